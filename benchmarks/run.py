"""Measure our games and other libraries in one run, and write the tables. `make benchmark`.

Everyone takes turns, round by round, so that a busy moment hits all of them; the median counts.
"""

import argparse
import json
import os
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

from benchmarks.peers import PINNED, ROOT, CannotInstall, Contestant, install
from benchmarks.report import (
    LONG,
    SHORT,
    THINKING,
    Found,
    machine,
    table,
    thinking_table,
    write_between,
)
from benchmarks.windows import Row

HERE = ROOT / "benchmarks"
ROUNDS, WINDOW = 5, 0.3  # seconds of CPU time
QUICK_ROUNDS, QUICK_WINDOW = 2, 0.1


def contestants(compiled: Path, uncompiled: Path, found: Found) -> list[Contestant]:
    """Our own, and those that can be installed here."""
    able = [Contestant("ours", compiled), Contestant("ours", uncompiled)]
    for name in PINNED:
        try:
            able.append(install(name))
        except CannotInstall as problem:
            found.missing.append(str(problem))
            print(problem, file=sys.stderr)
    return able


def measure(found: Found, able: list[Contestant], window: float) -> None:
    """All rounds; a peer that fails in one is left out from then on."""
    for number in range(1, found.rounds + 1):
        for one in list(able):
            try:
                take_turn(found, one, window, f"round {number} of {found.rounds}")
            except subprocess.CalledProcessError as problem:
                if one.module == "ours":
                    sys.exit("Our own games cannot be measured; see above.")
                able.remove(one)
                found.missing.append(f"{PINNED[one.module]} fails here: {problem.returncode}.")
    show("", last=True)


def take_turn(found: Found, one: Contestant, window: float, when: str) -> None:
    """All rows of one process, each as soon as it comes."""
    command = [str(one.python), "-m", f"benchmarks.{one.module}", str(window)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        head: dict[str, Any] = json.loads(process.stdout.readline() or "{}")
        if head:
            found.heads[head["version"]] = head["python"]
            found.calibrations.append(head["calibration"])
            for place in range(1, head["rows"] + 1):
                where = f"{when}, {head['version']}: {place} of {head['rows']}"
                show(where, last=place == head["rows"])
                line = process.stdout.readline()
                if not line:
                    break
                found.rows.append(Row(**json.loads(line)))
    if process.returncode != 0:
        raise subprocess.CalledProcessError(process.returncode, command)


def show(text: str, last: bool) -> None:
    """One line that changes, for whoever watches; in a file only its last state."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)
    elif last and text:
        print(text, file=sys.stderr, flush=True)


def write(found: Found) -> None:
    """The usual numbers of seats into the README; all of them beside this file, and as JSON."""
    rows = found.merged()
    about = machine(found, os.cpu_count() or 1)
    short = table([row for row in rows if row.usual])
    thinking = thinking_table(rows)
    print(f"{about}\n\n{short}\n\n{thinking}")
    write_between(ROOT / "README.md", SHORT, f"{short}\n\n{about}")
    write_between(HERE / "README.md", LONG, f"{about}\n\n{table(rows)}")
    write_between(HERE / "README.md", THINKING, thinking)
    told = {"about": about, "rounds": found.rounds, "rows": [asdict(row) for row in rows]}
    text = json.dumps(told, indent=1, ensure_ascii=False)
    (HERE / "results.json").write_text(text + "\n", encoding="utf-8")


def main() -> None:
    """Measure, check, write down."""
    parser = argparse.ArgumentParser(prog="make benchmark", description=__doc__.split("\n")[0])
    parser.add_argument("--quick", action="store_true", help="short windows, as a trial")
    for name, folder in (("compiled", ".venv"), ("uncompiled", ".venv-pure")):
        python = ROOT / folder / "bin" / "python"
        parser.add_argument(f"--{name}", type=Path, default=python, help=f"by default {folder}'s")
    chosen = parser.parse_args()
    found = Found(QUICK_ROUNDS if chosen.quick else ROUNDS, chosen.quick)
    able = contestants(chosen.compiled, chosen.uncompiled, found)
    measure(found, able, QUICK_WINDOW if chosen.quick else WINDOW)
    if differing := found.differing():
        sys.exit(f"Compiled and uncompiled played different games of {', '.join(differing)}.")
    write(found)


if __name__ == "__main__":
    main()
