"""Hints at a table: an expert thinks once about a decision, and tells it step by step.

What it found out is kept until the seat has acted, has taken back, or is asked something else.
"""

from dataclasses import dataclass

from tangledbank.bots.hints import Hint
from tangledbank.core.record import Record
from tangledbank.server.shown import listed_actions

Decision = tuple[int, tuple[int, ...]]


@dataclass
class Kept:
    """A hint for a seat's decision, and how many steps of it have been told."""

    decision: Decision
    hint: Hint
    told: int = 0


class Lamp:
    """The hints of one table, by seat."""

    def __init__(self) -> None:
        self.kept: dict[int, Kept] = {}

    def of(self, seat: int, decision: Decision) -> Kept | None:
        """What was found out about this very decision."""
        kept = self.kept.get(seat)
        return kept if kept is not None and kept.decision == decision else None

    def keep(self, seat: int, decision: Decision, hint: Hint) -> Kept:
        """It need not be thought about again."""
        self.kept[seat] = Kept(decision, hint)
        return self.kept[seat]

    def go_on(self, record: Record | None) -> None:
        """The game has gone on: what is no longer asked is forgotten."""
        for seat, kept in list(self.kept.items()):
            if record is None or decision_of(record, seat) != kept.decision:
                del self.kept[seat]


def decision_of(record: Record, seat: int) -> Decision:
    """What a seat decides now: after this many actions of its own, among these."""
    return len(record.places.get(seat, ())), tuple(listed_actions(record, seat))
