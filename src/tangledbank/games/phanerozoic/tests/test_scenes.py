"""Positions from a line of text."""

import pytest
from tests.play import random_game

from tangledbank.core.errors import BadOption, BadScene, BadSeed
from tangledbank.core.rng import seeded
from tangledbank.games.phanerozoic import GAME
from tangledbank.games.phanerozoic.rules.position import Position
from tangledbank.games.phanerozoic.scenes import rows, scene
from tangledbank.games.phanerozoic.tests.words import (
    after,
    legal,
    living,
    names,
    phase,
    seen,
)


# -- what a scene says ---------------------------------------------------------------------
def test_a_scene_reads_back_as_it_was_written() -> None:
    """§1.2"""
    table = scene(plants="algae:3+roots bryophyta:2", animals="trilobita:1+large+legs")

    assert rows(table) == "algae:3+roots bryophyta:2 trilobita:1+large+legs"


@pytest.mark.parametrize("name", ["corvus", "crow", "corvus-moneduloides"])
def test_a_species_is_named_by_id_or_by_its_common_or_latin_name(name: str) -> None:
    """§1.2"""
    assert living(scene(animals=name)) == "corvus:1"


def test_a_mutation_is_named_by_id_or_by_the_icon_of_the_side_that_counts() -> None:
    """§3.4"""
    by_id = scene(plants="algae+roots-34", animals="aurelia+roots-16")
    by_icon = scene(plants="algae+roots", animals="aurelia+legs")

    assert rows(by_id) == rows(by_icon)
    assert seen(by_id).plants[0].mutations == ("roots-34",)
    assert seen(by_icon).plants[0].mutations == ("roots-16",)
    assert seen(by_icon).animals[0].mutations == ("roots-34",)


def test_stars_and_growth_follow_from_the_mutations() -> None:
    """§3.5, §4.2"""
    (one,) = seen(scene(animals="aurelia:4+large+eats-plants")).animals

    assert (one.population, one.stars, one.growth) == (4, 2, "plants")


def test_algae_and_trilobite_are_extinct_where_they_are_not_alive() -> None:
    """§2.1"""
    assert rows(scene(plants="bryophyta")) == "bryophyta:1 | extinct algae trilobita"
    assert rows(scene(plants="algae", extinct="corvus+large")) == (
        "algae:1 | extinct corvus trilobita"
    )


def test_cards_that_a_scene_does_not_name_form_the_deck() -> None:
    """§1.5"""
    table = scene(plants="algae+roots", animals="aurelia", face_up="corvus", kept=("", "cycas"),
        discards="sequoia woody-9", extinct="magnolia+large")  # fmt: skip
    lying = sorted(card for place in table.places() for card in place)

    assert lying == list(range(GAME.cards.count))


def test_a_told_deck_is_drawn_in_the_order_of_its_text() -> None:
    """§2.2"""
    table = scene(plants="algae", deck="corvus cycas sequoia aurelia wattieza magnolia")

    assert [names(hand) for hand in table.hands] == [
        "corvus cycas sequoia aurelia wattieza",
        "magnolia",
    ]
    assert scene(plants="algae", hands="corvus", deck="").deck.count == 0


@pytest.mark.parametrize(
    ("table", "asked"),
    [
        (scene(plants="algae"), "choosing"),
        (scene(plants="algae", hands="corvus"), "choosing"),
        (scene(plants="algae", pool="corvus", face_up=("large-5", "cycas")), "drafting"),
        (scene(plants="algae", face_up="corvus"), "acting"),
        (scene(plants="algae", face_up="corvus", kept="cycas"), "acting"),
        (scene(plants="algae", keeping_goals=True), "keeping goals"),
        (scene(seats=1, plants="algae", hands="corvus", face_up="cycas"), "choosing"),
    ],
)
def test_the_phase_follows_from_what_lies_there(table: Position, asked: str) -> None:
    """§1.6"""
    assert phase(table) == asked
    assert legal(table)


def test_the_turn_is_the_starting_players_or_the_next_that_has_a_card() -> None:
    """§3.1"""
    assert scene(seats=3, start=1, face_up=("corvus", "cycas", "aurelia")).turn == 1
    assert scene(seats=3, start=1, face_up=("corvus", "", "aurelia")).turn == 2
    assert scene(seats=3, start=1, face_up=("corvus", "", "aurelia"), turn=0).turn == 0


