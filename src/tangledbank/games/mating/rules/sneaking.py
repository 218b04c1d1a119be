"""§6 Sneaky strategies: the windows, what each card demands and does, and how it is answered."""

from typing import Final

from mypy_extensions import i64

from tangledbank.core.containers import Actions
from tangledbank.core.grounds import ALLOWED
from tangledbank.games.mating.cards.cards import (
    ALARM_CALL,
    CAMOUFLAGE,
    COMBAT,
    FEMALE_MIMIC,
    FLASHY,
    FOOD_CACHE,
    LEVEL_UP,
    MATE_GUARDING,
    NUPTIAL_GIFT,
    SATELLITE_MALE,
    SPERM_COMPETITION,
)
from tangledbank.games.mating.rules import actions as numbers
from tangledbank.games.mating.rules import grounds, told
from tangledbank.games.mating.rules.actions import NOBODY
from tangledbank.games.mating.rules.state import (
    AFTER_MATING,
    ANSWER,
    BEFORE_ATTRACT,
    BEFORE_MATING,
    BEFORE_SURVIVE,
    NONE,
    THREAT,
    WINDOW,
    State,
)
from tangledbank.games.mating.rules.surviving import decided

ALARM: Final = 3  # §6.7
CACHE: Final = 2  # §6.9
DEMANDS: Final[list[list[int]]] = [  # by effect: what is against the card if it is not so
    [grounds.NO_PREDATION],  # §6.7 Alarm Call
    [],  # §6.8 Camouflage
    [],  # §6.9 Food Cache
    [grounds.NOT_FLASHY, grounds.FIGHTS_ALREADY, grounds.RIVAL_NOT_FLASHY],  # §6.10 Level Up
    [grounds.NOT_COMBAT, grounds.STANDS_ASIDE, grounds.NO_OTHER_FIGHTER],  # §6.11 Satellite Male
    [grounds.RIVAL_ALONE],  # §6.12 Female Mimic
    [grounds.HAD_NO_FEMALE],  # §6.13 Nuptial Gift
    [grounds.HAD_NO_FEMALE, grounds.RIVAL_GAINED_NOTHING],  # §6.14 Sperm Competition
    [],  # §6.15 Mate Guarding
]


# -- windows -------------------------------------------------------------------------------
def open_window(position: State, window: i64) -> None:
    """§6.2 Sneaky cards may be played now, in order from the first-player marker (M23)."""
    position.window = window
    for seat in range(position.seats):
        position.passed[seat] = 0
    ask_next(position, position.first)
    if position.turn != NONE:
        position.tell(told.WINDOW_OPENED, -1, window)


def ask_next(position: State, start: i64) -> None:
    """§6.3 The next seat from `start` on with a strategy in play that has not passed.

    §6.6 Whatever it holds, it is asked; if nobody is, the window is closed.
    """
    seat = start
    for _seat in range(position.seats):
        if position.is_in_play(seat) and not position.passed[seat] and not position.ahead[seat]:
            position.ask(WINDOW, seat)
            return
        seat = position.left_of(seat)
    position.ask(WINDOW, NONE)


def pass_on(position: State, seat: i64) -> None:
    """§6.3 No card now; a window closes when all have passed in a row."""
    position.passed[seat] = 1
    position.tell(told.PASSED, seat)
    ask_next(position, position.left_of(seat))


def pass_ahead(position: State, seat: i64) -> None:
    """§6.4 No more cards in this round's windows."""
    position.ahead[seat] = 1
    position.tell(told.PASSED_AHEAD, seat)
    ask_next(position, position.left_of(seat))


# -- what may be played --------------------------------------------------------------------
def fill_sneaky(position: State, seat: i64, actions: Actions) -> None:
    """§6.5 Every sneaky card that may be played now, alone or with each rival it may name."""
    hand = position.hands[seat]
    for i in range(hand.count):
        card = hand[i]
        if can_play(position, seat, card):
            for target in range(i64(NOBODY), position.seats):
                if against_use(position, seat, position.cards.effect[card], target) == ALLOWED:
                    actions.add(numbers.sneak(card, target))


def against_sneaking(position: State, seat: i64, card: i64, target: i64) -> i64:
    """§6.1-§6.15 The card, then the rival that it names, then what it demands."""
    ground = against_card(position, seat, card)
    if ground != ALLOWED:
        return ground
    return against_use(position, seat, position.cards.effect[card], target)


def against_taking_part(position: State, seat: i64) -> i64:
    """§2.4, §6.1 A sneaky card needs a strategy of its owner in play (M9, M10)."""
    if position.lunch[seat]:
        return grounds.OUT_TO_LUNCH
    return ALLOWED if position.is_in_play(seat) else grounds.NOT_IN_PLAY


