"""What a host may turn: bounds, defaults, what is refused, and what it changes."""

import pytest
from tests.play import random_game
from tests.refused import why_no_table

from tangledbank.core.options import Number, Pick, Switch, read_options
from tangledbank.games.phylo import GAME
from tangledbank.games.phylo.said.options import OPTIONS
from tangledbank.games.phylo.scenes import scene
from tangledbank.games.phylo.tests.words import (
    dealt,
    made_up,
    phase,
    play,
    seen,
    told,
    tossed,
)

SECTIONS = {
    "end": "§8.1", "target": "§8.1", "rounds": "§8.2", "longest": "§8.3", "draws": "§2.1",
    "scale": "§3.7", "station": "§6.10", "hops": "§6.7",
}  # fmt: skip
DEFAULTS = {
    "end": "points", "target": 50, "rounds": 6, "longest": 30, "draws": 2, "scale": True,
    "station": 3, "hops": 4,
}  # fmt: skip
BOUNDS = {
    "target": (5, 300), "rounds": (1, 30), "longest": (1, 60), "draws": (1, 3), "station": (0, 20),
    "hops": (0, 4),
}  # fmt: skip
QUIET_ROUND = ["all keep all", "all keep all", "all aim nothing"]


def why_not(seats: int = 3, **options: object) -> str:
    """The sentence that says why a table cannot be dealt."""
    return why_no_table(GAME, seats, options)


# -- what there is -------------------------------------------------------------------------
def test_every_option_cites_its_rule_and_has_a_sentence() -> None:
    """§2.1, §3.7, §6.7, §6.10, §8.1 to §8.3"""
    assert {option.name: option.section for option in OPTIONS} == SECTIONS


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_printed_values_are_those_of_the_rulebook(seats: int) -> None:
    """§2.1, §3.7, §6.7, §6.10, §8.1 to §8.3"""
    assert GAME.settle(seats, {}) == DEFAULTS
    assert seen(dealt(seats)).options == DEFAULTS


@pytest.mark.parametrize("name", BOUNDS)
def test_numbers_go_from_their_lowest_to_their_highest(name: str) -> None:
    """§2.1, §6.7, §6.10, §8.1 to §8.3"""
    low, high = BOUNDS[name]
    for value in (low, high):
        assert GAME.settle(3, {name: value})[name] == value
    for value in (low - 1, high + 1):
        assert why_not(**{name: value}) == (
            f"Option {name} goes from {low} to {high}; {value} is outside."
        )
    for other in ("2", 2.0, True, None):
        assert why_not(3, **{name: other}) == f"Option {name} is a whole number, not {other!r}."


def test_numbers_are_numbers_switches_are_switches_and_words_are_words() -> None:
    kinds = {option.name: type(option) for option in OPTIONS}

    assert kinds == dict.fromkeys(BOUNDS, Number) | {"end": Pick, "scale": Switch}
    assert why_not(end="never") == "Option end is one of points, rounds; 'never' is none of them."
    assert why_not(end=1).startswith("Option end is one of points, rounds")
    assert why_not(scale=1) == "Option scale is on or off, not 1."
    assert why_not(scale="yes") == "Option scale is on or off, not 'yes'."


def test_an_option_that_is_not_there_is_refused_with_those_that_are() -> None:
    sentence = why_not(weather="rain")

    assert sentence.startswith("There is no option 'weather'; there are ")
    assert all(name in sentence for name in SECTIONS)


def test_options_are_typed_as_name_and_value() -> None:
    assert read_options(OPTIONS, ["end=rounds", "rounds=3", "scale=off", "hops=0"]) == {
        "end": "rounds", "rounds": 3, "scale": False, "hops": 0,
    }  # fmt: skip


