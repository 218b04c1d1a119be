"""The command `analyse`: what decided a game, what was a mistake, what was luck."""

import json as jsonlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from tangledbank.bots.analysis import Account, Analysis, Judged, Moment
from tangledbank.cli.arguments import (
    CORES,
    Force,
    Json,
    Workers,
    check_new,
    print_json,
    read_text,
    write_text,
)
from tangledbank.cli.drawing import COLOURS, paper, plain_table
from tangledbank.cli.tabletop import draw_outcome
from tangledbank.core.errors import TangledBankError
from tangledbank.core.events import seat_name
from tangledbank.core.record import Record, read_record
from tangledbank.core.words import counted
from tangledbank.lab.analyses import analyse_on
from tangledbank.shelf import GAMES

HIGH = 10  # rows of the graph
WIDE = 88  # columns of it, at most
GRAINS = "█▒░▓▚▞▙▟"  # of the seats' layers: what tells them apart without colour
MARKS = {"mistake": "●", "slip": "○"}


def add_to(app: typer.Typer) -> None:
    """The command of this module."""
    app.command(epilog="Example: tangled-bank analyse game.json --seat 1")(analyse)


def analyse(
    file: Annotated[
        Path,
        typer.Argument(metavar="FILE", help="A record of a game that is over; - reads a pipe."),
    ],
    seat: Annotated[
        int | None,
        typer.Option("--seat", min=1, help="Mistakes of this seat only; 1 is the first."),
    ] = None,
    trials: Annotated[
        int,
        typer.Option("--trials", min=0, max=100_000, help="For each decision; 0 is the usual."),
    ] = 0,
    workers: Workers = CORES,
    json: Json = False,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Keep it as JSON here, too.")
    ] = None,
    force: Force = False,
) -> None:
    """Say what decided a finished game, which decisions were mistakes, and what was luck.

    Chances are those with all cards open; each decision is judged from what its seat knew.
    """
    record = read_record(read_text(file), GAMES)
    if seat is not None and seat > record.seats:
        raise TangledBankError(f"This game has seats 1 to {record.seats}; there is no seat {seat}.")
    if out is not None:
        check_new(out, force)
    with progress() as watch:
        analysis = analyse_on(record, workers, trials, watch)
    if out is not None:
        write_text(out, jsonlib.dumps(asdict(analysis), ensure_ascii=False) + "\n")
    if json:
        print_json(asdict(analysis))
    else:
        show(paper(), record, analysis, None if seat is None else seat - 1)


