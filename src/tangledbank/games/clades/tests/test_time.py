"""Time is data: stamps, windows, lock-outs and stalls; records replay to the millisecond."""

from contextlib import suppress

import pytest

from tangledbank.core.advance import advance
from tangledbank.core.errors import IllegalAction
from tangledbank.core.record import Record, read_record, why_no_take_back
from tangledbank.core.rng import Rng, seeded
from tangledbank.games.clades import GAME
from tangledbank.games.clades.bots.likely import likely_action
from tangledbank.games.clades.scenes import scene
from tangledbank.games.clades.tests.words import (
    action,
    after,
    dealt,
    names,
    refused,
    say,
    seen,
    told,
)

# Three triples and nothing else: one of water, one of land, one of red cards.
WATER, LAND, RED = "mw1b sw1b aw1b", "ml2g sl2g al2g", "mw2r sw2r aw2r"
FALSE = "mw1b sw1b al2g"
TABLE = scene(shared=f"{WATER} {LAND} {RED}", seats=3)


def why_refused(text: str, *before: str) -> str:
    """The sentence of the refusal that an action meets after others."""
    table = after(TABLE, *before)
    with pytest.raises(IllegalAction) as refusal:
        say(table, text)
    return str(refusal.value)


# -- what is due ---------------------------------------------------------------------------
def test_a_game_in_real_time_has_all_players_act_at_once() -> None:
    """§3.1"""
    assert TABLE.in_real_time()
    assert TABLE.actors() == [0, 1, 2]


def test_first_the_stall_is_due_then_the_window_then_the_stall_again() -> None:
    """§3.2, §5.2, C2, C9"""
    called = after(TABLE, f"1 at 700: call {WATER}")

    assert TABLE.due() == 30_000
    assert called.due() == seen(called).window_until == 2700
    closed = after(called, "at 2700")
    assert closed.due() == seen(closed).stall_until == 32_700


def test_a_false_call_neither_opens_a_window_nor_puts_off_the_next_card() -> None:
    """§3.4, §5.2, C2, C10"""
    called = after(TABLE, f"1 at 700: call {FALSE}")

    assert called.due() == 30_000
    assert seen(called).window_until is None


def test_the_window_runs_from_the_first_triple_and_later_ones_do_not_lengthen_it() -> None:
    """§3.2, C9, C26"""
    called = after(TABLE, f"1 at 700: call {WATER}", f"2 at 2600: call {LAND}")

    assert called.due() == 2700


def test_what_is_due_up_to_a_stamp_happens_before_the_action() -> None:
    """§4.1, §5.2"""
    names_of_events = told(
        TABLE, f"1 at 700: call {WATER}", f"2 at 62700: call {LAND}", "3 at 62800: stuck"
    )

    assert names_of_events == [
        "triple", "window closed", "laid", "laid", "laid", "lucky", "lucky", "triple", "stuck",
    ]  # fmt: skip


def test_what_happens_by_itself_happens_at_its_own_moment() -> None:
    """§5.2"""
    table = scene(shared=f"{WATER} {LAND}", deck="ma3b ma3g ma3r")
    laid = {
        one.card: one.laid_at
        for one in seen(after(table, f"1 at 100: call {WATER}", "at 99999")).shared
    }

    assert laid["mammal-air-3-blue"] == laid["mammal-air-3-red"] == 2100
    added = seen(after(dealt(2), "at 100000")).shared
    assert sorted(one.laid_at for one in added if one.row == 3) == [30_000, 60_000, 90_000]


def test_waiting_in_small_steps_is_waiting_at_once() -> None:
    table = dealt(2)
    steps = table.clone()
    for at in range(0, 400_000, 7777):
        steps.catch_up(at)
    steps.catch_up(400_000)
    table.catch_up(400_000)

    assert seen(steps, 0) == seen(table, 0)


def test_without_a_stall_time_nothing_is_due() -> None:
    """§5.2"""
    table = dealt(1, stall_seconds=0)

    assert table.due() is None
    assert told(table, "at 3600000") == []


