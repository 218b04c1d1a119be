# Not compiled: a position is pickled once, to be sent elsewhere or kept.
"""Positions as bytes and back, for `pickle`: whole, with their chance, whatever their game.

Pickle itself walks through a position; it is told here only what it cannot know. The game's own
deck goes by name, since everyone has it; another deck travels with the position.
"""

import copyreg
import pickle
import sys
import zlib
from collections.abc import Callable, Iterable
from importlib import import_module
from io import BytesIO
from typing import Any, TypeVar, cast

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.containers import Grid, Pile, numbers
from tangledbank.core.copying import ROW, new, set_state, state_of
from tangledbank.core.errors import TangledBankError
from tangledbank.core.game import Game
from tangledbank.core.position import Position

PROTOCOL = 5
OWN_DECK = "own deck"

T = TypeVar("T")
Packed = tuple[str, int, bytes]  # where the game is, its rules_version, the position


def pack(position: Position) -> tuple[Callable[..., Position], Packed]:
    """What `pickle` keeps of a position: a function that makes it again, and its arguments."""
    place = place_of(type(position))
    game = game_at(place)
    into = BytesIO()
    Packer(into, game).dump(position.clone())  # nobody listens to a clone
    data = zlib.compress(into.getvalue(), 1)
    return unpack, (place, 0 if game is None else game.rules_version, data)


def unpack(place: str, rules_version: int, data: bytes) -> Position:
    """The position again; refused if its game plays by other rules now."""
    game = game_at(place)
    if game is not None and game.rules_version != rules_version:
        raise TangledBankError(
            f"The position was played by rules {rules_version} of {game.title}; "
            f"this install plays rules {game.rules_version}."
        )
    position = Unpacker(BytesIO(zlib.decompress(data)), game).load()
    assert isinstance(position, Position)
    return position


def remake(kind: type[T], arguments: Callable[[T], tuple[Any, ...]]) -> None:
    """Make objects of this class again with arguments that will do; their state comes afterwards.

    Pickle makes an object without `__init__`; a compiled class cannot make one so.
    """
    copyreg.pickle(kind, lambda one: (kind, arguments(one), one.__getstate__()))


def place_of(kind: type) -> str:
    """The module with the GAME that this class of positions belongs to; "" if there is none."""
    for one in kind.__mro__:
        name = one.__module__
        while name:
            if isinstance(getattr(sys.modules.get(name), "GAME", None), Game):
                return name
            name = name.rpartition(".")[0]
    return ""


def game_at(place: str) -> Game | None:
    """The game in this module."""
    return cast(Game, import_module(place).GAME) if place else None


class Packer(pickle.Pickler):
    """Pickles what a position is made of."""

    def __init__(self, into: BytesIO, game: Game | None) -> None:
        super().__init__(into, PROTOCOL)
        self.game = game

    def persistent_id(self, thing: Any) -> str | None:
        """The game's own deck, by name."""
        return OWN_DECK if self.game is not None and thing is self.game.cards else None

    def reducer_override(self, thing: Any) -> Any:
        """A row of numbers; and a position, without a detour through `pack`, which leads here."""
        if isinstance(thing, ROW):
            return row, (compact([int(number) for number in cast(Iterable[int], thing)]),)
        if isinstance(thing, Position):
            return new, (type(thing),), state_of(thing), None, None, set_state
        return NotImplemented


class Unpacker(pickle.Unpickler):
    """Reads what a Packer wrote."""

    def __init__(self, data: BytesIO, game: Game | None) -> None:
        super().__init__(data)
        self.game = game

    def persistent_load(self, name: str) -> Any:
        """The game's own deck."""
        assert name == OWN_DECK
        assert self.game is not None
        return self.game.cards


def compact(values: list[int]) -> bytes | list[int]:
    """The numbers, as bytes if they are small."""
    return bytes(values) if all(0 <= value < 256 for value in values) else values


def row(values: bytes | list[int]) -> vec[i64]:
    """A row of these numbers."""
    return numbers(list(values))


remake(Pile, lambda pile: (0,))
remake(Grid, lambda grid: ([], 0))
