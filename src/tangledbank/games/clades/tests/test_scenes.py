"""Scenes: positions from a line of text, and cards by four letters."""

import pytest

from tangledbank.core.errors import BadNotation, BadOption, BadScene
from tangledbank.games.clades import GAME
from tangledbank.games.clades.cards.qualities import BIVALVE, FACES, FISH, SHARK
from tangledbank.games.clades.said.notation import short
from tangledbank.games.clades.scenes import call, read_card, scene
from tangledbank.games.clades.tests.words import after, names, seen

WATER = "mw1b sw1b aw1b"


# -- cards ---------------------------------------------------------------------------------
def test_every_card_has_a_short_name_of_its_own() -> None:
    """§2.1"""
    cards = range(len(GAME.cards.ids))

    assert [read_card(short(card)) for card in cards] == list(cards)
    assert [read_card(name) for name in GAME.cards.ids] == list(cards)


@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("mw1b", "mammal-water-1-blue"),
        ("sl2g", "sauropsid-land-2-green"),
        ("aa3r", "arthropod-air-3-red"),
        ("ma2r+", "mammal-air-2-red-living"),
        ("shark", "shark"),
        ("mollusk", "mollusk"),
    ],
)
def test_a_short_name_has_the_first_letters_of_the_qualities(name: str, card: str) -> None:
    """§2.1"""
    assert GAME.cards.ids[read_card(name)] == card


@pytest.mark.parametrize(
    "name", ["", "mw1", "mw1bb", "xw1b", "mx1b", "mw4b", "mw1y", "mw1b++", "shark+", "whale"]
)
def test_what_names_no_card_is_refused(name: str) -> None:
    with pytest.raises(BadScene, match="There is no card"):
        read_card(name)


def test_a_call_names_its_cards_in_any_order() -> None:
    """§3.1"""
    ids = "mammal-water-1-blue sauropsid-water-1-blue arthropod-water-1-blue"

    assert call("aw1b", "mw1b", "sw1b") == call(*WATER.split()) == GAME.parse(f"call {ids}")
    assert GAME.notation(call("aw1b", "mw1b", "sw1b")) == f"call {ids}"


def test_a_call_may_name_the_card_that_is_given() -> None:
    """§7.3"""
    assert GAME.notation(call(*WATER.split(), giving="ma1r")).endswith(" giving mammal-air-1-red")


@pytest.mark.parametrize("cards", ["mw1b mw1b sw1b", "mw1b sw1b", "mw1b sw1b aw1b ml1b"])
def test_a_call_names_three_different_cards(cards: str) -> None:
    """§3.1"""
    with pytest.raises(BadNotation):
        call(*cards.split())


# -- what lies where -----------------------------------------------------------------------
def test_shared_cards_lie_in_the_rows_of_their_clades() -> None:
    """§1.4"""
    table = scene(shared="sl1b mw1b sw1b aa1b ml1b", beside="mw3r")
    places = {one.card: (one.row, one.column) for one in seen(table).shared}

    assert places == {
        "mammal-water-1-blue": (0, 0), "mammal-land-1-blue": (0, 1),
        "sauropsid-land-1-blue": (1, 0), "sauropsid-water-1-blue": (1, 1),
        "arthropod-air-1-blue": (2, 0), "mammal-water-3-red": (3, 0),
    }  # fmt: skip


def test_hands_and_piles_are_given_by_seat_or_for_the_first_alone() -> None:
    """§1.2, §1.3"""
    table = scene(hands="mw1b", piles=["", "sw1b sw1g shark"], seats=3)

    assert [names(hand) for hand in table.hands] == ["mw1b", "", ""]
    assert [names(pile) for pile in table.piles] == ["", "sw1b sw1g shark", ""]
    assert [table.points(seat) for seat in range(3)] == [0, 3, 0]


def test_a_bonus_card_in_a_pile_has_appeared() -> None:
    """§4.5"""
    table = scene(piles=["", "shark"])

    assert seen(table).appeared == ("shark",)
    assert [one.bonuses for one in seen(table).players] == [0, 1]


