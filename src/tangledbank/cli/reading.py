"""Commands that show what there is: `version`, `games`, `rules`, `cards`."""

import os
import sys
from dataclasses import asdict
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed_version
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from tangledbank.bots import bot_names, in_style
from tangledbank.cli.arguments import CardsFile, GameId, Json, choose_game, like, print_json
from tangledbank.cli.drawing import (
    Palette,
    card_tables,
    game_table,
    option_table,
    paper,
    plate,
    print_markdown,
    span,
)
from tangledbank.cli.rulebook import find_section, rules_of
from tangledbank.core.errors import TangledBankError
from tangledbank.core.game import CardFace, Game
from tangledbank.lab.bench import is_compiled
from tangledbank.shelf import GAMES, in_place

FIRST = "phanerozoic"  # for examples, and for those who just want to play


def add_to(app: typer.Typer) -> None:
    """The commands of this module."""
    app.command(epilog="Example: tangled-bank version --json")(version)
    app.command(epilog=f"Example: tangled-bank games {FIRST}")(games)
    app.command(epilog=f"Example: tangled-bank rules {FIRST} --section §1.1")(rules)
    app.command("cards", epilog=f"Example: tangled-bank cards {FIRST}")(show_cards)


def version_of() -> str:
    """The installed version; a bare source tree has none."""
    try:
        return installed_version("tangled-bank")
    except PackageNotFoundError:
        return "from source"


def version(json: Json = False) -> None:
    """Say which version this is, and whether its rules run compiled."""
    rules_run = "compiled" if is_compiled() else "uncompiled"
    if json:
        print_json({"version": version_of(), "rules": rules_run, "python": sys.version.split()[0]})
    else:
        print(f"tangled-bank {version_of()}, rules {rules_run}")


def games(
    game: Annotated[
        str, typer.Argument(metavar="[GAME]", help="One game, with its options and bots.")
    ] = "",
    json: Json = False,
) -> None:
    """List the games, or show one with its options and bots."""
    if not game:
        if json:
            print_json([facts_of(one) for one in in_place(GAMES)])
        else:
            paper().print(game_table(in_place(GAMES)))
    elif json:
        print_json({**facts_of(GAMES[game]), **details_of(GAMES[game])})
    else:
        show_game(GAMES[game])


def facts_of(game: Game) -> dict[str, Any]:
    """A game in a few words."""
    return {
        "id": game.id,
        "title": game.title,
        "players": [game.seats[0], game.seats[-1]],
        "minutes": game.minutes,
        "about": game.about,
        "designer": game.designer,
        "rules_version": game.rules_version,
    }


def details_of(game: Game) -> dict[str, Any]:
    """Its options, and its bots."""
    return {
        "options": [
            {
                "name": option.name,
                "title": option.label(),
                "kind": type(option).__name__.lower(),
                **{name: getattr(option, name) for name in ("low", "high", "unit", "words")
                   if hasattr(option, name)},
                "defaults": {str(seats): option.default_for(seats) for seats in game.seats},
                "sentence": option.sentence,
                "section": option.section,
            }
            for option in game.options
        ],
        "bots": bot_names(game),
        "styles": {} if game.thinking is None else dict(game.thinking.styles),
    }  # fmt: skip


def show_game(game: Game) -> None:
    """One game for people."""
    console = paper()
    console.print(Text.assemble((game.title, "bold green"), f", a game by {game.designer}."))
    console.print(game.about)
    console.print(
        f"{span(game.seats)} players, {game.minutes} minutes, rules {game.rules_version}; "
        f"bots: {', '.join(bot_names(game))}{in_style(game)}.\n"
    )
    console.print(option_table(game))
    console.print(
        "\nTurn one with --option NAME=VALUE, or at a table. `tangled-bank play` opens the page; "
        "`rules` and `cards` tell more.",
        style="dim",
    )


def rules(
    game: GameId,
    section: Annotated[
        str, typer.Option("--section", help="One rule, ruling or chapter, by its number.")
    ] = "",
    json: Json = False,
) -> None:
    """Show the rulebook, or one rule of it."""
    chosen = GAMES[game]
    if json and not section:
        print_json(rules_of(chosen.rulebook()))
    elif json:
        number, text = find_section(chosen, section)
        print_json({number: rules_of(chosen.rulebook()).get(number, text)})
    else:
        show_rules(paper(), chosen, section)


def show_rules(console: Console, game: Game, section: str = "") -> None:
    """One section, or the whole book, in a pager if there is a terminal to page on."""
    if section:
        print_markdown(console, find_section(game, section)[1])
    elif console.is_terminal and sys.stdin.isatty():
        os.environ.setdefault("LESS", "-R")  # without it, the pager shows colours as numbers
        with console.pager(styles=True):
            print_markdown(console, game.rulebook())
    else:
        print_markdown(console, game.rulebook())


def show_cards(
    game: GameId,
    card: Annotated[
        str, typer.Argument(metavar="[CARD]", help="One card, with its fact and source.")
    ] = "",
    kind: Annotated[str, typer.Option("--kind", help="Only cards of this kind.")] = "",
    cards: CardsFile = None,
    json: Json = False,
) -> None:
    """List the cards of a game, or show one."""
    faces = choose_game(game, cards).card_faces()
    palette = Palette(faces)
    if card:
        face = find_card(faces, card)
        if json:
            print_json(asdict(face))
        else:
            paper().print(plate(face, palette))
        return
    kinds = list(palette.colours)
    if kind and kind not in kinds:
        raise TangledBankError(f"There is no kind {kind!r}; there are {', '.join(kinds)}.")
    shown = [face for face in faces if kind in ("", face.kind)]
    if json:
        print_json([asdict(face) for face in shown])
    else:
        console = paper()
        for drawn in card_tables(shown, palette, console):
            console.print(drawn)


def find_card(faces: list[CardFace], wanted: str) -> CardFace:
    """A card by its id, or by its common or Latin name."""
    word = "-".join(wanted.lower().split())
    names: dict[str, CardFace] = {}
    for face in faces:
        for name in (face.latin, face.name):
            names.setdefault("-".join(name.lower().split()), face)
    names |= {face.id: face for face in faces}
    if word not in names:
        raise TangledBankError(f"There is no card {wanted!r}{like(word, list(names))}")
    return names[word]
