"""What people say at our tables: `Spoken` of `tangledbank.testing`, and a few words more."""

import re
from collections.abc import Callable, Iterable
from typing import TypeVar

from tangledbank.core.events import Event
from tangledbank.core.position import Position
from tangledbank.core.rng import WORDS
from tangledbank.testing import Spoken

__all__ = ["Spoken", "check_sentences", "drawing", "each", "seed_where"]

P = TypeVar("P", bound=Position)


def each(values: Iterable[int]) -> list[int]:
    """Something by seat: `each(table.food) == [5, 5, 5]`."""
    return [int(value) for value in values]


def seed_where(make: Callable[[int], P], holds: Callable[[P], bool]) -> int:
    """The first seed from which `make` gives a position where something holds."""
    return next(seed for seed in range(20_000) if holds(make(seed)))


def drawing(position: P, numbers: list[int]) -> P:
    """A copy where chance draws these numbers next: they are written into its block of words."""
    twin = position.clone()
    if numbers:
        twin.rng.seed("00" * 32)
        twin.rng.drawn = WORDS - len(numbers)
        assert twin.rng.drawn > 0, "a block has room for fewer numbers"
        words = [0] * twin.rng.drawn + numbers
        twin.rng.block = b"".join(word.to_bytes(4, "little") for word in words)
    return twin


def check_sentences(events: Iterable[Event], *wrong: str) -> None:
    """Each is a whole sentence, and nobody has said any of these patterns."""
    slips = re.compile("|".join(["Seat 0", "None", "  ", r"-1\b", *wrong]))
    for event in events:
        assert re.fullmatch(r"[A-Z0-9][^{}_]*[^ .]\.", event.sentence), event.sentence
        assert not slips.search(event.sentence), event.sentence
