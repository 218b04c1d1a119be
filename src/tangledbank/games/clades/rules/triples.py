"""§2 Triples: three cards that are all alike or all different in each quality."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from tangledbank.core.containers import Pile
from tangledbank.games.clades.cards.qualities import (
    QUALITIES,
    clade_of,
    colour_of,
    environment_of,
    face,
    number_of,
    type_of,
)


def completing(a: i64, b: i64) -> i64:
    """§2.2 The face of the one card that completes these two."""
    clade = (6 - clade_of(a) - clade_of(b)) % 3
    environment = (6 - environment_of(a) - environment_of(b)) % 3
    number = (6 - number_of(a) - number_of(b)) % 3
    colour = (6 - colour_of(a) - colour_of(b)) % 3
    return ((clade * 3 + environment) * 3 + number) * 3 + colour


def is_triple(a: i64, b: i64, c: i64) -> bool:
    """§2.1 Whether three different matching cards form a triple.

    Three different cards differ somewhere (ruling C16), and of each face there are two at most, so
    that cards of the same face are never in one triple (ruling C31).
    """
    return face(c) == completing(a, b)


def is_clade_triple(a: i64, b: i64, c: i64) -> bool:
    """§2.3 Whether the three cards of a triple are of one clade."""
    return clade_of(a) == clade_of(b) == clade_of(c)


def differing(a: i64, b: i64) -> i64:
    """In how many qualities the cards of a triple differ, from 1 to 4; two of them tell."""
    found: i64 = 0
    if clade_of(a) != clade_of(b):
        found += 1
    if environment_of(a) != environment_of(b):
        found += 1
    if number_of(a) != number_of(b):
        found += 1
    if colour_of(a) != colour_of(b):
        found += 1
    return found


def wrong_qualities(a: i64, b: i64, c: i64) -> i64:
    """§2.1 In how many qualities two are alike and one is different.

    Types are numbers from 0 to 2: alike or all different, they add up to a multiple of three.
    """
    found: i64 = 0
    for quality in range(len(QUALITIES)):
        x = type_of(a, quality)
        y = type_of(b, quality)
        if (x + y + type_of(c, quality)) % 3 != 0:
            found += 1
    return found


def find_triples(cards: Pile) -> list[tuple[int, int, int]]:
    """§2.1 All triples among these cards, in the order of the cards."""
    found: list[tuple[int, int, int]] = []
    count = cards.count
    for i in range(count):
        a = cards[i]
        for j in range(i + 1, count):
            third = completing(a, cards[j])
            for k in range(j + 1, count):
                if face(cards[k]) == third:
                    found.append((int(a), int(cards[j]), int(cards[k])))
    return found


def has_triple(cards: Pile) -> bool:
    """§11.1 Whether there is a triple among these cards."""
    count = cards.count
    for i in range(count):
        for j in range(i + 1, count):
            third = completing(cards[i], cards[j])
            for k in range(j + 1, count):
                if face(cards[k]) == third:
                    return True
    return False


@final
@mypyc_attr(acyclic=True)
class Claim:
    """§3.2 A triple that was made: who took which cards, and what is replaced. It never changes."""

    __slots__ = ("a", "at", "b", "c", "drawer", "left", "own", "seat", "shared")

    def __init__(
        self,
        seat: i64,
        a: i64,
        b: i64,
        c: i64,
        at: i64,
        left: i64,
        shared: i64,
        own: i64,
        drawer: i64,
    ) -> None:
        self.seat: i64 = seat
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.at: i64 = at
        self.left: i64 = left  # which of them left a place in the rows: 1 for a, 2 for b, 4 for c
        self.shared: i64 = shared  # §4.2 shared cards among them that are replaced
        self.own: i64 = own  # §4.3 personal cards among them
        self.drawer: i64 = drawer  # §7.2 who draws for those, as a rule the caller

    def names(self, card: i64) -> bool:
        """Whether the card is among the three."""
        return card == self.a or card == self.b or card == self.c

    def has_left_place(self, card: i64) -> bool:
        """§1.4 Whether the card lay in the rows."""
        if card == self.a:
            return self.left & 1 > 0
        if card == self.b:
            return self.left & 2 > 0
        return self.left & 4 > 0
