"""§7 Counting."""

from mypy_extensions import i64

from tangledbank.games.phylo.rules.food_webs import count_of, has_three_levels
from tangledbank.games.phylo.rules.state import NONE, State
from tangledbank.games.phylo.rules.told import COUNTED, NOBODY_WON, NOT_RESEARCHED, RESEARCHED, WON


def recount(position: State, seat: i64) -> None:
    """§7.1 What an open hand counts now."""
    web = count_of(position.cards, position.links, position.hands[seat])
    position.show.counts[seat] = web + position.show.bonus[seat]


def count_round(position: State) -> None:
    """§7.1 All count, clockwise from the left of the dealer; §7.2 the winner adds."""
    seat = position.dealer
    for _seat in range(position.seats):
        seat = position.after(seat)
        research(position, seat)
        position.tell(COUNTED, seat, position.show.counts[seat])
        position.counts[(position.round - 1) * position.seats + seat] = position.show.counts[seat]
    add_up(position)


def research(position: State, seat: i64) -> None:
    """§6.10 Stations are judged at the final count."""
    stations = position.show.stations[seat]
    if stations == 0:
        return
    if has_three_levels(position.cards, position.links, position.hands[seat]):
        position.show.bonus[seat] = stations * position.terms.station
        recount(position, seat)
        position.tell(RESEARCHED, seat, position.show.bonus[seat])
    else:
        position.tell(NOT_RESEARCHED, seat)


def add_up(position: State) -> None:
    """§7.2 Only the winner of the round adds points; §7.3 all winners do, if several are level."""
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
