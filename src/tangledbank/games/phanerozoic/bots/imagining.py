# Compiled: every trial of a search begins with a guess.
"""A guess as a player makes it: rivals are after what the table already gives, and choose by it."""

from math import exp
from typing import Final

from mypy_extensions import i64

from tangledbank.core.containers import HIDDEN, Pile
from tangledbank.core.rng import Rng
from tangledbank.games.phanerozoic.bots.policy import Policy
from tangledbank.games.phanerozoic.rules.actions import card_of
from tangledbank.games.phanerozoic.rules.goals import score_goal
from tangledbank.games.phanerozoic.rules.phases import CHOOSING, KEEPING_GOALS, OVER
from tangledbank.games.phanerozoic.rules.state import State
from tangledbank.games.phanerozoic.seen.knowing import deal

TELLING: Final = 0.55  # how much each point on the table tells of a goal, shared by all seats


def imagine(table: State, viewer: i64, rules: Policy, rng: Rng) -> None:
    """Fill in what is hidden from this seat: the goals first, then cards, then choices."""
    if table.phase != OVER:
        imagine_goals(table, rng)
    hidden: i64 = 0
    if table.phase == CHOOSING:
        for seat in range(table.seats):
            if table.chosen[seat] == HIDDEN:
                hidden |= 1 << seat
    deal(table, viewer, rng)
    for seat in range(table.seats):
        if hidden >> seat & 1:
            table.chosen[seat] = card_of(rules.decide(table, seat, rng))


def imagine_goals(table: State, rng: Rng) -> None:
    """§5.1 Of every rival the goal that it has kept, or most likely will, drawn by its points."""
    cards = table.cards
    left = Pile(cards.goals)
    for goal in range(cards.goals):
        if not is_known_goal(table, goal):
            left.add(goal)
    weights = [0.0] * int(cards.goals)
    telling = TELLING / float(table.seats)
    for i in range(left.count):
        goal = left[i]
        weights[goal] = exp(telling * float(score_goal(table, goal)))
    for seat in range(table.seats):
        goals = table.goals[seat]
        if goals.count > 0 and goals[0] == HIDDEN and left.count > 0:
            goal = drawn(left, weights, rng)
            left.take(goal)
            goals.cards[0] = goal
            if table.kept_goal[seat] == HIDDEN:
                table.kept_goal[seat] = goal
            if table.phase == KEEPING_GOALS and table.chosen[seat] == HIDDEN:
                table.chosen[seat] = goal


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
