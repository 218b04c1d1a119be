"""What a run has found, as tables for people."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from benchmarks.windows import Row

RATES = ("compiled", "driven", "uncompiled")
COPIES = ("copy compiled", "copy uncompiled")
TRIALS = ("trials, policy", "trials, random")
SHORT, LONG, THINKING = "speed", "speed by seats", "thinking"


@dataclass
class Found:
    """All rows of a run, the machine, and who is missing."""

    rounds: int
    quick: bool = False
    command: str = "make benchmark"
    heads: dict[str, str] = field(default_factory=dict)  # the Python of each version
    calibrations: list[float] = field(default_factory=list)
    rows: list[Row] = field(default_factory=list)  # in the order in which they were measured
    missing: list[str] = field(default_factory=list)  # a sentence each

    def merged(self) -> list[Row]:
        """One row for each game and number of seats, with the median of each of its figures."""
        groups: dict[tuple[str, int], list[Row]] = {}
        for row in self.rows:
            groups.setdefault((row.game, row.seats), []).append(row)
        return [merge(rows) for rows in groups.values()]

    def differing(self) -> list[str]:
        """Games that compiled and uncompiled rules did not play alike."""
        sums: dict[str, set[int]] = {}
        for row in self.rows:
            sums.setdefault(name_of(row), set()).add(row.checksum)
        return [name for name, found in sums.items() if len(found) > 1]


def merge(rows: Sequence[Row]) -> Row:
    """The rounds of one game."""
    names = dict.fromkeys(name for row in rows for name in row.figures)
    figures = {
        name: median(row.figures[name] for row in rows if name in row.figures) for name in names
    }
    return Row(rows[0].game, rows[0].seats, figures, rows[0].usual, rows[0].checksum)


def table(rows: Sequence[Row]) -> str:
    """Markdown: decisions per second, then microseconds per copy."""
    lines = [
        "| random play | decisions/s, compiled | compiled, from Python | uncompiled "
        "| a copy, compiled | uncompiled |",
        "|---|--:|--:|--:|--:|--:|",
    ]
    for row in rows:
        cells = [thousands(row.figures.get(name)) for name in RATES]
        cells += [micros(row.figures.get(name)) for name in COPIES]
        lines.append(f"| {name_of(row)} | {' | '.join(cells)} |")
    return "\n".join(lines)


def thinking_table(rows: Sequence[Row]) -> str:
    """Markdown: trials a second of those who search."""
    lines = [
        "| a search, half-way through a game | trials/s, by a policy | at random to the end |",
        "|---|--:|--:|",
    ]
    for row in rows:
        cells = [thousands(row.figures.get(name)) for name in TRIALS]
        if set(TRIALS) & set(row.figures):
            lines.append(f"| {name_of(row)} | {' | '.join(cells)} |")
    return "\n".join(lines)


def name_of(row: Row) -> str:
    """`Phanerozoic, 3 seats`."""
    return f"{row.game}, {row.seats} {'seat' if row.seats == 1 else 'seats'}"


def thousands(figure: float | None) -> str:
    """Three digits are what a run can tell."""
    return "–" if figure is None else f"{float(f'{figure:.3g}'):,.0f}"


def micros(figure: float | None) -> str:
    """The same, with a unit."""
    return "–" if figure is None else f"{float(f'{figure:.2g}'):,g} µs"


def machine(found: Found, cores: int) -> str:
    """What was measured, on what, in a sentence or two."""
    pythons = sorted(set(found.heads.values()))
    speed = median(found.calibrations)
    how = "One quick run" if found.quick else "One run"
    told = (
        f"{how} of `{found.command}`: {'; '.join(found.heads)}; {' and '.join(pythons)}, one of "
        f"{cores} cores, on which a plain Python loop makes {speed:.1f} million turns a second."
    )
    if found.quick:
        told += " Its windows were short: take the figures as a hint."
    return " ".join([told, *found.missing])


def write_between(file: Path, name: str, text: str) -> None:
    """Into the part of a file that is ours, between its two marks."""
    begin, end = f"<!-- {name}: written by make benchmark -->", f"<!-- end of {name} -->"
    before, first, rest = file.read_text(encoding="utf-8").partition(begin)
    _old, last, after = rest.partition(end)
    if not first or not last:
        raise ValueError(f"{file} has no part marked {begin}.")
    file.write_text(f"{before}{begin}\n\n{text}\n\n{end}{after}", encoding="utf-8")
