# Compiled: thinking plays whole games with it, thousands of times a second.
"""A plain good action, quickly found: what it brings a male against what its food is worth."""

from math import exp
from typing import Final

from mypy_extensions import i64

from tangledbank.core.grounds import ALLOWED
from tangledbank.core.rng import Rng
from tangledbank.games.mating.bots.estimates import (
    beats_all,
    count_rivals,
    hope_of,
)
from tangledbank.games.mating.bots.habits import Habits
from tangledbank.games.mating.bots.prospects import Prospects, expected
from tangledbank.games.mating.bots.weighing import alarm, goal, reached, stand_aside
from tangledbank.games.mating.cards.cards import (
    ALARM_CALL,
    CAMOUFLAGE,
    COMBAT,
    FEMALE_MIMIC,
    FOOD_CACHE,
    LEVEL_UP,
    MATE_GUARDING,
    NUPTIAL_GIFT,
    SATELLITE_MALE,
    SPERM_COMPETITION,
)
from tangledbank.games.mating.rules.actions import (
    ACCEPT,
    DISCARDS,
    ESCAPE,
    GIVE_UP,
    LUNCH,
    NOBODY,
    PASS,
    encode,
    play,
    sneak,
)
from tangledbank.games.mating.rules.playing import can_choose
from tangledbank.games.mating.rules.sneaking import CACHE, against_use, can_play
from tangledbank.games.mating.rules.state import ANSWER, CHOOSING, DISCARDING, THREAT, State

WINNING: Final = 50.0
FINE: Final = 1024
A_ROUND: Final = 2  # offspring, about, for a seat


def decide(position: State, seat: i64, habits: Habits, prospects: Prospects, rng: Rng) -> i64:
    """Whatever is asked."""
    phase = position.phase
    if phase == CHOOSING:
        return choose(position, seat, habits, prospects, rng)
    if phase == DISCARDING:
        return discards(position, seat, habits, rng)
    if phase == THREAT:
        return when_hunted(position, seat, habits, rng)
    if phase == ANSWER:
        return answer(position, seat, habits, rng)
    return sneak_or_pass(position, seat, habits, rng)


def slip(habits: Habits, rng: Rng) -> float:
    """A little chance, so that nobody is read easily."""
    return habits.noise * float(rng.below(FINE)) / float(FINE)


# -- food ----------------------------------------------------------------------------------
def worth(habits: Habits, food: i64) -> float:
    """What so much food is worth in a long game, in offspring."""
    return habits.food * habits.plenty * (1.0 - exp(-float(food) / habits.plenty))


def left_to_win(position: State) -> i64:
    """§8.1, §9.5, §9.6 Offspring to the goal of whoever is closest, or what rounds may bring."""
    terms = position.terms
    if position.is_last:
        return 0
    left: i64 = A_ROUND * position.environments.count + 1
    if terms.long_life:
        return left
    if not terms.sudden_death:
        left = terms.goal
    for seat in range(position.seats):
        left = min(left, terms.goal - reached(position, seat))
    return max(0, left)


def lateness(position: State, habits: Habits) -> float:
    """How much of its worth food still has: none when the game ends."""
    left = left_to_win(position)
    if left == 0:
        return 0.0
    return 1.0 - exp(-float(left) / habits.late)


def price(position: State, seat: i64, food: i64, habits: Habits) -> float:
    """What this much food is worth to its owner."""
    has = position.food[seat]
    return lateness(position, habits) * (worth(habits, has) - worth(habits, has - food))


# -- strategies ----------------------------------------------------------------------------
def choose(position: State, seat: i64, habits: Habits, prospects: Prospects, rng: Rng) -> i64:
    """§2.2 The strategy that promises most, or lunch."""
    hand = position.hands[seat]
    late = lateness(position, habits)
    scarce = 0.0
    if position.terms.scarcity:
        scarce = expected(position, position.cards.scarcity)
    hunters = 0.0
    if position.terms.predation:
        hunters = expected(position, position.cards.predators)
    best = encode(LUNCH)
    most = habits.lunch + late * worth(habits, position.food[seat]) + slip(habits, rng)
    for i in range(hand.count):
        card = hand[i]
        if can_choose(position, seat, card):
            value = promise(position, seat, card, late, scarce, hunters, habits, prospects)
            value += slip(habits, rng)
            if value > most:
                most = value
                best = play(card)
    return best


