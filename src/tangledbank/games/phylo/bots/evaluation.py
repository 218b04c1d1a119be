# Compiled: bots that look ahead ask after every action that they try.
"""What a position promises a seat: for bots that look one action ahead."""

from mypy_extensions import i64

from tangledbank.core import position as core
from tangledbank.games.phylo.rules.food_webs import count_of
from tangledbank.games.phylo.rules.state import OVER, State


def evaluate(position: core.Position, seat: int) -> int:
    """Points, and what the hand counts now, beside the best rival's."""
    assert isinstance(position, State)
    table: State = position
    most: i64 = 0
    for rival in range(table.seats):
        if rival != seat:
            most = max(most, promise(table, rival))
    return 2 * promise(table, seat) - most


def promise(position: State, seat: i64) -> i64:
    """Points won, and those that lie in the hand; a point that is won is worth more."""
    won = 4 * position.totals[seat]
    if position.phase == OVER:
        return won
    return won + count_of(position.cards, position.links, position.hands[seat])
