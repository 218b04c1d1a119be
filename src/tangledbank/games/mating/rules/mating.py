"""§5 Mating: offspring, then the females return."""

from tangledbank.games.mating.rules.setup import refill
from tangledbank.games.mating.rules.state import State
from tangledbank.games.mating.rules.told import MATED, REFILLED


def mate(position: State) -> None:
    """§5.1 One offspring for each female."""
    for seat in range(position.seats):
        females = position.females_of(seat)
        position.mated[seat] = females
        if females > 0:
            before = position.offspring[seat]
            position.offspring[seat] += females
            position.tell(MATED, seat, females, before, position.offspring[seat])


def send_back(position: State) -> None:
    """§5.2 All females return to their stands, also those that were scarce (M17)."""
    refill(position)
    for seat in range(position.seats):
        position.red_with[seat] = 0
        position.blue_with[seat] = 0
    position.tell(REFILLED, -1, position.terms.females)
