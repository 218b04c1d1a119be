"""`cards.toml` becomes the deck: the cards of the file, checked, in the order of their numbers."""

import re
from dataclasses import dataclass
from typing import Literal

from tangledbank.core.cards import CardFile
from tangledbank.core.errors import BadCards
from tangledbank.games.phanerozoic.cards.cards import CARD_BITS, GROWTHS, ICONS, ROWS, STAR
from tangledbank.games.phanerozoic.cards.periods import Period, lies_in

KEBAB = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
Row = Literal["plants", "animals"]
Habitat = Literal["water", "land"]
Growth = Literal["sunlight", "plants", "animals", "both"]


@dataclass(frozen=True)
class Species:
    """A plant or an animal."""

    id: str
    name: str
    latin: str
    age: str
    lived: tuple[float, ...]  # from, to, in million years ago
    period: Period
    row: Row
    location: int
    habitat: Habitat
    stars: int
    icons: tuple[str, ...]
    growth: Growth
    demands_growth: bool
    bonus: int
    bonus_rows: tuple[Row, ...]
    fact: str
    source: str
    starts: bool = False


@dataclass(frozen=True)
class Mutation:
    """A face: one icon for plants, one for animals, on several cards."""

    plant: str
    animal: str
    locations: tuple[int, ...]
    fact: str
    source: str

    @property
    def name(self) -> str:
        """What people call it: both its sides."""
        plant, animal = (Side(icon).name.replace("-", " ") for icon in (self.plant, self.animal))
        return plant.capitalize() if plant == animal else f"{plant.capitalize()} / {animal}"


@dataclass(frozen=True)
class Happening:
    """An event, on several cards."""

    id: str
    name: str
    effect: Literal["grow", "shrink", "recover"]
    amount: int
    locations: tuple[int, ...]
    fact: str
    source: str
    habitat: Habitat | None = None


@dataclass(frozen=True)
class Line:
    """A line of a goal: what counts, alive or extinct, and for how much."""

    when: Literal["living", "extinct"]
    points: int
    icon: str = ""
    card: str = ""

    @property
    def word(self) -> str:
        """What it counts: cards with this icon, or the card of this name."""
        return self.icon or self.card


@dataclass(frozen=True)
class Goal:
    """A secret goal: its lines are counted one by one and added."""

    id: str
    name: str
    lines: tuple[Line, ...]
    fact: str
    source: str


@dataclass(frozen=True)
class Side:
    """What one side of a mutation card shows."""

    icon: str

    @property
    def stars(self) -> int:
        """One for the star, else none."""
        return int(self.icon == STAR)

    @property
    def growth(self) -> int:
        """The growth it brings, 0 if none."""
        return GROWTHS.index(self.icon[5:]) if self.icon.startswith("eats-") else 0

    @property
    def name(self) -> str:
        """What people call it: the star makes a species Large."""
        return "large" if self.stars else self.icon


