"""§5.1 to §5.4, §5.6 When nobody sees a triple."""

import pytest

from tangledbank.core.errors import BadOption
from tangledbank.core.rng import seeded
from tangledbank.games.clades import GAME
from tangledbank.games.clades.bots.levels import LEVELS, Level
from tangledbank.games.clades.bots.players import Watcher
from tangledbank.games.clades.rules.actions import STUCK
from tangledbank.games.clades.scenes import scene
from tangledbank.games.clades.seen.hints import triples_in_reach
from tangledbank.games.clades.tests.stalled import (
    BOTH_STUCK,
    CALL,
    EIGHT,
    HELP,
    NINE,
    TRIPLE,
    TWELVE,
    beside,
    stuck,
)
from tangledbank.games.clades.tests.words import (
    after,
    dealt,
    names,
    seen,
    story,
    told,
)


# -- §5.1 ----------------------------------------------------------------------------------
def test_when_all_are_stuck_a_13th_card_is_laid_beside_the_deck() -> None:
    """§5.1, ruling C2"""
    table = scene(shared=TWELVE, deck=f"{EIGHT} ma3r", seats=3)
    two = after(table, "3: stuck", "1: stuck")

    assert two.shared.count == 12
    assert [one.stuck for one in seen(two).players] == [True, False, True]
    assert beside(after(two, "2: stuck")) == ["arthropod-land-1-blue"]
    assert after(two, "2: stuck").shared.count == 13
    assert story(two, "2: stuck") == [
        "Seat 2 is stuck.",
        "Lucky 13, beside the deck: one blue Arthropleura.",
    ]


def test_alone_one_player_is_all() -> None:
    """§5.1, §8.3"""
    table = scene(shared=TWELVE, deck=f"{EIGHT} ma3r", seats=1, solitaire="race")

    assert after(table, "1: stuck").shared.count == 13


def test_the_13th_card_costs_nobody_anything() -> None:
    """§5.1, ruling C2"""
    table = scene(shared=TWELVE, piles=["mw3b", "sw3b"], deck=f"{EIGHT} ma3r")
    before, added = seen(table).players, seen(stuck(table)).players

    assert added == before
    assert after(table, *BOTH_STUCK, "1: call mw1g ml2r sw1g").now == 0


def test_the_13th_card_can_be_called_like_any_shared_card() -> None:
    """§5.1, §3.1"""
    added = stuck(scene(shared=f"mw3b sw3b {NINE} sa2r", deck="aw3b ma3r sl3r"))

    assert beside(added) == ["arthropod-water-3-blue"]
    assert names(after(added, f"2: {CALL}").piles[1]) == TRIPLE


def test_it_makes_no_difference_whether_there_is_a_triple() -> None:
    """§5.1, ruling C2: what counts is that nobody sees one."""
    assert stuck(scene(shared=f"{TRIPLE} {NINE}")).shared.count == 13


# -- §5.2 ----------------------------------------------------------------------------------
def test_after_thirty_seconds_a_card_is_added_by_itself() -> None:
    """§5.2, ruling C2"""
    table = scene(shared=TWELVE, deck=f"{EIGHT} ma3r", seats=3)

    assert seen(table).stall_until == 30_000
    assert after(table, "at 29999").shared.count == 12
    assert after(table, "at 30000").shared.count == 13


def test_the_time_is_counted_from_the_last_new_card() -> None:
    """§5.2, §5.3, rulings C1 and C2"""
    table = scene(shared=TWELVE, deck=f"{EIGHT} ma3r")
    added = after(table, "1 at 10000: stuck", "2 at 12000: stuck")

    assert after(added, "at 41999").shared.count == 13
    assert after(added, "at 42000").shared.count == 14
    assert after(table, "at 90000").shared.count == 15


def test_the_time_is_counted_again_from_a_triple_and_its_new_cards() -> None:
    """§5.2, ruling C2"""
    table = scene(shared=f"{TRIPLE} {NINE}", deck=f"{EIGHT} ma3r")
    called = after(table, f"1 at 20000: {CALL}")

    assert seen(called).stall_until is None
    assert seen(after(called, "at 22000")).stall_until == 52_000
    assert after(called, "at 51999").shared.count == 12
    assert after(called, "at 52000").shared.count == 13


