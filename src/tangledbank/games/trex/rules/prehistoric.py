"""§2 The deal of the spots, and the Prehistoric period: each such card acts once, by itself."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.containers import Actions, numbers
from tangledbank.core.grounds import ALLOWED
from tangledbank.games.trex.cards import cards as c
from tangledbank.games.trex.cards.cards import PREHISTORIC as PREHISTORIC_CARD
from tangledbank.games.trex.rules import told
from tangledbank.games.trex.rules.actions import CHOOSE, FIRST, card_of, encode
from tangledbank.games.trex.rules.grounds import HAS_ACTED, NO_SUCH_SPOT, NOT_OPEN
from tangledbank.games.trex.rules.hands import discard, exchange, find, may_lose
from tangledbank.games.trex.rules.markers import take_first, take_rexonomics
from tangledbank.games.trex.rules.phases import (
    EVERYONE,
    GIFT,
    ICE,
    METEOR,
    NONE,
    ORDER,
    PREHISTORIC,
    RESOLVING,
    SEATS,
    TAR,
    TRADING,
)
from tangledbank.games.trex.rules.state import State

NEED_NOT: Final = 0  # in place of an action, where both choose at once

# §2.3 what a card touches; the order matters where two touch the same
HANDS: Final = 1
FIRST_MOVE: Final = 2
TOUCHES: Final[vec[i64]] = numbers([
    0, HANDS, HANDS, FIRST_MOVE, 0, 0, 0, 0, HANDS | FIRST_MOVE, HANDS
])  # fmt: skip


# -- §2.1 the deal -------------------------------------------------------------------------
def begin_round(position: State) -> None:
    """§2.1 Deal the spots: fewer, if there are too few cards."""
    field = position.field
    field.clear()
    position.pending.clear()
    position.round += 1
    position.traded = False
    position.claimed = NONE
    position.period = NONE
    position.tell(told.ROUND_BEGAN, NONE, position.round)
    while field.count < position.terms.spots and refill_deck(position):
        card = position.deck.draw()
        field.spots[field.count] = card
        if position.cards.kind[card] == PREHISTORIC_CARD:
            position.pending.add(card)
        position.tell(told.SPOT_DEALT, NONE, field.count, card)
        field.count += 1
    position.phase = PREHISTORIC


def refill_deck(position: State) -> bool:
    """§2.1 Whether a card can be dealt; an empty deck is made again from the discards."""
    if position.deck.count == 0 and position.discards.count > 0:
        position.deck.pour(position.discards)
        for i in range(position.deck.count):
            position.known[position.deck[i]] = 0
        position.deck.shuffle(position.rng)
        position.tell(told.RESHUFFLED, NONE, position.deck.count)
    return position.deck.count > 0


# -- §2.2 to §2.4 one after the other ------------------------------------------------------
def next_prehistoric(position: State) -> None:
    """§2.2 The next Prehistoric card acts; after the last one, the round moves on."""
    if position.pending.count == 0:
        position.phase = TRADING if has_open_spot(position) else RESOLVING  # §2.14
    elif order_matters(position):
        position.ask(ORDER, position.first)
    else:
        act(position, position.pending[0])


def has_open_spot(position: State) -> bool:
    """§2.14 Whether there is anywhere to play."""
    for at in range(position.field.count):
        if position.is_open(at):
            return True
    return False


def order_matters(position: State) -> bool:
    """§2.3 Whether two of those that have still to act touch the same thing."""
    touched: i64 = 0
    for i in range(position.pending.count):
        touches = TOUCHES[position.cards.effect[position.pending[i]]]
        if touched & touches:
            return True
        touched |= touches
    return False


def against_next(position: State, card: i64) -> i64:
    """§2.3 Only a card that has still to act."""
    return ALLOWED if card in position.pending else HAS_ACTED


def fill_order(position: State, actions: Actions) -> None:
    """§2.3 Any of them may be next."""
    for i in range(position.pending.count):
        actions.add(encode(FIRST, position.pending[i]))


def act(position: State, card: i64) -> None:
    """§2.2 One Prehistoric card."""
    position.pending.take(card)
    effect = position.cards.effect[card]
    position.tell(told.PREHISTORIC, NONE, card, where(position, card))
    if effect == c.METEOR:
        fall(position, card)
    elif effect == c.SWAP_MEET:
        swap(position, card)
    elif effect == c.STAMPEDE:
        take_first(position, 1 - position.next_first)  # §2.7
    elif effect == c.CRASH:
        take_rexonomics(position, 1 - position.rexonomics)  # §2.8
    elif effect == c.ICE:
        choose_spot(position, card, ICE)
    elif effect == c.TAR:
        choose_spot(position, card, TAR)
    elif effect == c.LONG_NAP:
        position.field.napping = True  # §2.11
        position.tell(told.NAPPED, NONE)
    elif effect == c.FOSSIL:
        dig(position, card)
    else:
        ask_gift(position, card)


def where(position: State, card: i64) -> i64:
    """§2.2 The spot of a Prehistoric card."""
    for at in range(position.field.count):
        if position.field.spots[at] == card:
            return at
    return NONE


# -- §2.5 Meteor ---------------------------------------------------------------------------
def fall(position: State, card: i64) -> None:
    """§2.5 Each discards a card of the hand, both at once; nobody the last one (§1.8)."""
    asked = NONE
    for seat in range(SEATS):
        if may_lose(position, 1 - seat):
            asked = 1 - seat
            position.chosen[1 - seat] = NONE
        else:
            position.chosen[1 - seat] = NEED_NOT
            position.tell(told.EXCUSED, 1 - seat)
    if asked != NONE:
        position.ask(METEOR, asked, card, where(position, card))


def struck(position: State) -> None:
    """§2.5 Both have chosen."""
    for seat in range(SEATS):
        if position.chosen[seat] != NEED_NOT:
            discard(position, seat, card_of(position.chosen[seat]))


# -- §2.6 Swap Meet ------------------------------------------------------------------------
def swap(position: State, card: i64) -> None:
    """§2.6 Each gets one card of the other's hand, whichever it is."""
    if position.hands[0].count == 0 or position.hands[1].count == 0:
        position.tell(told.NOTHING, NONE, card)
        return
    mine = position.hands[0][position.rng.below(position.hands[0].count)]
    theirs = position.hands[1][position.rng.below(position.hands[1].count)]
    exchange(position, mine, theirs)


