"""Dice: throws for a fight, and one die each for players who are level."""

from typing import Final

from mypy_extensions import i64

from tangledbank.core.containers import Pile
from tangledbank.games.mating.rules.state import State
from tangledbank.games.mating.rules.told import ROLLED

# What a die is rolled for.
FOR_PREY: Final = 0  # §3.3
FOR_FIGHT: Final = 1  # §4.2
FOR_FEMALES: Final = 2  # §4.8
FOR_VICTORY: Final = 3  # §8.2


def roll_die(position: State) -> i64:
    """1 to 6; there are dice enough for everyone (M13)."""
    return position.rng.below(6) + 1


def throw(position: State, count: i64) -> i64:
    """§4.2 Some dice, packed: three bits each, the first one lowest."""
    packed: i64 = 0
    for place in range(count):
        packed |= roll_die(position) << 3 * place
    return packed


def total(packed: i64) -> i64:
    """§4.2 The sum of a throw."""
    found: i64 = 0
    while packed > 0:
        found += packed & 7
        packed >>= 3
    return found


def roll_off(position: State, seats: Pile, places: i64, ordered: bool, what: i64) -> None:
    """§3.3 Level seats roll one die each and are sorted, the lowest first; equal ones roll again.

    Only what matters is decided: who is among the first `places`, and in which order if `ordered`.
    """
    sort_by_die(position, seats, 0, seats.count, places, ordered, what)


def roll_off_highest(position: State, seats: Pile, places: i64, what: i64) -> None:
    """§4.8 Level seats roll one die each; the highest `places` come first, in any order."""
    roll_off(position, seats, seats.count - places, False, what)
    cells = seats.cards
    last = seats.count - 1
    for i in range(seats.count // 2):
        seat = cells[i]
        cells[i] = cells[last - i]
        cells[last - i] = seat


def sort_by_die(
    position: State, seats: Pile, start: i64, end: i64, places: i64, ordered: bool, what: i64
) -> None:
    """§3.3 Roll for the seats from `start` to before `end`; equal ones again, if it matters."""
    dice = position.scratch.dice
    for i in range(start, end):
        dice[i] = roll_die(position)
        position.tell(ROLLED + what, seats[i], dice[i], what)
    sort_by_roll(position, seats, start, end)
    at = start
    while at < end:
        last = at + 1
        while last < end and dice[last] == dice[at]:
            last += 1
        matters = at < places and (ordered or last > places)
        if last - at > 1 and matters:
            sort_by_die(position, seats, at, last, places, ordered, what)
        at = last


def sort_by_roll(position: State, seats: Pile, start: i64, end: i64) -> None:
    """The seats from `start` to before `end` and their dice, the lowest first."""
    cells = seats.cards
    dice = position.scratch.dice
    for i in range(start + 1, end):  # by insertion: there are six at most
        seat = cells[i]
        die = dice[i]
        j = i
        while j > start and dice[j - 1] > die:
            cells[j] = cells[j - 1]
            dice[j] = dice[j - 1]
            j -= 1
        cells[j] = seat
        dice[j] = die
