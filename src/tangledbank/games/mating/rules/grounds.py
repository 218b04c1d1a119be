"""Why the rules are against an action, by number; `said/refusals.py` has the words."""

from typing import Final

from tangledbank.core.grounds import OWN

WRONG_PHASE: Final = OWN + 0  # §2.1 the question that is open asks for something else

# play and pay
STRATEGY_NOT_IN_HAND: Final = OWN + 1  # §2.2
SNEAKY_FIRST: Final = OWN + 2  # §2.2 a sneaky card, chosen as a strategy
STRATEGY_TOO_DEAR: Final = OWN + 3  # §2.2

# survive; discard and draw
ESCAPE_TOO_DEAR: Final = OWN + 4  # §3.5
DISCARD_NOT_IN_HAND: Final = OWN + 5  # §7.1

# sneaky strategies
OUT_TO_LUNCH: Final = OWN + 6  # §2.4
NOT_IN_PLAY: Final = OWN + 7  # §6.1 the strategy is lost
SNEAKY_NOT_IN_HAND: Final = OWN + 8  # §6.1
NOT_SNEAKY: Final = OWN + 9  # §6.1
WRONG_MOMENT: Final = OWN + 10  # §6.2
SNEAKY_TOO_DEAR: Final = OWN + 11  # §6.1
NAMES_NOBODY: Final = OWN + 12  # §6.5
ENOUGH_FIGHTERS: Final = OWN + 13  # §6.10 so that a Level Up names nobody
TARGET_MISSING: Final = OWN + 14  # §6.5
OWN_TARGET: Final = OWN + 15  # §6.5
TARGET_OUT: Final = OWN + 16  # §6.5

# what a sneaky card demands
NO_PREDATION: Final = OWN + 17  # §6.7
NOT_FLASHY: Final = OWN + 18  # §6.10
FIGHTS_ALREADY: Final = OWN + 19  # §6.10
RIVAL_NOT_FLASHY: Final = OWN + 20  # §6.10
NOT_COMBAT: Final = OWN + 21  # §6.11
STANDS_ASIDE: Final = OWN + 22  # §6.11 and is no fighter any more
NO_OTHER_FIGHTER: Final = OWN + 23  # §6.11
RIVAL_ALONE: Final = OWN + 24  # §6.12 without a female
HAD_NO_FEMALE: Final = OWN + 25  # §6.13, §6.14
RIVAL_GAINED_NOTHING: Final = OWN + 26  # §6.14
