"""§5 The reveal."""

from mypy_extensions import i64

from tangledbank.games.phylo.rules.actions import aims_of, event_of, opponent_of
from tangledbank.games.phylo.rules.aiming import take_event
from tangledbank.games.phylo.rules.counting import recount
from tangledbank.games.phylo.rules.food_webs import packed_web
from tangledbank.games.phylo.rules.state import PLAYING, UNUSED, State
from tangledbank.games.phylo.rules.told import REVEALED, pack
from tangledbank.games.phylo.rules.told import UNUSED as TOLD_UNUSED


def reveal(position: State) -> None:
    """§5.1 All hands are open at the same time, and §6.1 the first event comes from the left."""
    show = position.show
    show.is_open = True
    for seat in range(position.seats):
        show.hands[seat].copy_from(position.hands[seat])
    seat = position.dealer
    for _seat in range(position.seats):
        seat = position.after(seat)
        lay_out_events(position, seat)
        recount(position, seat)
        if position.listening:
            tell_hand(position, seat)
    position.phase = PLAYING
    position.is_helping = True
    position.owner = position.after(position.dealer)
    position.place = 0


def lay_out_events(position: State, seat: i64) -> None:
    """§4.5 The events leave the hand in their order; §4.4 those without an aim are unused."""
    row = position.scratch.row
    aims_of(position.chosen[seat], row)
    hand = position.hands[seat]
    for i in range(row.count):
        card = take_event(position, hand, event_of(row[i]))
        position.show.aim(seat, card, position.around(seat, opponent_of(row[i])))
    place: i64 = 0
    while place < hand.count:
        card = hand[place]
        if position.cards.is_event(card):
            hand.take(card)
            position.show.aim(seat, card, seat, UNUSED)
            position.discards.add(card)
        else:
            place += 1


def tell_hand(position: State, seat: i64) -> None:
    """§5.1 What the hand shows; §4.4 which of its events have no aim."""
    show = position.show
    web = packed_web(position, seat)
    position.tell(REVEALED, seat, pack(show.hands[seat]), web, show.counts[seat])
    for place in show.places(seat):
        if show.fates[place] == UNUSED:
            position.tell(TOLD_UNUSED, seat, show.events[place])
