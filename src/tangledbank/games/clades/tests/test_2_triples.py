"""§2 Triples."""

from itertools import combinations, product
from math import comb

import pytest

from tangledbank.core.containers import Pile, pile_of
from tangledbank.core.rng import seeded
from tangledbank.games.clades import GAME
from tangledbank.games.clades.bots.likely import likely_action
from tangledbank.games.clades.cards.qualities import FACES, is_bonus, number_of, type_of
from tangledbank.games.clades.rules.terms import LARGEST_WITHOUT, LARGEST_WITHOUT_THREES
from tangledbank.games.clades.rules.triples import (
    completing,
    differing,
    find_triples,
    has_triple,
    is_clade_triple,
    is_triple,
    wrong_qualities,
)
from tangledbank.games.clades.scenes import read_card, scene
from tangledbank.games.clades.tests.words import after, dealt, refused, seen

Three = tuple[int, int, int]

# Twenty cards without a triple: ten pairs that one and the same card would complete.
TWENTY = (
    "mw1g ml2r sw1g sw1r sw2b sw2r sl1b sa1b sa2b sa2r "
    "sa3r aw2b al1b al1g al2g al2r aa1b aa1g aa2b aa3g"
)
NINE_THREES = "ml3b ml3r ma3g ma3r sw3r sl3g sa3g sa3r al3g"


def cards(text: str) -> list[int]:
    """The cards that a text names."""
    return [read_card(name) for name in text.split()]


def triples(among: list[int]) -> list[Three]:
    """Every triple that the engine finds among these cards."""
    return find_triples(pile_of(among))


ALL = triples(list(range(FACES)))


# -- §2.1 the printed examples -------------------------------------------------------------
@pytest.mark.parametrize(
    ("text", "different"),
    [
        ("mw1b sw2g aw3r", ["clade", "number", "colour"]),
        ("ml2b sl2g al2r", ["clade", "colour"]),
        ("mw1b sl2g aa3r", ["clade", "environment", "number", "colour"]),
        ("mw1b ml1b ma1b", ["environment"]),
    ],
)
def test_the_printed_examples_of_triples(text: str, different: list[str]) -> None:
    """§2.1: three clades, numbers and colours in one environment; three clades and colours; all
    different; three environments."""
    a, b, c = cards(text)
    names = ("clade", "environment", "number", "colour")

    assert is_triple(a, b, c)
    assert has_triple(pile_of([a, b, c]))
    assert differing(a, b) == differing(b, c) == differing(a, c) == len(different)
    for place, name in enumerate(names):
        types = {int(type_of(card, place)) for card in (a, b, c)}
        assert len(types) == (3 if name in different else 1)


@pytest.mark.parametrize(
    ("text", "wrong", "values"),
    [
        ("mw1r sl2r aa3b", "colour", ("red", "red", "blue")),
        ("ma1r sw1r aa1r", "environment", ("air", "water", "air")),
    ],
)
def test_the_printed_examples_of_failed_triples(
    text: str, wrong: str, values: tuple[str, ...]
) -> None:
    """§2.1: two are red, so the third must be; two are air and water, so the third must be land."""
    a, b, c = cards(text)
    table = after(scene(shared=text), f"1: call {text}")
    (called,) = seen(table).false_calls

    assert not is_triple(a, b, c)
    assert not has_triple(pile_of([a, b, c]))
    failed = [(one.quality, one.values) for one in called.qualities if not one.met]
    assert failed == [(wrong, values)]


def test_two_alike_and_one_different_in_any_quality_is_no_triple() -> None:
    """§2.1: the rule, word by word, for all 85,320 ways to take three cards."""
    types = [tuple(int(type_of(card, place)) for place in range(4)) for card in range(FACES)]
    by_the_rule = [
        (a, b, c)
        for a, b, c in combinations(range(FACES), 3)
        if all(len({types[a][at], types[b][at], types[c][at]}) != 2 for at in range(4))
    ]

    assert by_the_rule == ALL
    assert all(is_triple(*three) for three in ALL)


def test_what_is_wrong_with_three_cards_is_counted_quality_by_quality() -> None:
    """§2.1"""
    for three in combinations(cards(TWENTY), 3):
        kinds = [len({int(type_of(card, place)) for card in three}) for place in range(4)]
        assert wrong_qualities(*three) == kinds.count(2)