def promise(
    position: State,
    seat: i64,
    card: i64,
    late: float,
    scarce: float,
    hunters: float,
    habits: Habits,
    prospects: Prospects,
) -> float:
    """§2.2 Females that may come, as far as predators let them, and the food that is left."""
    cards = position.cards
    fitness = cards.fitness[card]
    room = fitness
    if cards.kind[card] == COMBAT:
        females = prospects.fighting(position, seat, fitness, scarce) * habits.fight
        room += position.terms.bonus
    else:
        females = prospects.shining(position, seat, fitness, scarce) * habits.shine
    left = position.food[seat] - cards.cost[card]
    value = late * worth(habits, left)
    chance = prospects.hunted(position, seat, cards.predator[card], hunters)
    loss = females
    escape = position.terms.escape_cost
    if left >= escape:
        loss = min(loss, late * (worth(habits, left) - worth(habits, left - escape)))
    value += females - chance * loss * habits.eaten
    value += habits.ready * float(ready_tricks(position, seat, left))
    is_open = position.terms.long_life or position.is_last
    if not is_open and position.offspring[seat] + room >= position.terms.goal:
        value += habits.win * females / float(room)
    return value


def ready_tricks(position: State, seat: i64, food: i64) -> i64:
    """Sneaky cards that could be paid for along with a strategy."""
    cards = position.cards
    hand = position.hands[seat]
    count: i64 = 0
    for i in range(hand.count):
        if cards.is_sneaky(hand[i]) and cards.cost[hand[i]] <= food:
            food -= cards.cost[hand[i]]
            count += 1
    return count


# -- predators -----------------------------------------------------------------------------
def when_hunted(position: State, seat: i64, habits: Habits, rng: Rng) -> i64:
    """§3.5, §3.6, §6.8 Hide, run or give up."""
    hope = habits.hope * hope_of(position, seat)
    hand = position.hands[seat]
    best = encode(GIVE_UP)
    most = slip(habits, rng)
    if position.food[seat] >= position.terms.escape_cost:
        value = hope - price(position, seat, position.terms.escape_cost, habits)
        if value > most:
            most = value
            best = encode(ESCAPE)
    for i in range(hand.count):
        card = hand[i]
        if can_play(position, seat, card) and position.cards.effect[card] == CAMOUFLAGE:
            value = hope - price(position, seat, position.cards.cost[card], habits)
            if value > most:
                most = value
                best = sneak(card)
    return best


# -- sneaky cards --------------------------------------------------------------------------
def sneak_or_pass(position: State, seat: i64, habits: Habits, rng: Rng) -> i64:
    """§6.3 The sneaky card that brings most, if any brings more than its food is worth."""
    cards = position.cards
    hand = position.hands[seat]
    best = encode(PASS)
    most = 0.0
    for i in range(hand.count):
        card = hand[i]
        if not cards.is_sneaky(card) or not can_play(position, seat, card):
            continue
        effect = cards.effect[card]
        paid = price(position, seat, cards.cost[card], habits)
        for target in range(i64(NOBODY), position.seats):
            if against_use(position, seat, effect, target) == ALLOWED:
                value = trick(position, seat, effect, target, habits) - paid + slip(habits, rng)
                if value > most:
                    most = value
                    best = sneak(card, target)
    return best


def trick(position: State, seat: i64, effect: i64, target: i64, habits: Habits) -> float:
    """§6.7-§6.14 What a sneaky card brings, before its food."""
    if effect == FOOD_CACHE:
        return price(position, seat, -CACHE, habits) * -1.0 + 0.1
    if effect == ALARM_CALL:
        return alarm(position, seat)
    if effect == LEVEL_UP:
        return level_up(position, seat, target, habits)
    if effect == SATELLITE_MALE:
        return stand_aside(position, seat)
    gain = worth_of_one(position, seat)
    if effect in (FEMALE_MIMIC, SPERM_COMPETITION):
        return gain + harm(position, target, habits)
    return gain


def worth_of_one(position: State, seat: i64) -> float:
    """One offspring more, or the one that wins."""
    missing = goal(position) - reached(position, seat)
    if missing == 1:
        return WINNING
    return 1.0 if missing > 0 else 0.0


