"""Two tables that differ in what a seat cannot know, and each byte that reaches its page."""

from copy import copy
from typing import cast

import msgspec

from tangledbank import Game, Record, Rng
from tangledbank.server import wire
from tangledbank.server.entries import Begun, Gave, Laid, Sat
from tangledbank.server.listener import Listener
from tangledbank.server.rows import Line, SeatNotes
from tangledbank.server.shown import LastSent
from tangledbank.server.sitting import Sitting
from tangledbank.server.sockets import Letter, respond
from tangledbank.server.store import Store
from tangledbank.server.table import Table
from tangledbank.server.tables import Tables
from tangledbank.server.thinking import Thinkers
from tests.parts import in_parts
from tests.server.house import GAME


class NoStore(Store):
    """Keeps nothing."""

    def __init__(self) -> None:
        pass

    async def append(self, *rows: Line | SeatNotes) -> None:
        pass


def sit_down(seats: int, part: int, options: dict[str, wire.Value], game: Game = GAME) -> Sitting:
    """A game that has begun, from a shuffle that the test chooses."""
    sitting = Sitting("222222", {game.id: game})
    secret = f"{part:064x}"
    sitting.apply(Laid(game.id, game.rules_version, seats, options, "at once", secret))
    for seat in range(seats):
        sitting.apply(Sat(seat, f"Person {seat}", f"hash {seat}"))
        sitting.apply(Gave(seat, f"{part + seat + 1:064x}"))
    sitting.apply(Begun())
    return sitting


def record_of(sitting: Sitting) -> Record:
    assert sitting.record is not None
    return sitting.record


def twin_of(sitting: Sitting, seat: int | None, rng: Rng) -> Sitting:
    """The same table, except for all that the seat cannot know."""
    record = record_of(sitting)
    other = copy(sitting)
    other.heard = {each: list(heard) for each, heard in sitting.heard.items()}
    other.told = [list(events) for events in sitting.told]
    other.record = copy(record)
    other.record.entries = list(record.entries)
    other.record.traces = list(record.traces)
    other.record.places = {each: list(places) for each, places in record.places.items()}
    other.record.position = record.game.guess(record.position.view(seat), rng)
    other.record.position.now = record.position.now
    return other


async def no_reload(_code: str) -> Sitting | None:
    return None


def listen(sitting: Sitting, seat: int | None) -> tuple[Table, Listener]:
    """A table with one page, which sits there or watches. Nobody is away, no clock runs."""
    table = Table(sitting, NoStore(), Thinkers(), no_reload)
    for each in range(len(sitting.chairs)):
        table.quiet(each)
    table.away.clear()
    table.autoplay.wake = lambda: None  # type: ignore[method-assign]
    listener = Listener()
    listener.seat = seat
    listener.shown = LastSent(seq=1)
    table.listeners.append(listener)
    return table, listener


def sent(listener: Listener) -> list[bytes]:
    """What waits for a page."""
    found = []
    while not listener.outbox.empty():
        message = listener.outbox.get_nowait()
        found.append(message if isinstance(message, bytes) else wire.encoder.encode(message))
    return found


async def all_that_reaches(sitting: Sitting, seat: int | None, asked: list[str]) -> list[bytes]:
    """A welcome, a frame, and the answers to all sorts of questions, as bytes."""
    table, listener = listen(sitting, seat)
    table.welcome(listener)
    record = record_of(sitting)
    legal = () if seat is None else record.position.legal(seat)
    allowed = {record.game.notation(action) for action in legal}
    for action in asked:
        parts = in_parts(record.game, action)
        questions: list[wire.FromPage] = [wire.WhyNot("1", parts), wire.WhatIf("2", parts)]
        if action not in allowed:
            questions.append(wire.Act("3", parts, 2**40))
        for question in questions:
            text = msgspec.json.encode(question).decode()
            await respond(cast(Tables, None), table, listener, Letter(text, 0))
    return sent(listener)