def test_a_game_that_everybody_has_left_ends_by_itself_or_waits_with_all_hints_given() -> None:
    """§5.4, §11.2, C23, C24"""
    empty = scene(shared=f"{WATER} {LAND}", deck="")
    ended = after(empty, "at 30000")
    waiting = after(dealt(2), "at 3600000")

    assert ended.outcome() is not None
    assert (ended.now, ended.due()) == (30_000, None)
    assert waiting.outcome() is None
    assert (len(waiting.shared), waiting.due()) == (21, None)


# -- stamps --------------------------------------------------------------------------------
def test_stamps_never_go_back() -> None:
    called = after(TABLE, f"1 at 700: call {WATER}")

    assert refused(called, f"2 at 699: call {LAND}") == "earlier-stamp"
    assert len(after(called, f"2 at 700: call {LAND}").piles[1]) == 3


def test_of_two_calls_at_the_same_moment_the_one_that_arrives_first_takes_the_cards() -> None:
    """§3.3, C9"""
    called = after(TABLE, f"3 at 700: call {WATER}")

    assert refused(called, f"1 at 700: call {WATER}") == "late"
    assert names(called.piles[2]) == WATER


def test_a_late_call_says_who_was_faster_and_by_how_much() -> None:
    """§3.3, C25"""
    assert why_refused(f"2 at 1040: call {WATER}", f"1 at 700: call {WATER}") == (
        "Seat 1 took one blue Valenictus and one blue Elasmosaurus and one blue Hughmilleria "
        "0.34 s earlier. (§3.3)"
    )


def test_a_call_at_the_very_moment_when_the_window_closes_meets_the_new_cards() -> None:
    """§3.2, §4.1"""
    table = scene(shared=f"{WATER} {LAND}", deck="ma3b ma3g ma3r sa3b")
    called = after(table, f"1 at 100: call {WATER}")

    assert refused(called, "2 at 2099: call ma3b ma3g ma3r") == "not-in-reach"
    assert names(after(called, "2 at 2100: call ma3b ma3g ma3r").piles[1]) == "ma3b ma3g ma3r"


@pytest.mark.parametrize(("at", "code"), [(701, "window"), (2699, "window")])
def test_whoever_has_made_a_triple_waits_for_the_end_of_the_window(at: int, code: str) -> None:
    """§3.2, C26"""
    called = after(TABLE, f"1 at 700: call {WATER}")

    assert refused(called, f"1 at {at}: call {LAND}") == code
    assert len(after(called, f"1 at 2700: call {LAND}").piles[0]) == 6


def test_a_false_call_in_the_window_of_ones_own_triple_is_refused_too() -> None:
    """§3.2, C26: or the refusal would tell that there is a triple."""
    called = after(TABLE, f"1 at 700: call {WATER}")

    assert refused(called, "1 at 800: call ml2g sl2g mw2r") == "window"


def test_a_lock_out_lasts_three_seconds_to_the_millisecond() -> None:
    """§3.4, C10"""
    called = after(TABLE, f"1 at 700: call {FALSE}")

    assert called.earliest(0, action(f"call {WATER}")) == 3700
    assert refused(called, f"1 at 3699: call {WATER}") == "locked"
    assert len(after(called, f"1 at 3700: call {WATER}").piles[0]) == 3
    assert why_refused(f"1 at 1200: call {WATER}", f"1 at 700: call {FALSE}") == (
        "You have to wait 2.5 s before you may call again. (§3.4)"
    )


def test_a_lock_out_outlasts_a_window_and_a_window_a_lock_out() -> None:
    """§3.2, §3.4"""
    locked = after(TABLE, f"2 at 700: call {WATER}", "1 at 800: call ml2g sl2g aw2r")
    quick = scene(shared=f"{WATER} {LAND} {RED}", lock_out_ms=100)
    both = after(quick, f"1 at 700: call {FALSE}", f"1 at 800: call {WATER}")

    assert locked.earliest(0, action(f"call {LAND}")) == 3800
    assert both.earliest(0, action(f"call {LAND}")) == 2800


