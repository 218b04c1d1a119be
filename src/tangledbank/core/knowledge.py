# Not compiled: a value, made once a game.
"""What a seat knows, as a position: cards that it cannot place are `HIDDEN`.

A view says the same to people, in words. Programs that look thousands of times a second need no
words: they take a copy of the position, `hide` in it what the seat does not know, and `deal` that
anew as often as they like. What is known can be `read` from a view, too: that both ways lead to
the same is how we know that nothing more than the view goes into a guess.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

SPECTATOR: Final = -1  # the viewer who has no seat


@dataclass(frozen=True, kw_only=True)
class Knowledge:
    """How a game forgets, reads and guesses; a viewer is a seat or `SPECTATOR`."""

    hide: Callable[[Any, int], None]  # what this viewer does not know of a position
    read: Callable[[Any, Any], Any]  # cards and a view: what its viewer knows
    deal: Callable[[Any, int, Any], None]  # what is hidden from the viewer, with this chance
