# Compiled: thinking asks it millions of times.
"""How The Mating Game is thought about: a round is played on, then offspring and food judged."""

from math import exp
from typing import Final

from mypy_extensions import i64

from tangledbank.core.containers import Actions, Pile
from tangledbank.core.mind import Mind
from tangledbank.core.position import Position as CorePosition
from tangledbank.core.rng import Rng, seed_from
from tangledbank.games.mating.bots.characters import Character
from tangledbank.games.mating.bots.habits import Habits, habits_for
from tangledbank.games.mating.bots.imagining import has_shown_thrift, imagine, is_thrifty
from tangledbank.games.mating.bots.policy import left_to_win
from tangledbank.games.mating.bots.weighing import Leaning, reached
from tangledbank.games.mating.cards.cards import COMBAT, FOOD_CACHE, Cards
from tangledbank.games.mating.rules.actions import (
    DISCARDS,
    LUNCH,
    MOST_DISCARDS,
    MOST_SEATS,
    PASS_AHEAD,
    PLAY,
    SNEAK,
    card_of,
    kind_of,
)
from tangledbank.games.mating.rules.position import Position
from tangledbank.games.mating.rules.state import CHOOSING, DISCARDING, State
from tangledbank.games.mating.seen.knowing import deal

FOOD: Final = 0.78  # what the first food becomes, in offspring
PLENTY: Final = 19.0  # how slowly more of it is worth less
CACHED: Final = 0.7  # what a Food Cache in the hand is worth
OPEN_END: Final = 1.25  # how far a lead is from a victory in the last round
AS_DOUBT: Final = 1.1  # from the scale of a softmax to a doubt
FARTHER: Final = 0.1  # and for each offspring to the goal

NEAR: Final = 1  # cards by which discards differ that are worth a look


