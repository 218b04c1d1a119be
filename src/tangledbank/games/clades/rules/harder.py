"""§7 Making the game harder: a false call costs a card, and hands are laid open."""

from typing import Final

from mypy_extensions import i64

from tangledbank.core.grounds import ALLOWED
from tangledbank.games.clades.cards.qualities import NO_CARD, is_bonus
from tangledbank.games.clades.rules.grounds import (
    NO_CALLS_LEFT,
    NO_EXCHANGE,
    NO_GIFT,
    NOT_YOURS,
    ONE_PERSONAL,
)
from tangledbank.games.clades.rules.state import State
from tangledbank.games.clades.rules.told import GAVE, GAVE_UP, HANDS_CLOSED, HANDS_OPEN

LATE_FALSE_CALLS: Final = 3  # §7.1 that a seat may make once the deck is empty


# -- the false call penalty ----------------------------------------------------------------
def against_calling(position: State, seat: i64) -> i64:
    """§7.1 After the last false call a player can only be stuck (ruling C27)."""
    return NO_CALLS_LEFT if calls_left(position, seat) == 0 else ALLOWED


def calls_left(position: State, seat: i64) -> i64:
    """§7.1 Where false calls cost, an empty deck leaves three to each player; -1: no limit."""
    if not position.terms.penalty or position.deck.count > 0:
        return -1
    return LATE_FALSE_CALLS - position.late_false_calls[seat]


def pay(position: State, seat: i64) -> None:
    """§7.1 What a false call costs, besides the wait."""
    if not position.terms.penalty:
        return
    if position.deck.count == 0:
        position.late_false_calls[seat] += 1
    give_up(position, seat)


def give_up(position: State, seat: i64) -> None:
    """§7.1 A card of the pile, by chance and no bonus card, becomes a temporary shared card."""
    pile = position.piles[seat]
    matching: i64 = 0
    for i in range(pile.count):
        if not is_bonus(pile[i]):
            matching += 1
    if matching == 0:
        return  # ruling C14
    chosen = position.rng.below(matching)
    card: i64 = NO_CARD
    for i in range(pile.count):
        if not is_bonus(pile[i]):
            if chosen == 0:
                card = pile[i]
            chosen -= 1
    pile.take(card)
    position.lost[seat] += 1
    position.temporary[card] = 1
    position.lay(card)
    position.tell(GAVE_UP, seat, card)
    position.freshen()


# -- open hands ----------------------------------------------------------------------------
def can_open_hands(position: State) -> bool:
    """§7.2 Whether there are personal cards that are not open yet."""
    if not position.terms.open_hand or position.hands_open:
        return False
    for seat in range(position.seats):
        if position.hands[seat].count > 0:
            return True
    return False


def open_hands(position: State) -> None:
    """§7.2 The first stall lays the personal cards open (ruling C29)."""
    position.hands_open = True
    for seat in range(position.seats):
        hand = position.hands[seat]
        for i in range(hand.count):
            position.is_known[hand[i]] = 1
    position.tell(HANDS_OPEN, -1)
    position.freshen()


def close_hands(position: State) -> None:
    """§7.2 The personal cards are picked up again, before shared cards are replaced."""
    if position.hands_open:
        position.hands_open = False
        position.tell(HANDS_CLOSED, -1)


def against_personal(position: State, a: i64, b: i64, c: i64) -> i64:
    """§7.2 With open hands, at most one of the three is personal (rulings C11, C12)."""
    if not position.hands_open:
        return ALLOWED
    found: i64 = 0
    if position.holder(a) >= 0:
        found += 1
    if position.holder(b) >= 0:
        found += 1
    if position.holder(c) >= 0:
        found += 1
    return ALLOWED if found <= 1 else ONE_PERSONAL


# -- with switch ---------------------------------------------------------------------------
def against_gift(position: State, seat: i64, a: i64, b: i64, c: i64, given: i64) -> i64:
    """§7.3 A card of one's own is named as the gift exactly if there is a choice."""
    if not has_to_choose(position, seat, a, b, c):
        return ALLOWED if given == NO_CARD else NO_EXCHANGE
    if given == NO_CARD:
        return NO_GIFT
    return ALLOWED if given in position.hands[seat] else NOT_YOURS


def has_to_choose(position: State, seat: i64, a: i64, b: i64, c: i64) -> bool:
    """§7.3 Whether the caller has to say which of several cards is given in exchange."""
    if not (position.terms.switch and position.hands_open) or position.hands[seat].count < 2:
        return False
    return (
        is_anothers(position, seat, a)
        or is_anothers(position, seat, b)
        or is_anothers(position, seat, c)
    )


def is_anothers(position: State, seat: i64, card: i64) -> bool:
    """§7.2 Whether it is a personal card of somebody else."""
    holder = position.holder(card)
    return holder >= 0 and holder != seat


def switch(position: State, seat: i64, owner: i64, given: i64) -> i64:
    """§7.3 The owner gets a card of the caller, who draws; a caller without one gives nothing.

    Who draws the replacement is the answer.
    """
    if not position.terms.switch or owner == seat or position.hands[seat].count == 0:
        return owner
    hand = position.hands[seat]
    card = given if given != NO_CARD else hand[0]
    hand.take(card)
    position.hands[owner].add(card)
    position.tell(GAVE, seat, card, owner)
    return seat