def harm(position: State, target: i64, habits: Habits) -> float:
    """One offspring less for a rival; more if he is about to win."""
    has = reached(position, target)
    if has == goal(position):
        return WINNING
    if has > goal(position):
        return 0.0
    near = float(has) / float(goal(position))
    return (habits.harm + habits.leader * near) / float(position.seats - 1)


def level_up(position: State, seat: i64, target: i64, habits: Habits) -> float:
    """§6.10 A fight with these dice, instead of shining."""
    room = min(position.fitness(seat) + position.terms.bonus, position.blue)
    gain = float(room) + habits.harm * float(count_rivals(position, seat, target))
    return beats_all(position, seat, target) * gain - hope_of(position, seat)


def answer(position: State, seat: i64, habits: Habits, rng: Rng) -> i64:
    """§6.15 Whether to guard: it saves what the card would take."""
    cards = position.cards
    hand = position.hands[seat]
    for i in range(hand.count):
        card = hand[i]
        if can_play(position, seat, card) and cards.effect[card] == MATE_GUARDING:
            loss = 0.9
            if position.sneaking[0] >= 0 and cards.effect[position.sneaking[0]] == LEVEL_UP:
                loss = 0.5
            elif reached(position, seat) == goal(position):
                loss = WINNING
            value = loss + slip(habits, rng) - price(position, seat, cards.cost[card], habits)
            if value > 0.0:
                return sneak(card)
    return encode(ACCEPT)


# -- discards ------------------------------------------------------------------------------
def discards(position: State, seat: i64, habits: Habits, rng: Rng) -> i64:
    """§7.1 Cards that are worth less than an unknown one."""
    hand = position.hands[seat]
    mask: i64 = 0
    for i in range(hand.count):
        value = worth_in_hand(position, seat, hand[i], habits) - crowding(position, seat, i, habits)
        if value + slip(habits, rng) < 0.0:
            mask |= 1 << i
    return DISCARDS.number_of(hand, mask)


def worth_in_hand(position: State, seat: i64, card: i64, habits: Habits) -> float:
    """What a card is worth beside an unknown one."""
    cards = position.cards
    if cards.is_sneaky(card):
        return worth_of_trick(cards.effect[card], habits)
    value = habits.flashy
    if cards.kind[card] == COMBAT:
        value = habits.combat
    missing = max(0, cards.cost[card] - position.food[seat] - 2)
    return (
        value
        + habits.fit * float(cards.fitness[card] - 2)
        + habits.safe * float(cards.predator[card] - 6)
        - habits.cost * float(cards.cost[card] - 3)
        - habits.dear * float(missing)
    )


def worth_of_trick(effect: i64, habits: Habits) -> float:
    """What a sneaky card is worth in the hand."""
    if effect == ALARM_CALL:
        return habits.alarm_call
    if effect == CAMOUFLAGE:
        return habits.camouflage
    if effect == FOOD_CACHE:
        return habits.food_cache
    if effect == LEVEL_UP:
        return habits.level_up
    if effect == SATELLITE_MALE:
        return habits.satellite
    if effect == FEMALE_MIMIC:
        return habits.mimic
    if effect == NUPTIAL_GIFT:
        return habits.gift
    if effect == SPERM_COMPETITION:
        return habits.sperm
    return habits.guard


def crowding(position: State, seat: i64, at: i64, habits: Habits) -> float:
    """How much less a strategy is worth for the better ones in the hand; of equals the first is."""
    cards = position.cards
    hand = position.hands[seat]
    card = hand[at]
    if cards.is_sneaky(card):
        return 0.0
    mine = worth_in_hand(position, seat, card, habits)
    better: i64 = 0
    same: i64 = 0
    for i in range(hand.count):
        other = hand[i]
        if i == at or cards.is_sneaky(other):
            continue
        theirs = worth_in_hand(position, seat, other, habits)
        if theirs > mine or (theirs == mine and i < at):
            better += 1
            if cards.kind[other] == cards.kind[card]:
                same += 1
    return (
        habits.second * float(better)
        + habits.third * float(max(0, better - 1))
        + habits.same * float(same)
    )
