# Compiled: the server builds a view for everyone after every action.
"""Totals as a viewer may know them: from, to, card by card, with the groups that are seen."""

from itertools import product

from tangledbank.core.containers import Pile
from tangledbank.games.trex.cards.cards import ICONS, WILD, Cards
from tangledbank.games.trex.rules.phases import NONE, SEATS
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.rules.resolving import (
    EVERY_ICON,
    ICON_COUNT,
    printed,
    rich_icon,
    spot_icons,
    text_of,
    total_at,
    worth_of_split,
)
from tangledbank.games.trex.rules.state import Field
from tangledbank.games.trex.rules.terms import Terms
from tangledbank.games.trex.seen.bounds import bounds_of
from tangledbank.games.trex.seen.hidden import masked, may_be
from tangledbank.games.trex.seen.preview import settle
from tangledbank.games.trex.seen.view import Group, Line, Total

NOTHING = Total(0, 0, (), ())


def totals(position: Position, viewer: int) -> list[tuple[Total, ...]]:
    """By spot and seat, what a viewer can know; a scratch field serves all."""
    scratch = masked(position, viewer)
    return [spot_totals(position, scratch, at, viewer) for at in range(scratch.count)]


def spot_totals(position: Position, scratch: Field, at: int, viewer: int) -> tuple[Total, ...]:
    """Both sides of a spot while cards are played."""
    cards, terms = position.cards, position.terms
    if scratch.spots[at] == NONE:
        return (NOTHING, NOTHING)
    settle(cards, terms, scratch, at)
    parts = [lines(cards, terms, scratch, seat, at) for seat in range(SEATS)]
    found = []
    for seat in range(SEATS):
        hidden = hidden_piles(position, scratch, seat, at, viewer)
        bounds = bounds_of(cards, terms, scratch, seat, at, hidden)
        found.append(Total(int(bounds.low), int(bounds.high), *parts[seat]))
    return tuple(found)


def hidden_piles(position: Position, scratch: Field, seat: int, at: int, viewer: int) -> list[Pile]:
    """What each unseen card of a side may be."""
    side, masks = position.field.side(seat, at), scratch.side(seat, at)
    return [
        may_be(position, seat, int(position.field.laid_in[side[i]]), viewer)
        for i in range(side.count)
        if masks[i] == position.cards.unknown
    ]


def open_totals(position: Position, field: Field, at: int) -> tuple[Total, ...]:
    """Both sides of a spot when all lies open: what has been disregarded is settled."""
    cards, terms = position.cards, position.terms
    if field.winners[at] != NONE:
        field = position.last  # as it was counted a moment ago
    found = []
    for seat in range(SEATS):
        total = int(total_at(cards, terms, field, seat, at)) if field.spots[at] != NONE else 0
        found.append(Total(total, total, *lines(cards, terms, field, seat, at)))
    return tuple(found)


def lines(
    cards: Cards, terms: Terms, field: Field, seat: int, at: int
) -> tuple[tuple[Line, ...], tuple[Group, ...]]:
    """What each card adds that is seen and counts, and the groups."""
    side = [card for card in field.side(seat, at) if counts(cards, field, card)]
    joined = best_groups(cards, terms, field, at, side)
    rich = int(rich_icon(cards, field, at))
    found = []
    for card in side:
        icon = joined.get(card)
        extra = rich >> ICON_COUNT if icon is not None and rich >> icon & 1 else 0
        found.append(
            Line(
                number=int(field.number[card]),
                printed=int(printed(cards, terms, field, at, card)),
                group=0 if icon is None else int(terms.bonus) + extra,
                text=int(text_of(cards, field, seat, at, card)),
            )
        )
    lent = int(spot_icons(cards, terms, field, at))
    groups = [
        Group(
            ICONS[icon],
            tuple([int(field.number[card]) for card in side if joined.get(card) == icon]),
            lent >> icon & 1 == 1,
        )
        for icon in sorted(set(joined.values()))
    ]
    return tuple(found), tuple(groups)


def counts(cards: Cards, field: Field, card: int) -> bool:
    """Whether a card is seen, and not disregarded."""
    return card != cards.unknown and field.disregarded[card] == 0


def best_groups(
    cards: Cards, terms: Terms, field: Field, at: int, side: list[int]
) -> dict[int, int]:
    """§5.5 The icon that each card groups by, in the first of the best splits."""
    lent, rich = int(spot_icons(cards, terms, field, at)), int(rich_icon(cards, field, at))
    able = [card for card in side if cards.icons[card]]
    choices = [icons_of(cards, card) for card in able]
    best: tuple[int, ...] = ()
    most = 0
    for split in product(*choices):
        worth = int(worth_of_split(list(split), lent, terms.bonus, rich))
        if worth > most:
            best, most = split, worth
    return {
        card: icon
        for card, icon in zip(able, best, strict=False)
        if best.count(icon) + (lent >> icon & 1) >= 2
    }


def icons_of(cards: Cards, card: int) -> list[int]:
    """The icons by which a card may group; its own come first."""
    own = int(cards.icons[card])
    every = EVERY_ICON if cards.text[card] == WILD else own
    wanted = [icon for icon in range(ICON_COUNT) if every >> icon & 1]
    return sorted(wanted, key=lambda icon: not own >> icon & 1)


def total_with(position: Position, scratch: Field, seat: int, card: int, at: int) -> int:
    """What a seat's own total would be with one more card; the scratch field is left as it was."""
    if position.cards.is_how_de_do(card):
        card = int(position.how_de_dos[seat][0])  # one that lies nowhere yet
    scratch.lay(seat, at, card, 0, True)
    settle(position.cards, position.terms, scratch, at)
    total = int(total_at(position.cards, position.terms, scratch, seat, at))
    scratch.side(seat, at).take(card)
    scratch.laid -= 1
    return total
