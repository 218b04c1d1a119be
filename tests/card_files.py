"""Card files with something wrong in them, and what a game says to that."""

import pytest

from tangledbank import Game
from tangledbank.core.errors import BadCards


def complaint(game: Game, text: str) -> str:
    """What a card file is refused for: one sentence."""
    with pytest.raises(BadCards) as refused:
        game.with_cards(text)
    sentence = str(refused.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


def changed(text: str, old: str, new: str, after: str = "[[") -> str:
    """A card file with one thing changed, the first after a place."""
    head, found, tail = text.partition(after)
    assert found == after
    assert old in tail
    return head + found + tail.replace(old, new, 1)


def line_of(text: str, part: str, after: str = "") -> int:
    """The line, counted from 1, where a part of a text is, the first after a place."""
    return text[: text.index(part, text.index(after))].count("\n") + 1
