# Compiled: search judges every round that it plays out.
"""§11 How likely each seat wins the game: places fall one by one, the better hand has more luck."""

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.containers import Pile, numbers
from tangledbank.games.trex.bots.prospects import LIFT, promise_at
from tangledbank.games.trex.cards.cards import PLACE, PREHISTORIC, Cards
from tangledbank.games.trex.rules.phases import PLAYING, SEATS
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.seen.hidden import masked

# What makes the next place more likely one's own, in hundredths of a logit, from games of thinkers:
# the best card of each period by its footprints, the second one, all others (§3.4 two are played).
BEST: Final[vec[i64]] = numbers([24, 58, 92])  # tenths of that
SECOND: Final[vec[i64]] = numbers([42, 33, 28])
OTHERS: Final[vec[i64]] = numbers([24, 20, 13])
FIRST: Final = -4.5  # First Move at the start of a round: the rival answers
REXONOMICS: Final = 1.0
PLACES_A_ROUND: Final = 0.35  # of the spots


def chance_of_first(position: Position) -> float:
    """The chance of seat 0 to win a game that is not over."""
    mine = need(position, 0)
    theirs = need(position, 1)
    left = places_to_come(position)
    tilt = (strength(position, 0) - strength(position, 1)) / 100.0
    if position.phase == PLAYING:
        tilt += 2.0 * lead_at_spots(position) / float(mine + theirs)
    luck = 1.0 / (1.0 + exp(-max(-6.0, min(6.0, tilt))))
    if left >= mine + theirs - 1:
        return at_least(mine, mine + theirs - 1, luck)
    ahead = (position.points(0) - position.points(1)) // max(1, position.terms.place_points)
    return leads(ahead, left, luck)


def need(position: Position, seat: i64) -> i64:
    """§11.1, §11.2 Places that a seat still has to win; level at the target, one more."""
    a_place = max(1, position.terms.place_points)
    missing = position.terms.target - position.points(seat)
    return max(1, (missing + a_place - 1) // a_place)


def places_to_come(position: Position) -> i64:
    """§11.3 Until the last round, or until all are won."""
    won: i64 = 0
    for seat in range(SEATS):
        won += position.scores[seat].count
    left = -won
    in_play = position.terms.in_play
    for i in range(in_play.count):
        if position.cards.kind[in_play.cards[i]] == PLACE:
            left += 1
    rounds = position.terms.rounds - position.round + 1
    by_rounds = i64(PLACES_A_ROUND * float(rounds * position.terms.spots) + 0.5)
    return max(0, min(left, by_rounds))


def strength(position: Position, seat: i64) -> float:
    """What the cards of a seat, those on the table included, and its markers are good for."""
    field, kinds = position.field, position.cards.kind
    held = field.scratch
    held.copy_from(position.hands[seat])
    for at in range(field.count):
        side = field.side(seat, at)
        for i in range(side.count):
            if kinds[side.cards[i]] < PREHISTORIC:
                held.add(side.cards[i])
    value = 0.0
    for period in range(PREHISTORIC):
        value += float(good_for(position.cards, held, period)) / 10.0
    if position.next_first == seat:
        value += FIRST
    if position.rexonomics == seat:
        value += REXONOMICS
    return value


def good_for(cards: Cards, held: Pile, period: i64) -> i64:
    """What cards of a period are good for, in tenths."""
    best: i64 = 0
    second: i64 = 0
    total: i64 = 0
    for i in range(held.count):
        card = held.cards[i]
        if cards.kind[card] != period:
            continue
        value = cards.footprints[card] + LIFT[period]
        total += value
        if value > best:
            second = best
            best = value
        elif value > second:
            second = value
    others = total - best - second
    return BEST[period] * best + SECOND[period] * second + OTHERS[period] * others


def lead_at_spots(position: Position) -> float:
    """By how many points the spots of this round promise seat 0 more than seat 1."""
    total: i64 = 0
    field = masked(position, 0)
    for at in range(position.field.count):
        total += promise_at(position, field, 0, at, 1)
    field = masked(position, 1)
    for at in range(position.field.count):
        total -= promise_at(position, field, 1, at, 1)
    return float(total) / 10000.0


# -- a race --------------------------------------------------------------------------------
def at_least(wins: i64, tries: i64, luck: float) -> float:
    """How likely so many tries bring at least this many wins."""
    odds = luck / (1.0 - luck)
    term = 1.0
    for i in range(tries):
        term *= 1.0 - luck
    total = 0.0
    for i in range(tries + 1):
        if i >= wins:
            total += term
        term *= odds * float(tries - i) / float(i + 1)
    return total


def leads(ahead: i64, tries: i64, luck: float) -> float:
    """§11.3 How likely a lead is left when no place comes any more; level, half of it."""
    wins = (tries - ahead) // 2 + 1  # more than half of what is missing
    above = 1.0 if wins <= 0 else at_least(wins, tries, luck)
    if (tries - ahead) % 2:
        return above
    return (above + (1.0 if wins <= 1 else at_least(wins - 1, tries, luck))) / 2.0
