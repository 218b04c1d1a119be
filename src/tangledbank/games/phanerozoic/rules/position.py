"""A game of Phanerozoic: a table of contents. Each chapter of the rulebook is its own module."""

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64, mypyc_attr

from tangledbank.core.containers import NO_CARDS, Actions, Pile
from tangledbank.core.grounds import ALLOWED, NO_SUCH_ACTION
from tangledbank.core.rng import Rng
from tangledbank.games.phanerozoic.cards.cards import CARD_BITS
from tangledbank.games.phanerozoic.rules.acting import act, against_act, fill_actions
from tangledbank.games.phanerozoic.rules.actions import (
    CHOOSE,
    DRAFT,
    KEEP_GOAL,
    NOTHING,
    card_of,
    encode,
    is_action,
    kind_of,
    target_of,
)
from tangledbank.games.phanerozoic.rules.drafting import begin_round, choose, draft
from tangledbank.games.phanerozoic.rules.flow import go_on
from tangledbank.games.phanerozoic.rules.goals import keep_goal, score_all, score_best, score_goal
from tangledbank.games.phanerozoic.rules.grounds import (
    NOT_IN_HAND,
    NOT_IN_POOL,
    NOT_YOUR_GOAL,
    WRONG_PHASE,
)
from tangledbank.games.phanerozoic.rules.phases import (
    ACTING,
    CHOOSING,
    DRAFTING,
    KEEPING_GOALS,
    kind_asked,
    phase_of,
)
from tangledbank.games.phanerozoic.rules.setup import deal
from tangledbank.games.phanerozoic.rules.state import State

if TYPE_CHECKING:  # its type alone: the rules know nothing of what is seen
    from tangledbank.games.phanerozoic.seen.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(State):
    """A table at play."""

    __slots__ = ()

    def deal(self, seed: int | str) -> None:
        """§1 Set the table up, and begin the first round."""
        self.rng.seed(seed)
        deal(self)
        begin_round(self)
        go_on(self)

    def fill(self, seat: i64, actions: Actions) -> None:
        """The seat's legal actions, in the order of its cards."""
        actions.count = 0
        if self.phase == ACTING:
            fill_actions(self, seat, actions)
        elif self.is_asked(seat):
            code = encode(kind_asked(self.phase), 0, NOTHING)
            actions.add_each(code, offered_to(self, seat), CARD_BITS)

    def pick(self, seat: i64, actions: Actions, rng: Rng) -> i64:
        """§2.4, §2.7, §5.1 One card or goal of a pile is found by its place in it."""
        if self.phase != ACTING and (seat == self.turn or self.is_asked(seat)):
            offered = offered_to(self, seat)
            card = offered.cards[rng.below(offered.count)]
            return encode(kind_asked(self.phase), card, NOTHING)
        self.fill(seat, actions)
        return actions.pick(rng)

    def rule_against(self, seat: i64, action: i64) -> i64:
        """The first rule against it: the phase, then the card and its target."""
        if not is_action(self.cards, action):
            return NO_SUCH_ACTION
        kind = kind_of(action)
        card = card_of(action)
        if phase_of(kind) != self.phase:
            return WRONG_PHASE
        if kind == CHOOSE:
            return ALLOWED if card in self.hands[seat] else NOT_IN_HAND
        if kind == DRAFT:
            return ALLOWED if card in self.pool else NOT_IN_POOL
        if kind == KEEP_GOAL:
            return ALLOWED if card in self.goals[seat] else NOT_YOUR_GOAL
        return against_act(self, seat, kind, card, target_of(action))

    def apply(self, seat: i64, action: i64, at: int | None = None) -> None:
        """One line a kind of action; then the round goes on."""
        kind = kind_of(action)
        card = card_of(action)
        if kind == CHOOSE:
            choose(self, seat, card)
        elif kind == DRAFT:
            draft(self, seat, card)
        elif kind == KEEP_GOAL:
            keep_goal(self, seat, card)
        else:
            act(self, seat, kind, card, target_of(action))
        if self.turn < 0:
            go_on(self)

    def points(self, seat: i64) -> i64:
        """§5.2 By the goal that the seat has kept, before that by its best, as the table lies."""
        if self.kept_goal[seat] != NOTHING:
            return score_goal(self, self.kept_goal[seat])
        return score_best(self, self.goals[seat])

    def winners(self) -> i64:
        """§5.3 The most points win, equal ones share (N29); §6.6 alone, more than the Automa's."""
        if self.seats > 1:
            return self.leaders()
        return 1 if self.points(0) > score_all(self, self.automa_goals) else 0

    def view(self, seat: int | None) -> "View":
        """What a seat may know."""
        return cast("View", super().view(seat))


def offered_to(position: State, seat: i64) -> Pile:
    """§2.4, §2.7, §5.1 The cards, or goals, of which a seat that is asked names one."""
    if position.phase == DRAFTING:
        return position.pool
    if position.phase == CHOOSING:
        return position.hands[seat]
    return position.goals[seat] if position.phase == KEEPING_GOALS else NO_CARDS
