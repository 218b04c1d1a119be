# Compiled: the policy asks it at every choice of a strategy.
"""What a strategy may bring before strategies are shown: what rivals can pay for, they may lay."""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.games.mating.cards.cards import COMBAT, Cards
from tangledbank.games.mating.rules.state import State

FIT: Final = 9  # the highest fitness of a card
WIDTH: Final = FIT + 1
DEAR: Final = 20  # the highest cost of a card
VALUES: Final = 100  # predator values
MOST_FEMALES: Final = 12  # in a stand


def sums_of_dice() -> list[list[float]]:
    """§4.2 By how many dice: how likely each sum is."""
    found = [[1.0]]
    for count in range(1, WIDTH):
        before = found[count - 1]
        sums = [0.0] * (6 * count + 1)
        for total in range(len(before)):
            for face in range(1, 7):
                sums[total + face] += before[total] / 6.0
        found.append(sums)
    return found


def chances_of_dice() -> list[float]:
    """§4.2 How likely so many dice beat that many; a tie is half a victory."""
    sums = sums_of_dice()
    found: list[float] = []
    for mine in range(WIDTH):
        for theirs in range(WIDTH):
            chance = 0.0
            for total in range(len(sums[mine])):
                below = 0.0
                for other in range(min(total, len(sums[theirs]))):
                    below += sums[theirs][other]
                if total < len(sums[theirs]):
                    below += 0.5 * sums[theirs][total]
                chance += sums[mine][total] * below
            found.append(chance)
    return found


BEATS: Final[vec[float]] = vec[float](chances_of_dice())


def beats(mine: i64, theirs: i64) -> float:
    """§4.2 How likely so many dice beat that many."""
    return BEATS[mine * WIDTH + theirs]


@final
@mypyc_attr(acyclic=True)
class Prospects:
    """How likely a rival with so much food lays what; by food, then by fitness."""

    __slots__ = ("below", "fights", "left", "lunches", "shines", "then")

    def __init__(self, cards: Cards, thrift: float, lunch: float) -> None:
        """From the deck: the dearer, the rarer."""
        rows = (DEAR + 1) * WIDTH
        self.fights: vec[float] = vec[float]([0.0] * rows)  # in place 0: all together
        self.shines: vec[float] = vec[float]([0.0] * rows)
        self.lunches: vec[float] = vec[float]([1.0] * (DEAR + 1))
        self.below: vec[float] = vec[float](
            [0.0] * (VALUES + 1)
        )  # how likely others are easier prey
        self.left: vec[float] = vec[float]([0.0] * (MOST_FEMALES + 1))
        self.then: vec[float] = vec[float]([0.0] * (MOST_FEMALES + 1))
        for food in range(DEAR + 1):
            self.count(cards, food, thrift, lunch)
        strategies = float(cards.first_sneaky)
        for value in range(VALUES + 1):
            lower = 0.0
            for card in range(cards.first_sneaky):
                if cards.predator[card] < value:
                    lower += 1.0
                elif cards.predator[card] == value:
                    lower += 0.5
            self.below[value] = lower / strategies

    def count(self, cards: Cards, food: i64, thrift: float, lunch: float) -> None:
        """What can be paid with so much food."""
        row = food * WIDTH
        total = lunch * float(cards.first_sneaky)
        for card in range(cards.first_sneaky):
            if cards.cost[card] <= food:
                likely = exp(-thrift * float(cards.cost[card]))
                total += likely
                fitness = cards.fitness[card]
                if cards.kind[card] == COMBAT:
                    self.fights[row + fitness] += likely
                else:
                    self.shines[row + fitness] += likely
        if total <= 0.0:
            return
        self.lunches[food] = lunch * float(cards.first_sneaky) / total
        for fitness in range(1, WIDTH):
            self.fights[row + fitness] /= total
            self.shines[row + fitness] /= total
            self.fights[row] += self.fights[row + fitness]
            self.shines[row] += self.shines[row + fitness]

    # -- what a strategy may bring -----------------------------------------------------------
    def fighting(self, position: State, seat: i64, fitness: i64, scarce: float) -> float:
        """§4.4, §4.5 Red females that a combat strategy may win."""
        alone = 1.0
        best = 1.0
        for other in range(position.seats):
            if other != seat:
                row = min(position.food[other], DEAR) * WIDTH
                beaten = 0.0
                for theirs in range(1, WIDTH):
                    likely = self.fights[row + theirs]
                    if likely > 0.0:
                        beaten += likely * (1.0 - beats(fitness, theirs))
                alone *= 1.0 - self.fights[row]
                best *= 1.0 - beaten
        stand = max(0.0, float(position.red) - scarce)
        won = min(float(fitness + position.terms.bonus), stand)
        return alone * min(float(fitness), stand) + (best - alone) * won

    def shining(self, position: State, seat: i64, fitness: i64, scarce: float) -> float:
        """§4.7 Blue females that a flashy strategy may attract, after fitter ones."""
        left = self.left
        then = self.then
        stand = position.blue
        for i in range(stand):
            left[i] = 0.0
        left[stand] = 1.0
        for other in range(position.seats):
            if other == seat:
                continue
            row = min(position.food[other], DEAR) * WIDTH
            for i in range(stand + 1):
                then[i] = 0.0
            stays = 1.0
            for theirs in range(fitness, WIDTH):
                likely = self.shines[row + theirs]
                if likely > 0.0:
                    if theirs == fitness:
                        likely *= 0.5  # he comes first, or second
                    stays -= likely
                    for i in range(stand + 1):
                        then[max(0, i - theirs)] += likely * left[i]
            for i in range(stand + 1):
                left[i] = then[i] + stays * left[i]
        found = 0.0
        for i in range(1, stand + 1):
            found += left[i] * min(float(fitness), max(0.0, float(i) - scarce))
        return found

    def hunted(self, position: State, seat: i64, value: i64, hunters: float) -> float:
        """§3.2 How likely a predator threatens a strategy of this value."""
        if hunters <= 0.0:
            return 0.0
        lowest = 1.0  # how likely none of the others is easier prey
        second = 0.0  # and just one
        below = self.below[value]
        for other in range(position.seats):
            if other != seat:
                row = min(position.food[other], DEAR)
                easier = (1.0 - self.lunches[row]) * below
                second = second * (1.0 - easier) + lowest * easier
                lowest *= 1.0 - easier
        if hunters <= 1.0:
            return hunters * lowest
        return min(1.0, lowest + (hunters - 1.0) * second)


def expected(position: State, icons: vec[i64]) -> float:
    """§3.1 How many of these icons the next environment has, on average."""
    deck = position.environments
    if position.terms.foretold and deck.count > 0:
        return float(icons[deck[deck.count - 1]])
    used = position.used
    total: i64 = 0
    for one in position.terms.environments:
        total += icons[one]
    left = len(position.terms.environments) - used.count
    if left <= 0:
        return float(total) / float(len(position.terms.environments))
    for i in range(used.count):
        total -= icons[used[i]]
    return max(0.0, float(total) / float(left))
