"""§3.1 A call taken by its place among all threes in reach, without a list of them."""

import pytest

from tangledbank.core.containers import Actions
from tangledbank.core.rng import seeded
from tangledbank.games.clades.rules.actions import is_call
from tangledbank.games.clades.rules.calling import count_calls, find_call
from tangledbank.games.clades.rules.position import Position
from tangledbank.games.clades.scenes import scene
from tangledbank.games.clades.tests.three_triples import FALSE, LAND, STUCK, WATER
from tangledbank.games.clades.tests.words import after
from tangledbank.testing.knowing import picked_otherwise


def picks_as_from_the_list(table: Position, seat: int, times: int = 200) -> bool:
    """The same action and the same next number, for many generators."""
    return not any(picked_otherwise(table, seat, seed) for seed in range(times))


@pytest.mark.parametrize(
    ("shared", "hand"),
    [
        ("", ""), ("mw1b", "sw1b"), ("mw1b", "aw1b sw1b"), ("", "al2g sl2g ml2g"),
        (f"{LAND} {WATER}", ""), (f"{LAND} {WATER}", "mw1g"), (WATER, "ml2r aa3g mw1r"),
        (f"{WATER} aa3g aa3r mw1g ma2g sl1r sl3b {LAND}", "aa3b"),
    ],
)  # fmt: skip
def test_every_call_is_found_by_its_place(shared: str, hand: str) -> None:
    """§3.1"""
    table = scene(shared=shared, hands=["ma3b", hand])
    calls = [action for action in table.legal(1) if is_call(action)]

    assert [find_call(table, 1, place) for place in range(count_calls(table, 1))] == calls


def test_what_is_no_call_comes_first() -> None:
    """§5.1, §5.5, §9.1"""
    few = scene(shared="mw1b sw1b", hands=["aw1b", ""])
    untimed = scene(shared="mw1b sw1b", hands=["aw1b", ""], untimed=True)

    for table, seat in ((few, 0), (few, 1), (after(few, "1: stuck"), 0), (untimed, 0)):
        assert picks_as_from_the_list(table, seat)


def test_with_open_hands_calls_are_taken_from_the_list() -> None:
    """§7.2, §7.3"""
    hands = ["ml1g sa2r", "ml2g al1b"]
    table = scene(shared=f"{WATER} sl2g al2g", hands=hands, open_hand="switch")
    opened = after(table, *STUCK)

    assert opened.hands_open
    assert picks_as_from_the_list(opened, 0)
    assert picks_as_from_the_list(opened, 1)


def test_where_no_call_is_left_none_is_picked() -> None:
    """§7.1, C27"""
    table = scene(shared=f"{WATER} {LAND}", deck="", false_call_penalty=True, hints=True)
    done = after(table, *[f"1: call {FALSE}"] * 3)

    assert count_calls(done, 0) == 0
    assert picks_as_from_the_list(done, 0)
    assert picks_as_from_the_list(done, 1)


def test_whoever_is_not_asked_has_nothing_to_pick() -> None:
    """§6.1, §9.1"""
    table = scene(shared=f"{WATER} {LAND}", victory_break=True)
    resting = after(table, f"2: call {WATER}")
    untimed = scene(shared=WATER, untimed=True)

    for not_asked in (resting, untimed):
        with pytest.raises(ValueError, match="bound"):
            not_asked.pick(1, Actions(), seeded(1))
