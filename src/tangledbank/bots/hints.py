"""A hint in three steps: what to look at, which cards it is about, what to do and why."""

from dataclasses import dataclass
from typing import Any

from tangledbank.bots.reasons import Reasons, reasons_of
from tangledbank.bots.thinker import Thought
from tangledbank.core.game import Game
from tangledbank.core.words import listed

STEPS = 3


@dataclass(frozen=True)
class Hint:
    """All three steps; whoever asks for the first is told no more than that."""

    nudge: str
    cards: tuple[str, ...]  # by their ids, as views have them
    about: str  # the same in a sentence
    reasons: Reasons


def hint_of(game: Game, view: Any, thought: Thought) -> Hint:
    """What somebody in this seat could be told."""
    assert game.thinking is not None, "only games that are thought about have hints"
    cards, action = game.cards, thought.action
    ids = tuple(dict.fromkeys(game.thinking.about(cards, view, action)))
    reasons = reasons_of(game, view, thought)
    return Hint(
        game.thinking.nudge(cards, view, action) or "Look at what you are asked.",
        ids,
        about(game, ids),
        reasons,
    )


def about(game: Game, ids: tuple[str, ...]) -> str:
    """The cards by their names."""
    names = [str(game.say_value(game.cards, "card", one)) for one in ids]
    if not names:
        return "It is about no card."
    return f"It is about {listed(names)}."
