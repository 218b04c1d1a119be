# Compiled: loops ask it.
"""§1.10 Who sees, knows or can rule out which cards. A viewer is a seat, or NONE for spectators."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.core.containers import Pile, pile_of
from tangledbank.games.trex.rules.field import Field
from tangledbank.games.trex.rules.phases import NONE, SEATS

if TYPE_CHECKING:
    from tangledbank.games.trex.rules.position import Position

SPECTATORS: Final = 4  # the bit of those who know what everyone knows
ALL_SEEING: Final = 2  # nobody in play: who looks back at a game that is over


def bit(viewer: i64) -> i64:
    """Who asks to know a card."""
    return 1 << viewer if 0 <= viewer < SEATS else SPECTATORS


def sees(position: "Position", field: Field, seat: i64, card: i64, viewer: i64) -> bool:
    """Whether a viewer knows which card lies there, on this seat's side."""
    if field.shown[card] != 0 or viewer in (seat, ALL_SEEING):
        return True
    return viewer >= 0 and position.peeked[card] & bit(viewer) != 0


def masked(position: "Position", viewer: i64, into: Field) -> None:
    """The field with the unknown card in place of each that the viewer does not see."""
    cards = position.cards
    field = position.field
    into.copy_from(field)
    for at in range(field.count):
        for seat in range(SEATS):
            side = into.side(seat, at)
            for i in range(side.count):
                if not sees(position, field, seat, side.cards[i], viewer):
                    side.cards[i] = cards.unknown
    into.disregarded[cards.unknown] = 0
    into.bonus[cards.unknown] = 0


def out_of_sight(position: "Position", seat: i64, viewer: i64) -> list[int]:
    """A seat's period cards that the viewer does not see: held, or face down."""
    if seat == viewer:
        return []
    field = position.field
    found = position.hands[seat].as_list()
    for at in range(field.count):
        for card in field.side(seat, at).as_list():
            if position.cards.is_period(card) and not sees(position, field, seat, card, viewer):
                found.append(card)
    return found


def known_cards(position: "Position", seat: i64, viewer: i64) -> list[int]:
    """Of those, what the viewer knows to be among them; of the own, what the rival knows."""
    if seat == viewer:
        viewer = 1 - seat
    who = bit(viewer)
    around = out_of_sight(position, seat, viewer)
    return sorted([card for card in around if position.known[card] & who])


def lose_sight(position: "Position", seat: i64) -> None:
    """§10.7 A card goes over unseen: spectators no longer know which ones this seat has."""
    for card in out_of_sight(position, seat, NONE):
        position.known[card] &= ~SPECTATORS


def unseen(position: "Position", viewer: i64) -> list[int]:
    """Period cards that may be anywhere out of sight: in the deck, in a hand, face down."""
    who = bit(viewer)
    found = position.deck.as_list()
    for seat in range(SEATS):
        around = out_of_sight(position, seat, viewer)
        found += [card for card in around if not position.known[card] & who]
    return sorted([card for card in found if position.cards.is_period(card)])


def may_be(position: "Position", seat: i64, period: i64, viewer: i64) -> Pile:
    """What a hidden card of a seat may be that was laid in a period."""
    every = unseen(position, viewer) + known_cards(position, seat, viewer)
    found = [card for card in every if position.cards.kind[card] == period]
    if position.terms.greetings > 0 and position.terms.greetings_a_period > 0:
        found.append(int(position.cards.how_de_do + 3 * seat))
    return pile_of(found)
