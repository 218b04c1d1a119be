"""Timing for all: the rate of something that counts, in windows of CPU time."""

from collections.abc import Callable
from time import process_time

WINDOW = 0.5


def rate(play: Callable[[], int]) -> float:
    """What `play` counts, per second of CPU time, over one window."""
    counted = 0
    began = process_time()
    while process_time() - began < WINDOW:
        counted += play()
    return counted / (process_time() - began)


def microseconds(work: Callable[[], object], count: int = 2000) -> float:
    """What one piece of work takes."""
    began = process_time()
    for _again in range(count):
        work()
    return (process_time() - began) / count * 1e6
