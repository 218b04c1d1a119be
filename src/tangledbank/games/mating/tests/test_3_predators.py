"""§3.2, §3.3 Whom predators hunt."""

from tangledbank.games.mating.rules.dice import FOR_PREY
from tangledbank.games.mating.scenes import scene
from tangledbank.games.mating.tests.hunts import HUNT, QUIET, TWO, hunting, rolls, threatened
from tangledbank.games.mating.tests.words import (
    after,
    events,
    flashy,
    phase,
    predator,
    prey,
    story,
    strategies,
    told,
    turn,
    turning_up,
)


# -- §3.2 ----------------------------------------------------------------------------------
def test_a_predator_hunts_the_strategy_with_the_lowest_value() -> None:
    """§3.2"""
    middle, lowest, highest = prey(2, 1, 3)
    table = hunting(HUNT, middle, lowest, highest)
    hunted = after(table, "all pass")

    assert phase(hunted) == "threat"
    assert hunted.threatened.as_list() == [1]
    assert turn(hunted) == 1
    assert rolls(table) == ""


def test_without_predators_nobody_is_hunted() -> None:
    """§3.2"""
    table = hunting(QUIET, *prey(1, 2))

    assert phase(after(table, "all pass")) == "window 2"
    assert "no prey" not in told(table, "all pass")


def test_two_predators_hunt_the_two_lowest_values() -> None:
    """§3.2, rulings M2 and M3"""
    assert threatened(hunting(TWO, *prey(3, 2, 1))) == [2, 1]
    assert threatened(hunting(TWO, *prey(1, 3, 2))) == [0, 2]


def test_with_fewer_strategies_than_predators_all_are_hunted() -> None:
    """§3.2, ruling M5"""
    table = hunting(TWO, "lunch", flashy(), "lunch")

    assert threatened(table) == [1]
    assert phase(after(table, "all pass", "escape")) == "window 2"
    assert told(table, "all pass").count("hunted") == 1


def test_with_nobody_to_hunt_the_predators_go_hungry() -> None:
    """§3.2, ruling M5"""
    table = turning_up(scene(), TWO)

    assert told(table, *["out to lunch"] * 3).count("no prey") == 1
    assert phase(after(table, *["out to lunch"] * 3)) == "discarding"


def test_the_kind_of_a_strategy_does_not_matter_to_a_predator() -> None:
    """§3.2"""
    safest_fighter = max(strategies("combat"), key=predator)
    easiest_fighter = min(strategies("combat"), key=predator)
    safest_dancer = max(strategies("flashy"), key=predator)
    easiest_dancer = min(strategies("flashy"), key=predator)

    assert threatened(hunting(HUNT, safest_fighter, easiest_dancer)) == [1]
    assert threatened(hunting(HUNT, easiest_fighter, safest_dancer)) == [0]


# -- §3.3 ----------------------------------------------------------------------------------
def test_level_strategies_roll_and_the_lowest_roll_is_hunted() -> None:
    """§3.3, ruling M4"""
    table = hunting(HUNT, *prey(1, 1, 2), dice="5 2")

    assert rolls(table) == "1:5 2:2"
    assert threatened(table) == [1]
    assert threatened(hunting(HUNT, *prey(1, 1, 2), dice="2 5")) == [0]


def test_equal_rolls_are_rolled_again() -> None:
    """§3.3, ruling M4"""
    table = hunting(HUNT, *prey(1, 1, 1), dice="3 3 6 4 4 2 1")

    assert rolls(table) == "1:3 2:3 3:6 1:4 2:4 1:2 2:1"
    assert threatened(table) == [1]


def test_a_tie_that_does_not_matter_is_not_rolled_again() -> None:
    """§3.3"""
    table = hunting(HUNT, *prey(1, 1, 1), dice="4 1 4")

    assert rolls(table) == "1:4 2:1 3:4"
    assert threatened(table) == [1]


def test_level_strategies_that_are_not_the_lowest_do_not_roll() -> None:
    """§3.3"""
    assert rolls(hunting(HUNT, *prey(1, 2, 2))) == ""


def test_the_lowest_rolls_of_a_level_group_are_hunted() -> None:
    """§3.3, rulings M4 and M44"""
    table = hunting(TWO, *prey(1, 1, 1), dice="4 6 2")

    assert threatened(table) == [2, 0]
    assert rolls(table) == "1:4 2:6 3:2"


def test_a_level_group_rolls_for_the_place_that_is_left() -> None:
    """§3.3, ruling M4"""
    table = hunting(TWO, *prey(1, 2, 2), dice="6 5")

    assert rolls(table) == "2:6 3:5"
    assert threatened(table) == [0, 2]


def test_only_those_whose_rolls_are_equal_roll_again() -> None:
    """§3.3, rulings M4 and M44"""
    table = hunting(TWO, *prey(1, 1, 1), dice="2 5 5 3 1")

    assert rolls(table) == "1:2 2:5 3:5 2:3 3:1"
    assert threatened(table) == [0, 2]


def test_level_strategies_that_are_all_hunted_roll_for_the_order() -> None:
    """§3.3, ruling M44"""
    table = hunting(TWO, *prey(1, 1, 2), dice="6 3")

    assert rolls(table) == "1:6 2:3"
    assert threatened(table) == [1, 0]
    assert threatened(hunting(TWO, *prey(1, 1, 2), dice="3 3 5 1")) == [1, 0]


def test_a_roll_is_told_with_what_it_is_for() -> None:
    """§3.3"""
    table = hunting(HUNT, *prey(1, 1, 2), dice="5 2")

    assert [event.values["what"] for event in events(table, "rolled", "all pass")] == [FOR_PREY] * 2
    assert any("hunted" in line and "lowest" in line for line in story(table, "all pass"))
