"""§3 Action phase."""

from mypy_extensions import i64

from tangledbank.core.asking import NOBODY
from tangledbank.core.containers import Actions, Pile
from tangledbank.core.grounds import ALLOWED
from tangledbank.games.phanerozoic.cards.cards import GROW, RECOVER, SHRINK, Cards
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
from tangledbank.games.phanerozoic.rules.grounds import (
    ICON_TWICE,
    NO_BONUS,
    NO_EVENT,
    NO_MUTATION,
    NO_MUTATIONS,
    NO_RECOVER,
    NO_SPECIES,
    NOT_ALIVE,
    NOT_DISCARDED,
    NOT_FACE_UP,
    OTHER_HABITAT,
    OTHER_KIND,
    OTHER_ROW,
    PARENT_LACKS,
    RECOVER_A_CARD,
    RECOVERED_FIRST,
)
from tangledbank.games.phanerozoic.rules.living import Living
from tangledbank.games.phanerozoic.rules.phases import ACTING
from tangledbank.games.phanerozoic.rules.state import State
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


# -- turns ---------------------------------------------------------------------------------
def begin_actions(position: State) -> None:
    """§3.1 The starting player is first, if there is a card before them."""
    position.phase = ACTING
    position.turn = position.start
    if position.face_up[position.start].count == 0:
        next_turn(position)


def next_turn(position: State) -> None:
    """§3.1 Clockwise to the next face-up card (ruling N23); without one the phase is over."""
    seat = position.turn
    for k in range(position.seats):
        seat += 1
        if seat == position.seats:
            seat = 0
        if position.face_up[seat].count > 0:
            position.turn = seat
            return
    position.turn = NOBODY


# -- what may be done with a card ----------------------------------------------------------
def cards_to_act_with(position: State, seat: i64) -> Pile:
    """§3.1 Those that lie face up before the seat; §3.9 the recovered one at once, alone."""
    return position.pending if position.pending.count > 0 else position.face_up[seat]


def against_act(position: State, seat: i64, kind: i64, card: i64, target: i64) -> i64:
    """§3.1 The first rule against an action with this card and this target."""
    if card not in cards_to_act_with(position, seat):
        return RECOVERED_FIRST if position.pending.count > 0 else NOT_FACE_UP
    if kind == KEEP or target == NOTHING:
        return ALLOWED  # §3.2, §3.3
    ground = against_use(position.cards, kind, card)
    if ground != ALLOWED:
        return ground
    if kind == RECOVERY:
        return ALLOWED if target in position.discards else NOT_DISCARDED  # §3.9
    for one in position.table:
        if one.card == target:
            return against_target(position.cards, kind, card, one)
    return NOT_ALIVE


def against_use(cards: Cards, kind: i64, card: i64) -> i64:
    """§3.3 to §3.10 Each kind of card has its own use."""
    is_species = card < cards.first_mutation
    is_event = card >= cards.first_event
    if kind == DISCARD:
        return ALLOWED if is_species else NO_BONUS
    if kind == EVOLVE:
        return ALLOWED if is_species else NO_SPECIES
    if kind == MUTATE:
        return NO_MUTATION if is_species or is_event else ALLOWED
    if not is_event:
        return NO_EVENT
    recovers = cards.effect[card] == RECOVER
    if kind == RECOVERY:
        return ALLOWED if recovers else NO_RECOVER
    return RECOVER_A_CARD if recovers else ALLOWED


def against_target(cards: Cards, kind: i64, card: i64, one: Living) -> i64:
    """§3.3 to §3.11 What the card asks of a living species."""
    if kind == DISCARD and not raises(cards, card, one):
        return OTHER_ROW
    if kind == MUTATE and not one.can_take(cards, card):
        return ICON_TWICE
    if kind == PLAY and not befalls(cards, card, one):
        return OTHER_HABITAT
    if kind == EVOLVE:
        if not one.is_mutated():
            return NO_MUTATIONS
        if not one.is_kin(cards, card):
            return OTHER_KIND
        if not one.has_all(cards, card):
            return PARENT_LACKS
    return ALLOWED


