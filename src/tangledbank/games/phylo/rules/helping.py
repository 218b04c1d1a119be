"""§6.8-§6.10 Events that help their owner."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.core.containers import Actions, Pile
from tangledbank.games.phylo.cards.cards import PROTECTED_AREA, RESTORATION
from tangledbank.games.phylo.rules.actions import NO_CARD, restore
from tangledbank.games.phylo.rules.phases import DONE, FIZZLED, HAND, RESTORING
from tangledbank.games.phylo.rules.told import NOT_RESTORED, RESTORED, SHIELDED, STATIONED
from tangledbank.games.phylo.rules.webs import count_of

if TYPE_CHECKING:
    from tangledbank.games.phylo.rules.position import Position


def help_owner(position: "Position") -> None:
    """§6.8-§6.10 One line an event."""
    owner = position.owner
    card = position.event()
    event = position.cards.effect[card]
    if event == PROTECTED_AREA:
        position.show.protections[owner] += 1
        position.tell(SHIELDED, owner, card)
        position.discard_event(DONE)
    elif event == RESTORATION:
        position.phase = RESTORING
        position.turn = owner
    else:
        position.show.stations[owner] += 1
        position.tell(STATIONED, owner, card, position.terms.station)
        position.discard_event(DONE)


def fill_candidates(position: "Position", seat: i64, into: Pile) -> None:
    """§6.9 The species among the dropped cards that raise the owner's count most (P27, P28)."""
    into.count = 0
    most: i64 = 0
    hand = Pile(HAND + 1)
    hand.copy_from(position.hands[seat])
    before = count_of(position.cards, position.links, hand)
    hand.add(0)
    for other in range(position.seats):
        dropped = position.dropped[other]
        for i in range(dropped.count):
            if position.cards.is_event(dropped[i]):
                continue
            hand.cards[hand.count - 1] = dropped[i]
            gain = count_of(position.cards, position.links, hand) - before
            if gain > most:
                most = gain
                into.count = 0
            if gain == most and gain > 0:
                into.slot_in(dropped[i])


def fill_restores(position: "Position", seat: i64, actions: Actions) -> None:
    """§6.9 The owner chooses among the best; where none helps, nothing comes back."""
    candidates = Pile(position.cards.count)
    fill_candidates(position, seat, candidates)
    for i in range(candidates.count):
        actions.add(restore(candidates[i]))
    if candidates.count == 0:
        actions.add(restore())


def bring_back(position: "Position", seat: i64, card: i64) -> None:
    """§6.9 From the discard pile into the hand; the other discards stay hidden."""
    event = position.event()
    if card == NO_CARD:
        position.tell(NOT_RESTORED, seat, event)
        position.discard_event(FIZZLED)
        return
    for other in range(position.seats):
        if card in position.dropped[other]:
            position.dropped[other].take(card)
    position.hands[seat].slot_in(card)
    position.show.restored[seat].add(card)
    position.recount(seat)
    count = position.show.counts[seat]
    position.tell(RESTORED, seat, event, card, position.packed_web(seat), count)
    position.discard_event(DONE)
