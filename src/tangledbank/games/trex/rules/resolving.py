"""§5 The round is resolved: cards turn up, texts act, spots are counted and won."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.trex.cards.cards import PREHISTORIC
from tangledbank.games.trex.rules import told
from tangledbank.games.trex.rules.counting import group_bonus, printed_at, total_at
from tangledbank.games.trex.rules.disregarding import nap, next_disregard
from tangledbank.games.trex.rules.markers import settle_first
from tangledbank.games.trex.rules.phases import EVERYONE, MOST_SPOTS, NONE, SEATS
from tangledbank.games.trex.rules.rounds import end_round
from tangledbank.games.trex.rules.winning import spot_text, win_spot

if TYPE_CHECKING:
    from tangledbank.games.trex.rules.position import Position

# how far it has come
TURN_UP: Final = 0
DISREGARD: Final = 1
COUNT: Final = 2
SPOT_TEXT: Final = 3
GO_HOME: Final = 4


def next_resolution(position: "Position") -> None:
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
        position.stage = TURN_UP
        end_round(position)


def turn_up(position: "Position") -> None:
    """§5.1 Everything lies open; no reveal effect happens. §2.11 Then a Long Nap begins."""
    settle_first(position)
    field = position.field
    for at in range(field.count):
        for seat in range(SEATS):
            side = field.side(seat, at)
            for i in range(side.count):
                card = side[i]
                if field.shown[card] == 0:
                    field.shown[card] = 1
                    position.tell(told.TURNED_UP, seat, card, at, field.number[card])
    for card in range(position.cards.count):
        position.acted[card] = 0
    position.spot_acted = 0
    if field.napping:
        nap(position)


def disregard_next(position: "Position") -> None:
    """§5.2 The texts of one spot after the other; then all are counted."""
    if position.resolved == position.field.count:
        position.stage = COUNT
        position.resolved = 0
        position.last.copy_from(position.field)
        position.seen = None
    elif not next_disregard(position, position.resolved):
        position.resolved += 1
        position.spot_acted = 0


def count_next(position: "Position") -> None:
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


def tell_total(position: "Position", seat: i64, at: i64, total: i64) -> None:
    """§5.4 Say how it came about."""
    if position.listening:
        footprints = printed_at(position.cards, position.terms, position.field, seat, at)
        group = group_bonus(position.cards, position.terms, position.field, seat, at)
        position.tell(told.COUNTED, seat, at, total, footprints, group)


def go_home(position: "Position") -> None:
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


def return_side(position: "Position", seat: i64, at: i64) -> None:
    """§5.9 Period cards to the hand of their side, How-de-dos to their owner."""
    side = position.field.side(seat, at)
    for i in range(side.count):
        if position.cards.is_how_de_do(side[i]):
            position.greetings[seat].add(side[i])
        else:
            position.hold(seat, side[i], EVERYONE)
    side.clear()
