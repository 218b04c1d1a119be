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
