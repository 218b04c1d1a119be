# Not compiled: compiled dataclasses lose the field types that JSON needs.
"""What a seat may know. Each game builds its own; these fields are in all of them."""

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class View:
    """Built, never stripped: a new field of a position is secret until a view adds it."""

    seat: int | None  # whose view; None: a spectator's
    seats: int
    actors: tuple[int, ...]


def check_viewer(seat: int | None, seats: int) -> None:
    """Views are for spectators and for seats that exist."""
    if seat is not None and not 0 <= seat < seats:
        raise ValueError(f"there is no seat {seat} at this table")
