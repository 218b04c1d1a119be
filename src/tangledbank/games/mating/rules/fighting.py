"""§4.1-§4.5 Attract: the fight."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.core.containers import Pile
from tangledbank.games.mating.rules.dice import roll_off_highest, throw, total
from tangledbank.games.mating.rules.phases import FOR_FIGHT, TO_FIGHT
from tangledbank.games.mating.rules.told import BEATEN, FOUGHT, UNFOUGHT, WON

if TYPE_CHECKING:
    from tangledbank.games.mating.rules.position import Position


def fight(position: "Position") -> None:
    """§4.1 Two or more fighters fight, all together; §4.5 one alone does not (M11, M35)."""
    if position.fighters() > 1:
        winner = roll_for_victory(position)
        position.won[winner] = 1
        position.tell(WON, winner, position.strategy[winner], position.room(winner))
        for seat in range(position.seats):
            if seat != winner and position.is_fighter(seat):
                position.tell(BEATEN, seat, position.strategy[seat])
                position.lose(seat, TO_FIGHT)  # §4.3
        return
    for seat in range(position.seats):
        if position.is_fighter(seat):
            position.tell(UNFOUGHT, seat, position.strategy[seat])


def roll_for_victory(position: "Position") -> i64:
    """§4.2 As many dice as fitness, the highest sum wins; level ones roll one die (M12, M13)."""
    best: i64 = 0
    level = Pile(position.seats)
    for seat in range(position.seats):
        if position.is_fighter(seat):
            dice = throw(position, position.fitness(seat))
            position.thrown[seat] = dice
            position.tell(FOUGHT, seat, position.strategy[seat], total(dice), dice)
            if total(dice) > best:
                best = total(dice)
                level.clear()
            if total(dice) == best:
                level.add(seat)
    if level.count > 1:
        roll_off_highest(position, level, 1, FOR_FIGHT)
    return level[0]
