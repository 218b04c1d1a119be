# Compiled: a view tries all that its hidden cards may be.
"""What a side counts for somebody who does not see every card: at least, and at most.

A scratch field holds what is seen; unseen cards are the unknown one (`hidden.masked`). Those of the
side itself are tried with all that they may be, and every order and choice of the texts that
disregard with each. Unseen cards of the other side are there, and nothing else.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core.containers import Pile, zeros
from tangledbank.games.trex.cards import cards as c
from tangledbank.games.trex.cards.cards import BED, Cards
from tangledbank.games.trex.rules.disregarding import (
    disregards,
    fill_tops,
    spot_disregards,
    strike_only,
    struck_at,
)
from tangledbank.games.trex.rules.phases import NONE, SEATS
from tangledbank.games.trex.rules.resolving import ICON_COUNT, printed, rich_icon, total_at
from tangledbank.games.trex.rules.state import ROOM, Field
from tangledbank.games.trex.rules.terms import Terms
from tangledbank.games.trex.seen.preview import (
    disregard_how_de_dos,
    disregard_icons,
    disregard_top,
)

TRIED: Final = 2  # unseen cards of a side for which every combination is tried
NOT_YET: Final = 999


@final
@mypyc_attr(acyclic=True)
class Bounds:
    """The lowest and the highest of some totals."""

    __slots__ = ("high", "low")

    def __init__(self) -> None:
        self.low: i64 = NOT_YET
        self.high: i64 = 0

    def note(self, total: i64) -> None:
        """One more total that is possible."""
        self.low = min(self.low, total)
        self.high = max(self.high, total)


def bounds_of(
    cards: Cards, terms: Terms, field: Field, seat: i64, at: i64, may_be: list[Pile]
) -> Bounds:
    """The range of a side's total; `may_be` holds what each unseen card may be, in order."""
    bounds = Bounds()
    if len(may_be) <= TRIED:
        taken = zeros(cards.count + 1)
        side = field.side(seat, at)
        for i in range(side.count):
            taken[side[i]] = 1
        try_all(cards, terms, field, seat, at, may_be, 0, taken, bounds)
    if bounds.low == NOT_YET:
        bounds.note(at_least(cards, terms, field, seat, at, may_be))
        bounds.note(at_most(cards, terms, field, seat, at, may_be))
    return bounds


def try_all(
    cards: Cards,
    terms: Terms,
    field: Field,
    seat: i64,
    at: i64,
    may_be: list[Pile],
    k: i64,
    taken: vec[i64],
    bounds: Bounds,
) -> None:
    """Every card for every unseen one, each only once."""
    if k == len(may_be):
        try_texts(cards, terms, field, seat, at, bounds)
        return
    side = field.side(seat, at)
    place = place_of_unknown(cards, side)
    tried = may_be[k]
    for i in range(tried.count):
        card = tried[i]
        if cards.is_how_de_do(card):
            card = free_how_de_do(cards, seat, taken)
        if card != NONE and taken[card] == 0:
            taken[card] = 1
            side.cards[place] = card
            field.bonus[card] = 0
            try_all(cards, terms, field, seat, at, may_be, k + 1, taken, bounds)
            taken[card] = 0
    side.cards[place] = cards.unknown


def free_how_de_do(cards: Cards, seat: i64, taken: vec[i64]) -> i64:
    """One of a seat's that does not lie there yet."""
    for i in range(3):
        card = cards.how_de_do + 3 * seat + i
        if taken[card] == 0:
            return card
    return NONE


def place_of_unknown(cards: Cards, side: Pile) -> i64:
    """Where the first unseen card of a side lies."""
    for i in range(side.count):
        if side[i] == cards.unknown:
            return i
    raise ValueError("every card is seen")


# -- every order and choice of the texts that disregard ------------------------------------
def try_texts(cards: Cards, terms: Terms, field: Field, seat: i64, at: i64, bounds: Bounds) -> None:
    """§5.2 After the Long Nap, in any order."""
    sources = Pile(2 * ROOM + 1)
    if spot_disregards(cards, field.spots[at]):
        sources.add(field.spots[at])
    for each in range(SEATS):
        side = field.side(each, at)
        for i in range(side.count):
            field.disregarded[side[i]] = 0
            if disregards(cards, side[i]):
                sources.add(side[i])
    if field.napping:
        disregard_icons(cards, field, at, BED)
    if sources.count == 0:
        bounds.note(total_at(cards, terms, field, seat, at))
    else:
        try_orders(cards, terms, field, seat, at, sources, 0, bounds)


def try_orders(
    cards: Cards,
    terms: Terms,
    field: Field,
    seat: i64,
    at: i64,
    sources: Pile,
    acted: i64,
    bounds: Bounds,
) -> None:
    """§5.3 Each of the texts that are left may be next; the field is left as it was."""
    is_last = True
    before = struck_at(field, at)
    for i in range(sources.count):
        source = sources[i]
        is_spot = source == field.spots[at]
        if acted >> i & 1 or (not is_spot and field.disregarded[source] != 0):
            continue
        is_last = False
        after = acted | 1 << i
        for choice in range(choices(cards, terms, field, at, source)):
            act(cards, terms, field, at, source, choice)
            try_orders(cards, terms, field, seat, at, sources, after, bounds)
            strike_only(field, at, before)
    if is_last:
        bounds.note(total_at(cards, terms, field, seat, at))


