"""What is kept of tables, for whoever hosts them; a server may be using the store meanwhile."""

import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path

import msgspec
from platformdirs import user_data_path

from tangledbank.server.entries import read_entry
from tangledbank.server.sitting import Sitting
from tangledbank.server.store import FILE, check, unusable

# Everything that says who sits where; actions are most of a log, and say nothing of that.
SEATED = 'SELECT entry FROM log WHERE code = ? AND entry NOT LIKE \'{"type":"acted"%\' ORDER BY seq'


@dataclass(frozen=True)
class Kept:
    """A table in the store."""

    code: str
    game: str
    stage: str
    changed: int  # seconds since 1970
    players: tuple[str, ...]  # by name; bots are not among them


def usual_folder() -> Path:
    """Where tables are kept if nobody says where."""
    return user_data_path("tangled-bank", appauthor=False)


def kept_tables(folder: Path) -> list[Kept]:
    """All tables of a folder, the last one touched first. Nothing is changed or created."""
    file = folder / FILE
    check(file)
    if not file.exists():
        return []
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as base:
            rows = base.execute(
                "SELECT code, game, stage, changed FROM tables ORDER BY changed DESC, code"
            ).fetchall()
            return [
                Kept(code, game, stage, changed, players_at(base, code))
                for code, game, stage, changed in rows
            ]
    except sqlite3.Error as error:
        raise unusable(file, str(error)) from None


def players_at(base: sqlite3.Connection, code: str) -> tuple[str, ...]:
    """The people at a table, as its log tells it; the game itself is not replayed."""
    sitting = Sitting(code, {})
    for (text,) in base.execute(SEATED, [code]):
        with suppress(msgspec.MsgspecError, IndexError):  # a line that this version cannot read
            sitting.apply(read_entry(text))
    return tuple(sitting.chairs[seat].name for seat in sitting.people())