def raises(cards: Cards, species: i64, one: Living) -> bool:
    """§3.3 Whether a bonus is for the row of a living species (ruling N24)."""
    return cards.bonus_rows[species] & (1 << one.row) != 0


def befalls(cards: Cards, event: i64, one: Living) -> bool:
    """§3.7 Ideal conditions befall anyone, §3.8 a Meteorite those in its habitat."""
    return cards.effect[event] == GROW or cards.habitat[one.card] == cards.event_habitat[event]


def fill_actions(position: State, seat: i64, actions: Actions) -> None:
    """§3.1 All that the seat may do with its cards, if it is its turn."""
    if seat == position.turn:
        with_cards = cards_to_act_with(position, seat)
        for i in range(with_cards.count):
            fill_card_actions(position, with_cards[i], actions)


def fill_card_actions(position: State, card: i64, actions: Actions) -> None:
    """§3.1 Keep it, discard it, or play it if it can be played."""
    cards = position.cards
    actions.add(encode(KEEP, card, NOTHING))
    actions.add(encode(DISCARD, card, NOTHING))
    if card < cards.first_mutation:
        code = encode(DISCARD, card, 0)
        for one in position.table:
            if raises(cards, card, one):
                actions.add(code | one.card)
    fill_plays(position, card, actions)


def fill_plays(position: State, card: i64, actions: Actions) -> None:
    """§3.4 to §3.10 The ways to play a card, with each target that it may have."""
    cards = position.cards
    if card < cards.first_mutation:
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


def fill_event_actions(position: State, event: i64, actions: Actions) -> None:
    """§3.7-§3.9 With each target that the event may have (ruling N25)."""
    if position.cards.effect[event] == RECOVER:
        actions.add_each(encode(RECOVERY, event, 0), position.discards, 0)
        return
    code = encode(PLAY, event, 0)
    for one in position.table:
        if befalls(position.cards, event, one):
            actions.add(code | one.card)


# -- actions -------------------------------------------------------------------------------
def act(position: State, seat: i64, kind: i64, card: i64, target: i64) -> None:
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


def play(position: State, seat: i64, kind: i64, card: i64, target: Living) -> None:
    """§3.1 A mutation, a species or an event takes effect on a living species."""
    if kind == MUTATE:
        mutate(position, seat, card, target)
    elif kind == EVOLVE:
        evolve(position, seat, card, target)
    else:
        happen(position, seat, card, target)


def discard(position: State, seat: i64, card: i64, raised: i64) -> None:
    """§3.3 To the discard pile; a species may raise a living one by its bonus (ruling N24)."""
    position.discards.add(card)
    position.tell(DISCARDED, seat, card)
    if raised != NOTHING:
        one = position.living(raised)
        before = one.population
        position.grow(one, position.cards.bonus[card])
        position.tell(RAISED, seat, raised, before, one.population)


def mutate(position: State, seat: i64, mutation: i64, host: Living) -> None:
    """§3.4 Tuck the mutation under its host."""
    host.take(position.cards, mutation)
    position.tell(MUTATED, seat, mutation, host.card, position.cards.side(mutation, host.row))


def happen(position: State, seat: i64, event: i64, target: Living) -> None:
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


def recover(position: State, seat: i64, event: i64, card: i64) -> None:
    """§3.9 The card is acted with at once; the Recover waits aside meanwhile (ruling N26)."""
    position.discards.take(card)
    position.in_use.add(event)
    position.pending.add(card)
    position.tell(RECOVERED, seat, event, card)


def evolve(position: State, seat: i64, species: i64, parent: Living) -> None:
    """§3.12, §3.13 Child and parent get half each (N16, N51); the mutations go (N15)."""
    half = (parent.population + 1) // 2
    position.discards.pour(parent.mutations)
    parent.lose_mutations(position.cards)
    parent.population = half
    position.place(species, half)
    position.tell(EVOLVED, seat, species, parent.card, half)
