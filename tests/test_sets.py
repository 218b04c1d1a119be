"""Numbers for sets of cards: each set has one of its own, and it leads back to its cards."""

from itertools import combinations
from math import comb

import pytest

from tangledbank.core.containers import Actions, Pile, pile_of
from tangledbank.core.rng import seeded
from tangledbank.core.sets import Sets, binomials
from tangledbank.games.mating.cards.cards import MOST_CARDS
from tangledbank.games.mating.rules.actions import DISCARDS, KEEP_ALL, MOST_DISCARDS


def number(sets: Sets, cards: list[int]) -> int:
    """The number of a whole hand."""
    return int(sets.number_of(pile_of(cards), (1 << len(cards)) - 1))


# -- round trip ----------------------------------------------------------------------------
@pytest.mark.parametrize(("cards", "size"), [(1, 1), (5, 5), (9, 3), (12, 4)])
def test_every_set_has_a_number_of_its_own_that_leads_back(cards: int, size: int) -> None:
    sets = Sets(cards, size, 1000)
    every = [list(some) for k in range(size + 1) for some in combinations(range(cards), k)]
    numbers = [number(sets, some) for some in every]

    assert sorted(numbers) == list(range(1000, 1000 + len(every)))
    assert [sets.cards_of(one) for one in numbers] == every


def test_small_sets_come_first() -> None:
    sets = Sets(20, 5, 7)

    assert number(sets, []) == 7
    assert [number(sets, [card]) for card in range(20)] == list(range(8, 28))
    assert number(sets, [0, 1]) == 28
    assert number(sets, [18, 19]) + 1 == number(sets, [0, 1, 2])


def test_a_mask_picks_cards_of_a_hand() -> None:
    sets = Sets(20, 5, 0)
    hand = pile_of([2, 3, 7, 11, 19])
    for mask in range(32):
        picked = [card for place, card in enumerate(hand) if mask >> place & 1]
        assert sets.number_of(hand, mask) == number(sets, picked)
        assert sets.cards_of(sets.number_of(hand, mask)) == picked


def test_all_sets_of_a_hand_come_in_the_order_of_their_masks() -> None:
    sets = Sets(20, 5, 9)
    for hand in (pile_of([]), pile_of([4]), pile_of([2, 3, 7, 11, 19])):
        actions = Actions()
        actions.add(77)  # what is there already stays
        sets.add_all(hand, actions)
        masks = range(1 << hand.count)
        assert actions.as_list() == [77, *[sets.number_of(hand, mask) for mask in masks]]


def test_a_set_that_is_known_to_be_of_a_hand_needs_no_search() -> None:
    sets, into = Sets(20, 5, 9), Pile(5)
    hand = pile_of([2, 3, 7, 11, 19])
    for mask in range(1 << hand.count):
        number_of = sets.number_of(hand, mask)
        sets.fill_from(hand, number_of, into)
        assert into.as_list() == sets.cards_of(number_of)


def test_random_sets_of_a_large_deck_lead_back() -> None:
    sets, rng = Sets(144, 5, 1 << 29), seeded(1859)
    for _time in range(2000):
        some = sorted({int(rng.below(144)) for _card in range(rng.below(6))})
        assert sets.cards_of(number(sets, some)) == some


def test_a_pile_that_held_something_holds_only_the_set() -> None:
    sets = Sets(10, 3, 0)
    into = Pile(5)
    into.fill([9, 9, 9, 9, 9])
    sets.fill(number(sets, [2, 5]), into)

    assert into.as_list() == [2, 5]


# -- ends ----------------------------------------------------------------------------------
@pytest.mark.parametrize(("cards", "size", "first"), [(6, 2, 0), (96, 6, 1 << 29), (144, 5, 5)])
def test_numbers_begin_and_end_where_they_should(cards: int, size: int, first: int) -> None:
    sets = Sets(cards, size, first)
    last = list(range(cards - size, cards))

    assert sets.end == first + sum(comb(cards, k) for k in range(size + 1))
    assert number(sets, []) == first
    assert number(sets, last) == sets.end - 1
    assert sets.cards_of(sets.end - 1) == last
    assert first in sets
    assert sets.end - 1 in sets
    assert first - 1 not in sets
    assert sets.end not in sets


def test_a_deck_may_be_smaller_than_a_set() -> None:
    sets = Sets(2, 5, 0)

    assert sets.end == 4
    assert [sets.cards_of(one) for one in range(4)] == [[], [0], [1], [0, 1]]


def test_the_table_of_binomials_is_pascals() -> None:
    table = binomials(30, 6)

    assert table == [comb(n, k) for n in range(31) for k in range(7)]


# -- records that are kept -----------------------------------------------------------------
OLD = {  # as the game gave them before all games shared these numbers
    (): 536870912,
    (0,): 536870913,
    (77,): 536870990,
    (0, 1): 536871009,
    (3, 50): 536872237,
    (76, 77): 536874011,
    (0, 1, 2): 536875569,
    (5, 30, 77): 536949159,
    (0, 1, 2, 3, 4): 540340409,
    (10, 20, 30, 40, 50): 542554819,
    (72, 73, 74, 75, 76, 77): 858316067,
    (90, 91, 92, 93, 94, 95): 1528512776,
}


@pytest.mark.parametrize("cards", OLD)
def test_discards_of_the_mating_game_have_the_numbers_that_they_always_had(
    cards: tuple[int, ...],
) -> None:
    """Saved games name them: §7.1 there."""
    assert number(DISCARDS, list(cards)) == OLD[cards]
    assert DISCARDS.cards_of(OLD[cards]) == list(cards)


def test_they_end_where_they_always_did() -> None:
    assert (MOST_CARDS, MOST_DISCARDS, KEEP_ALL) == (96, 6, 536870912)
    assert DISCARDS.end == 1528512777
