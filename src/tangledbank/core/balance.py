# Not compiled: a few values that the lab reads.
"""What a game wants to know about its own balance; the lab plays, counts and writes it down."""

from collections.abc import Callable
from dataclasses import dataclass

from tangledbank.core.outcome import Outcome
from tangledbank.core.position import Position


@dataclass(frozen=True)
class Count:
    """What one game shows of one row of a measure: so many hits in so many tries."""

    measure: str
    row: str
    hits: float
    tries: float


@dataclass(frozen=True)
class Measure:
    """A table of shares: what it says, and between which bounds every row should lie."""

    title: str
    sentence: str
    low: float
    high: float
    by_seats: bool  # shares are times the number of seats, so that 1 is fair


@dataclass(frozen=True)
class Balance:
    """The tables to play, the bot in every seat, the measures, and what a finished game shows."""

    seats: tuple[int, ...]
    bot: str
    measures: tuple[Measure, ...]
    observe: Callable[[Position, Outcome], list[Count]]
