"""§11 The end."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.core.containers import Pile
from tangledbank.games.clades.cards.qualities import CARDS
from tangledbank.games.clades.rules.told import ENDED
from tangledbank.games.clades.rules.triples import has_triple

if TYPE_CHECKING:
    from tangledbank.games.clades.rules.position import Position

# How a game ended.
NOTHING_LEFT: Final = 1  # §11.1
ALL_STUCK: Final = 2  # §11.2
RACE_WON: Final = 3  # §8.3
TIME_IS_UP: Final = 4  # §8.4
TIME_PASSED: Final = 5  # §11.2


def end(position: "Position", how: i64) -> None:
    """§11 The game is over."""
    position.is_over = True
    position.ended_by = how
    position.turn = -1
    position.tell(ENDED, -1, how)


def end_if_nothing_is_left(position: "Position") -> None:
    """§11.1 The deck is empty and nobody can form a triple (ruling C13)."""
    if not position.is_over and position.deck.count == 0 and not anyone_can_call(position):
        end(position, NOTHING_LEFT)


def anyone_can_call(position: "Position") -> bool:
    """§11.1 Whether a triple lies in somebody's reach, with open hands (§7.2) if they may come."""
    if has_triple(position.shared):
        return True
    for seat in range(position.seats):
        hand = position.hands[seat]
        if hand.count == 0:
            continue
        within = Pile(CARDS)
        within.copy_from(position.shared)
        for i in range(hand.count):
            within.add(hand[i])
        if has_triple(within):
            return True
    return False
