# Compiled: thinking guesses thousands of times a decision.
"""What rivals may hold and have chosen, as likely as what they have done makes it.

A hand is what is left of cards that came and went: its player laid the strategies that promised
most, played sneaky cards that paid and discarded what was of little use.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from tangledbank.core.containers import Pile
from tangledbank.core.rng import Rng, seed_from
from tangledbank.games.mating.bots.characters import Character
from tangledbank.games.mating.cards.cards import FOOD_CACHE
from tangledbank.games.mating.rules.actions import DISCARDS, PLAY, SNEAK, card_of, kind_of
from tangledbank.games.mating.rules.position import Position
from tangledbank.games.mating.rules.state import (
    BEFORE_ATTRACT,
    CHOOSING,
    DISCARDING,
    NONE,
    WINDOW,
    State,
)
from tangledbank.games.mating.seen.knowing import MADE, gather_unseen, stack_environments

PLAYED: Final = 40  # per cent, that a sneaky card finds its moment in a round
ROUNDS: Final = 3  # that a hand remembers
TIMES: Final = 3  # at most, that a card is swapped which would have been played
FEW: Final = 1.3  # discards a round: who discards more plays by the habits
SHOWN: Final = 1.6  # how much a discard tells
FINE: Final = 1 << 20
SURE: Final = 85  # per cent, that a rival would have played it


def imagine(position: Position, viewer: i64, cast: list[Character], rng: Rng) -> None:
    """Fill in what is hidden from this seat."""
    table: Position = position
    table.rng.seed(seed_from(rng))
    if not table.terms.foretold:
        stack_environments(table, rng)
    gather_unseen(table, viewer)
    table.deck.shuffle(rng)
    for seat in range(table.seats):
        if seat != viewer:
            fill_hand(table, seat, cast[int(seat)], rng)
    for seat in range(table.seats):
        if table.chosen[seat] == MADE and seat != viewer:
            table.chosen[seat] = NONE
            table.chosen[seat] = cast[int(seat)].decide(table, seat, rng)


def has_shown_thrift(position: State, seat: i64) -> float:
    """§1.7 More than 0 if a rival discards as much as we do, who are choosy about cards."""
    return float(position.buried[seat].count) - FEW * float(position.round - 1)


def is_thrifty(position: State, seat: i64, rng: Rng) -> bool:
    """Whether a rival plays by habits like ours, or takes whatever is good at the moment."""
    odds = exp(-SHOWN * has_shown_thrift(position, seat))
    return float(rng.below(FINE)) < float(FINE) / (1.0 + odds)


def fill_hand(position: Position, seat: i64, who: Character, rng: Rng) -> None:
    """A hand that went through the last rounds and through this one; the rest lies face down."""
    hand = position.hands[seat]
    buried = position.buried[seat]
    held = hand.count
    hidden = buried.count
    hand.clear()
    buried.clear()
    draw(position, hand, position.terms.hand)
    for _round in range(min(ROUNDS, position.round - 1)):
        live(position, seat, hidden, who, rng)
    fit_this_round(position, seat, who, rng)
    if position.phase == DISCARDING and hand.count > held:
        action = who.choose(position, seat, rng)  # what was laid in this round
        if kind_of(action) == PLAY:
            put_back(position, hand, card_of(action), rng)
    while hand.count > held:
        put_back(position, hand, hand[rng.below(hand.count)], rng)
    draw(position, hand, held)
    while buried.count < hidden:
        buried.add(position.deck.draw())


def draw(position: Position, hand: Pile, count: i64) -> None:
    """Up to this many cards, as long as there are any."""
    while hand.count < count and position.deck.count > 0:
        hand.slot_in(position.deck.draw())


def put_back(position: Position, hand: Pile, card: i64, rng: Rng) -> None:
    """Among the unseen cards again, anywhere."""
    hand.take(card)
    deck = position.deck
    deck.add(card)
    last = deck.count - 1
    place = rng.below(deck.count)
    deck.cards[last] = deck.cards[place]
    deck.cards[place] = card


def live(position: Position, seat: i64, hidden: i64, who: Character, rng: Rng) -> None:
    """An earlier round: a strategy is laid, cards are discarded, others drawn."""
    hand = position.hands[seat]
    buried = position.buried[seat]
    action = who.choose(position, seat, rng)
    if kind_of(action) == PLAY:
        put_back(position, hand, card_of(action), rng)
    at: i64 = 0
    while at < hand.count:
        if position.cards.is_sneaky(hand[at]) and rng.below(100) < PLAYED:
            put_back(position, hand, hand[at], rng)
        else:
            at += 1
    mask = who.discards(position, seat, rng)
    laid = position.scratch.laid
    DISCARDS.fill_from(hand, mask, laid)
    for i in range(laid.count):
        if buried.count < hidden:
            hand.take(laid[i])
            buried.add(laid[i])
    draw(position, hand, position.terms.hand)


def fit_this_round(position: Position, seat: i64, who: Character, rng: Rng) -> None:
    """Cards that would have been played in this round are swapped, as a rule."""
    if position.phase in (CHOOSING, DISCARDING):
        return
    hand = position.hands[seat]
    for _time in range(TIMES):
        card = would_have_laid(position, seat, who, rng)
        if card == NONE:
            card = would_have_sneaked(position, seat, who, rng)
        if card == NONE or rng.below(100) >= SURE:
            return
        put_back(position, hand, card, rng)
        hand.slot_in(position.deck.draw())


def would_have_laid(position: Position, seat: i64, who: Character, rng: Rng) -> i64:
    """A strategy that promised more than the one that was laid, or than lunch."""
    laid = position.strategy[seat]
    if laid == NONE:
        laid = position.lost[seat]
    food = position.food[seat]
    if position.environment != NONE:
        position.feed(seat, -position.cards.food[position.environment])
    hand = position.hands[seat]
    out = NONE  # another card, to make room
    if laid != NONE:
        position.feed(seat, position.cards.cost[laid])
        if hand.count == position.terms.hand:
            out = hand[rng.below(hand.count)]
            hand.take(out)
        hand.slot_in(laid)
    action = who.choose(position, seat, rng)
    if laid != NONE:
        hand.take(laid)
        if out != NONE:
            hand.slot_in(out)
    position.food[seat] = food
    if kind_of(action) == PLAY and card_of(action) != laid:
        return card_of(action)
    return NONE


def would_have_sneaked(position: Position, seat: i64, who: Character, rng: Rng) -> i64:
    """A sneaky card that a player who has passed would rather have played."""
    if not position.is_in_play(seat):
        return NONE
    if position.phase == WINDOW and position.passed[seat]:
        asked = position.turn
        position.turn = seat
        action = who.sneak_or_pass(position, seat, rng)
        position.turn = asked
        if kind_of(action) == SNEAK:
            return card_of(action)
    if position.window > BEFORE_ATTRACT:
        hand = position.hands[seat]
        for i in range(hand.count):
            if position.cards.effect[hand[i]] == FOOD_CACHE:
                return hand[i]
    return NONE
