# Compiled: every trial of a search begins with a guess.
"""A guess as a player makes it: rivals are after what the table already gives, and choose by it."""

from math import exp
from typing import Final

from mypy_extensions import i64

from tangledbank.core.containers import HIDDEN, Grid, Pile
from tangledbank.core.rng import Rng
from tangledbank.games.phanerozoic.bots.policy import Policy
from tangledbank.games.phanerozoic.bots.prospects import Prospects
from tangledbank.games.phanerozoic.rules.actions import card_of
from tangledbank.games.phanerozoic.rules.goals import score_goal
from tangledbank.games.phanerozoic.rules.phases import CHOOSING, KEEPING_GOALS, OVER
from tangledbank.games.phanerozoic.rules.state import State
from tangledbank.games.phanerozoic.seen.knowing import deal

# How much a point tells of the goal of a rival, from many games of bots:
ON_TABLE: Final = 1.0  # each that its goal gives as the table lies; all seats share in them
IN_REACH: Final = 0.5  # each that cards before it, or kept, can bring
DISCARDED: Final = -1.0  # each that the average card of the discard pile could have brought


def imagine(table: State, viewer: i64, rules: Policy, prospects: Prospects, rng: Rng) -> None:
    """Fill in what is hidden from this seat: the goals first, then cards, then choices."""
    if table.phase != OVER:
        imagine_goals(table, prospects, rng)
    hidden: i64 = 0
    if table.phase == CHOOSING:
        for seat in range(table.seats):
            if table.chosen[seat] == HIDDEN:
                hidden |= 1 << seat
    deal(table, viewer, rng)
    for seat in range(table.seats):
        if hidden >> seat & 1:
            table.chosen[seat] = card_of(rules.decide(table, seat, rng))


def imagine_goals(table: State, prospects: Prospects, rng: Rng) -> None:
    """§5.1 Of every rival the goal that it has kept, or may keep: it has worked towards it."""
    cards = table.cards
    left = Pile(cards.goals)
    for goal in range(cards.goals):
        if not is_known_goal(table, goal):
            left.add(goal)
    if left.count == 0:
        return
    clues = [clue(table, prospects, goal) for goal in range(cards.goals)]
    weights = [0.0] * int(cards.goals)
    for seat in range(table.seats):
        goals = table.goals[seat]
        if goals.count == 0 or goals[0] != HIDDEN:
            continue
        for i in range(left.count):
            goal = left[i]
            tells = clues[goal] + IN_REACH * float(in_reach(table, prospects.best, seat, goal))
            weights[goal] = exp(min(tells, 40.0))
        goal = drawn(left, weights, rng)
        left.take(goal)
        goals.cards[0] = goal
        if table.kept_goal[seat] == HIDDEN:
            table.kept_goal[seat] = goal
        if table.phase == KEEPING_GOALS and table.chosen[seat] == HIDDEN:
            table.chosen[seat] = goal


def clue(table: State, prospects: Prospects, goal: i64) -> float:
    """What the middle of the table tells: what was brought about, and what was thrown away."""
    thrown: i64 = 0
    for i in range(table.discards.count):
        thrown += prospects.best[goal, table.discards[i]]
    each = float(thrown) / float(max(table.discards.count, 1))
    return ON_TABLE / float(table.seats) * float(score_goal(table, goal)) + DISCARDED * each


def in_reach(table: State, best: Grid, seat: i64, goal: i64) -> i64:
    """What the cards that lie open before a seat can bring."""
    total: i64 = 0
    face_up, hand = table.face_up[seat], table.hands[seat]
    for i in range(face_up.count):
        total += best[goal, face_up[i]]
    for i in range(hand.count):
        if hand[i] != HIDDEN:
            total += best[goal, hand[i]]
    return total


def is_known_goal(table: State, goal: i64) -> bool:
    """§1.4, §6.1 Whether it lies where the viewer sees it."""
    if goal in table.automa_goals:
        return True
    for seat in range(table.seats):
        if goal in table.goals[seat]:
            return True
    return False


def drawn(left: Pile, weights: list[float], rng: Rng) -> i64:
    """One of these, as likely as it weighs."""
    total = 0.0
    for i in range(left.count):
        total += weights[left[i]]
    point = total * float(rng.below(1 << 30)) / float(1 << 30)
    last = left.count - 1
    for i in range(last):
        point -= weights[left[i]]
        if point < 0.0:
            return left[i]
    return left[last]
