"""Bots that weigh what an action may bring against its food; a leaning tips the scales.

All values are in offspring. Nothing here looks ahead further than this round.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import comb, pow

from tangledbank.core.bot import Bot, Choice
from tangledbank.core.game import Game
from tangledbank.core.rng import Rng
from tangledbank.games.mating.cards.cards import (
    ALARM_CALL,
    CAMOUFLAGE,
    COMBAT,
    FEMALE_MIMIC,
    FLASHY,
    FOOD_CACHE,
    LEVEL_UP,
    MATE_GUARDING,
    SATELLITE_MALE,
    SPERM_COMPETITION,
    Cards,
)
from tangledbank.games.mating.cards.environments import environments_in_use
from tangledbank.games.mating.rules.actions import (
    ACCEPT,
    DISCARD,
    ESCAPE,
    LUNCH,
    PASS_AHEAD,
    PLAY,
    SNEAK,
    card_of,
    discard,
    kind_of,
    target_of,
)
from tangledbank.games.mating.rules.sneaking import ALARM, CACHE
from tangledbank.games.mating.seen.view import Player, Strategy, View

FOOD = 0.3  # what a food is worth, in offspring
PLENTY = 9  # food above this is worth half
RIVALS_FIGHT = 0.35  # how likely a rival fights
RIVALS_SHINE = 0.4  # how likely a rival plays a flashy strategy
BEATS_ONE = (0.0, 0.24, 0.58, 0.83, 0.93)  # how likely dice of this fitness beat a fighter
HARM = 0.4  # what an offspring that a rival loses is worth, and more if he leads
WINNING = 50.0
MIDDLE = 2.5  # of all printed fitness
NOISE = 0.05  # so that equals are not always settled alike


@dataclass(frozen=True)
class Leaning:
    """How a bot weighs what others weigh evenly."""

    combat: float = 1.0
    flashy: float = 1.0
    sneaky: float = 1.0  # cards kept and played
    thrift: float = 1.0  # what food is worth
    fitness: float = 0.0  # for each of the fitness above the middle, more than it brings
    strategies: int = 5  # at most this many are kept, the others make room for new cards


LEANINGS: Mapping[str, Leaning] = {
    "greedy": Leaning(),
    "fighter": Leaning(combat=1.6, flashy=0.7, sneaky=0.6),
    "show-off": Leaning(combat=0.7, flashy=1.6, sneaky=0.6),
    "sneak": Leaning(sneaky=2.0, thrift=1.3, strategies=1),
    "saver": Leaning(fitness=0.8),
}


class Suitor:
    """Takes the action that promises most in this round, by its leaning."""

    looks = True

    def __init__(self, game: Game, leaning: Leaning) -> None:
        self.cards: Cards = game.cards
        self.leaning = leaning

    def choose(self, view: View, legal: Sequence[int], rng: Rng) -> Choice:
        """The most promising action; of equals any."""
        if kind_of(legal[-1]) == DISCARD:
            return Choice(self.discards(view))
        best, most = legal[0], -1e9
        for action in legal:
            value = self.value(view, action) + NOISE * int(rng.below(1000)) / 1000
            if value > most:
                best, most = action, value
        return Choice(best)

    def value(self, view: View, action: int) -> float:
        """What an action promises; doing nothing is worth nothing."""
        kind = kind_of(action)
        assert view.seat is not None
        me = view.players[view.seat]
        if kind == PLAY:
            return self.strategy(view, me, card_of(action))
        if kind == LUNCH:
            return 0.0
        if kind == ESCAPE:
            return self.hope(view, view.seat) - self.price(me, int(view.options["escape_cost"]))
        if kind == SNEAK:
            card = card_of(action)
            paid = self.price(me, int(self.cards.cost[card]))
            return self.trick(view, me, int(self.cards.effect[card]), target_of(action)) - paid
        if kind == PASS_AHEAD:
            return -1.0  # it would tell that there is no sneaky card in the hand (M33)
        return -0.001 if kind == ACCEPT else 0.0

    def price(self, me: Player, food: int) -> float:
        """What that much food is worth to its owner."""
        each = FOOD * self.leaning.thrift
        dear = max(0, food - max(0, me.food - PLENTY))
        return each * (dear + 0.5 * (food - dear))

    # -- strategies ------------------------------------------------------------------------
    def strategy(self, view: View, me: Player, card: int) -> float:
        """§2.2 Females that may come, as far as predators let them, less the food."""
        cards = self.cards
        fitness = int(cards.fitness[card])
        if cards.kind[card] == COMBAT:
            females = fighting_chance(view, fitness) * self.leaning.combat
        else:
            females = shining_chance(view, fitness) * self.leaning.flashy
        hunted = hunting(cards, view) * easy_prey(int(cards.predator[card]), view.seats)
        left = me.food - int(cards.cost[card])
        escape = int(view.options["escape_cost"])
        loss = min(females, self.price(me, escape)) if left >= escape else females
        tricks = 0.25 * (self.leaning.sneaky - 0.5) * self.ready_tricks(view, left)
        extra = self.leaning.fitness * (fitness - MIDDLE) + tricks
        if me.offspring + females >= goal(view):
            extra += 2.0
        return females - hunted * loss + extra - self.price(me, int(cards.cost[card]))

    def ready_tricks(self, view: View, food: int) -> int:
        """Sneaky cards that could be paid for along with a strategy."""
        count = 0
        for name in view.hand:
            card = self.cards.number_of[name]
            if self.cards.is_sneaky(card) and self.cards.cost[card] <= food:
                food -= int(self.cards.cost[card])
                count += 1
        return count

    def hope(self, view: View, seat: int) -> float:
        """Females that a strategy in play may still attract, now that all are shown."""
        mine = view.players[seat].strategy
        assert mine is not None
        return hope_of(self.cards, view, seat, mine)

    # -- sneaky cards ----------------------------------------------------------------------
    def trick(self, view: View, me: Player, effect: int, target: int) -> float:
        """§6.7-§6.15 What a sneaky card brings, before its food."""
        assert view.seat is not None
        if effect == FOOD_CACHE:
            return self.price(me, CACHE) + 0.1
        if effect == ALARM_CALL:
            return self.alarm(view, me)
        if effect == CAMOUFLAGE:
            return self.hope(view, view.seat)
        if effect == LEVEL_UP:
            return self.level_up(view, me, target)
        if effect == SATELLITE_MALE:
            return self.stand_aside(view, me)
        if effect == MATE_GUARDING:
            return 0.9 * self.leaning.sneaky
        gain = self.leaning.sneaky * self.worth_of_one(view, me)
        if effect in (FEMALE_MIMIC, SPERM_COMPETITION):
            return gain + self.harm(view, target)
        return gain

    def worth_of_one(self, view: View, me: Player) -> float:
        """One offspring more, or the one that wins."""
        females = 0 if me.mated else me.red + me.blue
        reached = me.offspring + females
        return WINNING if reached + 1 == goal(view) else 1.0

    def harm(self, view: View, target: int) -> float:
        """One offspring less for a rival; more if he is about to win."""
        rival = view.players[target]
        reached = rival.offspring + (0 if rival.mated else rival.red + rival.blue)
        most = max(player.offspring for player in view.players)
        if reached == goal(view):
            return WINNING
        return HARM + 0.3 * (rival.offspring == most)

    def alarm(self, view: View, me: Player) -> float:
        """§6.7 Whether the call would make somebody else the prey."""
        assert me.strategy is not None
        assert view.seat is not None
        value = me.strategy.predator
        lower = sum(
            other.strategy.predator < value for other in view.players if other.strategy is not None
        )
        after = sum(
            other.strategy.predator < value + ALARM
            for seat, other in enumerate(view.players)
            if other.strategy is not None and seat != view.seat
        )
        if lower > 0 or after == 0:
            return 0.0
        return hunting(self.cards, view) * self.hope(view, view.seat)

    def level_up(self, view: View, me: Player, target: int) -> float:
        """§6.10 A fight with these dice, instead of shining."""
        assert me.strategy is not None
        assert view.seat is not None
        rivals = [
            player.strategy.fitness
            for seat, player in enumerate(view.players)
            if player.strategy is not None and (player.strategy.fights or seat == target)
        ]
        chance = beats_all(me.strategy.fitness, rivals)
        room = min(me.strategy.fitness + int(view.options["combat_bonus"]), view.blue)
        return chance * (room + HARM * len(rivals)) - self.hope(view, view.seat)

    def stand_aside(self, view: View, me: Player) -> float:
        """§6.11 What others would leave, instead of the fight."""
        assert me.strategy is not None
        assert view.seat is not None
        strongest = max(
            (
                player.strategy.fitness
                for seat, player in enumerate(view.players)
                if seat != view.seat and player.strategy is not None and player.strategy.fights
            ),
            default=0,
        )
        alone = (
            sum(bool(player.strategy and player.strategy.fights) for player in view.players) == 2
        )
        taken = strongest + (0 if alone else int(view.options["combat_bonus"]))
        left = max(0, min(me.strategy.fitness, view.red - taken))
        return left - self.hope(view, view.seat)

    # -- discards --------------------------------------------------------------------------
    def discards(self, view: View) -> int:
        """§7.1 Cards that are worth less than an unknown one, and strategies beyond enough."""
        worth = {card: self.keeping(view, card) for card in self.hand(view)}
        strategies = [card for card in worth if not self.cards.is_sneaky(card) and worth[card] >= 0]
        strategies.sort(key=lambda card: -worth[card])
        spare = strategies[self.leaning.strategies :]
        return int(discard([card for card in worth if worth[card] < 0 or card in spare]))

    def hand(self, view: View) -> list[int]:
        """Its own cards as numbers."""
        return [self.cards.number_of[name] for name in view.hand]

    def keeping(self, view: View, card: int) -> float:
        """Whether to keep a card: it can be paid for soon, and suits the leaning."""
        assert view.seat is not None
        me = view.players[view.seat]
        if self.cards.is_sneaky(card):
            return self.leaning.sneaky - 0.7
        wanted = self.leaning.combat if self.cards.kind[card] == COMBAT else self.leaning.flashy
        soon = me.food + 3 - int(self.cards.cost[card])
        if soon < 0:
            return -1.0
        same = [
            one
            for one in self.hand(view)
            if self.cards.kind[one] == self.cards.kind[card]
            and self.cards.fitness[one] == self.cards.fitness[card]
        ]
        crowd = 0.4 * same.index(card)
        return wanted - 0.75 - crowd + 0.15 * int(self.cards.fitness[card])


# -- estimates -----------------------------------------------------------------------------
def fighting_chance(view: View, fitness: int) -> float:
    """Red females that a combat strategy may win, before anything is shown."""
    rivals = view.seats - 1
    chance = 0.0
    stands = view.red - 0.3
    for fighters in range(rivals + 1):
        likely = comb(rivals, fighters) * RIVALS_FIGHT**fighters
        likely *= (1 - RIVALS_FIGHT) ** (rivals - fighters)
        room = fitness + (int(view.options["combat_bonus"]) if fighters else 0)
        chance += likely * BEATS_ONE[min(fitness, 4)] ** fighters * min(room, stands)
    return chance


def shining_chance(view: View, fitness: int) -> float:
    """Blue females that a flashy strategy may attract, before anything is shown."""
    rivals = (view.seats - 1) * RIVALS_SHINE
    higher = max(0, 4 - fitness) / 3
    left = view.blue - 0.3 - rivals * higher * 3.3
    level = 1 + rivals / 3
    return max(0.0, min(fitness, left / level if left < fitness * level else fitness))


def goal(view: View) -> int:
    """§8.1 Offspring that win; §9.6 in a long life none do."""
    return 10_000 if view.options["long_life"] else int(view.options["goal"])


def hunting(cards: Cards, view: View) -> float:
    """How many predators the next environment has on average, of those that may come."""
    if not view.options["predation"]:
        return 0.0
    if view.coming:
        return float(cards.predators[cards.environment_number_of[view.coming[0]]])
    left = environments_in_use(cards, view.options)
    for name in view.used:
        number = cards.environment_number_of[name]
        if number in left:
            left.remove(number)
    return sum(int(cards.predators[one]) for one in left) / len(left) if left else 0.5


def easy_prey(predator: int, seats: int) -> float:
    """How likely this value is the lowest among that many."""
    return pow(max(0.03, 1 - predator / 9), 1 + 0.25 * (seats - 2))


def hope_of(cards: Cards, view: View, seat: int, mine: Strategy) -> float:
    """Females that may come, now that all strategies are shown."""
    rivals = [
        player.strategy
        for each, player in enumerate(view.players)
        if each != seat and player.strategy is not None
    ]
    if mine.fights:
        dice = [other.fitness for other in rivals if other.fights]
        stand = view.red if cards.kind[cards.number_of[mine.card]] == COMBAT else view.blue
        room = mine.fitness + (int(view.options["combat_bonus"]) if dice else 0)
        return beats_all(mine.fitness, dice) * min(room, stand)
    if cards.kind[cards.number_of[mine.card]] != FLASHY:
        return min(mine.fitness, max(0, view.red - 4))
    shining = [other for other in rivals if cards.kind[cards.number_of[other.card]] == FLASHY]
    left = view.blue - sum(one.fitness for one in shining if one.fitness > mine.fitness)
    level = 1 + sum(one.fitness == mine.fitness for one in shining)
    return max(0.0, min(mine.fitness, left / level))


def beats_all(fitness: int, rivals: Sequence[int]) -> float:
    """About how likely that many dice are to have the highest sum."""
    chance = 1.0
    for rival in rivals:
        chance /= 1 + pow(rival / fitness, 2.2)
    return chance


def suitor(leaning: Leaning) -> Callable[[Game], Bot]:
    """A maker of bots with this leaning."""
    return lambda game: Suitor(game, leaning)


BOTS: Mapping[str, Callable[[Game], Bot]] = {
    name: suitor(leaning) for name, leaning in LEANINGS.items()
}
