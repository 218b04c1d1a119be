"""Positions from a line of text."""

import pytest
from tests.play import random_game
from tests.spoken import each

from tangledbank.core.errors import BadOption, BadScene, BadSeed
from tangledbank.core.rng import seeded
from tangledbank.games.mating import GAME
from tangledbank.games.mating.scenes import scene
from tangledbank.games.mating.tests.words import (
    after,
    combat,
    environment,
    flashy,
    legal,
    males,
    names,
    phase,
    seen,
    sneaky,
    turn,
)

QUIET = environment(deck="core", predators=0, scarcity=0)
HUNT = environment(deck="core", predators=1, scarcity=0)
VARIABLE = environment(deck="variable")


# -- what a scene says ---------------------------------------------------------------------
def test_an_empty_scene_is_a_round_in_which_all_choose_without_a_card() -> None:
    table = scene()

    assert (phase(table), int(table.round), table.actors()) == ("choosing", 1, [0, 1, 2])
    assert each(table.food) == [5] * 3
    assert (table.red, table.blue) == (4, 4)
    assert males(table) == [""] * 3


def test_things_by_seat_are_a_sequence_or_the_first_seats_alone() -> None:
    table = scene(hands=combat(), food=7, offspring=[1, 2])
    other = scene(hands=["", flashy(), sneaky("level-up")], food=[1])

    assert [names(hand) for hand in table.hands] == [[combat()], [], []]
    assert [names(hand) for hand in other.hands] == [[], [flashy()], [sneaky("level-up")]]
    assert (each(table.food), each(table.offspring)) == ([7, 7, 7], [1, 2, 0])
    assert each(other.food) == [1, 5, 5]


def test_with_males_the_strategies_are_shown_and_paid_and_a_window_is_open() -> None:
    table = scene(males=[combat(), "lunch", ""], food=4)

    assert phase(table) == "window 1"
    assert males(table) == [combat(), "lunch", ""]
    assert each(table.food) == [4] * 3
    assert table.actors() == [0]


@pytest.mark.parametrize("window", [1, 2, 3, 4])
def test_any_of_the_four_windows_may_be_open(window: int) -> None:
    table = scene(males=["", flashy(), combat()], window=window, first=2)

    assert phase(table) == f"window {window}"
    assert turn(table) == 2
    assert legal(table)[:2] == ["pass", "pass ahead"]


def test_cards_may_be_about_to_be_discarded() -> None:
    table = scene(hands=["", combat()], discarding=True)

    assert phase(table) == "discarding"
    assert legal(table, 1) == ["keep all", f"discard {combat()}"]


def test_females_stand_with_males_and_have_left_the_stands() -> None:
    table = scene(males=[combat(), flashy()], red=[2], blue=[0, 3], window=3)

    assert (each(table.red_with), each(table.blue_with)) == ([2, 0, 0], [0, 3, 0])
    assert (table.red, table.blue) == (2, 1)


def test_those_who_have_mated_have_their_offspring_already() -> None:
    table = scene(males=[combat(), flashy()], mated=[2, 1], offspring=[5, 1], window=4)

    assert [one.mated for one in seen(table).players] == [2, 1, 0]
    assert each(table.offspring) == [5, 1, 0]
    assert [int(table.gain(seat)) for seat in range(3)] == [2, 1, 0]


def test_cards_that_a_scene_does_not_name_form_the_deck() -> None:
    table = scene(males=[combat(), "lunch"], hands=["", flashy()], discards=sneaky("camouflage"),
        deck=sneaky("level-up"))  # fmt: skip

    assert sorted(card for place in table.places() for card in place) == list(range(78))
    assert table.deck.count == 75
    assert names(table.discards) == [sneaky("camouflage")]


def test_a_told_deck_is_drawn_in_the_order_of_its_text() -> None:
    cards = [flashy("mid", place) for place in range(1, 4)]
    table = after(scene(seats=2, discarding=True, deck=" ".join(cards), hand=2), *["keep all"] * 2)

    assert sorted(names(table.hands[0])) == sorted(cards[:2])
    assert cards[2] in names(table.hands[1])


def test_environments_are_used_turned_up_or_come_next() -> None:
    stable = environment(deck="stable")
    table = scene(males=[combat()], turned_up=QUIET, used=stable, environments=HUNT, window=2)
    view = seen(table)

    assert (view.environment, view.used, view.environments) == (QUIET, (stable, QUIET), 14)
    assert table.environments[13] == GAME.cards.environment_number_of[HUNT]
    assert seen(after(scene(males=[combat()], environments=HUNT), "all pass")).environment == HUNT


def test_the_marker_and_the_round_are_as_told() -> None:
    table = scene(first=1, round=9)

    assert (int(table.first), int(table.round)) == (1, 9)


def test_options_are_turned_by_name() -> None:
    table = scene(seats=4, females=8, start_food=2, predation=False)

    assert (table.red, each(table.food)) == (8, [2] * 4)
    assert seen(table).options["predation"] is False


def test_a_scene_may_have_the_variable_environments_or_own_ones() -> None:
    """§9.3, §9.4: the option has the name of a word of the scene."""
    assert seen(scene(environment="variable")).options["environment"] == "variable"


