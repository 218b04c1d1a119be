"""§1.4, §9 The cards of a file, checked and in order: what is printed on each, and its fact."""

import re
from dataclasses import dataclass
from typing import Literal

from tangledbank.core.cards import CardFile
from tangledbank.core.errors import BadCards
from tangledbank.games.phylo.cards.cards import MOST_CARDS

KEBAB = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
Diet = Literal["sun", "plants", "both", "meat", "other"]
Terrain = Literal["forest", "grassland", "desert", "tundra", "fresh-water", "ocean", "urban"]
Climate = Literal["cold", "cool", "warm", "hot"]
Kind = Literal[
    "wildfire", "oil-spill", "water-pollution", "drought", "poaching", "blight", "epidemic",
    "overpopulation", "climate-shift", "protected-area", "restoration", "research-station",
]  # fmt: skip
CHAINS = {"sun": (1,), "plants": (2,), "both": (3,), "meat": (3,), "other": (1, 2, 3)}
BASE = {"sun": 2, "plants": 4, "both": 3, "meat": 7}  # §3.8
BLACK_BASE = {1: 2, 2: 4, 3: 3}  # black cards are reckoned like others of their number
NOTHING = "nothing"  # the word for no card, so no card
FEWEST_A_SEAT = 10  # P29


@dataclass(frozen=True, kw_only=True)
class Species:
    """A living thing: its place in the food chain, where it lives, what it eats."""

    id: str
    name: str
    latin: str
    chain: int
    diet: Diet
    scale: int
    terrains: tuple[Terrain, ...]
    climates: tuple[Climate, ...]
    groups: tuple[str, ...] = ()
    fact: str
    source: str
    points: int | None = None  # printed; else by the formula
    other: int = 0  # what the formula takes off for keywords of the board game
    eats: tuple[str, ...] = ()  # groups or ids
    prey_scale: tuple[int, ...] = ()
    prey_terrains: tuple[Terrain, ...] = ()
    also_eats: tuple[str, ...] = ()
    second_role: int = 0
    figure: str = ""
    copies: int = 1

    def worth(self) -> int:
        """§3.8 The printed points, or the formula's, at least 1."""
        if self.points is not None:
            return self.points
        base = BLACK_BASE[self.chain] if self.diet == "other" else BASE[self.diet]
        places = {1: 1, 2: 0, 3: -1}[len(self.terrains)]
        weather = {1: 1, 2: 0, 3: -1, 4: -1}[len(self.climates)]
        return max(1, base + places + weather + self.other)


@dataclass(frozen=True, kw_only=True)
class Event:
    """Something that happens to a web."""

    id: str
    kind: Kind
    name: str
    fact: str
    source: str
    copies: int = 1


def card_ids(one: Species | Event) -> list[str]:
    """The ids of a card's copies; a single one needs no number."""
    if one.copies == 1:
        return [one.id]
    return [f"{one.id}-{copy}" for copy in range(1, one.copies + 1)]


class Deck:
    """A card file, read and checked."""

    def __init__(self, text: str) -> None:
        self.file = CardFile(text, ("species", "event"), head=("name", "about"))
        self.name: str = self.file.head.get("name", "")
        self.about: str = self.file.head.get("about", "")
        self.species = self.file.read("species", Species)
        self.events = self.file.read("event", Event)
        self.check()

    def check(self) -> None:
        """§9.1 Enough cards, and not too many; ids that tell them apart (P29)."""
        seen: set[str] = set()
        every: list[Species | Event] = [*self.species, *self.events]
        for one in every:
            if not KEBAB.fullmatch(one.id) or one.id == NOTHING:
                self.refuse(
                    one, "id", f"{one.id!r} is no id; ids are lower-case words with hyphens"
                )
            self.within(one, "copies", one.copies, 1, 9)
            for name in card_ids(one):
                if name in seen:
                    self.refuse(one, "id", f"the id {name!r} is there twice")
                seen.add(name)
            if not one.name.strip():
                self.refuse(one, "name", "it is empty")
        for species in self.species:
            self.check_species(species)
        count = sum(one.copies for one in every)
        if count > MOST_CARDS:
            raise BadCards(f"A deck has at most {MOST_CARDS} cards; this one has {count}.")
        if count < 2 * FEWEST_A_SEAT:
            raise BadCards(f"A deck has at least {2 * FEWEST_A_SEAT} cards; this one has {count}.")
        if not any(one.chain == 1 for one in self.species):
            raise BadCards("A deck needs a species of food chain 1, on which webs begin.")

    def check_species(self, one: Species) -> None:
        """§9.2 Numbers, terrains and climates within bounds, and food that makes sense."""
        self.within(one, "chain", one.chain, 1, 3)
        if one.chain not in CHAINS[one.diet]:
            self.refuse(one, "chain", f"{one.diet!r} never goes with food chain {one.chain}")
        self.within(one, "scale", one.scale, 1, 9)
        self.within(one, "points", 1 if one.points is None else one.points, 1, 99)
        self.within(one, "other", one.other, -9, 9)
        self.several(one, "terrains", one.terrains, 3)
        self.several(one, "climates", one.climates, 4)
        self.check_food(one)

    def check_food(self, one: Species) -> None:
        """§3.3, §3.4 What it eats is there, and in its reach."""
        if one.second_role and (one.second_role != 3 or one.diet != "other" or one.chain != 1):
            self.refuse(one, "second-role", "only a black species of food chain 1 may also be a 3")
        if one.diet == "sun":
            for key in ("eats", "also-eats", "prey-scale", "prey-terrains"):
                if getattr(one, key.replace("-", "_")):
                    self.refuse(one, key, "a species that lives on light eats nothing")
        if one.diet == "other" and (one.chain > 1 or one.second_role) and not one.eats:
            self.refuse(one, "eats", "a species with its own way to live says what it eats")
        if one.prey_scale and not (
            len(one.prey_scale) == 2 and 1 <= one.prey_scale[0] <= one.prey_scale[1] <= 9
        ):
            self.refuse(one, "prey-scale", "it is the smallest and the largest size, like [4, 5]")
        known = {other.id for other in self.species}
        words = known | {group for other in self.species for group in other.groups}
        for word in one.eats:
            if word not in words:
                self.refuse(one, "eats", f"no species has the id or the group {word!r}")
        for name in one.also_eats:
            if name not in known or name == one.id:
                self.refuse(one, "also-eats", f"there is no other species {name!r}")

    def within(self, one: Species | Event, key: str, value: int, low: int, high: int) -> None:
        """Refuse a number outside its bounds."""
        if not low <= value <= high:
            self.refuse(one, key, f"it goes from {low} to {high}; {value} is outside")

    def several(self, one: Species, key: str, words: tuple[str, ...], most: int) -> None:
        """Refuse too few, too many, or one twice."""
        if not 1 <= len(words) <= most or len(set(words)) < len(words):
            self.refuse(one, key, f"a species has 1 to {most} of them, each once")

    def refuse(self, one: Species | Event, key: str, why: str) -> None:
        """§9.3 The line, the field, the card, and what is wrong."""
        table = "species" if isinstance(one, Species) else "event"
        line = self.file.line_of(table, one.id, key)
        raise BadCards(f"Line {line}: {key} of {one.id}: {why}.")
