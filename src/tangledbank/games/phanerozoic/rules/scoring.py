"""§5 Goals and the end."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.core.containers import Pile
from tangledbank.games.phanerozoic.rules.actions import NOTHING
from tangledbank.games.phanerozoic.rules.phases import KEEPING_GOALS, OVER
from tangledbank.games.phanerozoic.rules.told import ENDED, GOALS_KEPT, KEPT_GOAL

if TYPE_CHECKING:
    from tangledbank.games.phanerozoic.rules.position import Position


def end_round(position: "Position") -> None:
    """§4, §5.1 Nature; then goals are kept, the game ends, or the next round begins."""
    position.nature()
    is_last = position.round >= position.terms.rounds
    is_time = is_last or position.round == position.terms.goal_round
    if is_time and position.kept_goal[0] == NOTHING:
        position.phase = KEEPING_GOALS  # ruling N46
        for seat in range(position.seats):
            position.chosen[seat] = NOTHING
        position.turn = 0
    else:
        go_on(position)


def go_on(position: "Position") -> None:
    """§1.6 The next round, or the end."""
    if position.round >= position.terms.rounds:
        position.phase = OVER
        position.turn = -1
        position.tell(ENDED, -1, position.round)
    else:
        position.begin_round()


def keep_goal(position: "Position", seat: i64, goal: i64) -> None:
    """§5.1 One goal is kept; the others leave the game when all have chosen (rulings N28, N46)."""
    position.chosen[seat] = goal
    position.tell(KEPT_GOAL, seat, goal)
    position.turn = position.next_chooser()
    if position.turn < 0:
        for each in range(position.seats):
            position.kept_goal[each] = position.chosen[each]
        position.tell(GOALS_KEPT, -1)
        go_on(position)


def score_best(position: "Position", goals: Pile) -> i64:
    """§5.2 The points of the best of these goals."""
    best = score_goal(position, goals[0])
    for i in range(1, goals.count):
        best = max(best, score_goal(position, goals[i]))
    return best


def score_all(position: "Position", goals: Pile) -> i64:
    """§6.1 The points of all these goals, as the Automa counts."""
    total: i64 = 0
    for i in range(goals.count):
        total += score_goal(position, goals[i])
    return total


def score_goal(position: "Position", goal: i64) -> i64:
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
