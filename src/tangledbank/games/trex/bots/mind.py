# Compiled: search asks it millions of times.
"""How The T-Rex Game is thought about: rounds are played out plainly, and judged at their end."""

from math import exp
from typing import Final

from mypy_extensions import i64

from tangledbank.core import position as core
from tangledbank.core.containers import Actions
from tangledbank.core.mind import Mind, shares
from tangledbank.core.rng import Rng
from tangledbank.games.trex.bots.evaluation import evaluate
from tangledbank.games.trex.bots.policy import decide
from tangledbank.games.trex.cards.cards import Cards
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.seen.knowing import deal

SCALE: Final = 0.9


class TrexMind(Mind):
    """Plays the round out."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    def policy(self, position: core.Position, seat: i64, actions: Actions, rng: Rng) -> i64:
        """The action that promises most."""
        assert isinstance(position, Position)
        position.fill(seat, actions)
        return decide(position, seat, actions)

    def promise(self, position: core.Position, seat: i64) -> float:
        """In points, against the rival."""
        return float(evaluate(position, int(seat))) / 100.0

    def chances(self, position: core.Position, into: list[float]) -> None:
        """By the lead."""
        if position.to_act() < 0:
            shares(position, into)
            return
        lead = self.promise(position, 0)
        into[0] = 1.0 / (1.0 + exp(-SCALE * lead))
        into[1] = 1.0 - into[0]

    def stage(self, position: core.Position) -> i64:
        """Each round is one."""
        assert isinstance(position, Position)
        return position.round

    def imagine(self, position: core.Position, viewer: i64, rng: Rng) -> None:
        """As dealt."""
        deal(position, int(viewer), rng)

    def deal(self, position: core.Position, viewer: i64, rng: Rng) -> None:
        """At random."""
        deal(position, int(viewer), rng)
