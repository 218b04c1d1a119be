"""§2 Draws."""

from mypy_extensions import i64

from tangledbank.core.containers import Actions, Pile, pile_of
from tangledbank.core.grounds import ALLOWED
from tangledbank.core.rng import Rng
from tangledbank.games.phylo.rules.actions import DROPS, NO_CARD
from tangledbank.games.phylo.rules.grounds import NOT_IN_HAND
from tangledbank.games.phylo.rules.state import DRAWING, NONE, State
from tangledbank.games.phylo.rules.told import DREW, GOT, KEPT, RESHUFFLED, pack


def begin_draw(position: State, draw: i64) -> None:
    """§2.1 Clockwise, from the left of the dealer."""
    position.phase = DRAWING
    position.draw = draw
    position.turn = position.after(position.dealer)


def fill_drops(position: State, seat: i64, actions: Actions) -> None:
    """§2.2 Every set of cards in the hand."""
    DROPS.add_all(position.hands[seat], actions)


def pick_drop(position: State, seat: i64, rng: Rng) -> i64:
    """§2.2 One of them: its place in the list says which cards, a bit each."""
    hand = position.hands[seat]
    return DROPS.number_of(hand, rng.below(1 << hand.count))


def against_drop(position: State, seat: i64, action: i64) -> i64:
    """§2.2 Only cards in the hand are dropped."""
    return ALLOWED if first_missing(position, seat, action) == NO_CARD else NOT_IN_HAND


def first_missing(position: State, seat: i64, action: i64) -> i64:
    """§2.2 The first card of a drop that is not in the hand; NO_CARD if all are."""
    dropped = position.scratch.dropped
    DROPS.fill(action, dropped)
    for i in range(dropped.count):
        if dropped[i] not in position.hands[seat]:
            return dropped[i]
    return NO_CARD


def drop(position: State, seat: i64, action: i64) -> None:
    """§2.2 Drop some cards and draw as many."""
    hand, dropped, drawn = position.hands[seat], position.scratch.dropped, position.scratch.drawn
    DROPS.fill_from(hand, action, dropped)
    for i in range(dropped.count):
        hand.take(dropped[i])
    drawn.clear()
    while drawn.count < dropped.count and can_draw(position):
        card = position.pickup.draw()
        drawn.add(card)
        hand.slot_in(card)
    for i in range(dropped.count):  # §2.3 only now, so that nobody draws them straight back
        position.dropped[seat].add(dropped[i])
    position.drew[seat * position.terms.draws + position.draw - 1] = dropped.count  # §2.4
    if position.listening:
        tell_draw(position, seat, dropped, drawn)
    position.turn = NONE if seat == position.dealer else position.after(seat)  # §2.1


def can_draw(position: State) -> bool:
    """§2.5 An empty pickup pile takes the discard pile, shuffled; if that is empty too, no more."""
    pickup = position.pickup
    if pickup.count == 0:
        for seat in range(position.seats):
            pickup.pour(position.dropped[seat])
        if pickup.count > 0:
            pickup.shuffle(position.rng)
            position.tell(RESHUFFLED, NONE, pickup.count)
    return pickup.count > 0


def tell_draw(position: State, seat: i64, dropped: Pile, drawn: Pile) -> None:
    """§2.4 Everyone hears how many cards were dropped, only the seat itself which ones."""
    if dropped.count == 0:
        position.tell(KEPT, seat, position.draw)
    else:
        got = pile_of(sorted(drawn.as_list()))
        position.tell(DREW, seat, dropped.count, drawn.count, position.draw)
        position.tell(GOT, seat, pack(dropped), pack(got))
