"""§9 Untimed play: one seat after the other; no clock runs and nobody waits."""

from mypy_extensions import i64

from tangledbank.core.grounds import ALLOWED
from tangledbank.games.clades.rules.actions import PASS, is_call
from tangledbank.games.clades.rules.balancing import active
from tangledbank.games.clades.rules.grounds import NO_TURNS
from tangledbank.games.clades.rules.state import State
from tangledbank.games.clades.rules.told import PASSED, TURN


def against_pass(position: State) -> i64:
    """§9.1 A turn can be passed only where turns are taken."""
    return ALLOWED if position.terms.untimed else NO_TURNS


def pass_turn(position: State, seat: i64) -> None:
    """§9.1 A player sees no triple."""
    position.tell(PASSED, seat)
    position.quiet_turns += 1


def ends_turn(position: State, action: i64) -> bool:
    """§9.1 A turn is one call or a pass; a hint is part of it."""
    return position.terms.untimed and (action == PASS or is_call(action))


def has_round_passed(position: State) -> bool:
    """§9.2 Whether a whole round of turns has passed without a triple."""
    return position.quiet_turns >= active(position)


def next_turn(position: State) -> None:
    """§9.1 The next seat clockwise that is not on a break (ruling C36)."""
    position.turn = (position.turn + 1) % position.seats
    if position.turn == position.resting:
        position.turn = (position.turn + 1) % position.seats
    if position.seats > 1:
        position.tell(TURN, position.turn)
