"""§2 Play and pay."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.core.containers import Actions
from tangledbank.games.mating.rules.actions import LUNCH, PLAY, card_of, encode, kind_of
from tangledbank.games.mating.rules.phases import BEFORE_SURVIVE, CHOOSING, NONE
from tangledbank.games.mating.rules.sneaking import open_window
from tangledbank.games.mating.rules.told import (
    CHOSE,
    LUNCHED,
    REVEALED,
    ROUND_BEGAN,
    WENT_TO_LUNCH,
)

if TYPE_CHECKING:
    from tangledbank.games.mating.rules.position import Position


def begin_round(position: "Position") -> None:
    """§2.1, §2.2 The marker says who goes first; everyone is asked for a strategy."""
    position.round += 1
    position.environment = NONE
    position.threatened.clear()
    position.deciding = 0
    position.tell(ROUND_BEGAN, -1, position.round, position.first)
    for seat in range(position.seats):
        position.chosen[seat] = NONE
    position.ask(CHOOSING, 0)


def fill_strategies(position: "Position", seat: i64, actions: Actions) -> None:
    """§2.2 Every strategy that can be paid, and §1.6 Out to Lunch, which is always at hand."""
    cards = position.cards
    hand = position.hands[seat]
    for i in range(hand.count):
        if not cards.is_sneaky(hand[i]) and cards.cost[hand[i]] <= position.food[seat]:
            actions.add(encode(PLAY, hand[i]))
    actions.add(encode(LUNCH))


def choose(position: "Position", seat: i64, action: i64) -> None:
    """§2.2 A strategy, or Out to Lunch, face down; the last one reveals them all."""
    position.chosen[seat] = action
    if kind_of(action) == LUNCH:
        position.tell(LUNCHED, seat)
    else:
        position.tell(CHOSE, seat, card_of(action))
    position.turn = position.next_chooser()
    if position.turn == NONE:
        reveal(position)


def reveal(position: "Position") -> None:
    """§2.3 All at once, each pays; §2.4 Out to Lunch goes back to the hand (M9, M27)."""
    cards = position.cards
    for seat in range(position.seats):
        action = position.chosen[seat]
        position.chosen[seat] = NONE
        if kind_of(action) == LUNCH:
            position.lunch[seat] = 1
            position.tell(WENT_TO_LUNCH, seat)
            continue
        card = card_of(action)
        position.hands[seat].take(card)
        position.strategy[seat] = card
        position.feed(seat, -cards.cost[card])
        position.tell(REVEALED, seat, card, cards.cost[card], position.food[seat])
    open_window(position, BEFORE_SURVIVE)