def test_the_order_of_the_cards_makes_no_difference() -> None:
    """§2.1"""
    right, wrong = cards("mw1b sl2g aa3r"), cards("mw1r sl2r aa3b")
    for i, j, k in ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0)):
        assert is_triple(right[i], right[j], right[k])
        assert not is_triple(wrong[i], wrong[j], wrong[k])


def test_three_different_cards_always_differ_somewhere() -> None:
    """§2.1, ruling C16: so nothing has to be checked for it."""
    assert {differing(a, b) for a, b, _c in ALL} == {1, 2, 3, 4}
    assert all(differing(a, b) == differing(b, c) == differing(a, c) for a, b, c in ALL)


# -- §2.2 ----------------------------------------------------------------------------------
def test_any_two_cards_are_completed_by_exactly_one_other() -> None:
    """§2.2, ruling C17"""
    for a, b in combinations(range(FACES), 2):
        third = int(completing(a, b))
        assert third not in (a, b)
        assert third == completing(b, a)
        assert (completing(a, third), completing(b, third)) == (b, a)
    assert len(ALL) * 3 == len(list(combinations(range(FACES), 2)))


def test_there_are_1080_triples_and_every_card_is_in_forty() -> None:
    """§2.2"""
    assert len(ALL) == len(set(ALL)) == 1080
    for card in range(FACES):
        assert sum(card in three for three in ALL) == 40


def test_bonus_cards_are_in_no_triple() -> None:
    """§2.2, §4.4, ruling C17"""
    table = scene(shared="sl1b aa1b", piles=["", "shark"], deck="bivalve mw2r ml2r")

    assert refused(table, "1: call shark sl1b aa1b") == "not-in-reach"
    assert refused(table, "2: call shark sl1b aa1b") == "not-in-reach"
    assert refused(table, "1: call bivalve sl1b aa1b") == "not-in-reach"


def test_a_bonus_card_never_comes_within_reach() -> None:
    """§2.2, §4.4, ruling C17"""
    appeared = 0
    for seed in range(4):
        table = dealt(3, seed, animals="genius", untimed=True)
        rng = seeded(seed)
        while not table.is_over:
            assert not any(is_bonus(card) for card in table.shared)
            assert not any(is_bonus(card) for hand in table.hands for card in hand)
            table.apply(table.turn, likely_action(table, int(table.turn), rng))
        appeared += len(seen(table).appeared)

    assert appeared == 16


# -- §2.3 ----------------------------------------------------------------------------------
def test_351_triples_are_of_one_clade_and_729_of_all_three() -> None:
    """§2.3"""
    clade = [three for three in ALL if is_clade_triple(*three)]
    clades = [{int(type_of(card, 0)) for card in three} for three in ALL]

    assert len(clade) == 351
    assert [len(one) for one in clades].count(1) == 351
    assert [len(one) for one in clades].count(3) == 729


