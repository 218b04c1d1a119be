"""§1 Set-up."""

import pytest
from tests.play import random_game

from tangledbank.core.errors import BadOption, BadScene
from tangledbank.games.phanerozoic import GAME
from tangledbank.games.phanerozoic.scenes import rows, scene
from tangledbank.games.phanerozoic.tests.words import (
    after,
    after_nature,
    dealt,
    legal,
    living,
    names,
    phase,
    refused,
    seen,
)


# -- §1.1 ----------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", GAME.seats)
def test_the_game_starts_with_algae_at_3_and_trilobite_at_1(seats: int) -> None:
    """§1.1"""
    assert rows(dealt(seats)) == "algae:3 trilobita:1"


def test_a_host_may_turn_the_populations_at_the_start() -> None:
    """§1.1"""
    table = dealt(algae_population=5, trilobite_population=2)

    assert rows(table) == "algae:5 trilobita:2"


def test_nothing_starts_above_the_population_limit() -> None:
    """§1.1, §1.3"""
    with pytest.raises(BadOption, match="is above the population limit"):
        dealt(algae_population=9)


# -- §1.2 ----------------------------------------------------------------------------------
def test_a_row_is_in_ascending_order_of_location_numbers() -> None:
    """§1.2"""
    table = scene(plants="sequoia algae bryophyta", animals="corvus trilobita aurelia")

    assert living(table) == "algae:1 bryophyta:1 sequoia:1 aurelia:1 trilobita:1 corvus:1"


def test_a_new_species_is_placed_between_its_neighbours() -> None:
    """§1.2"""
    table = scene(plants="algae:2+roots bryophyta:2", face_up="cooksonia recover-62")

    assert living(after(table, "evolve cooksonia from algae")) == (
        "algae:1 cooksonia:1 bryophyta:2"
    )


def test_every_species_mutation_and_event_has_a_location_number_of_its_own() -> None:
    """§1.2"""
    locations = [int(number) for number in GAME.cards.location]

    assert len(locations) == 29 + 27 + 10
    assert len(set(locations)) == len(locations)


# -- §1.3 ----------------------------------------------------------------------------------
@pytest.mark.parametrize("population", ["0", "9", "-1", "many"])
def test_no_population_is_below_1_or_above_8(population: str) -> None:
    """§1.3"""
    with pytest.raises(BadScene, match="a population is a number from 1 to 8"):
        scene(plants=f"algae:{population}")


def test_a_population_that_would_rise_above_8_stays_at_8() -> None:
    """§1.3"""
    table = scene(plants="algae:7", face_up="ideal-conditions-1 roots-16")

    assert living(after(table, "play ideal-conditions-1 on algae")) == "algae:8"


def test_a_host_may_turn_the_population_limit() -> None:
    """§1.3"""
    table = scene(plants="algae:6", population_limit=10)

    assert after_nature(table) == "algae:10"


def test_all_29_species_may_live_at_once() -> None:
    """§1.3, ruling N45"""
    plants = names(range(GAME.cards.plants)).replace(" ", ":8 ") + ":8"
    animals = names(range(GAME.cards.plants, GAME.cards.first_mutation)).replace(" ", ":8 ") + ":8"

    table = scene(plants=plants, animals=animals, face_up="ideal-conditions-1")

    assert living(table).count(":8") == 29
    assert len([text for text in legal(table) if text.startswith("play")]) == 29


# -- §1.4 ----------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_player_is_dealt_two_goals_and_no_goal_twice(seats: int) -> None:
    """§1.4"""
    table = dealt(seats)
    goals = [goal for seat in range(seats) for goal in seen(table, seat).goals]

    assert [len(seen(table, seat).goals) for seat in range(seats)] == [2] * seats
    assert len(set(goals)) == 2 * seats


def test_goals_differ_from_game_to_game() -> None:
    """§1.4"""
    assert len({seen(dealt(seed=seed), 0).goals for seed in range(20)}) > 10


def test_nobody_sees_the_goals_of_others_nor_those_left_over() -> None:
    """§1.4"""
    table = dealt(3)
    goals = [set(seen(table, seat).goals) for seat in range(3)]

    for seat in (0, 1, 2, None):
        shown = str(seen(table, seat))
        known = goals[seat] if seat is not None else set()
        assert {goal for goal in GAME.cards.goal_ids if f"'{goal}'" in shown} == known