def can_play(position: State, seat: i64, card: i64) -> bool:
    """§6.1, §6.2 A sneaky card, at its moment, that can be paid."""
    return (
        position.cards.is_sneaky(card)
        and is_its_moment(position, position.cards.effect[card])
        and position.can_pay(seat, card)
    )


def against_card(position: State, seat: i64, card: i64) -> i64:
    """§6.1, §6.2 Why a card of the hand cannot be played now, whoever it names."""
    if can_play(position, seat, card):
        return ALLOWED
    if not position.cards.is_sneaky(card):
        return grounds.NOT_SNEAKY
    is_now = is_its_moment(position, position.cards.effect[card])
    return grounds.SNEAKY_TOO_DEAR if is_now else grounds.WRONG_MOMENT


def is_its_moment(position: State, effect: i64) -> bool:
    """§6.2 The window of the card; §6.8, §6.15 the question that it answers (M23)."""
    if position.phase == THREAT:
        return effect == CAMOUFLAGE
    if position.phase == ANSWER:
        return effect == MATE_GUARDING
    return window_of(effect) == position.window


def window_of(effect: i64) -> i64:
    """§6.2 In which window a card is played; 0: it is an answer, outside the windows."""
    if effect == ALARM_CALL:
        return BEFORE_SURVIVE
    if effect in (FOOD_CACHE, LEVEL_UP, SATELLITE_MALE):
        return BEFORE_ATTRACT
    if effect == FEMALE_MIMIC:
        return BEFORE_MATING
    if effect in (NUPTIAL_GIFT, SPERM_COMPETITION):
        return AFTER_MATING
    return 0


def against_use(position: State, seat: i64, effect: i64, target: i64) -> i64:
    """§6.5 The rival that is named, then all that the card demands at this moment (M34)."""
    ground = against_target(position, seat, effect, target)
    if ground != ALLOWED:
        return ground
    for demand in DEMANDS[effect]:
        if not is_met(position, demand, seat, target):
            return demand
    return ALLOWED


def against_target(position: State, seat: i64, effect: i64, target: i64) -> i64:
    """§6.5 A rival with a strategy in play, and only if the card names one."""
    if not names_a_rival(position, effect):
        if target == NOBODY:
            return ALLOWED
        return grounds.ENOUGH_FIGHTERS if effect == LEVEL_UP else grounds.NAMES_NOBODY
    if target == NOBODY:
        return grounds.TARGET_MISSING
    if target == seat:
        return grounds.OWN_TARGET
    if target >= position.seats or not position.is_in_play(target):
        return grounds.TARGET_OUT
    return ALLOWED


def names_a_rival(position: State, effect: i64) -> bool:
    """§6.5 Whether the card has a target; §6.10 Level Up only without another fighter."""
    if effect == LEVEL_UP:
        return position.fighters() == 0
    return effect in (FEMALE_MIMIC, SPERM_COMPETITION)


def is_met(position: State, demand: i64, seat: i64, target: i64) -> bool:
    """§6.7-§6.14 Whether something that a card demands is true."""
    if demand == grounds.NO_PREDATION:  # §6.7, M45
        return position.terms.predation
    if demand == grounds.NOT_FLASHY:  # §6.10
        return position.colour(seat) == FLASHY
    if demand == grounds.FIGHTS_ALREADY:
        return position.levelled[seat] == 0
    if demand == grounds.RIVAL_NOT_FLASHY:
        return target == NOBODY or position.colour(target) == FLASHY
    if demand == grounds.NOT_COMBAT:  # §6.11
        return position.colour(seat) == COMBAT
    if demand == grounds.STANDS_ASIDE:
        return position.is_fighter(seat)
    if demand == grounds.NO_OTHER_FIGHTER:
        return position.fighters() > 1
    if demand == grounds.RIVAL_ALONE:  # §6.12
        return position.females_of(target) > 0
    if demand == grounds.HAD_NO_FEMALE:  # §6.13, §6.14
        return position.mated[seat] > 0
    return position.gain(target) > 0  # §6.14


# -- playing -------------------------------------------------------------------------------
def sneak(position: State, seat: i64, card: i64, target: i64) -> None:
    """§6.5 Show the card and pay; whoever it names may answer before it takes effect."""
    show(position, seat, card, target)
    effect = position.cards.effect[card]
    if effect == CAMOUFLAGE:
        hide(position, seat, card)
    elif effect == MATE_GUARDING:
        guard(position, seat, card)
    else:
        position.sneaking.add(card)
        position.sneaker = seat
        position.target = target
        if target == NOBODY:
            take_effect(position)
        else:
            position.ask(ANSWER, target)


