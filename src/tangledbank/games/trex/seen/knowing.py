# Compiled: bots look with it thousands of times a second.
"""§1.10 What a seat knows, as a position: all else is hidden from it, and dealt anew (`dealing`).

A card that lies face down keeps its back and its number (`hidden.covered`). A hand that is not seen
holds the How-de-dos, too, since nobody knows how many they are (X26). A period card that is seen or
known keeps whose it is, and whether the viewer knows it; the viewer's own, whether the rival does.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core import position as core
from tangledbank.core.rng import Rng, seed_from
from tangledbank.games.trex.rules.phases import (
    MOST_SPOTS,
    NONE,
    PLAYING,
    RESOLVING,
    SEATS,
)
from tangledbank.games.trex.rules.playing import period_of
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.rules.resolving import COUNT
from tangledbank.games.trex.rules.state import Field
from tangledbank.games.trex.seen.dealing import MADE, choose_secretly, deal_hidden
from tangledbank.games.trex.seen.hidden import bit, covered, number_under, sees

KEPT: Final = 16  # marks a card about which something is known


def hide(position: core.Position, viewer: int) -> None:
    """Leave only what this viewer knows: a seat, or a spectator."""
    assert isinstance(position, Position)
    table: Position = position
    who: i64 = viewer
    table.rng.forget()
    table.now = 0
    table.starter = 0
    table.grown = True
    table.seen = None
    hide_choices(table, who)
    keep_what_is_known(table, who)
    hide_field(table, who)
    hide_last(table)
    hide_period(table)
    hide_piles(table, who)


def deal(position: core.Position, viewer: int, rng: Rng) -> None:
    """Deal what is hidden from the viewer, in a way that may be."""
    assert isinstance(position, Position)
    table: Position = position
    table.rng.seed(seed_from(rng))
    deal_hidden(table, viewer, rng)
    choose_secretly(table, rng)


def hide_choices(position: Position, viewer: i64) -> None:
    """§10.8 While both choose at once, of others is known only that they have chosen."""
    is_secret = position.is_secret()
    for seat in range(SEATS):
        if not is_secret:
            position.chosen[seat] = NONE
        elif seat != viewer and position.chosen[seat] != NONE:
            position.chosen[seat] = MADE


# -- who knows which cards -----------------------------------------------------------------
def keep_what_is_known(position: Position, viewer: i64) -> None:
    """§1.10 Of each period card: whose it is, and whether it is known to the other side."""
    known = position.known
    for seat in range(SEATS):
        hand = position.hands[seat]
        for i in range(hand.count):
            keep(position, seat, hand[i], viewer, False)
        for at in range(position.field.count):
            side = position.field.side(seat, at)
            for i in range(side.count):
                if position.cards.is_period(side[i]):
                    keep(position, seat, side[i], viewer, True)
    for card in range(position.cards.count + 1):
        known[card] = known[card] & ~KEPT if known[card] & KEPT else 0


def keep(position: Position, seat: i64, card: i64, viewer: i64, is_laid: bool) -> None:
    """§1.10 What the viewer knows of another's card, or the rival of the viewer's own."""
    other = 1 - seat if seat == viewer else viewer
    kept = KEPT | 1 << seat
    if is_laid and sees(position.field, seat, card, other):
        if position.field.shown[card] == 0:
            kept |= bit(other)
    elif position.known[card] & bit(other):
        kept |= bit(other)
    elif seat != viewer:
        kept = 0
    position.known[card] = kept


# -- the row -------------------------------------------------------------------------------
def hide_field(position: Position, viewer: i64) -> None:
    """§4.1 Of a card that is not seen, its back and its number are."""
    field = position.field
    for seat in range(SEATS):
        for at in range(field.count):
            side = field.side(seat, at)
            for i in range(side.count):
                card = side[i]
                if not sees(field, seat, card, viewer):
                    side.cards[i] = covered(field.laid_in[card], field.number[card])
    if position.phase != RESOLVING:
        for at in range(SEATS * MOST_SPOTS):
            field.totals[at] = 0
    tidy(position, field)


def hide_last(position: Position) -> None:
    """§5.1 The round before lay open; in a resolution it is this one, as far as it was counted."""
    last = position.last
    if position.phase == RESOLVING and position.stage < COUNT:
        last.copy_from(position.field)
    last.napping = False
    tidy(position, last)


def tidy(position: Position, field: Field) -> None:
    """Keep what is noted of the cards that are seen to lie there, and nothing of others."""
    number = field.number
    field.laid = 0
    for seat in range(SEATS):
        name_how_de_dos(position, field, seat)
        for at in range(field.count):
            side = field.side(seat, at)
            for i in range(side.count):
                card = side[i]
                if card < 0:
                    field.laid = max(field.laid, number_under(card))
                    continue
                field.laid = max(field.laid, number[card])
                number[card] = -number[card]  # a mark, for a moment
                if field.shown[card] != 0:
                    field.peeked[card] = 0
    forget_unmarked(field, position.cards.count + 1)


def forget_unmarked(field: Field, cards: i64) -> None:
    """Nothing is noted of cards that do not lie there, or are not seen; the mark goes."""
    number = field.number
    shown = field.shown
    peeked = field.peeked
    laid_in = field.laid_in
    disregarded = field.disregarded
    bonus = field.bonus
    for card in range(cards):
        if number[card] < 0:
            number[card] = -number[card]
        else:
            number[card] = 0
            shown[card] = 0
            peeked[card] = 0
            laid_in[card] = 0
            disregarded[card] = 0
            bonus[card] = 0


def name_how_de_dos(position: Position, field: Field, seat: i64) -> None:
    """X24 Which of a seat's lies where never matters: from the left, the last one comes first."""
    cards = position.cards
    name = cards.how_de_do + 3 * seat + position.terms.how_de_dos - 1
    for at in range(field.count):
        side = field.side(seat, at)
        for i in range(side.count):
            card = side[i]
            if card >= 0 and cards.is_how_de_do(card):
                if card != name:
                    swap_names(field, seat, card, name)
                name -= 1


