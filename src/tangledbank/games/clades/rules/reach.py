"""§3.1 Which cards a seat may call, and the calls that it may make, right or wrong (ruling C25)."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.core.containers import Actions, Pile
from tangledbank.games.clades.cards.qualities import CARDS
from tangledbank.games.clades.rules.actions import (
    CALL,
    GIFTS,
    first_of,
    given_of,
    second_of,
    third_of,
)
from tangledbank.games.clades.rules.actions import call as encode
from tangledbank.games.clades.rules.calling import may_call

if TYPE_CHECKING:
    from tangledbank.games.clades.rules.position import Position


def fill_calls(position: "Position", seat: i64, actions: Actions) -> None:
    """§3.1 Every three cards in reach; §7.2 with open hands one personal card among them."""
    cards = Pile(CARDS)
    fill_reach(position, seat, cards)
    count = cards.count
    for i in range(count):
        for j in range(i + 1, count):
            code = CALL + (cards[i] * CARDS + cards[j]) * CARDS * GIFTS
            for k in range(j + 1, count):
                if position.hands_open:
                    fill_open_call(position, seat, cards[i], cards[j], cards[k], actions)
                else:
                    actions.add(code + cards[k] * GIFTS)


def fill_open_call(
    position: "Position", seat: i64, a: i64, b: i64, c: i64, actions: Actions
) -> None:
    """§7.2 One personal card at most; §7.3 with every card that may be given in exchange."""
    if personal(position, a, b, c) > most_personal(position):
        return
    if has_to_choose(position, seat, a, b, c):
        hand = position.hands[seat]
        for i in range(hand.count):
            actions.add(encode(a, b, c, hand[i]))
    else:
        actions.add(encode(a, b, c))


def can_call(position: "Position", seat: i64, action: i64) -> bool:
    """§3.1 Whether this call is among the seat's legal actions."""
    if not position.is_actor(seat) or not may_call(position, seat):
        return False
    a = first_of(action)
    b = second_of(action)
    c = third_of(action)
    if not (
        is_in_reach(position, seat, a)
        and is_in_reach(position, seat, b)
        and is_in_reach(position, seat, c)
    ):
        return False
    if personal(position, a, b, c) > most_personal(position):
        return False
    if has_to_choose(position, seat, a, b, c):
        return given_of(action) in position.hands[seat]
    return given_of(action) < 0


def fill_reach(position: "Position", seat: i64, cards: Pile) -> None:
    """§3.1 The shared cards and one's own, §7.2 and the others' if open; in ascending order."""
    cards.count = 0
    for i in range(position.shared.count):
        cards.slot_in(position.shared[i])
    for each in range(position.seats):
        if each == seat or position.hands_open:
            hand = position.hands[each]
            for i in range(hand.count):
                cards.slot_in(hand[i])


def is_in_reach(position: "Position", seat: i64, card: i64) -> bool:
    """§3.1 Whether the seat may call this card."""
    if card in position.shared or card in position.hands[seat]:
        return True
    return position.hands_open and position.holder(card) >= 0


def most_personal(position: "Position") -> i64:
    """§7.2 How many personal cards a call may name (rulings C11, C12)."""
    return 1 if position.hands_open else 3


def personal(position: "Position", a: i64, b: i64, c: i64) -> i64:
    """How many of these cards are personal ones."""
    found: i64 = 0
    if position.holder(a) >= 0:
        found += 1
    if position.holder(b) >= 0:
        found += 1
    if position.holder(c) >= 0:
        found += 1
    return found


def has_to_choose(position: "Position", seat: i64, a: i64, b: i64, c: i64) -> bool:
    """§7.3 Whether the caller has to say which of several cards is given in exchange."""
    if not (position.terms.switch and position.hands_open) or position.hands[seat].count < 2:
        return False
    return (
        is_anothers(position, seat, a)
        or is_anothers(position, seat, b)
        or is_anothers(position, seat, c)
    )


def is_anothers(position: "Position", seat: i64, card: i64) -> bool:
    """§7.2 Whether it is a personal card of somebody else."""
    holder = position.holder(card)
    return holder >= 0 and holder != seat