def test_being_stuck_and_asking_need_no_waiting() -> None:
    """§5.5, §5.6, C25"""
    called = after(TABLE, f"1 at 700: call {FALSE}")

    for text in ("stuck", "hint"):
        assert called.earliest(0, action(text)) == 700
        after(called, f"1 at 701: {text}")


def test_a_refused_call_costs_nothing() -> None:
    """§3.3, §3.4, C25"""
    called = after(TABLE, f"1 at 700: call {WATER}")
    for text in (
        f"2 at 800: call {WATER}",
        f"1 at 800: call {LAND}",
        "2 at 800: call aa3r aa3g aa3b",
    ):
        with pytest.raises(IllegalAction):
            say(called, text)

    assert [one.locked_until for one in seen(called).players] == [0, 0, 0]
    assert [one.false_calls for one in seen(called).players] == [0, 0, 0]


# -- unstamped -----------------------------------------------------------------------------
def test_an_unstamped_call_waits_for_the_end_of_a_lock_out() -> None:
    """§3.4"""
    table = after(TABLE, f"1 at 700: call {FALSE}", f"1: call {WATER}")

    assert table.now == 3700
    assert names(table.piles[0]) == WATER


def test_an_unstamped_call_waits_for_the_end_of_ones_own_window() -> None:
    """§3.2"""
    table = after(TABLE, f"1 at 700: call {WATER}", f"1: call {LAND}")

    assert table.now == 2700
    assert len(table.shared) == 6
    assert names(table.piles[0]) == f"{WATER} {LAND}"


def test_an_unstamped_action_that_need_not_wait_happens_now() -> None:
    """§3.1, §5.1"""
    table = after(TABLE, f"1 at 700: call {FALSE}")

    assert after(table, f"2: call {WATER}").now == 700
    assert after(table, "1: stuck").now == 700


def test_an_unstamped_call_is_not_made_if_the_game_ends_meanwhile() -> None:
    """§3.4, §8.4"""
    table = scene(seats=1, shared=f"{WATER} {LAND}", solitaire="race", countdown=5)
    called = after(table, f"1 at 4000: call {FALSE}")

    assert not say(called, f"1: call {WATER}")
    assert called.now == 5000
    assert called.outcome() is not None
    assert len(called.piles[0]) == 0


def test_an_unstamped_call_is_not_made_if_a_card_was_given_away_meanwhile() -> None:
    """§3.2, §7.2: the hands are closed when the window closes, and the card is out of reach."""
    table = scene(
        shared=f"{WATER} ml2g sl2g mw2r", hands=["", "al2g"], personal_cards="0 1",
        open_hand="open", deck="ma3b ma3g ma3r sa3b",
    )  # fmt: skip
    called = after(table, "1: stuck", "2: stuck", f"1 at 100: call {WATER}")

    assert not say(called, f"1: call {LAND}")
    assert called.now == 2100
    assert names(called.piles[0]) == WATER
    assert seen(called).players[0].false_calls == 0


def test_time_stands_still_once_the_game_is_over() -> None:
    """§8.3, §11.1: how long a race took does not change when somebody looks at it later."""
    triples = [f"m{rest} s{rest} a{rest}" for rest in ("w1b", "w1g", "w1r", "w2b", "w2g")]
    table = scene(
        seats=1, shared=" ".join(triples[:4]), deck=triples[4], solitaire="race", race_triples=2
    )
    won = after(table, f"1 at 700: call {triples[0]}", f"1 at 1500: call {triples[1]}")
    later = after(won, "at 90000")

    assert won.outcome() is not None
    assert later.outcome() == won.outcome()
    assert seen(later).now == 1500


def test_nothing_is_taken_back_in_a_race() -> None:
    """§3.1"""
    record = Record(GAME, 2, 1859, {})
    record.play(0, action("stuck"), 100)
    refusal = why_no_take_back(record, 0)

    assert refusal is not None
    assert refusal.code == "in-real-time"


