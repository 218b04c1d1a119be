# Compiled: loops ask it.
"""What a position promises a seat: for bots that look one action ahead."""

from mypy_extensions import i64

from tangledbank.core import position as core
from tangledbank.games.phylo.rules.food_webs import count_of
from tangledbank.games.phylo.rules.position import Position
from tangledbank.games.phylo.rules.state import OVER


def evaluate(position: core.Position, seat: int) -> int:
    """Points, and what the hand counts now, beside the best rival's."""
    assert isinstance(position, Position)
    best: i64 = 0
    for rival in range(position.seats):
        if rival != seat:
            best = max(best, promise(position, rival))
    return int(2 * promise(position, seat) - best)


def promise(position: Position, seat: i64) -> i64:
    """Points won, and those that lie in the hand; a point that is won is worth more."""
    if position.phase == OVER:
        return 4 * position.totals[seat]
    hand = position.hands[seat]
    return 4 * position.totals[seat] + count_of(position.cards, position.links, hand)
