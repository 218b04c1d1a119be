# Not compiled: a protocol and a value.
"""Bots: they see views, never positions."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

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