def swap_names(field: Field, seat: i64, card: i64, other: i64) -> None:
    """X24 Two How-de-dos are called by each other's number."""
    for at in range(field.count):
        side = field.side(seat, at)
        for i in range(side.count):
            if side[i] == card:
                side.cards[i] = other
            elif side[i] == other:
                side.cards[i] = card
    swap(field.number, card, other)
    swap(field.shown, card, other)
    swap(field.peeked, card, other)
    swap(field.laid_in, card, other)
    swap(field.disregarded, card, other)
    swap(field.bonus, card, other)


def swap(row: vec[i64], card: i64, other: i64) -> None:
    """What is noted of one card is noted of the other."""
    noted = row[card]
    row[card] = row[other]
    row[other] = noted


# -- the rest ------------------------------------------------------------------------------
def hide_period(position: Position) -> None:
    """§3.3 What is left to play, while cards are played; §5.2 which texts have acted, later."""
    if position.phase != RESOLVING:
        position.acted.clear()
    if position.phase != PLAYING:
        position.period = NONE
    for seat in range(SEATS):
        if position.phase != PLAYING:
            position.passed[seat] = 0
            position.plays[seat] = 0
            position.how_de_dos_played[seat] = 0
        else:
            if position.passed[seat] != 0:
                position.plays[seat] = 0
            position.how_de_dos_played[seat] = how_de_dos_seen(position, seat)


def how_de_dos_seen(position: Position, seat: i64) -> i64:
    """§3.5 How-de-dos of this period that the viewer sees on a side."""
    field = position.field
    period = period_of(position)
    count: i64 = 0
    for at in range(field.count):
        side = field.side(seat, at)
        for i in range(side.count):
            card = side[i]
            if card >= 0 and position.cards.is_how_de_do(card) and field.laid_in[card] == period:
                count += 1
    return count


def hide_piles(position: Position, viewer: i64) -> None:
    """§1.10 The deck, and hands that are not one's own, of which the size is known."""
    position.deck.hide()
    for seat in range(SEATS):
        how_de_dos = position.how_de_dos[seat]
        if seat == viewer:
            for i in range(how_de_dos.count):
                how_de_dos.cards[i] = position.cards.how_de_do + 3 * seat + i
        else:
            position.hands[seat].hold_hidden(position.held(seat))
            how_de_dos.clear()
