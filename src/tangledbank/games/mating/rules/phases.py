"""What a game is waiting for, and which of the five phases of a turn it is in."""

from typing import Final

NONE: Final = -1  # no card, no seat, no choice

CHOOSING: Final = 0  # §2.2 all at once
WINDOW: Final = 1  # §6.3 one seat after another
THREAT: Final = 2  # §3.4
ANSWER: Final = 3  # §6.5
DISCARDING: Final = 4  # §7.1 all at once
OVER: Final = 5  # §8.1
PHASES: Final[list[str]] = ["choosing", "window", "threat", "answer", "discarding", "over"]

# §6.2 The windows for sneaky cards, counted from 1; 0 is none.
BEFORE_SURVIVE: Final = 1
BEFORE_ATTRACT: Final = 2
BEFORE_MATING: Final = 3
AFTER_MATING: Final = 4

# How a strategy was lost in this turn.
TO_PREDATOR: Final = 1  # §3.6
TO_FIGHT: Final = 2  # §4.3
LOSSES: Final[list[str]] = ["", "predator", "fight"]

# What a die was rolled for.
FOR_PREY: Final = 0  # §3.3
FOR_FIGHT: Final = 1  # §4.2
FOR_FEMALES: Final = 2  # §4.8
FOR_VICTORY: Final = 3  # §8.2

# Why the game is over.
GOAL: Final = 0  # §8.1
LIMIT: Final = 1  # §8.3
LAST_TURN: Final = 2  # §9.5
USED_UP: Final = 3  # §9.6
ENDS: Final[list[str]] = ["goal", "limit", "last turn", "used up"]
