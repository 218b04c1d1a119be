"""Actions as numbers: a kind, a card, and a spot or two."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.containers import numbers
from tangledbank.games.trex.cards.cards import Cards
from tangledbank.games.trex.rules.phases import MOST_SPOTS

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
MOST_PLACES: Final = NOWHERE  # of a side that an action may name

# what each kind names, a bit each
CARD: Final = 1
SPOT: Final = 2
OTHER: Final = 4  # another spot, further right
PLACE: Final = 8  # of a card on a side
PARTS: Final[vec[i64]] = numbers([
    0, 0, 0, CARD, SPOT, CARD, CARD, CARD | SPOT, 0, CARD | SPOT, CARD | SPOT, 0,
    0, 0, PLACE, PLACE, CARD | SPOT, CARD | SPOT, CARD, CARD, SPOT | OTHER, CARD, 0,
])  # fmt: skip


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


def is_action(cards: Cards, action: i64) -> bool:
    """Whether a number stands for an action: it names what its kind names, and nothing else."""
    kind = kind_of(action)
    if kind < KEEP or kind > SELL:
        return False
    parts = PARTS[kind]
    card = card_of(action)
    spot = spot_of(action)
    other = other_of(action)
    names_card = card <= cards.how_de_do if parts & CARD else card == NO_CARD
    names_other = spot < other < MOST_SPOTS if parts & OTHER else other == NOWHERE
    names_spot = spot < MOST_SPOTS if parts & SPOT else spot == NOWHERE
    if parts & PLACE:
        names_spot = spot < MOST_PLACES
    return names_card and names_spot and names_other
