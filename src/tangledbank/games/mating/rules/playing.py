"""§2 Play and pay."""

from mypy_extensions import i64

from tangledbank.core.containers import Actions
from tangledbank.core.grounds import ALLOWED
from tangledbank.games.mating.rules.actions import LUNCH, card_of, kind_of, play
from tangledbank.games.mating.rules.grounds import SNEAKY_FIRST, STRATEGY_TOO_DEAR
from tangledbank.games.mating.rules.state import CHOOSING, NONE, State
from tangledbank.games.mating.rules.told import (
    CHOSE,
    LUNCHED,
    REVEALED,
    ROUND_BEGAN,
    WENT_TO_LUNCH,
)


def begin_round(position: State) -> None:
    """§2.1, §2.2 The marker says who goes first; everyone is asked for a strategy."""
    position.round += 1
    position.environment = NONE
    position.threatened.clear()
    position.deciding = 0
    position.tell(ROUND_BEGAN, -1, position.round, position.first)
    for seat in range(position.seats):
        position.chosen[seat] = NONE
    position.ask(CHOOSING, 0)


def can_choose(position: State, seat: i64, card: i64) -> bool:
    """§2.2 No sneaky card, and only one that can be paid (M8, M27)."""
    return not position.cards.is_sneaky(card) and position.can_pay(seat, card)


def against_strategy(position: State, seat: i64, card: i64) -> i64:
    """§2.2 Why a card of the hand cannot be chosen."""
    if can_choose(position, seat, card):
        return ALLOWED
    return SNEAKY_FIRST if position.cards.is_sneaky(card) else STRATEGY_TOO_DEAR


def fill_strategies(position: State, seat: i64, actions: Actions) -> None:
    """§2.2 Every strategy of the hand that may be laid."""
    hand = position.hands[seat]
    for i in range(hand.count):
        card = hand[i]
        if can_choose(position, seat, card):
            actions.add(play(card))


def choose(position: State, seat: i64, action: i64) -> None:
    """§2.2 A strategy, or Out to Lunch, face down; all choose in secret (M32)."""
    position.chosen[seat] = action
    if kind_of(action) == LUNCH:
        position.tell(LUNCHED, seat)
    else:
        position.tell(CHOSE, seat, card_of(action))
    position.turn = position.next_chooser()


def reveal(position: State) -> None:
    """§2.3 All at once, and each pays; §2.4 Out to Lunch goes back to the hand (M9)."""
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
