"""The printed values as packed tables; `packing.py` fills them from the deck.

Cards are numbers: plants by location, animals by location, mutations, events. So a species' number
is also its place in the order of nature (§4.1), and a pile in ascending order is a row (§1.2).
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core.containers import Grid, Pile, numbers

CARD_BITS: Final = 12  # of a card in an action; all bits set mean no card

PLANTS: Final = 0
ANIMALS: Final = 1
ROWS: Final[list[str]] = ["plants", "animals"]

WATER: Final = 0
LAND: Final = 1
HABITATS: Final[list[str]] = ["water", "land"]

EATS_PLANTS: Final = 1  # growth as a mask: what is eaten
EATS_ANIMALS: Final = 2
EATS_BOTH: Final = 3
SUNLIGHT: Final = 4
GROWTHS: Final[list[str]] = ["", "plants", "animals", "both", "sunlight"]

ICONS: Final[list[str]] = [
    "roots", "woody", "flowering", "seeds", "legs", "wings", "shell", "spine", "warm",
]  # fmt: skip
STAR: Final = "star"
FIRST_GROWTH_MARK: Final = 16  # marks below it are icons, from it on growth icons

GROW: Final = 0  # what events do
SHRINK: Final = 1
RECOVER: Final = 2
EFFECTS: Final[list[str]] = ["grow", "shrink", "recover"]


@final
@mypyc_attr(acyclic=True)
class Cards:
    """A deck in tables. A side is 2 x (mutation - first mutation) + row."""

    __slots__ = (
        "ids", "names", "faces", "words", "side_words", "number_of",
        "goal_ids", "goal_names", "goal_lines", "goal_number_of",
        "plants", "first_mutation", "first_event", "count", "goals",
        "start_plant", "start_animal", "deck", "location",
        "row", "food", "habitat", "stars", "marks", "growth", "needed_marks", "needed_growth",
        "bonus", "bonus_rows", "side_stars", "side_mark", "side_growth",
        "effect", "amount", "event_habitat",
        "rank", "wanted_marks", "appetite", "living_points", "extinct_points",
        "living_side_points", "extinct_side_points",
    )  # fmt: skip

    def __init__(self) -> None:
        """An empty deck; `packing.py` fills it."""
        self.ids: list[str] = []
        self.names: list[str] = []
        self.faces: list[str] = []  # of sides: the icon they show
        self.words: list[list[str]] = []  # of species: what a goal's line can count them by
        self.side_words: list[list[str]] = []
        self.goal_ids: list[str] = []
        self.goal_names: list[str] = []
        self.goal_lines: list[list[tuple[str, str, int]]] = []  # when, what counts, points
        self.number_of: dict[str, int] = {}
        self.goal_number_of: dict[str, int] = {}
        self.plants: i64 = 0  # how many
        self.first_mutation: i64 = 0
        self.first_event: i64 = 0
        self.count: i64 = 0
        self.goals: i64 = 0
        self.start_plant: i64 = 0
        self.start_animal: i64 = 0
        self.deck = Pile(0)  # all that is shuffled, §1.5
        self.location: vec[i64] = numbers([])
        # of species
        self.row: vec[i64] = numbers([])
        self.food: vec[i64] = numbers([])  # the bit of an eater's growth that it answers to
        self.habitat: vec[i64] = numbers([])
        self.stars: vec[i64] = numbers([])
        self.marks: vec[i64] = numbers([])  # icons and growth icons shown
        self.growth: vec[i64] = numbers([])
        self.needed_marks: vec[i64] = numbers([])
        self.needed_growth: vec[i64] = numbers([])
        self.bonus: vec[i64] = numbers([])
        self.bonus_rows: vec[i64] = numbers([])  # a mask: 1 plants, 2 animals
        # of sides
        self.side_stars: vec[i64] = numbers([])
        self.side_mark: vec[i64] = numbers([])
        self.side_growth: vec[i64] = numbers([])
        # of events, from first_event on
        self.effect: vec[i64] = numbers([])
        self.amount: vec[i64] = numbers([])
        self.event_habitat: vec[i64] = numbers([])
        self.rank = Grid([], 0)  # [eater, prey]: 0 for the target it looks for first
        self.wanted_marks: vec[i64] = numbers([])  # of goals: icons that bring points alive
        self.appetite = Grid([], 0)  # [goal, row]: the most that one mutation brings alive
        self.living_points = Grid([], 0)  # [goal, species]
        self.extinct_points = Grid([], 0)
        self.living_side_points = Grid([], 0)  # [goal, side]
        self.extinct_side_points = Grid([], 0)

    def side(self, mutation: i64, row: i64) -> i64:
        """§3.4 The side of a mutation that counts in a row."""
        return 2 * (mutation - self.first_mutation) + row
