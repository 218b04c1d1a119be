"""What a side counts for somebody who does not see every card: at least, and at most.

A scratch field holds what is seen; unseen cards are the unknown one (`sight.masked`), which counts
nothing. Texts that disregard act as they would now, without asking anybody.
"""

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.containers import Pile, zeros
from tangledbank.games.trex import cards as c
from tangledbank.games.trex.cards import BED, Cards
from tangledbank.games.trex.counting import printed, rich_icon, total_at
from tangledbank.games.trex.field import ROOM, Field
from tangledbank.games.trex.phases import SEATS
from tangledbank.games.trex.terms import Terms
from tangledbank.games.trex.tops import fill_tops

TRIED = 2  # unseen cards of a side for which every combination is tried


def settle(cards: Cards, terms: Terms, field: Field, at: i64) -> None:
    """§5.2 Let the texts at a spot disregard, without asking anybody."""
    for seat in range(SEATS):
        side = field.side(seat, at)
        for i in range(side.count):
            field.disregarded[side[i]] = 0
    if field.napping:
        disregard_icons(cards, field, at, BED)
    spot = cards.spot[field.spots[at]]
    if spot == c.NO_HOW_DE_DOS:
        for seat in range(SEATS):
            side = field.side(seat, at)
            for i in range(side.count):
                if cards.is_how_de_do(side[i]):
                    field.disregarded[side[i]] = 1
    elif spot == c.DISREGARD_TOPS:
        for seat in range(SEATS):
            disregard_top(cards, terms, field, seat, at)
    for seat in range(SEATS):
        side = field.side(seat, at)
        for i in range(side.count):
            card = side[i]
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


def disregard_top(cards: Cards, terms: Terms, field: Field, seat: i64, at: i64) -> None:
    """§8.1 The first of a side's top cards that can be seen."""
    tops = Pile(ROOM)
    fill_tops(cards, terms, field, seat, at, tops)
    if tops.count and tops[0] != cards.unknown:
        field.disregarded[tops[0]] = 1


def unknowns(cards: Cards, field: Field, seat: i64, at: i64) -> i64:
    """How many cards of a side are not seen."""
    side = field.side(seat, at)
    count: i64 = 0
    for i in range(side.count):
        if side[i] == cards.unknown:
            count += 1
    return count


def has_winner(cards: Cards, field: Field, seat: i64, at: i64) -> bool:
    """§5.6 Whether a side surely has a card that can win."""
    side = field.side(seat, at)
    for i in range(side.count):
        card = side[i]
        is_known = card != cards.unknown and field.disregarded[card] == 0
        if is_known and not cards.is_how_de_do(card):
            return True
    return False


def at_least(
    cards: Cards, terms: Terms, field: Field, seat: i64, at: i64, may_be: list[Pile]
) -> i64:
    """The least that a side may count; `may_be` holds what each unseen card may be, in order."""
    settle(cards, terms, field, at)
    if not has_winner(cards, field, seat, at):
        return 0
    total = total_at(cards, terms, field, seat, at)
    if cards.spot[field.spots[at]] == c.DISREGARD_TOPS:
        return total
    for k in range(len(may_be)):
        total += least_printed(cards, terms, field, at, may_be[k])
    return total


def least_printed(cards: Cards, terms: Terms, field: Field, at: i64, may_be: Pile) -> i64:
    """The fewest footprints that an unseen card may have; none if it may be disregarded."""
    least: i64 = 99
    for i in range(may_be.count):
        card = may_be[i]
        count = printed(cards, terms, field, at, card)
        if cards.is_how_de_do(card) and cards.spot[field.spots[at]] == c.NO_HOW_DE_DOS:
            count = 0
        if field.napping and cards.icons[card] & BED:
            count = 0
        least = min(least, count)
    return 0 if least == 99 else least


def at_most(
    cards: Cards, terms: Terms, field: Field, seat: i64, at: i64, may_be: list[Pile]
) -> i64:
    """The most that a side may count."""
    clear_disregards(field, at)
    if len(may_be) <= TRIED:
        taken = zeros(cards.count + 1)
        return try_all(cards, terms, field, seat, at, may_be, 0, taken)
    return bound(cards, terms, field, seat, at, may_be)


def clear_disregards(field: Field, at: i64) -> None:
    """Nothing is disregarded for now."""
    for seat in range(SEATS):
        side = field.side(seat, at)
        for i in range(side.count):
            field.disregarded[side[i]] = 0


def try_all(
    cards: Cards,
    terms: Terms,
    field: Field,
    seat: i64,
    at: i64,
    may_be: list[Pile],
    k: i64,
    taken: vec[i64],
) -> i64:
    """Every card for every unseen one, each only once; the best total."""
    if k == len(may_be):
        return highest(cards, terms, field, seat, at)
    side = field.side(seat, at)
    place = place_of_unknown(cards, side)
    best: i64 = 0
    tried = may_be[k]
    for i in range(tried.count):
        card = tried[i]
        if taken[card] == 0:
            taken[card] = 1
            side.cards[place] = card
            field.disregarded[card] = 0
            field.bonus[card] = 0
            best = max(best, try_all(cards, terms, field, seat, at, may_be, k + 1, taken))
            taken[card] = 0
    side.cards[place] = cards.unknown
    return best


def place_of_unknown(cards: Cards, side: Pile) -> i64:
    """Where the first unseen card of a side lies."""
    for i in range(side.count):
        if side[i] == cards.unknown:
            return i
    raise ValueError("every card is seen")


def highest(cards: Cards, terms: Terms, field: Field, seat: i64, at: i64) -> i64:
    """The total if texts of played cards spare this side; naps and spot effects never do."""
    clear_disregards(field, at)
    spot = cards.spot[field.spots[at]]
    side = field.side(seat, at)
    if field.napping:
        disregard_icons(cards, field, at, BED)
    if spot == c.NO_HOW_DE_DOS:
        for i in range(side.count):
            if cards.is_how_de_do(side[i]):
                field.disregarded[side[i]] = 1
    if spot != c.DISREGARD_TOPS:
        return total_at(cards, terms, field, seat, at)
    tops = Pile(ROOM)
    fill_tops(cards, terms, field, seat, at, tops)
    best: i64 = 0
    for i in range(tops.count):
        field.disregarded[tops[i]] = 1
        best = max(best, total_at(cards, terms, field, seat, at))
        field.disregarded[tops[i]] = 0
    return best


def bound(cards: Cards, terms: Terms, field: Field, seat: i64, at: i64, may_be: list[Pile]) -> i64:
    """More unseen cards than can be tried: each as good as can be, and all of them in groups."""
    side = field.side(seat, at)
    each = terms.bonus + (rich_icon(cards, field, at) >> 8)
    total = total_at(cards, terms, field, seat, at) + each * side.count
    for k in range(len(may_be)):
        best: i64 = 0
        for i in range(may_be[k].count):
            card = may_be[k][i]
            most = cards.most[card] if cards.text[card] == c.CROWD else 2 * cards.amount[card]
            best = max(best, printed(cards, terms, field, at, card) + most + 1)
        total += best
    return total
