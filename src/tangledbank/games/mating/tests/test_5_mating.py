"""§5 Mating."""

import pytest
from tests.spoken import each

from tangledbank.games.mating.scenes import scene
from tangledbank.games.mating.tests.words import (
    after,
    combat,
    environment,
    events,
    flashy,
    phase,
    seen,
    sneaky,
    told,
    turning_up,
)


# -- §5.1 ----------------------------------------------------------------------------------
def test_every_female_gives_her_male_one_offspring() -> None:
    """§5.1"""
    table = scene(males=[combat(), flashy(), flashy("low")], red=[3], blue=[0, 2, 1], window=3,
        offspring=[0, 4, 6])  # fmt: skip
    mated = after(table, "all pass")

    assert each(mated.offspring) == [3, 6, 7]
    assert [one.mated for one in seen(mated).players] == [3, 2, 1]
    assert phase(mated) == "window 4"


def test_a_male_without_females_has_no_offspring_and_loses_none() -> None:
    """§5.1"""
    table = scene(males=[combat(), flashy(), "lunch"], blue=[0, 1], window=3, offspring=5)

    assert each(after(table, "all pass").offspring) == [5, 6, 5]
    assert [event.seat for event in events(table, "mated", "all pass")] == [1]


def test_the_colour_of_a_female_does_not_matter_once_she_stands_with_him() -> None:
    """§5.1, ruling M7: only the choice of the females goes by colour."""
    table = scene(males=[combat(), flashy(), "lunch"], red=[1], blue=[2, 1], window=3)

    assert each(after(table, "all pass").offspring) == [3, 1, 0]


def test_mating_only_counts_what_the_third_window_has_left() -> None:
    """§5.1, ruling M7"""
    card = sneaky("female-mimic")
    table = scene(males=[combat(), flashy(), "lunch"], hands=card, food=20, red=[1], blue=[0, 2],
        window=3)  # fmt: skip
    moved = after(table, f"sneak {card} on seat 2", "accept")

    assert each(after(table, "all pass").offspring) == [1, 2, 0]
    assert each(after(moved, "all pass").offspring) == [2, 1, 0]


def test_offspring_are_counted_in_full_even_above_ten() -> None:
    """§5.1, ruling M37"""
    table = scene(males=[combat(), "lunch"], red=[4], offspring=[9], window=3)

    assert each(after(table, "all pass").offspring)[0] == 13


def test_mating_is_told_with_the_count_before_and_after() -> None:
    """§5.1"""
    table = scene(males=[flashy(), "lunch"], blue=[2], offspring=[3], window=3)
    (mated,) = events(table, "mated", "all pass")

    assert dict(mated.values) == {"females": 2, "before": 3, "after": 5}


def test_a_round_without_any_male_left_has_no_mating() -> None:
    """§5.1"""
    assert "mated" not in told(scene(), *["out to lunch"] * 3)


# -- §5.2 ----------------------------------------------------------------------------------
@pytest.mark.parametrize("seats", range(2, 7))
def test_all_females_return_after_mating(seats: int) -> None:
    """§5.2, ruling M17"""
    table = scene(seats=seats, males=[combat(), flashy()], red=[2], blue=[0, 1], window=3)
    over = after(table, "all pass", "all pass")

    assert (table.red, table.blue) == (seats - 1, seats)
    assert (over.red, over.blue) == (seats + 1, seats + 1)
    assert each(over.red_with) == each(over.blue_with) == [0] * seats


def test_they_stand_with_their_males_until_the_fourth_window_is_over() -> None:
    """§5.2"""
    table = scene(males=[combat(), flashy()], red=[2], blue=[0, 1], window=3)
    mated = after(table, "all pass")

    assert (each(mated.red_with), each(mated.blue_with)) == ([2, 0, 0], [0, 1, 0])
    assert (mated.red, mated.blue) == (2, 3)
    assert told(mated, "all pass")[-1] == "refilled"


@pytest.mark.parametrize("icons", [1, 2])
def test_females_that_left_through_scarcity_come_back_too(icons: int) -> None:
    """§5.2, ruling M17"""
    table = turning_up(
        scene(males=[combat(), "lunch"]), environment(scarcity=icons, predators=0)
    )  # fmt: skip
    scarce = after(table, "all pass")
    over = after(scarce, *["all pass"] * 3)

    assert (scarce.red, scarce.blue) == (4 - icons, 4 - icons)
    assert phase(over) == "discarding"
    assert (over.red, over.blue) == (4, 4)


def test_the_stands_are_filled_to_the_number_that_the_host_has_set() -> None:
    """§5.2"""
    table = scene(males=[combat(), "lunch"], red=[2], window=4, mated=[2], offspring=[2],
        females=7)  # fmt: skip

    assert (after(table, "all pass").red, after(table, "all pass").blue) == (7, 7)


def test_they_return_even_when_all_were_out_to_lunch() -> None:
    """§5.2"""
    scarce = environment(scarcity=1, predators=0)
    table = after(turning_up(scene(), scarce), *["out to lunch"] * 3)

    assert (table.red, table.blue) == (4, 4)


def test_they_return_even_when_the_game_is_over() -> None:
    """§5.2"""
    table = scene(males=[combat(), flashy()], red=[2], blue=[0, 1], window=3, offspring=[8])
    over = after(table, "all pass", "all pass")

    assert phase(over) == "over"
    assert (over.red, over.blue) == (4, 4)
    assert each(over.red_with) == each(over.blue_with) == [0, 0, 0]