# -- records -------------------------------------------------------------------------------
def random_record(seats: int, seed: int, options: dict[str, int | bool | str]) -> Record:
    """A game of random stamped actions; those that are refused are not made."""
    record = Record(GAME, seats, seed, options)
    rng = seeded(seed)
    while record.position.actors() and len(record.entries) < 400:
        step(record, rng)
    while record.position.actors() and (moment := record.position.due()) is not None:
        record.wait(moment)
    return record


def step(record: Record, rng: Rng) -> None:
    """Somebody does something, some time later; one time in nine without a stamp."""
    actors = record.position.actors()
    seat = actors[rng.below(len(actors))]
    chosen = likely_action(record.position, seat, rng)
    pause = (0, 30, 250, 900, 4000, 31_000)[rng.below(6)]
    stamp = None if rng.below(9) == 0 else int(record.position.now) + pause
    with suppress(IllegalAction):  # somebody waits, or has to look again
        record.play(seat, chosen, stamp)


@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [
        (1, 1, {}),
        (1, 2, {"solitaire": "race", "countdown": 120}),
        (2, 3, {}),
        (3, 4, {"victory_break": True, "personal_cards": "0 1 2"}),
        (4, 5, {"false_call_penalty": True, "open_hand": "open"}),
        (3, 6, {"open_hand": "switch", "personal_cards": "2", "victory_break": True}),
        (2, 7, {"cards": "teaching", "window_ms": 0}),
        (8, 8, {"animals": "genius", "lock_out_ms": 500}),
    ],
)
def test_a_record_replays_to_the_millisecond(
    seats: int, seed: int, options: dict[str, int | bool | str]
) -> None:
    record = random_record(seats, seed, options)
    again = read_record(record.text(), {"clades": GAME}, unfinished=True)

    assert len(record.entries) > 10
    assert again.text() == record.text()
    again.position.catch_up(int(record.position.now))
    for seat in (*range(seats), None):
        assert again.position.view(seat) == record.position.view(seat)
    assert again.position.places() == record.position.places()
    assert again.outcome() == record.outcome()


def test_every_action_of_a_record_leads_to_the_same_moment() -> None:
    record = Record(GAME, 3, 1859, {})
    rng = seeded(1859)
    seen_then = []
    while record.position.actors() and len(record.entries) < 40:
        count = len(record.entries)
        step(record, rng)
        if len(record.entries) > count:
            seen_then.append((int(record.position.now), record.position.view(None)))

    assert len(seen_then) > 20
    for count, (now, view) in enumerate(seen_then, start=1):
        replayed = record.after(count)
        assert (replayed.now, replayed.view(None)) == (now, view)


def test_time_that_passed_without_an_action_is_in_the_record() -> None:
    record = Record(GAME, 2, 1859, {})
    record.play(0, action("stuck"), 100)
    record.wait(45_000)
    record.play(1, action("stuck"))

    assert [entry.at for entry in record.entries] == [100, 45_000]
    assert record.after(2).view(None) == record.position.view(None)
    assert seen_shared(record) == 13


def seen_shared(record: Record) -> int:
    """How many shared cards lie there."""
    return len(record.position.view(None).shared)  # type: ignore[attr-defined]


def test_a_game_that_ends_by_itself_has_a_record_that_replays() -> None:
    """§8.4"""
    record = Record(GAME, 1, 5, {"solitaire": "race", "countdown": 90})
    record.play(0, action("stuck"), 1000)
    record.wait(120_000)
    again = read_record(record.text(), {"clades": GAME})

    assert record.outcome() is not None
    assert again.outcome() == record.outcome()
    assert again.position.view(None) == record.position.view(None)


def test_a_stamp_that_was_moved_into_a_lock_out_does_not_replay() -> None:
    """§3.4"""
    table = dealt(2)
    cards = list(table.shared)[:3]
    false = GAME.parse("call " + " ".join(GAME.cards.ids[card] for card in cards))
    advance(table, 0, false, 100)

    with pytest.raises(IllegalAction):
        advance(table, 0, false, 3099)
