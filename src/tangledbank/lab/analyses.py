"""Analyses on all cores: the steps of one game are looked at in several processes."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from tangledbank.bots.analysis import Analysis, conclude
from tangledbank.bots.course import course_of
from tangledbank.bots.judging import Judge, Look, thinking_of
from tangledbank.core.record import Record, read_record
from tangledbank.lab.processes import spread
from tangledbank.shelf import GAMES


@dataclass(frozen=True)
class Looks:
    """The looks at one record, the same in any process."""

    text: str
    trials: int

    def at(self, steps: range) -> list[Look]:
        """At these steps."""
        judge = judge_of(self.text, self.trials)
        return [judge.look(number) for number in steps]


@lru_cache(maxsize=1)
def judge_of(text: str, trials: int) -> Judge:
    """A record is read once in a process."""
    return Judge(read_record(text, GAMES), trials)


def analyse_on(
    record: Record, workers: int, trials: int, watch: Callable[[int, int], None]
) -> Analysis:
    """The same analysis, whatever the number of workers; `watch` hears how far it is."""
    thinking_of(record)  # or why not, before processes are started
    steps = len(course_of(record))
    looks = Looks(record.text(), trials)
    found = spread(looks.at, steps, workers, lambda done: watch(done, steps))
    return conclude(found, steps)
