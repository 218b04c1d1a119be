"""§3 Calling: who is first takes the cards; a wrong call costs a moment, or a card (§7.1)."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.clades.cards.qualities import NO_CARD, is_bonus
from tangledbank.games.clades.rules.actions import first_of, given_of, second_of, third_of
from tangledbank.games.clades.rules.claim import Claim
from tangledbank.games.clades.rules.ending import RACE_WON, end
from tangledbank.games.clades.rules.replacing import close_window, put_away
from tangledbank.games.clades.rules.terms import RACE
from tangledbank.games.clades.rules.told import (
    CLADE_TRIPLE,
    GAVE,
    GAVE_UP,
    NO_TRIPLE,
    RESTS,
    RETURNS,
    TRIPLE,
)
from tangledbank.games.clades.rules.triples import is_clade_triple, is_triple
from tangledbank.games.clades.rules.turns import next_turn

if TYPE_CHECKING:
    from tangledbank.games.clades.rules.position import Position

LATE_FALSE_CALLS: Final = 3  # §7.1 that a seat may make once the deck is empty


def call(position: "Position", seat: i64, action: i64) -> None:
    """§3.1 Three cards are called: a triple is taken, anything else is a false call."""
    a = first_of(action)
    b = second_of(action)
    c = third_of(action)
    if is_triple(a, b, c):
        claim(position, seat, a, b, c, given_of(action))
    else:
        miss(position, seat, a, b, c)


# -- right ---------------------------------------------------------------------------------
def claim(position: "Position", seat: i64, a: i64, b: i64, c: i64, given: i64) -> None:
    """§3.1 The caller takes the cards; §3.2 others may still call until the window closes."""
    terms = position.terms
    clade = is_clade_triple(a, b, c)
    position.tell(TRIPLE, seat, a, b, c, position.now)
    if clade:
        position.tell(CLADE_TRIPLE, seat)
        position.clade_triples[seat] += 1
    position.triples[seat] += 1
    position.maker = seat
    left: i64 = 0
    if a in position.shared:
        left |= 1
    if b in position.shared:
        left |= 2
    if c in position.shared:
        left |= 4
    taken = take(position, seat, a) + take(position, seat, b) + take(position, seat, c)
    owner = owner_of(position, a, b, c)
    own = move_personal(position, seat, a) + move_personal(position, seat, b)
    own += move_personal(position, seat, c)
    drawer = seat if owner < 0 else owner
    if owner >= 0 and owner != seat and terms.switch:
        drawer = switch(position, seat, owner, given)
    if position.window_end < 0:
        position.window_end = position.now + terms.window
        position.last_claims = []
    position.claims.append(Claim(seat, a, b, c, position.now, left, taken, own, drawer))
    rest(position, seat)
    position.quiet_turns = 0
    position.stall_from = position.now
    forget(position)
    if terms.solitaire == RACE and position.triples[seat] >= terms.race:
        put_away(position)
        end(position, RACE_WON)
        return
    if terms.window == 0:
        close_window(position)
        end_turn(position)


def take(position: "Position", seat: i64, card: i64) -> i64:
    """§3.1 A shared card goes to the caller's pile; 1 if it is replaced later, else 0."""
    if card not in position.shared:
        return 0
    position.shared.take(card)
    position.piles[seat].add(card)
    if position.temporary[card]:
        position.temporary[card] = 0
        return 0  # §7.1
    return 1


def owner_of(position: "Position", a: i64, b: i64, c: i64) -> i64:
    """§7.2 Whose personal card is among the three, -1 if none is."""
    for each in range(position.seats):
        hand = position.hands[each]
        if a in hand or b in hand or c in hand:
            return each
    return -1


def move_personal(position: "Position", seat: i64, card: i64) -> i64:
    """§3.1, §7.2 A personal card goes to the caller's pile; 1 if it was one."""
    for each in range(position.seats):
        if card in position.hands[each]:
            position.hands[each].take(card)
            position.is_known[card] = 0
            position.piles[seat].add(card)
            return 1
    return 0


def switch(position: "Position", seat: i64, owner: i64, given: i64) -> i64:
    """§7.3 The owner gets a card of the caller, who draws; a caller without one gives nothing."""
    hand = position.hands[seat]
    if hand.count == 0:
        return owner
    card = given if given != NO_CARD else hand[0]
    hand.take(card)
    position.hands[owner].add(card)
    position.tell(GAVE, seat, card, owner)
    return seat


def rest(position: "Position", seat: i64) -> None:
    """§6.1 Whoever rested is back, and the caller rests until the next triple (ruling C28)."""
    if not position.terms.victory_break or position.seats == 1:
        return
    if position.resting >= 0:
        position.tell(RETURNS, position.resting)
    position.resting = seat
    position.tell(RESTS, seat)


def forget(position: "Position") -> None:
    """§5.6 A triple clears what was said before it: who is stuck, false calls, hints."""
    for seat in range(position.seats):
        position.is_stuck[seat] = 0
        position.hint[seat] = 0
        position.false_at[seat] = -1


def end_turn(position: "Position") -> None:
    """§9.1 In untimed play the next seat follows."""
    if position.terms.untimed and not position.is_over:
        next_turn(position)


# -- wrong ---------------------------------------------------------------------------------
def miss(position: "Position", seat: i64, a: i64, b: i64, c: i64) -> None:
    """§3.4 A false call: the caller waits; §7.1 or also gives up a card."""
    position.tell(NO_TRIPLE, seat, a, b, c, position.now)
    position.false_calls[seat] += 1
    position.false_at[seat] = position.now
    position.false_cards[seat * 3] = a
    position.false_cards[seat * 3 + 1] = b
    position.false_cards[seat * 3 + 2] = c
    position.show(a)
    position.show(b)
    position.show(c)
    position.locked_until[seat] = position.now + position.terms.lock_out
    if position.terms.penalty:
        if position.deck.count == 0:
            position.late_false_calls[seat] += 1
        give_up(position, seat)
    if position.terms.untimed:
        position.quiet_turns += 1
        next_turn(position)


def give_up(position: "Position", seat: i64) -> None:
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


def may_call(position: "Position", seat: i64) -> bool:
    """§7.1 Whether the seat has false calls left; without the penalty there is no end to them."""
    if not position.terms.penalty or position.deck.count > 0:
        return True
    return position.late_false_calls[seat] < LATE_FALSE_CALLS
