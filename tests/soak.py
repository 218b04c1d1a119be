"""`make soak`: what is statistics or endurance, with a bar while it runs and a table at the end.

The same tests as in `make test`, those marked `soak` or `sampled`, looking at far more. Arguments
go to pytest: `make soak ARGS="-k bots"`.
"""

import os
import sys
import time
from dataclasses import dataclass, field

import pytest
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

SETTINGS = {"TANGLEDBANK_SOAK": "1", "HYPOTHESIS_PROFILE": "soak"}
SLOWEST = 25  # rows of the table, beside all that failed
HEARTBEAT = 60.0  # seconds between lines, where there is no terminal to draw a bar on


@dataclass
class Soak:
    """A plugin for pytest that says how far it is, and afterwards what was found."""

    console: Console = field(default_factory=Console)
    began: float = field(default_factory=time.monotonic)
    reports: list[pytest.TestReport] = field(default_factory=list)
    total: int = 0
    said: float = 0.0

    def __post_init__(self) -> None:
        columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        self.bar = Progress(
            *(TextColumn(one) if isinstance(one, str) else one for one in columns),
            console=self.console, disable=not self.console.is_terminal,
        )  # fmt: skip
        self.task = self.bar.add_task("collecting", total=None)

    # -- what pytest tells -----------------------------------------------------------------
    def pytest_xdist_node_collection_finished(self, node: object, ids: list[str]) -> None:
        """Every process has collected the same tests."""
        self.total = len(ids)
        self.bar.update(self.task, total=self.total, description="soaking")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test is over, or what it needed could not be had."""
        if report.when != "call" and report.passed:
            return
        self.reports.append(report)
        self.bar.update(self.task, completed=len(self.reports), description=name_of(report))
        if report.failed:
            self.console.print(f"[red]failed[/] {name_of(report)}", highlight=False)
        if not self.console.is_terminal and time.monotonic() > self.said + HEARTBEAT:
            self.said = time.monotonic()
            self.console.print(f"{len(self.reports)} of {self.total}, {self.minutes()}")

    # -- what it says ----------------------------------------------------------------------
    def minutes(self) -> str:
        """How long it has taken."""
        minutes, seconds = divmod(round(time.monotonic() - self.began), 60)
        return f"{minutes}:{seconds:02} min"

    def summary(self) -> None:
        """What failed in full; and what failed or took longest, a row each."""
        failed = [one for one in self.reports if one.failed]
        for one in failed:
            self.console.rule(name_of(one))
            self.console.print(one.longreprtext, markup=False, highlight=False)
        rest = sorted(
            (one for one in self.reports if not one.failed), key=lambda one: -one.duration
        )
        table = Table("test", "result", "sample", "seconds", title="What failed or took longest")
        for one in [*failed, *rest[:SLOWEST]]:
            sample = max((str(count) for key, count in one.user_properties if key == "sample"),
                         default="")  # fmt: skip
            table.add_row(name_of(one), one.outcome, sample, f"{one.duration:.1f}")
        self.console.print(table)
        self.console.print(f"{len(self.reports)} tests, {len(failed)} failed, in {self.minutes()}.")


def name_of(report: pytest.TestReport) -> str:
    """As short as it can be told from others: the file, and the test's sentence."""
    path, _colons, name = report.nodeid.partition("::")
    return f"{path.removeprefix('src/tangledbank/games/')}: {name}"


def soak(*more: str) -> int:
    """Run it in two processes; what pytest says for an end."""
    os.environ.update(SETTINGS)
    plugin = Soak()
    with plugin.bar:
        code = pytest.main(
            ["-p", "no:terminal", "-n", "2", "--dist", "worksteal", "-m", "soak or sampled", *more],
            plugins=[plugin],
        )
    plugin.summary()
    return int(code)


if __name__ == "__main__":
    sys.exit(soak(*sys.argv[1:]))
