"""§4 Nature phase."""

import pytest

from tangledbank.games.phanerozoic.rules.nature import nature
from tangledbank.games.phanerozoic.scenes import rows, scene
from tangledbank.games.phanerozoic.tests.words import (
    after,
    after_nature,
    extinct_mutations,
    living,
    nature_story,
    phase,
    points_for,
)


# -- the printed example -------------------------------------------------------------------
def test_the_printed_example_of_a_nature_phase() -> None:
    """§4.1 to §4.10, rulings N1 and N3"""
    table = scene(plants="bryophyta:2", animals="triamyxa:1 corvus:5 tyrannosaurus:3")

    assert after_nature(table) == "triamyxa:2 corvus:6 tyrannosaurus:4 | extinct bryophyta"


def test_the_printed_example_step_by_step() -> None:
    """§4.3, §4.4, §4.5, §4.6, §4.7, §4.8, §4.9, rulings N1, N3, N5 and N7"""
    table = scene(plants="moss:2", animals="triamyxa:1 crow:5 tyrannosaurus:3")

    assert nature_story(table) == [
        "Nature takes its course.",
        "Moss grows from 2 to 4.",
        "Triamyxa eats 1 of Moss, 3 left.",
        "Triamyxa grows from 1 to 2.",
        "Crow eats 3 of Moss, 0 left.",
        "Moss dies out.",
        "Crow eats 1 of Tyrannosaurus, 2 left.",
        "Crow grows from 5 to 8.",
        "Tyrannosaurus eats 2 of Crow, 6 left.",
        "Tyrannosaurus grows from 2 to 4.",
    ]


# -- §4.1 ----------------------------------------------------------------------------------
def test_plants_come_first_then_animals_each_from_left_to_right() -> None:
    """§4.1"""
    table = scene(plants="sequoia:7 algae:7", animals="mammuthus triamyxa trilobita")
    named = [text.split()[0] for text in nature_story(table) if "from" in text]

    assert named == ["Algae", "Sequoia", "Trilobite", "Triamyxa", "Mammoth"]


def test_nature_asks_nobody() -> None:
    """§4.1"""
    table = scene(plants="algae:3", animals="trilobita", face_up="large-5")
    later = after(table, "keep large-5")

    assert (phase(later), later.round) == ("choosing", 2)
    assert living(later) == "algae:5 trilobita:2"


def test_a_species_that_died_out_before_its_turn_does_nothing() -> None:
    """§4.1, ruling N9: the jellyfish eats the trilobite before it can eat the algae."""
    table = scene(plants="algae:1", animals="aurelia:2 trilobita:1")

    assert after_nature(table) == "algae:2 aurelia:4 | extinct trilobita"
    assert nature_story(table)[-1] == "Jellyfish grows from 2 to 4."


def test_a_plant_that_eats_acts_among_the_plants() -> None:
    """§4.1, ruling N9: the flytrap eats the cicada before the cicada eats the moss."""
    table = scene(plants="bryophyta:1 venus-flytrap:2", animals="cicada:1")

    assert after_nature(table) == "bryophyta:2 dionaea:4 | extinct magicicada"


def test_a_plant_between_others_waits_for_those_on_its_left() -> None:
    """§4.1, ruling N9: flytrap 41 acts before magnolia 56, and both before any animal."""
    table = scene(plants="magnolia:1 venus-flytrap:1 algae:1", animals="cicada:2")
    named = [text.split()[0] for text in nature_story(table) if "grows" in text]

    assert named == ["Algae", "Venus", "Magnolia", "Cicada"]


# -- §4.2 to §4.4 --------------------------------------------------------------------------
def test_species_grow_by_sunlight_plants_animals_or_both() -> None:
    """§4.2"""
    assert after_nature(scene(plants="algae:2")) == "algae:4"
    assert after_nature(scene(plants="algae:2", animals="trilobita:2")) == "algae:3 trilobita:4"
    assert after_nature(scene(animals="aurelia:2 trilobita:8")) == "aurelia:4 trilobita:4"
    assert after_nature(scene(plants="algae:2", animals="archelon:2")) == "algae:2 archelon:4"
    assert after_nature(scene(animals="trilobita:4 archelon:2")) == (
        "archelon:4 | extinct trilobita"
    )


def test_whoever_eats_one_kind_does_not_eat_the_other() -> None:
    """§4.2"""
    assert after_nature(scene(plants="algae:2", animals="aurelia:2")) == "algae:4 aurelia:1"
    assert after_nature(scene(animals="trilobita:2 triamyxa:2")) == "trilobita:1 triamyxa:1"


def test_a_growth_mutation_replaces_the_printed_growth() -> None:
    """§4.2, ruling N10: a plant that eats animals gets nothing from the sun."""
    assert after_nature(scene(plants="algae:4+eats-animals")) == "algae:2+eats-animals"
    assert after_nature(scene(plants="algae:4", animals="aurelia:2+eats-plants")) == (
        "algae:7 aurelia:4+eats-plants"
    )