def test_in_the_middle_of_a_draft_the_turn_follows_from_the_cards_taken() -> None:
    """§2.7: both have drafted one card, so the second player drafts again."""
    table = scene(
        plants="algae", pool="corvus sequoia", face_up=("large-5 cycas", "roots-16 aurelia")
    )

    assert table.turn == 1


def test_kept_cards_are_known_and_cards_of_the_hand_are_not() -> None:
    """§2.6, ruling N40"""
    table = scene(plants="algae", kept="corvus", hands="cycas")

    assert seen(table, 1).players[0].kept == ("corvus",)
    assert seen(table, 1).players[0].hand == 2


def test_goals_are_as_told_and_two_of_the_rest_for_the_others() -> None:
    """§1.4"""
    table = scene(plants="algae", seats=3, goals=("open-sky seed-bank", "canopy inner-fire"))

    assert seen(table, 1).goals == ("canopy", "inner-fire")
    assert seen(table, 1).kept_goal is None
    assert len({*seen(table, 0).goals, *seen(table, 1).goals, *seen(table, 2).goals}) == 6


def test_whoever_is_told_one_goal_has_kept_it_and_so_have_the_others() -> None:
    """§5.1, ruling N28"""
    table = scene(plants="algae", seats=3, goals=("open-sky", "canopy"))

    assert seen(table, 0).kept_goal == "open-sky"
    assert seen(table, 1).kept_goal == "canopy"
    assert seen(table, 2).kept_goal is not None


def test_after_the_round_of_the_goals_everyone_has_kept_one() -> None:
    """§5.1"""
    assert seen(scene(plants="algae", round=5), 1).kept_goal is not None
    assert seen(scene(plants="algae", round=4), 1).kept_goal is None


@pytest.mark.parametrize("words", [
    {"round": 5, "seats": 3}, {"deck": "roots-16 roots-34", "hands": "corvus"},
    {"goals": "canopy"}, {"round": 7, "goals": ("canopy open-sky", "inner-fire seed-bank")},
    {"pool": "corvus sequoia", "face_up": ("large-5", "roots-16")},
    {"seats": 1, "face_up": "large-5", "round": 2},
])  # fmt: skip
def test_a_scene_can_be_guessed_from_its_views(words: dict[str, object]) -> None:
    """§1.4, §1.5"""
    table = scene(plants="algae:3", animals="trilobita:2+wings", **words)  # type: ignore[arg-type]
    for seat in [None, *range(table.seats)]:
        view = table.view(seat)
        guessed = GAME.guess(view, seeded(1))
        assert guessed.view(seat) == view
        assert guessed.actors() == table.actors()


def test_options_are_turned_by_name() -> None:
    """§1.3, §1.6"""
    table = scene(plants="algae:20", population_limit=30, rounds=1, round=1, face_up="corvus")

    assert phase(after(table, "keep corvus")) == "keeping goals"


def test_the_same_words_make_the_same_position() -> None:
    """§1.5"""
    one, other = (scene(plants="algae", animals="trilobita", seed=5) for _twin in "ab")

    assert [list(hand) for hand in one.hands] == [list(hand) for hand in other.hands]
    assert [rows(table) for table in random_game(one)] == [
        rows(table) for table in random_game(other)
    ]


def test_any_scene_can_be_played_to_its_end() -> None:
    """§1.6"""
    table = scene(plants="bryophyta:5+large+roots", animals="corvus:5 tyrannosaurus:3", seats=4,
        face_up=("wattieza", "recover-6", "meteorite-70"), discards="cycas", round=2)  # fmt: skip
    *_before, end = random_game(table)

    assert end.outcome() is not None