def choices(cards: Cards, terms: Terms, field: Field, at: i64, source: i64) -> i64:
    """§10.3 In how many ways a text can act: by the top cards that are level."""
    if source == field.spots[at]:
        if cards.spot[source] == c.NO_HOW_DE_DOS:
            return 1
        return top_count(cards, terms, field, 0, at) * top_count(cards, terms, field, 1, at)
    if cards.text[source] == c.DISREGARD_KIND:
        return 1
    return top_count(cards, terms, field, target_of(field, at, source), at)


def target_of(field: Field, at: i64, source: i64) -> i64:
    """§8.1 Whose top card a text is about."""
    return 1 if source in field.side(0, at) else 0


def top_count(cards: Cards, terms: Terms, field: Field, seat: i64, at: i64) -> i64:
    """How many top cards a side has; one choice also if there is none."""
    tops = field.scratch
    fill_tops(cards, terms, field, seat, at, tops)
    return max(1, tops.count)


def act(cards: Cards, terms: Terms, field: Field, at: i64, source: i64, choice: i64) -> None:
    """§5.2 One text, in one of its ways."""
    if source != field.spots[at]:
        if cards.text[source] == c.DISREGARD_KIND:
            disregard_icons(cards, field, at, cards.named[source])
        else:
            disregard_top(cards, terms, field, target_of(field, at, source), at, choice)
    elif cards.spot[source] == c.DISREGARD_TOPS:
        first = top_count(cards, terms, field, 0, at)
        disregard_top(cards, terms, field, 0, at, choice % first)
        disregard_top(cards, terms, field, 1, at, choice // first)
    else:
        disregard_how_de_dos(cards, field, at)


# -- more unseen cards than can be tried ---------------------------------------------------
def at_least(
    cards: Cards, terms: Terms, field: Field, seat: i64, at: i64, may_be: list[Pile]
) -> i64:
    """What is left if every text that there may be disregards as much as it can."""
    if loses_top(cards, field, seat, at):
        return 0
    struck = struck_icons(cards, field, at, may_be)
    total: i64 = 0
    can_win = False
    side = field.side(seat, at)
    for i in range(side.count):
        card = side[i]
        if counts_surely(cards, field, at, card, struck):
            total += printed(cards, terms, field, at, card) + field.bonus[card]
            can_win = can_win or cards.is_period(card)
    if not can_win:
        return 0
    for k in range(len(may_be)):
        total += least_of(cards, terms, field, at, may_be[k], struck)
    return total


def loses_top(cards: Cards, field: Field, seat: i64, at: i64) -> bool:
    """§8.1, §9.9 Whether a text that is seen disregards a top card of this side."""
    if cards.spot[field.spots[at]] == c.DISREGARD_TOPS:
        return True
    side = field.side(1 - seat, at)
    for i in range(side.count):
        if cards.text[side[i]] == c.DISREGARD_TOP:
            return True
    return False


def struck_icons(cards: Cards, field: Field, at: i64, may_be: list[Pile]) -> i64:
    """§2.11, §8.2 The icons that texts disregard, those that hidden cards may have among them."""
    struck = BED if field.napping else 0
    for seat in range(SEATS):
        side = field.side(seat, at)
        for i in range(side.count):
            if cards.text[side[i]] == c.DISREGARD_KIND:
                struck |= cards.named[side[i]]
    for k in range(len(may_be)):
        for i in range(may_be[k].count):
            if cards.text[may_be[k][i]] == c.DISREGARD_KIND:
                struck |= cards.named[may_be[k][i]]
    return struck


def counts_surely(cards: Cards, field: Field, at: i64, card: i64, struck: i64) -> bool:
    """Whether nothing can disregard a card that is seen."""
    if card == cards.unknown or cards.icons[card] & struck:
        return False
    is_barred = cards.spot[field.spots[at]] == c.NO_HOW_DE_DOS
    return not (is_barred and cards.is_how_de_do(card))


def least_of(cards: Cards, terms: Terms, field: Field, at: i64, may_be: Pile, struck: i64) -> i64:
    """The fewest footprints that an unseen card may add."""
    least: i64 = NOT_YET
    for i in range(may_be.count):
        if counts_surely(cards, field, at, may_be[i], struck):
            least = min(least, printed(cards, terms, field, at, may_be[i]))
        else:
            least = 0
    return 0 if least == NOT_YET else least


def at_most(
    cards: Cards, terms: Terms, field: Field, seat: i64, at: i64, may_be: list[Pile]
) -> i64:
    """Each card as good as can be, and all of them in groups."""
    total: i64 = 0
    side = field.side(seat, at)
    for i in range(side.count):
        if side[i] != cards.unknown:
            total += most_of(cards, terms, field, at, side[i]) + field.bonus[side[i]]
    for k in range(len(may_be)):
        most: i64 = 0
        for i in range(may_be[k].count):
            most = max(most, most_of(cards, terms, field, at, may_be[k][i]))
        total += most
    return total


def most_of(cards: Cards, terms: Terms, field: Field, at: i64, card: i64) -> i64:
    """The most that a card may add, with groups and texts."""
    most = printed(cards, terms, field, at, card)
    spot = field.spots[at]
    if cards.icons[card]:
        most += terms.bonus + (rich_icon(cards, field, at) >> ICON_COUNT)
    if cards.spot[spot] == c.BEDS_COUNT and cards.icons[card] & BED:
        most += cards.amount[spot]
    text = cards.text[card]
    if text == c.CROWD or text == c.ERAS:
        most += cards.most[card]
    elif text == c.SULK or text == c.BALANCE:
        most += cards.amount[card]
    return most
