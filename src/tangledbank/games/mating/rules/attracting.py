"""§4 Attract: the males fight, then the females choose."""

from typing import Final

from mypy_extensions import i64

from tangledbank.core.containers import Pile
from tangledbank.games.mating.cards.cards import COMBAT, FLASHY
from tangledbank.games.mating.rules.dice import (
    FOR_FEMALES,
    FOR_FIGHT,
    roll_off_highest,
    throw,
    total,
)
from tangledbank.games.mating.rules.state import TO_FIGHT, State
from tangledbank.games.mating.rules.told import (
    BEATEN,
    CAME,
    FOUGHT,
    STAYED_AWAY,
    UNFOUGHT,
    WON,
)

ABOVE_ALL: Final = 1 << 30  # any fitness


def attract(position: State) -> None:
    """§4 The fight, then the females go to the males they prefer (M7)."""
    fight(position)
    position.red = choose_males(position, COMBAT, 0, position.red)
    position.red = choose_males(position, COMBAT, 1, position.red)  # §4.9 satellites last (M26)
    position.blue = choose_males(position, FLASHY, 0, position.blue)


# -- the fight -----------------------------------------------------------------------------
def fight(position: State) -> None:
    """§4.1 Two or more fighters fight, all together; §4.5 a lone one does not (M11, M35)."""
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


def roll_for_victory(position: State) -> i64:
    """§4.2 As many dice as fitness, the highest sum wins; level ones roll one die (M12, M13)."""
    best: i64 = 0
    level = position.scratch.level
    level.clear()
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


# -- the females ---------------------------------------------------------------------------
def choose_males(position: State, colour: i64, satellite: i64, females: i64) -> i64:
    """§4.6, §4.7 The fittest first, each up to its room (M16, M36); how many are left."""
    level = position.scratch.level
    fitness = next_fitness(position, colour, satellite, ABOVE_ALL)
    while fitness > 0:
        level.clear()
        for seat in range(position.seats):
            if (
                is_chosen_now(position, seat, colour, satellite)
                and position.fitness(seat) == fitness
            ):
                level.add(seat)
        females = divide(position, level, colour, females)
        fitness = next_fitness(position, colour, satellite, fitness)
    return females


def next_fitness(position: State, colour: i64, satellite: i64, below: i64) -> i64:
    """§4.7 The highest fitness in play of those below another; 0 if there is none."""
    found: i64 = 0
    for seat in range(position.seats):
        if is_chosen_now(position, seat, colour, satellite):
            fitness = position.fitness(seat)
            if found < fitness < below:
                found = fitness
    return found


def is_chosen_now(position: State, seat: i64, colour: i64, satellite: i64) -> bool:
    """§4.6 Only females of his colour choose a male; §4.9 satellites have a turn of their own."""
    return (
        position.is_in_play(seat)
        and position.colour(seat) == colour
        and position.satellite[seat] == satellite
    )


def divide(position: State, level: Pile, colour: i64, females: i64) -> i64:
    """§4.8 One to each with room left, again and again; the highest rollers take the last ones."""
    hopeful = position.scratch.hopeful
    while females > 0:
        hopeful.clear()
        for i in range(level.count):
            if position.females_of(level[i]) < position.room(level[i]):
                hopeful.add(level[i])
        if hopeful.count == 0:
            break
        if hopeful.count > females:
            roll_off_highest(position, hopeful, females, FOR_FEMALES)
            hopeful.count = females
        for i in range(hopeful.count):
            come(position, hopeful[i], colour)
        females -= hopeful.count
    for i in range(level.count):
        tell_who_came(position, level[i], colour)
    return females


def come(position: State, seat: i64, colour: i64) -> None:
    """§4.7 One more female stands with this male."""
    if colour == COMBAT:
        position.red_with[seat] += 1
    else:
        position.blue_with[seat] += 1


def tell_who_came(position: State, seat: i64, colour: i64) -> None:
    """§4.7 How many females have come to this male."""
    females = position.females_of(seat)
    if females > 0:
        position.tell(CAME, seat, position.strategy[seat], females, colour, position.room(seat))
    else:
        position.tell(STAYED_AWAY, seat, position.strategy[seat], colour)
