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
    glimpse: tuple[str, ...]  # the cards that it names
    cards: tuple[str, ...]  # those that it is about, by their ids, as views have them
    names: tuple[str, ...]  # the same, as people call them
    reasons: Reasons

    def step(self, number: int) -> tuple[str, str, tuple[str, ...]]:
        """A heading, a text and the cards in the light, from the first step to the third."""
        if number == 1:
            heading, text = in_two(self.nudge)
            return heading, text, self.glimpse
        if number == 2:
            return (*self.about(), self.cards)
        heading, text = in_two(self.reasons.actions[0].sentence)
        return heading, " ".join([*([text] if text else []), *self.reasons.why]), self.cards

    def about(self) -> tuple[str, str]:
        """How many cards it is about, and which."""
        if not self.cards:
            return "It is about no card.", "What you are asked can be answered without one."
        these = "this card" if len(self.cards) == 1 else f"these {len(self.cards)} cards"
        return f"It is about {these}.", f"{listed(self.names)}."


def hint_of(game: Game, view: Any, thought: Thought) -> Hint:
    """What somebody in this seat could be told."""
    assert game.thinking is not None, "only games that are thought about have hints"
    cards, action = game.cards, thought.action
    ids = tuple(dict.fromkeys(game.thinking.about(cards, view, action)))
    names = names_of(game, ids)
    nudge = game.thinking.nudge(cards, view, action)
    named = tuple(id for id, name in zip(ids, names, strict=True) if name in nudge)
    return Hint(nudge, named, ids, names, reasons_of(game, view, thought))


def names_of(game: Game, ids: tuple[str, ...]) -> tuple[str, ...]:
    """What people call these cards; not all of them are of the deck."""
    listed = {face.id: face.name for face in game.card_faces()}
    return tuple([listed.get(id) or str(game.say_value(game.cards, "card", id)) for id in ids])


def in_two(text: str) -> tuple[str, str]:
    """The first sentence, and the rest."""
    first, stop, rest = text.partition(". ")
    return f"{first}{stop.strip()}", rest
