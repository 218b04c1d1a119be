"""§12 What a host may turn: bounds, defaults, and what is refused."""

from typing import Any

import pytest
from tests.play import random_game
from tests.refused import why_no_table

from tangledbank.core.errors import BadScene
from tangledbank.core.options import Number, Pick, Switch, read_options
from tangledbank.games.trex import GAME
from tangledbank.games.trex.said.options import OPTIONS
from tangledbank.games.trex.scenes import scene
from tangledbank.games.trex.tests.words import (
    changed,
    dealt,
    deck,
    held,
    our_deck,
    play,
    question,
    seen,
    spots,
)

SECTIONS = {
    "cards": "§12.1", "target": "§11.1", "hand": "§1.3", "limit": "§1.9", "redraw": "§1.4",
    "spots": "§2.1", "plays": "§3.4", "free_first": "§3.1", "how_de_dos": "§1.2",
    "how_de_dos_a_period": "§3.5", "how_de_do_footprints": "§3.5", "group_bonus": "§5.5",
    "spot_icons": "§5.5", "place_points": "§5.7", "ties": "§5.6", "trade": "§6.2",
    "first_move": "§6.3", "behind": "§6.3", "rounds": "§11.3",
}  # fmt: skip
DEFAULTS = {
    "cards": "2012", "target": 0, "hand": 6, "limit": 9, "redraw": True, "spots": 4, "plays": 2,
    "free_first": False, "how_de_dos": 3, "how_de_dos_a_period": 1, "how_de_do_footprints": 1,
    "group_bonus": 1, "spot_icons": True, "place_points": 1, "ties": "first move", "trade": True,
    "first_move": "to fewer points", "behind": 2, "rounds": 40,
}  # fmt: skip
BOUNDS = {
    "target": (0, 32), "hand": (1, 12), "limit": (1, 30), "spots": (2, 6), "plays": (1, 4),
    "how_de_dos": (0, 3), "how_de_dos_a_period": (0, 3), "how_de_do_footprints": (0, 3),
    "group_bonus": (0, 3), "place_points": (1, 3), "behind": (1, 9), "rounds": (1, 99),
}  # fmt: skip
SWITCHES = ("redraw", "free_first", "spot_icons", "trade")


def why_not(game: Any = GAME, **options: object) -> str:
    """The sentence that says why a table cannot be dealt."""
    return why_no_table(game, 2, options)


# -- what there is -------------------------------------------------------------------------
def test_every_number_of_the_reconstruction_is_an_option_that_cites_its_rule() -> None:
    """§12.3"""
    assert {option.name: option.section for option in OPTIONS} == SECTIONS


def test_the_printed_values_are_those_of_the_rulebook() -> None:
    """§12.3"""
    assert GAME.settle(2, {}) == DEFAULTS
    assert seen(dealt()).options == DEFAULTS


@pytest.mark.parametrize("name", BOUNDS)
def test_numbers_go_from_their_lowest_to_their_highest(name: str) -> None:
    """§12.3"""
    low, high = BOUNDS[name]
    for value in (low, high):
        assert GAME.settle(2, {name: value})[name] == value
    for value in (low - 1, high + 1):
        assert why_not(**{name: value}) == (
            f"Option {name} goes from {low} to {high}; {value} is outside."
        )


def test_numbers_are_numbers_switches_are_switches_and_words_are_words() -> None:
    """§12.3"""
    kinds = {option.name: type(option) for option in OPTIONS}
    picks = dict.fromkeys(("cards", "ties", "first_move"), Pick)

    assert kinds == dict.fromkeys(BOUNDS, Number) | dict.fromkeys(SWITCHES, Switch) | picks
    assert why_not(cards="2013") == "Option cards is one of 2012, 2011; '2013' is none of them."
    assert why_not(ties="dice") == (
        "Option ties is one of first move, nobody; 'dice' is none of them."
    )
    assert why_not(trade=1) == "Option trade is on or off, not 1."


def test_an_option_that_is_not_there_is_refused_with_those_that_are() -> None:
    """§12.3"""
    assert all(name in why_not(weather="rain") for name in SECTIONS)


