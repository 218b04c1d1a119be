"""§9 What a spot allows while cards are played."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.trex.cards.cards import AT_MOST_TWO, MUST_REVEAL, NO_MOVES, NO_REVEALS

if TYPE_CHECKING:
    from tangledbank.games.trex.rules.position import Position


def has_room(position: "Position", seat: i64, at: i64) -> bool:
    """§2.4 Not on a Prehistoric card; §9.1 nor a third card where two are the most."""
    if not position.is_open(at):
        return False
    if position.spot(at) != AT_MOST_TWO:
        return True
    most = position.cards.amount[position.field.spots[at]]
    return position.field.side(seat, at).count < most


def may_reveal(position: "Position", at: i64) -> bool:
    """§2.9, §9.3 Whether cards may be revealed there."""
    return position.field.iced[at] == 0 and position.spot(at) != NO_REVEALS


def may_hide(position: "Position", at: i64) -> bool:
    """§9.2 Whether cards may be laid hidden there."""
    return position.spot(at) != MUST_REVEAL


def may_move_at(position: "Position", at: i64) -> bool:
    """§2.10, §9.15 Whether cards may be moved to or from there."""
    return position.field.tarred[at] == 0 and position.spot(at) != NO_MOVES
