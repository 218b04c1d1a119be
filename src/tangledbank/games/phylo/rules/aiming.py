"""§4 Aiming: before the reveal every player fixes, in secret, whom events are for."""

from mypy_extensions import i64

from tangledbank.core.containers import Actions, Pile
from tangledbank.core.grounds import ALLOWED
from tangledbank.core.rng import Rng
from tangledbank.games.phylo.cards.cards import HAND, PROTECTED_AREA
from tangledbank.games.phylo.rules.actions import aim_row, aims_of, event_of, one_aim, opponent_of
from tangledbank.games.phylo.rules.grounds import NO_SUCH_EVENT, NO_SUCH_OPPONENT
from tangledbank.games.phylo.rules.state import AIMING, State
from tangledbank.games.phylo.rules.told import AIMED, READY, WILL_HELP


def begin_aiming(position: State) -> None:
    """§4.1 After the last draw all are asked at the same time."""
    position.draw = 0
    position.phase = AIMING
    position.turn = 0


def fill_aims(position: State, seat: i64, actions: Actions) -> None:
    """§4.2-§4.5 Every order of every choice of events, each with every opponent it may have."""
    events, row = position.scratch.events, position.scratch.row
    fill_events(position, seat, events)
    row.clear()
    fill_rows(position.seats, events, 0, row, actions)


def pick_aims(position: State, seat: i64, rng: Rng) -> i64:
    """§4.1 One of these rows, by its place among them."""
    events, row = position.scratch.events, position.scratch.row
    fill_events(position, seat, events)
    row.clear()
    place = rng.below(count_rows(position.seats, events, 0))
    find_row(position.seats, events, 0, place, row)
    return aim_row(row)


def fill_events(position: State, seat: i64, into: Pile) -> None:
    """§4.2, §4.3 The kinds of the events in the hand, as often as they are there."""
    hand = position.hands[seat]
    into.count = 0
    for i in range(hand.count):
        if position.cards.is_event(hand[i]):
            into.add(position.cards.effect[hand[i]])


def first_opponent(event: i64) -> i64:
    """§4.2 The one on the left; §4.3 a helping event is for its owner."""
    return 1 if event < PROTECTED_AREA else 0


def last_opponent(event: i64, seats: i64) -> i64:
    """§4.2 The one on the right; §4.3 a helping event is for its owner."""
    return seats - 1 if event < PROTECTED_AREA else 0


def opponents(event: i64, seats: i64) -> i64:
    """§4.2 How many it may be aimed at; §4.3 the owner alone."""
    return last_opponent(event, seats) - first_opponent(event) + 1


def fill_rows(seats: i64, events: Pile, used: i64, row: Pile, actions: Actions) -> None:
    """This row of aims, and all rows that begin with it."""
    actions.add(aim_row(row))
    for i in range(events.count):
        if can_follow(events, used, i):
            event = events[i]
            for opponent in range(first_opponent(event), last_opponent(event, seats) + 1):
                row.add(one_aim(event, opponent))
                fill_rows(seats, events, used | 1 << i, row, actions)
                row.count -= 1


def can_follow(events: Pile, used: i64, i: i64) -> bool:
    """Whether an event may be the next of a row. Those of one kind are alike: the first one is."""
    for j in range(i):
        if events[j] == events[i] and used >> j & 1 == 0:
            return False
    return used >> i & 1 == 0


def count_rows(seats: i64, events: Pile, used: i64) -> i64:
    """How many rows there are from here on, with the one that ends here."""
    rows: i64 = 1
    for i in range(events.count):
        if can_follow(events, used, i):
            rows += opponents(events[i], seats) * count_rows(seats, events, used | 1 << i)
    return rows


def find_row(seats: i64, events: Pile, used: i64, place: i64, row: Pile) -> None:
    """Go on to the row that stands at this place among those from here on; the first ends here."""
    place -= 1
    for i in range(events.count):
        if place >= 0 and can_follow(events, used, i):
            each = count_rows(seats, events, used | 1 << i)
            if place < each * opponents(events[i], seats):
                row.add(one_aim(events[i], first_opponent(events[i]) + place // each))
                find_row(seats, events, used | 1 << i, place % each, row)
                return
            place -= each * opponents(events[i], seats)


def against_aims(position: State, seat: i64, action: i64) -> i64:
    """§4.2 The first rule against a row of aims; there are too many rows to look them up."""
    events, row = position.scratch.events, position.scratch.row
    aims_of(action, row)
    fill_events(position, seat, events)
    for i in range(row.count):
        event = event_of(row[i])
        if event not in events:
            return NO_SUCH_EVENT
        events.take(event)
        if opponent_of(row[i]) > last_opponent(event, position.seats):
            return NO_SUCH_OPPONENT
    return ALLOWED


def aim(position: State, seat: i64, action: i64) -> None:
    """§4.1 In secret, until all are ready."""
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


def take_event(position: State, hand: Pile, event: i64) -> i64:
    """The first event of this kind, out of the hand."""
    for i in range(hand.count):
        if position.cards.effect[hand[i]] == event:
            card = hand[i]
            hand.take(card)
            return card
    raise ValueError("there is no such event in the hand")
