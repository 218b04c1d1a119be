"""Actions as numbers: a kind, a card and the seat that it names; discards are ranks of sets."""

from typing import Final

from mypy_extensions import i64

from tangledbank.core.containers import Pile, pile_of
from tangledbank.core.sets import Sets
from tangledbank.games.mating.cards.cards import MOST_CARDS, Cards

PLAY: Final = 1  # §2.2 a strategy, face down
LUNCH: Final = 2  # §2.4
PASS: Final = 3  # §6.3
PASS_AHEAD: Final = 4  # §6.4
SNEAK: Final = 5  # §6.5 a sneaky card, and the seat that it names
ESCAPE: Final = 6  # §3.5
GIVE_UP: Final = 7  # §3.6
ACCEPT: Final = 8  # §6.5

NOBODY: Final = -1
NO_CARD: Final = 255

KEEP_ALL: Final = 1 << 29  # discards nothing; sets of more cards follow
DISCARD: Final = KEEP_ALL >> 16  # §7.1 the kind of all these, above the kinds of other actions
MOST_DISCARDS: Final = 6
MOST_SEATS: Final = 6  # §1.1
DISCARDS: Final = Sets(MOST_CARDS, MOST_DISCARDS, KEEP_ALL)  # §7.1


def encode(kind: i64, card: i64 = NO_CARD, target: i64 = NOBODY) -> i64:
    """The number of an action; discards have theirs from `DISCARDS`."""
    return kind << 16 | card << 8 | (target + 1)


def kind_of(action: i64) -> i64:
    """What is done."""
    return DISCARD if action >= KEEP_ALL else action >> 16


def card_of(action: i64) -> i64:
    """With which card; NO_CARD if with none."""
    return action >> 8 & 255


def target_of(action: i64) -> i64:
    """The seat that a sneaky card names; NOBODY if none."""
    return (action & 255) - 1


def play(card: i64) -> i64:
    """§2.2 Lay a strategy face down."""
    return encode(PLAY, card)


def sneak(card: i64, target: i64 = NOBODY) -> i64:
    """§6.5 Play a sneaky card, on a rival if it names one."""
    return encode(SNEAK, card, target)


def discard(cards: list[int]) -> i64:
    """§7.1 Discard these cards of the hand, in any order."""
    return DISCARDS.number_of(pile_of(sorted(cards)), (1 << len(cards)) - 1)


def discards_of(action: i64) -> list[int]:
    """§7.1 The cards that a discard names."""
    return DISCARDS.cards_of(action)


def is_action(cards: Cards, action: i64) -> bool:
    """Whether the number stands for something that can be written, allowed or not."""
    kind = kind_of(action)
    if kind == DISCARD:
        return action in DISCARDS and are_cards(cards, action)
    if kind == PLAY:
        return card_of(action) < cards.count and target_of(action) == NOBODY
    if kind == SNEAK:
        return card_of(action) < cards.count and target_of(action) < MOST_SEATS
    return LUNCH <= kind <= ACCEPT and action == encode(kind)


def are_cards(cards: Cards, action: i64) -> bool:
    """§7.1 Whether all cards of a discard are in this deck."""
    found = Pile(MOST_DISCARDS)
    DISCARDS.fill(action, found)
    return found.count == 0 or found[found.count - 1] < cards.count  # they ascend
