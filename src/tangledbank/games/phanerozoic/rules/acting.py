"""§3 Action phase."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.core.containers import Actions
from tangledbank.games.phanerozoic.cards.cards import GROW, RECOVER, SHRINK
from tangledbank.games.phanerozoic.rules.actions import (
    DISCARD,
    EVOLVE,
    KEEP,
    MUTATE,
    NOTHING,
    PLAY,
    RECOVERY,
    encode,
)
from tangledbank.games.phanerozoic.rules.living import Living
from tangledbank.games.phanerozoic.rules.phases import ACTING
from tangledbank.games.phanerozoic.rules.told import (
    DISCARDED,
    EVOLVED,
    FAVOURED,
    KEPT,
    MUTATED,
    RAISED,
    RECOVERED,
    STRUCK,
)

if TYPE_CHECKING:
    from tangledbank.games.phanerozoic.rules.position import Position


# -- turns ---------------------------------------------------------------------------------
def begin_actions(position: "Position") -> None:
    """§3.1 The starting player is first, if there is a card before them."""
    position.phase = ACTING
    position.turn = position.start
    if position.face_up[position.start].count == 0:
        next_turn(position)


def next_turn(position: "Position") -> None:
    """§3.1 Clockwise to the next face-up card (ruling N23); without one the phase is over."""
    seat = position.turn
    for k in range(position.seats):
        seat += 1
        if seat == position.seats:
            seat = 0
        if position.face_up[seat].count > 0:
            position.turn = seat
            return
    position.end_round()


# -- what may be done with a card ----------------------------------------------------------
def fill_card_actions(position: "Position", card: i64, actions: Actions) -> None:
    """§3.1 Keep it, discard it, or play it if it can be played."""
    cards = position.cards
    actions.add(encode(KEEP, card, NOTHING))
    actions.add(encode(DISCARD, card, NOTHING))
    if card < cards.first_mutation:
        rows = cards.bonus_rows[card]
        code = encode(DISCARD, card, 0)
        for one in position.table:
            if rows & (1 << one.row):
                actions.add(code | one.card)
        code = encode(EVOLVE, card, 0)
        for one in position.table:
            if one.can_become(cards, card):
                actions.add(code | one.card)
    elif card < cards.first_event:
        code = encode(MUTATE, card, 0)
        for one in position.table:
            if one.can_take(cards, card):
                actions.add(code | one.card)
    else:
        fill_event_actions(position, card, actions)


def fill_event_actions(position: "Position", event: i64, actions: Actions) -> None:
    """§3.7-§3.9 With each target that the event may have (ruling N25)."""
    if position.cards.effect[event] == RECOVER:
        actions.add_each(encode(RECOVERY, event, 0), position.discards, 0)
        return
    code = encode(PLAY, event, 0)
    for one in position.table:
        if can_target(position, event, one):
            actions.add(code | one.card)


def can_target(position: "Position", event: i64, one: Living) -> bool:
    """§3.7 Ideal conditions befall anyone, §3.8 a Meteorite those in its habitat."""
    cards = position.cards
    return cards.effect[event] == GROW or cards.habitat[one.card] == cards.event_habitat[event]


# -- actions -------------------------------------------------------------------------------
def act(position: "Position", seat: i64, kind: i64, card: i64, target: i64) -> None:
    """§3.1 One action with a face-up card, or with the one that a Recover took."""
    if position.pending.count > 0:
        position.pending.draw()
    else:
        position.face_up[seat].take(card)
    if kind == RECOVERY:
        recover(position, seat, card, target)
        return
    if kind == KEEP:
        position.hands[seat].add(card)  # §3.2
        position.tell(KEPT, seat, card)
    elif kind == DISCARD:
        discard(position, seat, card, target)
    else:
        play(position, seat, kind, card, position.living(target))
    if position.in_use.count > 0:
        position.discards.pour(position.in_use)  # ruling N26
    next_turn(position)


def play(position: "Position", seat: i64, kind: i64, card: i64, target: Living) -> None:
    """§3.1 A mutation, a species or an event takes effect on a living species."""
    if kind == MUTATE:
        mutate(position, seat, card, target)
    elif kind == EVOLVE:
        evolve(position, seat, card, target)
    else:
        happen(position, seat, card, target)


def discard(position: "Position", seat: i64, card: i64, raised: i64) -> None:
    """§3.3 To the discard pile; a species may raise a living one by its bonus (ruling N24)."""
    position.discards.add(card)
    position.tell(DISCARDED, seat, card)
    if raised != NOTHING:
        one = position.living(raised)
        before = one.population
        position.grow(one, position.cards.bonus[card])
        position.tell(RAISED, seat, raised, before, one.population)


def mutate(position: "Position", seat: i64, mutation: i64, host: Living) -> None:
    """§3.4 Tuck the mutation under its host."""
    host.take(position.cards, mutation)
    position.tell(MUTATED, seat, mutation, host.card, position.cards.side(mutation, host.row))


def happen(position: "Position", seat: i64, event: i64, target: Living) -> None:
    """§3.6 The event happens, then it is discarded."""
    amount = position.cards.amount[event]
    before = target.population
    if position.cards.effect[event] == SHRINK:
        position.tell(STRUCK, seat, event, target.card, before, max(before - amount, 0))
        position.reduce(target, amount)  # §3.8
    else:
        position.grow(target, amount)  # §3.7
        position.tell(FAVOURED, seat, event, target.card, before, target.population)
    position.discards.add(event)


def recover(position: "Position", seat: i64, event: i64, card: i64) -> None:
    """§3.9 The card is acted with at once; the Recover waits aside meanwhile (ruling N26)."""
    position.discards.take(card)
    position.in_use.add(event)
    position.pending.add(card)
    position.tell(RECOVERED, seat, event, card)


def evolve(position: "Position", seat: i64, species: i64, parent: Living) -> None:
    """§3.12, §3.13 Child and parent get half each (N16, N51); the mutations go (N15)."""
    half = (parent.population + 1) // 2
    position.discards.pour(parent.mutations)
    parent.lose_mutations(position.cards)
    parent.population = half
    position.place(species, half)
    position.tell(EVOLVED, seat, species, parent.card, half)