@contextmanager
def progress() -> Iterator[Any]:
    """A bar on the error stream, if a person is looking at it."""
    console = paper(error=True)
    columns = (BarColumn(), MofNCompleteColumn(), "steps", TimeRemainingColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bars:
        bar = bars.add_task("")
        yield lambda done, steps: bars.update(bar, completed=done, total=steps)


def show(console: Console, record: Record, analysis: Analysis, seat: int | None) -> None:
    """The whole of it for people."""
    outcome = record.outcome()
    assert outcome is not None, "the record was read to its end"
    console.print(Text(record.game.title, style="bold green"))
    for line in draw_outcome(outcome, []):
        console.print(line)
    heading(console, "Chance of winning, all cards open")
    for row in graph(record, analysis, min(WIDE, console.width - 12)):
        console.print(row, no_wrap=True, crop=True)
    heading(console, "What decided it")
    for place, moment in enumerate(analysis.moments, start=1):
        console.print(said_of(place, moment))
    if not analysis.moments:
        console.print("Nothing moved the chances much.")
    if analysis.decisions:
        show_mistakes(console, analysis, seat)
    if analysis.overlooked:
        heading(console, "Overlooked")
        for one in analysis.overlooked:
            if seat in (None, one.seat):
                console.print(Text.assemble((f"Step {one.step}: ", "bold"), one.sentence))
    heading(console, "Luck and play")
    console.print(account_table(analysis.accounts))


def heading(console: Console, words: str) -> None:
    """Of a part."""
    console.print()
    console.print(Text(words, style="bold"))


# -- the graph -----------------------------------------------------------------------------
def graph(record: Record, analysis: Analysis, wide: int) -> Iterator[Text]:
    """Layers that fill each column, the first seat at the bottom; below, what was not the best."""
    last = len(analysis.chances) - 1
    columns = min(wide, last + 1)
    steps = [round(one * last / max(1, columns - 1)) for one in range(columns)]
    pins = Text(" " * 10)
    numbers = {moment.step: place for place, moment in enumerate(analysis.moments, start=1)}
    for at, step in enumerate(steps):
        after = steps[at - 1] if at else -1
        found = [numbers[one] for one in range(after + 1, step + 1) if one in numbers]
        pins.append(str(found[-1]) if found else " ", style="bold")
    yield pins
    for row in range(HIGH):
        level = 1 - (row + 0.5) / HIGH
        line = Text(f"{['100 %', '50 %'][row > 0]:>9} " if row in (0, HIGH // 2) else " " * 10)
        for step in steps:
            owner = owner_of(analysis.chances[step], level)
            line.append(GRAINS[owner % len(GRAINS)], style=COLOURS[owner % len(COLOURS)])
        yield line
    for seat in range(record.seats):
        line = Text(f"{GRAINS[seat % len(GRAINS)]} ", style=COLOURS[seat % len(COLOURS)])
        line.append(f"{seat_name(seat):<8}", style="default")
        for at, step in enumerate(steps):
            line.append(mark(analysis, seat, steps[at - 1] if at else -1, step), style="default")
        yield line
    if analysis.decisions:
        yield Text(f"{'':10}○ slip, ● mistake", style="dim")


def owner_of(chances: tuple[float, ...], level: float) -> int:
    """Whose layer is at this height."""
    height = 0.0
    for seat, chance in enumerate(chances):
        height += chance
        if level < height:
            return seat
    return len(chances) - 1


def mark(analysis: Analysis, seat: int, after: int, to: int) -> str:
    """The worst that a seat did in these steps."""
    found = [
        one.decision.verdict
        for one in analysis.decisions
        if after < one.step <= to and one.decision.seat == seat
    ]
    return next((sign for verdict, sign in MARKS.items() if verdict in found), "·")


# -- words ---------------------------------------------------------------------------------
def said_of(place: int, moment: Moment) -> Text:
    """A moment in a line or two."""
    line = Text.assemble((f"{place} ", "bold"), f"step {moment.step}: {moment.sentence} ")
    line.append(
        f"{seat_name(moment.seat)} {per_cent(moment.before)} → {per_cent(moment.after)}", "bold"
    )
    if moment.luck:
        line.append(" (luck)", "italic")
    return line


def show_mistakes(console: Console, analysis: Analysis, seat: int | None) -> None:
    """What would have been better, the mistakes only; slips are in the graph."""
    heading(console, "Mistakes")
    worst = [
        one
        for one in analysis.decisions
        if one.decision.verdict == "mistake" and seat in (None, one.decision.seat)
    ]
    for one in worst:
        console.print(sentence_of(one))
    if not worst:
        console.print("None.")
    for who, account in enumerate(analysis.accounts):
        if seat in (None, who):
            decisions = counted(account.decisions, "decision", "decisions")
            console.print(
                f"The expert would have taken {account.agreed} of {seat_name(who)}’s {decisions}.",
                style="dim",
            )


def sentence_of(judged: Judged) -> Text:
    """`Step 39, seat 2: …`"""
    one = judged.decision
    line = Text(f"Step {judged.step}, {seat_name(one.seat).lower()}: ", style="bold")
    line.append(f"{bare(one.taken.said)}, {per_cent(one.taken.chance)}. Better: ", "not bold")
    line.append(bare(one.best[0].said), "green not bold")
    line.append(f", {per_cent(one.best[0].chance)}.", "not bold")
    for why in one.why:
        line.append(f" {why}", "not bold")
    return line


def bare(said: str) -> str:
    """A sentence that goes on."""
    return said[:1].lower() + said[1:].rstrip(".")


def account_table(accounts: tuple[Account, ...]) -> Table:
    """Start, draws, play, end."""
    table = plain_table("seat", "at the start", "draws", "play", "at the end")
    for column in table.columns[1:]:
        column.justify = "right"
    for seat, one in enumerate(accounts):
        table.add_row(
            seat_name(seat), per_cent(one.start), points(one.draws), points(one.play),
            per_cent(one.end),
        )  # fmt: skip
    return table


def per_cent(chance: float) -> str:
    """`57 %`."""
    return f"{round(100 * chance)} %"


def points(change: float) -> str:
    """`+46`, `−71`."""
    return f"{round(100 * change):+d}".replace("-", "−")
