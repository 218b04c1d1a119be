"""Shared cards without a triple, and others that bring one."""

from tangledbank.games.clades.rules.position import Position
from tangledbank.games.clades.scenes import scene
from tangledbank.games.clades.tests.words import (
    after,
    seen,
)

# Twenty cards without a triple: the first twelve on the table, and eight more that may follow.
TWELVE = "mw1g ml2r sw1g sw1r sw2b sw2r sl1b sa1b sa2b sa2r sa3r aw2b"
EIGHT = "al1b al1g al2g al2r aa1b aa1g aa2b aa3g"
TRIPLE, CALL = "mw3b sw3b aw3b", "call mw3b sw3b aw3b"
NINE = "mw1g ml2r sw1g sw1r sw2b sw2r sl1b sa1b sa2b"
BOTH_STUCK = ("1: stuck", "2: stuck")


def stuck(table: Position, times: int = 1) -> Position:
    """All say that they are stuck, this many times."""
    for _time in range(times):
        everyone = [f"{seat + 1}: stuck" for seat in range(table.seats)]
        table = after(table, *everyone)
    return table


def beside(table: Position) -> list[str]:
    """What lies beside the deck."""
    return [one.card for one in seen(table).shared if one.row == 3]


HELP = scene(shared=f"{TRIPLE} mw1g ml2r sw1r", hands=["ma2g", "sl3r"], deck=f"{EIGHT} ma3r")
