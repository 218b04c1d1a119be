"""Grounds for a refusal: what each rule has against an action, as a number."""

from typing import Final

from tangledbank.core.grounds import OWN

NO_CARD: Final = OWN + 0  # §2.4
WRONG_PHASE: Final = OWN + 1  # §1.6
NOT_IN_HAND: Final = OWN + 2  # §2.4
NOT_IN_POOL: Final = OWN + 3  # §2.7
NOT_YOUR_GOAL: Final = OWN + 4  # §5.1
NOT_FACE_UP: Final = OWN + 5  # §3.1
RECOVERED_FIRST: Final = OWN + 6  # §3.9
NO_BONUS: Final = OWN + 7  # §3.3
OTHER_ROW: Final = OWN + 8  # §3.3
NO_MUTATION: Final = OWN + 9  # §3.4
NO_SPECIES: Final = OWN + 10  # §3.10
NO_EVENT: Final = OWN + 11  # §3.6
NO_RECOVER: Final = OWN + 12  # §3.9
RECOVER_A_CARD: Final = OWN + 13  # §3.9
NOT_DISCARDED: Final = OWN + 14  # §3.9
NOT_ALIVE: Final = OWN + 15  # §3.1
ICON_TWICE: Final = OWN + 16  # §3.5
OTHER_HABITAT: Final = OWN + 17  # §3.8
OTHER_KIND: Final = OWN + 18  # §3.10
NO_MUTATIONS: Final = OWN + 19  # §3.10
PARENT_LACKS: Final = OWN + 20  # §3.11