# -- what they change ----------------------------------------------------------------------
def test_a_game_for_points_ends_when_somebody_has_that_many() -> None:
    """§8.1"""
    pond = made_up("algae sun points=5", "weed sun points=4", size=20)
    table = scene(hands=["algae", "weed"], phase="aiming", game=pond, target=5)
    other = scene(hands=["algae", "weed"], phase="aiming", game=pond, target=6)

    assert seen(play(table, "all aim nothing")).ended_by == "points"
    assert phase(play(other, "all aim nothing")) == "drawing"


@pytest.mark.parametrize("rounds", [1, 3])
def test_a_game_for_rounds_ends_after_that_many_whatever_the_points(rounds: int) -> None:
    """§8.2"""
    table = dealt(2, end="rounds", rounds=rounds, target=5)
    for _round in range(rounds):
        assert phase(table) == "drawing"
        table = play(table, *QUIET_ROUND)

    assert (seen(table).ended_by, int(table.round)) == ("rounds", rounds)


def test_a_game_for_points_ends_after_the_longest_time_at_the_latest() -> None:
    """§8.3"""
    table = play(dealt(2, target=300, longest=2), *QUIET_ROUND, *QUIET_ROUND)

    assert (seen(table).ended_by, int(table.round)) == ("longest", 2)


def test_the_number_of_rounds_does_not_end_a_game_for_points() -> None:
    """§8.1, §8.2"""
    table = play(dealt(2, target=300, rounds=1), *QUIET_ROUND)

    assert (phase(table), int(table.round)) == ("drawing", 2)


def test_the_longest_time_does_not_end_a_game_for_rounds() -> None:
    """§8.2, §8.3"""
    table = play(dealt(2, end="rounds", rounds=3, longest=1), *QUIET_ROUND)

    assert (phase(table), int(table.round)) == ("drawing", 2)


@pytest.mark.parametrize("station", [0, 3, 20])
def test_a_research_station_adds_what_the_host_has_set(station: int) -> None:
    """§6.10"""
    pond = made_up("algae sun points=2", "snail plants points=3", "toad meat points=4",
        "research-station")  # fmt: skip
    table = scene(hands=["algae snail toad research-station"], phase="aiming", game=pond,
        station=station)  # fmt: skip
    after = play(table, "1: aim research-station", "2: aim nothing")

    assert seen(after).last[0].count == 9 + station


@pytest.mark.parametrize("hops", range(5))
def test_a_climate_shift_goes_on_as_often_as_the_host_has_set(hops: int) -> None:
    """§6.7"""
    chain = made_up("a sun points=9", "b plants eats=a points=8", "c meat eats=b points=7",
        "d meat eats=c points=6", "e meat eats=d points=5", "climate-shift")  # fmt: skip
    table = scene(hands=["a b c d e", "climate-shift"], phase="aiming", game=chain, hops=hops)
    table = tossed(table, "heads heads heads heads")
    after = play(table, "1: aim nothing", "2: aim climate-shift 1")

    assert seen(after).last[0].fallen == tuple("abcde"[: hops + 1])
    assert told(table, "1: aim nothing", "2: aim climate-shift 1").count("coin") == hops


def test_the_rule_of_sizes_is_on_unless_the_host_turns_it_off() -> None:
    """§3.7, P4"""
    wood = made_up("grass sun", "elk plants scale=9", "stoat meat scale=2")
    for scale, count in ((True, 2), (False, 3)):
        table = scene(hands=["grass elk stoat"], phase="aiming", game=wood, scale=scale)
        shown = seen(play(table, "all aim nothing")).last[0]
        assert len(shown.web.counting) == count


# -- and everything together ---------------------------------------------------------------
@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("draws", [1, 3])
@pytest.mark.parametrize("scale", [True, False])
@pytest.mark.parametrize("end", ["points", "rounds"])
def test_all_options_combine(seats: int, draws: int, scale: bool, end: str) -> None:
    """§2.1, §3.7, §8.1, §8.2"""
    *_before, last = random_game(
        dealt(seats, draws=draws, scale=scale, end=end, target=20, rounds=2, hops=1, station=5)
    )

    assert last.outcome() is not None
    assert sorted(card for place in last.places() for card in place) == list(range(100))
