"""The Mating Game at a glance: what a seat may do, and what each kind of action does."""

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64, mypyc_attr

from tangledbank.core.containers import Actions
from tangledbank.core.grounds import ALLOWED, NO_SUCH_ACTION, NOT_YOUR_TURN
from tangledbank.core.rng import Rng
from tangledbank.games.mating.rules.actions import (
    ACCEPT,
    DISCARD,
    ESCAPE,
    GIVE_UP,
    KEEP_ALL,
    LUNCH,
    PASS,
    PASS_AHEAD,
    PLAY,
    SNEAK,
    card_of,
    encode,
    is_action,
    kind_of,
    target_of,
)
from tangledbank.games.mating.rules.drawing import (
    against_discards,
    choose_discards,
    fill_discards,
    pick_discards,
)
from tangledbank.games.mating.rules.flow import go_on
from tangledbank.games.mating.rules.grounds import (
    SNEAKY_NOT_IN_HAND,
    STRATEGY_NOT_IN_HAND,
    WRONG_PHASE,
)
from tangledbank.games.mating.rules.playing import (
    against_strategy,
    begin_round,
    choose,
    fill_strategies,
)
from tangledbank.games.mating.rules.setup import deal
from tangledbank.games.mating.rules.sneaking import (
    accept,
    against_sneaking,
    against_taking_part,
    fill_sneaky,
    pass_ahead,
    pass_on,
    sneak,
)
from tangledbank.games.mating.rules.state import ANSWER, CHOOSING, DISCARDING, THREAT, WINDOW, State
from tangledbank.games.mating.rules.surviving import against_escape, escape, give_up
from tangledbank.games.mating.rules.winning import points

if TYPE_CHECKING:  # its type alone: the rules know nothing of what is seen
    from tangledbank.games.mating.seen.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """A game with its secrets: the table of contents, one line a kind of action."""

    __slots__ = ()

    def deal(self, seed: int | str) -> None:
        """§1 Set the table up, and begin the first round."""
        self.rng.seed(seed)
        deal(self)
        begin_round(self)

    # -- who may do what -------------------------------------------------------------------
    def fill(self, seat: i64, actions: Actions) -> None:
        """The seat's legal actions, in the order of its cards."""
        actions.count = 0
        if not self.is_asked(seat):
            return
        phase = self.phase
        if is_answer(phase, PLAY):
            fill_strategies(self, seat, actions)
        if is_answer(phase, LUNCH):
            actions.add(encode(LUNCH))
        if is_answer(phase, PASS):
            actions.add(encode(PASS))
        if is_answer(phase, PASS_AHEAD):
            actions.add(encode(PASS_AHEAD))
        if is_answer(phase, ESCAPE) and against_escape(self, seat) == ALLOWED:
            actions.add(encode(ESCAPE))
        if is_answer(phase, GIVE_UP):
            actions.add(encode(GIVE_UP))
        if is_answer(phase, ACCEPT):
            actions.add(encode(ACCEPT))
        if is_answer(phase, SNEAK):
            fill_sneaky(self, seat, actions)
        if is_answer(phase, DISCARD):
            fill_discards(self, seat, actions)

    def pick(self, seat: i64, actions: Actions, rng: Rng) -> i64:
        """§7.1 Discards are not listed, since there are as many as sets of cards."""
        if self.phase == DISCARDING:
            return pick_discards(self, seat, rng)
        return super().pick(seat, actions, rng)

    def ground(self, seat: i64, action: i64) -> i64:
        """The first rule against it; a sneaky card can be refused before its player's turn."""
        ground = super().ground(seat, action)
        if ground == NOT_YOUR_TURN and kind_of(action) == SNEAK:
            out = against_taking_part(self, seat)
            return ground if out == ALLOWED else out
        return ground

    def rule_against(self, seat: i64, action: i64) -> i64:
        """The first of the game's own rules against it: the phase, the hand, then the chapter's."""
        if not is_action(self.cards, action):
            return NO_SUCH_ACTION
        kind = kind_of(action)
        if not is_answer(self.phase, kind):
            return WRONG_PHASE
        if kind == PLAY:
            if card_of(action) not in self.hands[seat]:
                return STRATEGY_NOT_IN_HAND
            return against_strategy(self, seat, card_of(action))
        if kind == SNEAK:
            if card_of(action) not in self.hands[seat]:
                return SNEAKY_NOT_IN_HAND
            return against_sneaking(self, seat, card_of(action), target_of(action))
        if kind == DISCARD:
            return against_discards(self, seat, action)
        return against_escape(self, seat) if kind == ESCAPE else ALLOWED

    # -- what happens ----------------------------------------------------------------------
    def apply(self, seat: i64, action: i64, at: int | None = None) -> None:
        """One line a kind of action; the chapters do the rest, and the flow goes on."""
        kind = kind_of(action)
        if kind in (PLAY, LUNCH):
            choose(self, seat, action)
        elif kind == DISCARD:
            choose_discards(self, seat, action)
        elif kind == PASS:
            pass_on(self, seat)
        elif kind == PASS_AHEAD:
            pass_ahead(self, seat)
        elif kind == ESCAPE:
            escape(self, seat)
        elif kind == GIVE_UP:
            give_up(self, seat)
        elif kind == ACCEPT:
            accept(self, seat)
        else:
            sneak(self, seat, card_of(action), target_of(action))
        go_on(self)

    def due(self) -> int | None:
        """§9.8 When the time to answer is over."""
        if self.terms.seconds == 0 or self.turn < 0:
            return None
        return int(self.asked_at + 1000 * self.terms.seconds)

    def tick(self, at: int) -> None:
        """§9.8 Whoever has not answered gets the default."""
        super().tick(at)
        for seat in self.actors():
            self.apply(seat, self.default())

    def default(self) -> i64:
        """§9.8 Out to lunch, no discard, no escape, no card (M33)."""
        if self.phase == CHOOSING:
            return encode(LUNCH)
        if self.phase == DISCARDING:
            return KEEP_ALL
        if self.phase == THREAT:
            return encode(GIVE_UP)
        return encode(ACCEPT) if self.phase == ANSWER else encode(PASS)

    # -- what is known ---------------------------------------------------------------------
    def points(self, seat: i64) -> i64:
        """§8.1 Offspring as they count."""
        return points(self, seat)

    def winners(self) -> i64:
        """§8.2 There is always one."""
        return 1 << self.winner

    def view(self, seat: int | None) -> "View":
        """§1.7 What a seat may know."""
        return cast("View", super().view(seat))


def is_answer(phase: i64, kind: i64) -> bool:
    """§2.1 Whether a phase asks for this kind of action."""
    if kind == SNEAK:  # §6.3, §6.8, §6.15
        return phase in (WINDOW, THREAT, ANSWER)
    if kind in (PASS, PASS_AHEAD):  # §6.3, §6.4
        return phase == WINDOW
    if kind in (PLAY, LUNCH):  # §2.2
        return phase == CHOOSING
    if kind in (ESCAPE, GIVE_UP):  # §3.4
        return phase == THREAT
    return phase == (ANSWER if kind == ACCEPT else DISCARDING)  # §6.5, §7.1
