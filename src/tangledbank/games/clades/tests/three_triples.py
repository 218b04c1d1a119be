"""Cards for the harder games: three triples and a false call."""

from tangledbank.games.clades.rules.position import Position
from tangledbank.games.clades.scenes import read_card
from tangledbank.games.clades.tests.words import (
    names,
    seen,
)

# Three triples and nothing else: one of water, one of land, one of red cards.
WATER, LAND, RED = "mw1b sw1b aw1b", "ml2g sl2g al2g", "mw2r sw2r aw2r"
FALSE = "mw1b sw1b al2g"  # one of land among two of water
STUCK = ("1: stuck", "2: stuck")


def hands(table: Position) -> list[str]:
    """What each seat holds."""
    return [names(hand) for hand in table.hands]


def temporary(table: Position) -> str:
    """The cards that lie there for a while."""
    return names(read_card(one.card) for one in seen(table).shared if one.temporary)
