"""What a game of Phanerozoic is waiting for."""

from typing import Final

from mypy_extensions import i64

from tangledbank.games.phanerozoic.rules.actions import CHOOSE, DRAFT, KEEP_GOAL

CHOOSING: Final = 0  # §2.4
DRAFTING: Final = 1  # §2.7
ACTING: Final = 2  # §3.1
KEEPING_GOALS: Final = 3  # §5.1
OVER: Final = 4  # §5.3
PHASES: Final[list[str]] = ["choosing", "drafting", "acting", "keeping goals", "over"]


def kind_asked(phase: i64) -> i64:
    """The kind of action in a phase in which one of several cards, or goals, is named."""
    if phase == CHOOSING:
        return CHOOSE
    return DRAFT if phase == DRAFTING else KEEP_GOAL


def phase_of(kind: i64) -> i64:
    """The phase that an action belongs to."""
    if kind == CHOOSE:
        return CHOOSING
    if kind == DRAFT:
        return DRAFTING
    return KEEPING_GOALS if kind == KEEP_GOAL else ACTING
