"""§2 Drafting phase."""

from mypy_extensions import i64

from tangledbank.core.asking import NOBODY
from tangledbank.games.phanerozoic.rules.actions import NOTHING
from tangledbank.games.phanerozoic.rules.phases import ACTING, CHOOSING, DRAFTING
from tangledbank.games.phanerozoic.rules.state import State
from tangledbank.games.phanerozoic.rules.told import (
    CHOSE,
    DRAFTED,
    DREW,
    FILLED,
    LEFT_OVER,
    POOLED,
    RESHUFFLED,
    RETURNED,
    REVEALED,
    ROUND_BEGAN,
    STARTED,
    TOOK_UP,
)


def begin_round(position: State) -> None:
    """§2.1-§2.3 The fallen ones return, hands are filled, everyone is asked for a card."""
    position.round += 1
    position.tell(ROUND_BEGAN, -1, position.round)
    return_the_first(position)
    fill_hands(position)
    position.phase = CHOOSING
    for seat in range(position.seats):
        position.chosen[seat] = NOTHING
    position.turn = position.next_chooser()
    if position.turn < 0:
        position.phase = ACTING  # ruling N27: nobody has a card, so nobody has an action either


def return_the_first(position: State) -> None:
    """§2.1 Algae and Trilobite come back to an empty row, without mutations (ruling N42)."""
    cards = position.cards
    table = position.table
    if len(table) == 0 or table[0].card >= cards.plants:
        return_to_row(position, cards.start_plant, position.terms.algae)
    if table[len(table) - 1].card < cards.plants:
        return_to_row(position, cards.start_animal, position.terms.trilobite)


def return_to_row(position: State, card: i64, population: i64) -> None:
    """§2.1 From the extinction pile to the row."""
    position.extinct.take(card)
    position.place(card, population)
    position.tell(RETURNED, -1, card, population)


def fill_hands(position: State) -> None:
    """§2.2 Everyone draws up to the hand size, clockwise from the last starting player (N39)."""
    position.reshuffled.clear()
    seat = position.start
    for k in range(position.seats):
        fill_hand(position, seat)
        seat += 1
        if seat == position.seats:
            seat = 0


def fill_hand(position: State, seat: i64) -> None:
    """§2.2 One hand; the kept cards in it are known to everyone (ruling N40)."""
    hand = position.hands[seat]
    kept = hand.count
    position.known[seat] = kept
    late: i64 = 0
    missing = position.terms.hand - hand.count
    while missing > 0 and can_draw(position):
        hand.add(position.deck.draw())
        missing -= 1
        if position.reshuffled.count > 0:
            late += 1
    position.late[seat] = late
    if position.seats == 1:
        position.known[0] = hand.count  # alone, there is nobody to hide it from
        position.late[0] = 0
    if position.listening:
        position.tell(FILLED, seat, hand.count)
        for i in range(kept, hand.count):
            position.tell(DREW, seat, hand[i])


def can_draw(position: State) -> bool:
    """§2.3 An empty deck takes the discard pile, shuffled; without one there is no card to draw."""
    if position.deck.count == 0:
        if position.discards.count == 0:
            return False
        position.tell(RESHUFFLED, -1, position.discards.count)
        position.reshuffled.copy_from(position.discards)
        position.deck.pour(position.discards)
        position.deck.shuffle(position.rng)
    return True


def choose(position: State, seat: i64, card: i64) -> None:
    """§2.4 A card face down; §6.2 alone, cards face up until enough are chosen."""
    if position.seats == 1:
        choose_alone(position, card)
        return
    position.chosen[seat] = card
    position.tell(CHOSE, seat, card)
    position.turn = position.next_chooser()


def choose_alone(position: State, card: i64) -> None:
    """§6.2 One more of the three, until there are enough or none is left."""
    hand = position.hands[0]
    hand.take(card)
    position.known[0] = hand.count
    position.face_up[0].add(card)
    position.tell(TOOK_UP, 0, card)
    if position.face_up[0].count == position.terms.chosen or hand.count == 0:
        position.turn = NOBODY


def reveal(position: State) -> None:
    """§2.5, §2.6 Chosen cards face up, the highest starts; the others form the pool."""
    highest: i64 = -1
    for seat in range(position.seats):
        card = position.chosen[seat]
        hand = position.hands[seat]
        if card != NOTHING:
            hand.take(card)
            position.face_up[seat].add(card)
            position.tell(REVEALED, seat, card)
            if position.cards.location[card] > highest:
                highest = position.cards.location[card]
                position.start = seat
        for i in range(hand.count):
            position.pool.slot_in(hand[i])  # in order, so that nobody sees whose hand it was
        hand.count = 0
    position.reshuffled.clear()
    position.tell(STARTED, position.start)
    if position.listening:
        for i in range(position.pool.count):
            position.tell(POOLED, -1, position.pool[i])
    position.step = 0
    ask_for_draft(position)


def draft(position: State, seat: i64, card: i64) -> None:
    """§2.7 A card of the pool, face up."""
    position.pool.take(card)
    position.face_up[seat].add(card)
    position.tell(DRAFTED, seat, card)
    position.step += 1
    ask_for_draft(position)


def ask_for_draft(position: State) -> None:
    """§2.7 Clockwise and back again, until all have their cards or the pool is empty (N27)."""
    wanted = position.seats * (position.terms.chosen - 1)
    position.phase = DRAFTING
    if position.step == wanted or position.pool.count == 0:
        position.turn = NOBODY
    else:
        position.turn = drafter(position)


def drafter(position: State) -> i64:
    """§2.7 Who takes the next card: the laps run clockwise and counter-clockwise by turns."""
    seats = position.seats
    lap = position.step // seats
    place = position.step - lap * seats
    if lap & 1:
        place = seats - 1 - place
    seat = position.start + place
    return seat if seat < seats else seat - seats


def end_draft(position: State) -> None:
    """§2.8 What is left over is discarded."""
    if position.pool.count > 0:
        position.tell(LEFT_OVER, -1, position.pool.count)
        position.discards.pour(position.pool)