# -- what a scene is refused for -----------------------------------------------------------
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ({"plants": "unicorn"}, "There is no card 'unicorn' in this deck."),
        ({"discards": "roots-99"}, "There is no card 'roots-99' in this deck."),
        ({"plants": "algae", "face_up": "algae"}, "algae lies in two places of this scene."),
        ({"plants": "moss", "extinct": "bryophyta"}, "bryophyta lies in two places of this scene."),
        ({"hands": "corvus crow"}, "crow lies in two places of this scene."),
        ({"plants": "algae+roots-16", "deck": "roots-16"},
         "roots-16 lies in two places of this scene."),
        ({"plants": "algae+wings"}, "No mutation that is left shows 'wings' for plants."),
        ({"animals": "aurelia+eats-plants corvus+eats-plants"},
         "No mutation that is left shows 'eats-plants' for animals."),
        ({"plants": "algae+wattieza"}, "wattieza is no mutation."),
        ({"plants": "roots-16"}, "roots-16 is no species."),
        ({"extinct": "recover-6"}, "recover-6 is no species."),
        ({"plants": "algae:9"}, "'algae:9': a population is a number from 1 to 8."),
        ({"plants": "algae:"}, "'algae:': a population is a number from 1 to 8."),
        ({"plants": "corvus:2"}, "corvus:2 does not belong to the plants."),
        ({"animals": "moss"}, "moss does not belong to the animals."),
        ({"face_up": ("corvus", "cycas", "aurelia")}, "This scene has 2 seats, and texts for 3."),
        ({"goals": "canopy unknown"}, "There is no goal 'unknown' in this deck."),
        ({"goals": "canopy open-sky inner-fire"},
         "All seats have kept one goal in a scene, or all still have 2."),
        ({"automa_goals": "canopy"}, "The Automa has goals only if one player is alone."),
        ({"round": 9}, "In this scene, round goes from 1 to 8, not to 9."),
        ({"start": 2}, "In this scene, start goes from 0 to 1, not to 2."),
        ({"turn": -1}, "In this scene, turn goes from 0 to 1, not to -1."),
        ({"face_up": "corvus", "turn": 1}, "Seat 1 has no face-up card to act with in this scene."),
        ({"deck": ""}, "Nobody has a card in this scene."),
        ({"goals": ("canopy", "open-sky inner-fire")},
         "All seats have kept one goal in a scene, or all still have 2."),
        ({"goals": "canopy", "keeping_goals": True},
         "If goals are to be kept, every seat still has all of them."),
        ({"pool": "corvus", "face_up": ("large-5 large-18 large-30", "woody-9 woody-27 woody-46")},
         "Whoever is to draft in this scene has all their cards already."),
        ({"plants": "bryophyta:²"}, "'bryophyta:²': a population is a number from 1 to 8."),
        ({"goals": ("canopy open-sky", "canopy inner-fire")},
         "A goal is dealt twice in this scene."),
        ({"plants": "cooksonia+roots"},
         "'cooksonia+roots': no icon except the star may be there twice."),
        ({"plants": "algae+roots+roots"},
         "'algae+roots+roots': no icon except the star may be there twice."),
        ({"face_up": "corvus cycas sequoia aurelia"},
         "There is room for 3 cards in face_up, not for 4."),
    ],
)  # fmt: skip
def test_a_scene_that_cannot_lie_on_a_table_is_refused(
    words: dict[str, object], sentence: str
) -> None:
    """§1.2, §1.3, §1.4, §1.5, §3.5"""
    with pytest.raises(BadScene) as refused:
        scene(**words)  # type: ignore[arg-type]

    assert str(refused.value) == sentence


@pytest.mark.parametrize("place", ["face_up", "hands", "kept", "pool"])
def test_a_scene_has_no_more_cards_than_a_place_has_room_for(place: str) -> None:
    """§2.2, §2.7"""
    many = "corvus sequoia cycas magnolia aurelia poaceae wattieza meganeura tiktaalik archelon"

    with pytest.raises(BadScene):
        scene(plants="algae", **{place: many + " cooksonia"})  # type: ignore[arg-type]


def test_seats_options_and_seeds_are_refused_as_for_any_game() -> None:
    """§1.6"""
    with pytest.raises(BadOption, match="Phanerozoic is for 1 to 4 players, not 5"):
        scene(plants="algae", seats=5)
    with pytest.raises(BadOption, match="There is no option 'weather'"):
        scene(plants="algae", weather=3)
    with pytest.raises(BadSeed):
        scene(plants="algae", seed=-1)
