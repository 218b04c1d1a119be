"""Private notes of a seat: kept for it, told to it, and to nobody else."""

import re

from tangledbank.server import wire
from tangledbank.server.names import on_one_line
from tangledbank.server.rows import SeatNotes
from tangledbank.server.table import Table, refuse

MOST_NOTES = 60  # of a seat; the oldest go
LONGEST_NOTE = 120
KEY = re.compile(r"[a-z0-9:.-]{1,24}")


async def note(table: Table, seat: int, said: wire.Note) -> None:
    """Keep a note; when it is saved, every page of this seat is told."""
    if not KEY.fullmatch(said.key):
        raise refuse("bad key", "A note's key has 1 to 24 of these: a-z, 0-9, colon, dot, hyphen.")
    text = on_one_line(said.text)
    if len(text) > LONGEST_NOTE:
        raise refuse("too long", f"A note has at most {LONGEST_NOTE} characters.")
    sitting = table.sitting
    before = sitting.notes_of(seat)
    if before.get(said.key, "") == text:
        return
    after = with_note(before, said.key, text)
    await table.store.append(SeatNotes(sitting.code, seat, after))
    sitting.notes[seat] = after
    for listener in table.listeners:
        if listener.seat == seat:
            listener.send(wire.Notes(after))


def with_note(notes: dict[str, str], key: str, text: str) -> dict[str, str]:
    """The notes with this one as the newest, or without it if it is empty."""
    kept = {each: said for each, said in notes.items() if each != key}
    if text:
        kept[key] = text
    return dict(list(kept.items())[-MOST_NOTES:])
