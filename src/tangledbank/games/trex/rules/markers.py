"""§6.1, §6.3 First Move and Rexonomics change hands."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.trex.rules import told
from tangledbank.games.trex.rules.phases import NONE, SEATS

if TYPE_CHECKING:
    from tangledbank.games.trex.rules.position import Position

# §6.3 how First Move passes on after a round
TO_FEWER_POINTS: Final = 0
IN_TURN: Final = 1
NEVER: Final = 2


def take_first(position: "Position", seat: i64) -> None:
    """§3.6 Take First Move: it counts from the next period on, after the last one from §5 on."""
    if position.next_first != seat:
        position.next_first = seat
        position.tell(told.TOOK_FIRST, seat)


def take_rexonomics(position: "Position", seat: i64) -> None:
    """§6.2 Take Rexonomics."""
    if position.rexonomics != seat:
        position.rexonomics = seat
        position.tell(told.TOOK_REXONOMICS, seat)


def settle_first(position: "Position") -> None:
    """§3.6 A period, or the resolution, begins: First Move lies where it was taken to."""
    position.first = position.next_first


def pass_markers(position: "Position") -> None:
    """§6.3 After a round; §9.14 a loser's claim comes first."""
    settle_first(position)
    take_first(position, next_starter(position))
    settle_first(position)
    for seat in range(SEATS):
        if position.points(1 - seat) - position.points(seat) >= position.terms.gap:
            take_rexonomics(position, seat)


def next_starter(position: "Position") -> i64:
    """§6.3 Who starts the next round."""
    if position.claimed != NONE:
        return position.claimed
    if position.terms.markers == NEVER:
        return position.first
    mine = position.points(0)
    theirs = position.points(1)
    if position.terms.markers == IN_TURN or mine == theirs:
        return 1 - position.first
    return 0 if mine < theirs else 1
