"""Any legal action, each as likely as the others."""

from collections.abc import Sequence
from typing import Any

from tangledbank.core.bot import Choice
from tangledbank.core.game import Game
from tangledbank.core.rng import Rng


class Random:
    """The measure of all bots."""

    looks = False

    def __init__(self, game: Game) -> None:
        """It needs nothing of the game."""

    def choose(self, view: Any, legal: Sequence[int], rng: Rng) -> Choice:
        """Any of them."""
        return Choice(legal[rng.below(len(legal))])
