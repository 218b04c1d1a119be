"""Bots that think: one search for all games, at a level, with a style."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import Any

from tangledbank.core.bot import Choice
from tangledbank.core.containers import Actions
from tangledbank.core.game import Game
from tangledbank.core.mixture import draw
from tangledbank.core.position import Position
from tangledbank.core.rng import Rng
from tangledbank.core.search import Limits, Search
from tangledbank.core.thinking import Skill, Thinking

EAGER = 12.0  # how much a style tilts a mixture


@dataclass(frozen=True)
class Considered:
    """An action that was weighed: its chance of winning, and the means of the game's aspects."""

    action: int
    chance: float
    share: float  # how often a mixture takes it; 0 if it is none
    trials: int
    aspects: tuple[float, ...]


@dataclass(frozen=True)
class Thought:
    """What a thinker takes, and all that it weighed, the best first."""

    action: int
    considered: tuple[Considered, ...]
    trials: int


class Thinker:
    """Weighs actions on guesses of what its seat cannot see."""

    looks = True

    def __init__(
        self,
        game: Game,
        skill: Skill,
        style: str = "",
        *,
        aloud: bool = False,
        seconds: float = 0.0,
    ) -> None:
        thinking = game.thinking
        assert thinking is not None, "only games with a mind are thought about"
        assert game.knowledge is not None, "and only those that say what a seat knows"
        self.game = game
        self.thinking: Thinking = thinking
        self.read, self.hide = game.knowledge.read, game.knowledge.hide
        self.skill = skill
        self.style = style
        self.aspects = (
            max(1, len(thinking.aspects)) if aloud else 0
        )  # with some, even the only one is tried
        self.limits = Limits(skill.trials, skill.depth, seconds, skill.forgets)
        self.table: Position | None = None  # at which it was asked last
        self.search: Any = None

    def choose(self, view: Any, legal: Sequence[int], rng: Rng) -> Choice:
        """From what the view says."""
        actions = Actions(len(legal))
        for action in legal:
            actions.add(action)
        return Choice(self.decide(self.read(self.game.cards, view), view.seat, actions, rng))

    def decide(self, known: Position, seat: int, actions: Actions, rng: Rng) -> int:
        """From what the seat knows."""
        if actions.count == 1:
            return int(actions[0])
        return self.think(known, seat, actions, rng).action

    def think(self, known: Position, seat: int, actions: Actions, rng: Rng) -> Thought:
        """The same, with all that it weighed."""
        if self.table is not known:
            self.table = known
            self.search = Search(self.thinking.mind(self.game.cards), known, self.aspects)
        self.overlook(actions, rng)
        action = int(self.search.think(known, seat, actions, self.limits, rng))
        found = [
            Considered(
                int(one.action),
                one.chance,
                one.share,
                int(one.trials),
                tuple([total / one.trials for total in one.aspects]),
            )
            for one in self.search.weighed
            if one.trials
        ]
        if found and (self.skill.misjudges or self.style):
            action = self.settle(found, known, seat, rng)
        return Thought(action, tuple(found), int(self.search.trials))

    def overlook(self, actions: Actions, rng: Rng) -> None:
        """Some actions are not seen at all."""
        if not self.skill.overlooks or actions.count < 2:
            return
        kept = [
            action
            for action in actions.as_list()
            if int(rng.below(1000)) >= 1000 * self.skill.overlooks
        ]
        if kept:
            actions.clear()
            for action in kept:
                actions.add(action)

    def settle(self, found: list[Considered], known: Position, seat: int, rng: Rng) -> int:
        """What this level takes for the best of them, and its style likes.

        Whoever misjudges mixes nothing; a mixture is tilted by what the style likes.
        """
        likes = [self.likes(known, seat, one.action) for one in found]
        if any(one.share for one in found) and not self.skill.misjudges:
            weights = [
                one.share * exp(EAGER * like) for one, like in zip(found, likes, strict=True)
            ]
            total = sum(weights)
            return found[int(draw([weight / total for weight in weights], rng))].action
        values = [
            one.chance + like + self.skill.misjudges * mistake(rng)
            for one, like in zip(found, likes, strict=True)
        ]
        return found[values.index(max(values))].action

    def likes(self, known: Position, seat: int, action: int) -> float:
        """What the style adds to an action's chance of winning."""
        return float(self.search.mind.taste(known, seat, action, self.style)) if self.style else 0.0


def mistake(rng: Rng) -> float:
    """About normal, with a spread of 1."""
    return sum(int(rng.below(1 << 20)) for _one in range(12)) / (1 << 20) - 6.0
