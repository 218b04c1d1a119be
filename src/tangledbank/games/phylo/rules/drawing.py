"""§2 Draws."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.core.containers import Actions, Pile
from tangledbank.games.phylo.rules.actions import DROPS
from tangledbank.games.phylo.rules.phases import AIMING, DRAWING, HAND, NONE
from tangledbank.games.phylo.rules.told import DREW, GOT, KEPT, RESHUFFLED, pack

if TYPE_CHECKING:
    from tangledbank.games.phylo.rules.position import Position


def begin_drawing(position: "Position") -> None:
    """§2.1 Clockwise, from the left of the dealer."""
    position.phase = DRAWING
    position.draw = 1
    position.turn = position.after(position.dealer)


def fill_drops(position: "Position", seat: i64, actions: Actions) -> None:
    """§2.2 Every set of cards in the hand."""
    hand = position.hands[seat]
    for mask in range(1 << hand.count):
        actions.add(DROPS.number_of(hand, mask))


def drop(position: "Position", seat: i64, action: i64) -> None:
    """§2.2 Drop some cards, draw as many, and the next one is asked."""
    dropped = Pile(HAND)
    drawn = Pile(HAND)
    DROPS.fill(action, dropped)
    for i in range(dropped.count):
        position.hands[seat].take(dropped[i])
    while drawn.count < dropped.count and can_draw(position):
        drawn.slot_in(position.pickup.draw())
    for i in range(drawn.count):
        position.hands[seat].slot_in(drawn[i])
    for i in range(dropped.count):  # §2.3 only now, so that nobody draws them straight back
        position.dropped[seat].add(dropped[i])
    position.drew[seat * position.terms.draws + position.draw - 1] = dropped.count
    if dropped.count == 0:
        position.tell(KEPT, seat, position.draw)
    else:
        position.tell(DREW, seat, dropped.count, drawn.count, position.draw)
        position.tell(GOT, seat, pack(dropped), pack(drawn))
    go_on(position, seat)


def can_draw(position: "Position") -> bool:
    """§2.5 An empty pickup pile takes the discard pile, shuffled; if that is empty too, no more."""
    pickup = position.pickup
    if pickup.count == 0:
        for seat in range(position.seats):
            pickup.pour(position.dropped[seat])
        if pickup.count > 0:
            pickup.shuffle(position.rng)
            position.tell(RESHUFFLED, NONE, pickup.count)
    return pickup.count > 0


def go_on(position: "Position", seat: i64) -> None:
    """§2.1 All take the first draw, then all take the second (P9); §4.1 then all aim."""
    if seat != position.dealer:
        position.turn = position.after(seat)
    elif position.draw < position.terms.draws:
        position.draw += 1
        position.turn = position.after(position.dealer)
    else:
        position.draw = 0
        position.phase = AIMING
        position.turn = 0
