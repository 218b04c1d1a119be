"""Timing for all contestants, in CPU time, and how they tell what they found."""

import json
import platform
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from time import process_time


@dataclass(frozen=True)
class Row:
    """What one round says of one game; figures of several rounds have their median taken."""

    game: str
    seats: int
    figures: dict[str, float]
    usual: bool = True  # whether it is in the short table
    checksum: int = 0  # over the points of some games; 0 if nobody else plays the same ones


def tell(version: str, jobs: Sequence[Callable[[], Row]]) -> None:
    """One line about the whole, then one for each row as soon as it is measured, as JSON."""
    python = f"CPython {platform.python_version()}"
    head = {"version": version, "python": python, "rows": len(jobs), "calibration": calibration()}
    print(json.dumps(head), flush=True)
    for job in jobs:
        print(json.dumps(asdict(job())), flush=True)


def seconds() -> float:
    """How long a window is, as the runner says."""
    return float(sys.argv[1])


def rate(play: Callable[[], int]) -> float:
    """What `play` counts, per second of CPU time, over one window."""
    window, counted = seconds(), 0
    began = now = process_time()
    while now - began < window:
        counted += play()
        now = process_time()
    return counted / (now - began)


def microseconds(work: Callable[[], object]) -> float:
    """What one piece of work takes; a third of a window is enough to know."""
    count = 1
    while True:
        began = process_time()
        for _again in range(count):
            work()
        took = process_time() - began
        if took >= seconds() / 6:
            return took / count * 1e6
        count *= 2


def calibration() -> float:
    """Million turns of a plain Python loop per second of CPU time: how fast the machine is now."""
    turns, number = 1_000_000, 0
    began = process_time()
    for turn in range(turns):
        number = (number * 31 + turn) & 0xFFFF
    return turns / (process_time() - began) / 1e6
