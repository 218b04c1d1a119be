# Compiled: bots guess with it thousands of times a second.
"""§1.10 What is hidden from a viewer is dealt anew, in any way that may be.

First the cards that lie face down are named, one by one: a How-de-do (§3.5), a card that the viewer
knows the seat to have, or any that may be anywhere. A name is given only if all that is left can
still be named, and a hand remains that fits. Then hands are filled, and the rest is the deck.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core.containers import Actions, Pile, zeros
from tangledbank.core.rng import Rng
from tangledbank.games.trex.cards.cards import PREHISTORIC
from tangledbank.games.trex.rules import phases as p
from tangledbank.games.trex.rules.hands import may_lose
from tangledbank.games.trex.rules.phases import NONE, SEATS
from tangledbank.games.trex.rules.playing import period_of
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.rules.prehistoric import NEED_NOT
from tangledbank.games.trex.rules.state import Field
from tangledbank.games.trex.seen.hidden import number_under, period_under

MADE: Final = -2  # a secret choice that has been made, in what another seat knows
HOW_DE_DO_IN: Final = 4  # one hidden card in this many is a How-de-do, for all we know
PERIODS: Final = PREHISTORIC  # how many there are


@final
@mypyc_attr(acyclic=True)
class Covered:
    """What a seat has that is not seen; rows are by period."""

    __slots__ = ("fewest", "how_de_dos", "known", "laid", "may_hide", "room")

    def __init__(self) -> None:
        self.laid: vec[i64] = zeros(PERIODS)  # cards face down that have no name yet
        self.known: vec[i64] = zeros(PERIODS)  # cards without a place, known to be the seat's
        self.may_hide: vec[i64] = zeros(PERIODS)  # §3.5 How-de-dos that may lie there yet
        self.how_de_dos: i64 = 0  # in the hand, if no more lie hidden
        self.room: i64 = 0  # for period cards in the hand, if so
        self.fewest: i64 = 0  # period cards that the hand must have


# -- the deal ------------------------------------------------------------------------------
def deal_hidden(position: Position, viewer: i64, rng: Rng) -> None:
    """Name what is covered on both sides, then fill the hands."""
    seats = [Covered(), Covered()]
    for seat in range(SEATS):
        if seat != viewer:
            seats[seat].room = position.hands[seat].count
            position.hands[seat].clear()
    gather_pool(position, viewer)
    position.deck.shuffle(rng)
    free = zeros(PERIODS)
    for i in range(position.deck.count):
        kind = position.cards.kind[position.deck[i]]
        if kind < PERIODS:
            free[kind] += 1
    for seat in range(SEATS):
        if seat != viewer:
            look_at(position, seat, seats[seat])
    for seat in range(SEATS):
        if seat != viewer:
            name_all(position, seat, seats[seat], seats[1 - seat], free, rng)
    for seat in range(SEATS):
        if seat != viewer:
            fill_hand(position, seat, seats[seat])


def gather_pool(position: Position, viewer: i64) -> None:
    """What is nowhere in sight becomes the deck; what others are known to have, their hands."""
    deck = position.deck
    is_free = deck.cards  # by card, before it is a deck
    for card in range(position.cards.count):
        is_free[card] = 0
    in_play = position.terms.in_play
    for i in range(in_play.count):
        card = in_play[i]
        if position.phase != p.SETTING_UP or position.cards.is_period(card):  # §1.3
            is_free[card] = 1
    take_out(position.discards, is_free)
    field = position.field
    for seat in range(SEATS):
        take_out(position.scores[seat], is_free)
        take_out(position.hands[seat], is_free)
        for at in range(field.count):
            take_out(field.side(seat, at), is_free)
    for at in range(field.count):
        if field.spots[at] != NONE:
            is_free[field.spots[at]] = 0
    deck.count = 0
    for card in range(position.cards.how_de_do):
        if is_free[card] != 0:
            if position.known[card] == 0:
                deck.add(card)  # at a place where nothing more has to be read
            else:
                position.hands[owner_of(position, card, viewer)].add(card)


def take_out(pile: Pile, is_free: vec[i64]) -> None:
    """These cards are seen, if they are not covered."""
    for i in range(pile.count):
        if pile[i] >= 0:
            is_free[pile[i]] = 0


def owner_of(position: Position, card: i64, viewer: i64) -> i64:
    """Who is known to have a card; not the viewer, whose cards are seen."""
    return 0 if viewer != 0 and position.known[card] & 1 else 1


def look_at(position: Position, seat: i64, one: Covered) -> None:
    """What of a seat is to be dealt; its hand holds the cards that are known already."""
    terms = position.terms
    hand = position.hands[seat]
    for i in range(hand.count):
        one.known[position.cards.kind[hand[i]]] += 1
    one.how_de_dos = terms.how_de_dos
    for period in range(PERIODS):
        one.may_hide[period] = terms.how_de_dos_a_period
    field = position.field
    for at in range(field.count):
        side = field.side(seat, at)
        for i in range(side.count):
            card = side[i]
            if card < 0:
                one.laid[period_under(card)] += 1
            elif position.cards.is_how_de_do(card):
                one.how_de_dos -= 1
                one.may_hide[field.laid_in[card]] -= 1
    one.room -= one.how_de_dos
    one.fewest = needs(position, seat)


def needs(position: Position, seat: i64) -> i64:
    """How many period cards a seat must hold, or it would not be asked this."""
    question = position.question
    if question == p.EXCHANGE:
        return 1
    if position.turn != seat:
        return 0
    if question in (p.TRADE, p.LIMIT, p.BARTER):
        return 1
    if question in (p.GIFT, p.DISCARD_TOO, p.SELL):
        return 2
    return 0


def fill_hand(position: Position, seat: i64, one: Covered) -> None:
    """The known cards that do not lie, and any others; §1.2 the How-de-dos that are left."""
    hand = position.hands[seat]
    while hand.count < one.room:
        card = draw(position, NONE)
        position.known[card] = 1 << seat
        hand.slot_in(card)
    how_de_dos = position.how_de_dos[seat]
    how_de_dos.clear()
    for i in range(one.how_de_dos):
        how_de_dos.add(position.cards.how_de_do + 3 * seat + i)


def draw(position: Position, period: i64) -> i64:
    """The topmost card of a period in the deck; NONE: of any."""
    deck = position.deck
    kinds = position.cards.kind
    i = deck.count - 1
    while kinds[deck[i]] != period and (period != NONE or kinds[deck[i]] >= PERIODS):
        i -= 1
    card = deck[i]
    deck.count -= 1
    while i < deck.count:
        deck.cards[i] = deck.cards[i + 1]
        i += 1
    return card


# -- cards that lie face down --------------------------------------------------------------
def name_all(
    position: Position, seat: i64, one: Covered, other: Covered, free: vec[i64], rng: Rng
) -> None:
    """Name the covered cards of a side, each so that the others can be named, too."""
    field = position.field
    for at in range(field.count):
        side = field.side(seat, at)
        for i in range(side.count):
            if side[i] < 0:
                period = period_under(side[i])
                number = number_under(side[i])
                card = name_one(position, seat, period, one, other, free, rng)
                side.cards[i] = card
                lay_down(field, card, period, number)


def lay_down(field: Field, card: i64, period: i64, number: i64) -> None:
    """§4.1 It lies there as the covered one did."""
    field.number[card] = number
    field.laid_in[card] = period
    field.shown[card] = 0
    field.peeked[card] = 0
    field.disregarded[card] = 0
    field.bonus[card] = 0


def name_one(
    position: Position,
    seat: i64,
    period: i64,
    one: Covered,
    other: Covered,
    free: vec[i64],
    rng: Rng,
) -> i64:
    """A How-de-do now and then, or if nothing else will do; else any card that it may be."""
    one.laid[period] -= 1
    bluffs = may_be_how_de_do(one, other, free, period)
    if bluffs and rng.below(HOW_DE_DO_IN) == 0:
        return name_how_de_do(position, seat, period, one)
    known: i64 = 0
    if may_be_known(one, other, free, period):
        known = one.known[period]
    count = known
    if may_be_any(one, other, free, period):
        count += free[period]
    if count == 0:
        assert bluffs, "no position fits this view"
        return name_how_de_do(position, seat, period, one)
    place = rng.below(count)
    if place < known:
        one.known[period] -= 1
        return take_known(position, seat, period, place)
    free[period] -= 1
    card = draw(position, period)
    position.known[card] = 1 << seat
    return card


def name_how_de_do(position: Position, seat: i64, period: i64, one: Covered) -> i64:
    """§3.5 The hand has room for one card more."""
    one.may_hide[period] -= 1
    one.how_de_dos -= 1
    one.room += 1
    if position.phase == p.PLAYING and period == period_of(position):
        position.how_de_dos_played[seat] += 1
    return position.cards.how_de_do + 3 * seat + one.how_de_dos


def take_known(position: Position, seat: i64, period: i64, place: i64) -> i64:
    """One of the known cards of a period, which are in the hand so far."""
    hand = position.hands[seat]
    i: i64 = 0
    while position.cards.kind[hand[i]] != period or place > 0:
        if position.cards.kind[hand[i]] == period:
            place -= 1
        i += 1
    card = hand[i]
    hand.take(card)
    return card


# -- whether all the rest can be named -----------------------------------------------------
def may_be_how_de_do(one: Covered, other: Covered, free: vec[i64], period: i64) -> bool:
    """§3.5 Not too many in a period, nor in all."""
    if one.may_hide[period] <= 0 or one.how_de_dos == 0:
        return False
    one.may_hide[period] -= 1
    one.how_de_dos -= 1
    one.room += 1
    found = can_be_named(one, other, free, 0, 0, 0)
    one.may_hide[period] += 1
    one.how_de_dos += 1
    one.room -= 1
    return found


def may_be_known(one: Covered, other: Covered, free: vec[i64], period: i64) -> bool:
    """§1.10 A card that the viewer knows the seat to have."""
    if one.known[period] == 0:
        return False
    one.known[period] -= 1
    found = can_be_named(one, other, free, 0, 0, 0)
    one.known[period] += 1
    return found


def may_be_any(one: Covered, other: Covered, free: vec[i64], period: i64) -> bool:
    """§1.10 A card that may be anywhere."""
    if free[period] == 0:
        return False
    free[period] -= 1
    found = can_be_named(one, other, free, 0, 0, 0)
    free[period] += 1
    return found


def can_be_named(
    one: Covered, other: Covered | None, free: vec[i64], period: i64, hidden: i64, named: i64
) -> bool:
    """Whether the covered cards of a seat can be named, from a period on, and the other's, too.

    So far `hidden` of them are How-de-dos, and `named` known cards. Of these as many lie as can:
    that leaves most room in the hand, and most free cards to the other seat.
    """
    if period == PERIODS:
        if not hand_fits(one, hidden, named):
            return False
        return other is None or can_be_named(other, None, free, 0, 0, 0)
    laid = one.laid[period]
    most = max(0, min(min(laid, one.may_hide[period]), one.how_de_dos - hidden))
    for count in range(most + 1):
        known = min(laid - count, one.known[period])
        drawn = laid - count - known
        if drawn > free[period]:
            continue
        free[period] -= drawn
        found = can_be_named(one, other, free, period + 1, hidden + count, named + known)
        free[period] += drawn
        if found:
            return True
    return False


def hand_fits(one: Covered, hidden: i64, named: i64) -> bool:
    """§1.10 Whether the hand has room for the known cards that do not lie, and enough cards."""
    room = one.room + hidden
    known = one.known[0] + one.known[1] + one.known[2] - named
    return known <= room and room >= one.fewest


# -- §10.8 both choose at once -------------------------------------------------------------
def choose_secretly(position: Position, rng: Rng) -> None:
    """§10.8 Whoever has chosen, unseen, may have chosen anything; §2.5 or may be excused."""
    for seat in range(SEATS):
        if position.chosen[seat] != MADE:
            continue
        if position.question == p.METEOR and not may_lose(position, seat):
            position.chosen[seat] = NEED_NOT
        else:
            position.chosen[seat] = NONE
            position.chosen[seat] = position.pick(seat, Actions(), rng)
