"""§5 The round is resolved: cards turn up, texts act (§8), spots are counted and won."""

from typing import Final

from mypy_extensions import i64

from tangledbank.core.containers import Pile
from tangledbank.games.trex.cards import cards as c
from tangledbank.games.trex.cards.cards import JURASSIC, PREHISTORIC, Cards
from tangledbank.games.trex.rules import told
from tangledbank.games.trex.rules.disregarding import footprints_of, nap, next_disregard
from tangledbank.games.trex.rules.markers import settle_first
from tangledbank.games.trex.rules.phases import EVERYONE, MOST_SPOTS, NONE, SEATS
from tangledbank.games.trex.rules.spots import spot_text, win_spot
from tangledbank.games.trex.rules.state import Field, State
from tangledbank.games.trex.rules.terms import Terms

# how far it has come
TURN_UP: Final = 0
DISREGARD: Final = 1
COUNT: Final = 2
SPOT_TEXT: Final = 3
GO_HOME: Final = 4
RESOLVED: Final = 5

EVERY_ICON: Final = 255
ICON_COUNT: Final = 8
TALLY: Final = 7  # bits in which the cards of a group are counted, icon by icon in one number


def next_resolution(position: State) -> None:
    """§5 One step, at spot `resolved`."""
    if position.stage == TURN_UP:
        turn_up(position)
        position.stage = DISREGARD
        position.resolved = 0
    elif position.stage == DISREGARD:
        disregard_next(position)
    elif position.stage == COUNT:
        count_next(position)
    elif position.stage == SPOT_TEXT:
        position.stage = COUNT
        at = position.resolved
        position.resolved += 1
        spot_text(position, at)
    else:
        go_home(position)
        position.stage = RESOLVED


def turn_up(position: State) -> None:
    """§5.1 Everything lies open; no reveal effect happens. §2.11 Then a Long Nap begins."""
    settle_first(position)
    field = position.field
    for at in range(field.count):
        for seat in range(SEATS):
            side = field.side(seat, at)
            for i in range(side.count):
                card = side.cards[i]
                if field.shown[card] == 0:
                    field.shown[card] = 1
                    position.tell(told.TURNED_UP, seat, card, at, field.number[card])
    position.acted.clear()
    position.spot_acted = 0
    if field.napping:
        nap(position)


def disregard_next(position: State) -> None:
    """§5.2 The texts of one spot after the other; then all are counted."""
    if position.resolved == position.field.count:
        position.stage = COUNT
        position.resolved = 0
        position.last.copy_from(position.field)
        position.seen = None
    elif not next_disregard(position, position.resolved):
        position.resolved += 1
        position.spot_acted = 0


def count_next(position: State) -> None:
    """§5.4 to §5.7 The next spot from the left."""
    at = position.resolved
    field = position.field
    if at == field.count:
        position.stage = GO_HOME
    elif field.side(0, at).count + field.side(1, at).count == 0:
        position.resolved += 1  # §5.8 uncontested
    else:
        for seat in range(SEATS):
            total = total_at(position.cards, position.terms, field, seat, at)
            field.totals[seat * MOST_SPOTS + at] = total
            position.last.totals[seat * MOST_SPOTS + at] = total
            tell_total(position, seat, at, total)
        position.stage = SPOT_TEXT
        win_spot(position, at)
        position.last.winners[at] = field.winners[at]
        position.seen = None


def tell_total(position: State, seat: i64, at: i64, total: i64) -> None:
    """§5.4 Say how it came about."""
    if position.listening:
        footprints = printed_at(position.cards, position.terms, position.field, seat, at)
        group = group_bonus(position.cards, position.terms, position.field, seat, at)
        position.tell(told.COUNTED, seat, at, total, footprints, group)


def go_home(position: State) -> None:
    """§5.8 Spots that nobody contested are discarded; §5.9 all played cards return."""
    field = position.field
    for at in range(field.count):
        card = field.spots[at]
        if card != NONE:
            position.discards.add(card)
            if position.cards.kind[card] == PREHISTORIC:
                position.tell(told.CLOSED_DISCARDED, NONE, at, card)
            else:
                position.tell(told.UNCONTESTED, NONE, at, card)
            field.spots[at] = NONE
        for seat in range(SEATS):
            return_side(position, seat, at)


def return_side(position: State, seat: i64, at: i64) -> None:
    """§5.9 Period cards to the hand of their side, How-de-dos to their owner."""
    side = position.field.side(seat, at)
    for i in range(side.count):
        card = side.cards[i]
        if position.cards.is_how_de_do(card):
            position.how_de_dos[seat].add(card)
        else:
            position.hold(seat, card, EVERYONE)
    side.clear()


# -- §5.4 totals ---------------------------------------------------------------------------
def total_at(cards: Cards, terms: Terms, field: Field, seat: i64, at: i64) -> i64:
    """§5.4 The total of a side; 0 where nothing counts but How-de-dos (§5.6)."""
    side = field.side(seat, at)
    total: i64 = 0
    can_win = False
    for i in range(side.count):
        card = side.cards[i]
        if field.disregarded[card] == 0:
            total += printed(cards, terms, field, at, card)
            total += text_of(cards, field, seat, at, card)
            if not cards.is_how_de_do(card):
                can_win = True
    if not can_win:
        return 0
    return total + group_bonus(cards, terms, field, seat, at)


def printed_at(cards: Cards, terms: Terms, field: Field, seat: i64, at: i64) -> i64:
    """§5.4 The printed footprints of a side."""
    side = field.side(seat, at)
    total: i64 = 0
    for i in range(side.count):
        if field.disregarded[side[i]] == 0:
            total += printed(cards, terms, field, at, side[i])
    return total