def test_only_the_growth_mutation_played_last_counts() -> None:
    """§4.2, ruling N10"""
    plants_last = scene(animals="aurelia:4+eats-both+eats-plants trilobita:4")
    both_last = scene(animals="aurelia:4+eats-plants+eats-both trilobita:4")

    assert after_nature(plants_last) == "aurelia:2+eats-both+eats-plants trilobita:2"
    assert after_nature(both_last) == "aurelia:8+eats-plants+eats-both trilobita:1"


@pytest.mark.parametrize(("before", "grown"), [(1, 2), (3, 6), (4, 8), (5, 8), (8, 8)])
def test_whoever_grows_doubles_to_8_at_most(before: int, grown: int) -> None:
    """§4.3"""
    assert after_nature(scene(plants=f"algae:{before}")) == f"algae:{grown}"


def test_a_fed_species_at_the_limit_stays_there_and_eats_its_full_amount() -> None:
    """§4.3, ruling N50"""
    table = scene(plants="algae:8", animals="trilobita:8")

    assert after_nature(table) == "algae:4 trilobita:8"


def test_sunlight_affects_nobody_else() -> None:
    """§4.4"""
    table = scene(plants="algae:1 bryophyta:3 sequoia:5")

    assert after_nature(table) == "algae:2 bryophyta:6 sequoia:8"


# -- §4.5 ----------------------------------------------------------------------------------
def test_a_target_in_its_own_habitat_comes_before_a_closer_one() -> None:
    """§4.5: water lily 17 is close to cicada 22, sequoia 63 is on land."""
    table = scene(plants="nymphaea:2 sequoia:2", animals="cicada:2")

    assert after_nature(table) == "nymphaea:4 sequoia:3 magicicada:4"


def test_without_food_in_its_own_habitat_another_will_do() -> None:
    """§4.5"""
    table = scene(plants="bryophyta:2", animals="triamyxa:2")

    assert after_nature(table) == "bryophyta:3 triamyxa:4"


def test_animals_of_its_own_habitat_do_not_keep_a_plant_eater_from_other_habitats() -> None:
    """§4.5: the habitat is asked of what it eats, not of everyone."""
    table = scene(plants="algae:2", animals="cicada:2 mammuthus:1")

    assert after_nature(table) == "algae:2 magicicada:4 mammuthus:2"


def test_of_several_targets_the_closest_number_is_eaten() -> None:
    """§4.5: 22 is closer to 26 than to 38."""
    table = scene(plants="cooksonia:2 bryophyta:2", animals="cicada:2")

    assert after_nature(table) == "cooksonia:3 bryophyta:4 magicicada:4"


def test_of_two_equally_close_the_lower_number_is_eaten() -> None:
    """§4.5: 54 lies between 52 and 56."""
    table = scene(plants="poaceae:2 magnolia:2", animals="diplodocus:2")

    assert after_nature(table) == "poaceae:2 magnolia:4 diplodocus:4"


def test_nobody_eats_itself() -> None:
    """§4.5, ruling N4"""
    assert after_nature(scene(animals="tyrannosaurus:4")) == "tyrannosaurus:2"
    assert after_nature(scene(animals="archelon:4")) == "archelon:2"


def test_the_extinct_are_no_targets() -> None:
    """§4.5, ruling N4: the mammoth finds nothing where the cicada has eaten the moss."""
    table = scene(plants="bryophyta:1", animals="cicada:4 mammuthus:4", extinct="sequoia")

    assert after_nature(table) == "magicicada:8 mammuthus:2 | extinct bryophyta"


def test_whoever_eats_both_prefers_a_closer_animal_to_a_plant() -> None:
    """§4.5, rulings N5 and N7: pteranodon 49 is 5 from crow 44, moss 38 is 6."""
    table = scene(plants="bryophyta:4", animals="corvus:2 pteranodon:4+eats-plants")

    assert nature_story(table)[2] == "Crow eats 1 of Pteranodon, 3 left."
    assert after_nature(table) == "bryophyta:5 corvus:4 pteranodon:6+eats-plants"


def test_whoever_eats_both_prefers_a_closer_plant_to_an_animal() -> None:
    """§4.5, rulings N5 and N7: cycad 47 is 3 from crow 44, pteranodon 49 is 5."""
    table = scene(plants="cycas:4", animals="corvus:2 pteranodon:4")

    assert nature_story(table)[2] == "Crow eats 1 of Cycad, 7 left."


def test_the_habitat_is_looked_at_again_for_every_target() -> None:
    """§4.5, ruling N6: after cooksonia 26 the cicada goes to sequoia 63, not to water lily 17."""
    table = scene(plants="cooksonia:1 sequoia:1 nymphaea:1", animals="cicada:8")

    assert after_nature(table) == "nymphaea:2 magicicada:8 | extinct cooksonia sequoia"


