"""§3.1, §3.2 What counts, against a search over all arrangements of a hand."""

from collections.abc import Iterator
from itertools import product

from tests.samples import Sample

from tangledbank.core.containers import pile_of
from tangledbank.core.game import Game
from tangledbank.core.rng import Rng, seeded
from tangledbank.games.phylo.rules.food_webs import counting as counting_mask
from tangledbank.games.phylo.rules.position import Position
from tangledbank.games.phylo.tests.words import (
    card,
    counting,
    dealt,
    made_up,
    web_of,
)


def arrangements(table: Position, hand: list[int]) -> set[int]:
    """What can count, from P1 itself: give every eater one food; one that leads down to a 1 counts.

    All ways to give each card of food chain 2 or 3 one food of the hand, or none, are tried. A way
    is followed from food to food; a card that comes to a 1 counts, one that turns in a ring or
    comes to a card without food does not.
    """
    chain = {card: int(table.cards.chain[card]) for card in hand}
    eaters = [card for card in hand if chain[card] > 1]
    foods = [
        [None, *[food for food in hand if chain[food] and table.eats(eater, food)]]
        for eater in eaters
    ]
    found = {card for card in hand if chain[card] == 1}
    for way in product(*foods):
        food_of = dict(zip(eaters, way, strict=True))
        for eater in eaters:
            at: int | None = eater
            for _step in hand:
                if at is not None and chain[at] > 1:
                    at = food_of[at]
            if at is not None and chain[at] == 1:
                found.add(eater)
    return found


def random_hands(table: Position, rng: Rng, times: int) -> Iterator[list[int]]:
    """Hands of up to five cards."""
    count = int(table.cards.count)
    for _time in range(times):
        size = 3 + rng.below(3)
        hand: set[int] = set()
        while len(hand) < size:
            hand.add(int(rng.below(count)))
        yield sorted(hand)


def random_deck(rng: Rng) -> Game:
    """Twenty species in few places, so that there are many links, and rings of them."""
    lines = []
    for number in range(20):
        diet = ("sun", "plants", "both", "both", "meat", "meat")[rng.below(6)] if number else "sun"
        where = ["forest", "ocean", "forest,ocean"][rng.below(3)]
        weather = ["cool", "warm", "cool,warm", "cool,warm"][rng.below(4)]
        words = f"s{number} {diet} scale={4 + rng.below(3)} terrains={where} climates={weather}"
        lines.append(f"{words} points={1 + rng.below(9)}")
    return made_up(*lines)


def test_what_counts_is_what_some_arrangement_grounds_in_our_deck(
    sample: Sample,
) -> None:
    """§3.1, P1, P2: random hands, all cards that a search over all arrangements finds"""
    table, rng = dealt(2), seeded(1859)
    for hand in random_hands(table, rng, sample(1000, of=10_000)):
        mask = int(counting_mask(table.cards, table.links, pile_of(hand)))
        assert {one for place, one in enumerate(hand) if mask >> place & 1} == arrangements(
            table, hand
        )


def test_what_counts_is_what_some_arrangement_grounds_in_decks_made_up_at_random(
    sample: Sample,
) -> None:
    """§3.1, P1, P2: 40 decks full of links, with the rule of sizes and without"""
    rng = seeded(1871)
    for number in range(40):
        table = dealt(2, game=random_deck(rng), scale=number % 2 == 0)
        for hand in random_hands(table, rng, sample(25, of=250)):
            mask = int(counting_mask(table.cards, table.links, pile_of(hand)))
            assert {one for place, one in enumerate(hand) if mask >> place & 1} == arrangements(
                table, hand
            )


def test_what_a_hand_counts_is_the_sum_of_the_points_of_what_counts() -> None:
    """§7.1"""
    table, rng = dealt(2), seeded(1882)
    for hand in random_hands(table, rng, 500):
        found = web_of(table, [table.cards.ids[one] for one in hand])
        printed = [card(id).worth() for id in found.counting]
        assert found.points == sum(printed)


def test_no_further_card_makes_another_one_loose() -> None:
    """§3.1: a larger hand never counts less"""
    table, rng = dealt(2), seeded(1887)
    for hand in random_hands(table, rng, 300):
        ids = [table.cards.ids[one] for one in hand]
        assert set(counting(table, ids[:-1])) <= set(counting(table, ids))