# -- §2.9, §2.10 Ice and Tar ---------------------------------------------------------------
def choose_spot(position: State, card: i64, question: i64) -> None:
    """§2.9 The First Move holder chooses an open spot; with only one there is no choice."""
    found = NONE
    count: i64 = 0
    for at in range(position.field.count):
        if position.is_open(at):
            found = at
            count += 1
    if count == 1:
        mark_spot(position, question, found)
    elif count > 1:
        position.ask(question, position.first, card, where(position, card))
    else:
        position.tell(told.NOTHING, NONE, card)


def against_choosing(position: State, at: i64) -> i64:
    """§2.9, §2.10 Only an open spot."""
    if at >= position.field.count:
        return NO_SUCH_SPOT
    return ALLOWED if position.is_open(at) else NOT_OPEN


def fill_spots(position: State, actions: Actions) -> None:
    """§2.9 Every open spot."""
    for at in range(position.field.count):
        if against_choosing(position, at) == ALLOWED:
            actions.add(encode(CHOOSE, spot=at))


def mark_spot(position: State, question: i64, at: i64) -> None:
    """§2.9 No reveals there in this round; §2.10 no moves."""
    if question == ICE:
        position.field.iced[at] = 1
        position.tell(told.ICED, position.first, at)
    else:
        position.field.tarred[at] = 1
        position.tell(told.TARRED, position.first, at)


# -- §2.12 Fossil --------------------------------------------------------------------------
def dig(position: State, card: i64) -> None:
    """§2.12 The First Move holder takes a card that is found, the rival takes First Move."""
    seat = position.first
    named = position.cards.finds[card]
    if find(position, seat, named):
        position.hold(seat, named, EVERYONE)
        position.tell(told.TOOK, seat, named)
        take_first(position, 1 - seat)


# -- §2.13 Gift ----------------------------------------------------------------------------
def ask_gift(position: State, card: i64) -> None:
    """§2.13 The player with the larger hand size gives a card away; level, nobody does."""
    mine = position.size(0)
    theirs = position.size(1)
    giver: i64 = 0 if mine > theirs else 1
    if mine == theirs or not may_lose(position, giver):
        position.tell(told.NOTHING, NONE, card)
    else:
        position.ask(GIFT, giver, card, where(position, card))
