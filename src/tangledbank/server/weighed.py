"""What was weighed, as pages get it: part of the wire."""

from dataclasses import dataclass
from typing import Any

from tangledbank.bots.reasons import Reason, Reasons
from tangledbank.core.game import Game


@dataclass(frozen=True)
class ReasonInfo:
    """An action that was weighed. Without the action: with a card that not everyone can see."""

    action: dict[str, Any] | None
    sentence: str
    chance: int  # of winning, in per cent, as far as whoever weighed it can know
    share: int = 0  # of a hundred such choices, how many take it; 0 if one is as good as decided


@dataclass(frozen=True)
class ReasonsInfo:
    """What was taken, then the next best, and why the first is better."""

    actions: tuple[ReasonInfo, ...]
    why: tuple[str, ...]


def reason_info(game: Game, reason: Reason) -> ReasonInfo:
    """An action that was weighed, for pages."""
    return ReasonInfo(game.parts(reason.action), reason.sentence, reason.chance, reason.share)


def reasons_info(game: Game, reasons: Reasons) -> ReasonsInfo:
    """What was weighed, for the seat that may know all of it."""
    return ReasonsInfo(tuple(reason_info(game, one) for one in reasons.actions), reasons.why)
