"""§10.3 Top cards: those with the most printed footprints on a side."""

from mypy_extensions import i64

from tangledbank.core.containers import Pile
from tangledbank.games.trex.cards.cards import Cards
from tangledbank.games.trex.rules.field import Field
from tangledbank.games.trex.rules.terms import Terms


def footprints_of(cards: Cards, terms: Terms, card: i64) -> i64:
    """§10.3 As printed, whatever the spot makes of them; a How-de-do's are the table's."""
    return terms.greeting if cards.is_how_de_do(card) else cards.footprints[card]


def fill_tops(cards: Cards, terms: Terms, field: Field, seat: i64, at: i64, into: Pile) -> None:
    """§10.3 The cards with the most; of How-de-dos one stands for all."""
    into.count = 0
    most: i64 = -1
    has_how_de_do = False
    side = field.side(seat, at)
    for i in range(side.count):
        card = side[i]
        if field.disregarded[card] != 0:
            continue
        count = footprints_of(cards, terms, card)
        if count > most:
            most = count
            into.count = 0
            has_how_de_do = False
        if count == most and not (has_how_de_do and cards.is_how_de_do(card)):
            into.add(card)
            has_how_de_do = has_how_de_do or cards.is_how_de_do(card)
