"""The kinds of events that the rules tell; `events.py` gives them names and sentences."""

from typing import Final

from mypy_extensions import i64

from tangledbank.core.containers import Pile

ROUND_BEGAN: Final = 0
DREW: Final = 1
GOT: Final = 2  # the same for the seat itself, with its cards
RESHUFFLED: Final = 3
AIMED: Final = 4
READY: Final = 5
REVEALED: Final = 6
UNUSED: Final = 7
SHIELDED: Final = 8
RESTORED: Final = 9
NOT_RESTORED: Final = 10
STATIONED: Final = 11
NO_TARGET: Final = 12
FIZZLED: Final = 13
CANCELLED: Final = 14
STRUCK: Final = 15
FELL: Final = 16
COLLAPSED: Final = 17
COIN: Final = 18
RESEARCHED: Final = 19
NOT_RESEARCHED: Final = 20
COUNTED: Final = 21
WON: Final = 22
NOBODY_WON: Final = 23
KEPT: Final = 24
WILL_HELP: Final = 25
SPREAD: Final = 26
ENDED: Final = 27  # and the next two, by why the game is over


def pack(cards: Pile) -> i64:
    """Up to seven cards in one number, for events."""
    packed: i64 = 0
    for i in range(cards.count):
        packed |= (cards[i] + 1) << (8 * i)
    return packed


def packed_cards(packed: int) -> list[int]:
    """The cards behind such a number."""
    found = []
    while packed:
        found.append(int(packed & 255) - 1)
        packed >>= 8
    return found
