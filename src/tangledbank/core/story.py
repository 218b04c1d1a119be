# Not compiled: texts for people, read once per page.
"""What people want to know about a game before they play it, and where to get its paper game."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Link:
    """Somewhere else to read on."""

    words: str
    address: str


@dataclass(frozen=True, kw_only=True)
class Story:
    """A game in a few paragraphs, as its own page tells it."""

    theme: str  # what it is about
    turn: str  # what you do in it
    charm: str  # what makes it good
    audience: str  # for whom, and for how long
    published: str  # who made the paper game, and where it was published
    ours: str  # what in this implementation is ours, not theirs
    links: tuple[Link, ...] = ()  # to the authors and the publisher
    bots: Mapping[str, str] = field(default_factory=dict)  # how each plays, in a sentence