def test_options_are_typed_as_name_and_value() -> None:
    """§12.3"""
    assert read_options(OPTIONS, ["cards=2011", "spots=5", "trade=off", "ties=nobody"]) == {
        "cards": "2011", "spots": 5, "trade": False, "ties": "nobody",
    }  # fmt: skip


# -- X22 what does not fit together --------------------------------------------------------
def test_two_hands_fit_into_the_period_cards() -> None:
    """§12.3, X22"""
    purple = [one.id for one in our_deck().periods if one.set == 2011]
    small = changed(*[f"{name} set=2012" for name in purple[:13]])
    even = changed(*[f"{name} set=2012" for name in purple[:12]])

    assert why_not(small, cards="2011", hand=12, limit=12) == (
        "Two hands of 12 cards are more than the 23 period cards in play."
    )
    assert even.deal(2, 1, cards="2011", hand=12, limit=12).actors() == [0, 1]


def test_the_limit_is_no_smaller_than_a_hand() -> None:
    """§12.3, X22"""
    assert why_not(limit=5) == "A hand of 6 cards is above the limit of 5."
    assert why_not(hand=10) == "A hand of 10 cards is above the limit of 9."
    assert question(dealt(limit=6)) == "both hand"


def test_the_target_can_be_reached_with_the_places_there_are() -> None:
    """§12.3, X22"""
    assert why_not(cards="2011", target=25) == (
        "A target of 25 cannot be reached with 24 places of 1 each."
    )
    assert seen(dealt(cards="2011", target=24)).target == 24
    assert seen(dealt(cards="2011", target=32, place_points=2)).target == 32
    assert seen(dealt(target=32)).target == 32


# -- §12.1, §12.2 the cards of 2011 --------------------------------------------------------
def test_only_the_cards_of_2011_are_68_cards() -> None:
    """§12.1, X21"""
    table = play(dealt(cards="2011"), "keep", "keep")
    every = [*deck(table), *spots(table), *held(table, 0), *held(table, 1)]
    ours = [one.id for _table, one in our_deck().every() if one.set == 2011]

    assert sorted(every) == sorted(ours)
    assert len(every) + 6 + 2 == 68
    assert len(deck(table)) + len(spots(table)) == 48


def test_with_the_cards_of_2011_nothing_else_ever_comes() -> None:
    """§12.1: no Prehistoric card, no animal, no bed, in a whole game"""
    red = {one.id for _table, one in our_deck().every() if one.set == 2012}
    for table in random_game(dealt(3, cards="2011")):
        view = seen(table)
        assert not red & {*deck(table), *held(table, 0), *held(table, 1), *view.discards}
        assert not red & {spot.card for spot in view.spots}


def test_with_the_cards_of_2011_alone_the_target_is_5() -> None:
    """§12.2: unless the host changes it"""
    assert seen(dealt(cards="2011")).target == 5
    assert seen(dealt(cards="2011", target=8)).target == 8
    assert seen(dealt()).target == 8


def test_a_red_card_is_not_in_a_scene_with_the_cards_of_2011() -> None:
    """§12.1"""
    with pytest.raises(BadScene, match="There is no card 'the-long-nap' in the deck"):
        scene(spots="the-long-nap", cards="2011")


# -- and everything together ---------------------------------------------------------------
@pytest.mark.parametrize("cards", ["2011", "2012"])
@pytest.mark.parametrize("count", [2, 6])
@pytest.mark.parametrize("plays", [1, 4])
def test_all_options_combine(cards: str, count: int, plays: int) -> None:
    """§12.3"""
    *_before, last = random_game(
        dealt(cards=cards, spots=count, plays=plays, hand=10, limit=12, rounds=6, redraw=False,
              how_de_dos_a_period=3, how_de_do_footprints=2, group_bonus=2, spot_icons=False,
              place_points=2, ties="nobody", first_move="in turn", behind=1, free_first=True)
    )  # fmt: skip

    assert last.outcome() is not None
    assert sorted(card for pile in last.places() for card in pile) == list(range(112))
