# Compiled: playouts weigh every card at every spot with it.
"""What the spots promise a seat that does not see every card, in hundredths of a point."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.containers import numbers
from tangledbank.games.trex.cards.cards import FREE, LOWER_WINS, PLACE, Cards
from tangledbank.games.trex.rules.phases import (
    NONE,
)
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.rules.resolving import total_at
from tangledbank.games.trex.rules.state import Field
from tangledbank.games.trex.rules.terms import Terms
from tangledbank.games.trex.seen.hidden import period_of_back
from tangledbank.games.trex.seen.preview import settle

POINT: Final = 100
EXPECTED: Final[vec[i64]] = numbers([20, 32, 16])  # tenths of a footprint under a hidden card
SPREAD: Final = 18  # tenths by which totals differ if nothing is hidden
PER_HIDDEN: Final = 9  # and more for each hidden card
PER_PLAY: Final = 7  # and for each card that the rival may still lay
LIFT: Final[vec[i64]] = numbers([1, 0, 2])  # footprints that cards of a period lack beside others


def worth(cards: Cards, card: i64) -> i64:
    """What a period card in the hand is worth for the rounds to come."""
    value = 12 + 9 * cards.footprints[card]
    if cards.is_period(card):
        value += 9 * LIFT[cards.kind[card]]
    icons = cards.icons[card]
    while icons:
        value += 3
        icons &= icons - 1
    return value


def worst_of(position: Position, seat: i64) -> i64:
    """The card of a hand that is worth least."""
    hand = position.hands[seat]
    worst = hand[0]
    for i in range(hand.count):
        if worth(position.cards, hand[i]) < worth(position.cards, worst):
            worst = hand[i]
    return worst


def prize(position: Position, seat: i64, spot: i64) -> i64:
    """What winning a spot card is worth."""
    cards = position.cards
    if cards.kind[spot] == PLACE:
        return POINT * position.terms.place_points
    value = worth(cards, spot)
    hand = position.hands[seat]
    if position.size(seat) >= position.terms.limit and hand.count > 0:
        value = max(4, value - worth(cards, worst_of(position, seat)))
    return value


def chance(
    cards: Cards,
    terms: Terms,
    field: Field,
    real: Field,
    seat: i64,
    at: i64,
    first: i64,
    plays: i64,
) -> i64:
    """How likely the seat wins a spot as it stands, of 100; `field` is what it sees of `real`."""
    settle(cards, terms, field, at)
    mine = 10 * total_at(cards, terms, field, seat, at)
    theirs = 10 * total_at(cards, terms, field, 1 - seat, at)
    hidden: i64 = 0
    side = field.side(1 - seat, at)
    for i in range(side.count):
        if side[i] == cards.unknown:
            theirs += EXPECTED[period_of_back(real, real.side(1 - seat, at)[i])]
            hidden += 1
    if mine == 0:
        return 0
    if theirs == 0:
        theirs = 4 * plays
        if plays == 0:
            return 100
    lead = mine - theirs
    if cards.spot[field.spots[at]] == LOWER_WINS:
        lead = -lead
    lead += 5 if first == seat else -5
    spread = SPREAD + PER_HIDDEN * hidden + PER_PLAY * plays
    return max(0, min(100, 50 + 50 * lead // spread))


def promise_at(position: Position, field: Field, seat: i64, at: i64, plays: i64) -> i64:
    """What a spot promises, in hundredths of a hundredth of a point."""
    spot = field.spots[at]
    if spot == NONE or not position.is_open(at):
        return 0
    return chance_at(position, field, seat, at, plays) * prize(position, seat, spot)


def chance_at(position: Position, field: Field, seat: i64, at: i64, plays: i64) -> i64:
    """How likely the seat wins a spot of this position as it stands on the field, of 100."""
    return chance(
        position.cards, position.terms, field, position.field, seat, at, position.next_first, plays
    )


def rival_plays(position: Position, seat: i64) -> i64:
    """Cards that the rival may still lay in this round, a share of them at any one spot."""
    rival = 1 - seat
    left = later_plays(position)
    if position.passed[rival] == 0:
        left += position.plays[rival]
    return min(left, position.held(rival))


def later_plays(position: Position) -> i64:
    """§3.4 Plays that each has in the periods to come."""
    return (FREE - position.period) * position.terms.plays
