"""What games from outside bring for the page: built by `tools/table`, served beside the page."""

import logging
from dataclasses import dataclass
from pathlib import Path

import msgspec

from tangledbank.core.game import Game

FOLDER = "page"  # in the game's own folder
LIST = "built.json"


@dataclass(frozen=True)
class BroughtPage:
    """What a game from outside brings for the page, and which page that was built for."""

    version: str
    interface: str
    files: dict[str, str]  # addresses, by the names of the sources: "Table.svelte"
    style: str


def folder_of(game: Game) -> Path:
    """Where a game has what it brings."""
    return game.folder / FOLDER


def brought(game: Game) -> BroughtPage | None:
    """What a game brings; None if it brings nothing."""
    try:
        text = (folder_of(game) / LIST).read_bytes()
    except OSError:
        return None
    try:
        built = msgspec.json.decode(text, type=BroughtPage)
    except msgspec.DecodeError as error:  # one game must not close the shelf
        logging.getLogger(__name__).warning("%s: %s is not used: %s", game.id, LIST, error)
        return None
    files = {name: address(game, file) for name, file in built.files.items()}
    return BroughtPage(
        built.version, built.interface, files, built.style and address(game, built.style)
    )


def address(game: Game, file: str) -> str:
    """Where a page finds one of these files."""
    return f"/games/{game.id}/{FOLDER}/{file}"
