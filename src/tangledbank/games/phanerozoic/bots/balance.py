"""What we want of the balance: no goal, seat or species that decides a game, or never shows."""

from collections.abc import Sequence

from tangledbank.core import position as core
from tangledbank.core.balance import Balance, Count, Measure, all_of
from tangledbank.core.outcome import Outcome
from tangledbank.games.phanerozoic.rules.position import Position

GOALS = Measure(
    "Goals",
    "Victories of the seats that kept the goal, beside their fair share.",
    low=0.6,
    high=1.5,
    by_seats=True,
)
SPECIES = Measure(
    "Species",
    "Games in which the species was evolved.",
    low=0.02,
    high=1.0,
)
SEATS = Measure(
    "Seats",
    "Victories of the seat, beside its fair share.",
    low=0.85,
    high=1.15,
    by_seats=True,
)


def observe(position: core.Position, outcome: Outcome, _bots: Sequence[str]) -> list[Count]:
    """Who kept which goal and won; which species lived. The two that start are not evolved."""
    assert isinstance(position, Position)
    cards = position.cards
    lived = {*(int(one.card) for one in position.table), *position.extinct}
    evolved = [
        Count(SPECIES.title, cards.ids[species], float(species in lived), 1)
        for species in range(cards.first_mutation)
        if species not in (cards.start_plant, cards.start_animal)
    ]
    kept = [
        Count(GOALS.title, cards.goal_ids[position.kept_goal[seat]], outcome.share(seat), 1)
        for seat in range(position.seats)
    ]
    seats = [
        Count(SEATS.title, f"seat {seat + 1}", outcome.share(seat), 1)
        for seat in range(position.seats)
    ]
    return kept + evolved + seats


BALANCE = Balance(
    seats=(2, 3, 4),
    cast=all_of("greedy"),
    players="greedy bots",
    measures=(GOALS, SPECIES, SEATS),
    observe=observe,
)
