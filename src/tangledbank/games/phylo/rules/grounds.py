"""Why a rule is against an action: one number for each reason, after those of all games."""

from typing import Final

from tangledbank.core.grounds import OWN

ALREADY_READY: Final = OWN + 0  # §4.1 has aimed; the others are still aiming
WRONG_PHASE: Final = OWN + 1  # §2.2, §4.1, §6.3, §6.9 something else is asked now
NOT_IN_HAND: Final = OWN + 2  # §2.2 a card that is to be dropped
NO_SUCH_EVENT: Final = OWN + 3  # §4.2 not in the hand, or not as often
NO_SUCH_OPPONENT: Final = OWN + 4  # §4.2
NOT_THE_HIGHEST: Final = OWN + 5  # §6.2, §6.3
RESTORE_IT: Final = OWN + 6  # §6.9 something helps, so it comes back
NOT_THE_BEST: Final = OWN + 7  # §6.9
