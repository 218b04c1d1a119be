"""The kinds of events that the rules tell; `events.py` gives them names and sentences."""

from typing import Final

BEGAN: Final = 0
TRIPLE: Final = 1
CLADE_TRIPLE: Final = 2
EXTRA: Final = 3
NO_TRIPLE: Final = 4
WINDOW_CLOSED: Final = 5
LAID: Final = 6
LUCKY: Final = 7
DREW: Final = 8
REPLACED: Final = 9
BONUS: Final = 10
SECOND_BONUS: Final = 11
GIFT: Final = 12
SHUFFLED_BACK: Final = 13
STUCK: Final = 14
UNSTUCK: Final = 15
HANDS_OPEN: Final = 16
HANDS_CLOSED: Final = 17
GAVE: Final = 18
GAVE_UP: Final = 19
RESTS: Final = 20
RETURNS: Final = 21
HINT: Final = 22
HINTS_FOR_ALL: Final = 23
PASSED: Final = 24
TURN: Final = 25
ENDED: Final = 26
