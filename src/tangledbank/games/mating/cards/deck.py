"""The cards of a file, checked and in order: what is printed on each, and its natural history."""

import re
from dataclasses import dataclass
from typing import Literal

from tangledbank.core.cards import CardFile
from tangledbank.core.errors import BadCards
from tangledbank.games.mating.cards.cards import MOST_CARDS

KEBAB = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
Effect = Literal[
    "alarm-call", "camouflage", "food-cache", "level-up", "satellite-male", "female-mimic",
    "nuptial-gift", "sperm-competition", "mate-guarding",
]  # fmt: skip


@dataclass(frozen=True, kw_only=True)
class Hypothesis:
    """An explanation that biologists test."""

    id: str
    name: str
    sentence: str
    source: str


@dataclass(frozen=True, kw_only=True)
class Card:
    """A real behaviour of a real species, and the food that it costs."""

    id: str
    figure: str
    name: str
    behaviour: str
    latin: str
    cost: int
    hypothesis: str
    fact: str
    source: str


@dataclass(frozen=True, kw_only=True)
class Strategy(Card):
    """§2.2 A combat or flashy strategy."""

    kind: Literal["combat", "flashy"]
    tier: Literal["low", "mid", "high"]
    fitness: int
    predator: int


@dataclass(frozen=True, kw_only=True)
class Sneaky(Card):
    """§6.1 A sneaky strategy: it has an effect, and neither fitness nor predator value."""

    effect: Effect


@dataclass(frozen=True, kw_only=True)
class Environment:
    """§3.1 Food, predators and female scarcity."""

    id: str
    deck: Literal["core", "stable", "variable"]
    name: str
    food: int
    predators: int
    scarcity: int
    predator: str
    fact: str
    source: str


class Deck:
    """A card file, read and checked."""

    def __init__(self, text: str) -> None:
        file = CardFile(text, ("hypothesis", "strategy", "sneaky", "environment"))
        self.hypotheses = {one.id: one for one in file.read("hypothesis", Hypothesis)}
        strategies = file.read("strategy", Strategy)
        self.combat = [one for one in strategies if one.kind == "combat"]
        self.flashy = [one for one in strategies if one.kind == "flashy"]
        self.sneaky = file.read("sneaky", Sneaky)
        self.environments = file.read("environment", Environment)
        self.check()

    @property
    def strategies(self) -> list[Strategy]:
        """Combat, then flashy."""
        return self.combat + self.flashy

    @property
    def cards(self) -> list[Card]:
        """Strategies, then sneaky cards."""
        return [*self.strategies, *self.sneaky]

    def check(self) -> None:
        """Refuse what cannot be played with."""
        ids = [one.id for one in self.cards]
        for name in [*ids, *(one.id for one in self.environments)]:
            if not KEBAB.fullmatch(name):
                raise BadCards(f"{name!r} is no id: ids are lower-case words with hyphens.")
        every = ids + [one.id for one in self.environments]
        if len(set(every)) < len(every):
            twice = next(name for name in every if every.count(name) > 1)
            raise BadCards(f"The id {twice!r} is there twice.")
        if len(ids) > MOST_CARDS:
            raise BadCards(f"A deck has at most {MOST_CARDS} strategy cards; this one {len(ids)}.")
        if not self.combat or not self.flashy:
            raise BadCards("A deck has combat strategies and flashy ones.")
        if not any(one.deck == "core" for one in self.environments):
            raise BadCards("A deck has core environments.")
        self.check_numbers()

    def check_numbers(self) -> None:
        """Numbers within what a table can hold, hypotheses that are there."""
        for one in self.strategies:
            within(one.id, "fitness", one.fitness, 1, 9)
            within(one.id, "predator", one.predator, 1, 99)
        for card in self.cards:
            within(card.id, "cost", card.cost, 0, 20)
            if card.hypothesis not in self.hypotheses:
                raise BadCards(f"{card.id}: there is no hypothesis {card.hypothesis!r}.")
        for place in self.environments:
            within(place.id, "food", place.food, -20, 20)
            within(place.id, "predators", place.predators, 0, 6)
            within(place.id, "scarcity", place.scarcity, 0, 9)
            if (place.predators > 0) != bool(place.predator):
                raise BadCards(f"{place.id}: a predator is named exactly where one hunts.")


def within(card: str, key: str, value: int, low: int, high: int) -> None:
    """Refuse a number outside its bounds."""
    if not low <= value <= high:
        raise BadCards(f"{card}: {key} goes from {low} to {high}; {value} is outside.")
