"""The lab beside the loop that only plays: random games, and bots that look. `make series`.

Writes `lab.md`. All take turns, round by round, so that a busy moment hits all; the median counts.
"""

import os
import platform
from pathlib import Path
from statistics import median
from time import process_time

from benchmarks.report import thousands
from tangledbank.core.game import Game
from tangledbank.core.playout import play_many
from tangledbank.lab.bench import is_compiled
from tangledbank.lab.series import Series
from tangledbank.lab.simulate import simulate
from tangledbank.shelf import GAMES, in_place

REPORT = Path(__file__).with_suffix(".md")
ROUNDS, SECONDS = 3, 2.0
SEATS = 3  # if the game allows it
EYES = {"clades": "expert"}  # where no bot is `greedy`


def seats_of(game: Game) -> int:
    """The usual number."""
    return min(max(SEATS, game.seats[0]), game.seats[-1])


def bare(game: Game) -> float:
    """Games a second of the compiled loop, in CPU time."""
    table = game.table(seats_of(game), game.settle(seats_of(game), {}))
    took, games = 0.0, 1
    while took < SECONDS / 4:
        games *= 2
        began = process_time()
        play_many(table, games, 1)
        took = process_time() - began
    return games / took


def lab(series: Series, games: int, workers: int = 1) -> float:
    """Games a second of the lab, if each of its processes has a core of its own."""
    began = cpu_time()
    simulate(series, games, workers)
    return games * workers / (cpu_time() - began)


def cpu_time() -> float:
    """The CPU time of this process, and of those that it has started and seen end."""
    return sum(os.times()[:4])


def enough(series: Series) -> int:
    """How many games keep one process of the lab busy for some seconds."""
    games, took = 4, 0.0
    while took < SECONDS / 8:
        games *= 2
        began = process_time()
        series.play(range(games))
        took = process_time() - began
    return int(games * SECONDS / took)


def measure(game: Game) -> list[str]:
    """Random play: the loop, the lab in one process and in two; the lab with bots that look."""
    seats = seats_of(game)
    random = Series(game.id, ("random",) * seats, 1)
    looking = Series(game.id, (EYES.get(game.id, "greedy"),) * seats, 1)
    games, fewer = enough(random), enough(looking)
    rounds = [
        (bare(game), lab(random, games), lab(random, games, 2), lab(looking, fewer))
        for _round in range(ROUNDS)
    ]
    loop, one, two, looked = (median(figures) for figures in zip(*rounds, strict=True))
    return [thousands(loop), thousands(one), f"{one / loop:.2f}", thousands(two), thousands(looked)]


def row(game: Game) -> str:
    """A line of the table."""
    return f"| {game.title}, {seats_of(game)} seats | {' | '.join(measure(game))} |"


def main() -> None:
    """Measure, and write it down."""
    mode = "compiled" if is_compiled() else "uncompiled"
    lines = [
        "# The lab",
        "",
        f"Written by `python -m benchmarks.lab` (`make series`): rules {mode}, "
        f"CPython {platform.python_version()}, {os.cpu_count()} cores; the median of {ROUNDS} "
        "rounds. The loop is `core.playout.play_many`, which `tangled-bank bench` measures, the "
        "lab is `lab simulate` with its summary. Seconds are of CPU time, as if every process had "
        "a core of its own; for two workers they count the start of their processes. In the last "
        "column all seats look one action ahead (`greedy`); in Clades they race with their eyes "
        "(`expert`).",
        "",
        "| games/s | random, the loop | the lab | of the loop | 2 workers | bots that look |",
        "|---|--:|--:|--:|--:|--:|",
        *(row(game) for game in in_place(GAMES)),
    ]
    REPORT.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print("\n".join(lines))


if __name__ == "__main__":  # workers import this file too
    main()
