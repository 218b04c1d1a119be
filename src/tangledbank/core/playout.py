"""Loops over any game, written once against `Position`: random play to the end, and many games."""

from typing import Final

from mypy_extensions import i64

from tangledbank.core.containers import Actions
from tangledbank.core.position import Position
from tangledbank.core.rng import Rng, seeded

PATIENCE: Final = 16  # decisions in real time, after which everyone waits for what is due


def playout(position: Position, rng: Rng, actions: Actions) -> i64:
    """Random actions to the end; the number of decisions taken."""
    decisions: i64 = 0
    races = position.in_real_time()
    seat = position.to_act()
    while seat >= 0:
        position.apply(seat, position.pick(seat, actions, rng))
        decisions += 1
        if races and decisions % PATIENCE == 0:
            wait(position)
        seat = position.to_act()
    return decisions


def wait(position: Position) -> None:
    """Let whatever is due happen: if no action takes time, only this lets it pass."""
    due = position.due()
    if due is not None:
        position.catch_up(due)


def take_turns_randomly(position: Position, rngs: list[Rng], actions: Actions) -> i64:
    """Random actions to the end, each seat by chance of its own; how many there were."""
    decisions: i64 = 0
    seat = position.to_act()
    while seat >= 0:
        position.apply(seat, position.pick(seat, actions, rngs[seat]))
        decisions += 1
        seat = position.to_act()
    return decisions


def race_randomly(
    position: Position, rngs: list[Rng], actions: Actions, low: i64, high: i64
) -> i64:
    """The same in real time: each seat takes from `low` to `high` ms, and the first one acts.

    What is due at the same moment comes before it, of two the lower seat is first, and after each
    change all think again.
    """
    decisions: i64 = 0
    while position.to_act() >= 0:
        first: i64 = -1
        at: i64 = 0
        action: i64 = 0
        for seat in range(position.seats):
            if not position.is_asked(seat):
                continue
            picked = position.pick(seat, actions, rngs[seat])
            moment = position.now + low + rngs[seat].below(high - low)
            earliest: i64 = position.earliest(seat, picked)
            moment = max(moment, earliest)
            if first < 0 or moment < at:
                first = seat
                at = moment
                action = picked
        due = position.due()
        if due is not None and due <= at:
            position.catch_up(due)
        else:
            position.now = at  # nothing is due before
            position.apply(first, action, int(at))
            decisions += 1
    return decisions


def all_points(position: Position) -> list[int]:
    """Everyone's points."""
    return [int(position.points(seat)) for seat in range(position.seats)]


def play_many(table: Position, games: i64, seed: int) -> tuple[int, int]:
    """Deal and play whole games on one table; decisions taken and a checksum over all points."""
    rng = seeded(seed)
    actions = Actions()
    decisions: i64 = 0
    checksum: i64 = 0
    for k in range(games):
        table.deal(seed + int(k))
        decisions += playout(table, rng, actions)
        for seat in range(table.seats):
            checksum = (checksum * 31 + table.points(seat) + 50) & 0xFFFFFFFF
    return int(decisions), int(checksum)


def clone_many(position: Position, count: i64) -> None:
    """Copy a position again and again, for the clock."""
    for k in range(count):
        position.clone()
