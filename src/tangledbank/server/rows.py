"""What is saved of tables, row by row, and how."""

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache

from sqlalchemy import Connection, Dialect, delete, insert, update

from tangledbank.server.schema import ANALYSES, LOG, NOTES, TABLES


@dataclass(frozen=True)
class Line:
    """One entry to be saved, and what it makes of its table."""

    code: str
    seq: int
    entry: str
    game: str
    stage: str


@dataclass(frozen=True)
class SeatNotes:
    """All notes of a seat, to replace those saved before; empty if there are none left."""

    code: str
    seat: int
    notes: dict[str, str]


@dataclass(frozen=True)
class KeptAnalysis:
    """What was found out about a table's game, to replace what was found before."""

    code: str
    version: int
    content: bytes


@dataclass(frozen=True)
class Removal:
    """A table to be forgotten: its log, what belongs to it, and that it ever existed."""

    code: str


Row = Line | SeatNotes | KeptAnalysis | Removal


def save_all(base: Connection, rows: Sequence[Row]) -> None:
    """Lines, notes, analyses, and whatever is removed."""
    lines = [row for row in rows if isinstance(row, Line)]
    if lines:
        save_lines(base, lines)
    for row in rows:
        if isinstance(row, SeatNotes):
            save_notes(base, row)
        elif isinstance(row, KeptAnalysis):
            base.execute(delete(ANALYSES).where(ANALYSES.c.code == row.code))
            base.execute(insert(ANALYSES).values(**asdict(row)))
        elif isinstance(row, Removal):
            base.execute(delete(LOG).where(LOG.c.code == row.code))
            base.execute(delete(TABLES).where(TABLES.c.code == row.code))


def save_lines(base: Connection, lines: Sequence[Line]) -> None:
    """Append, and keep the list of tables in step.

    Every action of every table comes through here, one at a time if few play. So these statements
    are put into words once, and go to the driver as they are: SQLAlchemy would take longer over
    each than SQLite takes to do it, and hold up whatever else the server does.
    """
    words = statements(base.dialect)
    cursor = base.connection.cursor()
    now = int(time.time())
    newest = {line.code: line for line in lines}
    cursor.executemany(words.append, [(one.code, one.seq, one.entry) for one in lines])
    for one in newest.values():
        cursor.execute(words.change, (one.game, one.stage, now, one.code))
        if cursor.rowcount == 0:
            cursor.execute(words.lay, (one.code, one.game, one.stage, now))
    cursor.close()


@dataclass(frozen=True)
class Statements:
    """In SQL, as one kind of database wants it; the values follow in the order of the columns."""

    append: str
    change: str
    lay: str


@lru_cache
def statements(dialect: Dialect) -> Statements:
    """Put into words once."""
    change = update(TABLES).where(TABLES.c.code == "").values(game="", stage="", changed=0)
    return Statements(
        *[str(one.compile(dialect=dialect)) for one in (insert(LOG), change, insert(TABLES))]
    )


def save_notes(base: Connection, row: SeatNotes) -> None:
    """Replace the notes saved before."""
    base.execute(delete(NOTES).where(NOTES.c.code == row.code, NOTES.c.seat == row.seat))
    if row.notes:
        base.execute(insert(NOTES).values(code=row.code, seat=row.seat, notes=row.notes))
