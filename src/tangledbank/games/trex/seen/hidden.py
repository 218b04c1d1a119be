# Compiled: playouts look with one seat's eyes at every decision.
"""§1.10 Who sees, knows or can rule out which cards. A viewer is a seat, or NONE for spectators."""

from typing import Final

from mypy_extensions import i64

from tangledbank.core.containers import HIDDEN, Pile, pile_of
from tangledbank.games.trex.rules.phases import SEATS, SPECTATORS
from tangledbank.games.trex.rules.state import Field, State

ALL_SEEING: Final = 2  # nobody in play: anyone who looks back at a game that is over


def bit(viewer: i64) -> i64:
    """The viewer among those who know a card."""
    if 0 <= viewer < SEATS:
        return 1 << viewer
    return SPECTATORS


def sees(field: Field, seat: i64, card: i64, viewer: i64) -> bool:
    """Whether a viewer knows which card lies there, on this seat's side."""
    if field.shown[card] != 0 or viewer in (seat, ALL_SEEING):
        return True
    return viewer >= 0 and field.peeked[card] & bit(viewer) != 0


def covered(period: i64, number: i64) -> i64:
    """A card that lies face down, in what a seat knows: its back, and when it was laid."""
    return HIDDEN - 3 * number - period


def period_under(card: i64) -> i64:
    """In which period a covered card was laid."""
    return (HIDDEN - card) % 3


def period_of_back(field: Field, card: i64) -> i64:
    """In which period a card was laid, whether or not it is covered."""
    if card < 0:
        return period_under(card)
    return field.laid_in[card]


def number_under(card: i64) -> i64:
    """As the how many-th card of the round it was laid."""
    return (HIDDEN - card) // 3


def masked(position: State, viewer: i64) -> Field:
    """A scratch field with the unknown card in place of each that the viewer does not see."""
    into = position.scratch
    if into is None:
        into = Field(position.cards.count + 1)
        position.scratch = into
    unknown = position.cards.unknown
    field = position.field
    into.copy_from(field)
    for at in range(field.count):
        for seat in range(SEATS):
            side = into.side(seat, at)
            for i in range(side.count):
                card = side.cards[i]
                if card < 0 or not sees(field, seat, card, viewer):
                    side.cards[i] = unknown
    into.shown[unknown] = 0
    into.disregarded[unknown] = 0
    into.bonus[unknown] = 0
    return into


def out_of_sight(position: State, seat: i64, viewer: i64) -> list[int]:
    """A seat's period cards that the viewer does not see: held, or face down."""
    if seat == viewer:
        return []
    field = position.field
    found = position.hands[seat].as_list()
    for at in range(field.count):
        for card in field.side(seat, at).as_list():
            if position.cards.is_period(card) and not sees(field, seat, card, viewer):
                found.append(card)
    return found


def known_cards(position: State, seat: i64, viewer: i64) -> list[int]:
    """Of those, what the viewer knows to be among them; of its own, what the rival knows."""
    if seat == viewer:
        viewer = 1 - seat
    who = bit(viewer)
    around = out_of_sight(position, seat, viewer)
    return sorted([card for card in around if position.known[card] & who])


def unseen(position: State, viewer: i64) -> list[int]:
    """Period cards that may be anywhere out of sight: in the deck, in a hand, face down."""
    who = bit(viewer)
    found = position.deck.as_list()
    for seat in range(SEATS):
        around = out_of_sight(position, seat, viewer)
        found += [card for card in around if not position.known[card] & who]
    return sorted([card for card in found if position.cards.is_period(card)])


def is_unseen(position: State, card: i64, viewer: i64) -> bool:
    """Whether a period card is one of these; also in what a seat knows, where none is named."""
    if card < 0:  # the text names none of this deck
        return False
    if card in position.deck:
        return True
    field = position.field
    if card in position.hands[viewer] or card in position.discards:
        return False
    for at in range(field.count):
        if field.spots[at] == card or card in field.side(viewer, at):
            return False
        if card in field.side(1 - viewer, at) and sees(field, 1 - viewer, card, viewer):
            return False
    return card in position.terms.in_play and position.known[card] & bit(viewer) == 0


def may_be(position: State, seat: i64, period: i64, viewer: i64) -> Pile:
    """What a hidden card of a seat may be that was laid in a period."""
    every = unseen(position, viewer) + known_cards(position, seat, viewer)
    found = [card for card in every if position.cards.kind[card] == period]
    if position.terms.how_de_dos > 0 and position.terms.how_de_dos_a_period > 0:
        found.append(int(position.cards.how_de_do + 3 * seat))
    return pile_of(found)
