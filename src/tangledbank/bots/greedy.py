"""Looks one action ahead with the game's own evaluation."""

from collections.abc import Sequence
from typing import Any

from tangledbank.core.bot import Choice
from tangledbank.core.game import Game
from tangledbank.core.rng import Rng


class Greedy:
    """Tries every legal action on a position that its view allows, and takes the most promising."""

    looks = True

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: Any, legal: Sequence[int], rng: Rng) -> Choice:
        """The action that promises most; any of them if several do."""
        if len(legal) == 1:
            return Choice(legal[0])
        guessed = self.game.guess(view, rng)
        scratch = guessed.blank()
        evaluate = self.game.evaluate
        best: list[int] = []
        best_value = 0
        for action in legal:
            scratch.copy_from(guessed)
            scratch.apply(view.seat, action)
            value = evaluate(scratch, view.seat)
            if not best or value > best_value:
                best = [action]
                best_value = value
            elif value == best_value:
                best.append(action)
        return Choice(best[rng.below(len(best))])
