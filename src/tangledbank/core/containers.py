"""Small containers for rules: they read like lists, hold plain 64-bit numbers, compile to arrays.

Loop with `for i in range(pile.count): pile[i]`; everything has a fixed room, so that nothing is
allocated in play, and overflow is an error.
"""

from collections.abc import Iterator
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core.rng import Rng


def zeros(n: i64) -> vec[i64]:
    """A row of `n` numbers, all 0."""
    return vec[i64]([i64(0)] * int(n))


def numbers(values: list[int]) -> vec[i64]:
    """A packed table of these numbers."""
    return vec[i64]([i64(value) for value in values])


HIDDEN: Final = -1  # in what a seat knows: a card that lies here, and it does not know which


@final
@mypyc_attr(acyclic=True)
class Pile:
    """Cards in order, the last one on top."""

    __slots__ = ("cards", "count")

    def __init__(self, room: i64) -> None:
        self.cards: vec[i64] = zeros(room)
        self.count: i64 = 0

    def __getitem__(self, i: i64) -> i64:
        if i < 0 or i >= self.count:
            raise IndexError("no such card in the pile")
        return self.cards[i]

    def __bool__(self) -> bool:
        return self.count > 0

    def __len__(self) -> int:
        return self.count

    def __contains__(self, card: i64) -> bool:
        cards = self.cards
        for i in range(self.count):
            if cards[i] == card:
                return True
        return False

    def __iter__(self) -> Iterator[int]:
        """For tests, views and other cold code, since it builds a list."""
        return iter(self.as_list())

    def as_list(self) -> list[int]:
        """The cards from the bottom to the top."""
        return [int(self.cards[i]) for i in range(self.count)]

    def add(self, card: i64) -> None:
        """Lay a card on top."""
        self.cards[self.count] = card
        self.count += 1

    def draw(self) -> i64:
        """Take the top card."""
        last = self.count - 1
        if last < 0:
            raise IndexError("draw from an empty pile")
        self.count = last
        return self.cards[last]

    def take(self, card: i64) -> None:
        """Take this card out, wherever it lies; the rest closes up."""
        cards = self.cards
        last = self.count - 1
        i: i64 = 0
        while i <= last and cards[i] != card:
            i += 1
        if i > last:
            raise ValueError("that card is not in the pile")
        while i < last:
            cards[i] = cards[i + 1]
            i += 1
        self.count = last

    def slot_in(self, card: i64) -> None:
        """Add to a pile that is kept in ascending order."""
        cards = self.cards
        i = self.count
        while i > 0 and cards[i - 1] > card:
            cards[i] = cards[i - 1]
            i -= 1
        cards[i] = card
        self.count += 1

    def pour(self, other: "Pile") -> None:
        """Lay all cards of `other` on top, in their order; `other` is then empty."""
        cards = self.cards
        theirs = other.cards
        count = self.count
        for i in range(other.count):
            cards[count + i] = theirs[i]
        self.count = count + other.count
        other.count = 0

    def clear(self) -> None:
        """Empty it."""
        self.count = 0

    def fill(self, cards: list[int]) -> None:
        """Hold exactly these cards, the last one on top."""
        self.count = 0
        for card in cards:
            self.add(card)

    def hide(self, first: i64 = 0) -> None:
        """Make the cards from this place on unknown ones."""
        cards = self.cards
        for i in range(first, self.count):
            cards[i] = HIDDEN

    def hold_hidden(self, count: i64) -> None:
        """Hold this many cards that nobody knows."""
        self.count = count
        self.hide()

    def shuffle(self, rng: Rng) -> None:
        """Put the cards into a random order."""
        cards = self.cards
        i = self.count - 1
        while i > 0:
            j = rng.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1

    def copy_from(self, other: "Pile") -> None:
        """Hold the same cards; nothing is allocated."""
        cards = self.cards
        theirs = other.cards
        for i in range(other.count):
            cards[i] = theirs[i]
        self.count = other.count


NO_CARDS: Final = Pile(0)  # for piles that are replaced as a whole, never changed in place


def pile_of(cards: list[int]) -> Pile:
    """A pile of exactly these cards, the last one on top."""
    pile = Pile(len(cards))
    pile.fill(cards)
    return pile


def shuffled(cards: list[int], rng: Rng) -> list[int]:
    """The same cards in a random order."""
    pile = pile_of(cards)
    pile.shuffle(rng)
    return pile.as_list()


@final
@mypyc_attr(acyclic=True)
class Actions:
    """The legal actions of one decision; one buffer serves a whole game and grows when it must."""

    __slots__ = ("codes", "count")

    def __init__(self, room: i64 = 64) -> None:
        self.codes: vec[i64] = zeros(room)
        self.count: i64 = 0

    def __getitem__(self, i: i64) -> i64:
        if i < 0 or i >= self.count:
            raise IndexError("no such action")
        return self.codes[i]

    def __len__(self) -> int:
        return self.count

    def __contains__(self, code: i64) -> bool:
        for i in range(self.count):
            if self.codes[i] == code:
                return True
        return False

    def add(self, code: i64) -> None:
        """One more action."""
        count = self.count
        if count < len(self.codes):
            self.codes[count] = code
        else:
            self.codes = append(self.codes, code)
        self.count = count + 1

    def add_each(self, code: i64, cards: Pile, shift: i64) -> None:
        """The same action with each card of a pile, whose number enters the code at `shift`."""
        while len(self.codes) < self.count + cards.count:
            self.codes = append(self.codes, i64(0))
        codes = self.codes
        theirs = cards.cards
        count = self.count
        for i in range(cards.count):
            codes[count + i] = code | theirs[i] << shift
        self.count = count + cards.count

    def clear(self) -> None:
        """Empty it for the next decision."""
        self.count = 0

    def pick(self, rng: Rng) -> i64:
        """Any of them, each as likely as the others."""
        return self.codes[rng.below(self.count)]

    def as_list(self) -> list[int]:
        """The codes in order."""
        return [int(self.codes[i]) for i in range(self.count)]


@final
@mypyc_attr(acyclic=True)
class Grid:
    """A table of numbers with two indices: `grid[row, column]`."""

    __slots__ = ("cells", "width")

    def __init__(self, cells: list[int], width: i64) -> None:
        self.cells: vec[i64] = numbers(cells)
        self.width: i64 = width

    def __getitem__(self, at: tuple[i64, i64]) -> i64:
        return self.cells[at[0] * self.width + at[1]]
