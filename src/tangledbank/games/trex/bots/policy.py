# Compiled: playouts ask it for every decision.
"""A plain way to play: the action that promises most at once, from what the seat knows."""

from typing import Final

from mypy_extensions import i64

from tangledbank.core.containers import Actions
from tangledbank.core.rng import Rng
from tangledbank.games.trex.bots.prospects import (
    POINT,
    chance_at,
    later_plays,
    prize,
    promise_at,
    rival_plays,
    worst_of,
    worth,
)
from tangledbank.games.trex.cards import cards as c
from tangledbank.games.trex.rules import actions as a
from tangledbank.games.trex.rules import phases as p
from tangledbank.games.trex.rules.playing import playable
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.rules.state import Field
from tangledbank.games.trex.seen.hidden import is_unseen, masked

SHOWING: Final = 250  # what it costs to let the rival see a card
ALONE: Final = 300  # what it costs to keep a spot to one card, for each play to come
TRADE_GAIN: Final = 16  # for which Rexonomics is given away


def decide(position: Position, seat: i64, actions: Actions) -> i64:
    """One of the legal actions in the buffer; it never looks at what the seat cannot see."""
    if actions.count == 1:
        return actions[0]
    question = position.question
    if question == p.PLAY:
        return decide_play(position, seat, actions)
    if question == p.HAND:
        return actions[actions.count - 1]
    if question in (p.METEOR, p.DISCARD_TOO, p.LIMIT):
        return a.encode(a.DISCARD, worst_of(position, seat))
    if question in (p.GIFT, p.GIVE):
        return a.encode(a.GIVE, worst_of(position, seat))
    if question == p.EXCHANGE:
        return a.encode(a.SWAP, worst_of(position, seat))
    if question == p.TRADE:
        return decide_trade(position, seat)
    if question in (p.SHIFT, p.SHOVE, p.RELOCATE):
        return decide_change(position, seat, actions)
    if question == p.SPEND:
        return least_worth(position, actions)
    return decide_other(position, seat, actions)


def decide_other(position: Position, seat: i64, actions: Actions) -> i64:
    """Questions that need a look at one card only."""
    question = position.question
    if question == p.BARTER:
        top = position.discards[position.discards.count - 1]
        worst = worst_of(position, seat)
        if worth(position.cards, top) > worth(position.cards, worst):
            return a.encode(a.SWAP, worst)
        return a.encode(a.LEAVE)
    if question == p.DISCARD:
        if position.hands[seat].count > 3:
            return a.encode(a.DISCARD, worst_of(position, seat))
        return a.encode(a.LEAVE)
    if question in (p.RECALL, p.SELL):
        return a.encode(a.LEAVE)
    if question == p.TOP:
        return decide_top(position, seat, actions)
    if question == p.SEQUENCE:
        return decide_sequence(position, seat, actions)
    return actions[actions.count - 1]  # look, turn up, use, any spot for ice and tar


# -- laying a card -------------------------------------------------------------------------
def decide_play(position: Position, seat: i64, actions: Actions) -> i64:
    """The card and spot with the greatest gain; open if the effect is worth being seen."""
    return best_play(position, seat, actions, 0, None, None)


def best_play(
    position: Position,
    seat: i64,
    actions: Actions,
    whim: i64,
    rng: Rng | None,
    into: Actions | None,
) -> i64:
    """The same for somebody with whims, who takes any of those that promise about as much.

    What each play of the list promises is written into another one, if there is one.
    """
    field = masked(position, seat)
    plays = rival_plays(position, seat) // 2
    best = a.encode(a.PASS)
    most: i64 = 0
    before: i64 = 0
    at_before: i64 = p.NONE
    card_before: i64 = p.NONE
    gain: i64 = 0
    won: i64 = 0
    for i in range(actions.count):
        action = actions[i]
        value: i64 = 0
        if a.kind_of(action) != a.PASS:
            at = a.spot_of(action)
            card = a.card_of(action)
            if at != at_before:
                won = prize(position, seat, field.spots[at])
                before = chance_at(position, field, seat, at, plays)
            if at != at_before or card != card_before:
                field.lay(seat, at, card, 0, True)
                gain = (chance_at(position, field, seat, at, plays) - before) * won
                field.side(seat, at).take(card)
            at_before = at
            card_before = card
            value = gain + besides(position, field, seat, action)
        if into is not None:
            into.add(value)
        if rng is not None:
            value += rng.below(whim)
        if value > most:
            most = value
            best = action
    return best


def besides(position: Position, field: Field, seat: i64, action: i64) -> i64:
    """What a play brings and costs, besides what it changes at its spot."""
    card = a.card_of(action)
    value: i64 = 0
    if position.cards.text[card] == c.SULK:
        value -= ALONE * own_plays(position, seat)
    if a.kind_of(action) == a.PLAY_OPEN:
        value += effect_value(position, field, seat, card, a.spot_of(action)) - SHOWING
    return value


def own_plays(position: Position, seat: i64) -> i64:
    """Cards that the seat may lay after this one."""
    return position.plays[seat] - 1 + later_plays(position)


def effect_value(position: Position, field: Field, seat: i64, card: i64, at: i64) -> i64:
    """§7 What a reveal effect is worth, roughly, in hundredths of a hundredth."""
    cards = position.cards
    effect = cards.reveal[card]
    if effect == c.PEEK or effect == c.FLIP:
        return 260 * hidden_at(position, field, seat, at)
    if effect == c.SHOVE:
        return 900 if has_shown(field, seat) else 0
    if effect == c.ENCORE:
        return 1200 if playable(position, seat) > position.plays[seat] else 0
    if effect == c.FIND_CARD:
        return 26 * POINT if is_unseen(position, cards.finds[card], seat) else 0
    if effect == c.FIND_PLACE:
        return find_place_value(position, field, seat, card, at)
    if effect == c.GIVE:
        return give_value(position, field, seat, card, at)
    if effect == c.DISCARD:
        return 500 if position.hands[seat].count > 4 else 0
    if effect == c.BARGE_IN:
        return 600 if position.next_first != seat else 0
    if effect == c.BOOM:
        return 200 if position.rexonomics != seat else 0
    if effect == c.SHIFT or effect == c.RELOCATE or effect == c.EXCHANGE:
        return 350
    return 0


