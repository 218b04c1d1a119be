"""§7 Discard and draw."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.core.containers import Actions, Pile
from tangledbank.games.mating.rules.actions import DISCARDS
from tangledbank.games.mating.rules.choosing import begin_round
from tangledbank.games.mating.rules.phases import DISCARDING, NONE
from tangledbank.games.mating.rules.setup import put_away
from tangledbank.games.mating.rules.sneaking import after
from tangledbank.games.mating.rules.told import DISCARDED, DREW, KEPT_ALL, LAID_DOWN, RESHUFFLED

if TYPE_CHECKING:
    from tangledbank.games.mating.rules.position import Position


def begin_discarding(position: "Position") -> None:
    """§7.1 Strategies stayed until now (§6.16) and are discarded; all choose discards (M28)."""
    for seat in range(position.seats):
        if position.is_in_play(seat):
            position.discards.add(position.strategy[seat])
        put_away(position, seat)
        position.chosen[seat] = NONE
    position.ask(DISCARDING, 0)


def fill_discards(position: "Position", seat: i64, actions: Actions) -> None:
    """§7.1 Every set of cards in the hand."""
    hand = position.hands[seat]
    for mask in range(1 << hand.count):
        actions.add(DISCARDS.number_of(hand, mask))


def choose_discards(position: "Position", seat: i64, action: i64) -> None:
    """§7.1 Secretly, any cards of the hand; the last one ends the round (M43)."""
    position.chosen[seat] = action
    if position.listening:
        cards = Pile(position.hands[seat].count)
        DISCARDS.fill(action, cards)
        for i in range(cards.count):
            position.tell(DISCARDED, seat, cards[i])
        if cards.count == 0:
            position.tell(KEPT_ALL, seat)
    position.turn = position.next_chooser()
    if position.turn == NONE:
        draw_all(position)


def draw_all(position: "Position") -> None:
    """§7.1, §7.2 Discards are laid face down, then all draw in order; §2.1 the marker moves."""
    for seat in range(position.seats):
        lay_down(position, seat)
    seat = position.first
    for _seat in range(position.seats):
        draw_up(position, seat)
        seat = after(position, seat)
    position.first = after(position, position.first)
    begin_round(position)


def lay_down(position: "Position", seat: i64) -> None:
    """§7.1 From the hand to the discard pile, face down."""
    cards = Pile(position.hands[seat].count)
    DISCARDS.fill(position.chosen[seat], cards)
    for i in range(cards.count):
        position.hands[seat].take(cards[i])
        position.buried[seat].add(cards[i])
    if cards.count > 0:
        position.tell(LAID_DOWN, seat, cards.count)


def draw_up(position: "Position", seat: i64) -> None:
    """§7.2 Up to five cards, as long as there are any."""
    hand = position.hands[seat]
    while hand.count < position.terms.hand and can_draw(position):
        card = position.deck.draw()
        hand.slot_in(card)
        position.tell(DREW, seat, card)


def can_draw(position: "Position") -> bool:
    """§7.3 An empty deck takes all discards, open or not, shuffled (M21)."""
    deck = position.deck
    if deck.count == 0:
        deck.pour(position.discards)
        for seat in range(position.seats):
            deck.pour(position.buried[seat])
        if deck.count > 0:
            deck.shuffle(position.rng)
            position.tell(RESHUFFLED, -1, deck.count)
    return deck.count > 0