def test_the_same_words_make_the_same_position() -> None:
    one, same, other = (scene(males=[combat(), flashy()], seed=seed) for seed in (5, 5, 6))

    assert one.places() == same.places()
    assert one.places() != other.places()
    assert [seen(table) for table in random_game(one)] == [
        seen(table) for table in random_game(same)
    ]


def test_any_scene_can_be_played_to_its_end() -> None:
    for window in (1, 2, 3, 4):
        table = scene(males=[combat(), flashy(), "lunch"], seats=4, window=window, offspring=7,
            turned_up=QUIET if window > 1 else "")  # fmt: skip
        *_before, end = random_game(table)
        assert end.outcome() is not None


@pytest.mark.parametrize(
    "words",
    [
        {"hands": [f"{combat()} {flashy()}", sneaky("level-up")]},
        {"hands": [combat()], "discarding": True, "discards": sneaky("camouflage")},
        {"males": [combat(), flashy(), "lunch"], "hands": [sneaky("alarm-call")], "first": 1},
        {"males": [combat(), "", flashy()], "window": 3, "red": [2], "blue": [0, 0, 1],
         "turned_up": QUIET, "used": HUNT},
        {"males": [combat(), flashy()], "window": 4, "red": [1], "blue": [0, 1], "mated": [1, 1],
         "offspring": [3, 1], "turned_up": QUIET},
    ],
    ids=["choosing", "discarding", "first window", "third window", "fourth window"],
)  # fmt: skip
def test_a_scene_can_be_guessed_from_its_views(words: dict[str, object]) -> None:
    table = scene(**words)  # type: ignore[arg-type]

    for seat in (None, 0, 1, 2):
        view = table.view(seat)
        guessed = GAME.guess(view, seeded(1))
        assert guessed.view(seat) == view
        assert guessed.actors() == table.actors()


# -- what a scene is refused for -----------------------------------------------------------
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"hands": "unicorn-horn"}, "There is no card 'unicorn-horn' in this deck."),
        ({"males": ["unicorn-horn"]}, "There is no card 'unicorn-horn' in this deck."),
        ({"hands": [combat(), combat()]}, f"{combat()} lies in two places of this scene."),
        ({"hands": combat(), "deck": combat()}, f"{combat()} lies in two places of this scene."),
        ({"males": [combat()], "discards": combat()},
         f"{combat()} lies in two places of this scene."),
        ({"males": [sneaky("level-up")]},
         f"{sneaky('level-up')} is sneaky and cannot stand in the clearing."),
        ({"hands": " ".join(combat("mid", place) for place in range(1, 7))},
         "A hand holds 5 cards at most, not 6."),
        ({"hands": [combat()] * 4}, "This scene has 3 seats, and texts for 4."),
        ({"males": ["lunch"] * 4}, "This scene has 3 seats, and texts for 4."),
        ({"food": [1, 2, 3, 4]}, "This scene has 3 seats, and numbers for 4."),
        ({"first": 3}, "This scene has seats 0 to 2, so 3 cannot be first."),
        ({"first": -1}, "This scene has seats 0 to 2, so -1 cannot be first."),
        ({"males": [combat()], "window": 5}, "Windows are 1 to 4; 5 is none."),
        ({"males": [combat()], "window": 0}, "Windows are 1 to 4; 0 is none."),
        ({"environments": "atlantis"}, "There is no environment 'atlantis'."),
        ({"environments": VARIABLE},
         f"{VARIABLE} is not in the deck of this game, or not so often."),
        ({"environments": QUIET, "used": QUIET},
         f"{QUIET} is not in the deck of this game, or not so often."),
        ({"males": [combat(), combat("low")], "red": [3, 2], "window": 3},
         "More females stand with males than a stand holds."),
    ],
)  # fmt: skip
def test_a_scene_that_cannot_lie_on_a_table_is_refused(
    words: dict[str, object], sentence: str
) -> None:
    with pytest.raises(BadScene) as refused:
        scene(**words)  # type: ignore[arg-type]

    assert str(refused.value) == sentence


@pytest.mark.parametrize(
    "words",
    [
        {"food": 21},
        {"food": [-1]},
        {"offspring": [-1]},
        {"males": [combat()], "mated": [2], "offspring": [1], "window": 4},
        {"males": [combat(), "lunch"], "red": [0, 1], "window": 3},
        {"males": [combat()], "discarding": True},
        {"round": 0},
    ],
    ids=["full nest", "hunger", "no offspring", "unborn", "lunch", "both", "no round"],
)
def test_a_scene_with_numbers_that_no_game_has_is_refused(words: dict[str, object]) -> None:
    """§1.4, §2.4, §5.1"""
    with pytest.raises(BadScene):
        scene(**words)  # type: ignore[arg-type]


def test_seats_options_and_seeds_are_refused_as_for_any_game() -> None:
    with pytest.raises(BadOption, match="The Mating Game is for 2 to 6 players, not 7"):
        scene(seats=7)
    with pytest.raises(BadOption, match="There is no option 'weather'"):
        scene(weather="rain")
    with pytest.raises(BadSeed):
        scene(seed=-1)