class MatingMind(Mind):
    """Knows two kinds of players: those with its own habits, and those who take what is good now.

    What is judged is the end of a round: a food becomes about three quarters of an offspring, and
    hands are hardly worth more than others, as they change.
    """

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.seats: i64 = 0
        self.own = Character(cards, Habits())
        self.other_kind = self.own
        self.cast = [self.own] * MOST_SEATS
        self.usual = Pile(MOST_DISCARDS)
        self.other = Pile(MOST_DISCARDS)

    def meet(self, seats: i64) -> None:
        """Sit down at a table; nobody is known yet."""
        self.seats = seats
        self.sit(habits_for(seats))

    def sit(self, habits: Habits) -> None:
        """Everyone is taken to have these habits."""
        self.own = Character(self.cards, habits)
        self.other_kind = Character(self.cards, habits, Leaning())
        self.cast = [self.own] * MOST_SEATS

    def policy(self, position: CorePosition, seat: i64, actions: Actions, rng: Rng) -> i64:
        """A plain good action."""
        assert isinstance(position, Position)
        if position.seats != self.seats:
            self.meet(position.seats)
        return self.cast[int(seat)].decide(position, seat, rng)

    def stage(self, position: CorePosition) -> i64:
        """Judged is after the round, before cards are discarded."""
        assert isinstance(position, State)
        if position.phase == DISCARDING:
            return position.round + 1
        return position.round

    def promise(self, position: CorePosition, seat: i64) -> float:
        """Offspring, and what food becomes in rounds to come."""
        assert isinstance(position, State)
        found = float(reached(position, seat))
        found += FOOD * PLENTY * (1.0 - exp(-float(position.food[seat]) / PLENTY))
        hand = position.hands[seat]
        for i in range(hand.count):
            if position.cards.effect[hand[i]] == FOOD_CACHE:
                found += CACHED
        return found

    def doubt(self, position: CorePosition) -> float:
        """The longer the way to the goal, the more."""
        assert isinstance(position, State)
        return AS_DOUBT * (OPEN_END + FARTHER * float(left_to_win(position)))

    def imagine(self, position: CorePosition, viewer: i64, rng: Rng) -> None:
        """Each rival is of one kind or the other, as its discards suggest."""
        assert isinstance(position, Position)
        if position.seats != self.seats:
            self.meet(position.seats)
        for seat in range(position.seats):
            self.cast[int(seat)] = self.own
            if seat != viewer and not is_thrifty(position, seat, rng):
                self.cast[int(seat)] = self.other_kind
        imagine(position, viewer, self.cast, rng)

    def deal(self, position: CorePosition, viewer: i64, rng: Rng) -> None:
        """At random."""
        deal(position, viewer, rng)

    def stir(self, position: CorePosition, rng: Rng) -> None:
        """The decks; hands stay as they are."""
        assert isinstance(position, State)
        for seat in range(MOST_SEATS):
            self.cast[int(seat)] = self.own
        position.rng.seed(seed_from(rng))
        position.deck.shuffle(rng)
        if not position.terms.ordered:
            deck = position.environments
            last = deck.count - 1
            while last > 0:
                other = rng.below(last + 1)
                if last != position.reversed_at and other != position.reversed_at:
                    card = deck.cards[last]
                    deck.cards[last] = deck.cards[other]
                    deck.cards[other] = card
                last -= 1

    def propose(self, position: CorePosition, seat: i64, actions: Actions, rng: Rng) -> None:
        """No pass ahead; of the discards, those close to what habit says."""
        assert isinstance(position, Position)
        is_discarding = position.phase == DISCARDING
        if is_discarding:
            if position.seats != self.seats:
                self.meet(position.seats)
            DISCARDS.fill(self.own.decide(position, seat, rng), self.usual)
        codes = actions.codes
        kept: i64 = 0
        for i in range(actions.count):
            code = codes[i]
            if self.is_near(code) if is_discarding else kind_of(code) != PASS_AHEAD:
                codes[i] = codes[kept]
                codes[kept] = code
                kept += 1
        if kept > 0:  # else what was seen of the actions has nothing better
            actions.count = kept

    def is_near(self, action: i64) -> bool:
        """§7.1 Whether a discard differs by one card at most from the usual one."""
        DISCARDS.fill(action, self.other)
        return apart(self.usual, self.other) <= NEAR

    def is_mixed(self, position: CorePosition, seat: i64) -> bool:
        """§2.2 Strategies are chosen unseen: a rival who thinks alike could read a sure choice."""
        assert isinstance(position, State)
        if position.phase != CHOOSING or position.seats != 2:
            return False
        return has_shown_thrift(position, 1 - seat) > 0.0

    def fill_choices(self, position: CorePosition, seat: i64, actions: Actions) -> None:
        """§2.2 Of strategies that are alike but for predators, only the safest."""
        assert isinstance(position, Position)
        position.fill(seat, actions)
        if position.phase != CHOOSING:
            return
        codes = actions.codes
        kept: i64 = 0
        for i in range(actions.count):
            if not is_outdone(position, actions, i):
                codes[kept] = codes[i]
                kept += 1
        actions.count = kept

    def taste(self, position: CorePosition, seat: i64, action: i64, style: str) -> float:
        """What a character does for the joy of it."""
        assert isinstance(position, State)
        cards = position.cards
        kind = kind_of(action)
        if style == "sneak":
            return 0.06 if kind == SNEAK else 0.0
        if kind == LUNCH:
            return 0.05 if style == "saver" else 0.0
        if kind != PLAY:
            return 0.0
        card = card_of(action)
        if style == "saver":
            return 0.04 * float(cards.fitness[card] - 2)
        is_fight = cards.kind[card] == COMBAT
        return 0.08 if is_fight == (style == "fighter") else 0.0

    def look(self, position: CorePosition, seat: i64, into: list[float]) -> None:
        """Offspring, food, and the offspring of the best of the rivals."""
        assert isinstance(position, State)
        best: i64 = 0
        for other in range(position.seats):
            if other != seat:
                best = max(best, reached(position, other))
        into[0] = float(reached(position, seat))
        into[1] = float(position.food[seat])
        into[2] = float(best)


def apart(one: Pile, other: Pile) -> i64:
    """How many cards are in one of these and not in the other."""
    both: i64 = 0
    for i in range(one.count):
        if one[i] in other:
            both += 1
    return one.count + other.count - 2 * both


def is_outdone(position: Position, actions: Actions, at: i64) -> bool:
    """§2.2 Whether another strategy does the same, and is no easier prey."""
    if kind_of(actions[at]) != PLAY:
        return False
    cards = position.cards
    card = card_of(actions[at])
    for i in range(actions.count):
        if i != at and kind_of(actions[i]) == PLAY:
            other = card_of(actions[i])
            if (
                cards.kind[other] == cards.kind[card]
                and cards.fitness[other] >= cards.fitness[card]
                and cards.cost[other] <= cards.cost[card]
                and (
                    cards.predator[other] > cards.predator[card]
                    or (cards.predator[other] == cards.predator[card] and i < at)
                )
            ):
                return True
    return False