def show(position: State, seat: i64, card: i64, target: i64) -> None:
    """§6.5 The card leaves the hand, and its cost the nest (M27)."""
    cost = position.cards.cost[card]
    position.hands[seat].take(card)
    position.feed(seat, -cost)
    if target == NOBODY:
        position.tell(told.SNEAKED, seat, card, cost, position.food[seat])
    else:
        position.tell(told.SNEAKED_ON, seat, card, target, cost, position.food[seat])


def hide(position: State, seat: i64, card: i64) -> None:
    """§6.8 Camouflage: the strategy stays, and this threat is over."""
    position.discards.add(card)
    position.tell(told.HID, seat, position.strategy[seat])
    decided(position)


def guard(position: State, seat: i64, card: i64) -> None:
    """§6.15 Mate Guarding: the card that is answered has no effect."""
    position.discards.add(card)
    position.tell(told.GUARDED, seat, card, position.sneaking[0])
    end_card(position)


def accept(position: State, seat: i64) -> None:
    """§6.5 The rival lets it happen."""
    position.tell(told.LET_BE, seat)
    take_effect(position)


def take_effect(position: State) -> None:
    """§6.5 The card does what it says."""
    apply_effect(position, position.cards.effect[position.sneaking[0]])
    end_card(position)


def end_card(position: State) -> None:
    """§6.5 The card goes to the discard pile; §6.3 all others may play or pass again."""
    position.discards.pour(position.sneaking)
    start = position.left_of(position.sneaker)
    position.sneaker = NONE
    position.target = NONE
    for seat in range(position.seats):
        position.passed[seat] = 0
    ask_next(position, start)


# -- effects -------------------------------------------------------------------------------
def apply_effect(position: State, effect: i64) -> None:
    """§6.7-§6.14 One line a card."""
    seat = position.sneaker
    target = position.target
    if effect == ALARM_CALL:
        call_alarm(position, seat)
    elif effect == FOOD_CACHE:
        open_cache(position, seat)
    elif effect == LEVEL_UP:
        level_up(position, seat, target)
    elif effect == SATELLITE_MALE:
        stand_aside(position, seat)
    elif effect == FEMALE_MIMIC:
        mimic(position, seat, target)
    elif effect == NUPTIAL_GIFT:
        give(position, seat)
    else:
        outcompete(position, seat, target)


def call_alarm(position: State, seat: i64) -> None:
    """§6.7 Alarm Call: the predator value rises by 3 for this round."""
    before = position.predator_value(seat)
    position.alarm[seat] += ALARM
    position.tell(told.CALLED, seat, position.strategy[seat], before, position.predator_value(seat))


def open_cache(position: State, seat: i64) -> None:
    """§6.9 Food Cache: two food at once."""
    before = position.food[seat]
    position.feed(seat, CACHE)
    position.tell(told.CACHED, seat, before, position.food[seat])


def level_up(position: State, seat: i64, target: i64) -> None:
    """§6.10 Level Up: a flashy strategy fights, and so does the one it names (M25)."""
    position.levelled[seat] = 1
    position.tell(told.LEVELLED, seat, position.strategy[seat], position.fitness(seat))
    if target != NOBODY:
        position.levelled[target] = 1
        position.tell(told.DRAWN_IN, target, position.strategy[target], position.fitness(target))


def stand_aside(position: State, seat: i64) -> None:
    """§6.11 Satellite Male: it leaves the fight, and is chosen last (M26)."""
    position.satellite[seat] = 1
    position.tell(told.STOOD_ASIDE, seat, position.strategy[seat])


def mimic(position: State, seat: i64, target: i64) -> None:
    """§6.12 Female Mimic: a female moves over, one of his own colour first."""
    is_red = position.red_with[target] > 0 and (
        position.colour(target) == COMBAT or position.blue_with[target] == 0
    )
    if is_red:
        position.red_with[target] -= 1
        position.red_with[seat] += 1
    else:
        position.blue_with[target] -= 1
        position.blue_with[seat] += 1
    colour = COMBAT if is_red else FLASHY
    position.tell(told.MIMICKED, seat, target, position.females_of(target), colour)


def give(position: State, seat: i64) -> None:
    """§6.13 Nuptial Gift: one more offspring."""
    before = position.offspring[seat]
    position.offspring[seat] += 1
    position.tell(told.GAVE, seat, before, position.offspring[seat])


def outcompete(position: State, seat: i64, target: i64) -> None:
    """§6.14 Sperm Competition: one offspring of the rival is one's own."""
    position.offspring[target] -= 1
    position.offspring[seat] += 1
    position.tell(
        told.OUTCOMPETED, seat, target, position.offspring[seat], position.offspring[target]
    )
