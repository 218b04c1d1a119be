"""Grounds for a refusal in Clades, as numbers; `said/refusals.py` has the words."""

from typing import Final

from tangledbank.core.grounds import OWN

ON_A_BREAK: Final = OWN + 0  # §6.1
NO_TURNS: Final = OWN + 1  # §9.1 a pass where everyone plays at once
TURNS: Final = OWN + 2  # §9.1 being stuck where turns are taken
STUCK_ALREADY: Final = OWN + 3  # §5.6
NOT_STUCK: Final = OWN + 4  # §5.6
NO_HINTS: Final = OWN + 5  # §5.5 at this table
NO_MORE_HINTS: Final = OWN + 6  # §5.5
NO_CALLS_LEFT: Final = OWN + 7  # §7.1
NOT_IN_REACH: Final = OWN + 8  # §3.1
LATE: Final = OWN + 9  # §3.3 somebody else took one of the cards
YOURS: Final = OWN + 10  # §3.1 the caller took one of the cards before
ONE_PERSONAL: Final = OWN + 11  # §7.2
NO_GIFT: Final = OWN + 12  # §7.3 none is named
NO_EXCHANGE: Final = OWN + 13  # §7.3 one is named for nothing
NOT_YOURS: Final = OWN + 14  # §7.3 the one named is not the caller's
LOCKED: Final = OWN + 15  # §3.4 the wait after a false call
WINDOW: Final = OWN + 16  # §3.2 the window of one's own triple
