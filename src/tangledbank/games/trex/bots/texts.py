"""What a card's texts are worth: the same games with its texts and without, by plain players."""

from functools import lru_cache

from tangledbank.core.containers import Actions
from tangledbank.games.trex.bots.rollouts import play_plainly
from tangledbank.games.trex.cards.deck import Deck
from tangledbank.games.trex.cards.packing import read_cards
from tangledbank.games.trex.rules.actions import KEEP, encode
from tangledbank.games.trex.rules.phases import SEATS
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.rules.terms import usual_terms

POINTS = 100  # of a win rate


def cards_with_texts(deck: str) -> tuple[str, ...]:
    """Period cards that say something."""
    return tuple(one.id for one in Deck(deck).periods if one.reveal or one.text or one.spot)


@lru_cache(maxsize=128)
def table(deck: str, without: str) -> Position:
    """A table; one card's texts are taken off it, if a card is named."""
    cards = read_cards(deck)
    if without:
        number = cards.number_of[without]
        for texts in (cards.reveal, cards.text, cards.spot):
            texts[number] = 0
    return Position(cards, SEATS, usual_terms(cards))


def swing(deck: str, name: str, seed: int) -> float:
    """What the texts changed for the seat that was dealt the card, in points of its win rate."""
    seat = seed % SEATS
    told, silent = table(deck, ""), table(deck, name)
    return POINTS * (share(told, name, seat, seed) - share(silent, name, seat, seed))


def share(position: Position, name: str, seat: int, seed: int) -> float:
    """The seat's part of the victory in a game in which it is dealt this card."""
    position.deal(seed)
    hand_over(position, position.cards.number_of[name], seat, seed)
    for each in range(SEATS):
        position.apply(each, encode(KEEP))
    play_plainly(position, position.terms.rounds, Actions())
    mine, theirs = position.points(seat), position.points(1 - seat)
    return 0.5 if mine == theirs else float(mine > theirs)


def hand_over(position: Position, card: int, seat: int, seed: int) -> None:
    """Swap the card for one of the hand, wherever it is."""
    hand, other = position.hands[seat], position.hands[1 - seat]
    if card in hand:
        return
    gone = int(hand[seed // SEATS % hand.count])
    hand.take(gone)
    hand.slot_in(card)
    if card in other:
        other.take(card)
        other.slot_in(gone)
    else:
        position.deck.fill([gone if each == card else each for each in position.deck])
