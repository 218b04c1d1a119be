"""§8 Winning."""

from mypy_extensions import i64

from tangledbank.core.containers import Pile
from tangledbank.games.mating.rules.dice import FOR_VICTORY, roll_off_highest
from tangledbank.games.mating.rules.state import GOAL, LAST_TURN, LIMIT, NONE, OVER, USED_UP, State
from tangledbank.games.mating.rules.told import ENDED, TIED


def look_for_victory(position: State) -> None:
    """§8.1 Victory is looked at once a round, after the fourth window (M18)."""
    why = reason_to_end(position)
    if why != NONE:
        end(position, why)


def points(position: State, seat: i64) -> i64:
    """§8.1 Offspring, counted to the goal (M18), or in full if it does not end the game."""
    if position.is_last or position.terms.long_life:
        return position.offspring[seat]
    return min(position.offspring[seat], position.terms.goal)


def reason_to_end(position: State) -> i64:
    """§8.1 The goal; §8.3 no end in sight; §9.5, §9.6 the ends of the variants."""
    terms = position.terms
    if position.is_last:
        return LAST_TURN
    if terms.long_life:
        return USED_UP if position.environments.count == 0 else NONE
    for seat in range(position.seats):
        if position.offspring[seat] >= terms.goal:
            return GOAL
    if position.round >= terms.round_limit and not terms.sudden_death:
        return LIMIT
    return NONE


def end(position: State, why: i64) -> None:
    """§8.2 The most offspring, then the most food, then a die."""
    position.phase = OVER
    position.turn = NONE
    position.ended_by = why
    position.tell(ENDED + why, -1)
    level = position.scratch.level
    level.clear()
    for seat in range(position.seats):
        level.add(seat)
    keep_best(position, level, False)
    if level.count > 1:
        for i in range(level.count):
            position.tell(TIED, level[i], position.food[level[i]])
        keep_best(position, level, True)
    if level.count > 1:
        roll_off_highest(position, level, 1, FOR_VICTORY)
    position.winner = level[0]


def keep_best(position: State, level: Pile, by_food: bool) -> None:
    """§8.2 Only those with the most points, or food."""
    best: i64 = 0
    for i in range(level.count):
        best = max(best, position.food[level[i]] if by_food else points(position, level[i]))
    kept: i64 = 0
    for i in range(level.count):
        if (position.food[level[i]] if by_food else points(position, level[i])) == best:
            level.cards[kept] = level[i]
            kept += 1
    level.count = kept
