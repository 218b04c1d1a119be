# Compiled: the rules ask the qualities of every card that they look at.
"""§2.1 The four qualities, three types of each, and the number that stands for a card.

A matching card's number counts in threes: clade, environment, number, colour. The living set
follows the prehistoric one, the bonus cards come last.
"""

from typing import Final

from mypy_extensions import i64

CLADES: Final[list[str]] = ["mammal", "sauropsid", "arthropod"]
ENVIRONMENTS: Final[list[str]] = ["water", "land", "air"]
NUMBERS: Final[list[str]] = ["1", "2", "3"]
COLOURS: Final[list[str]] = ["blue", "green", "red"]
QUALITIES: Final[list[str]] = ["clade", "environment", "number", "colour"]
TYPES: Final[list[list[str]]] = [CLADES, ENVIRONMENTS, NUMBERS, COLOURS]
SETS: Final[list[str]] = ["prehistoric", "living"]

FACES: Final = 81  # different matching cards; each set has all of them
SHARK: Final = 162
BIVALVE: Final = 163
FISH: Final = 164
MOLLUSK: Final = 165
BONUSES: Final[list[str]] = ["shark", "bivalve", "fish", "mollusk"]
CARDS: Final = 166
NO_CARD: Final = -1


def is_bonus(card: i64) -> bool:
    """§4.4 Whether the card forms no triple (ruling C17)."""
    return card >= SHARK


def face(card: i64) -> i64:
    """§2.1 The four qualities of a matching card, whichever set it is from."""
    return card % FACES


def clade_of(card: i64) -> i64:
    """§2.1 Mammal, sauropsid or arthropod."""
    return card % FACES // 27


def environment_of(card: i64) -> i64:
    """§2.1 Water, land or air."""
    return card % 27 // 9


def number_of(card: i64) -> i64:
    """§2.1 One, two or three animals, counted from 0."""
    return card % 9 // 3


def shows_three(card: i64) -> bool:
    """§6.2 Whether three animals are on it."""
    return number_of(card) == 2


def colour_of(card: i64) -> i64:
    """§2.1 Blue, green or red."""
    return card % 3


def type_of(card: i64, quality: i64) -> i64:
    """§2.1 The type that a card has of the first, second, third or fourth quality."""
    if quality == 0:
        return clade_of(card)
    if quality == 1:
        return environment_of(card)
    if quality == 2:
        return number_of(card)
    return colour_of(card)


def partner(card: i64) -> i64:
    """§4.5 The other bonus card of the same set."""
    return card ^ 1


def goes_right(card: i64) -> bool:
    """§4.4 Fish of either kind go to the right, mollusks to the left (ruling C19)."""
    return card % 2 == 0
