"""§4 Aiming: before the reveal every player fixes, in secret, whom events are for."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.core.containers import Actions, Pile
from tangledbank.games.phylo.rules.actions import aim_row, aims_of, event_of, one_aim, opponent_of
from tangledbank.games.phylo.rules.phases import HAND, NONE, UNUSED
from tangledbank.games.phylo.rules.told import AIMED, READY, WILL_HELP

if TYPE_CHECKING:
    from tangledbank.games.phylo.rules.position import Position


def fill_aims(position: "Position", seat: i64, actions: Actions) -> None:
    """§4.2-§4.5 Every order of every choice of events, each with every opponent it may have."""
    events = Pile(HAND)
    hand = position.hands[seat]
    for i in range(hand.count):
        if position.cards.is_event(hand[i]):
            events.add(position.cards.effect[hand[i]])
    fill_rows(position.seats, events, 0, Pile(HAND), actions)


def fill_rows(seats: i64, events: Pile, used: i64, row: Pile, actions: Actions) -> None:
    """This row of aims, and all rows that begin with it. Events of one kind are alike."""
    actions.add(aim_row(row))
    tried: i64 = 0  # kinds, a bit each
    for i in range(events.count):
        event = events[i]
        if used >> i & 1 or tried >> event & 1:
            continue
        tried |= 1 << event
        if one_aim(event, 1) == one_aim(event, 2):  # §4.3 it helps its owner
            row.add(one_aim(event, 0))
            fill_rows(seats, events, used | 1 << i, row, actions)
            row.count -= 1
        else:
            for opponent in range(1, seats):
                row.add(one_aim(event, opponent))
                fill_rows(seats, events, used | 1 << i, row, actions)
                row.count -= 1


def aim(position: "Position", seat: i64, action: i64) -> None:
    """§4.1 In secret; §5.1 when all are ready, all hands are shown."""
    position.chosen[seat] = action
    if position.listening:
        row = Pile(HAND)
        aims_of(action, row)
        hand = Pile(HAND)
        hand.copy_from(position.hands[seat])
        for i in range(row.count):
            card = take_event(position, hand, event_of(row[i]))
            if opponent_of(row[i]) == 0:
                position.tell(WILL_HELP, seat, card)
            else:
                position.tell(AIMED, seat, card, position.around(seat, opponent_of(row[i])))
        position.tell(READY, seat)
    position.turn = position.next_chooser()
    if position.turn == NONE:
        position.reveal()


def take_event(position: "Position", hand: Pile, event: i64) -> i64:
    """The first event of this kind, out of the hand."""
    for i in range(hand.count):
        if position.cards.effect[hand[i]] == event:
            card = hand[i]
            hand.take(card)
            return card
    raise ValueError("there is no such event in the hand")


def lay_out_events(position: "Position", seat: i64) -> None:
    """§4.5 The events leave the hand in their order; §4.4 those without an aim are unused."""
    row = Pile(HAND)
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
