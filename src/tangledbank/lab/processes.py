"""Work on all cores: games are spread over processes, and come back in their order."""

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from typing import TypeVar

from tangledbank.core.errors import TangledBankError
from tangledbank.workers import interrupts_held, serve

C = TypeVar("C")
T = TypeVar("T")


def spread(
    play: Callable[[range], list[T]],
    games: int,
    workers: int,
    watch: Callable[[int], None] = lambda done: None,
) -> list[T]:
    """What `play` makes of the games 0 .. games-1, in their order, whatever the number of workers.

    `play` is sent to the processes, so it is a function of a module or a method of a plain value;
    `watch` hears how many games are done.
    """
    chunks = chunks_of(games, workers)
    results: list[T] = []
    for played in map(play, chunks) if workers == 1 else in_processes(play, chunks, workers):
        results += played
        watch(len(results))
    return results


def chunks_of(games: int, workers: int) -> list[range]:
    """Whole games, few enough in a chunk that all workers stay busy to the end."""
    size = min(max(games // (20 * workers), 1), 250)
    return [range(start, min(start + size, games)) for start in range(0, games, size)]


def in_processes(play: Callable[[C], list[T]], chunks: list[C], workers: int) -> Iterator[list[T]]:
    """The results of all chunks, in order; however this ends, the processes end with it."""
    others = active_children()
    executor = ProcessPoolExecutor(
        min(workers, len(chunks)), mp_context=get_context("spawn"), initializer=serve
    )
    busy = True
    try:
        with interrupts_held():
            futures = [executor.submit(play, chunk) for chunk in chunks]  # starts the processes
        for future in futures:
            yield future.result()
        busy = False
    except BrokenProcessPool:
        busy = False  # the executor has ended the others itself
        raise TangledBankError(
            "A worker process was ended from outside, so the games are incomplete."
        ) from None
    finally:
        executor.shutdown(wait=not busy, cancel_futures=busy)
        for child in active_children():
            if child not in others:
                child.terminate()
