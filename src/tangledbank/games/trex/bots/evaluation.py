# Compiled: search values every position that it reaches.
"""What a position promises a seat: points, cards, and what the spots look like."""

from typing import Final

from mypy_extensions import i64

from tangledbank.core import position as core
from tangledbank.games.trex.bots.prospects import POINT, promise_at, worth
from tangledbank.games.trex.rules.phases import OVER, PLAYING
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.seen.hidden import masked

MARKER: Final = 12  # what First Move, or Rexonomics, is worth


def evaluate(position: core.Position, seat: int) -> int:
    """In hundredths of a point, against the rival's."""
    assert isinstance(position, Position)
    if position.phase == OVER:
        return int(1000 * POINT * (position.points(seat) - position.points(1 - seat)))
    value = standing(position, seat) - standing(position, 1 - seat)
    if position.phase == PLAYING:
        field = masked(position, seat)
        for at in range(position.field.count):
            value += promise_at(position, field, seat, at, 1) // 50
    return int(value)


def standing(position: Position, seat: i64) -> i64:
    """What a seat has for good: points, cards, markers."""
    value = POINT * position.points(seat)
    value += cards_worth(position, seat)
    if position.next_first == seat:
        value += MARKER
    if position.rexonomics == seat:
        value += MARKER
    return value


def cards_worth(position: Position, seat: i64) -> i64:
    """§1.8 The cards of a hand, those on the table included."""
    total: i64 = 0
    hand = position.hands[seat]
    for i in range(hand.count):
        total += worth(position.cards, hand[i])
    field = position.field
    for at in range(field.count):
        side = field.side(seat, at)
        for i in range(side.count):
            if position.cards.is_period(side[i]):
                total += worth(position.cards, side[i])
    return total // 2
