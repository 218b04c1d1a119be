"""What a position promises a seat: its own pile, less the largest of the others."""

from tangledbank.core import position as core


def evaluate(position: core.Position, seat: int) -> int:
    """Cards ahead of the best of the others."""
    best = 0
    for other in range(position.seats):
        if other != seat:
            best = max(best, int(position.points(other)))
    return int(position.points(seat)) - best
