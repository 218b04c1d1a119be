# Compiled: each trial of a search plays on by it.
"""A plain good action, quickly found: by rules of thumb, with one look at what nature will do.

Everything is counted in hundredths of a point, for the goal that the seat is after. Only what
the seat sees is asked: its own goals and hand, and what lies open.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tangledbank.core.containers import Actions, Pile
from tangledbank.core.rng import Rng
from tangledbank.games.phanerozoic.bots.evaluation import bits
from tangledbank.games.phanerozoic.bots.prospects import Prospects, rounds_left
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
from tangledbank.games.phanerozoic.rules.phases import ACTING, KEEPING_GOALS, kind_asked
from tangledbank.games.phanerozoic.rules.position import offered_to
from tangledbank.games.phanerozoic.rules.state import State

NEVER: Final = -(1 << 40)
CHANCE: Final = 6  # what is about as good is taken about as often
NEW_SPECIES: Final = 121  # evolving at all: one more that can carry mutations
MUTATED: Final = 8  # a mutation that gives nothing yet; twice that for the first, of a parent
CHILD: Final = 34  # a point of a card in reach that can descend from the host then
HOPE: Final = 95  # a point of a species without a parent, shared by what is lacking and one
KEPT: Final = 55  # of what a card can do, per cent, if it is kept for the next round,
NEW_CARD: Final = 45  # less what a new card in its place would bring

# How sure it is, per cent, that a card with this population lives to the end.
LIVES: Final = 40
EACH_LIVES: Final = 3
MOST_LIVES: Final = 66
MANY: Final = 8  # a population that changes nothing any more
WIPED_OUT: Final = -99


@final
@mypyc_attr(acyclic=True)
class Policy:
    """Rules of thumb, for one seat after another; what they see is noted in `prospects`."""

    __slots__ = ("among", "best", "cards", "choice", "goal", "prospects", "ranked", "values")

    def __init__(self, cards: Cards, prospects: Prospects) -> None:
        self.cards = cards
        self.prospects = prospects
        self.goal: i64 = 0  # which the seat is after
        self.best: i64 = 0
        self.choice: i64 = 0
        self.among: Actions | None = None  # what is ranked, if anything is
        self.ranked = Actions()
        self.values: list[i64] = []  # of what is ranked, the best first

    # -- a decision ------------------------------------------------------------------------
    def decide(self, table: State, seat: i64, rng: Rng) -> i64:
        """The action that promises most."""
        self.look(table, seat)
        self.best = NEVER
        if table.phase == KEEPING_GOALS:
            return encode(kind_asked(table.phase), self.goal, NOTHING)
        if table.phase != ACTING:
            self.name_one(table, seat, rng)
            return self.choice
        with_cards = cards_to_act_with(table, seat)
        for i in range(with_cards.count):
            self.use(table, seat, with_cards[i], rng)
        return self.choice

    def look(self, table: State, seat: i64) -> None:
        """What nature will do, and which goal the seat is after."""
        prospects = self.prospects
        prospects.look_ahead(table)
        self.goal = table.kept_goal[seat]
        if self.goal == NOTHING:
            left = rounds_left(table)
            goals = table.goals[seat]
            most = 0.0
            for i in range(goals.count):
                promise = prospects.promise(table, goals[i], left)
                if i == 0 or promise > most:
                    most = promise
                    self.goal = goals[i]
        prospects.note(table, self.goal)

    def rank(self, table: State, seat: i64, actions: Actions, most: i64, rng: Rng) -> None:
        """§3.1 Leave the best of the actions in the buffer, at most this many, the best first."""
        self.ranked.clear()
        self.values = [i64(0)] * int(actions.count)
        self.among = actions
        self.decide(table, seat, rng)
        self.among = None
        actions.clear()
        for i in range(min(most, self.ranked.count)):
            actions.add(self.ranked.codes[i])

    def consider(self, value: i64, action: i64, rng: Rng) -> None:
        """Take it if nothing better was seen."""
        value += rng.below(CHANCE)
        if self.among is not None and action in self.among:
            self.slot_in(value, action)
        if value > self.best:
            self.best = value
            self.choice = action

    def slot_in(self, value: i64, action: i64) -> None:
        """Among those that are ranked."""
        ranked, values = self.ranked, self.values
        ranked.add(action)
        i = ranked.count - 1
        while i > 0 and values[i - 1] < value:
            values[i] = values[i - 1]
            ranked.codes[i] = ranked.codes[i - 1]
            i -= 1
        values[i] = value
        ranked.codes[i] = action

    # -- one of several cards ----------------------------------------------------------------
    def name_one(self, table: State, seat: i64, rng: Rng) -> None:
        """§2.4, §2.7 The card that can do most."""
        kind = kind_asked(table.phase)
        offered = offered_to(table, seat)
        for i in range(offered.count):
            card = offered[i]
            self.consider(self.worth(table, seat, card), encode(kind, card, NOTHING), rng)

    def worth(self, table: State, seat: i64, card: i64) -> i64:
        """What a card can do as things are."""
        cards = self.cards
        best: i64 = 0
        if card < cards.first_mutation:
            best = self.hope(table, card)
            for one in table.table:
                if one.can_become(cards, card):
                    best = max(best, self.evolving(card, one))
        elif card < cards.first_event:
            for one in table.table:
                if one.can_take(cards, card):
                    best = max(best, self.mutating(table, seat, card, one))
        elif cards.effect[card] == RECOVER:
            best = NEW_CARD
        else:
            for one in table.table:
                if befalls(cards, card, one):
                    best = max(best, self.happening(card, one))
        return best

    def hope(self, table: State, species: i64) -> i64:
        """§3.11 What a species may be worth that no living one can become yet."""
        cards = self.cards
        points = max(cards.living_points[self.goal, species], 0)
        if points == 0:
            return 0
        needed, stars, row = cards.needed_marks[species], cards.stars[species], cards.row[species]
        least: i64 = 9
        for one in table.table:
            if one.row == row:
                lacks = max(stars - one.stars, 0) + bits(needed & ~one.marks)
                least = min(least, max(lacks, 1))
        return HOPE * points // (1 + least)

    def all_worth(self, table: State, seat: i64) -> i64:
        """What the cards before a seat can do together."""
        self.look(table, seat)
        face_up = table.face_up[seat]
        total: i64 = 0
        for i in range(face_up.count):
            total += self.worth(table, seat, face_up[i])
        return total

    def best_worth(self, table: State, seat: i64) -> i64:
        """What the best card of a hand can do."""
        self.look(table, seat)
        hand = table.hands[seat]
        best: i64 = 0
        for i in range(hand.count):
            best = max(best, self.worth(table, seat, hand[i]))
        return best

    # -- what can be done with a card --------------------------------------------------------
    def use(self, table: State, seat: i64, card: i64, rng: Rng) -> None:
        """§3.1 All ways to use it."""
        cards = self.cards
        self.consider(0, encode(DISCARD, card, NOTHING), rng)
        if card < cards.first_mutation:
            self.use_species(table, card, rng)
        elif card < cards.first_event:
            for one in table.table:
                if one.can_take(cards, card):
                    value = self.mutating(table, seat, card, one)
                    self.consider(value, encode(MUTATE, card, one.card), rng)
        elif cards.effect[card] == RECOVER:
            for i in range(table.discards.count):
                other = table.discards[i]
                value = self.worth(table, seat, other)
                self.consider(value, encode(RECOVERY, card, other), rng)
        else:
            for one in table.table:
                if befalls(cards, card, one):
                    self.consider(self.happening(card, one), encode(PLAY, card, one.card), rng)
        if table.round < table.terms.rounds:
            value = self.worth(table, seat, card) * KEPT // 100 - NEW_CARD
            self.consider(value, encode(KEEP, card, NOTHING), rng)

    def use_species(self, table: State, card: i64, rng: Rng) -> None:
        """§3.10 It evolves, or §3.3 it is discarded for its bonus."""
        cards = self.cards
        for one in table.table:
            if one.can_become(cards, card):
                self.consider(self.evolving(card, one), encode(EVOLVE, card, one.card), rng)
            if raises(cards, card, one):
                value = self.changing(one, cards.bonus[card])
                self.consider(value, encode(DISCARD, card, one.card), rng)

    def evolving(self, species: i64, parent: Living) -> i64:
        """§3.13 What the child brings, less what the parent's mutations brought."""
        cards, goal, seen = self.cards, self.goal, self.prospects
        card = parent.card
        half = (parent.population + 1) // 2
        alive, dead = cards.living_points[goal, species], cards.extinct_points[goal, species]
        value = NEW_SPECIES + fate(alive, dead, half)
        alive = seen.stake[card] - cards.living_points[goal, card]
        dead = seen.dead[card] - cards.extinct_points[goal, card]
        return value - fate(alive, dead, seen.after[card])

    def mutating(self, table: State, seat: i64, mutation: i64, host: Living) -> i64:
        """§3.4 What the side in use brings, and whom the host can become then."""
        cards, goal = self.cards, self.goal
        side = cards.side(mutation, host.row)
        alive, dead = cards.living_side_points[goal, side], cards.extinct_side_points[goal, side]
        value = MUTATED + fate(alive, dead, self.prospects.after[host.card])
        if not host.is_mutated():
            value += MUTATED
        return value + self.children(table.face_up[seat], host, side)

    def children(self, reach: Pile, host: Living, side: i64) -> i64:
        """§3.11 The best of the cards in reach that can descend from the host with this side."""
        cards = self.cards
        best: i64 = 0
        for i in range(reach.count):
            species = reach[i]
            if species >= cards.first_mutation or cards.row[species] != host.row:
                continue
            growth = cards.side_growth[side]
            if growth == 0:
                growth = host.growth
            if (
                host.stars + cards.side_stars[side] >= cards.stars[species]
                and cards.needed_marks[species] & ~(host.marks | cards.side_mark[side]) == 0
                and cards.needed_growth[species] & ~growth == 0
                and not host.can_become(cards, species)
            ):
                points = max(cards.living_points[self.goal, species], 0)
                best = max(best, NEW_SPECIES // 2 + CHILD * points)
        return best

    def happening(self, event: i64, one: Living) -> i64:
        """§3.7 It raises what pays alive, or §3.8 strikes what pays extinct."""
        cards = self.cards
        amount = cards.amount[event]
        if cards.effect[event] == GROW:
            return self.changing(one, amount)
        if one.population <= amount:
            return self.changing(one, WIPED_OUT)
        return self.changing(one, -amount)

    def changing(self, one: Living, amount: i64) -> i64:
        """§1.3 What it brings that a population rises or falls."""
        seen = self.prospects
        alive, dead, after = seen.stake[one.card], seen.dead[one.card], seen.after[one.card]
        least: i64 = 0 if amount == WIPED_OUT else 1
        then = max(min(after + amount, MANY), least)
        return fate(alive, dead, then) - fate(alive, dead, after)


def fate(alive: i64, dead: i64, population: i64) -> i64:
    """What a card is worth that gives points alive or extinct."""
    if population <= 0:
        return 100 * dead
    lives = min(LIVES + EACH_LIVES * population, MOST_LIVES)
    return alive * lives + dead * (100 - lives)
