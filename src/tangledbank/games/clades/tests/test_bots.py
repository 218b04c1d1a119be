"""Bots with eyes: what they see, how fast, and what they wait for."""

from dataclasses import replace
from itertools import pairwise
from statistics import mean, median

import pytest

from tangledbank.core.bot import Choice
from tangledbank.core.rng import seeded
from tangledbank.games.clades import GAME
from tangledbank.games.clades.bots.levels import LEVELS, Level
from tangledbank.games.clades.bots.players import Watcher, soon
from tangledbank.games.clades.rules.actions import (
    PASS,
    STUCK,
    UNSTUCK,
    first_of,
    is_call,
    second_of,
    third_of,
)
from tangledbank.games.clades.rules.position import Position
from tangledbank.games.clades.rules.triples import has_triple, is_triple, wrong_qualities
from tangledbank.games.clades.said.afterwards import afterwards
from tangledbank.games.clades.scenes import scene
from tangledbank.games.clades.tests.words import action, after
from tangledbank.lab.series import play_game

WATER, LAND, RED = "mw1b sw1b aw1b", "ml2g sl2g al2g", "mw2r sw2r aw2r"
NO_TRIPLE = "mw1b sw1b aw1g ml2g sl2g al2r"
NEVER = 10**12

SHARP = Level(seeing=10_000, reacting=0, erring=NEVER, patience=10**9)
BLIND = Level(seeing=NEVER, reacting=0, erring=NEVER, patience=20_000)
RASH = Level(seeing=NEVER, reacting=0, erring=5_000, patience=NEVER)


def choices(table: Position, level: Level, seat: int = 0, count: int = 200) -> list[Choice]:
    """What bots of one level would do here, each with its own chance."""
    bot = Watcher(GAME, level)
    view, legal = table.view(seat), table.legal(seat)
    found = [bot.choose(view, legal, seeded(seed)) for seed in range(count)]
    assert {one.action for one in found} <= set(legal)
    return found


def times(table: Position, level: Level, seat: int = 0, count: int = 200) -> list[int]:
    """After how long."""
    return [one.after_ms for one in choices(table, level, seat, count)]


def called(choice: Choice) -> tuple[int, int, int]:
    """The cards of a call."""
    assert is_call(choice.action)
    return (
        int(first_of(choice.action)), int(second_of(choice.action)), int(third_of(choice.action)),
    )  # fmt: skip


# -- seeing --------------------------------------------------------------------------------
def test_a_bot_calls_the_triple_that_it_sees() -> None:
    """§3.1"""
    assert {one.action for one in choices(scene(shared=WATER), SHARP)} == {action(f"call {WATER}")}


def test_of_several_triples_it_sees_now_this_and_now_that_one_first() -> None:
    """§3.1"""
    table = scene(shared=f"{WATER} {LAND} {RED}")

    assert {one.action for one in choices(table, SHARP)} == {
        action(f"call {three}") for three in (WATER, LAND, RED)
    }


def test_the_more_qualities_differ_the_longer_it_takes_on_average() -> None:
    """§2.1"""
    triples = ("mw1b sw1b aw1b", "mw1b sl1b aa1b", "mw1b sl2b aa3b", "mw1b sl2g aa3r")
    averages = [mean(times(scene(shared=three), SHARP, count=600)) for three in triples]

    assert averages == sorted(averages)
    assert averages[3] > 2.5 * averages[0]


def test_what_differs_in_everything_is_hardest_for_the_weakest() -> None:
    levels = list(LEVELS.values())

    for worse, better in pairwise(levels):
        assert better.harder < worse.harder


def test_whoever_tires_is_slower_when_the_deck_runs_out() -> None:
    tired = replace(SHARP, tires=0.5)
    fresh, late = scene(shared=WATER), scene(shared=WATER, deck="ml2g")

    assert mean(times(fresh, tired, count=900)) < 0.85 * mean(times(late, tired, count=900))
    assert times(fresh, SHARP) == times(late, SHARP)


@pytest.mark.parametrize("level", LEVELS.values(), ids=LEVELS)
def test_no_level_is_quicker_than_people_are(level: Level) -> None:
    """A card has to be seen before anybody can point at it."""
    assert level.reacting >= 750
    assert min(times(scene(shared=f"{WATER} {LAND} {RED}"), level, count=400)) >= 750


def test_among_experts_nobody_calls_what_has_just_been_laid() -> None:
    """§3.1"""
    record = play_game(GAME, ("expert",) * 4, 1859, {})
    waited = [one.at - one.since for one in afterwards(record).triples]

    assert len(waited) > 10
    assert min(waited) >= 750


