"""Numbers that several chapters share."""

from typing import Final

NONE: Final = -1

DRAWING: Final = 0  # §2
AIMING: Final = 1  # §4
RESTORING: Final = 2  # §6.9 the owner of Restoration chooses
STRIKING: Final = 3  # §6.3 the owner of an event chooses
OVER: Final = 4
PLAYING: Final = 5  # §6.1 between two events; nobody is asked, and nobody sees it
PHASES: Final[list[str]] = ["drawing", "aiming", "restoring", "striking", "over"]

WAITING: Final = 0
DONE: Final = 1
FIZZLED: Final = 2  # §6.4
CANCELLED: Final = 3  # §6.8
UNUSED: Final = 4  # §4.4
FATES: Final[list[str]] = ["waiting", "done", "fizzled", "cancelled", "unused"]

POINTS: Final = 0  # §8.1
ROUNDS: Final = 1  # §8.2
LONGEST: Final = 2  # §8.3
ENDS: Final[list[str]] = ["points", "rounds", "longest"]

HAND: Final = 5  # §1.2
