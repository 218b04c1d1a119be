# Not compiled: once a game, for the lab.
"""What we want of the balance: no seat is better, games are neither short nor long, and every rung
of the ladder of bots is worth climbing."""

from collections.abc import Sequence

from tangledbank.core import position as core
from tangledbank.core.balance import Balance, Count, Measure
from tangledbank.core.outcome import Outcome
from tangledbank.games.phylo.position import Position

SEATS = Measure(
    "Seats",
    "Victories of the seat, beside its fair share.",
    low=0.9,
    high=1.1,
    by_seats=True,
)
BOTS = Measure(
    "Bots, with rivals of the kind below",
    "Victories of the ecologist against the greedy bot, half of the seats each.",
    low=1.1,
    high=2.0,
    by_seats=True,
)
ROUNDS = Measure("Rounds", "How long a game is, on average.", low=4, high=14, is_mean=True)
POINTS = Measure(
    "Winning counts",
    "What the winner of a round counts, on average.",
    low=12,
    high=25,
    is_mean=True,
)


def cast(seats: int, number: int) -> list[str]:
    """Ecologists and greedy bots in turn, changing places from game to game."""
    names = ["ecologist" if (place + number) % 2 else "greedy" for place in range(seats)]
    turned = number // 2 % seats
    return names[turned:] + names[:turned]


def observe(position: core.Position, outcome: Outcome, bots: Sequence[str]) -> list[Count]:
    """Who won from where, after how many rounds, with how much."""
    assert isinstance(position, Position)
    found = [
        Count(SEATS.title, f"seat {seat + 1}", outcome.share(seat), 1) for seat in range(len(bots))
    ]
    found += [
        Count(BOTS.title, bot, outcome.share(seat), 1)
        for seat, bot in enumerate(bots)
        if bot == "ecologist"
    ]
    rounds = int(position.round)
    won = sum(
        max(position.counts[number * position.seats + seat] for seat in range(position.seats))
        for number in range(rounds)
    )
    return [
        *found,
        Count(ROUNDS.title, f"{len(bots)} seats", float(rounds), 1),
        Count(POINTS.title, f"{len(bots)} seats", float(won), float(rounds)),
    ]


BALANCE = Balance(
    seats=(2, 4, 6),
    cast=cast,
    players="ecologists and greedy bots, half of the seats each",
    measures=(SEATS, BOTS, ROUNDS, POINTS),
    observe=observe,
)
