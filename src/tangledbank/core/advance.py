# Not compiled: people, bots, records and tests pass here one action at a time.
"""The one checked door: nothing enters a position except through `advance`."""

from tangledbank.core.errors import IllegalAction, Refusal, no_such_seat
from tangledbank.core.position import Position
from tangledbank.core.whole import whole

LARGEST_ACTION = 1 << 31
LARGEST_STAMP = 1 << 53  # the largest that JavaScript, and so the page, counts to


def advance(position: Position, seat: int, action: int, at: int | None = None) -> bool:
    """Do a seat's action, stamped with table time or as early as the rules allow; or refuse it.

    False if an unstamped action waited for its moment and can no longer be done, as when the game
    has ended meanwhile: then time has passed, and nothing else has happened.
    """
    seat, action, at = whole(seat), whole(action), whole(at)
    refusal = malformed(position, seat, action, at)
    if refusal is None:
        if at is not None:
            position.catch_up(at)
        refusal = position.why_not(seat, action)
    if refusal is None and at is not None and at < position.earliest(seat, action):
        refusal = position.why_not_yet(seat, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    if at is None and not outlasts(position, seat, action):
        return False
    position.apply(seat, action, at)
    return True


def outlasts(position: Position, seat: int, action: int) -> bool:
    """Let time pass until an unstamped action may be done; whether it may still be done then.

    What is due at that moment happens before it, as it will when a record with its stamp is read.
    """
    moment = position.earliest(seat, action)
    while moment > position.now or is_due(position, moment):
        position.catch_up(moment)
        if position.why_not(seat, action) is not None:
            return False
        moment = position.earliest(seat, action)
    return True


def is_due(position: Position, at: int) -> bool:
    """Whether something happens by itself up to this moment."""
    due = position.due()
    return due is not None and due <= at


def malformed(position: Position, seat: int, action: int, at: int | None) -> Refusal | None:
    """What no rule needs to look at: impossible seats, numbers and stamps."""
    if not is_number(seat, 0, position.seats):
        return no_such_seat(int(position.seats))
    if not is_number(action, 0, LARGEST_ACTION):
        return Refusal("no-such-action", "", "That number is not an action.")
    if at is not None:
        if not is_number(at, 0, LARGEST_STAMP):
            return Refusal("no-such-moment", "", "A stamp is a whole number of milliseconds.")
        if at < position.now:
            return Refusal("earlier-stamp", "", "Something has happened since that moment.")
    return None


def is_number(value: object, low: int, end: int) -> bool:
    """A whole number from `low` to before `end`; it may come from a stranger."""
    return type(value) is int and low <= value < end
