"""§4 Nature phase."""

from mypy_extensions import i64

from tangledbank.games.phanerozoic.cards.cards import SUNLIGHT
from tangledbank.games.phanerozoic.rules.living import Living
from tangledbank.games.phanerozoic.rules.state import State
from tangledbank.games.phanerozoic.rules.told import ATE, GREW, NATURE_BEGAN, SHRANK


def nature(position: State) -> None:
    """§4.1 Plants, then animals, each from left to right; the extinct have no turn (ruling N9)."""
    position.tell(NATURE_BEGAN, -1, position.round)
    one = first_after(position, -1)
    while one is not None:
        feed(position, one)
        one = first_after(position, one.card)


def first_after(position: State, card: i64) -> Living | None:
    """§4.1 The next of the living, in the order of both rows."""
    for one in position.table:
        if one.card > card:
            return one
    return None


def feed(position: State, one: Living) -> None:
    """§4.5-§4.10 A hungry species eats until it is fed, and grows; or it shrinks."""
    hungry = one.population
    if one.growth == SUNLIGHT:
        hungry = 0  # §4.4
    while hungry > 0:
        prey = prey_of(position, one)
        if prey is None:
            shrink(position, one)
            return
        if one.stars > prey.stars:
            eaten = min(hungry, prey.population)  # §4.6
            hungry -= eaten
        else:
            eaten = min((hungry + 1) // 2, prey.population)
            hungry -= 2 * eaten  # ruling N1
        position.tell(ATE, -1, one.card, prey.card, eaten, prey.population - eaten)
        position.reduce(prey, eaten)  # §4.7
    before = one.population
    position.grow(one, before)  # §4.3, §4.9
    position.tell(GREW, -1, one.card, before, one.population)


def shrink(position: State, one: Living) -> None:
    """§4.10 Half the population, rounded up (ruling N2)."""
    before = one.population
    one.population = (before + 1) // 2
    position.tell(SHRANK, -1, one.card, before, one.population)


def prey_of(position: State, one: Living) -> Living | None:
    """§4.5 The target: of its food, own habitat first, then the closest, then the lower number."""
    cards = position.cards
    rank = cards.rank
    food = cards.food
    card = one.card
    growth = one.growth
    best: Living | None = None
    best_rank: i64 = 1 << 30
    for other in position.table:
        if growth & food[other.card] and other.card != card:  # ruling N4
            place = rank[card, other.card]
            if place < best_rank:
                best = other
                best_rank = place
    return best