def test_the_deck_is_drawn_in_the_order_of_its_text() -> None:
    """§4.2"""
    table = scene(shared=f"{WATER} ml2g", deck="ma3b ma3g ma3r sa3b")
    end = after(table, f"1: call {WATER}", "at 2000")

    assert names(end.shared) == "ml2g ma3b ma3g ma3r"
    assert names(end.deck) == "sa3b"


def test_what_the_words_do_not_name_forms_the_deck_in_an_order_of_the_seed() -> None:
    """§1.1"""
    table, other = scene(shared=WATER, seed=1), scene(shared=WATER, seed=2)

    assert len(table.deck) == 80
    assert {SHARK, BIVALVE} < set(table.deck)
    assert set(table.deck) == set(other.deck)
    assert table.deck.as_list() != other.deck.as_list()
    assert table.deck.as_list() == scene(shared=WATER, seed=1).deck.as_list()


def test_with_a_deck_in_words_all_other_cards_are_out_of_the_game() -> None:
    table, empty = scene(shared=WATER, deck="ma3b"), scene(shared=WATER, deck="")

    assert (len(table.deck), len(table.aside)) == (1, 79)
    assert (len(empty.deck), len(empty.aside)) == (0, 80)
    for one in (table, empty):
        assert sorted(card for place in one.places() for card in place) == [
            *range(FACES), SHARK, BIVALVE,
        ]  # fmt: skip


def test_a_scene_has_options_a_turn_and_a_maker() -> None:
    """§4.4, §9.1"""
    table = scene(shared=WATER, seats=4, untimed=True, turn=2, maker=3, window_ms=700)

    assert table.actors() == [2]
    assert seen(table).maker == 3
    assert seen(table).options["window_ms"] == 700
    assert seen(scene(shared=WATER)).maker is None


def test_time_begins_at_the_scene() -> None:
    """§1.6, C37"""
    table = scene(shared=WATER)

    assert (table.now, table.due()) == (0, 30_000)
    assert {one.laid_at for one in seen(table).shared} == {0}


# -- what cannot lie on a table ------------------------------------------------------------
@pytest.mark.parametrize(
    "words",
    [
        {"shared": "mw1b sw1b mw1b"},
        {"shared": "mw1b", "beside": "mw1b"},
        {"shared": "mw1b", "hands": ["", "mw1b"]},
        {"hands": "mw1b", "piles": "mw1b"},
        {"shared": "mw1b", "deck": "sw1b mw1b"},
    ],
)
def test_a_card_lies_in_one_place(words: dict[str, object]) -> None:
    with pytest.raises(BadScene, match="mw1b lies in two places"):
        scene(**words)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("card", "options"),
    [
        ("mw1b+", {}),
        ("fish", {}),
        ("mw1b", {"animals": "living"}),
        ("mw1b", {"cards": "threes"}),
        ("shark", {"cards": "threes"}),
        ("shark", {"seats": 1}),
        ("sw1b+", {"animals": "combined", "living_clades": "mammals"}),
    ],
)
def test_a_card_of_another_deck_is_refused(card: str, options: dict[str, object]) -> None:
    """§6.2, §8.1, §10.1, §10.2"""
    with pytest.raises(BadScene, match="is not among the cards of this game"):
        scene(deck=card, **options)  # type: ignore[arg-type]


def test_both_decks_know_all_cards() -> None:
    """§10.3"""
    table = scene(shared="mw1b mw1b+", deck="fish shark", animals="genius")

    assert table.deck.as_list() == [SHARK, FISH]


def test_there_are_no_more_texts_than_seats() -> None:
    with pytest.raises(BadScene, match="2 seats, and texts for 3"):
        scene(hands=["mw1b", "sw1b", "aw1b"])


def test_options_of_a_scene_are_checked() -> None:
    with pytest.raises(BadOption):
        scene(shared=WATER, seats=1, victory_break=True)
