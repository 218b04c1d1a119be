# Not compiled: people, bots, records and tests pass here one action at a time.
"""The one checked door: nothing enters a position but through `advance`."""

from tangledbank.core.errors import IllegalAction, Refusal
from tangledbank.core.position import Position


def advance(position: Position, seat: int, action: int, at: int | None = None) -> None:
    """Do a seat's action, stamped with table time or as early as the rules allow; or refuse it."""
    if not 0 <= seat < position.seats:
        raise IllegalAction(
            Refusal("no-such-seat", "", f"There is no seat {seat + 1} at this table.")
        )
    if at is not None:
        if at < position.now:
            raise IllegalAction(
                Refusal(
                    "earlier-stamp", "", "This was stamped before the last thing that happened."
                )
            )
        position.catch_up(at)
    refusal = position.why_not(seat, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    if at is not None and at < position.earliest(seat, action):
        raise IllegalAction(
            Refusal("too-early", "", "This seat may not do that yet: a pause is running.")
        )
    position.apply(seat, action, at)
