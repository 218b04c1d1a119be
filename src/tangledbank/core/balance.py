# Not compiled: a few values that the lab reads.
"""What a game wants to know about its own balance; the lab plays, counts and writes it down."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tangledbank.core.options import Value
from tangledbank.core.outcome import Outcome
from tangledbank.core.position import Position


@dataclass(frozen=True)
class Count:
    """What one game shows of one row of a measure: how many hits in how many tries."""

    measure: str
    row: str
    hits: float
    tries: float


@dataclass(frozen=True)
class Measure:
    """A table of shares, or of means: what it says, and the bounds for every row of it."""

    title: str
    sentence: str
    low: float
    high: float
    by_seats: bool = False  # shares are multiplied by the number of seats, so that 1 is fair
    is_mean: bool = False  # of what one try shows, not a share
    is_median: bool = False  # the same, but the middle one


@dataclass(frozen=True)
class Trial:
    """An experiment besides the games: many tries for each row, each with a seed of its own."""

    measure: Measure  # a mean
    rows: Callable[[str], tuple[str, ...]]  # of a deck, given as the text of its card file
    attempt: Callable[[str, str, int], float]  # what one try with deck, row and seed shows
    seats: int
    a_game: float  # tries of each row for one game of the balance


@dataclass(frozen=True, kw_only=True)
class Balance:
    """The tables to play, the bots in their seats, the measures, and what a finished game shows."""

    seats: tuple[int, ...]
    cast: Callable[[int, int], Sequence[str]]  # the bots at this many seats, in the n-th game
    players: str  # who these bots are
    measures: tuple[Measure, ...]
    observe: Callable[[Position, Outcome, Sequence[str]], list[Count]]
    tables: tuple[Mapping[str, Value], ...] = ({},)  # options to play with
    trials: tuple[Trial, ...] = ()

    def every_measure(self) -> tuple[Measure, ...]:
        """Those of the games, then those of the trials."""
        return (*self.measures, *(trial.measure for trial in self.trials))


def all_of(bot: str) -> Callable[[int, int], Sequence[str]]:
    """The same bot in every seat."""
    return lambda seats, _number: [bot] * seats
