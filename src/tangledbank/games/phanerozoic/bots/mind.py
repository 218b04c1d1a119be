# Compiled: search asks it millions of times.
"""How Phanerozoic is thought about."""

from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tangledbank.core.containers import Actions
from tangledbank.core.mind import Mind, shares
from tangledbank.core.position import Position as CorePosition
from tangledbank.core.rng import Rng
from tangledbank.games.phanerozoic.bots.evaluation import decided_goal
from tangledbank.games.phanerozoic.bots.imagining import imagine
from tangledbank.games.phanerozoic.bots.policy import Policy
from tangledbank.games.phanerozoic.bots.prospects import Prospects, doubt_left, rounds_left
from tangledbank.games.phanerozoic.cards.cards import Cards
from tangledbank.games.phanerozoic.rules.actions import NOTHING
from tangledbank.games.phanerozoic.rules.phases import ACTING, CHOOSING, KEEPING_GOALS, OVER
from tangledbank.games.phanerozoic.rules.state import State
from tangledbank.games.phanerozoic.seen.knowing import deal

CARD: Final = 0.004  # points that come of a hundredth that a card in reach may bring
LUCK: Final = 1.0  # points that fall to the Automa by what others do
ALONE: Final = 0.6  # points a round more if nobody works against it
TRIED: Final = 14  # actions that deserve a closer look
LEAD: Final = 1.1  # a lead that is worth the doubt makes it three in four


@mypyc_attr(allow_interpreted_subclasses=True)
class PhanerozoicMind(Mind):
    """Plays on to the end of the round; points to be expected tell who will win."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.prospects = Prospects(cards)
        self.rules = Policy(cards, self.prospects)

    def policy(self, position: CorePosition, seat: i64, actions: Actions, rng: Rng) -> i64:
        """The action that promises most."""
        assert isinstance(position, State)
        return self.rules.decide(position, seat, rng)

    def stage(self, position: CorePosition) -> i64:
        """§1.6 A round, and the moment when goals are kept."""
        assert isinstance(position, State)
        if position.phase == KEEPING_GOALS:
            return -position.round
        return position.round

    def promise(self, position: CorePosition, seat: i64) -> float:
        """§5.2 The points that the seat may expect."""
        assert isinstance(position, State)
        table: State = position
        self.prospects.look_ahead(table)
        return self.expected(table, seat, rounds_left(table))

    def expected(self, table: State, seat: i64, left: float) -> float:
        """By the goal that it has kept, or the best that it may keep; nature is noted."""
        goal = decided_goal(table, seat)
        goals = table.goals[seat]
        if goal != NOTHING:
            best = self.prospects.promise(table, goal, left)
        else:
            best = -1000.0
            for i in range(goals.count):
                goal = goals[i]
                best = max(best, self.prospects.promise(table, goal, left))
        return best + self.in_reach(table, seat)

    def in_reach(self, table: State, seat: i64) -> float:
        """What the hand, or the cards before the seat, can bring."""
        if table.phase == CHOOSING:
            return CARD * float(self.rules.best_worth(table, seat))
        if table.phase == ACTING:
            return CARD * float(self.rules.all_worth(table, seat))
        return 0.0

    def doubt(self, position: CorePosition) -> float:
        """It shrinks as rounds pass."""
        assert isinstance(position, State)
        return doubt_left(position, rounds_left(position))

    def chances(self, position: CorePosition, into: list[float]) -> None:
        """§5.3 By the points that everyone may expect; §6.6 alone, by those of the Automa."""
        assert isinstance(position, State)
        table: State = position
        if table.phase == OVER:
            shares(table, into)
            return
        seats = table.seats
        left = rounds_left(table)
        self.prospects.look_ahead(table)
        scale = LEAD / doubt_left(table, left)
        if seats == 1:
            ahead = self.expected(table, 0, left) + ALONE * left - self.automa_expects(table, left)
            into[0] = 1.0 / (1.0 + exp(max(-40.0, min(40.0, -scale * ahead))))
            return
        most = -1e9
        for seat in range(seats):
            into[seat] = self.expected(table, seat, left)
            most = max(most, into[seat])
        total = 0.0
        for seat in range(seats):
            into[seat] = exp(max(-40.0, scale * (into[seat] - most)))
            total += into[seat]
        for seat in range(seats):
            into[seat] /= total

    def automa_expects(self, table: State, left: float) -> float:
        """§6.1 The points of all its goals, though it does nothing for them."""
        goals = table.automa_goals
        total = LUCK + 0.5  # §6.6 equal points are a loss
        for i in range(goals.count):
            total += self.prospects.drift(table, goals[i], left)
        return total

    def imagine(self, position: CorePosition, viewer: i64, rng: Rng) -> None:
        """§1.4 Goals as likely as the table makes them, choices as the policy makes them."""
        assert isinstance(position, State)
        imagine(position, viewer, self.rules, self.prospects, rng)

    def stir(self, position: CorePosition, rng: Rng) -> None:
        """§1.5 The deck is shuffled; hands stay as they are."""
        assert isinstance(position, State)
        position.deck.shuffle(rng)
        position.rng.seed(int(rng.below(1 << 30)))

    def propose(self, position: CorePosition, seat: i64, actions: Actions, rng: Rng) -> None:
        """§3.1 Of what can be done with cards, what the rules of thumb like best."""
        assert isinstance(position, State)
        if position.phase == ACTING and actions.count > TRIED:
            self.rules.rank(position, seat, actions, TRIED, rng)

    def is_mixed(self, position: CorePosition, seat: i64) -> bool:
        """§2.4 Cards are chosen unseen."""
        assert isinstance(position, State)
        return position.phase == CHOOSING and position.seats > 1

    def reopen(self, position: CorePosition, seat: i64) -> None:
        """§2.4, §5.1 Let the others choose again."""
        assert isinstance(position, State)
        for other in range(position.seats):
            if other != seat:
                position.chosen[other] = NOTHING
        position.turn = position.next_chooser()

    def look(self, position: CorePosition, seat: i64, into: list[float]) -> None:
        """The points that the seat may expect, the best rival's, and those that nature may take."""
        assert isinstance(position, State)
        table: State = position
        left = rounds_left(table)
        self.prospects.look_ahead(table)
        into[0] = self.expected(table, seat, left)
        into[1] = self.automa_expects(table, left) if table.seats == 1 else -1e9
        for other in range(table.seats):
            if other != seat:
                into[1] = max(into[1], self.expected(table, other, left))
        self.rules.look(table, seat)
        into[2] = float(self.prospects.at_risk(table))

    def deal(self, position: CorePosition, viewer: i64, rng: Rng) -> None:
        """At random."""
        deal(position, viewer, rng)