def test_a_better_level_sees_sooner_and_errs_less() -> None:
    levels = list(LEVELS.values())

    for worse, better in pairwise(levels):
        assert better.seeing < worse.seeing
        assert better.reacting < worse.reacting
        assert better.erring > worse.erring


def test_a_new_card_has_to_be_noticed_first() -> None:
    """§1.6, C37: nobody calls in the very moment when cards are laid."""
    slow = Level(seeing=500, reacting=2000, erring=NEVER, patience=NEVER)
    table = scene(shared=WATER)

    assert min(times(table, slow)) >= 2000
    assert min(times(after(table, "at 1500"), slow)) in range(500, 600)
    assert min(times(after(table, "at 9000"), slow)) < 100


def test_the_time_until_something_is_seen_has_no_memory() -> None:
    drawn = [soon(1000, seeded(seed)) for seed in range(4000)]
    later = [ms - 700 for ms in drawn if ms > 700]

    assert mean(drawn) == pytest.approx(1000, rel=0.06)
    assert median(drawn) == pytest.approx(693, rel=0.06)
    assert mean(later) == pytest.approx(1000, rel=0.08)


def test_a_bot_calls_with_its_own_card_and_not_with_those_of_others() -> None:
    """§3.1, C12"""
    table = scene(shared="mw1b sw1b ml2g", hands=["ma1r", "aw1b"])

    assert {one.action for one in choices(table, SHARP, seat=1)} == {action(f"call {WATER}")}
    assert {one.action for one in choices(table, SHARP, seat=0)} == {STUCK}


def test_with_open_hands_a_bot_uses_anothers_card_and_gives_one_of_its_own() -> None:
    """§7.2, §7.3"""
    table = scene(
        shared="mw1b sw1b ml2g", hands=["ma1r sa2g", "aw1b"], personal_cards="2 1",
        open_hand="switch",
    )  # fmt: skip
    opened = after(table, "1: stuck", "2: stuck")

    assert {one.action for one in choices(opened, SHARP)} == {
        action(f"call {WATER} giving ma1r")
    }  # fmt: skip


# -- waiting -------------------------------------------------------------------------------
def test_a_bot_waits_for_the_end_of_a_lock_out() -> None:
    """§3.4"""
    table = after(scene(shared=f"{WATER} {LAND}"), "1 at 5000: call mw1b sw1b al2g", "at 6000")
    found = choices(table, Level(seeing=200, reacting=0, erring=NEVER, patience=NEVER))

    assert all(is_call(one.action) for one in found)
    assert min(one.after_ms for one in found) > 2000
    assert min(times(table, SHARP, seat=1)) < 2000


def test_a_bot_waits_for_the_end_of_the_window_of_its_own_triple() -> None:
    """§3.2, C26"""
    table = after(scene(shared=f"{WATER} {LAND} {RED}"), f"1 at 5000: call {WATER}")
    quick = Level(seeing=200, reacting=0, erring=NEVER, patience=NEVER)

    assert min(times(table, quick, seat=0)) > 2000
    assert min(times(table, quick, seat=1)) < 100


def test_a_bot_does_not_say_that_it_is_stuck_while_a_window_is_open() -> None:
    """§3.2"""
    table = after(scene(shared=f"{WATER} {LAND}"), f"1 at 5000: call {WATER}")
    impatient = Level(seeing=NEVER, reacting=0, erring=NEVER, patience=500)

    assert min(times(table, impatient, seat=1)) > 2000
    assert max(times(after(table, "at 7000"), impatient, seat=1)) <= 600


def test_a_rash_bot_calls_what_is_wrong_in_one_quality() -> None:
    """§3.4"""
    table = scene(shared=NO_TRIPLE)
    found = choices(table, RASH)
    calls = [called(one) for one in found if is_call(one.action)]

    assert not has_triple(table.shared)
    assert len(calls) > 100
    assert {wrong_qualities(*three) for three in calls} == {1}


# -- stuck ---------------------------------------------------------------------------------
@pytest.mark.parametrize("shared", [f"{WATER} {LAND}", NO_TRIPLE])
def test_a_bot_is_stuck_after_its_patience_whether_or_not_there_is_a_triple(shared: str) -> None:
    """§5.1, C38"""
    found = choices(scene(shared=shared), BLIND, count=300)
    waited = [one.after_ms for one in found]

    assert {one.action for one in found} == {STUCK}
    assert min(waited) in range(16_000, 17_000)
    assert max(waited) in range(23_000, 24_001)
    assert mean(waited) == pytest.approx(20_000, rel=0.02)


