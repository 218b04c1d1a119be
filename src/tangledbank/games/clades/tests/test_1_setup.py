"""§1 Set-up."""

from collections import Counter

import pytest

from tangledbank.core.errors import BadOption
from tangledbank.core.events import listening
from tangledbank.core.rng import seeded
from tangledbank.games.clades import GAME
from tangledbank.games.clades.bots.likely import likely_action
from tangledbank.games.clades.cards.qualities import (
    BIVALVE,
    SHARK,
    TYPES,
    clade_of,
    is_bonus,
    type_of,
)
from tangledbank.games.clades.rules.position import Position
from tangledbank.games.clades.scenes import scene
from tangledbank.games.clades.tests.words import after, dealt, names, seen


def rows(table: Position) -> list[list[str]]:
    """Which cards lie in which row, from the left to the right."""
    shared = seen(table).shared
    return [[one.card for one in shared if one.row == row] for row in range(4)]


def places(table: Position) -> dict[str, tuple[int, int]]:
    """Where every shared card lies."""
    return {one.card: (one.row, one.column) for one in seen(table).shared}


# -- §1.1 ----------------------------------------------------------------------------------
def test_the_deck_has_83_cards_81_to_match_and_two_bonus_cards() -> None:
    """§1.1"""
    cards = sorted(card for pile in dealt(2).places() for card in pile)

    assert len(cards) == 83
    assert cards == [*range(81), SHARK, BIVALVE]


def test_there_is_one_card_for_each_combination_of_the_four_qualities() -> None:
    """§1.1, §2.1"""
    faces = [tuple(int(type_of(card, quality)) for quality in range(4)) for card in range(81)]

    assert len(set(faces)) == 81
    for quality in range(4):
        counted = Counter(TYPES[quality][face[quality]] for face in faces)
        assert counted == dict.fromkeys(TYPES[quality], 27)


def test_a_cards_id_names_its_qualities() -> None:
    """§1.1, §2.1"""
    for card in range(81):
        types = [TYPES[quality][type_of(card, quality)] for quality in range(4)]
        assert GAME.cards.ids[card] == "-".join(types)


# -- §1.2, §1.3 ----------------------------------------------------------------------------
@pytest.mark.parametrize("seats", range(2, 9))
def test_everyone_is_dealt_one_personal_card(seats: int) -> None:
    """§1.2, ruling C21"""
    table = dealt(seats)

    assert [hand.count for hand in table.hands] == [1] * seats
    assert [one.personal for one in seen(table).players] == [1] * seats


def test_only_the_owner_sees_a_personal_card() -> None:
    """§1.2"""
    table = dealt(3)
    (card,) = seen(table, 1).hand

    assert card == GAME.cards.ids[table.hands[1][0]]
    assert card in seen(table, 1).reach
    assert [card in str(seen(table, seat)) for seat in (0, 2, None)] == [False] * 3


def test_the_owner_alone_hears_which_card_is_dealt() -> None:
    """§1.2"""
    table = dealt(2)
    with listening(table) as told:
        table.deal(7)
    events = [event for event in GAME.facts(told) if event.name == "drew"]

    assert [event.audience for event in events] == [(0,), (1,)]
    assert [event.values["card"] for event in events] == [
        GAME.cards.ids[hand[0]] for hand in table.hands
    ]


def test_everyone_sees_what_is_in_every_pile() -> None:
    """§1.3"""
    table = scene(seats=3, piles=["mw1b sl1b aa1b", "", "shark ma2r"])

    for seat in (0, 1, 2, None):
        assert [one.pile for one in seen(table, seat).players] == [
            ("mammal-water-1-blue", "sauropsid-land-1-blue", "arthropod-air-1-blue"),
            (),
            ("shark", "mammal-air-2-red"),
        ]


def test_all_piles_are_empty_at_first() -> None:
    """§1.3"""
    assert [len(one.pile) for one in seen(dealt(8)).players] == [0] * 8


# -- §1.4 ----------------------------------------------------------------------------------
def test_twelve_shared_cards_lie_in_the_rows_of_their_clades() -> None:
    """§1.4"""
    mammals, sauropsids, arthropods, beside = rows(dealt(4))

    assert len(mammals + sauropsids + arthropods) == 12
    assert all(card.startswith("mammal-") for card in mammals)
    assert all(card.startswith("sauropsid-") for card in sauropsids)
    assert all(card.startswith("arthropod-") for card in arthropods)
    assert beside == []


def test_no_two_shared_cards_lie_in_one_place_and_no_place_is_left_out() -> None:
    """§1.4"""
    table = dealt(4)
    shared = seen(table).shared

    for row in range(3):
        columns = [one.column for one in shared if one.row == row]
        assert columns == list(range(len(columns)))


def test_a_card_keeps_its_place_and_a_new_one_takes_the_first_free_place_of_its_row() -> None:
    """§1.4"""
    table = scene(
        shared="mw1b ma2r ml1b mw3g sl1b sa2g al1b", deck="mw2g sw1r mw2b"
    )  # fmt: skip
    taken = after(table, "1: call ml1b sl1b al1b")
    replaced = after(taken, "at 2000")

    assert places(table)["mammal-land-1-blue"] == (0, 2)
    assert rows(taken)[:3] == [
        ["mammal-water-1-blue", "mammal-air-2-red", "mammal-water-3-green"],
        ["sauropsid-air-2-green"],
        [],
    ]
    for card in ("mammal-water-1-blue", "mammal-air-2-red", "mammal-water-3-green"):
        assert places(replaced)[card] == places(table)[card]
    assert places(replaced)["sauropsid-air-2-green"] == (1, 1)
    assert places(replaced)["mammal-water-2-green"] == (0, 2)
    assert places(replaced)["sauropsid-water-1-red"] == (1, 0)
    assert places(replaced)["mammal-water-2-blue"] == (0, 4)


