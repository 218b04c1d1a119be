"""`make soak`: what is statistics or endurance, with a bar while it runs and a table at the end.

The same tests as in `make test`, those marked `soak` or `sampled`, looking at far more. Arguments
go to pytest: `make soak ARGS="-k bots"`.
"""

import os
import sys
import threading
import time
from dataclasses import dataclass, field

import pytest
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

SETTINGS = {"TANGLEDBANK_SOAK": "1", "HYPOTHESIS_PROFILE": "soak"}
SLOWEST = 25  # rows of the table, beside all that failed
HEARTBEAT = 30.0  # seconds between lines, if there is no terminal to draw a bar on


@dataclass
class Soak:
    """A plugin for pytest that says how far it has come, and afterwards what was found."""

    console: Console = field(default_factory=Console)
    began: float = field(default_factory=time.monotonic)
    reports: list[pytest.TestReport] = field(default_factory=list)
    total: int = 0

    def __post_init__(self) -> None:
        """A bar, with the name of the test that has just ended behind it."""
        self.bar = Progress(
            TextColumn("soaking"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(),
            TextColumn("{task.description}", markup=False),
            console=self.console, disable=not self.console.is_terminal,
        )  # fmt: skip
        self.task = self.bar.add_task("collecting", total=None)

    # -- what pytest tells -----------------------------------------------------------------
    def pytest_xdist_node_collection_finished(self, node: object, ids: list[str]) -> None:
        """Every process has collected the same tests."""
        self.total = len(ids)
        self.bar.update(self.task, total=self.total, description="")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test is over, or what it needed could not be had."""
        if report.when != "call" and report.passed:
            return
        self.reports.append(report)
        self.bar.update(self.task, completed=len(self.reports), description=name_of(report))
        if report.failed:
            self.say(f"failed: {name_of(report)}")

    # -- what it says ----------------------------------------------------------------------
    def say(self, line: str) -> None:
        """A line as it is, above the bar."""
        self.console.print(line, markup=False, highlight=False, soft_wrap=True)

    def how_far(self) -> str:
        """How many tests are over, and how long it has taken."""
        minutes, seconds = divmod(round(time.monotonic() - self.began), 60)
        return f"{len(self.reports)} of {self.total} tests, {minutes}:{seconds:02} min"

    def beat(self, over: threading.Event) -> None:
        """Without a bar, say so now and then, however long a test takes."""
        while not over.wait(HEARTBEAT):
            if not self.console.is_terminal:
                self.say(self.how_far())

    def summary(self) -> None:
        """What failed in full; and what failed or took longest, a row each."""
        failed = [one for one in self.reports if one.failed]
        for one in failed:
            self.console.rule()
            self.say(f"{name_of(one)}\n\n{one.longreprtext}")
        passed = [one for one in self.reports if not one.failed]
        passed.sort(key=lambda one: -one.duration)
        table = Table(title="What failed or took longest")
        table.add_column("test", overflow="fold")
        table.add_column("result")
        table.add_column("sample", justify="right")
        table.add_column("seconds", justify="right")
        for one in [*failed, *passed[:SLOWEST]]:
            sample = dict(one.user_properties).get("sample", "")
            table.add_row(Text(name_of(one)), one.outcome, str(sample), f"{one.duration:.1f}")
        self.console.print(table)
        self.say(f"{self.how_far()}, {len(failed)} failed.")


def name_of(report: pytest.TestReport) -> str:
    """As short as it can be told from others: the file, and the test's sentence."""
    path, _colons, name = report.nodeid.partition("::")
    return f"{path.removeprefix('src/tangledbank/games/')}: {name}"


def soak(*more: str) -> int:
    """Run it in two processes; what pytest says at the end."""
    os.environ.update(SETTINGS)
    plugin, over = Soak(), threading.Event()
    threading.Thread(target=plugin.beat, args=[over], daemon=True).start()
    with plugin.bar:
        code = pytest.main(
            ["-p", "no:terminal", "-n", "2", "--dist", "worksteal", "-m", "soak or sampled", *more],
            plugins=[plugin],
        )
    over.set()
    plugin.summary()
    return int(code)


if __name__ == "__main__":
    sys.exit(soak(*sys.argv[1:]))
