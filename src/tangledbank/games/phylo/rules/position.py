"""A game of Phylo: a table of contents, in which each chapter of the rules is its own module."""

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64, mypyc_attr

from tangledbank.core.containers import Actions
from tangledbank.core.grounds import NO_SUCH_ACTION, NOT_YOUR_TURN
from tangledbank.core.rng import Rng
from tangledbank.games.phylo.rules.actions import AIM, DROP, RESTORE, card_of, is_action, kind_of
from tangledbank.games.phylo.rules.aiming import against_aims, aim, fill_aims, pick_aims
from tangledbank.games.phylo.rules.drawing import against_drop, drop, fill_drops, pick_drop
from tangledbank.games.phylo.rules.flow import go_on
from tangledbank.games.phylo.rules.grounds import ALREADY_READY, WRONG_PHASE
from tangledbank.games.phylo.rules.harmful_events import against_strike, fill_strikes, take
from tangledbank.games.phylo.rules.helping_events import against_restore, bring_back, fill_restores
from tangledbank.games.phylo.rules.setup import begin_game
from tangledbank.games.phylo.rules.state import AIMING, DRAWING, State

if TYPE_CHECKING:  # its type alone: the rules know nothing of what is seen
    from tangledbank.games.phylo.seen.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """A game with its secrets."""

    __slots__ = ()

    def deal(self, seed: int | str) -> None:
        """§1 Set the table up."""
        self.rng.seed(seed)
        begin_game(self)
        go_on(self)

    def fill(self, seat: i64, actions: Actions) -> None:
        """The seat's legal actions."""
        actions.count = 0
        if not self.is_asked(seat):
            return
        kind = self.asks_for()
        if kind == DROP:
            fill_drops(self, seat, actions)
        elif kind == AIM:
            fill_aims(self, seat, actions)
        elif kind == RESTORE:
            fill_restores(self, seat, actions)
        else:
            fill_strikes(self, actions)

    def pick(self, seat: i64, actions: Actions, rng: Rng) -> i64:
        """§2.2, §4.1 Sets of cards and rows of aims are found by their place; others are few."""
        if self.is_asked(seat):
            if self.phase == DRAWING:
                return pick_drop(self, seat, rng)
            if self.phase == AIMING:
                return pick_aims(self, seat, rng)
        return super().pick(seat, actions, rng)

    def rule_against(self, seat: i64, action: i64) -> i64:
        """The first rule that the action breaks: words, phase, cards."""
        if not is_action(self.cards, action):
            return NO_SUCH_ACTION
        kind = kind_of(action)
        if kind != self.asks_for():
            return WRONG_PHASE
        if kind == DROP:
            return against_drop(self, seat, action)
        if kind == AIM:
            return against_aims(self, seat, action)
        if kind == RESTORE:
            return against_restore(self, seat, card_of(action))
        return against_strike(self, card_of(action))

    def why_not_asked(self, seat: i64) -> i64:
        """§4.1 The seat is ready already; if not, somebody else is to act."""
        return ALREADY_READY if self.phase == AIMING else NOT_YOUR_TURN

    def apply(self, seat: i64, action: i64, at: int | None = None) -> None:
        """One line a kind of action; the chapters do the rest."""
        kind = kind_of(action)
        if kind == DROP:
            drop(self, seat, action)
        elif kind == AIM:
            aim(self, seat, action)
        elif kind == RESTORE:
            bring_back(self, seat, card_of(action))
        else:
            take(self, card_of(action))
        go_on(self)

    def points(self, seat: i64) -> i64:
        """§7.2 Points won so far; §8.4 the most win in the end."""
        return self.totals[seat]

    def winners(self) -> i64:
        """§8.4 The most points win; whoever is level shares the victory."""
        return self.leaders()

    def view(self, seat: int | None) -> "View":
        """What a seat may know."""
        return cast("View", super().view(seat))
