"""§4.6-§4.9 Attract: the females choose."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.core.containers import Pile
from tangledbank.games.mating.cards.cards import COMBAT, FLASHY
from tangledbank.games.mating.rules.dice import roll_off_highest
from tangledbank.games.mating.rules.fighting import fight
from tangledbank.games.mating.rules.phases import BEFORE_MATING, FOR_FEMALES
from tangledbank.games.mating.rules.told import CAME, STAYED_AWAY

if TYPE_CHECKING:
    from tangledbank.games.mating.rules.position import Position


def attract(position: "Position") -> None:
    """§4 The fight, then the females go to the males they prefer (M7)."""
    fight(position)
    position.red = choose_males(position, COMBAT, 0, position.red)
    position.red = choose_males(position, COMBAT, 1, position.red)  # §4.9 satellites last (M26)
    position.blue = choose_males(position, FLASHY, 0, position.blue)
    position.open_window(BEFORE_MATING)


def choose_males(position: "Position", colour: i64, satellite: i64, females: i64) -> i64:
    """§4.7 The fittest first, each up to its room (M16, M36); females that are left."""
    for fitness in range(highest_fitness(position), 0, -1):
        level = Pile(position.seats)
        for seat in range(position.seats):
            if (
                position.is_in_play(seat)
                and position.colour(seat) == colour
                and position.satellite[seat] == satellite
                and position.fitness(seat) == fitness
            ):
                level.add(seat)
        if level.count > 0:
            females = divide(position, level, colour, females)
    return females


def highest_fitness(position: "Position") -> i64:
    """The highest fitness in play."""
    found: i64 = 0
    for seat in range(position.seats):
        if position.is_in_play(seat):
            found = max(found, position.fitness(seat))
    return found


def divide(position: "Position", level: Pile, colour: i64, females: i64) -> i64:
    """§4.8 One to each with room left, again and again; the highest rollers take the last ones."""
    taken = Pile(level.count)
    for i in range(level.count):
        taken.add(0)
    while females > 0:
        hopeful = Pile(level.count)
        for i in range(level.count):
            if taken[i] < position.room(level[i]):
                hopeful.add(i)
        if hopeful.count == 0:
            break
        if hopeful.count > females:
            roll_for_last(position, level, hopeful, females)
        for i in range(hopeful.count):
            taken.cards[hopeful[i]] += 1
            females -= 1
    for i in range(level.count):
        come(position, level[i], colour, taken[i])
    return females


def roll_for_last(position: "Position", level: Pile, hopeful: Pile, females: i64) -> None:
    """§4.8 Only so many of the hopeful stay, those who roll highest."""
    rollers = Pile(hopeful.count)
    for i in range(hopeful.count):
        rollers.add(level[hopeful[i]])
    roll_off_highest(position, rollers, females, FOR_FEMALES)
    rollers.count = females
    stays = Pile(hopeful.count)
    for i in range(hopeful.count):
        if level[hopeful[i]] in rollers:
            stays.add(hopeful[i])
    hopeful.copy_from(stays)


def come(position: "Position", seat: i64, colour: i64, females: i64) -> None:
    """§4.7 So many females stand with this male."""
    if colour == COMBAT:
        position.red_with[seat] = females
    else:
        position.blue_with[seat] = females
    if females > 0:
        position.tell(CAME, seat, position.strategy[seat], females, colour, position.room(seat))
    else:
        position.tell(STAYED_AWAY, seat, position.strategy[seat], colour)
