"""§9 Untimed play: one seat after the other, no window, no lock-out, no timer."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.clades.rules.ending import ALL_STUCK
from tangledbank.games.clades.rules.stalling import stall
from tangledbank.games.clades.rules.told import PASSED, TURN

if TYPE_CHECKING:
    from tangledbank.games.clades.rules.position import Position


def pass_turn(position: "Position", seat: i64) -> None:
    """§9.1 A turn is one call or a pass."""
    position.tell(PASSED, seat)
    position.quiet_turns += 1
    next_turn(position)


def next_turn(position: "Position") -> None:
    """§9.1 The next seat that does not rest; §9.2 a round without a triple counts as all stuck."""
    active = position.seats - 1 if position.resting >= 0 else position.seats
    if position.quiet_turns >= active:
        position.quiet_turns = 0
        stall(position, ALL_STUCK)
    if position.is_over:
        return
    position.turn = (position.turn + 1) % position.seats
    if position.turn == position.resting:
        position.turn = (position.turn + 1) % position.seats
    if position.seats > 1:
        position.tell(TURN, position.turn)
