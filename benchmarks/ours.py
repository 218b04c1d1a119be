"""One round of our games. Runs in the compiled and in the uncompiled install."""

import random
from collections.abc import Callable
from functools import partial
from itertools import count

from benchmarks.windows import Row, microseconds, rate, tell
from tangledbank import GAMES, Game, Position
from tangledbank.cli.reading import version_of
from tangledbank.core.playout import PATIENCE, play_many, wait
from tangledbank.lab.bench import is_compiled
from tangledbank.shelf import in_place

USUAL = 3  # seats, if the game allows it
CHECKED = 2  # games behind the checksum
RNG = random.Random(7)


def drive(table: Position, seed: int, most: int = 1_000_000) -> int:
    """A random game from a loop in Python, as users of other libraries write it; its decisions."""
    table.deal(seed)
    races = table.in_real_time()
    decisions = 0
    while decisions < most and (seat := table.to_act()) >= 0:
        table.apply(seat, RNG.choice(table.legal(seat)))
        decisions += 1
        if races and decisions % PATIENCE == 0:
            wait(table)
    return decisions


def measure(game: Game, seats: int) -> Row:
    """One game at this number of seats."""
    table = game.table(seats, game.settle(seats, {}))
    decisions, checksum = play_many(table, CHECKED, 1)
    batch = 20 if is_compiled() else 1
    seeds = count(1, batch)
    figures = {mode(): rate(lambda: play_many(table, batch, next(seeds))[0])}
    if is_compiled():
        figures["driven"] = rate(lambda: drive(table, next(seeds)))
    drive(table, 1, decisions // CHECKED // 2)
    figures[f"copy {mode()}"] = microseconds(table.clone)
    usual = seats == min(max(USUAL, game.seats[0]), game.seats[-1])
    return Row(game.title, seats, figures, usual, checksum)


def mode() -> str:
    """How the rules run here."""
    return "compiled" if is_compiled() else "uncompiled"


def jobs() -> list[Callable[[], Row]]:
    """Each game with each number of seats."""
    return [partial(measure, game, seats) for game in in_place(GAMES) for seats in game.seats]


if __name__ == "__main__":
    tell(f"Tangled Bank {version_of()} {mode()}", jobs())
