"""What a position promises a seat: for bots that look one action ahead."""

from tangledbank.core import position as core
from tangledbank.games.phylo.rules.food_webs import count_of
from tangledbank.games.phylo.rules.position import Position
from tangledbank.games.phylo.rules.state import OVER


def evaluate(position: core.Position, seat: int) -> int:
    """Points, and what the hand counts now, beside the best rival's."""
    assert isinstance(position, Position)
    rivals = [promise(position, rival) for rival in range(position.seats) if rival != seat]
    return 2 * promise(position, seat) - max(rivals)


def promise(position: Position, seat: int) -> int:
    """Points won, and those that lie in the hand; a point that is won is worth more."""
    won = 4 * int(position.totals[seat])
    if position.phase == OVER:
        return won
    return won + int(count_of(position.cards, position.links, position.hands[seat]))
