# Not compiled: compiled dataclasses lose the field types that JSON needs.
"""How a game ended: points with their parts, winners, the rule that ended it."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Part:
    """Points and what they are for."""

    points: int
    reason: str
    cards: tuple[str, ...] = ()

    def counted(self) -> str:
        """The cards that the points are for, in a line; nothing if they are not for cards."""
        return ", ".join(self.cards) or ("" if self.points else "none")


@dataclass(frozen=True)
class Score:
    """All points of one seat, or of a rival without a seat, with their parts."""

    name: str
    points: int
    parts: tuple[Part, ...] = ()


@dataclass(frozen=True)
class Outcome:
    """Scores by seat, the winning seats, and why the game was over."""

    scores: tuple[Score, ...]
    winners: tuple[int, ...]
    ended_by: str
    rivals: tuple[Score, ...] = ()

    def share(self, seat: int) -> float:
        """The seat's part of the victory: ties share it."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def most_points(parts: Sequence[tuple[Part, ...]], ended_by: str) -> Outcome:
    """The outcome of a game in which most points win, from the parts of each seat's points."""
    points = [sum(part.points for part in each) for each in parts]
    return Outcome(
        tuple(Score(f"Seat {seat + 1}", points[seat], each) for seat, each in enumerate(parts)),
        tuple(seat for seat, count in enumerate(points) if count == max(points)),
        ended_by,
    )
