# Not compiled: the card file is read once a game.
"""`cards.toml` becomes the deck: checked, numbered, and packed into the tables of `cards.py`."""

from dataclasses import dataclass
from typing import Literal

from tangledbank.core.cards import CardFile
from tangledbank.core.containers import Grid, Pile, numbers
from tangledbank.core.errors import BadCards
from tangledbank.core.game import CardFace
from tangledbank.games.phanerozoic.actions import CARD_BITS
from tangledbank.games.phanerozoic.cards import (
    ANIMALS,
    EFFECTS,
    FIRST_GROWTH_MARK,
    GROWTHS,
    HABITATS,
    ICONS,
    PLANTS,
    ROWS,
    STAR,
    Cards,
)

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
        sides = [*ICONS, STAR, *(f"eats-{growth}" for growth in GROWTHS[1:4])]
        for face in faces:
            self.check_icon(face.plant, f"{face.plant}/{face.animal}", sides)
            self.check_icon(face.animal, f"{face.plant}/{face.animal}", sides)
        for event in happenings:
            if event.amount < 0:
                raise BadCards(f"{event.id}: an amount is a number from 0 on, not {event.amount}.")
            if (event.effect == "shrink") != (event.habitat is not None):
                raise BadCards(f"{event.id}: an event that shrinks, and only that, has a habitat.")
        self.check_goals([*ICONS, STAR, *GROWTHS[1:]])

    def check_locations(self) -> None:
        """§1.2 Every card has a location number of its own; there is room in an action for all."""
        seen: dict[int, str] = {}
        ids = self.ids()
        for name, location in zip(ids, self.locations(), strict=True):
            if location < 1:
                raise BadCards(f"{name}: a location is a number from 1 on, not {location}.")
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
                if bool(line.icon) == bool(line.card):
                    raise BadCards(f"{goal.id}: a line has either an icon or a card.")
                if line.icon:
                    self.check_icon(line.icon, goal.id, icons)
                elif line.card not in species:
                    raise BadCards(f"{goal.id}: there is no species {line.card!r} in this deck.")

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


def read_cards(text: str) -> Cards:
    """The deck of a card file as packed tables."""
    deck = Deck(text)
    cards = Cards()
    number_cards(cards, deck)
    pack_species(cards, deck)
    pack_sides_and_events(cards, deck)
    pack_goals(cards, deck)
    return cards


def number_cards(cards: Cards, deck: Deck) -> None:
    """Ids, names and the counts that tell one kind of card from another."""
    cards.ids = deck.ids()
    cards.names = [
        *(one.name for one in deck.species),
        *(face_name(face) for _location, face in deck.mutations),
        *(event.name for _location, event in deck.events),
    ]
    cards.faces = [side.name for side in deck.sides()]
    cards.goal_ids = [goal.id for goal in deck.goals]
    cards.goal_names = [goal.name for goal in deck.goals]
    cards.plants = sum(one.row == "plants" for one in deck.species)
    cards.first_mutation = len(deck.species)
    cards.first_event = len(deck.species) + len(deck.mutations)
    cards.count = len(cards.ids)
    cards.goals = len(deck.goals)
    for number, one in enumerate(deck.species):
        if one.starts and one.row == "plants":
            cards.start_plant = number
        elif one.starts:
            cards.start_animal = number
    for number, one in enumerate(deck.species):
        cards.number_of.setdefault(kebab(one.latin), number)
        cards.number_of.setdefault(kebab(one.name), number)
    for number, name in enumerate(cards.ids):
        cards.number_of[name] = number
    for number, goal in enumerate(deck.goals):
        cards.goal_number_of[goal.id] = number
    starts = (cards.start_plant, cards.start_animal)
    shuffled = [number for number in range(len(cards.ids)) if number not in starts]
    cards.deck = Pile(len(shuffled))
    cards.deck.fill(shuffled)
    cards.location = numbers(deck.locations())


def pack_species(cards: Cards, deck: Deck) -> None:
    """What is printed on plants and animals."""
    growths = [GROWTHS.index(one.growth) for one in deck.species]
    icons = [icon_marks(one.icons) for one in deck.species]
    rows = [ROWS.index(one.row) for one in deck.species]
    cards.row = numbers(rows)
    cards.food = numbers([1 << row for row in rows])
    cards.habitat = numbers([HABITATS.index(one.habitat) for one in deck.species])
    cards.stars = numbers([one.stars for one in deck.species])
    cards.growth = numbers(growths)
    cards.marks = numbers(
        [marks | growth_mark(growth) for marks, growth in zip(icons, growths, strict=True)]
    )
    cards.needed_marks = numbers(icons)
    cards.needed_growth = numbers(
        [growths[i] if one.demands_growth else 0 for i, one in enumerate(deck.species)]
    )
    cards.bonus = numbers([one.bonus for one in deck.species])
    cards.bonus_rows = numbers(
        [sum(1 << ROWS.index(row) for row in set(one.bonus_rows)) for one in deck.species]
    )
    cards.rank = Grid(ranks(deck.species), len(deck.species))


def ranks(species: list[Species]) -> list[int]:
    """§4.5 For every eater the order in which it looks for targets (rulings N6, N7)."""
    table: list[int] = []
    for eater in species:
        order = sorted(
            range(len(species)),
            key=lambda k: (
                species[k].habitat != eater.habitat,
                abs(species[k].location - eater.location),
                species[k].location,
            ),
        )
        table += [order.index(k) for k in range(len(species))]
    return table


