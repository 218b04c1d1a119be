"""The command `lab ladder`: who beats whom, on the screen or into a document."""

import json as jsons
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Group
from rich.live import Live
from rich.markdown import Markdown
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from tangledbank.cli.arguments import (
    CORES,
    CardsFile,
    Force,
    GameId,
    Json,
    OptionTexts,
    Workers,
    choose_game,
    like,
    print_json,
    read_text,
    write_text,
)
from tangledbank.cli.drawing import paper, plain_table
from tangledbank.cli.reading import FIRST, version_of
from tangledbank.core.errors import TangledBankError
from tangledbank.core.game import Game
from tangledbank.core.options import read_options
from tangledbank.core.rng import read_seed
from tangledbank.extras import need
from tangledbank.lab.bench import is_compiled
from tangledbank.lab.ladder import Ladder, Played, climb, entrants
from tangledbank.lab.standings import (
    Share,
    Standing,
    about_text,
    command_of,
    ladder_text,
    marks_of,
    percent,
    plain,
    shares_of,
    stand,
)

LADDER_FILE = "ladder.json"
GAMES_FILE = "games.jsonl"
INTERRUPTED = 130  # as shells say it


def add_to(lab: typer.Typer) -> None:
    """The command of this module."""
    lab.command("ladder", epilog=f"Example: tangled-bank lab ladder {FIRST} --games 400")(ladder)


def ladder(
    game: GameId,
    games: Annotated[
        int, typer.Option("--games", min=1, help="Of a level against the one below.")
    ] = 400,
    mixed: Annotated[
        int, typer.Option("--mixed", min=0, help="Of each bot at mixed tables, to be rated.")
    ] = 200,
    seats: Annotated[
        str, typer.Option("--seats", metavar="N,N", help="How many; by default 2 and 4.")
    ] = "",
    bots: Annotated[
        str, typer.Option("--bots", metavar="BOT,BOT", help="Only these; by default all there are.")
    ] = "",
    seed: Annotated[str, typer.Option("--seed", help="All games follow from it.")] = "1",
    workers: Workers = CORES,
    option: OptionTexts = None,
    cards: CardsFile = None,
    into: Annotated[
        Path | None,
        typer.Option("--into", metavar="FILE", help="Write the tables into this document."),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="DIR", help="Keep every game, and all numbers, here."),
    ] = None,
    json: Json = False,
    force: Force = False,
) -> None:
    """Let all levels, characters and older bots play each other, and rate them.

    Ctrl-C ends it: what has been played by then is counted.
    """
    need("lab", "Ratings are made with openskill")
    chosen = choose_game(game, cards)
    ladders = [
        Ladder(
            game_id=chosen.id,
            seats=count,
            names=tuple(choose_bots(chosen, bots)),
            seed=read_seed(seed),
            games=games,
            mixed=mixed,
            options=read_options(chosen.options, option or []),
            cards_text=chosen.cards_text,
        )
        for count in choose_sizes(chosen, seats)
    ]
    for one in ladders:
        one.check()
    document = None if into is None else read_text(into)
    if out is not None:
        check_out(out, force)
    played = [found for one in ladders if (found := watched(one, workers))]
    standings = [stand(one, found) for one, found in zip(ladders, played, strict=False)]
    told = told_of(ladders, standings, command_of(ladders, bots, cards))
    text = ladder_text(chosen, about_text(told), standings)
    if into is not None and document is not None:
        write_text(into, marks_of(chosen).replace(document, text))
    if out is not None:
        write_out(out, [one for found in played for one in found], told)
    if json:
        print_json(told)
    else:
        paper().print(Markdown(text))
    if sum(one.games for one in standings) < sum(len(one.plan) for one in ladders):
        raise typer.Exit(INTERRUPTED)


def choose_bots(game: Game, text: str) -> list[str]:
    """The names between the commas, in the ladder's order; by default all that it knows."""
    known = entrants(game)
    if not text:
        return known
    names = [" ".join(name.split()) for name in text.split(",")]
    for name in names:
        if name not in known:
            raise TangledBankError(
                f"There is no {name!r} on the ladder of {game.title}{like(name, known)}"
            )
    return [name for name in known if name in names]


def choose_sizes(game: Game, text: str) -> list[int]:
    """The numbers of seats between the commas; by default 2 and 4, if the game is for so many."""
    if not text:
        return [count for count in (2, 4) if count in game.seats] or [game.seats[-1]]
    try:
        return [int(word) for word in text.split(",")]
    except ValueError:
        raise TangledBankError(f"{text!r} is no number of seats: write 2,4.") from None


def watched(ladder: Ladder, workers: int) -> list[Played]:
    """Climb it, and show how far."""
    with shown(ladder) as watch:
        return climb(ladder, workers, watch)


@contextmanager
def shown(ladder: Ladder) -> Iterator[Any]:
    """A bar on the error stream, above the shares so far, if a person is looking at it."""
    console = paper(error=True)
    columns = (BarColumn(), MofNCompleteColumn(), "games", TimeRemainingColumn())
    bars = Progress(*columns, console=console, disable=not console.is_terminal)
    bar = bars.add_task("", total=len(ladder.plan))
    if not console.is_terminal:
        yield lambda played: None
        return
    with Live(bars, console=console, transient=True, refresh_per_second=2) as live:

        def watch(played: list[Played]) -> None:
            bars.update(bar, completed=len(played))
            live.update(Group(bars, so_far(shares_of(ladder, played))))

        yield watch


def so_far(shares: Sequence[Share]) -> Any:
    """Shares with their intervals, which shrink."""
    table = plain_table("", "wins (95 %)", "games")
    for one in shares:
        table.add_row(f"{one.rung.one} against {one.rung.others}", percent(one), str(one.games))
    return table


def told_of(
    ladders: Sequence[Ladder], standings: Sequence[Standing], command: str
) -> dict[str, Any]:
    """Everything, for programs."""
    game = ladders[0].game()
    return {
        "command": command,
        "version": version_of(),
        "compiled": is_compiled(),
        "game": game.id,
        "rules_version": game.rules_version,
        "seed": str(ladders[0].seed),
        "standings": [plain(one) for one in standings],
    }


def check_out(folder: Path, force: bool) -> None:
    """Refuse, before anything is played, a folder that cannot take results, or has some."""
    if folder.exists() and not folder.is_dir():
        raise TangledBankError(f"{folder} is a file; results go into a folder.")
    if not force and any((folder / name).exists() for name in (LADDER_FILE, GAMES_FILE)):
        raise TangledBankError(f"{folder} has results already; --force replaces them.")
    folder.mkdir(parents=True, exist_ok=True)


def write_out(folder: Path, played: Sequence[Played], told: dict[str, Any]) -> None:
    """A line per game, then all numbers. Seats count from 0, as in records."""
    lines = [
        jsons.dumps(
            {
                "seed": str(one.meeting.seed),
                "bots": one.meeting.bots,
                "winners": one.winners,
                "points": one.points,
            }
        )
        for one in played
    ]
    write_text(folder / GAMES_FILE, "".join(f"{line}\n" for line in lines))
    text = jsons.dumps(told, indent=2, ensure_ascii=False)
    write_text(folder / LADDER_FILE, text + "\n")
