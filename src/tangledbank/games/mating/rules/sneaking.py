"""§6 Sneaky strategies: the windows, and what each card does."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.core.containers import Actions
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
from tangledbank.games.mating.rules.actions import NOBODY, PASS, PASS_AHEAD, encode
from tangledbank.games.mating.rules.actions import sneak as sneak_action
from tangledbank.games.mating.rules.effects import apply_effect
from tangledbank.games.mating.rules.phases import (
    AFTER_MATING,
    ANSWER,
    BEFORE_ATTRACT,
    BEFORE_MATING,
    BEFORE_SURVIVE,
    NONE,
    WINDOW,
)
from tangledbank.games.mating.rules.told import (
    GUARDED,
    HID,
    LET_BE,
    PASSED,
    PASSED_AHEAD,
    SNEAKED,
    SNEAKED_ON,
    WINDOW_OPENED,
)

if TYPE_CHECKING:
    from tangledbank.games.mating.rules.position import Position


# -- windows -------------------------------------------------------------------------------
def open_window(position: "Position", window: i64) -> None:
    """§6.2 Sneaky cards may be played now, in order from the first-player marker."""
    position.window = window
    for seat in range(position.seats):
        position.passed[seat] = 0
    if next_asked(position, position.first) != NONE:
        position.tell(WINDOW_OPENED, -1, window)
    ask_next(position, position.first)


def ask_next(position: "Position", start: i64) -> None:
    """§6.3 The next seat from `start` on, or the window closes."""
    seat = next_asked(position, start)
    if seat == NONE:
        position.close_window()
    else:
        position.ask(WINDOW, seat)


def next_asked(position: "Position", start: i64) -> i64:
    """§6.3 The next seat with a strategy in play that has not passed; §6.6 whatever it holds."""
    seat = start
    for _seat in range(position.seats):
        if position.is_in_play(seat) and not position.passed[seat] and not position.ahead[seat]:
            return seat
        seat = after(position, seat)
    return NONE


def after(position: "Position", seat: i64) -> i64:
    """The seat to the left."""
    return seat + 1 if seat + 1 < position.seats else 0


def pass_on(position: "Position", seat: i64) -> None:
    """§6.3 No card now; a window closes when all have passed in a row."""
    position.passed[seat] = 1
    position.tell(PASSED, seat)
    ask_next(position, after(position, seat))


def pass_ahead(position: "Position", seat: i64) -> None:
    """§6.4 No more cards in this round's windows."""
    position.ahead[seat] = 1
    position.tell(PASSED_AHEAD, seat)
    ask_next(position, after(position, seat))


# -- what may be played --------------------------------------------------------------------
def fill_window(position: "Position", seat: i64, actions: Actions) -> None:
    """§6.3 A pass is always there; then every sneaky card that can be played now."""
    actions.add(encode(PASS))
    actions.add(encode(PASS_AHEAD))
    hand = position.hands[seat]
    for i in range(hand.count):
        if can_pay(position, seat, hand[i]):
            fill_card(position, seat, hand[i], actions)


def can_pay(position: "Position", seat: i64, card: i64) -> bool:
    """§6.1 A sneaky card that its owner has the food for."""
    return position.cards.is_sneaky(card) and position.cards.cost[card] <= position.food[seat]


def fill_card(position: "Position", seat: i64, card: i64, actions: Actions) -> None:
    """§6.5 The card, with each rival that it may name, if its demand is met (M34)."""
    effect = position.cards.effect[card]
    if position.window != window_of(effect):
        return
    if not names_a_rival(position, effect):
        if is_met(position, seat, effect):
            actions.add(sneak_action(card))
        return
    for rival in range(position.seats):
        if is_met_by(position, seat, effect, rival):
            actions.add(sneak_action(card, rival))


def fill_answers(position: "Position", seat: i64, effect: i64, actions: Actions) -> None:
    """§6.8, §6.15 The cards that answer a predator, or a sneaky card."""
    hand = position.hands[seat]
    for i in range(hand.count):
        if can_pay(position, seat, hand[i]) and position.cards.effect[hand[i]] == effect:
            actions.add(sneak_action(hand[i]))


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


def names_a_rival(position: "Position", effect: i64) -> bool:
    """§6.5 Whether the card has a target; §6.10 Level Up only without another fighter."""
    if effect == LEVEL_UP:
        return position.fighters() == 0
    return effect in (FEMALE_MIMIC, SPERM_COMPETITION)


def is_met(position: "Position", seat: i64, effect: i64) -> bool:
    """What a card without a target demands."""
    if effect == ALARM_CALL:
        return position.terms.predation  # §6.7, M45
    if effect == LEVEL_UP:
        return position.colour(seat) == FLASHY and not position.levelled[seat]  # §6.10
    if effect == SATELLITE_MALE:
        return (  # §6.11
            position.colour(seat) == COMBAT
            and position.is_fighter(seat)
            and position.fighters() > 1
        )
    if effect == NUPTIAL_GIFT:
        return position.mated[seat] > 0  # §6.13
    return effect == FOOD_CACHE  # §6.9


def is_met_by(position: "Position", seat: i64, effect: i64, rival: i64) -> bool:
    """What a card demands of the rival that it names; he has a strategy in play (M34)."""
    if rival == seat or not position.is_in_play(rival):
        return False
    if effect == FEMALE_MIMIC:
        return position.females_of(rival) > 0  # §6.12
    if effect == SPERM_COMPETITION:
        return position.mated[seat] > 0 and position.gain(rival) > 0  # §6.14
    return position.colour(seat) == FLASHY and position.colour(rival) == FLASHY  # §6.10


# -- playing -------------------------------------------------------------------------------
def sneak(position: "Position", seat: i64, card: i64, target: i64) -> None:
    """§6.5 Show the card, name the target, pay; the target may answer, else it takes effect."""
    cost = position.cards.cost[card]
    position.hands[seat].take(card)
    position.feed(seat, -cost)
    if target == NOBODY:
        position.tell(SNEAKED, seat, card, cost, position.food[seat])
    else:
        position.tell(SNEAKED_ON, seat, card, target, cost, position.food[seat])
    effect = position.cards.effect[card]
    if effect == CAMOUFLAGE:
        position.discards.add(card)
        position.tell(HID, seat, position.strategy[seat])  # §6.8
        position.threat_over()
    elif effect == MATE_GUARDING:
        position.discards.add(card)
        position.tell(GUARDED, seat, card, position.sneaking[0])  # §6.15
        end_card(position)
    else:
        position.sneaking.add(card)
        position.sneaker = seat
        position.target = target
        if target == NOBODY:
            take_effect(position)
        else:
            position.ask(ANSWER, target)


def accept(position: "Position", seat: i64) -> None:
    """§6.5 The target lets it happen."""
    position.tell(LET_BE, seat)
    take_effect(position)


def take_effect(position: "Position") -> None:
    """§6.5 The card does what it says."""
    apply_effect(position, position.cards.effect[position.sneaking[0]])
    end_card(position)


def end_card(position: "Position") -> None:
    """§6.5 The card goes to the discard pile; §6.3 all others may play or pass again."""
    position.discards.pour(position.sneaking)
    start = after(position, position.sneaker)
    position.sneaker = NONE
    position.target = NONE
    for seat in range(position.seats):
        position.passed[seat] = 0
    ask_next(position, start)
