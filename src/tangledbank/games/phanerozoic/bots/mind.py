# Compiled: search asks it millions of times.
"""How Phanerozoic is thought about."""

from typing import Final

from mypy_extensions import i64

from tangledbank.core.ahead import most_promising
from tangledbank.core.containers import Actions
from tangledbank.core.mind import Mind
from tangledbank.core.position import Position as CorePosition
from tangledbank.core.rng import Rng
from tangledbank.games.phanerozoic.bots.evaluation import POINT, evaluate
from tangledbank.games.phanerozoic.cards.cards import Cards
from tangledbank.games.phanerozoic.seen.knowing import deal

ASPECTS: Final = 0


class PhanerozoicMind(Mind):
    """Looks one action ahead with the evaluation; points tell who will win."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.scratch: CorePosition | None = None

    def policy(self, position: CorePosition, seat: i64, actions: Actions, rng: Rng) -> i64:
        """The action that promises most."""
        position.fill(seat, actions)
        if actions.count == 1:
            return actions[0]
        scratch = self.scratch
        if scratch is None:
            scratch = position.blank()
            self.scratch = scratch
        return most_promising(position, seat, actions, evaluate, scratch, rng)

    def promise(self, position: CorePosition, seat: i64) -> float:
        """In points."""
        return float(evaluate(position, int(seat))) / float(POINT)

    def imagine(self, position: CorePosition, viewer: i64, rng: Rng) -> None:
        """As dealt."""
        deal(position, viewer, rng)

    def deal(self, position: CorePosition, viewer: i64, rng: Rng) -> None:
        """At random."""
        deal(position, viewer, rng)

    def look(self, position: CorePosition, seat: i64, into: list[float]) -> None:
        """In points."""
        into[0] = float(evaluate(position, int(seat))) / float(POINT)
