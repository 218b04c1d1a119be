# Compiled: thinking plays whole games with them, thousands of times a second.
"""Who sits there: a thrifty player with the plain habits, or one who weighs by a leaning."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from tangledbank.core.containers import Actions
from tangledbank.core.rng import Rng
from tangledbank.games.mating.bots import policy, weighing
from tangledbank.games.mating.bots.habits import Habits
from tangledbank.games.mating.bots.prospects import Prospects
from tangledbank.games.mating.bots.weighing import Leaning, weigh
from tangledbank.games.mating.cards.cards import Cards
from tangledbank.games.mating.rules.actions import LUNCH, encode
from tangledbank.games.mating.rules.playing import fill_strategies
from tangledbank.games.mating.rules.position import Position
from tangledbank.games.mating.rules.state import DISCARDING


@final
@mypyc_attr(acyclic=True)
class Character:
    """What somebody does in a position, looking at no more than his own cards."""

    __slots__ = ("actions", "habits", "leaning", "prospects")

    def __init__(self, cards: Cards, habits: Habits, leaning: Leaning | None = None) -> None:
        self.habits = habits
        self.prospects = Prospects(cards, habits.thrift, habits.rests)
        self.leaning = leaning  # None: by the habits
        self.actions = Actions()

    def decide(self, position: Position, seat: i64, rng: Rng) -> i64:
        """Whatever is asked."""
        if self.leaning is None:
            return policy.decide(position, seat, self.habits, self.prospects, rng)
        return self.lean(position, seat, self.leaning, rng)

    def lean(self, position: Position, seat: i64, leaning: Leaning, rng: Rng) -> i64:
        """By the leaning; in a window most hold nothing that fits."""
        actions = self.actions
        if position.phase != DISCARDING:
            position.fill(seat, actions)
        return weigh(position, seat, actions, leaning, rng)

    def choose(self, position: Position, seat: i64, rng: Rng) -> i64:
        """§2.2 A strategy or lunch, whatever is asked just now."""
        if self.leaning is None:
            return policy.choose(position, seat, self.habits, self.prospects, rng)
        return self.lean_strategy(position, seat, self.leaning, rng)

    def lean_strategy(self, position: Position, seat: i64, leaning: Leaning, rng: Rng) -> i64:
        """§2.2 The same, by the leaning."""
        actions = self.actions
        actions.count = 0
        fill_strategies(position, seat, actions)
        actions.add(encode(LUNCH))
        best = actions[0]
        most = -1e9
        for i in range(actions.count):
            value = weighing.promise(position, seat, actions[i], leaning)
            if value > most:
                most = value
                best = actions[i]
        return best

    def sneak_or_pass(self, position: Position, seat: i64, rng: Rng) -> i64:
        """§6.3 In a window."""
        if self.leaning is None:
            return policy.sneak_or_pass(position, seat, self.habits, rng)
        return self.lean(position, seat, self.leaning, rng)

    def discards(self, position: Position, seat: i64, rng: Rng) -> i64:
        """§7.1 What would be discarded, whatever is asked just now."""
        if self.leaning is None:
            return policy.discards(position, seat, self.habits, rng)
        return weighing.discards(position, seat, self.leaning)
