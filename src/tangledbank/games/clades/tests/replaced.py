"""Twelve shared cards with two triples, and what lies there when they are taken."""

from tangledbank.games.clades.rules.position import Position
from tangledbank.games.clades.tests.words import names

# A clade triple, a triple of three clades, and six more cards.
CLADE, MIXED = "mw1b ml1b ma1b", "ml2r sl2r al2r"
OTHERS = "sw1g aw3r sa3g aa2b mw3r sl2g"
TWELVE = f"{CLADE} {MIXED} {OTHERS}"
CALL_CLADE, CALL_MIXED = f"call {CLADE}", f"call {MIXED}"
CLOSED = "at 2000"


def piles(table: Position) -> list[str]:
    """What lies before each seat."""
    return [names(pile) for pile in table.piles]


def hands(table: Position) -> list[str]:
    """What each seat holds."""
    return [names(hand) for hand in table.hands]


def new(table: Position, before: Position) -> str:
    """The shared cards that were not there before, in ascending order."""
    return names(card for card in table.shared if card not in before.shared)


FIVE = "aw1b aw1g aw1r aw2b aw2g"
