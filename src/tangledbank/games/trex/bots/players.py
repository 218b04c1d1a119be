"""Bots for The T-Rex Game: `greedy` takes what promises most, `bluffer` plays the round out."""

from collections.abc import Callable, Mapping, Sequence

from tangledbank.core.bot import Bot, Choice
from tangledbank.core.containers import Actions
from tangledbank.core.game import Game
from tangledbank.core.rng import Rng
from tangledbank.games.trex.bots.policy import decide
from tangledbank.games.trex.bots.rollouts import best_action
from tangledbank.games.trex.seen.guess import guess
from tangledbank.games.trex.seen.view import View

ROLLOUTS = 160  # rounds that are played out for one decision
WORLDS = 10  # ways in which the hidden cards may lie


class Greedy:
    """Takes the action that promises most at once."""

    looks = True

    def __init__(self, game: Game) -> None:
        self.cards = game.cards

    def choose(self, view: View, legal: Sequence[int], rng: Rng) -> Choice:
        """From what the seat knows; the guess only lends a table to think at."""
        if len(legal) == 1:
            return Choice(legal[0])
        assert view.seat is not None
        return Choice(int(decide(guess(self.cards, view, rng), view.seat, listed(legal))))


class Bluffer:
    """Thinks of many ways in which the hidden cards may lie, and plays the round out in each.

    Rivals in these rounds see only backs, so that a How-de-do among them may well be feared.
    """

    looks = True

    def __init__(self, game: Game) -> None:
        self.cards = game.cards

    def choose(self, view: View, legal: Sequence[int], rng: Rng) -> Choice:
        """The action that did best on average."""
        if len(legal) == 1:
            return Choice(legal[0])
        assert view.seat is not None
        worlds = [guess(self.cards, view, rng) for _world in range(WORLDS)]
        return Choice(int(best_action(worlds, view.seat, listed(legal), ROLLOUTS, rng)))


def listed(legal: Sequence[int]) -> Actions:
    """Legal actions as the rules keep them."""
    actions = Actions()
    for action in legal:
        actions.add(action)
    return actions


BOTS: Mapping[str, Callable[[Game], Bot]] = {"greedy": Greedy, "bluffer": Bluffer}
