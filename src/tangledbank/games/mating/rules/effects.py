"""§6.7-§6.14 What each sneaky card does; the two answers end what they answer (`sneaking.py`)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.mating.cards.cards import (
    ALARM_CALL,
    COMBAT,
    FEMALE_MIMIC,
    FLASHY,
    FOOD_CACHE,
    LEVEL_UP,
    NUPTIAL_GIFT,
    SATELLITE_MALE,
)
from tangledbank.games.mating.rules.actions import NOBODY
from tangledbank.games.mating.rules.told import (
    CACHED,
    CALLED,
    DRAWN_IN,
    GAVE,
    LEVELLED,
    MIMICKED,
    OUTCOMPETED,
    STOOD_ASIDE,
)

if TYPE_CHECKING:
    from tangledbank.games.mating.rules.position import Position

ALARM: Final = 3  # §6.7
CACHE: Final = 2  # §6.9


def apply_effect(position: "Position", effect: i64) -> None:
    """§6.7-§6.14 One line a card."""
    seat = position.sneaker
    target = position.target
    if effect == ALARM_CALL:
        call_alarm(position, seat)
    elif effect == FOOD_CACHE:
        open_cache(position, seat)
    elif effect == LEVEL_UP:
        level_up(position, seat, target)
    elif effect == SATELLITE_MALE:
        stand_aside(position, seat)
    elif effect == FEMALE_MIMIC:
        mimic(position, seat, target)
    elif effect == NUPTIAL_GIFT:
        give(position, seat)
    else:
        outcompete(position, seat, target)


def call_alarm(position: "Position", seat: i64) -> None:
    """§6.7 Alarm Call: the predator value rises by 3 for this turn."""
    before = position.predator_value(seat)
    position.alarm[seat] += ALARM
    position.tell(CALLED, seat, position.strategy[seat], before, position.predator_value(seat))


def open_cache(position: "Position", seat: i64) -> None:
    """§6.9 Food Cache: two food at once."""
    before = position.food[seat]
    position.feed(seat, CACHE)
    position.tell(CACHED, seat, before, position.food[seat])


def level_up(position: "Position", seat: i64, target: i64) -> None:
    """§6.10 Level Up: a flashy strategy fights, and so does the one it names (M25)."""
    position.levelled[seat] = 1
    position.tell(LEVELLED, seat, position.strategy[seat], position.fitness(seat))
    if target != NOBODY:
        position.levelled[target] = 1
        position.tell(DRAWN_IN, target, position.strategy[target], position.fitness(target))


def stand_aside(position: "Position", seat: i64) -> None:
    """§6.11 Satellite Male: it leaves the fight, and chooses last (M26)."""
    position.satellite[seat] = 1
    position.tell(STOOD_ASIDE, seat, position.strategy[seat])


def mimic(position: "Position", seat: i64, target: i64) -> None:
    """§6.12 Female Mimic: a female moves over, one of his own colour first."""
    is_red = position.red_with[target] > 0 and (
        position.colour(target) == COMBAT or position.blue_with[target] == 0
    )
    if is_red:
        position.red_with[target] -= 1
        position.red_with[seat] += 1
    else:
        position.blue_with[target] -= 1
        position.blue_with[seat] += 1
    colour = COMBAT if is_red else FLASHY
    position.tell(MIMICKED, seat, target, position.females_of(target), colour)


def give(position: "Position", seat: i64) -> None:
    """§6.13 Nuptial Gift: one more offspring."""
    before = position.offspring[seat]
    position.offspring[seat] += 1
    position.tell(GAVE, seat, before, position.offspring[seat])


def outcompete(position: "Position", seat: i64, target: i64) -> None:
    """§6.14 Sperm Competition: one offspring of the rival is one's own."""
    position.offspring[target] -= 1
    position.offspring[seat] += 1
    position.tell(OUTCOMPETED, seat, target, position.offspring[seat], position.offspring[target])
