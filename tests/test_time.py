"""Time is data: stamps, what is due, lock-outs, replays to the millisecond."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tangledbank import IllegalAction, Position, Record, Refusal, advance
from tangledbank.core.errors import BadRecord
from tangledbank.core.golden import eager_record, golden_text, replay_golden
from tangledbank.core.record import read_record, why_no_take_back
from tests.toys import CALL, FIREFLY, Firefly


def firefly(*deck: int, seats: int = 2) -> Firefly:
    position = FIREFLY.deal(seats, 1)
    assert isinstance(position, Firefly)
    position.deck = list(reversed(deck))
    return position


def test_what_is_due_up_to_a_stamp_happens_before_the_action() -> None:
    position = firefly(1, 3, 4, 5)

    advance(position, 0, CALL, at=2500)

    assert position.passed == [1, 3]
    assert position.piles[0] == [4]


def test_a_stamp_earlier_than_the_last_is_refused() -> None:
    position = firefly(2, 4, 6, 8)
    advance(position, 0, CALL, at=700)

    with pytest.raises(IllegalAction) as refused:
        advance(position, 1, CALL, at=699)

    assert refused.value.refusal.code == "earlier-stamp"
    assert position.piles == [[2], []]


@pytest.mark.parametrize("at", [-1, 2**60, 10**30, 1.5, "now", True])
def test_a_stamp_that_is_no_moment_is_refused(at: int) -> None:
    position = firefly(2, 4)

    with pytest.raises(IllegalAction) as refused:
        advance(position, 0, CALL, at=at)

    assert refused.value.refusal.code == "no-such-moment"


def test_a_lock_out_refuses_stamped_calls_only() -> None:
    position = firefly(1, 2, 4, 6, 8, 10)
    advance(position, 0, CALL, at=100)

    with pytest.raises(IllegalAction) as refused:
        advance(position, 0, CALL, at=3099)

    assert refused.value.refusal.code == "too-early"
    assert position.actors() == [0, 1]
    assert position.legal(0) == [CALL]
    advance(position, 0, CALL, at=3100)
    assert position.piles[0] == [8]


def test_an_unstamped_call_happens_as_soon_as_the_rules_allow() -> None:
    position = firefly(1, 2, 4, 6, 8, 10)
    advance(position, 0, CALL)

    advance(position, 0, CALL)

    assert position.now == 3000
    assert position.passed == [1, 2, 4, 6]
    assert position.piles[0] == [8]


def test_ticks_alone_end_the_game() -> None:
    position = firefly(1, 2)
    moments = []

    while (moment := position.due()) is not None:
        moments.append(moment)
        position.tick(moment)

    assert moments == [1000, 2000]
    assert position.outcome() is not None


@given(st.integers(0, 1000), st.lists(st.tuples(st.integers(0, 1), st.integers(0, 900))))
def test_a_record_replays_to_the_millisecond(seed: int, calls: list[tuple[int, int]]) -> None:
    record = Record(FIREFLY, 2, seed, {"cards": 12})
    at = 0
    for seat, pause in calls:
        at += pause
        if record.position.actors() and at >= record.position.earliest(seat, CALL):
            record.position.catch_up(at)
            if record.position.actors():
                record.play(seat, CALL, at)
    while record.position.actors():
        record.play(0, CALL)

    again = read_record(record.text(), {"firefly": FIREFLY})

    assert again.position.view(None) == record.position.view(None)
    assert again.text() == record.text()


def test_a_game_that_ends_by_itself_has_a_record_that_replays() -> None:
    record = Record(FIREFLY, 2, 1, {"cards": 3})
    record.play(0, CALL, at=10)
    while (moment := record.position.due()) is not None:
        record.wait(moment)

    again = read_record(record.text(), {"firefly": FIREFLY})

    assert again.outcome() == record.outcome()
    assert again.position.view(None) == record.position.view(None)


def test_time_that_passed_without_an_action_is_in_the_record() -> None:
    record = Record(FIREFLY, 2, 1, {"cards": 12})
    record.play(0, CALL, at=100)
    record.wait(3050)
    record.play(1, CALL)

    assert record.entries[-1].at == 3050
    assert record.after(2).view(None) == record.position.view(None)


def test_a_stamped_record_is_refused_if_a_stamp_was_moved() -> None:
    record = Record(FIREFLY, 1, 3, {"cards": 4})
    while record.position.actors():
        record.play(0, CALL)
    moved = record.text().replace('"at": 3000', '"at": 3001', 1)

    assert read_record(record.text(), {"firefly": FIREFLY}).outcome() == record.outcome()
    with pytest.raises(BadRecord, match="seal does not fit"):
        read_record(moved, {"firefly": FIREFLY})


# -- waiting -------------------------------------------------------------------------------
class Careful(Firefly):
    """Nobody may call at an odd card."""

    def why_not(self, seat: int, action: int) -> Refusal | None:
        if self.deck and self.deck[-1] % 2:
            return Refusal("odd", "§2", "An odd card glows.")
        return super().why_not(seat, action)


def test_the_game_says_which_pause_is_running() -> None:
    position = firefly(1, 2, 4)
    advance(position, 0, CALL, at=100)

    with pytest.raises(IllegalAction) as refused:
        advance(position, 0, CALL, at=200)

    assert refused.value.refusal.section == "§2"
    assert refused.value.refusal.sentence == "You were too hasty: wait until 3100."


def test_a_game_that_does_not_say_has_a_sentence_all_the_same() -> None:
    refusal = Position.why_not_yet(firefly(1), 0, CALL)

    assert refusal.code == "too-early"
    assert refusal.sentence.endswith("a pause is running.")


def test_a_call_that_waits_until_the_game_is_over_is_not_made() -> None:
    position = firefly(1, 2, 4)
    assert advance(position, 0, CALL, at=100)

    assert not advance(position, 0, CALL)

    assert position.outcome() is not None
    assert position.piles == [[], []]
    assert position.passed == [1, 2, 4]


def test_a_call_that_waits_until_it_is_forbidden_is_not_made() -> None:
    position = Careful(1, 4, 3000)
    position.deal(1)
    position.deck = [6, 2, 3, 4]
    position.locked = [1500]

    assert not advance(position, 0, CALL)

    assert position.now == 1500
    assert position.passed == [4]
    assert position.deck == [6, 2, 3]
    assert position.piles == [[]]


def test_what_is_due_at_the_very_moment_comes_before_an_unstamped_call() -> None:
    position = firefly(1, 2, 4)
    position.now = 1000

    assert advance(position, 0, CALL)

    assert position.passed == [1]
    assert position.piles[0] == [2]


def test_a_record_keeps_no_call_that_was_not_made_but_tells_what_happened() -> None:
    record = Record(FIREFLY, 2, 1, {"cards": 3})
    assert isinstance(record.position, Firefly)
    while record.position.deck[-1] % 2 == 0:
        record.play(1, CALL)
    record.play(0, CALL)
    kept = len(record.entries)

    told = record.play(0, CALL)

    assert record.outcome() is not None
    assert len(record.entries) == len(record.traces) == kept
    assert [event.name for event in told] == ["turned"] * len(told)
    again = read_record(record.text(), {"firefly": FIREFLY})
    assert again.position.view(None) == record.position.view(None)


@given(st.integers(0, 1000))
def test_a_golden_game_in_real_time_replays_from_its_text(seed: int) -> None:
    text = golden_text(eager_record(FIREFLY, 3, seed))

    assert "Won by" in text
    assert replay_golden(FIREFLY, 3, text) == text


def test_nothing_is_taken_back_in_real_time() -> None:
    record = Record(FIREFLY, 1, 1, {})
    record.play(0, CALL)

    refusal = why_no_take_back(record, 0)

    assert refusal is not None
    assert refusal.code == "in-real-time"
