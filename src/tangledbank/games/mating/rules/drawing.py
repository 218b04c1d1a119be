"""§7 Discard and draw."""

from mypy_extensions import i64

from tangledbank.core.containers import Actions
from tangledbank.core.grounds import ALLOWED
from tangledbank.core.rng import Rng
from tangledbank.games.mating.rules.actions import DISCARDS
from tangledbank.games.mating.rules.grounds import DISCARD_NOT_IN_HAND
from tangledbank.games.mating.rules.setup import put_away
from tangledbank.games.mating.rules.state import DISCARDING, NONE, State
from tangledbank.games.mating.rules.told import DISCARDED, DREW, KEPT_ALL, LAID_DOWN, RESHUFFLED


def begin_discarding(position: State) -> None:
    """§7.1 Strategies stayed until now (§6.16) and are discarded; all choose discards (M28)."""
    for seat in range(position.seats):
        if position.is_in_play(seat):
            position.discards.add(position.strategy[seat])
        put_away(position, seat)
        position.chosen[seat] = NONE
    position.ask(DISCARDING, 0)


def fill_discards(position: State, seat: i64, actions: Actions) -> None:
    """§7.1 Every set of cards in the hand."""
    DISCARDS.add_all(position.hands[seat], actions)


def pick_discards(position: State, seat: i64, rng: Rng) -> i64:
    """§7.1 Any set of cards in the hand, without a list of them all."""
    hand = position.hands[seat]
    return DISCARDS.number_of(hand, rng.below(1 << hand.count))


def first_missing(position: State, seat: i64, action: i64) -> i64:
    """§7.1 The first of the discards that is not in the hand; NONE if all are."""
    cards = position.scratch.laid
    DISCARDS.fill(action, cards)
    for i in range(cards.count):
        if cards[i] not in position.hands[seat]:
            return cards[i]
    return NONE


def against_discards(position: State, seat: i64, action: i64) -> i64:
    """§7.1 Only cards of the hand are discarded."""
    return ALLOWED if first_missing(position, seat, action) == NONE else DISCARD_NOT_IN_HAND


def choose_discards(position: State, seat: i64, action: i64) -> None:
    """§7.1 In secret, any cards of the hand (M43)."""
    position.chosen[seat] = action
    if position.listening:
        cards = position.scratch.laid
        DISCARDS.fill(action, cards)
        for i in range(cards.count):
            position.tell(DISCARDED, seat, cards[i])
        if cards.count == 0:
            position.tell(KEPT_ALL, seat)
    position.turn = position.next_chooser()


def draw_all(position: State) -> None:
    """§7.1, §7.2 Discards are laid face down, then all draw in order; §2.1 the marker moves."""
    for seat in range(position.seats):
        lay_down(position, seat)
    seat = position.first
    for _seat in range(position.seats):
        draw_up(position, seat)
        seat = position.left_of(seat)
    position.first = position.left_of(position.first)


def lay_down(position: State, seat: i64) -> None:
    """§7.1 From the hand to the discard pile, face down."""
    hand = position.hands[seat]
    cards = position.scratch.laid
    DISCARDS.fill_from(hand, position.chosen[seat], cards)
    for i in range(cards.count):
        hand.take(cards[i])
        position.buried[seat].add(cards[i])
    if cards.count > 0:
        position.tell(LAID_DOWN, seat, cards.count)


def draw_up(position: State, seat: i64) -> None:
    """§7.2 Up to five cards, as long as there are any."""
    hand = position.hands[seat]
    while hand.count < position.terms.hand and can_draw(position):
        card = position.deck.draw()
        hand.slot_in(card)
        position.tell(DREW, seat, card)


def can_draw(position: State) -> bool:
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
