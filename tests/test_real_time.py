"""The lab in real time: bots race in simulated time, the same whoever simulates it."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise

import pytest

from tangledbank import Record, Rng
from tangledbank.core.bot import Bot, Choice
from tangledbank.core.record import read_record
from tangledbank.lab import table
from tangledbank.lab.processes import spread
from tangledbank.lab.table import choices, play_out
from tests.toys import CALL, FIREFLY, Firefly, FireflyView


@dataclass
class Watcher:
    """Calls at even cards, after this many milliseconds and a few more by chance."""

    reaction: int
    chance: int = 0
    looks: bool = True
    seen: list[tuple[int, int]] = field(default_factory=list)  # moment and card

    def choose(self, view: FireflyView, legal: Sequence[int], rng: Rng) -> Choice:
        self.seen.append((view.now, view.top))
        wait = self.reaction + (rng.below(self.chance) if self.chance else 0)
        return Choice(CALL, wait if view.top % 2 == 0 else 1_000_000)


def firefly(*deck: int, seats: int = 2) -> Firefly:
    position = Firefly(seats, len(deck), 3000)
    position.deal(1)
    position.deck = list(reversed(deck))
    return position


def race(position: Firefly, *bots: Bot) -> list[tuple[int, int | None]]:
    """Who called when."""
    found = []
    for seat, action, at in choices(position, bots, 1):
        position.catch_up(at or 0)
        position.apply(seat, action, at)
        found.append((seat, at))
    return found


def test_the_faster_one_calls_with_the_stamp_of_that_moment() -> None:
    position = firefly(2, 4)

    assert race(position, Watcher(700), Watcher(300)) == [(1, 300), (1, 600)]


def test_of_two_at_the_same_moment_the_lower_seat_is_first() -> None:
    assert race(firefly(2), Watcher(300), Watcher(300)) == [(0, 300)]


def test_what_is_due_comes_first_and_then_all_are_asked_again() -> None:
    slow, fast = Watcher(1000), Watcher(400)

    called = race(firefly(1, 2, 4), slow, fast)

    assert called == [(1, 1400), (1, 1800)]
    assert slow.seen == fast.seen == [(0, 1), (1000, 2), (1400, 4)]


def test_a_game_may_end_without_a_call() -> None:
    position = firefly(2, 4)

    assert race(position, Watcher(2000), Watcher(3000)) == []
    assert position.now == 2000


def test_a_bot_that_says_no_time_thinks_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "THINKING", (100, 200))
    called = race(firefly(2, 4, 6), Watcher(0), Watcher(0))
    moments = [0, *(at for _seat, at in called if at is not None)]

    assert len(moments) == 4
    assert all(100 <= after - before < 200 for before, after in pairwise(moments))


def test_a_bot_waits_for_its_own_lock_out() -> None:
    position = firefly(2, 4, seats=1)
    position.locked = [500]

    assert race(position, Watcher(100)) == [(0, 500), (0, 600)]


def test_a_race_is_a_record_that_replays() -> None:
    record = Record(FIREFLY, 3, 5, {})
    bots = [Watcher(200, 600) for _seat in range(3)]
    for seat, action, at in choices(record.position, bots, 5):
        record.play(seat, action, at)

    again = read_record(record.text(), {FIREFLY.id: FIREFLY})

    assert len({entry.seat for entry in record.entries}) == 3
    assert again.text() == record.text()


def play_fireflies(numbers: range) -> list[tuple[tuple[int, ...], int, int]]:
    """Points, actions and the last moment of these games."""
    position = FIREFLY.table(3, FIREFLY.settle(3, {}))
    bots = [Watcher(100 * seat, 900) for seat in range(3)]
    found = []
    for number in numbers:
        outcome, actions = play_out(position, bots, number)
        points = tuple(score.points for score in outcome.scores)
        found.append((points, actions, int(position.now)))
    return found


@pytest.mark.once
def test_the_number_of_workers_changes_nothing_and_no_clock_is_waited_for() -> None:
    began = time.monotonic()
    alone = spread(play_fireflies, 30, 1)
    took = time.monotonic() - began

    assert spread(play_fireflies, 30, 2) == alone
    assert sum(now for _points, _actions, now in alone) > 100_000
    assert took < 20
