"""What a position promises a seat: for bots that look one action ahead.

Counted in hundredths of a point: the seat's goal as it will stand after the next nature phase, how
safe those points are, and what the cards before the seat can still bring.
"""

from typing import Final

from mypy_extensions import i64

from tangledbank.core import position as core
from tangledbank.core.containers import Pile
from tangledbank.games.phanerozoic.actions import NOTHING
from tangledbank.games.phanerozoic.cards import RECOVER
from tangledbank.games.phanerozoic.living import Living
from tangledbank.games.phanerozoic.nature import nature
from tangledbank.games.phanerozoic.phases import ACTING, CHOOSING, KEEPING_GOALS, OVER
from tangledbank.games.phanerozoic.position import Position
from tangledbank.games.phanerozoic.scoring import score_all, score_goal

POINT: Final = 100


def evaluate(position: core.Position, seat: int) -> int:
    """The promise of a position; it is left as it was."""
    assert isinstance(position, Position)
    if position.phase == OVER:
        return int(POINT * (position.points(seat) - score_all(position, position.automa_goals)))
    later = position.clone()
    if position.phase == ACTING:
        nature(later)
    best: i64 = -(1 << 30)
    goals = position.goals[seat]
    decided = decided_goal(position, seat)
    for i in range(goals.count):
        goal = goals[i]
        if decided in (NOTHING, goal):
            best = max(best, promise(position, later, seat, goal))
    return int(best - POINT * score_all(later, later.automa_goals))


def decided_goal(position: Position, seat: i64) -> i64:
    """The goal that the seat has kept, or is about to keep; NOTHING if it is open."""
    if position.phase == KEEPING_GOALS:
        return position.chosen[seat]
    return position.kept_goal[seat]


def promise(position: Position, later: Position, seat: i64, goal: i64) -> i64:
    """Points after nature, the safety of each, and the worth of the cards in reach."""
    total = POINT * score_goal(later, goal)
    for one in later.table:
        total += safety(later, one, goal)
    total += worth_of_all(later, position.face_up[seat], goal)
    if position.phase == CHOOSING:
        if position.chosen[seat] != NOTHING:
            total += worth(later, position.chosen[seat], goal)
        for i in range(position.known[seat]):
            total += worth(later, position.hands[seat][i], goal) // 2
    elif position.phase == ACTING:
        total += worth_of_all(later, position.hands[seat], goal) // 2
        total += worth_of_all(later, position.pending, goal)
    return total


def safety(position: Position, one: Living, goal: i64) -> i64:
    """A living card that gives points is safer with a larger population; one that takes is not."""
    cards = position.cards
    stake = cards.living_points[goal, one.card] - cards.extinct_points[goal, one.card]
    for i in range(one.mutations.count):
        side = cards.side(one.mutations[i], one.row)
        stake += cards.living_side_points[goal, side] - cards.extinct_side_points[goal, side]
    return 4 * stake * min(one.population, 8)


def worth_of_all(position: Position, pile: Pile, goal: i64) -> i64:
    """What a few cards can still bring."""
    total: i64 = 0
    for i in range(pile.count):
        total += worth(position, pile[i], goal)
    return total


def worth(position: Position, card: i64, goal: i64) -> i64:
    """What a card in reach can still bring, at a discount, for it is not played yet."""
    cards = position.cards
    if card < cards.first_mutation:
        return worth_of_species(position, card, goal)
    if card < cards.first_event:
        return worth_of_mutation(position, card, goal)
    return 25 if cards.effect[card] == RECOVER else 15


def worth_of_species(position: Position, species: i64, goal: i64) -> i64:
    """A species with a parent is worth its points; without one, a hope."""
    points = position.cards.living_points[goal, species]
    for one in position.table:
        if one.can_become(position.cards, species):
            return 20 + max(75 * points, 0)
    return 8 + max(15 * points, 0)


def worth_of_mutation(position: Position, mutation: i64, goal: i64) -> i64:
    """The best of the hosts that may take it."""
    cards = position.cards
    best: i64 = 0
    for one in position.table:
        if one.can_take(cards, mutation):
            points = cards.living_side_points[goal, cards.side(mutation, one.row)]
            if one.population < 3:
                points = max(
                    points // 2, cards.extinct_side_points[goal, cards.side(mutation, one.row)]
                )
            best = max(best, 75 * points)
    return 12 + best
