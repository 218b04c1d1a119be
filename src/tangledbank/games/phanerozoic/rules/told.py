"""The kinds of events that the rules tell; `events.py` gives them names and sentences."""

from typing import Final

ROUND_BEGAN: Final = 0
RETURNED: Final = 1
RESHUFFLED: Final = 2
FILLED: Final = 3
DREW: Final = 4
CHOSE: Final = 5
REVEALED: Final = 6
STARTED: Final = 7
POOLED: Final = 8
DRAFTED: Final = 9
LEFT_OVER: Final = 10
KEPT: Final = 11
DISCARDED: Final = 12
RAISED: Final = 13
MUTATED: Final = 14
FAVOURED: Final = 15
STRUCK: Final = 16
RECOVERED: Final = 17
EVOLVED: Final = 18
TOOK_UP: Final = 19
DIED_OUT: Final = 20
NATURE_BEGAN: Final = 21
GREW: Final = 22
ATE: Final = 23
SHRANK: Final = 24
KEPT_GOAL: Final = 25
GOALS_KEPT: Final = 26
ENDED: Final = 27
ATTEMPTED: Final = 28
POINTED: Final = 29
FAILED: Final = 30
