"""Time is data: stamps, what is due, lock-outs, replays to the millisecond."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tangledbank import IllegalAction, Record, advance
from tangledbank.core.record import read_record
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
        record.play(0, CALL, record.position.earliest(0, CALL))

    assert read_record(record.text(), {"firefly": FIREFLY}).outcome() == record.outcome()