def printed(cards: Cards, terms: Terms, field: Field, at: i64, card: i64) -> i64:
    """§5.4 Printed footprints; §9.8 only those of Jurassic cards where the spot says so."""
    if cards.spot[field.spots[at]] == c.JURASSIC_ONLY and cards.kind[card] != JURASSIC:
        return 0
    return footprints_of(cards, terms, card)


# -- §8 texts ------------------------------------------------------------------------------
def text_of(cards: Cards, field: Field, seat: i64, at: i64, card: i64) -> i64:
    """§8 What a card's text adds, with what a reveal (§7.9) and the spot (§9.12) add to it."""
    added = field.bonus[card]
    spot = field.spots[at]
    if cards.spot[spot] == c.BEDS_COUNT and cards.icons[card] & c.BED:
        added += cards.amount[spot]
    text = cards.text[card]
    if text == c.SULK:  # §8.3
        if present(field, seat, at) == 1:
            added += cards.amount[card]
    elif text == c.CROWD:  # §8.4
        added += min(cards.amount[card] * present(field, 1 - seat, at), cards.most[card])
    elif text == c.BALANCE:  # §8.6
        if present(field, seat, at) == present(field, 1 - seat, at):
            added += cards.amount[card]
    elif text == c.ERAS:  # §8.8
        periods = other_periods(cards, field, seat, at, card)
        added += min(cards.amount[card] * periods, cards.most[card])
    return added


def present(field: Field, seat: i64, at: i64) -> i64:
    """§10.1 Cards on a side; one that is disregarded is not there."""
    side = field.side(seat, at)
    count: i64 = 0
    for i in range(side.count):
        if field.disregarded[side[i]] == 0:
            count += 1
    return count


def other_periods(cards: Cards, field: Field, seat: i64, at: i64, card: i64) -> i64:
    """§8.8 Periods among the side's cards besides that of this one."""
    side = field.side(seat, at)
    found: i64 = 0
    for i in range(side.count):
        if field.disregarded[side[i]] == 0 and cards.is_period(side[i]):
            found |= 1 << cards.kind[side[i]]
    found &= ~(1 << cards.kind[card])
    return (found & 1) + (found >> 1 & 1) + (found >> 2 & 1)


# -- §5.5 groups ---------------------------------------------------------------------------
def group_bonus(cards: Cards, terms: Terms, field: Field, seat: i64, at: i64) -> i64:
    """§5.5 The most that icon groups can add: each card joins at most one."""
    lent = spot_icons(cards, terms, field, at)
    if not may_group(cards, field, seat, at, lent):
        return 0
    rich = rich_icon(cards, field, at)
    return best_split(cards, field, field.side(seat, at), 0, 0, lent, terms.bonus, rich)


def may_group(cards: Cards, field: Field, seat: i64, at: i64, lent: i64) -> bool:
    """§5.5 Whether two cards have an icon in common, the spot card being one of them."""
    side = field.side(seat, at)
    for i in range(side.count):
        icons = groups_by(cards, field, side.cards[i])
        if icons & lent:
            return True
        lent |= icons
    return False


def groups_by(cards: Cards, field: Field, card: i64) -> i64:
    """§5.5 The icons by which a card may group: §8.5 a wild one by any, §10.1 or by none."""
    if field.disregarded[card] != 0:
        return 0
    icons = cards.icons[card]
    if icons != 0 and cards.text[card] == c.WILD:
        return EVERY_ICON
    return icons


def spot_icons(cards: Cards, terms: Terms, field: Field, at: i64) -> i64:
    """§5.5 The icons that the spot card lends to both sides."""
    if not terms.spot_icons:
        return 0
    return cards.icons[field.spots[at]]


def rich_icon(cards: Cards, field: Field, at: i64) -> i64:
    """§9.4 What groups of one icon earn besides: the icon, and the amount above it."""
    spot = field.spots[at]
    if cards.spot[spot] != c.RICH_GROUPS:
        return 0
    return cards.named[spot] | cards.amount[spot] << ICON_COUNT


def best_split(
    cards: Cards, field: Field, side: Pile, i: i64, counts: i64, lent: i64, bonus: i64, rich: i64
) -> i64:
    """§5.5 Try every icon for every card that may choose, from the i-th of the side on."""
    if i == side.count:
        return worth_of(counts, lent, bonus, rich)
    icons = groups_by(cards, field, side.cards[i])
    if icons == 0:
        return best_split(cards, field, side, i + 1, counts, lent, bonus, rich)
    best: i64 = 0
    for icon in range(ICON_COUNT):
        if icons >> icon & 1:
            joined = counts + (1 << TALLY * icon)
            best = max(best, best_split(cards, field, side, i + 1, joined, lent, bonus, rich))
    return best


def worth_of(counts: i64, lent: i64, bonus: i64, rich: i64) -> i64:
    """§5.5 Every own card in a group of two or more earns the bonus; the spot card is a member."""
    worth: i64 = 0
    for icon in range(ICON_COUNT):
        count = counts >> TALLY * icon & (1 << TALLY) - 1
        if count + (lent >> icon & 1) >= 2:
            worth += count * bonus
            if rich >> icon & 1:
                worth += count * (rich >> ICON_COUNT)
    return worth


def worth_of_split(split: list[int], lent: i64, bonus: i64, rich: i64) -> i64:
    """§5.5 The same, from the icon by which each card groups."""
    counts: i64 = 0
    for icon in split:
        counts += 1 << TALLY * icon
    return worth_of(counts, lent, bonus, rich)
