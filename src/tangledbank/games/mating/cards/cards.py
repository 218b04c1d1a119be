"""The printed values as packed tables; `packing.py` fills them from the deck.

Cards are numbers: combat strategies, flashy ones, sneaky ones. Environments count from 0 on their
own.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core.containers import Pile, numbers

COMBAT: Final = 0  # red
FLASHY: Final = 1  # blue
SNEAKY: Final = 2
KINDS: Final[list[str]] = ["combat", "flashy", "sneaky"]
COLOURS: Final[list[str]] = ["red", "blue"]
TIERS: Final[list[str]] = ["low", "mid", "high"]

ALARM_CALL: Final = 0  # §6.7
CAMOUFLAGE: Final = 1  # §6.8
FOOD_CACHE: Final = 2  # §6.9
LEVEL_UP: Final = 3  # §6.10
SATELLITE_MALE: Final = 4  # §6.11
FEMALE_MIMIC: Final = 5  # §6.12
NUPTIAL_GIFT: Final = 6  # §6.13
SPERM_COMPETITION: Final = 7  # §6.14
MATE_GUARDING: Final = 8  # §6.15
EFFECTS: Final[list[str]] = [
    "alarm-call", "camouflage", "food-cache", "level-up", "satellite-male", "female-mimic",
    "nuptial-gift", "sperm-competition", "mate-guarding",
]  # fmt: skip

DECKS: Final[list[str]] = ["core", "stable", "variable"]
MOST_CARDS: Final = 96  # of a deck, so that every set of discards has a number below 2**31


@final
@mypyc_attr(acyclic=True)
class Cards:
    """A deck in tables."""

    __slots__ = (
        "animals", "cost", "count", "deck", "effect", "environment_deck", "environment_ids",
        "environment_names", "environment_number_of", "environments", "first_sneaky", "fitness",
        "food", "ids", "kind", "names", "number_of", "predator", "predator_names", "predators",
        "scarcity", "tier",
    )  # fmt: skip

    def __init__(self) -> None:
        """An empty deck; `packing.py` fills it."""
        self.ids: list[str] = []
        self.names: list[str] = []  # "Red deer (roaring match)"
        self.animals: list[str] = []  # "red deer", as within a sentence
        self.number_of: dict[str, int] = {}
        self.count: i64 = 0
        self.first_sneaky: i64 = 0
        self.deck = Pile(0)  # all that is shuffled, §1.3
        self.kind: vec[i64] = numbers([])
        self.tier: vec[i64] = numbers([])  # of strategies
        self.cost: vec[i64] = numbers([])
        self.fitness: vec[i64] = numbers([])  # 0 for sneaky cards
        self.predator: vec[i64] = numbers([])
        self.effect: vec[i64] = numbers([])  # -1 for strategies
        # of environments
        self.environment_ids: list[str] = []
        self.environment_names: list[str] = []
        self.environment_number_of: dict[str, int] = {}
        self.predator_names: list[str] = []  # "fox", "eagle owl"; nothing where none hunts
        self.environments: i64 = 0
        self.environment_deck: list[int] = []  # core, stable or variable
        self.food: vec[i64] = numbers([])
        self.predators: vec[i64] = numbers([])
        self.scarcity: vec[i64] = numbers([])

    def is_sneaky(self, card: i64) -> bool:
        """§6.1 Not a strategy for the reveal."""
        return card >= self.first_sneaky
