"""Looks one action ahead with the game's own evaluation."""

from collections.abc import Sequence
from typing import Any

from tangledbank.core.ahead import most_promising
from tangledbank.core.bot import Choice
from tangledbank.core.containers import Actions
from tangledbank.core.game import Game
from tangledbank.core.position import Position
from tangledbank.core.rng import Rng


class Greedy:
    """Tries every legal action on a position that its seat may hold possible."""

    looks = True

    def __init__(self, game: Game) -> None:
        self.game = game
        self.table: Position | None = None  # at which it was asked last
        self.guessed: Any = None
        self.scratch: Any = None

    def choose(self, view: Any, legal: Sequence[int], rng: Rng) -> Choice:
        """The action that promises most; any of them if several do."""
        actions = Actions(len(legal))
        for action in legal:
            actions.add(action)
        if self.game.knowledge is not None:
            known = self.game.knowledge.read(self.game.cards, view)
            return Choice(self.decide(known, view.seat, actions, rng))
        if len(legal) == 1:
            return Choice(legal[0])
        guessed = self.game.guess(view, rng)
        return Choice(self.try_all(guessed, view.seat, actions, guessed.blank(), rng))

    def decide(self, known: Position, seat: int, actions: Actions, rng: Rng) -> int:
        """The same; the two positions that it needs are kept for the next time."""
        if actions.count == 1:
            return int(actions[0])
        if self.table is not known:
            self.table, self.guessed, self.scratch = known, known.blank(), known.blank()
        assert self.game.knowledge is not None, "asked only in games that can hide"
        self.guessed.copy_from(known)
        self.game.knowledge.deal(self.guessed, seat, rng)
        return self.try_all(self.guessed, seat, actions, self.scratch, rng)

    def try_all(
        self, guessed: Position, seat: int, actions: Actions, scratch: Position, rng: Rng
    ) -> int:
        """All actions on one guess."""
        return int(most_promising(guessed, seat, actions, self.game.evaluate, scratch, rng))
