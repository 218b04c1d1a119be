"""§8 Winning."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.core.containers import Pile
from tangledbank.games.mating.rules.dice import roll_off_highest
from tangledbank.games.mating.rules.drawing import begin_discarding
from tangledbank.games.mating.rules.phases import (
    FOR_VICTORY,
    GOAL,
    LAST_TURN,
    LIMIT,
    NONE,
    OVER,
    USED_UP,
)
from tangledbank.games.mating.rules.setup import refill
from tangledbank.games.mating.rules.told import ENDED, REFILLED, TIED

if TYPE_CHECKING:
    from tangledbank.games.mating.rules.position import Position


def end_turn(position: "Position") -> None:
    """§5.2, §8.1 The females return, and victory is looked at once a turn (M17, M18)."""
    refill(position)
    for seat in range(position.seats):
        position.red_with[seat] = 0
        position.blue_with[seat] = 0
    position.tell(REFILLED, -1, position.terms.females)
    why = reason_to_end(position)
    if why == NONE:
        begin_discarding(position)
    else:
        end(position, why)


def reason_to_end(position: "Position") -> i64:
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


def end(position: "Position", why: i64) -> None:
    """§8.2 The most offspring, then the most food, then a die."""
    position.phase = OVER
    position.turn = NONE
    position.ended_by = why
    position.tell(ENDED + why, -1)
    level = Pile(position.seats)
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


def keep_best(position: "Position", level: Pile, by_food: bool) -> None:
    """§8.2 Only those with the most points, or food."""
    best: i64 = 0
    for i in range(level.count):
        best = max(best, position.food[level[i]] if by_food else position.points(level[i]))
    kept = Pile(position.seats)
    for i in range(level.count):
        if (position.food[level[i]] if by_food else position.points(level[i])) == best:
            kept.add(level[i])
    level.copy_from(kept)
