# Compiled: bots that look ahead ask it about every action that they try.
"""What a position promises a seat: for bots that look one action ahead.

Counted in hundredths of a point, for the best goal that the seat may still keep: its points after
the next nature phase, how safe they are, where further ones could go, how near the species are that
bring them, and what the cards before the seat can do.
"""

from typing import Final

from mypy_extensions import i64

from tangledbank.core import position as core
from tangledbank.core.containers import Pile
from tangledbank.games.phanerozoic.cards.cards import RECOVER
from tangledbank.games.phanerozoic.rules.actions import NOTHING
from tangledbank.games.phanerozoic.rules.goals import score_all, score_goal
from tangledbank.games.phanerozoic.rules.living import Living
from tangledbank.games.phanerozoic.rules.nature import nature
from tangledbank.games.phanerozoic.rules.phases import ACTING, CHOOSING, KEEPING_GOALS, OVER
from tangledbank.games.phanerozoic.rules.state import State

POINT: Final = 100
SAFETY: Final = 4  # for each point at stake and each of the population
DIVERSITY: Final = 30  # for each living species: one more that can carry mutations
CAPACITY: Final = 30  # for each point of an icon that a living species does not show yet
PROGRESS: Final = 15  # for each point of a species that a living one could become
NEW_CARD: Final = 25  # what a card from the deck brings on average
IN_REACH: Final = 75  # for each point of a card before the seat that can be played


def evaluate(position: core.Position, seat: int) -> int:
    """The promise of a position; it is left as it was."""
    assert isinstance(position, State)
    table: State = position
    me: i64 = seat
    if table.phase == OVER:
        return int(POINT * (table.points(me) - score_all(table, table.automa_goals)))
    later = table
    if table.phase == ACTING:
        later = table.later()
        nature(later)
    best: i64 = -(1 << 30)
    goals = table.goals[me]
    decided = decided_goal(table, me)
    for i in range(goals.count):
        goal = goals[i]
        if decided in (NOTHING, goal):
            best = max(best, promise(table, later, me, goal))
    return int(best - POINT * score_all(later, table.automa_goals))


def decided_goal(position: State, seat: i64) -> i64:
    """The goal that the seat has kept, or is about to keep; NOTHING if it is open."""
    if position.phase == KEEPING_GOALS:
        return position.chosen[seat]
    return position.kept_goal[seat]


def promise(position: State, later: State, seat: i64, goal: i64) -> i64:
    """Points after nature, their safety, the way to more, and the cards in reach."""
    total = POINT * score_goal(later, goal)
    for one in later.table:
        total += safety(later, one, goal) + DIVERSITY
        if one.marks & later.cards.wanted_marks[goal] == 0:
            total += CAPACITY * later.cards.appetite[goal, one.row]
    total += progress(later, goal)
    total += worth_of_all(later, position.face_up[seat], goal)
    if position.phase == CHOOSING:
        if position.chosen[seat] != NOTHING:
            total += worth(later, position.chosen[seat], goal)
        total += worth_of_kept(later, position.hands[seat], position.known[seat], goal)
    elif position.phase == ACTING:
        total += worth_of_kept(later, position.hands[seat], position.hands[seat].count, goal)
        total += worth_of_all(later, position.pending, goal)
    return total


def safety(position: State, one: Living, goal: i64) -> i64:
    """A living card that gives points is safer with a larger population; one that takes is not."""
    cards = position.cards
    stake = cards.living_points[goal, one.card] - cards.extinct_points[goal, one.card]
    for i in range(one.mutations.count):
        side = cards.side(one.mutations[i], one.row)
        stake += cards.living_side_points[goal, side] - cards.extinct_side_points[goal, side]
    return SAFETY * stake * min(one.population, 8)


def progress(position: State, goal: i64) -> i64:
    """How near the living are to species that would bring points and are still to come."""
    cards = position.cards
    total: i64 = 0
    for species in range(cards.first_mutation):
        points = cards.living_points[goal, species]
        if points > 0 and species not in position.extinct:
            best: i64 = 0
            for one in position.table:
                if one.card == species:
                    best = 0
                    break
                if one.row == cards.row[species]:
                    best = max(best, nearness(position, one, species))
            total += PROGRESS * points * best // 100
    return total


def nearness(position: State, one: Living, species: i64) -> i64:
    """How much of a species' demand a living one meets, in per cent."""
    cards = position.cards
    needed = cards.needed_marks[species]
    met = min(one.stars, cards.stars[species]) + bits(one.marks & needed)
    whole = cards.stars[species] + bits(needed)
    return 100 * met // whole


def bits(marks: i64) -> i64:
    """How many marks are set."""
    count: i64 = 0
    while marks != 0:
        marks &= marks - 1
        count += 1
    return count


def worth_of_all(position: State, pile: Pile, goal: i64) -> i64:
    """What a few cards can still bring."""
    total: i64 = 0
    for i in range(pile.count):
        total += worth(position, pile[i], goal)
    return total


def worth_of_kept(position: State, hand: Pile, kept: i64, goal: i64) -> i64:
    """A kept card comes late, and in the place of a new one."""
    total: i64 = 0
    for i in range(kept):
        total += worth(position, hand[i], goal) // 2 - NEW_CARD
    return total


def worth(position: State, card: i64, goal: i64) -> i64:
    """What a card in reach can still bring, at a discount, for it is not played yet."""
    cards = position.cards
    if card < cards.first_mutation:
        return worth_of_species(position, card, goal)
    if card < cards.first_event:
        return worth_of_mutation(position, card, goal)
    return 25 if cards.effect[card] == RECOVER else 15


def worth_of_species(position: State, species: i64, goal: i64) -> i64:
    """A species with a parent is worth its points; without one, a hope."""
    points = max(position.cards.living_points[goal, species], 0)
    best: i64 = 0
    for one in position.table:
        if one.can_become(position.cards, species):
            return DIVERSITY + IN_REACH * points
        if one.row == position.cards.row[species]:
            best = max(best, nearness(position, one, species))
    return 5 + IN_REACH * points * best // 200


def worth_of_mutation(position: State, mutation: i64, goal: i64) -> i64:
    """The best of the hosts that may take it."""
    cards = position.cards
    best: i64 = 0
    for one in position.table:
        if one.can_take(cards, mutation):
            side = cards.side(mutation, one.row)
            points = cards.living_side_points[goal, side]
            if one.population < 3:
                points = max(points // 2, cards.extinct_side_points[goal, side])
            best = max(best, IN_REACH * points)
    return 10 + best
