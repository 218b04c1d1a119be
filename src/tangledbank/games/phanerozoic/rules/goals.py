"""§5 Goals and the end."""

from mypy_extensions import i64

from tangledbank.core.containers import Pile
from tangledbank.games.phanerozoic.rules.actions import NOTHING
from tangledbank.games.phanerozoic.rules.phases import KEEPING_GOALS
from tangledbank.games.phanerozoic.rules.state import State
from tangledbank.games.phanerozoic.rules.told import GOALS_KEPT, KEPT_GOAL


def ask_for_goals(position: State) -> None:
    """§5.1 Everyone is asked which goal to keep (ruling N46)."""
    position.phase = KEEPING_GOALS
    for seat in range(position.seats):
        position.chosen[seat] = NOTHING
    position.turn = 0


def keep_goal(position: State, seat: i64, goal: i64) -> None:
    """§5.1 One seat has chosen."""
    position.chosen[seat] = goal
    position.tell(KEPT_GOAL, seat, goal)
    position.turn = position.next_chooser()


def keep_goals(position: State) -> None:
    """§5.1 All have chosen: their other goals leave the game (rulings N28, N46)."""
    for seat in range(position.seats):
        position.kept_goal[seat] = position.chosen[seat]
    position.tell(GOALS_KEPT, -1)


def score_best(position: State, goals: Pile) -> i64:
    """§5.2 The points of the best of these goals."""
    best = score_goal(position, goals[0])
    for i in range(1, goals.count):
        best = max(best, score_goal(position, goals[i]))
    return best


def score_all(position: State, goals: Pile) -> i64:
    """§6.1 The points of all these goals, as the Automa counts."""
    total: i64 = 0
    for i in range(goals.count):
        total += score_goal(position, goals[i])
    return total


def score_goal(position: State, goal: i64) -> i64:
    """§5.2 Every line, for species and mutations, living and extinct (rulings N17, N18, N44)."""
    cards = position.cards
    total: i64 = 0
    for one in position.table:
        total += cards.living_points[goal, one.card]
        for i in range(one.mutations.count):
            total += cards.living_side_points[goal, cards.side(one.mutations[i], one.row)]
    for i in range(position.extinct.count):
        total += cards.extinct_points[goal, position.extinct[i]]
    for i in range(position.extinct_sides.count):
        total += cards.extinct_side_points[goal, position.extinct_sides[i]]
    return total
