"""Positions that ask: one seat at a time, or all seats at once for a secret choice."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core.containers import Actions, zeros
from tangledbank.core.grounds import (
    ALLOWED,
    ALREADY_CHOSEN,
    NO_SUCH_SEAT,
    NOT_LEGAL,
    NOT_YOUR_TURN,
    OVER,
)
from tangledbank.core.position import Position

NOBODY: Final = -1
OPEN: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class AskingPosition(Position):
    """A game with turns, in which some choices are made by all at once, unseen.

    `turn` is the first seat that is asked, -1 if none is. During a secret choice `chosen` has what
    each seat has chosen, -1 while that is open. A game overrides `is_secret`, and
    `has_open_choice` if some seats have nothing to choose or if open is not -1; after each
    choice it moves `turn` to the `next_chooser`. Its `rule_against` is asked only about a seat that
    is asked.
    """

    __slots__ = ("chosen", "turn")

    def __init__(self, seats: i64) -> None:
        super().__init__(seats)
        self.turn: i64 = NOBODY
        self.chosen: vec[i64] = zeros(seats)

    def to_act(self) -> i64:
        """The first seat that is asked."""
        return self.turn

    def actors(self) -> list[int]:
        """One seat at a time, except for secret choices, which all make at once."""
        if self.turn < 0:
            return []
        if self.is_secret():
            return [int(seat) for seat in range(self.seats) if self.has_open_choice(seat)]
        return [int(self.turn)]

    def is_secret(self) -> bool:
        """Whether all choose at once, unseen."""
        return False

    def has_open_choice(self, seat: i64) -> bool:
        """Whether the seat has yet to make the secret choice."""
        return self.chosen[seat] == OPEN

    def is_asked(self, seat: i64) -> bool:
        """Whether the seat is to act now."""
        if self.turn < 0 or seat < 0 or seat >= self.seats:
            return False
        return self.has_open_choice(seat) if self.is_secret() else seat == self.turn

    def ground(self, seat: i64, action: i64) -> i64:
        """The first rule against it: whose turn it is, then the game's own."""
        if seat < 0 or seat >= self.seats:
            return NO_SUCH_SEAT
        if self.turn < 0:
            return OVER
        if not self.is_asked(seat):
            return self.why_not_asked(seat)
        return self.rule_against(seat, action)

    def why_not_asked(self, seat: i64) -> i64:
        """Why this seat has nothing to do now; a game with other reasons overrides this."""
        return ALREADY_CHOSEN if self.is_secret() else NOT_YOUR_TURN

    def rule_against(self, seat: i64, action: i64) -> i64:
        """The first of the game's own rules against an action of a seat that is asked.

        A game that lists what is legal has no other ground than that.
        """
        actions = Actions()
        self.fill(seat, actions)
        return ALLOWED if action in actions else NOT_LEGAL

    def next_chooser(self) -> i64:
        """The first seat whose secret choice is open, -1 if all are made."""
        for seat in range(self.seats):
            if self.has_open_choice(seat):
                return seat
        return NOBODY

    def copy_from(self, other: Position) -> None:
        """Become equal to `other`, whoever it asks."""
        assert isinstance(other, AskingPosition)
        super().copy_from(other)
        self.turn = other.turn
        for seat in range(self.seats):
            self.chosen[seat] = other.chosen[seat]