# -- §1.5 ----------------------------------------------------------------------------------
@pytest.mark.parametrize(("seats", "left"), [(1, 54), (2, 54), (3, 52), (4, 48)])
def test_64_cards_are_shuffled_into_one_deck(seats: int, left: int) -> None:
    """§1.5"""
    table = dealt(seats)
    drawn = [card for hand in table.hands for card in hand]

    assert table.deck.count == left
    assert len(drawn) == 64 - left
    assert sorted([*table.deck, *drawn]) == sorted(GAME.cards.deck)


def test_the_deck_has_species_mutations_and_events_but_neither_algae_nor_trilobite() -> None:
    """§1.5"""
    deck = names(GAME.cards.deck).split()

    assert {"wattieza", "corvus", "roots-16", "meteorite-70"} <= set(deck)
    assert "algae" not in deck
    assert "trilobita" not in deck


def test_another_seed_shuffles_another_deck_and_the_same_seed_the_same() -> None:
    """§1.5"""
    assert list(dealt(seed=1).deck) == list(dealt(seed=1).deck)
    assert list(dealt(seed=1).deck) != list(dealt(seed=2).deck)


def test_everyone_may_look_through_the_discard_pile() -> None:
    """§1.5"""
    table = scene(plants="algae", animals="trilobita", discards="roots-16 corvus")

    assert [seen(table, seat).discards for seat in (0, 1, None)] == [("roots-16", "corvus")] * 3


def test_both_piles_are_empty_at_the_start_and_nobody_sees_into_the_deck() -> None:
    """§1.5"""
    table = dealt()

    assert (seen(table).discards, seen(table).extinct) == ((), ())
    hidden = f"'{GAME.cards.ids[table.deck[0]]}'"
    assert not any(hidden in str(seen(table, seat)) for seat in (0, 1, None))


def test_no_card_is_ever_in_two_places_or_in_none() -> None:
    """§1.5"""
    for table in random_game(dealt(3)):
        lying = sorted(card for place in table.places() for card in place)
        assert lying == list(range(GAME.cards.count))


# -- §1.6 ----------------------------------------------------------------------------------
@pytest.mark.parametrize(("seats", "rounds"), [(1, 8), (2, 8), (3, 6), (4, 6)])
def test_the_game_lasts_six_rounds_with_one_or_two_players_eight(seats: int, rounds: int) -> None:
    """§1.6"""
    *_before, end = random_game(dealt(seats))
    outcome = end.outcome()

    assert end.round == rounds
    assert phase(end) == "over"
    assert outcome is not None
    assert outcome.ended_by == f"The game ends after round {rounds} (§1.6)."


def test_a_round_has_a_drafting_an_action_and_a_nature_phase() -> None:
    """§1.6"""
    table = scene(plants="algae:2", animals="trilobita", hands=("roots-16", "woody-9"), deck="")
    chosen = after(table, "1: choose roots-16", "2: choose woody-9")
    acted = after(chosen, "keep roots-16", "keep woody-9")

    assert (phase(table), table.round) == ("choosing", 1)
    assert (phase(chosen), living(chosen)) == ("acting", "algae:2 trilobita:1")
    assert (phase(acted), acted.round, living(acted)) == ("choosing", 2, "algae:3 trilobita:2")


def test_phases_cannot_be_skipped() -> None:
    """§1.6"""
    table = scene(plants="algae", animals="trilobita", hands=("roots-16", "woody-9"))

    assert refused(table, 0, "keep roots-16") == "wrong-phase"
    assert refused(table, 0, "draft roots-16") == "wrong-phase"


def test_a_host_may_turn_the_number_of_rounds() -> None:
    """§1.6"""
    *_before, end = random_game(dealt(2, rounds=3))

    assert end.round == 3


@pytest.mark.parametrize("seats", [0, 5])
def test_the_game_is_for_one_to_four_players(seats: int) -> None:
    """§1.6"""
    with pytest.raises(BadOption, match="Phanerozoic is for 1 to 4 players"):
        dealt(seats)
