# Compiled: playouts weigh every card at every spot with it.
"""What is disregarded at a spot if nobody is asked, for somebody who does not see every card.

A scratch field holds what is seen; unseen cards are the unknown one (`hidden.masked`), which counts
nothing. `bounds.py` tries what they may be.
"""

from mypy_extensions import i64

from tangledbank.games.trex.cards import cards as c
from tangledbank.games.trex.cards.cards import BED, Cards
from tangledbank.games.trex.rules.disregarding import fill_tops
from tangledbank.games.trex.rules.phases import SEATS
from tangledbank.games.trex.rules.state import Field
from tangledbank.games.trex.rules.terms import Terms


def settle(cards: Cards, terms: Terms, field: Field, at: i64) -> None:
    """§5.2 Let the texts at a spot disregard, without asking anybody."""
    for seat in range(SEATS):
        side = field.side(seat, at)
        for i in range(side.count):
            field.disregarded[side.cards[i]] = 0
    if field.napping:
        disregard_icons(cards, field, at, BED)
    spot = cards.spot[field.spots[at]]
    if spot == c.NO_HOW_DE_DOS:
        disregard_how_de_dos(cards, field, at)
    elif spot == c.DISREGARD_TOPS:
        for seat in range(SEATS):
            disregard_top(cards, terms, field, seat, at)
    for seat in range(SEATS):
        side = field.side(seat, at)
        for i in range(side.count):
            card = side.cards[i]
            if field.disregarded[card] != 0:
                continue
            if cards.text[card] == c.DISREGARD_TOP:
                disregard_top(cards, terms, field, 1 - seat, at)
            elif cards.text[card] == c.DISREGARD_KIND:
                disregard_icons(cards, field, at, cards.named[card])


def disregard_icons(cards: Cards, field: Field, at: i64, icons: i64) -> None:
    """§8.2 Cards with an icon, on both sides."""
    for seat in range(SEATS):
        side = field.side(seat, at)
        for i in range(side.count):
            if cards.icons[side[i]] & icons:
                field.disregarded[side[i]] = 1


def disregard_how_de_dos(cards: Cards, field: Field, at: i64) -> None:
    """§9.13 All of them, on both sides."""
    for seat in range(SEATS):
        side = field.side(seat, at)
        for i in range(side.count):
            if cards.is_how_de_do(side[i]):
                field.disregarded[side[i]] = 1


def disregard_top(
    cards: Cards, terms: Terms, field: Field, seat: i64, at: i64, choice: i64 = 0
) -> None:
    """§8.1 One of a side's top cards; an unseen one stays."""
    tops = field.scratch
    fill_tops(cards, terms, field, seat, at, tops)
    if tops.count and tops[choice] != cards.unknown:
        field.disregarded[tops[choice]] = 1