def test_it_is_so_through_a_whole_game() -> None:
    """§1.4"""
    table, rng = dealt(3, untimed=True), seeded(3)
    laid = 0
    while not table.is_over:
        before = places(table)
        table.apply(table.turn, likely_action(table, int(table.turn), rng))
        now = places(table)
        for row in range(3):
            kept = {card: at for card, at in before.items() if card in now and at[0] == row}
            new = sorted(at for card, at in now.items() if card not in before and at[0] == row)
            free = [(row, column) for column in range(30) if (row, column) not in kept.values()]
            assert new == free[: len(new)]
            assert all(now[card] == at for card, at in kept.items())
            laid += len(new)

    assert laid > 40


def test_a_row_may_stay_empty_and_another_grow() -> None:
    """§1.4"""
    table = scene(shared="mw1b sl1b aa1b", deck="mw2r ma3g ml2r")

    assert rows(after(table, "1: call mw1b sl1b aa1b", "at 2000"))[:3] == [
        ["mammal-water-2-red", "mammal-air-3-green", "mammal-land-2-red"],
        [],
        [],
    ]


def test_a_host_may_lay_out_another_number_of_shared_cards() -> None:
    """§1.4"""
    assert dealt(3, shared_cards=9).shared.count == 9
    assert dealt(3, shared_cards=12, cards="teaching").shared.count == 7, "not turned"
    with pytest.raises(BadOption, match="shared_cards goes from 6 to 21; 22 is outside"):
        dealt(3, shared_cards=22)


# -- §1.5 ----------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", [2, 8])
def test_no_bonus_card_is_among_the_shared_and_personal_cards(seats: int) -> None:
    """§1.5, ruling C4"""
    table = dealt(seats, animals="genius", personal_cards="3")
    for seed in range(60):
        table.deal(seed)
        open_cards = [*table.shared, *(card for hand in table.hands for card in hand)]
        assert len(open_cards) == 12 + 3 * seats
        assert not any(is_bonus(card) for card in open_cards)
        assert sum(1 for card in table.deck if is_bonus(card)) == 4


def test_bonus_cards_are_shuffled_into_the_deck_and_may_lie_anywhere_in_it() -> None:
    """§1.5"""
    table = dealt(2)
    found = set()
    for seed in range(200):
        table.deal(seed)
        found.add(table.deck.as_list().index(SHARK))

    assert table.deck.count == 69
    assert min(found) <= 3
    assert max(found) >= 65
    assert len(found) > 50


# -- §1.6 ----------------------------------------------------------------------------------
def test_all_cards_are_seen_at_one_moment_and_the_clock_starts_then() -> None:
    """§1.6, ruling C37"""
    table = dealt(2)
    with listening(table) as told:
        table.deal(1859)
    view = seen(table)

    assert [event.name for event in GAME.facts(told)].count("began") == 1
    assert {one.laid_at for one in view.shared} == {0}
    assert (view.now, view.stall_from, view.stall_until) == (0, 0, 30_000)


def test_calls_count_from_that_moment_on_and_everyone_may_make_them() -> None:
    """§1.6, ruling C37"""
    table = scene(shared="mw1b sl1b aa1b ml2r", seats=3)

    assert table.actors() == [0, 1, 2]
    for seat in ("1", "2", "3"):
        called = after(table, f"{seat} at 0: call mw1b sl1b aa1b")
        assert called.piles[int(seat) - 1].count == 3


# -- how many may play ---------------------------------------------------------------------
def test_the_game_is_for_one_to_eight_players() -> None:
    """§1.2, ruling C21"""
    assert list(GAME.seats) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert dealt(8).deck.count == 63
    for seats in (0, 9):
        with pytest.raises(BadOption, match=f"for 1 to 8 players, not {seats}"):
            GAME.deal(seats, 1)


def test_at_least_three_cards_stay_in_the_deck() -> None:
    """§1.2, ruling C32"""
    assert dealt(4, cards="threes", personal_cards="3").deck.count == 3
    with pytest.raises(
        BadOption,
        match="12 shared and 13 personal cards leave fewer than 3 of the 27 cards in the deck",
    ):
        dealt(5, cards="threes", personal_cards="3 3 3 3 1")


# -- chance --------------------------------------------------------------------------------
def test_a_seed_deals_the_same_cards_again_and_another_seed_deals_others() -> None:
    """§1.2, §1.4"""
    assert dealt(4, seed=5).places() == dealt(4, seed=5).places()
    assert dealt(4, seed=5).places() != dealt(4, seed=6).places()


def test_every_card_comes_up_among_the_shared_and_the_personal_ones() -> None:
    """§1.2, §1.4"""
    table = dealt(8)
    shared, personal = set(), set()
    for seed in range(150):
        table.deal(seed)
        shared |= set(table.shared)
        personal |= {card for hand in table.hands for card in hand}

    assert names(set(range(81)) - shared) == ""
    assert names(set(range(81)) - personal) == ""


def test_a_second_deal_leaves_nothing_of_the_first() -> None:
    """§1.3, §1.4"""
    table = dealt(2)
    table.apply(0, table.legal(0)[-1], 500)
    table.deal(1859)

    assert table.places() == dealt(2).places()
    assert seen(table) == seen(dealt(2))
    assert all(table.row[card] == clade_of(card) for card in table.shared)
