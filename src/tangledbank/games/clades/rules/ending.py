"""§11 The end, also of a race or of its countdown (§8)."""

from typing import Final

from mypy_extensions import i64

from tangledbank.games.clades.rules.state import State
from tangledbank.games.clades.rules.terms import RACE
from tangledbank.games.clades.rules.told import ENDED
from tangledbank.games.clades.rules.triples import has_triple

# How a game ended.
NOTHING_LEFT: Final = 1  # §11.1
ALL_STUCK: Final = 2  # §11.2
RACE_WON: Final = 3  # §8.3
TIME_IS_UP: Final = 4  # §8.4
TIME_PASSED: Final = 5  # §11.2


def end(position: State, how: i64) -> None:
    """§11 The game is over."""
    position.is_over = True
    position.ended_by = how
    position.turn = -1
    position.tell(ENDED, -1, how)


def is_race_won(position: State) -> bool:
    """§8.3 Whether the player has made all triples of a race."""
    return position.terms.solitaire == RACE and position.triples[0] >= position.terms.race


def is_time_up(position: State) -> bool:
    """§8.4 Whether the clock is at zero, if there is a countdown."""
    return position.terms.countdown > 0 and position.now >= position.terms.countdown


def end_if_nothing_is_left(position: State) -> None:
    """§11.1 The deck is empty and nobody can form a triple (ruling C13)."""
    if not position.is_over and position.deck.count == 0 and not anyone_can_call(position):
        end(position, NOTHING_LEFT)


def anyone_can_call(position: State) -> bool:
    """§11.1 Whether a triple lies in somebody's reach; open hands (§7.2) would add none."""
    if has_triple(position.shared):
        return True
    for seat in range(position.seats):
        hand = position.hands[seat]
        if hand.count == 0:
            continue
        within = position.scratch.reach
        within.copy_from(position.shared)
        for i in range(hand.count):
            within.add(hand[i])
        if has_triple(within):
            return True
    return False
