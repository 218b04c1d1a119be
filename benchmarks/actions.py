"""What one action costs a server in CPU time: read, checked, played, saved, shown on four pages.

`python -m benchmarks.actions` starts a server in a process of its own, on an empty folder, and
plays at a few tables of each game from another process: at each, two people who hardly think, and
two who watch. What counts is the time from the first action to the last; laying tables and coming
in do not. With `--python` twice, two installs take turns, and the second is measured by the first.
"""

import argparse
import os
import platform
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from benchmarks.served import ROOT, Server, interpreter

GAMES = ("phanerozoic", "clades", "phylo", "mating", "trex")
REPORT = Path(__file__).with_suffix(".md")


@dataclass
class Cost:
    """Milliseconds an action, round by round."""

    loop: list[float] = field(default_factory=list)  # the thread that does all but saving
    store: list[float] = field(default_factory=list)  # the thread that saves
    actions: int = 0


def cost(python: str, more: dict[str, str], game: str, tables: int, actions: int) -> Cost:
    """One round: a server, a game at its tables, and what that took."""
    with tempfile.TemporaryDirectory() as folder, Server(python, more, Path(folder)) as server:
        command = [sys.executable, "-m", "benchmarks.hands"]
        command += [server.url, game, str(tables), str(actions)]
        with subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT
        ) as load:
            assert load.stdin is not None
            assert load.stdout is not None
            load.stdout.readline()  # everyone has come in
            time.sleep(0.3)
            before = server.thread_seconds()
            print("go", file=load.stdin, flush=True)
            done = int(load.stdout.readline())  # and everyone has seen the last frame
            after = server.thread_seconds()
        if load.returncode != 0 or not done:
            sys.exit("the load generator has failed")
    return Cost(
        *[[(new - old) * 1000 / done] for new, old in zip(after, before, strict=True)], done
    )


def measure(
    pythons: list[tuple[str, dict[str, str]]],
    games: tuple[str, ...],
    rounds: int,
    tables: int,
    actions: int,
) -> dict[str, list[Cost]]:
    """All games on all servers; they take turns, so that a busy moment hits all."""
    found = {game: [Cost() for _python in pythons] for game in games}
    for _round in range(rounds):
        for game in games:
            for each, (python, more) in zip(found[game], pythons, strict=True):
                once = cost(python, more, game, tables, actions)
                each.loop += once.loop
                each.store += once.store
                each.actions += once.actions
    return found


def report(found: dict[str, list[Cost]], rounds: int) -> str:
    """The figures as a table; if two were measured, a row has both."""
    two = any(len(costs) > 1 for costs in found.values())
    lines = [
        "# What one action costs the server",
        "",
        f"Written by `python -m benchmarks.actions`: milliseconds of the server's CPU time for "
        f"each action that is done, all that it causes included, with two players and two who "
        f"watch; the median of {rounds} rounds. CPython {platform.python_version()}, one of "
        f"{os.cpu_count()} cores.",
        "",
        "| | actions | the loop | saving |" + (" before: the loop | saving |" if two else ""),
        "|---|--:|--:|--:|" + ("--:|--:|" if two else ""),
    ]
    for game, costs in found.items():
        cells = [
            f"{median(which):.2f}" for cost in reversed(costs) for which in (cost.loop, cost.store)
        ]
        lines.append(f"| {' | '.join([game, str(costs[-1].actions), *cells])} |")
    return "\n".join([*lines, ""])


def main() -> None:
    """Measure, write down, print."""
    arguments = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    arguments.add_argument("--games", nargs="+", default=GAMES)
    arguments.add_argument("--rounds", type=int, default=5)
    arguments.add_argument("--tables", type=int, default=40)
    arguments.add_argument("--actions", type=int, default=30, help="at each table, at most")
    arguments.add_argument(
        "--python", action="append", help="an interpreter that serves; by default .venv or this"
    )
    chosen = arguments.parse_args()
    pythons = [(python, {}) for python in chosen.python or ()] or [interpreter()]
    found = measure(pythons, tuple(chosen.games), chosen.rounds, chosen.tables, chosen.actions)
    text = report(found, chosen.rounds)
    REPORT.write_text(text)
    print(text)


if __name__ == "__main__":
    main()
