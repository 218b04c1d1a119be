"""§1 Set-up, the hands and their limits; §10.4 to §10.8 how cards enter and leave a hand."""

from mypy_extensions import i64

from tangledbank.core.containers import Actions
from tangledbank.core.grounds import ALLOWED
from tangledbank.games.trex.cards.cards import PREHISTORIC
from tangledbank.games.trex.rules import told
from tangledbank.games.trex.rules.actions import DISCARD, REDRAW, encode, kind_of
from tangledbank.games.trex.rules.grounds import LAST_CARD, NEVER_LEAVES, NOT_IN_HAND
from tangledbank.games.trex.rules.phases import BOTH, HAND, LIMIT, NONE, SEATS, SPECTATORS
from tangledbank.games.trex.rules.state import State


def deal(position: State) -> None:
    """§1.2, §1.3, §1.6 How-de-dos, hands and markers; then both may ask for another hand."""
    position.clear()
    position.first = position.rng.below(SEATS)
    position.next_first = position.first
    position.starter = position.first
    position.rexonomics = 1 - position.first
    for seat in range(SEATS):
        for i in range(position.terms.how_de_dos):
            position.how_de_dos[seat].add(position.cards.how_de_do + 3 * seat + i)
    put_in_deck(position, True)
    for seat in range(SEATS):
        draw_hand(position, seat)
    if position.terms.redraw:
        for seat in range(SEATS):
            position.chosen[seat] = NONE
        position.ask(HAND, 0)
    else:
        put_in_deck(position, False)


def put_in_deck(position: State, is_period: bool) -> None:
    """§1.3 The period cards alone; §1.5 then the places and the Prehistoric cards; shuffled."""
    in_play = position.terms.in_play
    for i in range(in_play.count):
        card = in_play.cards[i]
        if position.cards.is_period(card) == is_period:
            position.deck.add(card)
    position.deck.shuffle(position.rng)


def draw_hand(position: State, seat: i64) -> None:
    """§1.3 A first hand."""
    for _card in range(position.terms.hand):
        position.hold(seat, position.deck.draw(), 0)


def lacks_a_period(position: State, seat: i64) -> bool:
    """§1.4 Whether a hand has no card of one of the three periods."""
    found: i64 = 0
    hand = position.hands[seat]
    for i in range(hand.count):
        found |= 1 << position.cards.kind[hand[i]]
    return found != (1 << PREHISTORIC) - 1


def first_hands(position: State) -> None:
    """§1.4 Whoever asked for it gets another hand; §1.5 then the rest goes into the deck."""
    for seat in range(SEATS):
        if kind_of(position.chosen[seat]) == REDRAW:
            redraw(position, seat)
    put_in_deck(position, False)


def redraw(position: State, seat: i64) -> None:
    """§1.4 The old hand is shown and shuffled back; another is drawn."""
    hand = position.hands[seat]
    position.tell(told.REDREW, seat)
    for i in range(hand.count):
        position.tell(told.SHOWED, seat, hand[i])
        position.known[hand[i]] = 0
    position.deck.pour(hand)
    position.deck.shuffle(position.rng)
    draw_hand(position, seat)


# -- §1.8, §1.9 the least and the most -----------------------------------------------------
def may_lose(position: State, seat: i64) -> bool:
    """§1.8 Whether a card of the hand may be discarded or given away: not the last one held."""
    return position.hands[seat].count > 1


def may_spend(position: State, seat: i64) -> bool:
    """§1.8 Whether a played card may be discarded: the hand size stays above zero."""
    return position.size(seat) > 1


def ask_limit(position: State) -> bool:
    """§1.9 Whoever has too many cards, and holds some, discards at once."""
    if not position.grown:
        return False
    for k in range(SEATS):
        seat = position.first if k == 0 else 1 - position.first
        if position.hands[seat].count > 0 and position.size(seat) > position.terms.limit:
            position.ask(LIMIT, seat)
            return True
    position.grown = False
    return False


# -- §10.4 to §10.8 find, discard, give, exchange ------------------------------------------
def find(position: State, seat: i64, card: i64) -> bool:
    """§10.4 Look for a card in the deck: §10.5 in vain; §10.6 or it is found and shown."""
    if card < 0 or card not in position.deck:
        position.tell(told.NOT_FOUND, seat, card)
        return False
    position.deck.take(card)
    position.deck.shuffle(position.rng)
    position.tell(told.FOUND, seat, card)
    return True


def against_handing(position: State, seat: i64, card: i64) -> i64:
    """§1.8 Only a card of the hand is discarded, given or exchanged; §3.5 never a How-de-do."""
    if not position.holds(seat, card):
        return NOT_IN_HAND
    return NEVER_LEAVES if position.cards.is_how_de_do(card) else ALLOWED


def against_losing(position: State, seat: i64, card: i64) -> i64:
    """§1.8 Nor the last card that is held, if it is discarded or given as a text tells."""
    ground = against_handing(position, seat, card)
    if ground == ALLOWED and not may_lose(position, seat):
        return LAST_CARD
    return ground


def fill_discards(position: State, seat: i64, actions: Actions) -> None:
    """§10.7 Any card of the hand."""
    actions.add_each(encode(DISCARD, 0), position.hands[seat], 8)


def discard(position: State, seat: i64, card: i64) -> None:
    """§10.7 To the discards, face up."""
    position.discard(seat, card)
    position.tell(told.DISCARDED, seat, card)


def give(position: State, seat: i64, card: i64) -> None:
    """§10.7 A card of the hand goes to the rival's hand; the two of them know it."""
    lose_from_sight(position, seat)
    position.hands[seat].take(card)
    position.hold(1 - seat, card, BOTH)
    position.tell(told.GAVE, seat)
    position.tell(told.GAVE_IT, seat, card)
    position.tell(told.GOT, 1 - seat, card)


def exchange(position: State, mine: i64, theirs: i64) -> None:
    """§10.8 Two cards of the hands change places; both players know both."""
    for seat in range(SEATS):
        lose_from_sight(position, seat)
    position.hands[0].take(mine)
    position.hands[1].take(theirs)
    position.hold(0, theirs, BOTH)
    position.hold(1, mine, BOTH)
    position.tell(told.EXCHANGED, NONE)
    position.tell(told.GAVE_IT, 0, mine)
    position.tell(told.GOT, 0, theirs)
    position.tell(told.GAVE_IT, 1, theirs)
    position.tell(told.GOT, 1, mine)


def lose_from_sight(position: State, seat: i64) -> None:
    """§10.7 A card goes over unseen: spectators no longer know which cards this seat has."""
    hand = position.hands[seat]
    for i in range(hand.count):
        position.known[hand[i]] &= ~SPECTATORS
    field = position.field
    for at in range(field.count):
        side = field.side(seat, at)
        for i in range(side.count):
            if field.shown[side[i]] == 0 and position.cards.is_period(side[i]):
                position.known[side[i]] &= ~SPECTATORS