@pytest.mark.parametrize(
    ("text", "extra"), [("mw1b ml1b ma1b", 2), ("sw1b sw2g sw3r", 2), ("mw1b sw1b aw1b", 0)]
)
def test_a_clade_triple_earns_five_cards_and_any_other_three(text: str, extra: int) -> None:
    """§2.3"""
    table = scene(shared=text, deck="al2r al2g al2b mw2r mw2g mw2b")
    view = seen(after(table, f"1: call {text}", "at 2000")).players[0]

    assert len(view.pile) == 3 + extra
    assert (view.extras, view.clade_triples, view.triples) == (extra, extra // 2, 1)


def test_a_host_may_give_another_number_of_cards_for_a_clade_triple() -> None:
    """§2.3"""
    for extra in (0, 4):
        table = scene(shared="mw1b ml1b ma1b", clade_extra=extra)
        assert after(table, "1: call mw1b ml1b ma1b", "at 2000").piles[0].count == 3 + extra


# -- how often there is a triple -----------------------------------------------------------
@pytest.mark.slow
@pytest.mark.once
def test_in_three_of_a_hundred_deals_twelve_cards_hold_no_triple() -> None:
    """§5.1: which is what Lucky 13 is for."""
    rng, deck, table = seeded(1859), pile_of(list(range(FACES))), Pile(12)
    without = 0
    for _deal in range(20_000):
        deck.shuffle(rng)
        table.fill(deck.as_list()[:12])
        without += not has_triple(table)

    assert without / 20_000 == pytest.approx(0.032, abs=0.004)


def test_twenty_cards_may_hold_no_triple_and_any_further_one_makes_one() -> None:
    """§5.3, ruling C23"""
    twenty = cards(TWENTY)

    assert len(set(twenty)) == LARGEST_WITHOUT == 20
    assert triples(twenty) == []
    for card in set(range(FACES)) - set(twenty):
        assert has_triple(pile_of([*twenty, card]))


def test_ten_of_the_threes_always_hold_a_triple() -> None:
    """§5.3, §6.4, rulings C22 and C23

    Ten cards do not all lie in one plane of nine, where four are the most; so four of them span the
    27, and which four they are makes no difference: whatever turns them into these four turns
    triples into triples.
    """
    threes = [card for card in range(FACES) if number_of(card) == 2]
    four = cards("mw3b mw3g ml3b sw3b")
    free = [card for card in threes if card not in four and not triples([*four, card])]

    assert triples(cards(NINE_THREES)) == []
    assert len(cards(NINE_THREES)) == LARGEST_WITHOUT_THREES
    assert most_without(four, free) == LARGEST_WITHOUT_THREES


def most_without(chosen: list[int], free: list[int]) -> int:
    """How many cards there can be with these and some of the free ones, and no triple."""
    most = len(chosen)
    for place, card in enumerate(free):
        third = {int(completing(card, one)) for one in chosen}
        rest = [one for one in free[place + 1 :] if one not in third]
        most = max(most, most_without([*chosen, card], rest))
    return most


def test_21_cards_always_hold_a_triple() -> None:
    """§5.3, ruling C23

    There are forty ways to part the 81 cards into three spaces of 27, as the clades do, and nine of
    a space are the most without a triple. Two cards share a space in 13 of the ways, three that are
    no triple in four. So the pairs and the threes of 21 cards can be counted over all ways; that
    leaves only the splits 9-9-3 and 7-7-7, and the first would have to come 17.5 times.
    """
    ways = [one for one in product(range(3), repeat=4) if next((n for n in one if n), 0) == 1]
    assert len(ways) == 40
    assert sum(shares_a_space(way, "mw1b sl2g") for way in ways) == 13
    assert sum(shares_a_space(way, "mw1b sl2g aa3b") for way in ways) == 4

    parts = [(a, b, 21 - a - b) for a in range(LARGEST_WITHOUT_THREES + 1) for b in range(a + 1)]
    splits = [one for one in parts if 0 <= one[2] <= one[1]]
    pairs = {one: sum(comb(n, 2) for n in one) - 3 * comb(7, 2) for one in splits}
    threes = {one: sum(comb(n, 3) for n in one) - 3 * comb(7, 3) for one in splits}
    all_pairs = 13 * comb(21, 2) - 40 * 3 * comb(7, 2)
    all_threes = 4 * comb(21, 3) - 40 * 3 * comb(7, 3)

    assert 3 * all_threes == 16 * all_pairs
    assert all(3 * threes[one] >= 16 * pairs[one] for one in splits)
    assert [one for one in splits if 3 * threes[one] == 16 * pairs[one]] == [(7, 7, 7), (9, 9, 3)]
    assert (pairs[7, 7, 7], all_pairs / pairs[9, 9, 3]) == (0, 17.5)


def shares_a_space(way: tuple[int, ...], text: str) -> bool:
    """Whether these cards are in one of the three spaces that this way makes."""
    spaces = {sum(way[at] * type_of(card, at) for at in range(4)) % 3 for card in cards(text)}
    return len(spaces) == 1


def test_with_two_cards_of_each_face_twice_as_many_may_hold_no_triple() -> None:
    """§5.3, §10.3, rulings C23 and C31: 40 and 18."""
    for text in (TWENTY, NINE_THREES):
        single = cards(text)
        double = single + [card + FACES for card in single]
        assert triples(double) == []
        assert len(double) == 2 * len(single)


def test_both_sets_together_hold_8640_triples() -> None:
    """§10.3, ruling C31"""
    both = triples(list(range(2 * FACES)))

    assert len(both) == 8 * len(ALL) == 8640
    assert all(len({card % FACES for card in three}) == 3 for three in both)


def test_the_engine_names_cards_as_people_do() -> None:
    """§2.1"""
    assert [GAME.cards.ids[card] for card in cards("mw1b sl2g aa3r mw2r+")] == [
        "mammal-water-1-blue",
        "sauropsid-land-2-green",
        "arthropod-air-3-red",
        "mammal-water-2-red-living",
    ]
