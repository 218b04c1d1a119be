"""§7 Counting; §8 the end."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.phylo.rules.phases import LONGEST, NONE, OVER, POINTS, ROUNDS
from tangledbank.games.phylo.rules.told import (
    COUNTED,
    ENDED,
    NOBODY_WON,
    NOT_RESEARCHED,
    RESEARCHED,
    WON,
)
from tangledbank.games.phylo.rules.webs import has_three_levels

if TYPE_CHECKING:
    from tangledbank.games.phylo.rules.position import Position


def end_round(position: "Position") -> None:
    """§7.1 All count; §7.2 the winner adds; §8 the game ends, or §1.1 the deal moves on."""
    seat = position.dealer
    for _seat in range(position.seats):
        seat = position.after(seat)
        research(position, seat)
        position.tell(COUNTED, seat, position.show.counts[seat])
        position.counts[(position.round - 1) * position.seats + seat] = position.show.counts[seat]
    add_up(position)
    why = reason_to_end(position)
    if why == NONE:
        position.dealer = position.after(position.dealer)
        position.begin_round()
    else:
        position.phase = OVER
        position.turn = NONE
        position.ended_by = why
        position.tell(ENDED + why, NONE)


def research(position: "Position", seat: i64) -> None:
    """§6.10 Stations are judged at the final count."""
    stations = position.show.stations[seat]
    if stations == 0:
        return
    if has_three_levels(position.cards, position.links, position.hands[seat]):
        position.show.bonus[seat] = stations * position.terms.station
        position.recount(seat)
        position.tell(RESEARCHED, seat, position.show.bonus[seat])
    else:
        position.tell(NOT_RESEARCHED, seat)


def add_up(position: "Position") -> None:
    """§7.2 Only the winner of the round adds its points; §7.3 all of them, if several are level."""
    most: i64 = 0
    for seat in range(position.seats):
        most = max(most, position.show.counts[seat])
    if most == 0:
        position.tell(NOBODY_WON, NONE)
        return
    for seat in range(position.seats):
        if position.show.counts[seat] == most:
            before = position.totals[seat]
            position.totals[seat] = before + most
            position.tell(WON, seat, most, before, before + most)


def reason_to_end(position: "Position") -> i64:
    """§8.1 Points, §8.2 rounds, or §8.3 no end in sight (P21, P25)."""
    terms = position.terms
    if not terms.by_points:
        return ROUNDS if position.round >= terms.rounds else NONE
    for seat in range(position.seats):
        if position.totals[seat] >= terms.target:
            return POINTS
    return LONGEST if position.round >= terms.longest else NONE
