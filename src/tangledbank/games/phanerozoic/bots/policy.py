# Compiled: each trial of a search plays on by it.
"""A plain good action, quickly found: by rules of thumb, with one look at what nature will do.

Everything is counted in hundredths of a point, for the goal that the seat is after. Only what
the seat sees is asked: its own goals and hand, and what lies open.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core.containers import Actions, Pile, zeros
from tangledbank.core.rng import Rng
from tangledbank.games.phanerozoic.cards.cards import GROW, RECOVER, Cards
from tangledbank.games.phanerozoic.rules.acting import befalls, cards_to_act_with, raises
from tangledbank.games.phanerozoic.rules.actions import (
    DISCARD,
    EVOLVE,
    KEEP,
    MUTATE,
    NOTHING,
    PLAY,
    RECOVERY,
    encode,
)
from tangledbank.games.phanerozoic.rules.living import Living
from tangledbank.games.phanerozoic.rules.nature import nature
from tangledbank.games.phanerozoic.rules.phases import ACTING, kind_asked
from tangledbank.games.phanerozoic.rules.position import offered_to
from tangledbank.games.phanerozoic.rules.state import State

NEVER: Final = -(1 << 40)
NEW_SPECIES: Final = 60  # evolving at all: one more that can carry mutations
MUTATED: Final = 8  # a mutation that gives nothing yet makes a parent
CHILD: Final = 50  # of each point of a card in reach that the mutation makes possible, per cent
KEPT: Final = 55  # of what a card could do, if it is kept for the next round, per cent
NEW_CARD: Final = 30  # what a new card in its place would bring
CHANCE: Final = 6  # what is about as good is taken about as often



W: vec[i64] = vec[i64]([i64(0)] * 16)


def weigh(values: list[int]) -> None:
    global W
    for i in range(len(values)):
        W[i] = values[i]


weigh([121, 8, 34, 55, 45, 40, 3, 66, 95, 20])


@final
@mypyc_attr(acyclic=True)
class Policy:
    """Rules of thumb, with room to note what nature will do."""

    __slots__ = ("after", "best", "cards", "choice", "dead", "found", "goal", "stake")

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.after: vec[i64] = zeros(cards.first_mutation)  # population after nature, by species
        self.stake: vec[i64] = zeros(cards.first_mutation)  # its points alive, with mutations
        self.dead: vec[i64] = zeros(cards.first_mutation)  # and extinct
        self.goal: i64 = 0  # which the seat is after
        self.best: i64 = 0
        self.choice: i64 = 0
        self.found: i64 = 0

    # -- a decision ------------------------------------------------------------------------
    def decide(self, table: State, seat: i64, rng: Rng) -> i64:
        """The action that promises most."""
        self.look_ahead(table, seat)
        if table.phase != ACTING:
            return self.name_one(table, seat, rng)
        self.best = NEVER
        self.choice = 0
        with_cards = cards_to_act_with(table, seat)
        for i in range(with_cards.count):
            self.use(table, seat, with_cards[i], rng)
        return self.choice

    def look_ahead(self, table: State, seat: i64) -> None:
        """§4 What nature will do if nothing more is done, and which goal that favours."""
        later = table.later()
        nature(later)
        goals = table.goals[seat]
        self.goal = table.kept_goal[seat]
        if self.goal == NOTHING:
            best: i64 = NEVER
            for i in range(goals.count):
                prospect = outlook(later, goals[i])
                if prospect > best:
                    best = prospect
                    self.goal = goals[i]
        self.note(table, later)

    def note(self, table: State, later: State) -> None:
        """Of every living species, how it fares and what it is worth."""
        cards, goal = self.cards, self.goal
        after, stake, dead = self.after, self.stake, self.dead
        place: i64 = 0
        living = len(later.table)
        for one in table.table:
            card = one.card
            after[card] = 0
            if place < living and later.table[place].card == card:
                after[card] = later.table[place].population
                place += 1
            alive = cards.living_points[goal, card]
            gone = cards.extinct_points[goal, card]
            for i in range(one.mutations.count):
                side = cards.side(one.mutations[i], one.row)
                alive += cards.living_side_points[goal, side]
                gone += cards.extinct_side_points[goal, side]
            stake[card] = alive
            dead[card] = gone

    def consider(self, value: i64, action: i64, rng: Rng) -> None:
        """Take it if nothing better was seen."""
        value += rng.below(CHANCE)
        if value > self.best:
            self.best = value
            self.choice = action

    # -- a card, or a goal, is named ---------------------------------------------------------
    def name_one(self, table: State, seat: i64, rng: Rng) -> i64:
        """§2.4, §2.7 The card that can do most; §5.1 the goal that it is after."""
        code = kind_asked(table.phase)
        offered = offered_to(table, seat)
        if self.goal in offered and offered is table.goals[seat]:
            return encode(code, self.goal, NOTHING)
        self.best = NEVER
        for i in range(offered.count):
            card = offered[i]
            self.consider(self.worth(table, seat, card), encode(code, card, NOTHING), rng)
        return self.choice

    def worth(self, table: State, seat: i64, card: i64) -> i64:
        """What a card can do as things are."""
        cards = self.cards
        best: i64 = 0
        if card < cards.first_mutation:
            best = self.hope(table, card)
            for one in table.table:
                if one.can_become(cards, card):
                    best = max(best, self.evolving(table, card, one))
        elif card < cards.first_event:
            for one in table.table:
                if one.can_take(cards, card):
                    best = max(best, self.mutating(table, seat, card, one))
        elif cards.effect[card] == RECOVER:
            best = W[4]
        else:
            for one in table.table:
                if befalls(cards, card, one):
                    best = max(best, self.happening(card, one))
        return best

    def hope(self, table: State, species: i64) -> i64:
        """What a species without a parent may be worth: it lacks little, or much."""
        cards = self.cards
        points = max(cards.living_points[self.goal, species], 0)
        if points == 0:
            return 0
        needed = cards.needed_marks[species]
        least: i64 = 9
        for one in table.table:
            if one.row == cards.row[species]:
                lacks = max(cards.stars[species] - one.stars, 0) + bits(needed & ~one.marks)
                least = min(least, max(lacks, 1))
        return W[8] * points // (1 + least)

    def in_hand(self, table: State, seat: i64) -> float:
        """What the best card of the hand may bring, in points."""
        self.look_ahead(table, seat)
        hand = table.hands[seat]
        best: i64 = 0
        for i in range(hand.count):
            best = max(best, self.worth(table, seat, hand[i]))
        return 0.0055 * float(best)

    def before(self, table: State, seat: i64) -> float:
        """What the cards before the seat may bring, in points."""
        self.look_ahead(table, seat)
        cards = table.face_up[seat]
        total: i64 = 0
        for i in range(cards.count):
            total += self.worth(table, seat, cards[i])
        return 0.0055 * float(total)

    # -- what can be done with a card --------------------------------------------------------
    def use(self, table: State, seat: i64, card: i64, rng: Rng) -> None:
        """§3.1 All ways to use it."""
        cards = self.cards
        self.consider(0, encode(DISCARD, card, NOTHING), rng)
        if card < cards.first_mutation:
            for one in table.table:
                if one.can_become(cards, card):
                    value = self.evolving(table, card, one)
                    self.consider(value, encode(EVOLVE, card, one.card), rng)
                if raises(cards, card, one):
                    value = self.changing(one, cards.bonus[card])
                    self.consider(value, encode(DISCARD, card, one.card), rng)
        elif card < cards.first_event:
            for one in table.table:
                if one.can_take(cards, card):
                    value = self.mutating(table, seat, card, one)
                    self.consider(value, encode(MUTATE, card, one.card), rng)
        elif cards.effect[card] == RECOVER:
            for i in range(table.discards.count):
                other = table.discards[i]
                value = self.worth(table, seat, other) if other != card else 0
                self.consider(value, encode(RECOVERY, card, other), rng)
        else:
            for one in table.table:
                if befalls(cards, card, one):
                    self.consider(self.happening(card, one), encode(PLAY, card, one.card), rng)
        if table.round < table.terms.rounds:
            value = self.worth(table, seat, card) * W[3] // 100 - W[4]
            self.consider(value, encode(KEEP, card, NOTHING), rng)

    def evolving(self, table: State, species: i64, parent: Living) -> i64:
        """§3.10 What the child brings, less what the parent's mutations brought."""
        cards, goal = self.cards, self.goal
        half = (parent.population + 1) // 2
        alive, dead = cards.living_points[goal, species], cards.extinct_points[goal, species]
        value = W[0] + fate(alive, dead, half)
        alive = self.stake[parent.card] - cards.living_points[goal, parent.card]
        dead = self.dead[parent.card] - cards.extinct_points[goal, parent.card]
        return value - fate(alive, dead, self.after[parent.card])

    def mutating(self, table: State, seat: i64, mutation: i64, host: Living) -> i64:
        """§3.4 What the side in use brings, and whom the host can become then."""
        cards, goal = self.cards, self.goal
        side = cards.side(mutation, host.row)
        alive, dead = cards.living_side_points[goal, side], cards.extinct_side_points[goal, side]
        value = W[1] + fate(alive, dead, self.after[host.card])
        if not host.is_mutated():
            value += W[1]
        return value + self.children(table.face_up[seat], host, side)

    def children(self, hand: Pile, host: Living, side: i64) -> i64:
        """§3.10 What cards in reach could descend from the host with this mutation."""
        cards = self.cards
        best: i64 = 0
        for i in range(hand.count):
            species = hand[i]
            if species < cards.first_mutation and cards.row[species] == host.row:
                stars = host.stars + cards.side_stars[side]
                marks = host.marks | cards.side_mark[side]
                growth = cards.side_growth[side]
                if growth == 0:
                    growth = host.growth
                if (
                    stars >= cards.stars[species]
                    and cards.needed_marks[species] & ~marks == 0
                    and cards.needed_growth[species] & ~growth == 0
                    and not host.can_become(cards, species)
                ):
                    points = max(cards.living_points[self.goal, species], 0)
                    best = max(best, W[0] // 2 + W[2] * points)
        return best

    def happening(self, event: i64, one: Living) -> i64:
        """§3.6 An event raises what pays alive, and strikes what pays extinct."""
        cards = self.cards
        amount = cards.amount[event]
        if cards.effect[event] == GROW:
            return self.changing(one, amount)
        if one.population <= amount:
            return self.changing(one, -8)
        return self.changing(one, -amount)

    def changing(self, one: Living, amount: i64) -> i64:
        """§3.3 What it brings that a population rises or falls."""
        alive, dead, after = self.stake[one.card], self.dead[one.card], self.after[one.card]
        least: i64 = 0 if amount == -8 else 1
        then = max(min(after + amount, 8), least)
        return fate(alive, dead, then) - fate(alive, dead, after)


def fate(alive: i64, dead: i64, population: i64) -> i64:
    """What a card is worth that gives points alive or extinct, in hundredths."""
    if population <= 0:
        return 100 * dead
    lives = min(W[5] + W[6] * population, W[7])
    return alive * lives + dead * (100 - lives)


def outlook(later: State, goal: i64) -> i64:
    """How a goal stands, quickly counted: its points, and room for more."""
    cards = later.cards
    total: i64 = 0
    for one in later.table:
        alive, dead = cards.living_points[goal, one.card], cards.extinct_points[goal, one.card]
        for i in range(one.mutations.count):
            side = cards.side(one.mutations[i], one.row)
            alive += cards.living_side_points[goal, side]
            dead += cards.extinct_side_points[goal, side]
        total += fate(alive, dead, one.population)
        if one.marks & cards.wanted_marks[goal] == 0:
            total += W[9] * cards.appetite[goal, one.row]
    for i in range(later.extinct.count):
        total += 100 * cards.extinct_points[goal, later.extinct[i]]
    for i in range(later.extinct_sides.count):
        total += 100 * cards.extinct_side_points[goal, later.extinct_sides[i]]
    return total


def bits(marks: i64) -> i64:
    """How many marks are set."""
    count: i64 = 0
    while marks != 0:
        marks &= marks - 1
        count += 1
    return count
