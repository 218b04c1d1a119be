"""Cards that lie nowhere in sight: cross out of all of them what is seen, and close the gaps.

Before that a pile holds all cards of a deck, each at the place of its number.
"""

from mypy_extensions import i64

from tangledbank.core.containers import HIDDEN, Pile


def cross_out(every: Pile, seen: Pile) -> None:
    """Cards that are seen leave their places empty."""
    cards, theirs = every.cards, seen.cards
    for i in range(seen.count):
        if theirs[i] != HIDDEN:
            cards[theirs[i]] = HIDDEN


def close_up(every: Pile) -> None:
    """The others close up, in their order."""
    cards = every.cards
    count: i64 = 0
    for i in range(every.count):
        if cards[i] != HIDDEN:
            cards[count] = cards[i]
            count += 1
    every.count = count
