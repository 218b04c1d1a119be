# Not compiled: texts for people, looked at once per frame of a guided table.
"""A guided first game: a real game with a fixed deal, and a lesson at the first decision of a kind.

A guide sees only views, as bots do. What it says is in the game's folder, beside its rules.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tangledbank.core.options import Value


@dataclass(frozen=True)
class Lesson:
    """What a player reads at their first decision of its kind."""

    key: str
    title: str
    text: str  # what is asked, and how it is done at the table: a sentence or two
    section: str
    meets: Callable[[Any], bool]  # whether the seat of the view is asked for this


@dataclass(frozen=True, kw_only=True)
class Guide:
    """How a first game is dealt, and what it teaches; the learner sits on the first seat."""

    opening: str  # the theme and the goal, before the first decision
    closing: str  # where to go from here, when the game is over
    bots: tuple[str, ...]  # on the other seats
    seed: int | str
    options: Mapping[str, Value] = field(default_factory=dict)
    lessons: tuple[Lesson, ...]

    @property
    def seats(self) -> int:
        """The learner's, and the bots'."""
        return 1 + len(self.bots)

    def met(self, view: Any) -> tuple[str, ...]:
        """The lessons for what the seat of a view is asked now, the first to be read first."""
        if view.seat not in view.actors:
            return ()
        return tuple(lesson.key for lesson in self.lessons if lesson.meets(view))
