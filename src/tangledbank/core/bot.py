# Not compiled: protocols and a value.
"""Bots: they see views or what their seat knows, never positions with secrets."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from tangledbank.core.containers import Actions
from tangledbank.core.rng import Rng


@dataclass(frozen=True)
class Choice:
    """What a bot does, and after how much thought."""

    action: int
    after_ms: int = 0


class Bot(Protocol):
    """Chooses one of the legal actions from what its seat may know."""

    looks: bool  # False: it needs no view, and none is built for it

    def choose(self, view: Any, legal: Sequence[int], rng: Rng) -> Choice:
        """One of the legal actions."""
        ...


@runtime_checkable
class Decider(Bot, Protocol):
    """A bot that needs no words, and decides the same from what its seat knows (`Knowledge`)."""

    def decide(self, known: Any, seat: int, actions: Actions, rng: Rng) -> int:
        """One of these actions; `known` is lent to it, and changes when it is asked again."""
        ...
