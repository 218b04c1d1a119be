"""§3 Three periods of play; §4 a card is laid hidden or revealed."""

from typing import Final

from mypy_extensions import i64

from tangledbank.core.containers import Actions
from tangledbank.core.grounds import ALLOWED
from tangledbank.core.rng import Rng
from tangledbank.games.trex.cards import cards as c
from tangledbank.games.trex.cards.cards import FREE, JURASSIC, PREHISTORIC
from tangledbank.games.trex.rules import phases as p
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
from tangledbank.games.trex.rules.effects import can_move, fill_effect, take_effect
from tangledbank.games.trex.rules.grounds import (
    CLOSED,
    NEVER_OPEN,
    NO_SUCH_SPOT,
    NOT_IN_HAND,
    ONE_A_PERIOD,
    OTHER_PERIOD,
)
from tangledbank.games.trex.rules.markers import settle_first
from tangledbank.games.trex.rules.phases import NONE, PLAY, RESOLVING, SEATS
from tangledbank.games.trex.rules.spots import against_hiding, against_revealing, against_room
from tangledbank.games.trex.rules.state import State

# how cards may be laid at a spot, a bit each
DOWN: Final = 1
OPEN: Final = 2


def begin_period(position: State, number: i64) -> None:
    """§3.1 The next period, from the First Move holder on."""
    settle_first(position)
    position.period = number
    position.mover = position.first
    for seat in range(SEATS):
        position.plays[seat] = position.terms.plays
        position.passed[seat] = 0
        position.how_de_dos_played[seat] = 0
    position.tell(told.PERIOD_BEGAN, position.first, period_of(position))


def period_of(position: State) -> i64:
    """§3.1 Which period it is: Jurassic before Free, unless the table has it the other way."""
    if position.period > 0 and position.terms.free_first:
        return FREE if position.period == 1 else JURASSIC
    return position.period


def next_play(position: State) -> None:
    """§3.2 Ask whose turn it is; when both are done, the next period, or the resolution."""
    if position.period != NONE:
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


def is_done(position: State, seat: i64) -> bool:
    """§3.3, §3.4 Passed, without plays, or with nothing in the hand: all of that is public."""
    return position.passed[seat] != 0 or position.plays[seat] == 0 or position.held(seat) == 0


# -- §3.2 what may be played where ---------------------------------------------------------
def against_play(position: State, seat: i64, card: i64, at: i64, is_open: bool) -> i64:
    """§3.2 A card of the hand, to an open spot, if card and spot allow it like this."""
    if at >= position.field.count:
        return NO_SUCH_SPOT
    if not position.holds(seat, card):
        return NOT_IN_HAND
    if not position.is_open(at):
        return CLOSED
    ground = against_card(position, seat, card, is_open)
    if ground == ALLOWED:
        ground = against_room(position, seat, at)
    if ground == ALLOWED:
        ground = against_revealing(position, at) if is_open else against_hiding(position, at)
    return ground


def against_card(position: State, seat: i64, card: i64, is_open: bool) -> i64:
    """§3.2 A card of this period; §3.5 or a How-de-do, hidden, if the period allows one more."""
    if not position.cards.is_how_de_do(card):
        return ALLOWED if fits(position, card) else OTHER_PERIOD
    if is_open:
        return NEVER_OPEN
    if position.how_de_dos_played[seat] >= position.terms.how_de_dos_a_period:
        return ONE_A_PERIOD
    return ALLOWED


def fits(position: State, card: i64) -> bool:
    """§3.2 Whether it is a card of this period."""
    return position.cards.kind[card] == period_of(position)


def fill_plays(position: State, seat: i64, actions: Actions) -> None:
    """§3.2 Cards of this period and a How-de-do, hidden or revealed, or pass."""
    actions.add(encode(PASS))
    hand = position.hands[seat]
    bluffs = may_bluff(position, seat)
    for at in range(position.field.count):
        ways = ways_at(position, seat, at)
        if ways == 0:
            continue
        for i in range(hand.count):
            if fits(position, hand[i]):
                if ways & DOWN:
                    actions.add(encode(PLAY_DOWN, hand[i], at))
                if ways & OPEN:
                    actions.add(encode(PLAY_OPEN, hand[i], at))
        if ways & DOWN and bluffs:
            actions.add(encode(PLAY_DOWN, position.cards.how_de_do, at))


def pick_play(position: State, seat: i64, rng: Rng) -> i64:
    """§3.2 One of these, by its place in the list."""
    cards = playable(position, seat)
    how_de_dos: i64 = 1 if may_bluff(position, seat) else 0
    row: i64 = 0  # the ways at each spot
    total: i64 = 1  # the pass
    for at in range(position.field.count):
        ways = ways_at(position, seat, at)
        row |= ways << 2 * at
        total += plays_in(ways, cards, how_de_dos)
    place = rng.below(total) - 1
    if place < 0:
        return encode(PASS)
    spot: i64 = 0
    plays = plays_in(row & 3, cards, how_de_dos)
    while place >= plays:
        place -= plays
        row >>= 2
        spot += 1
        plays = plays_in(row & 3, cards, how_de_dos)
    return play_in(position, seat, spot, row & 3, place)


