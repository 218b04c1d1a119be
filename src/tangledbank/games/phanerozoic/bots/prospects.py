# Compiled: each trial of a search is judged by it.
"""What a goal will bring by the end, in points, and how far that may be mistaken.

A weighted sum of what can be seen on the table. The weights were fitted to thousands of games that
bots played to the end; those that change as rounds pass are given for a last round and for each
round more.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core.containers import Grid, Pile, zeros
from tangledbank.games.phanerozoic.bots.evaluation import bits
from tangledbank.games.phanerozoic.cards.cards import Cards
from tangledbank.games.phanerozoic.rules.nature import nature
from tangledbank.games.phanerozoic.rules.phases import ACTING, KEEPING_GOALS
from tangledbank.games.phanerozoic.rules.state import State

# By population after the next nature phase, 0 to 5 and more: the share of the points of a living
# card that its owner will have in the end, and of those that it would give when extinct.
LIVES: Final[list[float]] = [0.5, 1.1, 1.0, 1.0, 1.0, 1.03]
LIVES_LATER: Final[list[float]] = [-0.1, -0.28, -0.125, -0.12, -0.12, -0.09]
DIES: Final[list[float]] = [0.84, 0.35, 0.1, 0.08, 0.08, 0.0]
DIES_LATER: Final[list[float]] = [-0.075, -0.02, 0.0, -0.03, -0.03, -0.015]
GONE: Final = 0.95  # points of the extinct stay, unless they are of a species that returns
GONE_LATER: Final = -0.01
ROOM: Final = 0.1  # a point of an icon that a living species lacks
ROOM_LATER: Final = 0.04
NEAR: Final = 0.02  # a point of a species that could evolve now
NEAR_LATER: Final = 0.03
OPEN: Final = -0.03  # a point of a species that has not evolved yet
OPEN_LATER: Final = -0.02
SUPPLY: Final = 0.45  # a round: a point of the average card
DOUBT: Final = 0.7  # points, with two at the table
DOUBT_LATER: Final = 0.5
DOUBT_SEATS: Final = 0.12  # of it for each seat more


@final
@mypyc_attr(acyclic=True)
class Prospects:
    """What is noted of a table to judge goals by; one of them serves all tables with a deck."""

    __slots__ = ("after", "best", "cards", "dead", "lives", "dies", "stake", "supply", "wanted")

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.after: vec[i64] = zeros(cards.first_mutation)  # population after nature, by species
        self.stake: vec[i64] = zeros(cards.first_mutation)  # its points alive, with mutations
        self.dead: vec[i64] = zeros(cards.first_mutation)  # and extinct
        self.best = Grid(best_points(cards), cards.count)  # [goal, card]
        self.supply = [average(self.best, cards, goal) for goal in range(cards.goals)]
        self.wanted = [wanted_species(cards, goal) for goal in range(cards.goals)]
        self.lives = LIVES + LIVES_LATER
        self.dies = DIES + DIES_LATER

    # -- what is noted ----------------------------------------------------------------------
    def look_ahead(self, table: State) -> None:
        """§4 How every living species fares if nothing more is done in this round."""
        later = table.later()
        nature(later)
        after = self.after
        place: i64 = 0
        living = len(later.table)
        for one in table.table:
            card = one.card
            after[card] = 0
            if place < living:
                then = later.table[place]
                if then.card == card:
                    after[card] = then.population
                    place += 1

    def note(self, table: State, goal: i64) -> None:
        """§5.2 What every living species with its mutations is worth."""
        cards = self.cards
        stake, dead = self.stake, self.dead
        for one in table.table:
            card = one.card
            alive = cards.living_points[goal, card]
            gone = cards.extinct_points[goal, card]
            for i in range(one.mutations.count):
                side = cards.side(one.mutations[i], one.row)
                alive += cards.living_side_points[goal, side]
                gone += cards.extinct_side_points[goal, side]
            stake[card] = alive
            dead[card] = gone

    # -- what is to be expected --------------------------------------------------------------
    def promise(self, table: State, goal: i64, left: float) -> float:
        """§5.2 The points of a goal at the end, with this many rounds left; nature is noted."""
        cards = self.cards
        total = SUPPLY * left * self.supply[goal]
        room: i64 = 0
        lives, dies = self.lives, self.dies
        for one in table.table:
            card = one.card
            alive = cards.living_points[goal, card]
            gone = cards.extinct_points[goal, card]
            for i in range(one.mutations.count):
                side = cards.side(one.mutations[i], one.row)
                alive += cards.living_side_points[goal, side]
                gone += cards.extinct_side_points[goal, side]
            after = min(self.after[card], 5)
            if alive != 0:
                total += float(alive) * max(0.0, lives[after] + lives[after + 6] * left)
            if gone != 0:
                total += float(gone) * max(0.0, dies[after] + dies[after + 6] * left)
            if after > 0 and one.marks & cards.wanted_marks[goal] == 0:
                room += cards.appetite[goal, one.row]
        fallen: i64 = 0
        for i in range(table.extinct.count):
            fallen += cards.extinct_points[goal, table.extinct[i]]
        for i in range(table.extinct_sides.count):
            fallen += cards.extinct_side_points[goal, table.extinct_sides[i]]
        total += float(fallen) * (GONE + GONE_LATER * left)
        total += float(room) * (ROOM + ROOM_LATER * left)
        return total + self.progress(table, goal, left)

    def drift(self, table: State, goal: i64, left: float) -> float:
        """§6.1 The same if nobody works towards it, as for the Automa."""
        return self.promise(table, goal, left) - SUPPLY * left * self.supply[goal]

    def at_risk(self, table: State) -> i64:
        """§4.7 Points of living cards that nature makes extinct, or nearly; all is noted."""
        total: i64 = 0
        for one in table.table:
            if self.after[one.card] <= 1:
                total += max(self.stake[one.card] - self.dead[one.card], 0)
        return total

    def progress(self, table: State, goal: i64, left: float) -> float:
        """§3.11 How near the living are to species that would bring points."""
        cards = self.cards
        wanted = self.wanted[goal]
        total = 0.0
        for i in range(wanted.count):
            species = wanted[i]
            if species in table.extinct:
                continue
            best: i64 = 0
            needed = cards.needed_marks[species]
            stars = cards.stars[species]
            for one in table.table:
                if one.card == species:
                    best = -1
                    break
                if one.row == cards.row[species]:
                    best = max(best, min(one.stars, stars) + bits(one.marks & needed))
            if best >= 0:
                near = float(best) / float(stars + bits(needed))
                points = float(cards.living_points[goal, species])
                total += points * (near * (NEAR + NEAR_LATER * left) + OPEN + OPEN_LATER * left)
        return total


def rounds_left(table: State) -> float:
    """§1.6 Rounds to come, and what is left of this one."""
    left = float(table.terms.rounds - table.round)
    if table.phase == KEEPING_GOALS:
        return left
    if table.phase == ACTING:
        cards: i64 = table.pending.count
        for seat in range(table.seats):
            cards += table.face_up[seat].count
        return left + 0.1 + 0.9 * float(cards) / float(table.seats * table.terms.chosen)
    return left + 1.0


def doubt_left(table: State, left: float) -> float:
    """How far points may come out otherwise."""
    crowd = 1.0 + DOUBT_SEATS * float(max(table.seats - 2, 0))
    return crowd * (DOUBT + DOUBT_LATER * left)


def best_points(cards: Cards) -> list[int]:
    """§5.2 The most that each card can bring for each goal, goal after goal."""
    found: list[int] = []
    for goal in range(cards.goals):
        for card in range(cards.count):
            found.append(int(best_of(cards, goal, card)))
    return found


def best_of(cards: Cards, goal: i64, card: i64) -> i64:
    """§5.2 The most that a card can bring for a goal, alive or extinct, on either side."""
    best: i64 = 0
    if card < cards.first_mutation:
        best = max(cards.living_points[goal, card], cards.extinct_points[goal, card])
    elif card < cards.first_event:
        for row in range(2):
            side = cards.side(card, row)
            best = max(best, cards.living_side_points[goal, side])
            best = max(best, cards.extinct_side_points[goal, side])
    return max(best, 0)


def average(best: Grid, cards: Cards, goal: i64) -> float:
    """§1.5 What the average card of the deck can bring."""
    total: i64 = 0
    for card in range(cards.count):
        total += best[goal, card]
    return float(total) / float(cards.count)


def wanted_species(cards: Cards, goal: i64) -> Pile:
    """§5.2 Those that bring points alive."""
    found = Pile(cards.first_mutation)
    for species in range(cards.first_mutation):
        if cards.living_points[goal, species] > 0:
            found.add(species)
    return found
