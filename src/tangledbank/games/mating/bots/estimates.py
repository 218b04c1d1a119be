# Compiled: bots estimate what each of their actions may bring.
"""What a round may bring a male, in females, from what a seat knows."""

from math import comb, pow
from typing import Final

from mypy_extensions import i64

from tangledbank.games.mating.cards.cards import COMBAT, FLASHY
from tangledbank.games.mating.rules.actions import MOST_SEATS, NOBODY
from tangledbank.games.mating.rules.state import State

RIVALS_FIGHT: Final = 0.35  # how likely a rival fights
RIVALS_SHINE: Final = 0.4  # how likely a rival plays a flashy strategy
# How likely dice of this fitness beat a fighter.
BEATS_ONE: Final[list[float]] = [0.0, 0.24, 0.58, 0.83, 0.93]


def likely_fighters(rivals: int) -> list[float]:
    """How likely it is that none of the rivals fight, one, two, up to all."""
    return [
        comb(rivals, fighters) * RIVALS_FIGHT**fighters * (1 - RIVALS_FIGHT) ** (rivals - fighters)
        for fighters in range(rivals + 1)
    ]


LIKELY_FIGHTERS: Final[list[list[float]]] = [
    likely_fighters(rivals) for rivals in range(MOST_SEATS)
]


# -- before strategies are shown -----------------------------------------------------------
def fighting_chance(position: State, fitness: i64) -> float:
    """§4.4 Red females that a combat strategy may win."""
    likely = LIKELY_FIGHTERS[position.seats - 1]
    beats_one = BEATS_ONE[min(fitness, 4)]
    stands = float(position.red) - 0.3
    chance = 0.0
    for fighters in range(position.seats):
        room = fitness
        if fighters > 0:
            room += position.terms.bonus
        won = min(float(room), stands)
        chance += likely[fighters] * pow(beats_one, float(fighters)) * won
    return chance


def shining_chance(position: State, fitness: i64) -> float:
    """§4.7 Blue females that a flashy strategy may attract."""
    rivals = float(position.seats - 1) * RIVALS_SHINE
    higher = float(max(0, 4 - fitness)) / 3.0
    left = float(position.blue) - 0.3 - rivals * higher * 3.3
    level = 1.0 + rivals / 3.0
    room = float(fitness)
    if left < room * level:
        return max(0.0, min(room, left / level))
    return room


def hunting(position: State) -> float:
    """§3.2 How many predators the next environment has on average, of those that may come."""
    if not position.terms.predation:
        return 0.0
    predators = position.cards.predators
    deck = position.environments
    if position.terms.foretold and deck.count > 0:
        return float(predators[deck[deck.count - 1]])
    used = position.used
    hunters: i64 = 0
    for one in position.terms.environments:
        hunters += predators[one]
    for i in range(used.count):
        hunters -= predators[used[i]]
    left = len(position.terms.environments) - used.count
    if left > 0:
        return float(hunters) / float(left)
    return 0.5


def easy_prey(predator: i64, seats: i64) -> float:
    """§3.2 How likely this value is the lowest among that many."""
    return pow(max(0.03, 1.0 - float(predator) / 9.0), 1.0 + 0.25 * float(seats - 2))


# -- now that they are shown ---------------------------------------------------------------
def hope_of(position: State, seat: i64) -> float:
    """§4.7 Females that may come to a strategy in play."""
    fitness = position.fitness(seat)
    if position.is_fighter(seat):
        stand = position.blue
        if position.colour(seat) == COMBAT:
            stand = position.red
        room = fitness
        if count_rivals(position, seat, NOBODY) > 0:
            room += position.terms.bonus
        return beats_all(position, seat, NOBODY) * float(min(room, stand))
    if position.colour(seat) != FLASHY:  # §4.9
        return float(min(fitness, max(0, position.red - 4)))
    left = position.blue
    level: i64 = 1
    for other in range(position.seats):
        if other != seat and position.is_in_play(other) and position.colour(other) == FLASHY:
            theirs = position.fitness(other)
            if theirs > fitness:
                left -= theirs
            elif theirs == fitness:
                level += 1
    return max(0.0, min(float(fitness), float(left) / float(level)))


def beats_all(position: State, seat: i64, drawn_in: i64) -> float:
    """§4.2 About how likely the seat's dice have the highest sum of all that fight."""
    fitness = float(position.fitness(seat))
    chance = 1.0
    for other in range(position.seats):
        if is_rival(position, seat, drawn_in, other):
            chance /= 1.0 + pow(float(position.fitness(other)) / fitness, 2.2)
    return chance


def count_rivals(position: State, seat: i64, drawn_in: i64) -> i64:
    """§4.1 How many others fight."""
    count: i64 = 0
    for other in range(position.seats):
        if is_rival(position, seat, drawn_in, other):
            count += 1
    return count


def is_rival(position: State, seat: i64, drawn_in: i64, other: i64) -> bool:
    """§4.1 Another who fights; §6.10 or is drawn into the fight."""
    return other != seat and (other == drawn_in or position.is_fighter(other))
