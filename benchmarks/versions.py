"""Two versions of ours in one run, such as before and after a change. `make versions OLD=...`

They take turns, round by round, so that a busy moment hits both; the median counts. Writes
`versions.md`, and fails if they did not play the same games.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from benchmarks.peers import ROOT, Contestant
from benchmarks.report import Found, machine, name_of, thousands
from benchmarks.run import ROUNDS, WINDOW, show, take_turn
from benchmarks.windows import Row

REPORT = Path(__file__).with_suffix(".md")
# What is measured, whether more of it is better, and how it is headed.
FIGURES = (
    ("random play", True, "Random play, decisions/s"),
    ("random games", True, "Random games/s, the compiled loop"),
    ("random games in the lab", True, "Random games/s, the lab"),
    ("games of bots that look in the lab", True, "Games/s of bots that look, the lab"),
    ("look and guess", False, "What a seat knows, and a guess of the rest, µs"),
    ("look", False, "A view, µs"),
    ("evaluate", False, "What a position promises a seat, µs"),
    ("copy", False, "A copy, µs"),
)


def report(old: Sequence[Row], new: Sequence[Row], about: str) -> str:
    """A table for each kind of figure."""
    lines = ["# Before and after", "", about, ""]
    for name, is_rate, title in FIGURES:
        lines += [f"| {title} | before | after | times as fast |", "|---|--:|--:|--:|"]
        for before, after in zip(old, new, strict=True):
            one, other = before.figures[name], after.figures[name]
            ratio = other / one if is_rate else one / other
            cells = (figure(one, is_rate), figure(other, is_rate), f"{ratio:.2f}")
            lines.append(f"| {name_of(before)} | {' | '.join(cells)} |")
        lines.append("")
    return "\n".join(lines)


def figure(number: float, is_rate: bool) -> str:
    """As many digits as a run can tell."""
    return thousands(number) if is_rate and number >= 100 else f"{float(f'{number:.3g}'):g}"


def main() -> None:
    """Measure, check, write down."""
    parser = argparse.ArgumentParser(prog="make versions", description=__doc__.split("\n")[0])
    parser.add_argument("old", type=Path, help="the Python of an environment with the older wheel")
    new = ROOT / ".venv" / "bin" / "python"
    parser.add_argument("--new", type=Path, default=new, help="by default .venv's")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    chosen = parser.parse_args()
    sides = {"before": chosen.old, "after": chosen.new}
    found = {side: Found(chosen.rounds, command="make versions") for side in sides}
    for number in range(1, chosen.rounds + 1):
        for side, python in sides.items():
            when = f"round {number} of {chosen.rounds}, {side}"
            take_turn(found[side], Contestant("version", python), WINDOW, when)
    show("", last=True)
    before, after = found["before"].merged(), found["after"].merged()
    differing = [
        one.game for one, other in zip(before, after, strict=True) if not alike(one, other)
    ]
    about = machine(found["after"], os.cpu_count() or 1)
    text = report(before, after, f"{about} The medians of {chosen.rounds} rounds in turns.")
    print(text)
    if differing:
        sys.exit(f"The two versions played different games of {', '.join(differing)}.")
    REPORT.write_text(text, encoding="utf-8")


def alike(one: Row, other: Row) -> bool:
    """Whether two versions counted the same decisions and points."""
    return one.checksum == other.checksum


if __name__ == "__main__":
    main()