def test_a_false_call_does_not_set_the_time_back() -> None:
    """§5.2, ruling C2"""
    table = scene(shared=TWELVE, deck=f"{EIGHT} ma3r")

    assert after(table, "1 at 29000: call mw1g ml2r sw1g", "at 30000").shared.count == 13


def test_being_stuck_does_not_set_the_time_back_either() -> None:
    """§5.2, §5.6"""
    table = scene(shared=TWELVE, deck=f"{EIGHT} ma3r")
    waiting = after(table, "1 at 29000: stuck", "1 at 29500: unstuck")

    assert after(waiting, "at 30000").shared.count == 13


def test_a_host_may_turn_the_time_or_do_without() -> None:
    """§5.2"""
    assert after(scene(shared=TWELVE, stall_seconds=5), "at 5000").shared.count == 13
    assert scene(shared=TWELVE, seats=1, stall_seconds=0).due() is None
    with pytest.raises(BadOption, match="Only in solitaire is a card never added by itself"):
        scene(shared=TWELVE, stall_seconds=0)
    assert scene(shared=TWELVE, stall_seconds=0, untimed=True).due() is None


def test_a_stall_shorter_than_a_window_waits_for_its_end() -> None:
    """§3.2, §5.2: time never runs backwards."""
    table = scene(shared="mw1b sw1b aw1b ml2g sl2g al2g ma3r", deck="", stall_seconds=1,
        window_ms=5000)  # fmt: skip
    called = after(table, "1 at 100: call mw1b sw1b aw1b")
    moments = []
    while (moment := called.due()) is not None:
        called.tick(moment)
        moments.append(moment)

    assert moments == [5100, 5100]
    assert called.now == 5100


# -- §5.3 ----------------------------------------------------------------------------------
def test_one_card_after_the_other_follows_up_to_21() -> None:
    """§5.3, rulings C1 and C23"""
    table = scene(shared=TWELVE, deck=f"{EIGHT} ma3r mw3b sw3b")

    for more in range(1, 10):
        assert stuck(table, more).shared.count == 12 + more
    assert stuck(table, 10).shared.count == 21
    assert stuck(table, 10).deck.count == 2
    assert not triples_in_reach(stuck(table, 8), 0)
    assert triples_in_reach(stuck(table, 9), 0)


def test_after_the_next_triple_cards_are_refilled_only_up_to_twelve() -> None:
    """§5.3, ruling C1"""
    table = scene(shared=f"{TRIPLE} {NINE}", beside=EIGHT, deck="ma3r ma3g ma3b")
    closed = after(table, f"1: {CALL}", "at 2000")

    assert (table.shared.count, closed.shared.count, closed.deck.count) == (20, 17, 3)


def test_in_the_teaching_game_an_eighth_ninth_and_tenth_card_may_be_added() -> None:
    """§5.3, §6.4, rulings C22 and C23"""
    table = dealt(2, cards="teaching")

    assert [stuck(table, times).shared.count for times in range(5)] == [7, 8, 9, 10, 10]
    assert told(stuck(table, 3), *BOTH_STUCK)[-1] == "hints for all"


@pytest.mark.parametrize(
    ("options", "limit"),
    [
        ({}, 21),
        ({"animals": "combined"}, 21),
        ({"cards": "teaching"}, 10),
        ({"cards": "threes"}, 12),
        ({"cards": "threes", "shared_cards": 8}, 10),
        ({"animals": "genius"}, 41),
        ({"animals": "genius", "cards": "threes"}, 19),
    ],
)
def test_how_many_shared_cards_may_lie_at_most(options: dict[str, object], limit: int) -> None:
    """§5.3, ruling C23"""
    table = dealt(2, 1859, **options)
    for _time in range(limit):
        table = stuck(table)

    assert seen(table).limit == limit
    assert table.shared.count == limit


def test_temporary_cards_count_towards_the_most() -> None:
    """§5.3, §7.1, ruling C23"""
    table = scene(
        shared=TWELVE, beside=EIGHT, piles=["mw3b", ""], deck="ma3r ma3g", false_call_penalty=True
    )  # fmt: skip
    given_up = after(table, "1: call mw1g ml2r sw1g")

    assert (given_up.shared.count, given_up.lasting()) == (21, 20)
    assert stuck(given_up).shared.count == 21
    assert stuck(given_up).hint[0] == 1


