"""Taking back: one function for all games, and the reasons why not."""

import pytest

from tangledbank import GAMES, IllegalAction, Record, take_back
from tangledbank.core.record import why_no_take_back

GAME = GAMES["phanerozoic"]


def start(seats: int, seed: int = 3, **options: int) -> Record:
    return Record(GAME, seats, seed, dict(options))


def play_first(record: Record, seat: int | None = None) -> int:
    seat = record.position.to_act() if seat is None else seat
    record.play(seat, record.position.legal(seat)[0])
    return seat


def reason(record: Record, seat: int) -> str:
    refusal = why_no_take_back(record, seat)
    return "" if refusal is None else refusal.code


def play_to_acting(record: Record) -> None:
    while record.position.legal(record.position.to_act())[0] >> 24 != 3:
        play_first(record)


def test_a_choice_is_open_until_all_have_made_it() -> None:
    record = start(3)
    before = record.position.view(1)
    play_first(record, 1)
    play_first(record, 0)

    take_back(record, 1)

    assert record.position.actors() == [1, 2]
    assert record.position.view(1).hand == before.hand  # type: ignore[attr-defined]
    assert [entry.seat for entry in record.entries] == [0]
    assert [reason(record, seat) for seat in (0, 1, -1)] == ["", *["nothing-to-take-back"] * 2]


def test_a_choice_is_closed_when_the_last_has_made_it() -> None:
    record = start(2)
    play_first(record, 0)
    play_first(record, 1)

    assert reason(record, 0) == "turn-over"
    assert reason(record, 1) == "revealed"
    with pytest.raises(IllegalAction):
        take_back(record, 1)
    assert len(record.entries) == 2


def test_nothing_done_is_nothing_to_take_back() -> None:
    assert reason(start(2), 1) == "nothing-to-take-back"


def test_an_action_that_ends_the_turn_stays() -> None:
    record = start(3)
    play_to_acting(record)
    seat = play_first(record)

    assert reason(record, seat) == "turn-over"


def test_what_somebody_else_has_seen_and_answered_stays() -> None:
    record = start(3)
    play_to_acting(record)
    seat = play_first(record)
    play_first(record)

    assert reason(record, seat) == "turn-over"


def test_the_first_of_two_drafted_cards_may_be_taken_back() -> None:
    record = start(2)
    for _choice in range(2):
        play_first(record)
    play_first(record)
    seat = play_first(record)

    assert record.position.actors() == [seat]
    take_back(record, seat)
    assert record.position.actors() == [seat]


def test_alone_a_card_may_be_taken_back_until_chance_plays_its_part() -> None:
    record = start(1)
    play_first(record)
    play_first(record)

    take_back(record, 0)
    take_back(record, 0)

    assert record.entries == []
    for _choice in range(3):
        play_first(record)
    assert reason(record, 0) == "chance"


def test_alone_the_end_of_a_round_shows_new_cards() -> None:
    record = start(1)
    for _action in range(5):
        play_first(record)
    assert reason(record, 0) == ""

    play_first(record)

    assert reason(record, 0) == "revealed"


def test_a_goal_may_be_taken_back_until_all_have_kept_one() -> None:
    record = start(2, rounds=1)
    while record.position.legal(record.position.to_act())[0] >> 24 != 9:
        play_first(record)
    play_first(record, 0)

    take_back(record, 0)

    assert record.position.actors() == [0, 1]


def test_a_record_omits_what_was_taken_back() -> None:
    record = start(3)
    play_first(record, 0)
    take_back(record, 0)
    fresh = start(3)
    while record.position.to_act() >= 0:
        play_first(record)
        play_first(fresh)

    assert record.text() == fresh.text()
