"""What a game of Phanerozoic is waiting for."""

from typing import Final

CHOOSING: Final = 0  # §2.4
DRAFTING: Final = 1  # §2.7
ACTING: Final = 2  # §3.1
KEEPING_GOALS: Final = 3  # §5.1
OVER: Final = 4  # §5.3
PHASES: Final[list[str]] = ["choosing", "drafting", "acting", "keeping goals", "over"]