def plays_in(ways: i64, cards: i64, how_de_dos: i64) -> i64:
    """§3.2 How many plays a spot has with this many cards, and How-de-dos, which only hide."""
    count: i64 = 0
    if ways & DOWN:
        count += cards + how_de_dos
    if ways & OPEN:
        count += cards
    return count


def play_in(position: State, seat: i64, at: i64, ways: i64, place: i64) -> i64:
    """§3.2 The play at this place among those of a spot: each card hidden, then revealed."""
    kind = PLAY_OPEN if ways == OPEN else PLAY_DOWN
    if ways == DOWN | OPEN:
        kind = PLAY_OPEN if place & 1 else PLAY_DOWN
        place >>= 1
    hand, kinds, period = position.hands[seat], position.cards.kind, period_of(position)
    for i in range(hand.count):
        card = hand.cards[i]
        place -= 1 if kinds[card] == period else 0
        if place < 0:
            return encode(kind, card, at)
    return encode(PLAY_DOWN, position.cards.how_de_do, at)


def ways_at(position: State, seat: i64, at: i64) -> i64:
    """§3.2, §4 Whether a seat may lay a card there hidden or revealed, a bit each."""
    cards, card = position.cards, position.field.spots[at]
    if cards.kind[card] == PREHISTORIC:
        return 0
    if cards.spot[card] == 0 and position.field.iced[at] == 0:
        return DOWN | OPEN  # nothing is said about it
    if against_room(position, seat, at) != ALLOWED:
        return 0
    ways: i64 = 0
    if against_hiding(position, at) == ALLOWED:
        ways |= DOWN
    if against_revealing(position, at) == ALLOWED:
        ways |= OPEN
    return ways


def playable(position: State, seat: i64) -> i64:
    """§3.2 How many cards of this period a seat holds."""
    hand, kinds, period = position.hands[seat], position.cards.kind, period_of(position)
    count: i64 = 0
    for i in range(hand.count):
        count += 1 if kinds[hand.cards[i]] == period else 0  # quicker than a branch
    return count


def may_bluff(position: State, seat: i64) -> bool:
    """§3.5 Whether a seat holds a How-de-do that may be played now."""
    how_de_do = position.cards.how_de_do
    holds = position.how_de_dos[seat].count > 0
    return holds and against_card(position, seat, how_de_do, False) == ALLOWED


# -- §4 what happens -----------------------------------------------------------------------
def play(position: State, seat: i64, action: i64) -> None:
    """§3.2 Pass, or lay a card: §4.1 hidden, §4.2 or revealed; §4.4 it has no spot effect here."""
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
        card = position.how_de_dos[seat].draw()
        position.how_de_dos_played[seat] += 1
    else:
        position.hands[seat].take(card)
    field = position.field
    field.lay(seat, at, card, period_of(position), is_open)
    if is_open:
        position.tell(told.LAID_OPEN, seat, card, at, field.laid)
        begin_effect(position, seat, card, at)
    else:
        position.tell(told.LAID_DOWN, seat, at, field.laid)
        position.tell(told.LAID, seat, card, at, field.laid)


def begin_effect(position: State, seat: i64, card: i64, at: i64) -> None:
    """§4.3 The effect of a card that was revealed; §4.5 if it had to be, it may be left."""
    effect = position.cards.reveal[card]
    if effect == 0:
        return
    if asks_nothing(effect):
        if position.spot(at) == c.MUST_REVEAL:
            position.ask(p.USE, seat, card, at)
        else:
            take_effect(position, seat, card, at)
    else:
        question = question_of(effect)
        position.ask(question, seat, card, at)
        if not may_choose(position, seat, card, question):
            position.ask_nothing()
            position.tell(told.NOTHING, seat, card)


def asks_nothing(effect: i64) -> bool:
    """§7 Whether an effect needs no choice of the player who revealed it."""
    return effect in (
        c.ENCORE, c.FIND_CARD, c.FIND_PLACE, c.EXCHANGE, c.BARGE_IN, c.BOOM,
    )  # fmt: skip


def question_of(effect: i64) -> i64:
    """§7 What an effect asks."""
    if effect == c.PEEK:
        return p.PEEK
    if effect == c.FLIP:
        return p.FLIP
    if effect == c.SHIFT:
        return p.SHIFT
    if effect == c.SHOVE:
        return p.SHOVE
    if effect == c.RECALL:
        return p.RECALL
    if effect == c.DISCARD:
        return p.DISCARD
    if effect == c.GIVE:
        return p.GIVE
    return p.RELOCATE


def may_choose(position: State, seat: i64, card: i64, question: i64) -> bool:
    """§10.10 Whether there is a choice, for all that the rival can see (ruling X25)."""
    if question == p.DISCARD or question == p.GIVE:
        return position.held(seat) > 1
    if question == p.RECALL or question == p.SHIFT:
        field = position.field
        for at in range(field.count):
            side = field.side(seat, at)
            for i in range(side.count):
                is_known = field.shown[side[i]] != 0
                if side[i] == card or (is_known and not position.cards.is_period(side[i])):
                    continue
                if question == p.RECALL:
                    return True
                if can_move(position, seat, at):
                    return True
        return False
    return has_choice(position, seat)


def has_choice(position: State, seat: i64) -> bool:
    """§10.10 Whether there is anything to choose but to leave it."""
    actions = Actions(8)
    fill_effect(position, seat, actions)
    return actions.count > 1
