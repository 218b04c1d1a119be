"""Commands that measure: `lab simulate`, `bench`."""

import shlex
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import RenderableType
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from tangledbank.cli.arguments import (
    CORES,
    CardsFile,
    Force,
    GameId,
    Json,
    OptionTexts,
    Workers,
    choose_game,
    choose_seats,
    print_json,
)
from tangledbank.cli.drawing import paper, plain_table
from tangledbank.cli.reading import FIRST, version_of
from tangledbank.core.options import read_options
from tangledbank.core.rng import read_seed
from tangledbank.lab.bench import Speed, measure_all
from tangledbank.lab.series import Series
from tangledbank.lab.simulate import check_folder, simulate, write_results
from tangledbank.shelf import GAMES, in_place

lab = typer.Typer(help="The laboratory: thousands of games between bots, counted.")


def add_to(app: typer.Typer) -> None:
    """The commands of this module."""
    app.add_typer(
        lab, name="lab", epilog=f"Example: tangled-bank lab simulate {FIRST} --games 1000"
    )
    app.command("bench", epilog=f"Example: tangled-bank bench {FIRST} --seconds 5")(bench_games)


@lab.callback(invoke_without_command=True)
def start(context: typer.Context) -> None:
    """The laboratory: thousands of games between bots, counted."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@lab.command(
    "simulate",
    epilog=f"Example: tangled-bank lab simulate {FIRST} --games 1000 --seats greedy,random",
)
def simulate_games(
    game: GameId,
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 1000,
    seats: Annotated[str, typer.Option("--seats", metavar="BOT,BOT", help="The bots.")] = "",
    seed: Annotated[str, typer.Option("--seed", help="All games follow from it.")] = "1",
    workers: Workers = CORES,
    option: OptionTexts = None,
    cards: CardsFile = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="DIR", help="Keep a row per game, and the summary, here."),
    ] = None,
    json: Json = False,
    force: Force = False,
) -> None:
    """Play a series of games between bots and count who wins.

    The same seed gives the same games, whatever the number of workers.
    """
    chosen = choose_game(game, cards)
    series = Series(
        game_id=chosen.id,
        bots=tuple(choose_seats(chosen, seats)),
        seed=read_seed(seed),
        options=read_options(chosen.options, option or []),
        cards_text=chosen.cards_text,
    )
    if out is not None:
        check_folder(out, force)
    with progress(games) as watch:
        results, numbers = simulate(series, games, workers, watch)
    command = command_line(series, games, workers, cards, out)
    summary = {"command": command, "version": version_of(), **numbers}
    if out is not None:
        write_results(out, results, summary)
    if json:
        print_json(summary)
    else:
        for drawn in summary_tables(summary):
            paper().print(drawn)


def command_line(
    series: Series, games: int, workers: int, cards: Path | None, out: Path | None
) -> str:
    """The command that does exactly this again."""
    words = ["tangled-bank", "lab", "simulate", series.game_id, "--games", str(games)]
    words += ["--seats", ",".join(series.bots), "--seed", str(series.seed)]
    words += ["--workers", str(workers)]
    for name, value in series.options.items():
        words += ["--option", f"{name}={value}"]
    words += [] if cards is None else ["--cards", str(cards)]
    words += [] if out is None else ["--out", str(out), "--force"]
    return shlex.join(words)


@contextmanager
def progress(games: int) -> Iterator[Any]:
    """A bar on the error stream, if a person is looking at it."""
    console = paper(error=True)
    columns = (BarColumn(), MofNCompleteColumn(), "games", TimeRemainingColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bars:
        bar = bars.add_task("", total=games)
        yield lambda done: bars.update(bar, completed=done)


def bench_games(
    game: Annotated[
        str, typer.Argument(metavar="[GAME]", help="Which game; if none, all.", show_default=False)
    ] = "",
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.1, max=600, help="Time for each number of seats.")
    ] = 2.0,
    json: Json = False,
) -> None:
    """Measure how fast the rules are, on one core: random games, copies, views, guesses."""
    chosen = [GAMES[game]] if game else in_place(GAMES)
    console = paper(error=True)
    with console.status("Measuring ...") if console.is_terminal else nullcontext():
        speeds = list(measure_all(chosen, seconds))
    if json:
        print_json([asdict(speed) for speed in speeds])
    else:
        paper().print(speed_table(speeds))


def share(numbers: Mapping[str, Any]) -> str:
    """`48.2 % (45.1–51.3)`."""
    low, high = 100 * numbers["low"], 100 * numbers["high"]
    return f"{100 * numbers['share']:.1f} % ({low:.1f}–{high:.1f})"


def summary_tables(summary: Mapping[str, Any]) -> list[RenderableType]:
    """A series for people: seats count from 1 here."""
    seats = plain_table("seat", "bot", "wins", "share (95 %)", "points")
    for one in summary["seats"]:
        points = f"{one['points_mean']:.2f} ± {one['points_sd']:.2f}"
        seats.add_row(str(one["seat"] + 1), one["bot"], f"{one['wins']:,.1f}", share(one), points)
    drawn: list[RenderableType] = [seats, ""]
    if 1 < len(summary["bots"]) < len(summary["seats"]):
        bots = plain_table("bot", "seats", "wins", "share (95 %)", "share if all were equal")
        for one in summary["bots"]:
            fair = 100 * len(one["seats"]) / len(summary["seats"])
            places = ", ".join(str(seat + 1) for seat in one["seats"])
            bots.add_row(one["bot"], places, f"{one['wins']:,.1f}", share(one), f"{fair:.1f} %")
        drawn += [bots, ""]
    for rival in summary["rivals"]:
        name = summary["rival"] or "Without a seat"
        drawn.append(f"{name}: {rival['mean']:.2f} ± {rival['sd']:.2f} points.")
    actions = summary["actions"]
    drawn.append(
        f"{summary['games']:,} games of {actions['mean']:.1f} actions "
        f"({actions['min']}–{actions['max']}); won by several {summary['won_by_several']:,}, "
        f"by nobody {summary['won_by_nobody']:,}."
    )
    drawn.append(
        f"{summary['decisions']:,} decisions in {summary['seconds']:.1f} s, "
        f"{summary['decisions_per_second']:,.0f} a second."
    )
    return drawn


def speed_table(speeds: Sequence[Speed]) -> Table:
    """How fast games are, one row for each number of seats; checksums are for programs."""
    table = plain_table()
    for name in (
        "game",
        "seats",
        "rules",
        "decisions/s",
        "games/s",
        "clone µs",
        "view µs",
        "guess µs",
    ):
        table.add_column(name, justify="left" if name in ("game", "rules") else "right")
    for speed in speeds:
        row = asdict(speed)
        table.add_row(
            speed.game,
            str(speed.seats),
            "compiled" if speed.compiled else "uncompiled",
            *(f"{row[name]:,.0f}" for name in ("decisions_per_second", "games_per_second")),
            *(f"{row[name]:,.2f}" for name in ("clone_us", "view_us", "guess_us")),
        )
    return table
