"""Actions as numbers: a kind, a card and the seat that it names; discards are ranks of sets."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.containers import Pile, numbers

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
MOST_CARDS: Final = 96  # of a deck, so that every set of discards has a number below 2**31
MOST_DISCARDS: Final = 6


def encode(kind: i64, card: i64 = NO_CARD, target: i64 = NOBODY) -> i64:
    """The number of an action; discards have `discard_some`."""
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


def binomials() -> list[int]:
    """How many sets of k among n cards, for all n up to MOST_CARDS and k up to MOST_DISCARDS."""
    table = [0] * ((MOST_CARDS + 1) * (MOST_DISCARDS + 1))
    for n in range(MOST_CARDS + 1):
        table[n * (MOST_DISCARDS + 1)] = 1
        for k in range(1, min(n, MOST_DISCARDS) + 1):
            above = (n - 1) * (MOST_DISCARDS + 1) + k
            table[n * (MOST_DISCARDS + 1) + k] = table[above - 1] + table[above]
    return table


BINOMIALS: Final[vec[i64]] = numbers(binomials())


def sets(n: i64, k: i64) -> i64:
    """How many sets of k cards there are among n."""
    return BINOMIALS[n * (MOST_DISCARDS + 1) + k]


def firsts() -> list[int]:
    """The number of the first set of each size, and the first number beyond all sets."""
    found = [KEEP_ALL]
    for size in range(MOST_DISCARDS + 1):
        found.append(found[-1] + int(sets(MOST_CARDS, size)))
    return found


FIRST_OF_SIZE: Final[vec[i64]] = numbers(firsts())
NO_DISCARD: Final[int] = firsts()[-1]  # from here on numbers mean nothing


def discard_some(hand: Pile, mask: i64) -> i64:
    """§7.1 The discard of those cards of an ascending hand whose bits are set."""
    rank: i64 = 0
    size: i64 = 0
    for i in range(hand.count):
        if mask >> i & 1:
            size += 1
            rank += sets(hand[i], size)
    return FIRST_OF_SIZE[size] + rank


def discarded(action: i64, into: Pile) -> None:
    """§7.1 The cards of a discard, in ascending order."""
    into.count = 0
    size: i64 = MOST_DISCARDS
    while size > 0 and FIRST_OF_SIZE[size] > action:
        size -= 1
    rank = action - FIRST_OF_SIZE[size]
    cards = Pile(size)
    while size > 0:
        card: i64 = size - 1
        while sets(card + 1, size) <= rank:
            card += 1
        rank -= sets(card, size)
        cards.add(card)
        size -= 1
    for i in range(cards.count):
        into.add(cards[cards.count - 1 - i])
