"""§5 The reveal; §6.1 whose event comes when."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.phylo.rules.aiming import lay_out_events
from tangledbank.games.phylo.rules.helping import help_owner
from tangledbank.games.phylo.rules.phases import HAND, NONE, PLAYING, UNUSED, WAITING
from tangledbank.games.phylo.rules.striking import aim_strike
from tangledbank.games.phylo.rules.told import REVEALED, pack
from tangledbank.games.phylo.rules.told import UNUSED as TOLD_UNUSED

if TYPE_CHECKING:
    from tangledbank.games.phylo.rules.position import Position


def reveal(position: "Position") -> None:
    """§5.1 All hands are open at the same time."""
    show = position.show
    show.is_open = True
    for seat in range(position.seats):
        show.hands[seat].copy_from(position.hands[seat])
    seat = position.dealer
    for _seat in range(position.seats):
        seat = position.after(seat)
        lay_out_events(position, seat)
        position.recount(seat)
        position.tell(
            REVEALED, seat, pack(show.hands[seat]), position.packed_web(seat), show.counts[seat]
        )
        tell_unused(position, seat)
    position.phase = PLAYING
    position.is_helping = True
    position.owner = position.after(position.dealer)
    position.place = 0
    play_events(position)


def tell_unused(position: "Position", seat: i64) -> None:
    """§4.4 Events without an aim."""
    show = position.show
    for place in show.places(seat):
        if show.fates[place] == UNUSED:
            position.tell(TOLD_UNUSED, seat, show.events[place])


def play_events(position: "Position") -> None:
    """§6.1 One event after another, until somebody is asked or all are played (P16, P18)."""
    while position.owner != NONE:
        if position.place >= position.show.aimed[position.owner]:
            next_owner(position)
            continue
        if is_its_turn(position):
            if position.is_helping:
                help_owner(position)
            else:
                aim_strike(position)
            if position.is_asking():
                return
        position.place += 1
    position.end_round()


def is_its_turn(position: "Position") -> bool:
    """§6.1 Whether the event at hand is still to be played, and in this pass."""
    fate = position.show.fates[position.owner * HAND + position.place]
    return fate == WAITING and position.cards.is_harmful(position.event()) != position.is_helping


def next_owner(position: "Position") -> None:
    """§6.1 Clockwise from the left of the dealer; helping events first, then the others."""
    position.place = 0
    if position.owner != position.dealer:
        position.owner = position.after(position.owner)
    elif position.is_helping:
        position.is_helping = False
        position.owner = position.after(position.dealer)
    else:
        position.owner = NONE