# -- §5.4 ----------------------------------------------------------------------------------
FULL = scene(shared=TWELVE, beside=f"{EIGHT} ma3r", deck="mw3b sw3b aw3b")


def test_at_that_number_everyone_gets_a_hint_instead_one_step_each_time() -> None:
    """§5.4, ruling C23"""
    for times in range(1, 4):
        table = stuck(FULL, times)
        assert table.shared.count == 21
        assert [one.hints for one in seen(table).players] == [times, times]
    assert [one.hints for one in seen(stuck(FULL, 5)).players] == [3, 3]
    assert story(FULL, *BOTH_STUCK)[-1] == "There is a triple: everyone gets a hint."


def test_hints_for_all_cost_no_wait_and_come_by_themselves_too() -> None:
    """§5.4, §5.2, ruling C23"""
    table = after(FULL, "at 30000")

    assert [one.hints for one in seen(table).players] == [1, 1]
    assert [one.locked_until for one in seen(table).players] == [0, 0]
    assert [one.hints for one in seen(after(FULL, "at 90000")).players] == [3, 3]
    assert after(FULL, "at 90000").due() is None
    assert seen(after(FULL, "at 90000")).stall_until is None


def test_hints_for_all_are_given_even_if_nobody_may_ask_for_one() -> None:
    """§5.4, §5.5, ruling C23: without them such a game could wait for ever."""
    table = scene(shared=TWELVE, beside=f"{EIGHT} ma3r", deck="mw3b sw3b aw3b", hints=False)

    assert [one.hints for one in seen(stuck(table)).players] == [1, 1]


def test_a_hint_for_all_follows_the_step_that_a_player_has_asked_for() -> None:
    """§5.4, §5.5"""
    table = after(FULL, "1: hint", *BOTH_STUCK)

    assert [one.hints for one in seen(table).players] == [2, 1]


# -- §5.6 ----------------------------------------------------------------------------------
def test_being_stuck_can_be_taken_back() -> None:
    """§5.6, ruling C25"""
    table = scene(shared=TWELVE, deck=f"{EIGHT} ma3r")
    back = after(table, "1: stuck", "1: unstuck")

    assert not seen(back).players[0].stuck
    assert after(back, "2: stuck").shared.count == 12
    assert after(back, "2: stuck", "1: stuck").shared.count == 13


def test_it_can_be_said_and_taken_back_during_a_wait() -> None:
    """§5.6, §3.4, ruling C25"""
    table = scene(shared=TWELVE, deck=f"{EIGHT} ma3r")
    waiting = after(table, "1 at 0: call mw1g ml2r sw1g", "1 at 100: stuck")

    assert seen(waiting).players[0].stuck
    assert not seen(after(waiting, "1 at 200: unstuck")).players[0].stuck
    assert after(waiting, "2 at 200: stuck").shared.count == 13


def test_whoever_is_stuck_may_still_call() -> None:
    """§5.6, ruling C25"""
    table = scene(shared=f"{TRIPLE} {NINE}")

    assert after(table, "1: stuck", f"1: {CALL}").piles[0].count == 3


def test_a_triple_ends_it_for_everyone() -> None:
    """§5.6, ruling C25"""
    table = scene(shared=f"{TRIPLE} {NINE}", seats=3)
    called = after(table, "1: stuck", "2: stuck", f"3: {CALL}")

    assert [one.stuck for one in seen(called).players] == [False] * 3


def test_a_new_card_ends_it_for_everyone() -> None:
    """§5.6, ruling C25"""
    table = scene(shared=TWELVE, deck=f"{EIGHT} ma3r", seats=3)

    assert [one.stuck for one in seen(stuck(table)).players] == [False] * 3
    by_itself = after(table, "1 at 29000: stuck", "at 30000")
    assert [one.stuck for one in seen(by_itself).players] == [False] * 3


