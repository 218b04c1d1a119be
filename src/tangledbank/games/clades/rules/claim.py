"""§3.2 A triple that was made and whose cards are not replaced yet."""

from typing import final

from mypy_extensions import i64, mypyc_attr


@final
@mypyc_attr(acyclic=True)
class Claim:
    """Who took which cards, and what has to be replaced for it. It never changes."""

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
