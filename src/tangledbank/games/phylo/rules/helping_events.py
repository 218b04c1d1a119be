"""§6.8-§6.10 Events that help their owner."""

from mypy_extensions import i64

from tangledbank.core.containers import Actions, Pile
from tangledbank.core.grounds import ALLOWED
from tangledbank.games.phylo.cards.cards import PROTECTED_AREA, RESTORATION
from tangledbank.games.phylo.rules import told
from tangledbank.games.phylo.rules.actions import NO_CARD, restore
from tangledbank.games.phylo.rules.counting import recount
from tangledbank.games.phylo.rules.food_webs import count_of, packed_web
from tangledbank.games.phylo.rules.grounds import NOT_THE_BEST, RESTORE_IT
from tangledbank.games.phylo.rules.state import DONE, FIZZLED, RESTORING, State


def help_owner(position: State) -> None:
    """§6.8-§6.10 One line an event."""
    owner = position.owner
    card = position.event()
    event = position.cards.effect[card]
    if event == PROTECTED_AREA:
        position.show.protections[owner] += 1
        position.tell(told.SHIELDED, owner, card)
        position.discard_event(DONE)
    elif event == RESTORATION:
        position.ask_owner(RESTORING)
    else:
        position.show.stations[owner] += 1
        position.tell(told.STATIONED, owner, card, position.terms.station)
        position.discard_event(DONE)


def fill_candidates(position: State, seat: i64, into: Pile) -> None:
    """§6.9 The species among the dropped cards that raise the owner's count most (P27, P28)."""
    into.count = 0
    now = count_of(position.cards, position.links, position.hands[seat])
    most = now
    for other in range(position.seats):
        dropped = position.dropped[other]
        for i in range(dropped.count):
            count = count_with(position, seat, dropped[i])
            if count > most:
                most = count
                into.count = 0
            if count == most and count > now:
                into.slot_in(dropped[i])


def count_with(position: State, seat: i64, card: i64) -> i64:
    """§6.9 What the owner would count with one card more; an event adds nothing."""
    hand = position.scratch.hand
    hand.copy_from(position.hands[seat])
    hand.add(card)
    return count_of(position.cards, position.links, hand)


def fill_restores(position: State, seat: i64, actions: Actions) -> None:
    """§6.9 The owner chooses among the best; if none helps, nothing comes back."""
    candidates = position.scratch.restorable
    fill_candidates(position, seat, candidates)
    for i in range(candidates.count):
        actions.add(restore(candidates[i]))
    if not candidates:
        actions.add(restore())


def against_restore(position: State, seat: i64, card: i64) -> i64:
    """§6.9 One of the best comes back, and nothing only if none helps."""
    candidates = position.scratch.restorable
    fill_candidates(position, seat, candidates)
    if card == NO_CARD:
        return RESTORE_IT if candidates else ALLOWED
    return ALLOWED if card in candidates else NOT_THE_BEST


def bring_back(position: State, seat: i64, card: i64) -> None:
    """§6.9 From the discard pile into the hand; the other discards stay hidden."""
    event = position.event()
    if card == NO_CARD:
        position.tell(told.NOT_RESTORED, seat, event)
        position.discard_event(FIZZLED)
        return
    for other in range(position.seats):
        if card in position.dropped[other]:
            position.dropped[other].take(card)
    position.hands[seat].slot_in(card)
    position.show.restored[seat].add(card)
    recount(position, seat)
    count = position.show.counts[seat]
    position.tell(told.RESTORED, seat, event, card, packed_web(position, seat), count)
    position.discard_event(DONE)
