"""Bots for The T-Rex Game: `greedy` takes what promises most, `bluffer` plays the round out."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tangledbank.core.bot import Bot, Choice
from tangledbank.core.containers import Actions
from tangledbank.core.game import Game
from tangledbank.core.rng import Rng
from tangledbank.games.trex.bots.policy import decide
from tangledbank.games.trex.bots.rollouts import best_action
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.seen.guess import read
from tangledbank.games.trex.seen.knowing import deal
from tangledbank.games.trex.seen.view import View

ROLLOUTS = 160  # rounds that are played out for one decision
WORLDS = 10  # ways in which the hidden cards may lie


class Greedy:
    """Takes the action that promises most at once."""

    looks = True

    def __init__(self, game: Game) -> None:
        self.cards = game.cards

    def choose(self, view: View, legal: Sequence[int], rng: Rng) -> Choice:
        """From what the view says."""
        assert view.seat is not None
        return Choice(self.decide(read(self.cards, view), view.seat, listed(legal), rng))

    def decide(self, known: Position, seat: int, actions: Actions, rng: Rng) -> int:
        """From what the seat knows; it guesses nothing."""
        return int(decide(known, seat, actions))


class Bluffer:
    """Thinks of many ways in which the hidden cards may lie, and plays the round out in each.

    Rivals in these rounds see only backs, so that a How-de-do among them may well be feared.
    """

    looks = True

    def __init__(self, game: Game) -> None:
        self.cards = game.cards
        self.table: Position | None = None  # at which it was asked last
        self.worlds: list[Position] = []  # and what it needs there
        self.scratch: Any = None

    def choose(self, view: View, legal: Sequence[int], rng: Rng) -> Choice:
        """From what the view says."""
        assert view.seat is not None
        return Choice(self.decide(read(self.cards, view), view.seat, listed(legal), rng))

    def decide(self, known: Position, seat: int, actions: Actions, rng: Rng) -> int:
        """The action that did best on average; positions are kept for the next time."""
        if actions.count == 1:
            return int(actions[0])
        if self.table is not known:
            self.table, self.scratch = known, known.blank()
            self.worlds = [known.clone() for _world in range(WORLDS)]
        for world in self.worlds:
            world.copy_from(known)
            deal(world, seat, rng)
        return int(best_action(self.worlds, seat, actions, ROLLOUTS, self.scratch, rng))


def listed(legal: Sequence[int]) -> Actions:
    """Legal actions as the rules keep them."""
    actions = Actions()
    for action in legal:
        actions.add(action)
    return actions


BOTS: Mapping[str, Callable[[Game], Bot]] = {"greedy": Greedy, "bluffer": Bluffer}
