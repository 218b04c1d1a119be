"""§3 Three periods of play; §4 a card is laid hidden or revealed."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.core.containers import Actions
from tangledbank.games.trex.rules import told
from tangledbank.games.trex.rules.actions import (
    PASS,
    PLAY_DOWN,
    PLAY_OPEN,
    card_of,
    encode,
    kind_of,
    spot_of,
)
from tangledbank.games.trex.rules.effects import begin_effect
from tangledbank.games.trex.rules.markers import settle_first
from tangledbank.games.trex.rules.phases import FREE, JURASSIC, NONE, PLAY, RESOLVING, SEATS
from tangledbank.games.trex.rules.spots import has_room, may_hide, may_reveal

if TYPE_CHECKING:
    from tangledbank.games.trex.rules.position import Position


def begin_period(position: "Position", number: i64) -> None:
    """§3.1 The next period, from the First Move holder on."""
    settle_first(position)
    position.period = number
    position.mover = position.first
    for seat in range(SEATS):
        position.plays[seat] = position.terms.plays
        position.passed[seat] = 0
        position.greeted[seat] = 0
    position.tell(told.PERIOD_BEGAN, position.first, period_of(position))


def period_of(position: "Position") -> i64:
    """§3.1 Which period it is: Jurassic before Free, unless the table has it the other way."""
    if position.period > 0 and position.terms.free_first:
        return FREE if position.period == 1 else JURASSIC
    return position.period


def next_play(position: "Position") -> None:
    """§3.2 Ask whose turn it is; when both are done, the next period, or the resolution."""
    for k in range(SEATS):
        seat = position.mover if k == 0 else 1 - position.mover
        if not is_done(position, seat):
            position.ask(PLAY, seat)
            return
    if position.period < FREE:
        begin_period(position, position.period + 1)
    else:
        position.period = NONE
        position.phase = RESOLVING


def is_done(position: "Position", seat: i64) -> bool:
    """§3.3, §3.4 Passed, without plays, or with nothing in the hand: all of that is public."""
    return position.passed[seat] != 0 or position.plays[seat] == 0 or position.held(seat) == 0


# -- what may be played where --------------------------------------------------------------
def may_greet(position: "Position", seat: i64) -> bool:
    """§3.5 Whether the seat may play a How-de-do in this period."""
    return (
        position.greetings[seat].count > 0
        and position.greeted[seat] < position.terms.greetings_a_period
    )


def fill_plays(position: "Position", seat: i64, actions: Actions) -> None:
    """§3.2 Cards of this period and a How-de-do, hidden or revealed, or pass."""
    actions.add(encode(PASS))
    hand = position.hands[seat]
    period = period_of(position)
    for at in range(position.field.count):
        if not has_room(position, seat, at):
            continue
        hide = may_hide(position, at)
        reveal = may_reveal(position, at)
        for i in range(hand.count):
            if position.cards.kind[hand[i]] == period:
                if hide:
                    actions.add(encode(PLAY_DOWN, hand[i], at))
                if reveal:
                    actions.add(encode(PLAY_OPEN, hand[i], at))
        if hide and may_greet(position, seat):
            actions.add(encode(PLAY_DOWN, position.cards.how_de_do, at))


# -- what happens --------------------------------------------------------------------------
def play(position: "Position", seat: i64, action: i64) -> None:
    """§3.2 Lay a card, or pass; §4.4 a spot effect on it means nothing here."""
    position.mover = 1 - seat
    if kind_of(action) == PASS:
        position.passed[seat] = 1
        position.tell(told.PASSED, seat)
        return
    position.plays[seat] -= 1
    at = spot_of(action)
    card = card_of(action)
    is_open = kind_of(action) == PLAY_OPEN
    if position.cards.is_how_de_do(card):
        card = position.greetings[seat].draw()
        position.greeted[seat] += 1
    else:
        position.hands[seat].take(card)
    position.peeked[card] = 0
    field = position.field
    field.lay(seat, at, card, period_of(position), is_open)
    if is_open:
        position.tell(told.LAID_OPEN, seat, card, at, field.laid)
        begin_effect(position, seat, card, at)
    else:
        position.tell(told.LAID_DOWN, seat, at, field.laid)
        position.tell(told.LAID, seat, card, at, field.laid)
