# Compiled: search guesses with it thousands of times a second.
"""§1.10 What is hidden from a seat, as likely as players lay it there.

It is dealt as `seen.dealing` deals it, save that a covered card is named by what it would do at its
spot: high cards, those that make a group, and How-de-dos early on rather than late.
"""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.containers import zeros
from tangledbank.core.rng import Rng, seed_from
from tangledbank.games.trex.cards import cards as c
from tangledbank.games.trex.cards.cards import FREE, JURASSIC, PLACE
from tangledbank.games.trex.rules.phases import NONE, SEATS
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.seen.dealing import (
    PERIODS,
    Covered,
    fill_hand,
    gather_pool,
    lay_down,
    look_at,
    may_be_any,
    may_be_how_de_do,
    may_be_known,
    name_how_de_do,
)
from tangledbank.games.trex.seen.hidden import number_under, period_under

# how much likelier a card is laid face down if ... (logits, from games of thinkers)
FOOTPRINT: Final = 0.56  # for each of its footprints
AT_LOWER: Final = -1.2  # and for each where the lower total wins
WITH_OWN: Final = 0.74  # it shares an icon with a card of its side
WITH_SPOT: Final = 0.28  # or with the spot
EFFECT: Final = -0.27  # it had rather been revealed
STRIKES_TOP: Final = 1.18
STRIKES_KIND: Final = -0.43
SULKS: Final = 0.33  # alone; beside others, that much less
BALANCES: Final = 0.47
KNOWN: Final = 0.31  # the viewer knows it anyway
BLUFF: Final = 0.40  # it is a How-de-do
BLUFF_FREE: Final = -1.10  # in the Free period
BLUFF_JURASSIC: Final = 0.13
BLUFF_PLACE: Final = -0.13
BLUFF_LOWER: Final = -1.65


def imagine_hidden(position: Position, viewer: i64, rng: Rng) -> None:
    """Name what is covered, then fill the hands."""
    position.rng.seed(seed_from(rng))
    seats = [Covered(), Covered()]
    for seat in range(SEATS):
        if seat != viewer:
            seats[seat].room = position.hands[seat].count
            position.hands[seat].clear()
    gather_pool(position, viewer)
    position.deck.shuffle(rng)
    free = zeros(PERIODS)
    for i in range(position.deck.count):
        kind = position.cards.kind[position.deck.cards[i]]
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


def name_all(
    position: Position, seat: i64, one: Covered, other: Covered, free: vec[i64], rng: Rng
) -> None:
    """Name the covered cards of a side, each so that the others can be named, too."""
    field = position.field
    for at in range(field.count):
        side = field.side(seat, at)
        for i in range(side.count):
            if side.cards[i] < 0:
                period = period_under(side.cards[i])
                number = number_under(side.cards[i])
                one.laid[period] -= 1
                card = name_one(position, seat, at, period, one, other, free, rng)
                side.cards[i] = card
                lay_down(field, card, period, number)


def name_one(
    position: Position,
    seat: i64,
    at: i64,
    period: i64,
    one: Covered,
    other: Covered,
    free: vec[i64],
    rng: Rng,
) -> i64:
    """Any card that it may be, as likely as it would be laid there."""
    hand, deck, kinds = position.hands[seat], position.deck, position.cards.kind
    bluff = 0.0
    if may_be_how_de_do(one, other, free, period):
        bluff = exp(liking_of_bluff(position, at, period))
    total = bluff
    if may_be_known(one, other, free, period):
        for i in range(hand.count):
            if kinds[hand.cards[i]] == period:
                total += exp(KNOWN + liking(position, seat, at, hand.cards[i]))
    known = total
    held = 0.0
    if may_be_any(one, other, free, period):
        held = share_held(one, free)
        for i in range(deck.count):
            if kinds[deck.cards[i]] == period:
                total += held * exp(liking(position, seat, at, deck.cards[i]))
    assert total > 0.0, "no position fits what is known"
    point = total * float(rng.below(1 << 30)) / float(1 << 30)
    if point < bluff:
        return name_how_de_do(position, seat, period, one)
    if point < known or held <= 0.0:
        one.known[period] -= 1
        return take_likely(position, seat, at, period, point - bluff)
    free[period] -= 1
    card = draw_likely(position, seat, at, period, (point - known) / held)
    position.known[card] = 1 << seat
    return card


def share_held(one: Covered, free: vec[i64]) -> float:
    """How likely a card that may be anywhere is one of this seat's."""
    unknown = one.room - one.known[0] - one.known[1] - one.known[2] + 1
    for period in range(PERIODS):
        unknown += one.laid[period]
    pool = free[0] + free[1] + free[2]
    return max(0.02, min(1.0, float(unknown) / float(max(1, pool))))


def take_likely(position: Position, seat: i64, at: i64, period: i64, point: float) -> i64:
    """The known card at this point of all that are weighed."""
    hand, kinds = position.hands[seat], position.cards.kind
    found = NONE
    for i in range(hand.count):
        if kinds[hand.cards[i]] == period:
            found = hand.cards[i]
            point -= exp(KNOWN + liking(position, seat, at, found))
            if point < 0.0:
                break
    hand.take(found)
    return found


def draw_likely(position: Position, seat: i64, at: i64, period: i64, point: float) -> i64:
    """The card of the deck at this point."""
    deck, kinds = position.deck, position.cards.kind
    found = NONE
    for i in range(deck.count):
        if kinds[deck.cards[i]] == period:
            found = deck.cards[i]
            point -= exp(liking(position, seat, at, found))
            if point < 0.0:
                break
    deck.take(found)
    return found


# -- how likely --------------------------------------------------------------------------------
def liking(position: Position, seat: i64, at: i64, card: i64) -> float:
    """What makes a player lay this card here, face down."""
    cards, field = position.cards, position.field
    spot = field.spots[at]
    side = field.side(seat, at)
    icons: i64 = 0
    beside: i64 = 0
    for i in range(side.count):
        if side.cards[i] >= 0:
            icons |= cards.icons[side.cards[i]]
            beside += 1
    value = FOOTPRINT * float(cards.footprints[card])
    if cards.spot[spot] == c.LOWER_WINS:
        value += AT_LOWER * float(cards.footprints[card])
    if cards.icons[card] & icons:
        value += WITH_OWN
    if cards.icons[card] & cards.icons[spot]:
        value += WITH_SPOT
    if cards.reveal[card] != 0:
        value += EFFECT
    text = cards.text[card]
    if text == c.DISREGARD_TOP:
        value += STRIKES_TOP
    elif text == c.DISREGARD_KIND:
        value += STRIKES_KIND
    elif text == c.SULK:
        value += SULKS if beside == 0 else -SULKS
    elif text == c.BALANCE:
        value += BALANCES
    return value


def liking_of_bluff(position: Position, at: i64, period: i64) -> float:
    """What makes a player lay a How-de-do here."""
    spot = position.field.spots[at]
    value = BLUFF
    if period == FREE:
        value += BLUFF_FREE
    elif period == JURASSIC:
        value += BLUFF_JURASSIC
    if position.cards.kind[spot] == PLACE:
        value += BLUFF_PLACE
    if position.cards.spot[spot] == c.LOWER_WINS:
        value += BLUFF_LOWER
    return value
