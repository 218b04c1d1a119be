"""Bots that weigh what an action may bring against its food; a leaning tips the scales."""

from collections.abc import Callable, Mapping, Sequence

from tangledbank.core.bot import Bot, Choice
from tangledbank.core.containers import Actions
from tangledbank.core.game import Game
from tangledbank.core.rng import Rng
from tangledbank.games.mating.bots.weighing import Leaning, weigh
from tangledbank.games.mating.cards.cards import Cards
from tangledbank.games.mating.rules.position import Position
from tangledbank.games.mating.seen.guess import read
from tangledbank.games.mating.seen.view import View

LEANINGS: Mapping[str, Leaning] = {
    "greedy": Leaning(),
    "fighter": Leaning(combat=1.6, flashy=0.7, sneaky=0.6),
    "show-off": Leaning(combat=0.7, flashy=1.6, sneaky=0.6),
    "sneak": Leaning(sneaky=2.0, thrift=1.3, strategies=1),
    "saver": Leaning(fitness=0.8),
}


class Suitor:
    """Takes the action that promises most in this round, by its leaning."""

    looks = True

    def __init__(self, game: Game, leaning: Leaning) -> None:
        self.cards: Cards = game.cards
        self.leaning = leaning

    def choose(self, view: View, legal: Sequence[int], rng: Rng) -> Choice:
        """The most promising action; of equals any."""
        assert view.seat is not None
        actions = Actions(len(legal))
        for action in legal:
            actions.add(action)
        return Choice(self.decide(read(self.cards, view), view.seat, actions, rng))

    def decide(self, known: Position, seat: int, actions: Actions, rng: Rng) -> int:
        """The same, without words."""
        return int(weigh(known, seat, actions, self.leaning, rng))


def suitor(leaning: Leaning) -> Callable[[Game], Bot]:
    """A maker of bots with this leaning."""
    return lambda game: Suitor(game, leaning)


BOTS: Mapping[str, Callable[[Game], Bot]] = {
    name: suitor(leaning) for name, leaning in LEANINGS.items()
}
