"""§9.5, §9.6 Variants with another end: sudden death, long life."""

import pytest
from tests.spoken import each

from tangledbank.games.mating.rules.state import GOAL, LAST_TURN, USED_UP
from tangledbank.games.mating.scenes import scene
from tangledbank.games.mating.tests.environments import (
    all_environments,
    deck_of,
    lunch,
    nested,
    own,
)
from tangledbank.games.mating.tests.words import (
    after,
    combat,
    dealt,
    environment,
    events,
    flashy,
    food_of,
    phase,
    seen,
    told,
    turning_up,
)

CALM = environment(predators=0, scarcity=0)
RED, BLUE = combat("low"), flashy("low")


# -- §9.5 sudden death ---------------------------------------------------------------------
@pytest.mark.parametrize(("option", "box"), [("stable", "variable"), ("variable", "stable")])
def test_an_environment_from_the_box_lies_upside_down_below_the_top_three(
    option: str, box: str
) -> None:
    """§9.5, M22, M40"""
    places, extras = set(), set()
    for seed in range(300):
        table = dealt(2, seed, environment=option, sudden_death=True)
        deck = all_environments(table)
        place = len(deck) - 1 - int(table.reversed_at)
        places.add(place)
        extras.add(deck[place])
        assert len(deck) == 17
        assert {deck_of(name) for name in deck[:place] + deck[place + 1 :]} == {"core", option}

    assert places == set(range(3, 17))
    assert {deck_of(name) for name in extras} == {box}
    assert len(extras) == 8


def test_with_a_deck_of_ones_own_the_extra_one_is_any_of_the_24() -> None:
    """§9.5, M40"""
    extras = set()
    for seed in range(400):
        table = own(2, CALM, seed=seed, sudden_death=True)
        assert table.reversed_at == 0
        extras.add(all_environments(table)[-1])

    assert len(extras) == 24


@pytest.mark.parametrize("size", [1, 2, 3])
def test_in_a_small_deck_it_lies_at_the_bottom(size: int) -> None:
    """§9.5, M40"""
    for seed in range(30):
        table = own(2, f"{CALM} x{size}", seed=seed, sudden_death=True)
        assert (len(table.environments), table.reversed_at) == (size + 1, 0)


def test_in_a_deck_of_four_it_lies_at_the_bottom_or_above_the_last() -> None:
    """§9.5, M40"""
    places = {
        int(own(2, f"{CALM} x4", seed=seed, sudden_death=True).reversed_at) for seed in range(30)
    }

    assert places == {0, 1}


def test_nobody_knows_where_it_lies() -> None:
    """§9.5, §1.7: not even where the order of the others is known."""
    tables = [own(2, f"{CALM} x9", seed=7, sudden_death=True) for _twin in range(2)]
    tables[1].reversed_at = 0 if tables[0].reversed_at else 1

    assert seen(tables[0]).coming == ()
    for seat in (0, 1, None):
        assert tables[0].view(seat) == tables[1].view(seat)


def test_its_round_is_the_last_one() -> None:
    """§9.5, M22: it serves as the environment of its round."""
    table = lunch(own(2, CALM, sudden_death=True))
    extra = all_environments(table)[0]
    names = told(table, *["out to lunch"] * 2)
    last = after(table, *["out to lunch"] * 2)

    assert (table.round, phase(table)) == (2, "choosing")
    assert names.index("turned up") < names.index("last one") < names.index("ended")
    assert (phase(last), last.ended_by) == ("over", LAST_TURN)
    assert (seen(last).environment, seen(last).last_turn) == (extra, True)
    before, now = each(table.food), each(last.food)
    assert now == [max(0, min(20, food + food_of(extra))) for food in before]


def test_the_last_round_is_played_to_its_end() -> None:
    """§9.5: with all windows, mating and all."""
    table = scene(males=[RED, BLUE, "lunch"], environments=CALM, sudden_death=True)
    table.reversed_at = len(table.environments) - 1

    table = after(table, "all pass")
    assert seen(table).last_turn
    assert [phase(after(table, *["all pass"] * count)) for count in range(4)] == [
        "window 2", "window 3", "window 4", "over",
    ]  # fmt: skip
    assert sum(each(after(table, *["all pass"] * 3).offspring)) > 0


