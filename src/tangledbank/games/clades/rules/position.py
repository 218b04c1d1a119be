"""A game of Clades: what may be done, what happens, what is known. Each chapter is a module."""

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64, mypyc_attr

from tangledbank.core.containers import Actions
from tangledbank.core.errors import Refusal
from tangledbank.core.grounds import ALLOWED, NO_SUCH_ACTION
from tangledbank.core.rng import Rng
from tangledbank.core.rooms import rooms_of
from tangledbank.games.clades.rules.actions import HINT, PASS, STUCK, UNSTUCK, is_action, is_call
from tangledbank.games.clades.rules.calling import (
    against_call,
    call,
    count_calls,
    earliest_call,
    fill_calls,
    find_call,
    pause,
)
from tangledbank.games.clades.rules.ending import RACE_WON
from tangledbank.games.clades.rules.flow import due, go_on, run_out
from tangledbank.games.clades.rules.setup import deal
from tangledbank.games.clades.rules.state import State
from tangledbank.games.clades.rules.stuck import (
    against_hint,
    against_stuck,
    against_unstuck,
    ask_hint,
    press_stuck,
    take_back_stuck,
)
from tangledbank.games.clades.rules.terms import RACE
from tangledbank.games.clades.rules.untimed import against_pass, pass_turn

if TYPE_CHECKING:  # its type alone: the rules know nothing of what is seen
    from tangledbank.games.clades.seen.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """The table of contents: every chapter of the rulebook is its own module."""

    __slots__ = ()

    def deal(self, seed: int | str) -> None:
        """§1 Set the table up."""
        self.rng.seed(seed)
        deal(self)

    # -- who may do what -------------------------------------------------------------------
    def in_real_time(self) -> bool:
        """§3.1 There are no turns, except in untimed play (§9)."""
        return not self.terms.untimed

    def fill(self, seat: i64, actions: Actions) -> None:
        """Small actions first, then every call within reach, true or false (ruling C25)."""
        self.fill_small(seat, actions)
        if self.is_asked(seat):
            fill_calls(self, seat, actions)

    def fill_small(self, seat: i64, actions: Actions) -> None:
        """All but calls."""
        actions.count = 0
        if not self.is_asked(seat):
            return
        if against_stuck(self, seat) == ALLOWED:
            actions.add(STUCK)
        if against_unstuck(self, seat) == ALLOWED:
            actions.add(UNSTUCK)
        if against_pass(self) == ALLOWED:
            actions.add(PASS)
        if against_hint(self, seat) == ALLOWED:
            actions.add(HINT)

    def pick(self, seat: i64, actions: Actions, rng: Rng) -> i64:
        """§3.1 A call is found by its place, since there may be thousands; open hands are rare."""
        if self.hands_open or not self.is_asked(seat):
            return super().pick(seat, actions, rng)
        self.fill_small(seat, actions)
        place = rng.below(actions.count + count_calls(self, seat))
        if place < actions.count:
            return actions[place]
        return find_call(self, seat, place - actions.count)

    def ground(self, seat: i64, action: i64) -> i64:
        """The first rule against it: whether the seat may act at all, then the action's own."""
        against = self.against_acting(seat)
        return against if against != ALLOWED else self.rule_against(seat, action)

    def rule_against(self, seat: i64, action: i64) -> i64:
        """The first rule against an action of a seat that may act, one line a kind."""
        if not is_action(action):
            return NO_SUCH_ACTION
        if action == STUCK:
            return against_stuck(self, seat)
        if action == UNSTUCK:
            return against_unstuck(self, seat)
        if action == PASS:
            return against_pass(self)
        if action == HINT:
            return against_hint(self, seat)
        return against_call(self, seat, action)

    # -- what happens ----------------------------------------------------------------------
    def apply(self, seat: i64, action: i64, at: int | None = None) -> None:
        """One line a kind of action; the chapters do the rest.

        Without a stamp a call waits as long as it must; if it can no longer be made then, nothing
        happens.
        """
        if at is not None:
            self.catch_up(at)
        elif is_call(action):
            moment = earliest_call(self, seat)
            if moment > self.now:
                self.catch_up(moment)
                if self.ground(seat, action) != ALLOWED:
                    return
        if action == STUCK:
            press_stuck(self, seat)
        elif action == UNSTUCK:
            take_back_stuck(self, seat)
        elif action == PASS:
            pass_turn(self, seat)
        elif action == HINT:
            ask_hint(self, seat)
        else:
            call(self, seat, action)
        go_on(self, action)

    # -- the clocks ------------------------------------------------------------------------
    def earliest(self, seat: i64, action: i64) -> int:
        """§3.2, §3.4 Only a call has to wait."""
        return earliest_call(self, seat) if is_call(action) else self.now

    def why_not_yet(self, seat: i64, action: i64) -> Refusal:
        """§3.2, §3.4 Which pause is running."""
        running = pause(self, seat)
        return rooms_of(type(self)).refusal(self, int(seat), int(action), int(running))

    def due(self) -> int | None:
        """§3.2 The window closes, §5.2 the game stalls, §8.4 the time is up."""
        moment = due(self)
        return None if moment < 0 else int(moment)

    def tick(self, at: int) -> None:
        """What is due happens, at its own moment."""
        self.now = at
        run_out(self)

    # -- what is known ---------------------------------------------------------------------
    def points(self, seat: i64) -> i64:
        """§11.3 The cards in the animal pile."""
        return self.piles[seat].count

    def winners(self) -> i64:
        """§11.3 The most cards win, equal ones share; §8.3 alone, a race is won or lost."""
        if self.terms.solitaire == RACE:
            return 1 if self.ended_by == RACE_WON else 0
        return self.leaders()

    def view(self, seat: int | None) -> "View":
        """What a seat may know."""
        return cast("View", super().view(seat))
