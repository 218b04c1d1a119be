"""§5 Mating: offspring."""

from typing import TYPE_CHECKING

from tangledbank.games.mating.rules.phases import AFTER_MATING
from tangledbank.games.mating.rules.told import MATED

if TYPE_CHECKING:
    from tangledbank.games.mating.rules.position import Position


def mate(position: "Position") -> None:
    """§5.1 One offspring for each female; then the window after Mating."""
    for seat in range(position.seats):
        females = position.females_of(seat)
        position.mated[seat] = females
        if females > 0:
            before = position.offspring[seat]
            position.offspring[seat] += females
            position.tell(MATED, seat, females, before, position.offspring[seat])
    position.open_window(AFTER_MATING)