def hidden_at(position: Position, field: Field, seat: i64, at: i64) -> i64:
    """1 if the rival has a card there that the seat does not see."""
    side = field.side(1 - seat, at)
    for i in range(side.count):
        if side[i] == position.cards.unknown:
            return 1
    return 0


def has_shown(field: Field, seat: i64) -> bool:
    """Whether the rival has shown a card that could be shoved."""
    for at in range(field.count):
        side = field.side(1 - seat, at)
        for i in range(side.count):
            if field.shown[side[i]] != 0:
                return True
    return False


def find_place_value(position: Position, field: Field, seat: i64, card: i64, at: i64) -> i64:
    """§7.7 What the spot promises with the place instead of its card."""
    spot = field.spots[at]
    if not place_may_come(position, position.cards.finds[card]):
        return 0
    field.lay(seat, at, card, 0, True)
    before = promise_at(position, field, seat, at, 1)
    field.spots[at] = position.cards.finds[card]
    after = promise_at(position, field, seat, at, 1)
    field.spots[at] = spot
    field.side(seat, at).take(card)
    return after - before


def place_may_come(position: Position, place: i64) -> bool:
    """Whether a place is nowhere in sight."""
    for seat in range(p.SEATS):
        if place in position.scores[seat]:
            return False
    for at in range(position.field.count):
        if position.field.spots[at] == place:
            return False
    return place not in position.discards


def give_value(position: Position, field: Field, seat: i64, card: i64, at: i64) -> i64:
    """§7.9 What the added footprints promise, less the card that is given."""
    hand = position.hands[seat]
    if hand.count < 3:
        return 0
    field.lay(seat, at, card, 0, True)
    before = promise_at(position, field, seat, at, 1)
    field.bonus[card] = position.cards.amount[card]
    after = promise_at(position, field, seat, at, 1)
    field.bonus[card] = 0
    field.side(seat, at).take(card)
    return max(0, after - before - 45 * POINT)


# -- other questions -----------------------------------------------------------------------
def decide_trade(position: Position, seat: i64) -> i64:
    """§6.2 The worst card of the hand for the best spot card, if that is worth Rexonomics."""
    worst = worst_of(position, seat)
    best = a.encode(a.NO_TRADE)
    most = worth(position.cards, worst) + TRADE_GAIN
    for at in range(position.field.count):
        spot = position.field.spots[at]
        if position.cards.is_period(spot) and worth(position.cards, spot) > most:
            most = worth(position.cards, spot)
            best = a.encode(a.TRADE, worst, at)
    return best


def decide_change(position: Position, seat: i64, actions: Actions) -> i64:
    """§7.3, §7.4, §7.13 The change after which two spots promise most; or none."""
    field = masked(position, seat)
    plays = rival_plays(position, seat) // 2
    best = a.encode(a.LEAVE)
    most: i64 = 0
    for i in range(actions.count):
        action = actions[i]
        if a.kind_of(action) == a.LEAVE:
            continue
        at = left_by(field, seat, action)
        to = a.spot_of(action)
        before = promise_at(position, field, seat, at, plays)
        before += promise_at(position, field, seat, to, plays)
        change(field, seat, action, at, to)
        gain = promise_at(position, field, seat, at, plays)
        gain += promise_at(position, field, seat, to, plays) - before
        change(field, seat, action, to, at)
        if gain > most:
            most = gain
            best = action
    return best


def left_by(field: Field, seat: i64, action: i64) -> i64:
    """The spot that a card leaves, or the other one of two that change places."""
    if a.kind_of(action) == a.RELOCATE:
        return a.other_of(action)
    return field.spot_of(owner_of(seat, action), a.card_of(action))


def owner_of(seat: i64, action: i64) -> i64:
    """Whose card a move is about."""
    return seat if a.kind_of(action) == a.MOVE else 1 - seat


def change(field: Field, seat: i64, action: i64, at: i64, to: i64) -> None:
    """Do it on a field; with the spots the other way round it is undone."""
    if a.kind_of(action) == a.RELOCATE:
        field.swap_spots(at, to)
    else:
        owner = owner_of(seat, action)
        field.side(owner, at).take(a.card_of(action))
        field.side(owner, to).add(a.card_of(action))


def least_worth(position: Position, actions: Actions) -> i64:
    """§9.6 The action whose card is worth least."""
    best = actions[0]
    for i in range(actions.count):
        if worth(position.cards, a.card_of(actions[i])) < worth(position.cards, a.card_of(best)):
            best = actions[i]
    return best


def decide_top(position: Position, seat: i64, actions: Actions) -> i64:
    """§10.3 Of the rival's cards the one worth most, of its own the one worth least."""
    is_own = position.asker == position.field.spots[position.at]
    best = actions[0]
    for i in range(actions.count):
        value = worth(position.cards, a.card_of(actions[i]))
        than = worth(position.cards, a.card_of(best))
        if (value < than) == is_own and value != than:
            best = actions[i]
    return best


def decide_sequence(position: Position, seat: i64, actions: Actions) -> i64:
    """§5.3 Texts of its own side first."""
    side = position.field.side(seat, position.at)
    for i in range(actions.count):
        if a.card_of(actions[i]) in side:
            return actions[i]
    return actions[0]