class Deck:
    """The cards of a file, in the order of their numbers."""

    def __init__(self, text: str) -> None:
        self.file = CardFile(text, ("species", "mutation", "event", "goal"))
        species = self.file.read("species", Species)
        self.species = sorted(species, key=lambda one: (ROWS.index(one.row), one.location))
        faces = self.file.read("mutation", Mutation)
        self.mutations = sorted(
            ((location, face) for face in faces for location in face.locations),
            key=lambda pair: pair[0],
        )
        happenings = self.file.read("event", Happening, identity="locations")
        self.events = sorted(
            ((location, event) for event in happenings for location in event.locations),
            key=lambda pair: pair[0],
        )
        self.goals = self.file.read("goal", Goal)
        self.check(faces, happenings)

    def check(self, faces: list[Mutation], happenings: list[Happening]) -> None:
        """What a deck must hold so that it can be played."""
        for row in ROWS:
            starts = [one for one in self.species if one.row == row and one.starts]
            if len(starts) != 1:
                raise BadCards(
                    f"The {row} need exactly one species with starts = true, not {len(starts)}."
                )
        self.check_locations()
        for one in self.species:
            if not 1 <= one.stars <= 9 or not 0 <= one.bonus <= 8:
                raise BadCards(f"{one.id}: stars go from 1 to 9 and a bonus from 0 to 8.")
            for icon in one.icons:
                self.check_icon(icon, one.id, ICONS)
            self.check_age(one)
        sides = [*ICONS, STAR, *(f"eats-{growth}" for growth in GROWTHS[1:4])]
        for face in faces:
            self.check_icon(face.plant, f"{face.plant}/{face.animal}", sides)
            self.check_icon(face.animal, f"{face.plant}/{face.animal}", sides)
        for event in happenings:
            if not 0 <= event.amount <= 99:
                raise BadCards(
                    f"{event.id}: an amount goes from 0 to 99; {event.amount} is outside."
                )
            if (event.effect == "shrink") != (event.habitat is not None):
                raise BadCards(f"{event.id}: an event that shrinks, and only that, has a habitat.")
        self.check_goals([*ICONS, STAR, *GROWTHS[1:]])
        self.check_ids([*ICONS, STAR, *GROWTHS[1:]])

    def check_age(self, one: Species) -> None:
        """A species lived from a time to the same or a later one, and came in its period."""
        if len(one.lived) != 2 or not one.lived[0] >= one.lived[1] >= 0:
            raise BadCards(
                f"{one.id}: lived has two numbers, from and to, in million years ago, "
                "the greater one first."
            )
        if not lies_in(one.lived[0], one.period):
            raise BadCards(
                f"{one.id}: {one.lived[0]} million years ago lies outside the {one.period}."
            )

    def check_locations(self) -> None:
        """§1.2 Every card has a location number of its own; there is room in an action for all."""
        seen: dict[int, str] = {}
        ids = self.ids()
        for name, location in zip(ids, self.locations(), strict=True):
            if not 1 <= location <= 9999:
                raise BadCards(f"{name}: a location goes from 1 to 9999; {location} is outside.")
            if location in seen:
                raise BadCards(f"{name} and {seen[location]} have the same location, {location}.")
            seen[location] = name
        if len(ids) >= (1 << CARD_BITS) - 1 or len(self.goals) >= (1 << CARD_BITS) - 1:
            raise BadCards("A deck has at most 4,094 cards and as many goals.")
        if len(set(ids)) < len(ids):
            twice = next(name for name in ids if ids.count(name) > 1)
            raise BadCards(f"The id {twice!r} is there twice.")

    def check_goals(self, icons: list[str]) -> None:
        """§5.2 A line names an icon or a species of this deck."""
        species = {one.id for one in self.species}
        for goal in self.goals:
            for line in goal.lines:
                if not -99 <= line.points <= 99:
                    raise BadCards(
                        f"{goal.id}: points go from -99 to 99; {line.points} is outside."
                    )
                if bool(line.icon) == bool(line.card):
                    raise BadCards(f"{goal.id}: a line has either an icon or a card.")
                if line.icon:
                    self.check_icon(line.icon, goal.id, icons)
                elif line.card not in species:
                    raise BadCards(f"{goal.id}: there is no species {line.card!r} in this deck.")

    def check_ids(self, words: list[str]) -> None:
        """Ids are lower-case words with hyphens, so that notation reads back; no icon is an id."""
        for name in [*self.ids(), *(goal.id for goal in self.goals)]:
            if not KEBAB.fullmatch(name):
                raise BadCards(f"{name!r} is no id: ids are lower-case words with hyphens.")
        for one in self.species:
            if one.id in words:
                raise BadCards(f"{one.id} is the name of an icon and cannot be a species' id.")

    def check_icon(self, icon: str, where: str, icons: list[str]) -> None:
        """A word that the rules know."""
        if icon not in icons:
            raise BadCards(f"{where}: {icon!r} is no icon here; there are {', '.join(icons)}.")

    def ids(self) -> list[str]:
        """The id of every card; where several share a face, the location tells them apart."""
        return [
            *(one.id for one in self.species),
            *(f"{Side(face.plant).name}-{location}" for location, face in self.mutations),
            *(f"{event.id}-{location}" for location, event in self.events),
        ]

    def locations(self) -> list[int]:
        """The location number of every card."""
        return [
            *(one.location for one in self.species),
            *(location for location, face in self.mutations),
            *(location for location, event in self.events),
        ]

    def sides(self) -> list[Side]:
        """Both sides of every mutation card, the plants' first."""
        return [
            Side(icon) for _location, face in self.mutations for icon in (face.plant, face.animal)
        ]
