# Not compiled: three functions of each game, found by the class of a position.
"""The rooms above the rules: what a position shows, refuses in words and ends with.

Rules import nothing that people see or read. A game's `__init__.py` furnishes its positions with
the functions that do, once, and a position asks them.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tangledbank.core.errors import Refusal
from tangledbank.core.outcome import Outcome, Part, most_points
from tangledbank.core.refusals import plain_refusal
from tangledbank.core.view import View


@dataclass(frozen=True, kw_only=True)
class Rooms:
    """What stands above the rules of one game."""

    view: Callable[[Any, int | None], View]  # of a position, for a seat or a spectator
    refusal: Callable[[Any, int, int, int], Refusal]  # of a seat's action, on a ground in numbers
    outcome: Callable[[Any], Outcome]  # of a position that is over


FURNISHED: dict[type, Rooms] = {}


def furnish(kind: type, rooms: Rooms) -> None:
    """Positions of this class, and of those below it, ask these rooms."""
    FURNISHED[kind] = rooms


def rooms_of(kind: type) -> Rooms:
    """The rooms of a class of positions, or what can be said of any."""
    for one in kind.__mro__:
        if one in FURNISHED:
            return FURNISHED[one]
    return PLAIN


def no_view(position: Any, seat: int | None) -> View:
    """Views are built: what a seat may know, only the game can say."""
    raise NotImplementedError(
        f"{type(position).__name__} neither has its own view nor is furnished with one"
    )


def plain_outcome(position: Any) -> Outcome:
    """Most points win."""
    parts = [(Part(int(position.points(seat)), "points"),) for seat in range(position.seats)]
    return most_points(parts, "The game is over.")


PLAIN = Rooms(view=no_view, refusal=plain_refusal, outcome=plain_outcome)