def test_the_new_cards_after_a_window_end_it_for_those_who_said_it_in_the_window() -> None:
    """§5.6, ruling C25"""
    table = scene(shared=f"{TRIPLE} {NINE}", deck=f"{EIGHT} ma3r")
    called = after(table, f"1 at 0: {CALL}", "2 at 500: stuck")

    assert seen(called).players[1].stuck
    assert not seen(after(called, "at 2000")).players[1].stuck


def test_all_being_stuck_does_not_cut_a_window_short() -> None:
    """§5.6, §3.2, ruling C26"""
    table = scene(shared=f"{TRIPLE} {NINE}", deck=f"{EIGHT} ma3r")
    called = after(table, f"1 at 0: {CALL}", "1 at 500: stuck", "2 at 600: stuck")

    assert called.shared.count == 9
    assert after(called, "at 1999").shared.count == 9
    assert after(called, "at 2000").shared.count == 12


def test_a_triple_or_a_new_card_lets_hints_start_again() -> None:
    """§5.6, §5.5"""
    called = after(HELP, "1: hint", "1: hint", f"2: {CALL}")
    added = after(HELP, "1: hint", "1: hint", *BOTH_STUCK)

    for table in (called, added):
        assert [one.hints for one in seen(table).players] == [0, 0]
        assert seen(table, 0).hint is None
    assert seen(after(added, "1: hint")).players[0].hints == 1


def test_without_a_new_card_being_stuck_lasts_beyond_the_window() -> None:
    """§5.6, §11.2, rulings C24 and C25: with an empty deck nothing but a triple ends it."""
    table = scene(shared=f"{TRIPLE} sw1g sw2g sw3g mw1b", deck="")
    called = after(table, f"1 at 0: {CALL}", "2 at 500: stuck", "at 2000")

    assert seen(called).players[1].stuck
    assert not called.is_over
    assert after(called, "1 at 2500: stuck").is_over


def test_when_all_are_stuck_in_a_window_that_brings_nothing_new_its_close_is_the_end() -> None:
    """§5.6, §11.2, rulings C24 and C26"""
    table = scene(shared=f"{TRIPLE} sw1g sw2g sw3g mw1b", deck="")
    called = after(table, f"1 at 0: {CALL}", "2 at 500: stuck", "1 at 600: stuck")

    assert not after(called, "at 1999").is_over
    assert after(called, "at 2000").is_over


def test_without_a_new_card_the_time_is_counted_from_the_triple() -> None:
    """§5.2, §11.2, rulings C2 and C24"""
    table = scene(shared=f"{TRIPLE} sw1g sw2g sw3g mw1b", deck="")

    assert seen(after(table, f"1 at 10000: {CALL}", "at 12000")).stall_until == 40_000


# -- bots (ruling C38) ---------------------------------------------------------------------
def test_a_bot_that_sees_nothing_is_stuck_although_there_is_a_triple() -> None:
    """§5.1, ruling C38"""
    blind = Watcher(GAME, Level(seeing=10**9, reacting=0, erring=10**9, patience=20_000))
    table = scene(shared=f"{TRIPLE} {NINE}")
    choices = [blind.choose(seen(table, 0), table.legal(0), seeded(seed)) for seed in range(20)]

    assert triples_in_reach(table, 0)
    assert {choice.action for choice in choices} == {STUCK}
    assert all(16_000 <= choice.after_ms <= 24_000 for choice in choices)


@pytest.mark.parametrize("level", LEVELS.values(), ids=LEVELS)
def test_when_a_bot_gives_up_does_not_tell_whether_there_is_a_triple(level: Level) -> None:
    """§5.1, ruling C38"""
    bot = Watcher(GAME, level)
    with_one, without = seen(scene(shared=f"{TRIPLE} {NINE}"), 0), seen(scene(shared=TWELVE), 0)

    for seed in range(20):
        after_some_time = bot.give_up(with_one, seeded(seed))
        assert after_some_time == bot.give_up(without, seeded(seed))
        assert after_some_time[1] == STUCK
        assert 0.8 * level.patience <= after_some_time[0] <= 1.2 * level.patience


def test_the_better_a_bot_sees_the_sooner_it_gives_up() -> None:
    """§5.1, ruling C38: within the time of its level."""
    times = [level.patience for level in LEVELS.values()]

    assert times == sorted(times, reverse=True)
    assert max(times) < 30_000
