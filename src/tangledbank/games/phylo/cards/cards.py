"""The printed values as packed tables; `packing.py` fills them from the deck.

Cards are numbers, species first, then events. Terrains and climates are sets of bits.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core.containers import Pile, numbers

HAND: Final = 5  # §1.2 cards
MOST_CARDS: Final = 144  # §9.1 of a deck

TERRAINS: Final[list[str]] = [
    "forest", "grassland", "desert", "tundra", "fresh-water", "ocean", "urban",
]  # fmt: skip
FOREST: Final = 1
GRASSLAND: Final = 2
DESERT: Final = 4
TUNDRA: Final = 8
FRESH_WATER: Final = 16
OCEAN: Final = 32
URBAN: Final = 64
CLIMATES: Final[list[str]] = ["cold", "cool", "warm", "hot"]

WILDFIRE: Final = 0
OIL_SPILL: Final = 1
WATER_POLLUTION: Final = 2
DROUGHT: Final = 3
POACHING: Final = 4
BLIGHT: Final = 5
EPIDEMIC: Final = 6
OVERPOPULATION: Final = 7
CLIMATE_SHIFT: Final = 8
PROTECTED_AREA: Final = 9  # from here on they help their owner
RESTORATION: Final = 10
RESEARCH_STATION: Final = 11
EVENTS: Final[list[str]] = [
    "wildfire", "oil-spill", "water-pollution", "drought", "poaching", "blight", "epidemic",
    "overpopulation", "climate-shift", "protected-area", "restoration", "research-station",
]  # fmt: skip


@final
@mypyc_attr(acyclic=True)
class Cards:
    """A deck in tables."""

    __slots__ = (
        "about", "any_food", "any_size", "anywhere", "by_size", "chain", "climates", "count",
        "deck", "effect", "food", "ids", "name", "names", "number_of", "points", "said", "scale",
        "second_role", "species", "terrains",
    )  # fmt: skip

    def __init__(self) -> None:
        """An empty deck; `packing.py` fills it."""
        self.name: str = ""  # of a deck that a table brings
        self.about: str = ""
        self.ids: list[str] = []
        self.names: list[str] = []
        self.said: list[str] = []  # names as they stand within a sentence
        self.food: list[str] = []  # §3.4 what an eater needs, in a few words
        self.number_of: dict[str, int] = {}
        self.count: i64 = 0
        self.deck = Pile(0)
        self.points: vec[i64] = numbers([])
        self.chain: vec[i64] = numbers([])  # 1 to 3; 0 for an event
        self.second_role: vec[i64] = numbers([])  # §3.4 another number in the chain, or 0
        self.scale: vec[i64] = numbers([])
        self.terrains: vec[i64] = numbers([])
        self.climates: vec[i64] = numbers([])
        self.species: vec[i64] = numbers([])  # §6.12 the same for duplicates (P23)
        self.effect: vec[i64] = numbers([])  # the kind of an event; -1 for a species
        self.by_size: vec[i64] = numbers([])  # §3.2 by eater and food: 1 where they link
        self.any_size: vec[i64] = numbers([])  # §3.7 the same without the rule of sizes
        self.anywhere: vec[i64] = numbers([])  # §3.3 food, whatever they share
        self.any_food: vec[i64] = numbers([])  # §3.7 the same without the rule of sizes

    def would_eat(self, eater: i64, food: i64, by_size: bool) -> bool:
        """§3.3 Whether it is food, if they only lived together."""
        table = self.anywhere if by_size else self.any_food
        return table[eater * self.count + food] != 0

    def is_event(self, card: i64) -> bool:
        """Whether it is an event, not a species."""
        return self.effect[card] >= 0

    def is_harmful(self, card: i64) -> bool:
        """§4.2 Whether it is an event for an opponent."""
        return 0 <= self.effect[card] < PROTECTED_AREA
