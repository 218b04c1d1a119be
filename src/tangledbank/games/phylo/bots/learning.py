# Compiled: it plays some hundred hands before a mind's first decision.
"""What a mind learns of a kind of table by playing a few rounds against itself.

It follows from the deck, the seats and the terms alone, and is learnt once a process.
"""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from tangledbank.core.containers import Actions, Pile
from tangledbank.core.rng import Rng
from tangledbank.games.phylo.bots.lessons import Lessons
from tangledbank.games.phylo.bots.policy import Policy
from tangledbank.games.phylo.bots.prospects import MOST, Prospects
from tangledbank.games.phylo.bots.race import Race
from tangledbank.games.phylo.cards.cards import EVENTS, HAND
from tangledbank.games.phylo.rules.state import State

PLAYED: Final = 160  # hands, in each of two courses
HANDS: Final = 48  # dealt, to learn what a first draw promises
AGAIN: Final = 8  # draws for each way to drop
CLOSE: Final = 0.8  # points: by so much less a drop still comes into question
AT_FIRST: Final = 2.0  # points that any event seems worth


@final
class Learnt:
    """For one deck, number of seats, and set of terms."""

    __slots__ = ("lessons", "policy", "prospects", "race", "seats", "terms")

    def __init__(self, position: State) -> None:
        self.seats: i64 = position.seats
        self.terms = position.terms
        self.prospects = Prospects(position.cards, position.links)
        self.policy = Policy(self.prospects)
        self.lessons = Lessons(position.seats)
        key = kind_of_table(position)
        found = LEARNT.get(key)
        if found is None:
            self.race = self.learn(position)
            if len(LEARNT) >= MOST_KINDS:
                LEARNT.clear()
            LEARNT[key] = self
        else:
            self.race = found.race
            for effect in range(len(EVENTS)):
                self.prospects.worth[effect] = found.prospects.worth[effect]
                self.lessons.bites[effect] = found.lessons.bites[effect]
                self.lessons.parts[effect] = found.lessons.parts[effect]
            for count in range(MOST + 1):
                self.prospects.prizes[count] = found.prospects.prizes[count]
            for size in range(HAND + 1):
                self.prospects.later[size] = found.prospects.later[size]

    def learn(self, position: State) -> Race:
        """Two courses: the second plays by what the first has taught."""
        table = position.blank()
        assert isinstance(table, State)
        for effect in range(len(EVENTS)):
            self.prospects.worth[effect] = AT_FIRST
        for course in range(2):
            self.lessons = Lessons(position.seats)
            self.play_rounds(table, course)
            self.lessons.teach(self.prospects, position.terms.station)
            if position.terms.draws > 1:
                self.look_back(table, course)
        return Race(position.seats, position.terms, self.lessons.prizes_of_rounds())

    def is_for(self, position: State) -> bool:
        """Whether it is this kind of table."""
        return self.terms is position.terms and self.seats == position.seats

    def play_rounds(self, table: State, course: i64) -> None:
        """Some first rounds against oneself."""
        actions = Actions()
        rng = Rng()
        rng.seed(int(course))
        for number in range(PLAYED // self.seats):
            table.deal(int(1000 * course + number))
            while table.to_act() >= 0 and table.round == 1:
                seat = table.to_act()
                table.apply(seat, self.policy.choose(table, seat, actions, rng))
            self.lessons.add_round(table)

    def look_back(self, table: State, course: i64) -> None:
        """How much more a first draw promises once the second is looked at as the last.

        Hands tell most of the drops that come into question with them.
        """
        prospects = self.prospects
        rng = Rng()
        rng.seed(int(course))
        errors = [0.0] * (HAND + 1)
        weights = [0.5] * (HAND + 1)
        masks = [0] * (HAND + 1)
        means = [0.0] * (HAND + 1)
        hand = Pile(HAND)
        for hand_dealt in range(HANDS):
            table.deal(int(5000 + 1000 * course + hand_dealt))
            seat = table.to_act()
            hand.copy_from(table.hands[seat])
            prospects.look(table, seat, 2)
            for size in range(HAND + 1):
                masks[size] = int(prospects.best[size])
                means[size] = prospects.means[prospects.best[size]]
            most = max(means)
            for size in range(HAND + 1):
                total = 0.0
                for _time in range(AGAIN):
                    table.pickup.shuffle(rng)
                    new = table.hands[seat]
                    new.count = 0
                    mask: i64 = masks[size]
                    for i in range(HAND):
                        new.slot_in(
                            hand[i] if mask >> i & 1 else table.pickup[table.pickup.count - 1 - i]
                        )
                    total += prospects.means[prospects.look(table, seat, 1)]
                weight = exp((means[size] - most) / CLOSE)
                errors[size] += weight * (total / float(AGAIN) - means[size])
                weights[size] += weight
        for size in range(HAND + 1):
            prospects.later[size] += errors[size] / weights[size]


LEARNT: dict[tuple[int, ...], Learnt] = {}
MOST_KINDS: Final = 64  # of tables that are remembered


def kind_of_table(position: State) -> tuple[int, ...]:
    """Whatever a mind learns from: who eats whom, what is printed, seats and terms."""
    cards, terms = position.cards, position.terms
    found = [position.seats, terms.by_points, terms.target, terms.rounds, terms.longest]
    found += [terms.draws, terms.scale, terms.station, terms.hops]
    for row in (cards.points, cards.chain, cards.second_role, cards.scale, cards.terrains):
        found += [row[card] for card in range(cards.count)]
    for row in (cards.climates, cards.species, cards.effect):
        found += [row[card] for card in range(cards.count)]
    found += [position.links[i] for i in range(cards.count * cards.count)]
    return tuple([int(one) for one in found])
