"""The Mating Game at a glance: what a seat may do, and what each kind of action does."""

from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64, mypyc_attr

from tangledbank.core.containers import Actions, Pile, pile_of
from tangledbank.core.grounds import ALLOWED, NO_SUCH_ACTION, NOT_YOUR_TURN
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
from tangledbank.games.mating.rules.state import ANSWER, CHOOSING, DISCARDING, THREAT, State
from tangledbank.games.mating.rules.surviving import against_escape, escape, give_up
from tangledbank.games.mating.rules.winning import points

if TYPE_CHECKING:  # its type alone: the rules know nothing of what is seen
    from tangledbank.games.mating.seen.view import View

ANSWERS: Final[list[Pile]] = [  # with which kinds of action each phase can be answered
    pile_of([PLAY, LUNCH]),  # §2.2 choosing
    pile_of([PASS, PASS_AHEAD, SNEAK]),  # §6.3, §6.4 a window
    pile_of([ESCAPE, GIVE_UP, SNEAK]),  # §3.5, §3.6, §6.8 a threat
    pile_of([ACCEPT, SNEAK]),  # §6.5, §6.15 an answer
    pile_of([DISCARD]),  # §7.1 discarding
    pile_of([]),  # over
]


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
        kinds = ANSWERS[self.phase]
        for i in range(kinds.count):
            kind = kinds[i]
            if kind == SNEAK:
                fill_sneaky(self, seat, actions)
            elif kind == PLAY:
                fill_strategies(self, seat, actions)
            elif kind == DISCARD:
                fill_discards(self, seat, actions)
            elif kind != ESCAPE or against_escape(self, seat) == ALLOWED:
                actions.add(encode(kind))

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
        if kind not in ANSWERS[self.phase]:
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

    def view(self, seat: int | None) -> "View":
        """§1.7 What a seat may know."""
        return cast("View", super().view(seat))
