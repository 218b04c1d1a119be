"""What commands share: arguments and options, and what people mean by them."""

import json
import os
import secrets
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any

import typer

from tangledbank.bots import usual_bot
from tangledbank.core.errors import TangledBankError
from tangledbank.core.game import Game
from tangledbank.core.rng import read_seed
from tangledbank.shelf import GAMES

HUMAN = "human"
SEATS = 3  # unless somebody says how many, if the game allows it

GameId = Annotated[
    str, typer.Argument(metavar="GAME", help="Which game; `tangled-bank games` lists them.")
]
SeatsText = Annotated[
    str,
    typer.Option(
        "--seats", metavar="BOT,BOT", help="Who sits where: beginner to expert, or another bot."
    ),
]
SeedText = Annotated[
    str, typer.Option("--seed", help="A whole number or 64 hexadecimal digits; random by default.")
]
OptionTexts = Annotated[
    list[str] | None,
    typer.Option(
        "--option", metavar="NAME=VALUE", help="Turn an option of the game; can be repeated."
    ),
]
CardsFile = Annotated[
    Path | None, typer.Option("--cards", metavar="FILE", help="A TOML file with another deck.")
]
DataFolder = Annotated[
    Path | None,
    typer.Option("--data", metavar="DIR", help="Where tables are kept; by default with your data."),
]
Workers = Annotated[
    int, typer.Option("--workers", min=1, help="Processes; by default one per core.")
]
CORES = os.cpu_count() or 1
Json = Annotated[bool, typer.Option("--json", help="As JSON, for programs.")]
Force = Annotated[bool, typer.Option("--force", help="Replace what is there already.")]


def choose_game(name: str, cards: Path | None = None) -> Game:
    """A game from the shelf, perhaps with another deck."""
    game = GAMES[name]
    return game if cards is None else game.with_cards(read_text(cards))


def choose_seats(game: Game, text: str, first: str = "") -> list[str]:
    """The names between the commas; by default the game's usual bot, and `first` before it."""
    if not text:
        seats = min(max(SEATS, game.seats[0]), game.seats[-1])
        return [first or usual_bot(game)] + [usual_bot(game)] * (seats - 1)
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise TangledBankError(f"{text!r} names no seats: write them like random,greedy.")
    game.check_seats(len(names))
    return names


def choose_seed(text: str) -> int | str:
    """The seed as typed; if there is none, one that nobody can guess."""
    return read_seed(text or secrets.token_hex(32))


def read_text(path: Path) -> str:
    """The text of a file; `-` is what is piped in."""
    try:
        text = piped() if str(path) == "-" else path.read_text(encoding="utf-8")
        return text.removeprefix("\ufeff")  # some editors begin their files with it
    except OSError as error:
        raise TangledBankError(f"{path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise TangledBankError(f"{path} is not UTF-8 text.") from None


def piped() -> str:
    """All that is piped in; nothing if the input is closed."""
    return "" if sys.stdin is None else sys.stdin.read()


def check_new(path: Path, force: bool) -> None:
    """Refuse to write over a file, unless told to."""
    if path.is_dir():
        raise TangledBankError(f"{path} is a folder; name a file.")
    if path.is_file() and not force:
        raise TangledBankError(f"{path} exists already; --force replaces it.")
    if not path.parent.is_dir():
        raise TangledBankError(f"There is no folder {path.parent} to write {path.name} into.")


def write_text(path: Path, text: str) -> None:
    """The whole text or, if this is interrupted, what was there before."""
    target = path.resolve()
    beside = target.with_name(f".{target.name}.new")
    if target.exists() and not target.is_file():  # a device or a pipe, which stays what it is
        beside = target
    try:
        beside.write_text(text, encoding="utf-8")
        beside.replace(target)
    except OSError as error:
        raise TangledBankError(f"{path} cannot be written: {error.strerror}.") from None


def print_json(value: Any) -> None:
    """For programs: indented, in UTF-8."""
    print(json.dumps(value, indent=2, ensure_ascii=False))


def like(word: str, known: Sequence[str]) -> str:
    """The end of a sentence about a word that is not known: what was probably meant."""
    close = get_close_matches(word.lower(), known, n=3, cutoff=0.5)
    return f"; did you mean {' or '.join(close)}?" if close else "."