def pack_sides_and_events(cards: Cards, deck: Deck) -> None:
    """What mutations and events show; tables of events start with as many zeros as cards before."""
    sides = deck.sides()
    cards.side_stars = numbers([side.stars for side in sides])
    cards.side_growth = numbers([side.growth for side in sides])
    cards.side_mark = numbers(
        [growth_mark(side.growth) if side.growth else icon_marks((side.icon,)) for side in sides]
    )
    before = [0] * int(cards.first_event)
    events = [event for _location, event in deck.events]
    cards.effect = numbers(before + [EFFECTS.index(event.effect) for event in events])
    cards.amount = numbers(before + [event.amount for event in events])
    cards.event_habitat = numbers(
        before + [HABITATS.index(event.habitat or "water") for event in events]
    )


def pack_goals(cards: Cards, deck: Deck) -> None:
    """§5.2 What each goal gives for each card, alive and extinct (rulings N18, N44)."""
    cards.words = [[one.id, STAR, one.growth, *one.icons] for one in deck.species]
    cards.side_words = [
        [GROWTHS[side.growth] if side.growth else side.icon] for side in deck.sides()
    ]
    cards.goal_lines = [
        [(line.when, line.word, line.points) for line in goal.lines] for goal in deck.goals
    ]
    cards.wanted_marks = numbers([wanted_marks(goal) for goal in deck.goals])
    cards.appetite = Grid(
        [appetite(cards, g, row) for g in range(cards.goals) for row in (0, 1)], 2
    )
    cards.living_points = points(cards, "living", cards.words)
    cards.extinct_points = points(cards, "extinct", cards.words)
    cards.living_side_points = points(cards, "living", cards.side_words)
    cards.extinct_side_points = points(cards, "extinct", cards.side_words)


def wanted_marks(goal: Goal) -> int:
    """The icons that bring points while they are alive."""
    return icon_marks(
        tuple(
            line.icon
            for line in goal.lines
            if line.icon in ICONS and line.when == "living" and line.points > 0
        )
    )


def appetite(cards: Cards, goal: int, row: int) -> int:
    """The most that one living mutation of a row brings for a goal."""
    lines = [line for line in cards.goal_lines[goal] if line[0] == "living"]
    found = [
        sum(each for _when, word, each in lines if word in shown)
        for shown in cards.side_words[row::2]
    ]
    return max([0, *found])


def points(cards: Cards, when: str, words: list[list[str]]) -> Grid:
    """For every goal, what each of these cards is worth, alive or extinct."""
    cells = [
        sum(each for state, word, each in lines if state == when and word in shown)
        for lines in cards.goal_lines
        for shown in words
    ]
    return Grid(cells, len(words))


def icon_marks(icons: tuple[str, ...]) -> int:
    """Icons as bits; the star has none, for it may come again (§3.5)."""
    return sum(1 << ICONS.index(icon) for icon in set(icons) if icon != STAR)


def growth_mark(growth: int) -> int:
    """The bit of a growth icon."""
    return 1 << FIRST_GROWTH_MARK + growth


def kebab(name: str) -> str:
    """A name as people may type it: lower case with hyphens."""
    return "-".join(name.lower().replace(".", "").replace("'", "").split())


def face_name(face: Mutation) -> str:
    """What a mutation card is called: both its sides."""
    plant, animal = (Side(icon).name.replace("-", " ") for icon in (face.plant, face.animal))
    return plant.capitalize() if plant == animal else f"{plant.capitalize()} / {animal}"


def show_cards(text: str) -> list[CardFace]:
    """All cards as people see them."""
    deck = Deck(text)
    faces = [
        CardFace(
            id=one.id, kind="plant" if one.row == "plants" else "animal", name=one.name,
            latin=one.latin, age=one.age, fact=one.fact, source=one.source,
            numbers={
                "location": one.location, "habitat": one.habitat, "stars": one.stars,
                "icons": one.icons, "growth": one.growth, "demands growth": one.demands_growth,
                "bonus": f"+{one.bonus} {' or '.join(one.bonus_rows)}",
            },
        )
        for one in deck.species
    ]  # fmt: skip
    faces += [
        CardFace(
            id=f"{Side(face.plant).name}-{location}", kind="mutation", name=face_name(face),
            latin="", fact=face.fact, source=face.source,
            numbers={"location": location, "plant side": face.plant, "animal side": face.animal},
        )
        for location, face in deck.mutations
    ]  # fmt: skip
    faces += [
        CardFace(
            id=f"{event.id}-{location}", kind="event", name=event.name, latin="",
            fact=event.fact, source=event.source,
            numbers={"location": location, "effect": event.effect, "amount": event.amount}
            | ({"habitat": event.habitat} if event.habitat else {}),
        )
        for location, event in deck.events
    ]  # fmt: skip
    faces += [
        CardFace(
            id=goal.id, kind="goal", name=goal.name, latin="", fact=goal.fact, source=goal.source,
            numbers={"lines": tuple(line_text(line) for line in goal.lines), **hint(goal, deck)},
        )
        for goal in deck.goals
    ]  # fmt: skip
    return faces


def line_text(line: Line) -> str:
    """A line as people read it: `living woody +2`."""
    return f"{line.when} {line.word} {line.points:+d}"


def hint(goal: Goal, deck: Deck) -> dict[str, tuple[str, ...]]:
    """§5.2 A goal that names a card also shows what its evolution requires."""
    named = [one for line in goal.lines for one in deck.species if one.id == line.card]
    wants = tuple(
        f"{one.name}: {', '.join([f'{one.stars} stars', *one.icons])}"
        for one in named
        if not one.starts
    )
    return {"hint": wants} if wants else {}


assert (PLANTS, ANIMALS) == (0, 1), "a row is also the index of its side"