@pytest.mark.parametrize(
    ("offspring", "food", "winner"),
    [([3, 4], [9, 0], 1), ([12, 11], [0, 9], 0), ([7, 7], [3, 5], 1), ([0, 0], [6, 5], 0)],
)
def test_then_the_most_offspring_win_counted_in_full_then_food(
    offspring: list[int], food: list[int], winner: int
) -> None:
    """§9.5, M22, M41"""
    table = nested(lunch(own(2, CALM, sudden_death=True)), offspring, food)
    table = after(turning_up(table, CALM), *["out to lunch"] * 2)

    assert (table.ended_by, table.winner) == (LAST_TURN, winner)
    outcome = table.outcome()
    assert outcome is not None
    assert [score.points for score in outcome.scores] == offspring


def test_until_it_shows_ten_offspring_win_as_always() -> None:
    """§9.5, §8.2, M40"""
    table = nested(own(2, CALM, sudden_death=True), [12, 11], [0, 9])
    table = after(table, *["out to lunch"] * 2)

    assert (table.ended_by, table.winner) == (GOAL, 1)


def test_sudden_death_needs_no_limit_of_rounds() -> None:
    """§9.5, M38"""
    table = own(2, f"{CALM} x3", sudden_death=True, round_limit=1)

    assert phase(lunch(table, 3)) == "choosing"
    assert lunch(table, 4).ended_by == LAST_TURN


# -- §9.6 long life ------------------------------------------------------------------------
def test_ten_offspring_do_not_end_a_long_life() -> None:
    """§9.6"""
    table = nested(own(2, f"{CALM} x2", long_life=True), [25, 3], [5, 5])

    assert phase(lunch(table)) == "choosing"
    assert lunch(table, 2).ended_by == USED_UP


@pytest.mark.parametrize("environments", [1, 5])
def test_a_long_life_ends_when_the_environments_are_used_up(environments: int) -> None:
    """§9.6, M21: they do not start again."""
    table = lunch(own(2, f"{CALM} x{environments}", long_life=True), environments)

    assert (phase(table), table.round, table.ended_by) == ("over", environments, USED_UP)


@pytest.mark.parametrize(
    ("offspring", "food", "winner"), [([12, 11], [0, 9], 0), ([14, 14], [3, 4], 1)]
)
def test_in_a_long_life_offspring_are_compared_in_full_then_food(
    offspring: list[int], food: list[int], winner: int
) -> None:
    """§9.6, M41"""
    table = lunch(nested(own(2, CALM, long_life=True), offspring, food))

    assert table.winner == winner
    outcome = table.outcome()
    assert outcome is not None
    assert [score.points for score in outcome.scores] == offspring


def test_in_a_long_life_a_die_parts_those_who_are_level() -> None:
    """§9.6, M41"""
    table = nested(own(2, CALM, long_life=True), [14, 14], [3, 3])
    rolls = events(table, "rolled", *["out to lunch"] * 2)

    assert {roll.seat for roll in rolls} == {0, 1}
    last = {roll.seat: int(roll.values["die"]) for roll in rolls}
    assert lunch(table).winner == max(last, key=lambda seat: last[seat])


def test_a_long_life_has_no_limit_of_rounds() -> None:
    """§9.6, M38"""
    assert lunch(own(2, f"{CALM} x3", long_life=True, round_limit=1), 3).ended_by == USED_UP


def test_with_sudden_death_and_long_life_whichever_comes_first_ends_the_game() -> None:
    """§9.6, §9.5, M41: ten offspring end nothing."""
    ends = set()
    for seed in range(20):
        table = own(2, f"{CALM} x5", seed=seed, sudden_death=True, long_life=True)
        place = 5 - int(table.reversed_at)
        table = nested(table, [12, 11], [0, 5])
        while phase(table) != "over":
            table = lunch(table)
        assert (table.round, table.ended_by, table.winner) == (place + 1, LAST_TURN, 0)
        ends.add(int(table.round))

    assert ends == {4, 5, 6}
