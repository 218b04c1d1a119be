# Compiled: bots look with it thousands of times a second.
"""What a seat knows, as a position: `hide` leaves no more of it, `deal` makes a guess of that."""

from typing import Final

from mypy_extensions import i64

from tangledbank.core import position as core
from tangledbank.core.containers import HIDDEN, Pile
from tangledbank.core.rng import Rng, seed_from
from tangledbank.core.unseen import close_up, cross_out
from tangledbank.games.phylo.cards.cards import HAND
from tangledbank.games.phylo.rules.aiming import pick_aims
from tangledbank.games.phylo.rules.food_webs import count_of
from tangledbank.games.phylo.rules.helping_events import count_with, fill_candidates
from tangledbank.games.phylo.rules.state import AIMING, NONE, RESTORING, STRIKING, Show, State

SECRET: Final = -2  # §4.1 what a rival has chosen who is ready


# -- what is hidden ------------------------------------------------------------------------
def hide(position: core.Position, viewer: i64) -> None:
    """Leave what this seat, or a spectator, knows."""
    assert isinstance(position, State)
    known: State = position
    known.rng.forget()
    known.now = 0
    known.seen = None
    hide_discards(known, viewer)
    hide_hands(known, viewer)
    hide_aims(known, viewer)
    forget_events(known)
    forget_rounds(known)


def hide_discards(position: State, viewer: i64) -> None:
    """§2.3 Own ones are known, and where they lie; §6.9 whoever restores has seen the best of all.

    The others lie in one pile, whoever dropped them.
    """
    best = position.scratch.restorable
    best.clear()
    if is_restoring(position, viewer):
        fill_candidates(position, viewer, best)
    hidden: i64 = 0
    for seat in range(position.seats):
        if seat != viewer:
            hidden += position.dropped[seat].count
            position.dropped[seat].clear()
    others = position.dropped[pile_of_others(viewer)]
    for i in range(best.count):
        if best[i] not in position.dropped[viewer]:
            others.add(best[i])
    first = others.count
    others.count = hidden
    others.hide(first)


def is_restoring(position: State, viewer: i64) -> bool:
    """§6.9 Whether this seat looks through the discard pile."""
    return position.phase == RESTORING and position.turn == viewer


def pile_of_others(viewer: i64) -> i64:
    """The seat with whose discards all lie that the viewer did not drop."""
    return 1 if viewer == 0 else 0


def hide_hands(position: State, viewer: i64) -> None:
    """§5.1 Hands are secret until the reveal, and the pickup pile always is."""
    position.pickup.hide()
    if position.show.is_open:
        return
    for seat in range(position.seats):
        if seat != viewer:
            position.hands[seat].hide()


def hide_aims(position: State, viewer: i64) -> None:
    """§4.1 Of others only whether they are ready; after the reveal the aims lie open."""
    for seat in range(position.seats):
        if position.phase != AIMING:
            position.chosen[seat] = NONE
        elif seat != viewer and position.chosen[seat] != NONE:
            position.chosen[seat] = SECRET


def forget_events(position: State) -> None:
    """§6 What is left of events that have been played; one that waits for its owner stays."""
    position.is_helping = position.phase == RESTORING
    if not position.is_asking():
        position.owner = NONE
        position.place = 0
    if position.phase != STRIKING:
        position.hop = 0
        position.candidates.clear()
        position.stood.clear()


def forget_rounds(position: State) -> None:
    """What earlier rounds, or games, have left in the rows."""
    seats = position.seats
    over = position.round if position.ended_by != NONE else position.round - 1
    for i in range(over * seats, position.terms.most_rounds() * seats):
        position.counts[i] = 0
    for seat in range(seats):
        forget_aims(position.show, seat)
        forget_aims(position.last, seat)


def forget_aims(show: Show, seat: i64) -> None:
    """Beyond those of the round."""
    for place in range(seat * HAND + show.aimed[seat], (seat + 1) * HAND):
        show.events[place] = 0
        show.targets[place] = 0
        show.fates[place] = 0


# -- what is dealt -------------------------------------------------------------------------
def deal(position: core.Position, viewer: i64, rng: Rng) -> None:
    """Deal unseen cards to where hidden ones lie, and let rivals who are ready aim at random."""
    assert isinstance(position, State)
    known: State = position
    known.rng.seed(seed_from(rng))
    fill_unseen(known, known.pickup)
    known.pickup.shuffle(rng)
    deal_discards(known, viewer)
    deal_hands(known, viewer)
    for seat in range(known.seats):
        if known.chosen[seat] == SECRET:
            known.chosen[seat] = pick_aims(known, seat, rng)


def fill_unseen(position: State, into: Pile) -> None:
    """The cards that the viewer cannot place, in the order of the deck."""
    into.copy_from(position.cards.deck)
    cross_out(into, position.discards)
    for seat in range(position.seats):
        cross_out(into, position.hands[seat])
        cross_out(into, position.dropped[seat])
        for place in range(seat * HAND, seat * HAND + position.show.aimed[seat]):
            into.cards[position.show.events[place]] = HIDDEN
    close_up(into)


def deal_discards(position: State, viewer: i64) -> None:
    """§2.3 Any unseen cards; §6.9 whoever restores has seen that none of them is better."""
    others = position.dropped[pile_of_others(viewer)]
    best: i64 = 0
    if is_restoring(position, viewer):
        best = best_count(position, viewer)
    for i in range(others.count):
        if others[i] == HIDDEN and best == 0:
            others.cards[i] = position.pickup.draw()
        elif others[i] == HIDDEN:
            others.cards[i] = draw_below(position, viewer, best)


def draw_below(position: State, viewer: i64, best: i64) -> i64:
    """§6.9 The next unseen card that is worse for the viewer's hand than the best discard."""
    pickup = position.pickup
    i = pickup.count - 1
    while count_with(position, viewer, pickup[i]) >= best:
        i -= 1
    card = pickup[i]
    pickup.take(card)
    return card


def best_count(position: State, viewer: i64) -> i64:
    """§6.9 What the hand counts with the best known discard; one more than now, if none helps."""
    best = count_of(position.cards, position.links, position.hands[viewer]) + 1
    for seat in range(position.seats):
        dropped = position.dropped[seat]
        for i in range(dropped.count):
            if dropped[i] != HIDDEN:
                best = max(best, count_with(position, viewer, dropped[i]))
    return best


def deal_hands(position: State, viewer: i64) -> None:
    """§5.1 Others hold any unseen cards until the reveal."""
    if position.show.is_open:
        return
    for seat in range(position.seats):
        if seat != viewer:
            hand = position.hands[seat]
            count = hand.count
            hand.clear()
            for _card in range(count):
                hand.slot_in(position.pickup.draw())
