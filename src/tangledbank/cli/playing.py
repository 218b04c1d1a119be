"""Commands for whole games: `play`, `record`, `replay`."""

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer

from tangledbank.bots import bot_names, can_play, in_style
from tangledbank.cli.arguments import (
    HUMAN,
    CardsFile,
    DataFolder,
    Force,
    GameId,
    Json,
    OptionTexts,
    SeatsText,
    SeedText,
    check_new,
    choose_game,
    choose_seats,
    choose_seed,
    print_json,
    read_text,
    write_text,
)
from tangledbank.cli.drawing import paper
from tangledbank.cli.reading import FIRST, version_of
from tangledbank.cli.tabletop import draw_outcome
from tangledbank.cli.terminal import TextTable
from tangledbank.core.errors import TangledBankError
from tangledbank.core.game import Game
from tangledbank.core.golden import golden_text
from tangledbank.core.options import read_options
from tangledbank.core.record import Record, read_record
from tangledbank.extras import need
from tangledbank.lab.bench import is_compiled
from tangledbank.lab.series import play_game
from tangledbank.shelf import GAMES


def add_to(app: typer.Typer) -> None:
    """The commands of this module."""
    app.command(epilog="Example: tangled-bank play --lan")(play)
    app.command(epilog=f"Example: tangled-bank record {FIRST} --seed 7 --out game.json")(record)
    app.command(epilog="Example: tangled-bank replay game.json --quiet")(replay)


def play(
    game: Annotated[
        str,
        typer.Argument(metavar="[GAME]", help=f"Text table: which game; by default {FIRST}."),
    ] = "",
    lan: Annotated[
        bool, typer.Option("--lan", help="Let phones and friends on the same network join.")
    ] = False,
    port: Annotated[
        int | None,
        typer.Option(
            "--port", min=1, max=65535, help="Where to listen; by default 8765, or any free port."
        ),
    ] = None,
    data: DataFolder = None,
    keep_days: Annotated[
        int | None,
        typer.Option(
            "--keep-days",
            metavar="N",
            min=1,
            max=36500,
            help="Delete tables that nobody touches for N days; by default, none is deleted.",
        ),
    ] = None,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Print the address, but open no browser.")
    ] = False,
    host_name: Annotated[
        list[str] | None,
        typer.Option("--host-name", metavar="NAME", help="A name this server is known by."),
    ] = None,
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play at a text table in this terminal instead.")
    ] = False,
    seats: Annotated[
        str,
        typer.Option(
            "--seats",
            metavar="WHO,WHO",
            help="Text table: for each seat human, or a bot from beginner to expert.",
        ),
    ] = "",
    seed: SeedText = "",
    option: OptionTexts = None,
    cards: CardsFile = None,
    save: Annotated[
        Path | None,
        typer.Option("--save", metavar="FILE", help="Text table: keep the record here."),
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option("--resume", metavar="FILE", help="Text table: resume a game that was kept."),
    ] = None,
    force: Force = False,
) -> None:
    """Play in the browser, alone, against bots or with friends; or at a text table."""
    if terminal:
        play_in_terminal(game, seats, seed, option, cards, save, resume, force)
        return
    if game or seats or seed or option or cards or save or resume:
        raise TangledBankError(
            "Games, seats, seeds and options are chosen on the page; with --terminal, here."
        )
    need("serve", "Playing in a browser takes the web server", "; --terminal plays here without it")
    from tangledbank.server.serving import Wish, serve  # the other commands do without it

    wish = Wish(
        port=port, lan=lan, data=data, browser=not no_browser,
        host_names=tuple(host_name or ()), version=version_of(), compiled=is_compiled(),
        keep_days=keep_days,
    )  # fmt: skip
    serve(wish, lambda line: print(line, flush=True))


def play_in_terminal(
    game: str,
    seats: str,
    seed: str,
    option: list[str] | None,
    cards: Path | None,
    save: Path | None,
    resume: Path | None,
    force: bool,
) -> None:
    """With bots, or with friends at one keyboard."""
    if resume is not None:
        if seed or option or cards:
            raise TangledBankError("A resumed game has its seed, options and cards already.")
        kept = read_record(read_text(resume), GAMES, unfinished=True)
        if game and GAMES[game].id != kept.game.id:
            raise TangledBankError(f"The game in {resume} is {kept.game.id}, not {game}.")
        if kept.outcome() is not None:
            raise TangledBankError("This game is over; `tangled-bank replay` shows it.")
        players = choose_players(kept.game, seats)
        if len(players) != kept.seats:
            raise TangledBankError(f"The game in {resume} has {kept.seats} seats.")
        save = save or resume
    else:
        chosen = choose_game(game or FIRST, cards)
        players = choose_players(chosen, seats)
        options = {**chosen.unhurried, **read_options(chosen.options, option or [])}
        kept = Record(chosen, len(players), choose_seed(seed), options)
    if kept.position.in_real_time():
        raise TangledBankError("No clock runs at the text table; this game is played in turns.")
    if save is not None:
        check_new(save, force or save == resume)
        write_text(save, kept.text())
    TextTable(kept, players, paper(), save).play()


def choose_players(game: Game, text: str) -> list[str]:
    """People and bots, by seat; at least one person."""
    names = choose_seats(game, text, HUMAN)
    for name in names:
        if name != HUMAN and not can_play(game, name):
            known = ", ".join([HUMAN, *bot_names(game)])
            raise TangledBankError(
                f"There is no player {name!r} for {game.title}; there are {known}{in_style(game)}."
            )
    if HUMAN not in names:
        raise TangledBankError("No human plays; `tangled-bank record` lets bots play alone.")
    return names


def record(
    game: GameId,
    seats: SeatsText = "",
    seed: SeedText = "",
    option: OptionTexts = None,
    cards: CardsFile = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="Where to write it; printed by default."),
    ] = None,
    force: Force = False,
) -> None:
    """Play a game between bots and write its record."""
    chosen = choose_game(game, cards)
    bots = choose_seats(chosen, seats)
    options = read_options(chosen.options, option or [])
    if out is not None:
        check_new(out, force)
    text = play_game(chosen, bots, choose_seed(seed), options).text()
    if out is None:
        print(text, end="")
    else:
        write_text(out, text)


def replay(
    file: Annotated[
        Path, typer.Argument(metavar="FILE", help="A record; - reads what is piped in.")
    ],
    json: Json = False,
    quiet: Annotated[bool, typer.Option("--quiet", help="Show only how the game ended.")] = False,
) -> None:
    """Check a record line by line and show its game."""
    kept = read_record(read_text(file), GAMES)
    outcome = kept.outcome()
    assert outcome is not None, "read_record has seen the end line"
    if json:
        head = kept.head() | {"actions": len(kept.entries), "outcome": asdict(outcome)}
        print_json(head)
    elif quiet:
        game = kept.game
        print(f"{game.title}, {kept.seats} seats, {len(kept.entries)} actions, seed {kept.seed}")
        print_shuffle(kept)
        for line in draw_outcome(outcome, []):
            paper().print(line)
    else:
        print(golden_text(kept), end="")
        print_shuffle(kept)


def print_shuffle(kept: Record) -> None:
    """Say of a game at a table with people that nobody chose the deck."""
    if kept.shuffle is not None:
        browsers = sum(bool(one) for one in kept.shuffle.nonces)
        people = "one browser" if browsers == 1 else f"{browsers} browsers"
        print(
            f"Shuffle checked: the seed follows from the server's secret and {people}; before "
            f"the game the server published {kept.shuffle.commitment}."
        )
