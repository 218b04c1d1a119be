"""The kinds of events that the rules tell; `events.py` gives them names and sentences.

Numbers that follow a kind: spots count from 0, a laid card has the number of its laying.
"""

from typing import Final

ROUND_BEGAN: Final = 0
SPOT_DEALT: Final = 1
RESHUFFLED: Final = 2
READY: Final = 3
REDREW: Final = 4
SHOWED: Final = 5
PREHISTORIC: Final = 6
NOTHING: Final = 7
DISCARDED: Final = 8
EXCHANGED: Final = 9
GOT: Final = 10
TOOK_FIRST: Final = 11
TOOK_REXONOMICS: Final = 12
ICED: Final = 13
TARRED: Final = 14
NAPPED: Final = 15
FOUND: Final = 16
NOT_FOUND: Final = 17
GAVE: Final = 18
TRADED: Final = 19
NO_TRADE: Final = 20
PERIOD_BEGAN: Final = 21
LAID_DOWN: Final = 22
LAID: Final = 23
LAID_OPEN: Final = 24
PASSED: Final = 25
PEEKED: Final = 26
SAW: Final = 27
FLIPPED: Final = 28
MOVED: Final = 29
MOVED_HIDDEN: Final = 30
RECALLED: Final = 31
RECALLED_HIDDEN: Final = 32
GREW: Final = 33
RELOCATED: Final = 34
REPLACED: Final = 35
ENCORE: Final = 36
LEFT: Final = 37
TURNED_UP: Final = 38
DISREGARDED: Final = 39
COUNTED: Final = 40
WON: Final = 41
WON_TIE: Final = 42
NOBODY_WON: Final = 43
SCORED: Final = 44
TOOK: Final = 45
UNCONTESTED: Final = 46
GAVE_IT: Final = 47
WON_STUBBORN: Final = 48
CLEARED: Final = 49
CLAIMED: Final = 50
SOLD: Final = 51
BARTERED: Final = 52
KEPT: Final = 53
ASLEEP: Final = 54
CLOSED_DISCARDED: Final = 55
EXCUSED: Final = 56
ENDED: Final = 57  # and the next three, by why the game is over
