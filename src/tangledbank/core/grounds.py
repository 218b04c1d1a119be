"""Grounds for a refusal that all games share; a game's own are in its `rules/grounds.py`."""

from typing import Final

ALLOWED: Final = 0  # no rule is against it
NO_SUCH_SEAT: Final = 1
OVER: Final = 2
NOT_YOUR_TURN: Final = 3
ALREADY_CHOSEN: Final = 4
NO_SUCH_ACTION: Final = 5  # a number that no notation has
NOT_LEGAL: Final = 6  # all that can be said where a game gives no grounds
OWN: Final = 16  # a game numbers its own from here on
