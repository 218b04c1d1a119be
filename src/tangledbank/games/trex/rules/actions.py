"""Actions as numbers: a kind, a card, and a spot or two."""

from typing import Final

from mypy_extensions import i64

KEEP: Final = 1  # §1.4
REDRAW: Final = 2
FIRST: Final = 3  # §2.3, §5.3 this card acts next
CHOOSE: Final = 4  # §2.9 a spot
DISCARD: Final = 5
GIVE: Final = 6
TRADE: Final = 7  # §6.2
NO_TRADE: Final = 8
PLAY_DOWN: Final = 9  # §4.1
PLAY_OPEN: Final = 10  # §4.2
PASS: Final = 11  # §3.3
USE: Final = 12  # §4.5
LEAVE: Final = 13
LOOK: Final = 14  # §7.1 the card at a place of the rival's side
TURN_UP: Final = 15  # §7.2
MOVE: Final = 16  # §7.3
SHOVE: Final = 17  # §7.4
TAKE_BACK: Final = 18  # §7.6
SWAP: Final = 19  # §7.10, §9.7
RELOCATE: Final = 20  # §7.13 two spots
DISREGARD: Final = 21  # §8.1, §9.9
SELL: Final = 22  # §9.11

NO_CARD: Final = 255
NOWHERE: Final = 15


def encode(kind: i64, card: i64 = NO_CARD, spot: i64 = NOWHERE, other: i64 = NOWHERE) -> i64:
    """The number of an action."""
    return kind << 16 | card << 8 | spot << 4 | other


def kind_of(action: i64) -> i64:
    """What is done."""
    return action >> 16


def card_of(action: i64) -> i64:
    """With which card; of How-de-dos the first stands for all."""
    return action >> 8 & 255


def spot_of(action: i64) -> i64:
    """At which spot, or which place of a side."""
    return action >> 4 & 15


def other_of(action: i64) -> i64:
    """And which other spot."""
    return action & 15
