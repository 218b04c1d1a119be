# Not compiled: once a game, for the lab.
"""What we want of the balance: the starter has no edge, and a game has its forty-five minutes."""

from collections.abc import Sequence

from tangledbank.core import position as core
from tangledbank.core.balance import Balance, Count, Measure, all_of
from tangledbank.core.outcome import Outcome
from tangledbank.games.trex.position import Position

SEATS = Measure(
    "Seats", "Victories of the seat, beside its fair share.", low=0.94, high=1.06, by_seats=True
)
ROUNDS = Measure("Rounds", "How long a game is, on average.", low=7, high=11, is_mean=True)


def observe(position: core.Position, outcome: Outcome, bots: Sequence[str]) -> list[Count]:
    """Who won from where, after how many rounds."""
    assert isinstance(position, Position)
    found = [
        Count(SEATS.title, f"seat {seat + 1}", outcome.share(seat), 1) for seat in range(len(bots))
    ]
    found.append(Count(ROUNDS.title, "rounds", float(position.round), 1))
    return found


BALANCE = Balance(
    seats=(2,),
    cast=all_of("greedy"),
    players="greedy bots",
    measures=(SEATS, ROUNDS),
    observe=observe,
)
