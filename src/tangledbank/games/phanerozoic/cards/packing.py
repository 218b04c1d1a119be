"""The deck as numbers and packed tables, which the rules read."""

from tangledbank.core.containers import Grid, numbers, pile_of
from tangledbank.games.phanerozoic.cards.cards import (
    EFFECTS,
    FIRST_GROWTH_MARK,
    GROWTHS,
    HABITATS,
    ICONS,
    ROWS,
    STAR,
    Cards,
)
from tangledbank.games.phanerozoic.cards.deck import Deck, Goal, Species


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
        *(face.name for _location, face in deck.mutations),
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
    cards.deck = pile_of(shuffled)
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
    cards.living_points = points(cards, "living", cards.words)
    cards.extinct_points = points(cards, "extinct", cards.words)
    cards.living_side_points = points(cards, "living", cards.side_words)
    cards.extinct_side_points = points(cards, "extinct", cards.side_words)
    cards.appetite = Grid(
        [appetite(cards, goal, row) for goal in range(cards.goals) for row in range(len(ROWS))],
        len(ROWS),
    )


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
    sides = range(row, len(cards.side_words), len(ROWS))
    return max([0, *(cards.living_side_points[goal, side] for side in sides)])


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
