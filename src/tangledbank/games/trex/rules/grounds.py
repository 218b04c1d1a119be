"""Why an action is not allowed, as numbers; `said/refusals.py` has the words for them."""

from typing import Final

from tangledbank.core.grounds import OWN

NOT_NOW: Final = OWN + 0  # it answers another question
EXCUSED: Final = OWN + 1  # §1.8 the seat need not choose
HAS_ALL_PERIODS: Final = OWN + 2  # §1.4
NO_SUCH_SPOT: Final = OWN + 3  # §2.1

# cards of the hand
NOT_IN_HAND: Final = OWN + 4  # §1.8
NEVER_LEAVES: Final = OWN + 5  # §3.5 a How-de-do
LAST_CARD: Final = OWN + 6  # §1.8

# §2 to §4, §9 where cards are played, and how
CLOSED: Final = OWN + 7  # §2.4
NEVER_OPEN: Final = OWN + 8  # §3.5 a How-de-do
ONE_A_PERIOD: Final = OWN + 9  # §3.5
OTHER_PERIOD: Final = OWN + 10  # §3.2
FULL: Final = OWN + 11  # §9.1
ICED: Final = OWN + 12  # §2.9
NO_REVEALS: Final = OWN + 13  # §9.3
MUST_REVEAL: Final = OWN + 14  # §9.2

# spots that are chosen
NOT_OPEN: Final = OWN + 15  # §2.9, §2.10
NO_PERIOD_CARD: Final = OWN + 16  # §6.2
NOT_BOTH_OPEN: Final = OWN + 17  # §7.13

# cards on the table
NOT_HIDDEN: Final = OWN + 18  # §7.1, §7.2
NEVER_MOVES: Final = OWN + 19  # §3.5 a How-de-do
NOT_YOURS: Final = OWN + 20  # §7.3
NOT_SHOWN: Final = OWN + 21  # §7.4
NOT_BESIDE: Final = OWN + 22  # §10.9
TARRED: Final = OWN + 23  # §2.10
NO_MOVES: Final = OWN + 24  # §9.15
NO_ROOM: Final = OWN + 25  # §10.9
NEVER_RECALLED: Final = OWN + 26  # §7.6
NOT_USED: Final = OWN + 27  # §9.6
NOT_TOP: Final = OWN + 28  # §10.3
HAS_ACTED: Final = OWN + 29  # §2.3, §5.3
