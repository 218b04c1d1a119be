"""§6.2-§6.7, §6.11, §6.12 Events that harm an opponent's web."""

from typing import Final

from mypy_extensions import i64

from tangledbank.core.containers import Actions, Pile
from tangledbank.core.grounds import ALLOWED
from tangledbank.games.phylo.cards.cards import (
    BLIGHT,
    CLIMATE_SHIFT,
    DESERT,
    DROUGHT,
    EPIDEMIC,
    FOREST,
    FRESH_WATER,
    GRASSLAND,
    HAND,
    OCEAN,
    OIL_SPILL,
    OVERPOPULATION,
    POACHING,
    TUNDRA,
    URBAN,
    WATER_POLLUTION,
    WILDFIRE,
    Cards,
)
from tangledbank.games.phylo.rules import told
from tangledbank.games.phylo.rules.actions import strike
from tangledbank.games.phylo.rules.counting import recount
from tangledbank.games.phylo.rules.food_webs import fill_web
from tangledbank.games.phylo.rules.grounds import NOT_THE_HIGHEST
from tangledbank.games.phylo.rules.state import CANCELLED, DONE, FIZZLED, STRIKING, State
from tangledbank.games.phylo.rules.told import pack

LARGE: Final = 6  # §6.4 the size from which on poachers care


def strike_target(position: State) -> None:
    """§6.2 The next event looks for the highest counting card of its target; §6.3 or asks."""
    target = position.target()
    position.hop = 0
    fill_web(position, target, position.stood)
    keep_highest(position, position.stood, position.candidates)
    if position.candidates.count == 0:
        position.tell(told.NO_TARGET, position.owner, position.event(), target)
        position.discard_event(FIZZLED)
    else:
        take_or_ask(position)


def keep_highest(position: State, among: Pile, into: Pile) -> None:
    """§6.2 The cards with the most points (P13)."""
    into.count = 0
    most: i64 = 0
    for i in range(among.count):
        points = position.cards.points[among[i]]
        if points > most:
            most = points
            into.count = 0
        if points == most:
            into.add(among[i])


def take_or_ask(position: State) -> None:
    """§6.3 One candidate is taken; of several the owner of the event chooses (P14)."""
    if position.candidates.count == 1:
        take(position, position.candidates[0])
    else:
        position.ask_owner(STRIKING)


def fill_strikes(position: State, actions: Actions) -> None:
    """§6.3 The cards that are level."""
    for i in range(position.candidates.count):
        actions.add(strike(position.candidates[i]))


def against_strike(position: State, card: i64) -> i64:
    """§6.2 Only the highest counting card is struck, §6.3 or one of those that are level."""
    return ALLOWED if card in position.candidates else NOT_THE_HIGHEST


def take(position: State, card: i64) -> None:
    """§6.4 If the event can harm this card, and §6.8 nothing protects it, it does."""
    owner, target, event = position.owner, position.target(), position.event()
    if position.hop > 0:
        spread(position, card)
    elif not bites(position, position.cards.effect[event], card):
        position.tell(told.FIZZLED, owner, event, target, card, event)
        position.discard_event(FIZZLED)
    elif position.show.protections[target] > 0:
        position.show.protections[target] -= 1
        position.tell(told.CANCELLED, owner, event, target, card)
        position.discard_event(CANCELLED)
    else:
        position.tell(told.STRUCK, owner, event, target, card)
        harm(position, position.cards.effect[event], card)


def bites(position: State, effect: i64, card: i64) -> bool:
    """§6.4 Whether the event takes effect (P15); §6.11 overpopulation needs food to eat up."""
    if not can_harm(position.cards, effect, card):
        return False
    return effect != OVERPOPULATION or has_food(position, card)