@pytest.mark.parametrize("level", LEVELS)
def test_no_level_is_stuck_sooner_because_there_is_no_triple(level: str) -> None:
    """C38"""
    patience = LEVELS[level].patience
    found = choices(scene(shared=NO_TRIPLE), LEVELS[level])
    waited = [one.after_ms for one in found if one.action == STUCK]

    assert len(waited) > 50
    assert 0.8 * patience <= min(waited) <= max(waited) <= 1.2 * patience


def test_patience_counts_from_the_last_new_card() -> None:
    """§5.2, C38"""
    table = scene(shared=NO_TRIPLE, stall_seconds=300)

    assert max(times(after(table, "at 10000"), BLIND)) in range(13_000, 14_001)
    assert max(times(after(table, "at 90000"), BLIND)) < 1000
    assert min(times(after(table, "at 9000", "2 at 9000: stuck"), BLIND)) >= 7000


def test_a_bot_that_is_stuck_looks_on_and_does_not_take_it_back() -> None:
    """§5.6"""
    table = after(scene(shared=WATER), "1: stuck")

    assert {one.action for one in choices(table, SHARP)} == {action(f"call {WATER}")}
    waiting = choices(after(scene(shared=NO_TRIPLE), "1: stuck"), BLIND)
    assert {one.action for one in waiting} == {UNSTUCK}
    assert min(one.after_ms for one in waiting) >= 600_000


# -- hints ---------------------------------------------------------------------------------
def test_a_bot_follows_a_hint_that_shows_the_whole_triple() -> None:
    """§5.4, §5.5"""
    table = scene(shared=f"{WATER} {LAND}", lock_out_ms=100)
    two, three = after(table, *["1: hint"] * 2), after(table, *["1: hint"] * 3)

    assert {one.action for one in choices(two, BLIND)} == {STUCK}
    found = choices(three, BLIND)
    assert {one.action for one in found} == {action(f"call {WATER}")}
    assert max(one.after_ms for one in found) < 5000


def test_a_bot_follows_a_hint_after_the_wait_that_it_costs() -> None:
    """§5.5"""
    table = after(scene(shared=f"{WATER} {LAND}"), *["1 at 100: hint"] * 3)

    assert min(times(table, BLIND)) > 9000


def test_a_bot_follows_a_hint_in_its_turn() -> None:
    """§5.4, §9.2"""
    table = after(scene(shared=f"{WATER} {LAND}", untimed=True), *["1: hint"] * 3)

    assert {one.action for one in choices(table, BLIND)} == {action(f"call {WATER}")}


# -- untimed -------------------------------------------------------------------------------
def test_in_its_turn_a_bot_calls_what_it_sees_or_passes_at_once() -> None:
    """§9.1"""
    found = choices(scene(shared=f"{WATER} {LAND}", untimed=True), LEVELS["medium"])
    calls = [called(one) for one in found if is_call(one.action)]

    assert {one.after_ms for one in found} == {0}
    assert {one.action for one in found if not is_call(one.action)} == {PASS}
    assert sum(is_triple(*three) for three in calls) > 50


def test_in_its_turn_a_better_level_finds_more() -> None:
    """§9.1"""
    table = scene(shared="mw1b sl2g aa3r mw2r", untimed=True)
    found = [
        sum(one.action == action("call mw1b sl2g aa3r") for one in choices(table, level))
        for level in LEVELS.values()
    ]

    assert found == sorted(found)
    assert found[0] < 20
    assert found[-1] > 60


def test_an_expert_takes_the_triple_that_brings_most_of_those_it_sees_in_its_turn() -> None:
    """§2.3, §9.1"""
    clade, other = "mw1b mw1g mw1r", "ml2g sl2g al2g"
    table = scene(shared=f"{clade} {other}", untimed=True)

    def calls(weighs: bool) -> list[bool]:
        level = replace(SHARP, weighs=weighs, looking=10**9)
        return [one.action == action(f"call {clade}") for one in choices(table, level)]

    assert all(calls(True))
    assert 60 < sum(calls(False)) < 140
    assert not all(calls_without_deck(clade, other))


def calls_without_deck(clade: str, other: str) -> list[bool]:
    """§11.1 An empty deck gives nothing for clade triples."""
    table = scene(shared=f"{clade} {other}", deck="", untimed=True)
    level = replace(SHARP, weighs=True, looking=10**9)
    return [one.action == action(f"call {clade}") for one in choices(table, level)]


def test_in_its_turn_a_bot_passes_where_it_sees_nothing() -> None:
    """§9.1, C38"""
    for shared in (NO_TRIPLE, f"{WATER} {LAND}"):
        assert {one.action for one in choices(scene(shared=shared, untimed=True), BLIND)} == {PASS}
