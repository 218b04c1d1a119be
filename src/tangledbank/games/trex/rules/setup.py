"""§1 Set-up: the first hands, and a deck of all the rest."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.trex.cards.cards import PREHISTORIC
from tangledbank.games.trex.rules import told
from tangledbank.games.trex.rules.actions import REDRAW, kind_of
from tangledbank.games.trex.rules.phases import HAND, NONE, SEATS, SETTING_UP

if TYPE_CHECKING:
    from tangledbank.games.trex.rules.position import Position


def deal(position: "Position") -> None:
    """§1.2, §1.3, §1.6 How-de-dos, hands and markers; then both may ask for another hand."""
    clear(position)
    position.first = position.rng.below(SEATS)
    position.next_first = position.first
    position.starter = position.first
    position.rexonomics = 1 - position.first
    for seat in range(SEATS):
        for i in range(position.terms.greetings):
            position.greetings[seat].add(position.cards.how_de_do + 3 * seat + i)
    put_in_deck(position, True)
    for seat in range(SEATS):
        draw_hand(position, seat)
    if position.terms.redraw:
        for seat in range(SEATS):
            position.chosen[seat] = NONE
        position.ask(HAND, 0)
    else:
        put_in_deck(position, False)


def clear(position: "Position") -> None:
    """Put everything away that a game before has left."""
    position.now = 0
    position.phase = SETTING_UP
    position.round = 0
    position.period = NONE
    position.claimed = NONE
    position.traded = False
    position.ended_by = NONE
    position.question = 0
    position.turn = NONE
    position.asker = NONE
    position.at = NONE
    position.mover = 0
    position.stage = 0
    position.resolved = 0
    position.spot_acted = 0
    position.pending.clear()
    position.deck.clear()
    position.discards.clear()
    position.field.clear()
    position.last.clear()
    position.seen = None
    for seat in range(SEATS):
        position.chosen[seat] = NONE
        position.hands[seat].clear()
        position.greetings[seat].clear()
        position.scores[seat].clear()
        position.plays[seat] = 0
        position.passed[seat] = 0
        position.greeted[seat] = 0
    for card in range(position.cards.count + 1):
        position.acted[card] = 0
        position.known[card] = 0
        position.peeked[card] = 0


def put_in_deck(position: "Position", is_period: bool) -> None:
    """§1.3 The period cards alone; §1.5 then the places and the Prehistoric cards; shuffled."""
    in_play = position.terms.in_play
    for i in range(in_play.count):
        if position.cards.is_period(in_play[i]) == is_period:
            position.deck.add(in_play[i])
    position.deck.shuffle(position.rng)


def draw_hand(position: "Position", seat: i64) -> None:
    """§1.3 A first hand."""
    for _card in range(position.terms.hand):
        position.hold(seat, position.deck.draw(), 0)


def lacks_a_period(position: "Position", seat: i64) -> bool:
    """§1.4 Whether a hand has no card of one of the three periods."""
    found: i64 = 0
    hand = position.hands[seat]
    for i in range(hand.count):
        found |= 1 << position.cards.kind[hand[i]]
    return found != (1 << PREHISTORIC) - 1


def first_hands(position: "Position") -> None:
    """§1.4 Who asked for another hand shows it, shuffles it back and draws; §1.5 then the rest."""
    for seat in range(SEATS):
        if kind_of(position.chosen[seat]) == REDRAW:
            redraw(position, seat)
    put_in_deck(position, False)


def redraw(position: "Position", seat: i64) -> None:
    """§1.4 Another hand."""
    hand = position.hands[seat]
    position.tell(told.REDREW, seat)
    for i in range(hand.count):
        position.tell(told.SHOWED, seat, hand[i])
        position.known[hand[i]] = 0
    position.deck.pour(hand)
    position.deck.shuffle(position.rng)
    draw_hand(position, seat)
