"""The card file: which animals are on the cards, and what people call the cards."""

from dataclasses import dataclass
from typing import Literal

from tangledbank.core.cards import CardFile
from tangledbank.core.errors import BadCards
from tangledbank.games.clades.cards.cards import Cards
from tangledbank.games.clades.cards.qualities import (
    BONUSES,
    CLADES,
    COLOURS,
    ENVIRONMENTS,
    NUMBERS,
    SETS,
)

Set = Literal["prehistoric", "living"]
Clade = Literal["mammal", "sauropsid", "arthropod"]
Environment = Literal["water", "land", "air"]
MEMBERS = ("A", "B", "C")
COUNTS = {"2": "two", "3": "three"}


@dataclass(frozen=True, kw_only=True)
class Cell:
    """The animals of one clade and environment in one set, and which two are closer relatives."""

    set: Set
    clade: Clade
    environment: Environment
    name: str
    latin: str
    pair: str  # the clade that holds the closer two and not the third
    fact: str
    source: str

    @property
    def id(self) -> str:
        """`prehistoric-mammal-water`."""
        return f"{self.set}-{self.clade}-{self.environment}"


@dataclass(frozen=True, kw_only=True)
class Animal:
    """One animal; A and B are the closer relatives."""

    id: str
    set: Set
    clade: Clade
    environment: Environment
    member: Literal["A", "B", "C"]
    name: str
    latin: str
    age: str
    lived: tuple[float, ...]  # million years ago, from and to
    fact: str
    source: str

    @property
    def cell(self) -> str:
        """Where it belongs."""
        return f"{self.set}-{self.clade}-{self.environment}"


@dataclass(frozen=True, kw_only=True)
class Bonus:
    """§4.4 A bonus card, and the neighbour it goes to."""

    id: Literal["shark", "bivalve", "fish", "mollusk"]
    set: Set
    goes: Literal["left", "right"]
    name: str
    latin: str
    age: str
    lived: tuple[float, ...]
    fact: str
    source: str


class Deck:
    """A card file that can be played with."""

    def __init__(self, text: str) -> None:
        file = CardFile(text, ("cell", "animal", "bonus"))
        self.cells = {one.id: one for one in file.read("cell", Cell)}
        self.animals = file.read("animal", Animal)
        self.bonuses = file.read("bonus", Bonus)
        self.by_place = {(one.cell, one.member): one for one in self.animals}
        self.check()

    def check(self) -> None:
        """Every cell of both sets has its three animals, and every bonus card is there."""
        for cell in cell_ids():
            if cell not in self.cells:
                raise BadCards(f"The card file lacks the cell {cell}.")
            for member in MEMBERS:
                if (cell, member) not in self.by_place:
                    raise BadCards(f"The cell {cell} lacks its animal {member}.")
        if len(self.by_place) != len(self.animals):
            raise BadCards("Two animals of the card file have the same place.")
        missing = set(BONUSES) - {one.id for one in self.bonuses}
        if missing:
            raise BadCards(f"The card file lacks the bonus card {min(missing)}.")
        for place, name in enumerate(BONUSES):
            self.check_bonus(name, SETS[place // 2], "left" if place % 2 else "right")
        for one in self.animals:
            check_span(one.id, one.lived)
        for bonus in self.bonuses:
            check_span(bonus.id, bonus.lived)

    def check_bonus(self, name: str, set: str, goes: str) -> None:
        """§4.4 The rules know where a bonus card goes, and which set it belongs to (C19)."""
        (one,) = [one for one in self.bonuses if one.id == name]
        if (one.set, one.goes) != (set, goes):
            raise BadCards(f"{name}: this bonus card is of the {set} set and goes {goes}.")

    def say(self, cell: str, number: str, colour: str) -> str:
        """`one red Valenictus`, `two red pinnipeds`."""
        if number == "1":
            return f"one {colour} {self.by_place[cell, 'A'].name}"
        return f"{COUNTS[number]} {colour} {self.cells[cell].name.lower()}"


def check_span(name: str, lived: tuple[float, ...]) -> None:
    """When it lived: from and to, in million years ago."""
    if len(lived) != 2 or lived[0] < lived[1]:
        raise BadCards(f"{name}: lived is two numbers, the earlier time first.")


def cell_ids() -> list[str]:
    """All cells, set by set."""
    return [
        f"{kind}-{clade}-{place}" for kind in SETS for clade in CLADES for place in ENVIRONMENTS
    ]


def read_cards(text: str) -> Cards:
    """The deck from its text, cards by number."""
    deck = Deck(text)
    ids = []
    names = []
    for kind in SETS:
        for clade in CLADES:
            for place in ENVIRONMENTS:
                cell = f"{kind}-{clade}-{place}"
                living = "" if kind == "prehistoric" else "-living"
                for number in NUMBERS:
                    for colour in COLOURS:
                        ids.append(f"{clade}-{place}-{number}-{colour}{living}")
                        names.append(deck.say(cell, number, colour))
    ids += BONUSES
    names += [f"the {name}" for name in BONUSES]
    return Cards(ids, names, {name: number for number, name in enumerate(ids)})