def test_another_habitat_is_used_when_its_own_is_eaten_empty() -> None:
    """§4.5, ruling N6"""
    table = scene(plants="cooksonia:1 nymphaea:2", animals="cicada:8")

    assert after_nature(table) == "nymphaea:2 magicicada:8 | extinct cooksonia"


def test_a_row_that_is_eaten_empty_stays_empty_and_its_eaters_go_hungry() -> None:
    """§4.5, ruling N20: no algae returns before the next drafting phase."""
    table = scene(plants="algae:1", animals="trilobita:4 triamyxa:4")

    assert after_nature(table) == "trilobita:8 triamyxa:2 | extinct algae"


# -- §4.6 ----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("eater", "left"),
    [("cicada:3", 6), ("cicada:3+large", 6), ("cicada:3+large+large", 5), ("corvus:4+large", 4)],
)
def test_the_larger_eat_their_whole_population_the_others_half(eater: str, left: int) -> None:
    """§4.6: against two stars; halves are rounded up."""
    table = scene(plants="wattieza:4", animals=eater)

    assert after_nature(table).startswith(f"wattieza:{left} ")


def test_star_mutations_count_for_the_eater() -> None:
    """§4.6, ruling N8"""
    assert after_nature(scene(plants="algae:4", animals="trilobita:4")) == "algae:6 trilobita:8"
    assert after_nature(scene(plants="algae:4", animals="trilobita:4+large")) == (
        "algae:4 trilobita:8+large"
    )


def test_star_mutations_count_for_the_target() -> None:
    """§4.6, ruling N8"""
    assert after_nature(scene(plants="bryophyta:4", animals="corvus:4")) == "bryophyta:4 corvus:8"
    assert after_nature(scene(plants="bryophyta:4+large", animals="corvus:4")) == (
        "bryophyta:6+large corvus:8"
    )


# -- §4.7, §4.8 ----------------------------------------------------------------------------
def test_an_eaten_up_species_goes_to_the_extinction_pile() -> None:
    """§4.7"""
    table = scene(plants="algae:1 bryophyta:2", animals="corvus:4")
    nature(table)

    assert rows(table) == "algae:2 corvus:8 | extinct trilobita bryophyta"


def test_an_extinct_species_takes_its_mutations_along_and_they_count_there() -> None:
    """§4.7, ruling N17"""
    table = scene(plants="algae:1 bryophyta:2+roots-16+seeds-23", animals="corvus:4")
    nature(table)

    assert extinct_mutations(table) == "roots-16 seeds-23"
    assert table.discards.count == 0
    assert points_for("extinct roots +3; extinct seeds -1", table) == 2
    assert points_for("extinct legs +3; living roots +3", table) == 0


def test_what_a_small_target_leaves_over_stays_hungry() -> None:
    """§4.8, ruling N1: larger than the first, each unit fills one; then half of the rest."""
    table = scene(plants="bryophyta:1 wattieza:3", animals="corvus:6")

    assert nature_story(table)[3:] == [
        "Crow eats 2 of Moss, 0 left.",
        "Moss dies out.",
        "Crow eats 2 of Wattieza, 4 left.",
        "Crow grows from 6 to 8.",
    ]


def test_an_equal_eater_fills_two_with_every_unit() -> None:
    """§4.8, ruling N1: 7 hungry, 2 units fill 4 of them, 3 are left and want 2."""
    table = scene(plants="cooksonia:1 bryophyta:3", animals="cicada:7")

    assert nature_story(table)[3:] == [
        "Cicada eats 2 of Cooksonia, 0 left.",
        "Cooksonia dies out.",
        "Cicada eats 2 of Moss, 4 left.",
        "Cicada grows from 7 to 8.",
    ]


# -- §4.9, §4.10 ---------------------------------------------------------------------------
def test_whoever_has_eaten_enough_grows() -> None:
    """§4.9"""
    assert after_nature(scene(plants="algae:3", animals="trilobita:3")) == "algae:4 trilobita:6"


def test_the_last_bite_may_end_the_target() -> None:
    """§4.9, ruling N3: exactly enough is enough."""
    table = scene(plants="algae:1", animals="trilobita:3")

    assert after_nature(table) == "trilobita:6 | extinct algae"


@pytest.mark.parametrize(("before", "shrunk"), [(8, 4), (7, 4), (3, 2), (2, 1)])
def test_whoever_finds_nothing_shrinks_to_half_rounded_up(before: int, shrunk: int) -> None:
    """§4.10, ruling N2"""
    assert after_nature(scene(animals=f"trilobita:{before}")) == f"trilobita:{shrunk}"


def test_whoever_finds_not_enough_shrinks_although_it_has_eaten() -> None:
    """§4.10, ruling N3"""
    table = scene(plants="algae:1", animals="trilobita:5")

    assert after_nature(table) == "trilobita:3 | extinct algae"


def test_hunger_alone_kills_nobody() -> None:
    """§4.10, ruling N2"""
    assert after_nature(scene(animals="trilobita:1")) == "trilobita:1"
