# Not compiled: a compiled position says itself how it is copied.
"""Positions copied whole, attribute by attribute: for pickling, and for games that do not say how.

A deck never changes, so `cards` is shared, whatever it is; so are frozen dataclasses.
"""

from copy import deepcopy
from dataclasses import is_dataclass
from typing import Any, TypeVar, cast

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.containers import Pile, numbers
from tangledbank.core.position import Position
from tangledbank.core.rng import Rng

P = TypeVar("P", bound=Position)
ROW = type(vec[i64]())
SHARED = frozenset({"cards"})
UNCHANGING = (int, str, float, bytes, frozenset, type(None))


def twin(position: P) -> P:
    """An independent copy; nobody listens to it."""
    made = new(type(position))
    become(made, position)
    return cast(P, made)


def become(position: Position, other: Position) -> None:
    """Give a position all that another has, and share nothing that changes."""
    for name, value in state_of(other).items():
        setattr(position, name, value if name in SHARED else copied(value))
    position.listening = False
    position.told = []


def copied(value: Any) -> Any:
    """A value that can change without the other."""
    if isinstance(value, UNCHANGING):
        return value
    kind = type(value)
    if kind is list:
        return [copied(one) for one in value]
    if kind is tuple:
        return tuple([copied(one) for one in value])
    if kind is dict:
        return {key: copied(one) for key, one in value.items()}
    if kind is set:
        return set(value)
    if kind is ROW:
        return numbers([int(one) for one in value])
    if kind is Pile:
        pile = Pile(len(value.cards))
        pile.copy_from(value)
        return pile
    if kind is Rng:
        rng = Rng()
        rng.copy_from(value)
        return rng
    if is_dataclass(value) and cast(Any, kind).__dataclass_params__.frozen:
        return value
    return deepcopy(value)


def new(kind: type[Position]) -> Position:
    """A position with nothing in it yet, not even an empty table."""
    return kind.__new__(kind)


def state_of(position: Position) -> dict[str, Any]:
    """Its attributes: a compiled class knows its own, but not those of an interpreted subclass."""
    found: dict[str, Any] = {}
    for state in (position.__getstate__(), object.__getstate__(position)):
        for part in state if isinstance(state, tuple) else (state,):  # a dict, and one of slots
            found.update(cast(dict[str, Any], part or {}))
    return found


def set_state(position: Position, state: dict[str, Any]) -> None:
    """Give a new position these attributes."""
    for name, value in state.items():
        setattr(position, name, value)