def can_harm(cards: Cards, effect: i64, card: i64) -> bool:
    """§6.4 By what is printed on the card (P27, P30)."""
    terrains = cards.terrains[card]
    if effect == WILDFIRE:
        return terrains & FOREST != 0
    if effect == OIL_SPILL:
        return terrains & OCEAN != 0
    if effect == WATER_POLLUTION:
        return terrains & (FRESH_WATER | OCEAN) != 0
    if effect == DROUGHT:
        return terrains & (FOREST | GRASSLAND | TUNDRA | URBAN) != 0 and terrains & DESERT == 0
    if effect == POACHING:
        return cards.scale[card] >= LARGE
    if effect == BLIGHT:
        return cards.chain[card] == 1
    if effect == OVERPOPULATION:
        return cards.chain[card] > 1 or cards.second_role[card] > 1
    return True


def has_food(position: State, eater: i64) -> bool:
    """§6.11 Whether a counting species of the target is food for this one."""
    for i in range(position.stood.count):
        if position.eats(eater, position.stood[i]):
            return True
    return False


def harm(position: State, effect: i64, card: i64) -> None:
    """What falls: the card, §6.12 its duplicates too, §6.11 or its food instead of itself."""
    fallen = position.scratch.fallen
    fallen.clear()
    if effect == EPIDEMIC:
        hand = position.hands[position.target()]
        for i in range(hand.count):
            if position.cards.species[hand[i]] == position.cards.species[card]:
                fallen.add(hand[i])
    elif effect == OVERPOPULATION:
        for i in range(position.stood.count):
            if position.eats(card, position.stood[i]):
                fallen.add(position.stood[i])
    else:
        fallen.add(card)
    fall(position, fallen)
    if effect == CLIMATE_SHIFT:
        hop_on(position, card)
    else:
        position.discard_event(DONE)


def fall(position: State, fallen: Pile) -> None:
    """§6.5 Cards fall, and all hear of it who listen."""
    if not position.listening:
        lose(position, fallen)
        return
    before = Pile(HAND)
    fill_web(position, position.target(), before)
    lose(position, fallen)
    tell_fall(position, fallen, before)


def lose(position: State, fallen: Pile) -> None:
    """§6.5 To the discard pile, face up; §6.6 whatever lost its food no longer counts (P17)."""
    target = position.target()
    for i in range(fallen.count):
        position.hands[target].take(fallen[i])
        position.discards.add(fallen[i])
        position.show.fallen[target].add(fallen[i])
    recount(position, target)


def tell_fall(position: State, fallen: Pile, before: Pile) -> None:
    """§6.5 What fell, and §6.6 what no longer counts without it."""
    target = position.target()
    after = Pile(HAND)
    fill_web(position, target, after)
    lost = Pile(HAND)
    for i in range(before.count):
        if before[i] not in after and before[i] not in fallen:
            lost.add(before[i])
    count = position.show.counts[target]
    position.tell(told.FELL, target, pack(fallen), pack(after), count)
    if lost.count > 0:
        position.tell(told.COLLAPSED, target, pack(lost), pack(after), count)


def hop_on(position: State, card: i64) -> None:
    """§6.7 A coin after each loss: heads, and it goes on along a food link (P27)."""
    linked = position.scratch.linked
    linked.clear()
    for i in range(position.stood.count):
        other = position.stood[i]
        if other in position.hands[position.target()] and (
            position.eats(other, card) or position.eats(card, other)
        ):
            linked.add(other)
    keep_highest(position, linked, position.candidates)
    if position.hop == position.terms.hops or linked.count == 0:
        position.discard_event(DONE)
        return
    heads = position.rng.below(2)
    position.tell(told.COIN, position.owner, position.event(), heads)
    if heads:
        position.hop += 1
        take_or_ask(position)
    else:
        position.discard_event(DONE)


def spread(position: State, card: i64) -> None:
    """§6.7 The next card falls; no restriction, and no protection half-way."""
    fallen = position.scratch.fallen
    fallen.clear()
    fallen.add(card)
    position.tell(told.SPREAD, position.owner, position.event(), position.target(), card)
    fall(position, fallen)
    hop_on(position, card)
