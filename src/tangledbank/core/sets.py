"""Numbers for sets of cards, so that a secret choice of several cards is one action."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core.containers import Actions, Pile, numbers


@final
@mypyc_attr(acyclic=True)
class Sets:
    """All sets of at most `size` of `cards` cards, numbered from `first` on, small sets first."""

    __slots__ = ("end", "first", "first_of", "size", "ways")

    def __init__(self, cards: i64, size: i64, first: i64) -> None:
        self.size: i64 = size
        self.first: i64 = first  # the empty set
        self.ways: vec[i64] = numbers(binomials(int(cards), int(size)))
        first_of = [int(first)]
        for k in range(int(size) + 1):
            first_of.append(first_of[-1] + int(self.sets(cards, k)))
        self.first_of: vec[i64] = numbers(first_of)  # the first set of each size
        self.end: i64 = first_of[-1]  # from here on, numbers mean nothing

    def sets(self, n: i64, k: i64) -> i64:
        """How many sets of k cards there are among n."""
        return self.ways[n * (self.size + 1) + k]

    def __contains__(self, number: i64) -> bool:
        return self.first <= number < self.end

    def number_of(self, hand: Pile, mask: i64) -> i64:
        """The set of those cards of an ascending hand whose bits are set."""
        rank: i64 = 0
        size: i64 = 0
        for i in range(hand.count):
            if mask >> i & 1:
                size += 1
                rank += self.sets(hand[i], size)
        return self.first_of[size] + rank

    def size_of(self, number: i64) -> i64:
        """How many cards a set has."""
        size = self.size
        while size > 0 and self.first_of[size] > number:
            size -= 1
        return size

    def fill(self, number: i64, into: Pile) -> None:
        """The cards of a set, in ascending order."""
        size = self.size_of(number)
        rank = number - self.first_of[size]
        cards = into.cards
        into.count = size
        while size > 0:
            card: i64 = size - 1
            while self.sets(card + 1, size) <= rank:
                card += 1
            rank -= self.sets(card, size)
            size -= 1
            cards[size] = card

    def fill_from(self, hand: Pile, number: i64, into: Pile) -> None:
        """The same where all cards are known to be of an ascending hand, the only ones tried."""
        size = self.size_of(number)
        rank = number - self.first_of[size]
        cards = into.cards
        into.count = size
        i = hand.count
        while size > 0:
            i -= 1
            before = self.sets(hand[i], size)
            if before <= rank:
                rank -= before
                size -= 1
                cards[size] = hand[i]

    def add_all(self, hand: Pile, actions: Actions) -> None:
        """Every set of cards of an ascending hand, in the order of their masks.

        Each card lies on top of all the sets of those below it.
        """
        first = actions.count
        actions.add(self.first)
        for i in range(hand.count):
            for mask in range(1 << i):
                below = actions[first + mask]
                size = self.size_of(below)
                rank = below - self.first_of[size] + self.sets(hand[i], size + 1)
                actions.add(self.first_of[size + 1] + rank)

    def cards_of(self, number: i64) -> list[int]:
        """The cards of a set as a list, for cold code."""
        into = Pile(self.size)
        self.fill(number, into)
        return into.as_list()


def binomials(cards: int, size: int) -> list[int]:
    """How many sets of k there are among n cards, for n up to `cards` and k up to `size`."""
    table = [0] * ((cards + 1) * (size + 1))
    for n in range(cards + 1):
        table[n * (size + 1)] = 1
        for k in range(1, min(n, size) + 1):
            above = (n - 1) * (size + 1) + k
            table[n * (size + 1) + k] = table[above - 1] + table[above]
    return table
