# Compiled: bots weigh each of their actions.
"""What an action may bring against its food, by a leaning that tips the scales.

All values are in offspring. Nothing here looks ahead further than this round.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tangledbank.core.containers import Actions, Pile
from tangledbank.core.rng import Rng
from tangledbank.games.mating.bots.estimates import (
    beats_all,
    count_rivals,
    easy_prey,
    fighting_chance,
    hope_of,
    hunting,
    shining_chance,
)
from tangledbank.games.mating.cards.cards import (
    ALARM_CALL,
    CAMOUFLAGE,
    COMBAT,
    FEMALE_MIMIC,
    FOOD_CACHE,
    LEVEL_UP,
    MATE_GUARDING,
    SATELLITE_MALE,
    SPERM_COMPETITION,
)
from tangledbank.games.mating.rules.actions import (
    ACCEPT,
    DISCARDS,
    ESCAPE,
    PASS_AHEAD,
    PLAY,
    SNEAK,
    card_of,
    kind_of,
    target_of,
)
from tangledbank.games.mating.rules.sneaking import ALARM, CACHE
from tangledbank.games.mating.rules.state import DISCARDING, State

FOOD: Final = 0.3  # what a food is worth, in offspring
PLENTY: Final = 9  # food above this is worth half
HARM: Final = 0.4  # what an offspring that a rival loses is worth, and more if he leads
WINNING: Final = 50.0
MIDDLE: Final = 2.5  # of all printed fitness
NOISE: Final = 0.05  # so that equals are not always settled alike
OUT_OF_REACH: Final = 10_000  # offspring


@final
@mypyc_attr(acyclic=True)
class Leaning:
    """How a bot weighs what others weigh evenly."""

    __slots__ = ("combat", "fitness", "flashy", "sneaky", "strategies", "thrift")

    def __init__(
        self,
        *,
        combat: float = 1.0,
        flashy: float = 1.0,
        sneaky: float = 1.0,
        thrift: float = 1.0,
        fitness: float = 0.0,
        strategies: int = 5,
    ) -> None:
        self.combat: float = combat
        self.flashy: float = flashy
        self.sneaky: float = sneaky  # cards kept and played
        self.thrift: float = thrift  # what food is worth
        self.fitness: float = fitness  # for each of it above the middle, more than it brings
        # At most this many are kept, the others make room for new cards.
        self.strategies: i64 = strategies


def weigh(position: State, seat: i64, actions: Actions, leaning: Leaning, rng: Rng) -> i64:
    """The most promising of these actions; of equals any."""
    if position.phase == DISCARDING:
        return discards(position, seat, leaning)
    best = actions[0]
    most = -1e9
    for i in range(actions.count):
        value = promise(position, seat, actions[i], leaning)
        value += NOISE * float(rng.below(1000)) / 1000.0
        if value > most:
            best = actions[i]
            most = value
    return best


def promise(position: State, seat: i64, action: i64, leaning: Leaning) -> float:
    """What an action promises; doing nothing is worth nothing."""
    kind = kind_of(action)
    if kind == PLAY:
        return strategy(position, seat, card_of(action), leaning)
    if kind == ESCAPE:
        paid = price(position, seat, position.terms.escape_cost, leaning)
        return hope_of(position, seat) - paid
    if kind == SNEAK:
        card = card_of(action)
        paid = price(position, seat, position.cards.cost[card], leaning)
        effect = position.cards.effect[card]
        return trick(position, seat, effect, target_of(action), leaning) - paid
    if kind == PASS_AHEAD:
        return -1.0  # it would tell that there is no sneaky card in the hand (M33)
    if kind == ACCEPT:
        return -0.001
    return 0.0


def price(position: State, seat: i64, food: i64, leaning: Leaning) -> float:
    """What that much food is worth to its owner."""
    each = FOOD * leaning.thrift
    dear = max(0, food - max(0, position.food[seat] - PLENTY))
    return each * (float(dear) + 0.5 * float(food - dear))


# -- strategies ----------------------------------------------------------------------------
def strategy(position: State, seat: i64, card: i64, leaning: Leaning) -> float:
    """§2.2 Females that may come, as far as predators let them, less the food."""
    cards = position.cards
    fitness = cards.fitness[card]
    if cards.kind[card] == COMBAT:
        females = fighting_chance(position, fitness) * leaning.combat
    else:
        females = shining_chance(position, fitness) * leaning.flashy
    hunted = hunting(position) * easy_prey(cards.predator[card], position.seats)
    left = position.food[seat] - cards.cost[card]
    loss = females
    if left >= position.terms.escape_cost:
        loss = min(females, price(position, seat, position.terms.escape_cost, leaning))
    tricks = 0.25 * (leaning.sneaky - 0.5) * float(ready_tricks(position, seat, left))
    extra = leaning.fitness * (float(fitness) - MIDDLE) + tricks
    if float(position.offspring[seat]) + females >= float(goal(position)):
        extra += 2.0
    return females - hunted * loss + extra - price(position, seat, cards.cost[card], leaning)


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


def goal(position: State) -> i64:
    """§8.1 Offspring that win; §9.6 in a long life none do."""
    if position.terms.long_life:
        return OUT_OF_REACH
    return position.terms.goal


# -- sneaky cards --------------------------------------------------------------------------
def trick(position: State, seat: i64, effect: i64, target: i64, leaning: Leaning) -> float:
    """§6.7-§6.15 What a sneaky card brings, before its food."""
    if effect == FOOD_CACHE:
        return price(position, seat, CACHE, leaning) + 0.1
    if effect == ALARM_CALL:
        return alarm(position, seat)
    if effect == CAMOUFLAGE:
        return hope_of(position, seat)
    if effect == LEVEL_UP:
        return level_up(position, seat, target)
    if effect == SATELLITE_MALE:
        return stand_aside(position, seat)
    if effect == MATE_GUARDING:
        return 0.9 * leaning.sneaky
    gain = leaning.sneaky * worth_of_one(position, seat)
    if effect in (FEMALE_MIMIC, SPERM_COMPETITION):
        return gain + harm(position, target)
    return gain


def worth_of_one(position: State, seat: i64) -> float:
    """One offspring more, or the one that wins."""
    if reached(position, seat) + 1 == goal(position):
        return WINNING
    return 1.0


def harm(position: State, target: i64) -> float:
    """One offspring less for a rival; more if he is about to win."""
    if reached(position, target) == goal(position):
        return WINNING
    for seat in range(position.seats):
        if position.offspring[seat] > position.offspring[target]:
            return HARM
    return HARM + 0.3


def reached(position: State, seat: i64) -> i64:
    """§5.1 Offspring, with those of the females that stand with a male before Mating."""
    if position.mated[seat]:
        return position.offspring[seat]
    return position.offspring[seat] + position.females_of(seat)


def alarm(position: State, seat: i64) -> float:
    """§6.7 Whether the call would make somebody else the prey."""
    value = position.predator_value(seat)
    is_prey_then = True
    for other in range(position.seats):
        if other != seat and position.is_in_play(other):
            theirs = position.predator_value(other)
            if theirs < value:
                return 0.0
            if theirs < value + ALARM:
                is_prey_then = False
    if is_prey_then:
        return 0.0
    return hunting(position) * hope_of(position, seat)


def level_up(position: State, seat: i64, target: i64) -> float:
    """§6.10 A fight with these dice, instead of shining."""
    room = min(position.fitness(seat) + position.terms.bonus, position.blue)
    gain = float(room) + HARM * float(count_rivals(position, seat, target))
    return beats_all(position, seat, target) * gain - hope_of(position, seat)


def stand_aside(position: State, seat: i64) -> float:
    """§6.11 What others would leave, instead of the fight."""
    taken: i64 = 0  # by the strongest of the others
    for other in range(position.seats):
        if other != seat and position.is_fighter(other):
            taken = max(taken, position.fitness(other))
    if position.fighters() != 2:
        taken += position.terms.bonus
    left = max(0, min(position.fitness(seat), position.red - taken))
    return float(left) - hope_of(position, seat)


# -- discards ------------------------------------------------------------------------------
def discards(position: State, seat: i64, leaning: Leaning) -> i64:
    """§7.1 Cards that are worth less than an unknown one, and strategies beyond enough."""
    hand = position.hands[seat]
    worth = [keeping(position, seat, i, leaning) for i in range(hand.count)]
    mask: i64 = 0
    for i in range(hand.count):
        if worth[i] < 0.0 or is_spare(position, hand, worth, i, leaning):
            mask |= 1 << i
    return DISCARDS.number_of(hand, mask)


def is_spare(position: State, hand: Pile, worth: list[float], at: i64, leaning: Leaning) -> bool:
    """Whether a strategy comes after enough others; of equals the first is kept."""
    if position.cards.is_sneaky(hand[at]):
        return False
    better: i64 = 0
    for i in range(hand.count):
        if not position.cards.is_sneaky(hand[i]) and (
            worth[i] > worth[at] or (worth[i] == worth[at] and i < at)
        ):
            better += 1
    return better >= leaning.strategies


def keeping(position: State, seat: i64, at: i64, leaning: Leaning) -> float:
    """Whether to keep a card of the hand: it can be paid for soon, and suits the leaning."""
    cards = position.cards
    hand = position.hands[seat]
    card = hand[at]
    if cards.is_sneaky(card):
        return leaning.sneaky - 0.7
    wanted = leaning.flashy
    if cards.kind[card] == COMBAT:
        wanted = leaning.combat
    if position.food[seat] + 3 < cards.cost[card]:
        return -1.0
    same: i64 = 0  # of the cards before it
    for i in range(at):
        other = hand[i]
        if cards.kind[other] == cards.kind[card] and cards.fitness[other] == cards.fitness[card]:
            same += 1
    return wanted - 0.75 - 0.4 * float(same) + 0.15 * float(cards.fitness[card])
