# Compiled: bots that look ahead ask it about every action that they try.
"""What a position promises a seat: for bots that look one action ahead."""

from typing import Final

from mypy_extensions import i64

from tangledbank.core import position as core
from tangledbank.games.mating.rules.position import Position
from tangledbank.games.mating.rules.state import State

OFFSPRING: Final = 100
FOOD: Final = 22
FEMALE: Final = 90  # that stands with a male before Mating
IN_PLAY: Final = 45  # for each of the fitness of a strategy in play


def evaluate(position: core.Position, seat: int) -> int:
    """Offspring, food and hopes, beside the best rival's; a victory is worth all of it."""
    assert isinstance(position, Position)
    table: State = position
    me: i64 = seat
    if table.winner >= 0:
        return 100_000 if table.winner == me else -100_000
    best: i64 = -1_000_000
    for rival in range(table.seats):
        if rival != me:
            best = max(best, promise(table, rival))
    return int(2 * promise(table, me) - best)


def promise(position: State, seat: i64) -> i64:
    """What one seat has and may hope for."""
    total = OFFSPRING * position.offspring[seat] + FOOD * position.food[seat]
    if position.mated[seat] == 0:
        total += FEMALE * position.females_of(seat)
        if position.is_in_play(seat) and position.females_of(seat) == 0:
            total += IN_PLAY * position.fitness(seat)
    return total
