"""What we want of the balance: no seat is better, games are neither short nor long, every event is
worth its place in a hand."""

from collections.abc import Iterator, Sequence

from tangledbank.core import position as core
from tangledbank.core.balance import Balance, Count, Measure, all_of
from tangledbank.core.outcome import Outcome
from tangledbank.games.phylo.cards.cards import EVENTS
from tangledbank.games.phylo.rules.position import Position
from tangledbank.games.phylo.rules.state import DONE, UNUSED

SEATS = Measure(
    "Seats", "Victories of the seat, beside its fair share.", low=0.85, high=1.15, by_seats=True
)
ROUNDS = Measure("Rounds", "How long a game is, on average.", low=4, high=14, is_mean=True)
COUNTS = Measure("Counts", "What hands count, on average.", low=6, high=20, is_mean=True)
STRIKES = Measure(
    "Events", "How often an event takes effect, of those that were aimed.", low=0.05, high=1.0
)


def observe(position: core.Position, outcome: Outcome, bots: Sequence[str]) -> list[Count]:
    """Who won from where, after how many rounds, with which counts; the last events' fates."""
    assert isinstance(position, Position)
    seats, rounds = len(bots), int(position.round)
    found = [
        Count(SEATS.title, f"seat {seat + 1}", outcome.share(seat), 1) for seat in range(seats)
    ]
    counts = [int(position.counts[i]) for i in range(rounds * seats)]
    best = [max(counts[first : first + seats]) for first in range(0, rounds * seats, seats)]
    found.append(Count(ROUNDS.title, "rounds", float(rounds), 1))
    found.append(Count(COUNTS.title, "all hands", sum(counts) / len(counts), 1))
    found.append(Count(COUNTS.title, "winning hands", sum(best) / rounds, 1))
    return found + list(fates(position))


def fates(position: Position) -> Iterator[Count]:
    """What became of the events of the last round."""
    show = position.show
    for seat in range(position.seats):
        for place in show.places(seat):
            if show.fates[place] != UNUSED:
                event = EVENTS[position.cards.effect[show.events[place]]]
                yield Count(STRIKES.title, event, float(show.fates[place] == DONE), 1)


BALANCE = Balance(
    seats=(2, 3, 4, 5, 6),
    cast=all_of("greedy"),
    players="greedy bots",
    measures=(SEATS, ROUNDS, COUNTS, STRIKES),
    observe=observe,
)
