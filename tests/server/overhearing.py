"""What a table sends to whom, byte for byte: the same script with another secret is compared."""

import re
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace as replace_field
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tangledbank import GAMES, Position
from tangledbank.core.record import read_record
from tangledbank.core.rooms import FURNISHED, rooms_of
from tangledbank.server import wire
from tangledbank.server.listener import Listener
from tests.server.house import NAMES, OpenHouse, open_house
from tests.server.pages import Frame, Page
from tests.server.seen import view_of

SECRET = f"{7:064x}"  # the server's part of the shuffle, if two tables are dealt alike
CHANGES = re.compile(r'"(seq|at|clock)":\d+')  # in frames: when and how many, never what

Script = Sequence[tuple[int, str]]  # seats, and what each does
Look = Callable[[Listener, str], None]  # whose message, and what it says
Change = Callable[[Any, int | None, Any], Any]  # a position, a seat, its view: another view


# -- what would get out --------------------------------------------------------------------
def let_out(monkeypatch: pytest.MonkeyPatch, kind: type[Position], change: Change) -> None:
    """Every view of such positions is changed: what a mistake in `seen/` would let out."""
    rooms = rooms_of(kind)

    def view(position: Position, seat: int | None) -> Any:
        return change(position, seat, rooms.view(position, seat))

    monkeypatch.setitem(FURNISHED, kind, replace_field(rooms, view=view))


# -- tables --------------------------------------------------------------------------------
async def gather(
    house: OpenHouse,
    game: str,
    people: int,
    bots: tuple[str, ...] = (),
    options: dict[str, wire.Value] | None = None,
) -> list[Page]:
    """Ana and the others, with bots between her and them, and last Eve who watches."""
    host = await house.lay(people + len(bots), bots, options, game)
    tickets = [host, *[await house.sit(host.code, name) for name in NAMES[: people - 1]]]
    pages = [await house.open(one, nonce=f"{one.seat + 1:064x}") for one in tickets]
    return [*pages, await house.open(host.code, "Eve")]


async def lay_out(house: OpenHouse, pages: list[Page], position: Position) -> None:
    """Everything lies like this; whatever was dealt is gone."""
    table = house.table(pages[0])
    async with table.turn():
        assert table.sitting.record is not None
        table.sitting.record.position = position
        table.show(*table.listeners)
    await catch_up(pages)


async def catch_up(pages: Iterable[Page]) -> None:
    for page in pages:
        await page.catch_up()


async def follow(pages: list[Page], script: Script) -> None:
    """The seats do this, one after another, and everyone has heard of it."""
    for seat, action in script:
        if action == "take back":
            await pages[seat].done("take back")
        else:
            await pages[seat].act(action)
    await catch_up(pages)


async def act(pages: list[Page], seat: int, action: str) -> None:
    """A seat acts, or takes back what it did, and everyone has heard of it."""
    await follow(pages, [(seat, action)])


async def told_of(page: Page, seat: int, **wanted: object) -> None:
    """Wait until the page has heard this about a seat."""
    while any(getattr(page.table.seats[seat], name) != value for name, value in wanted.items()):
        await page.until(wire.TableChanged)


# -- what is sent --------------------------------------------------------------------------
def so_far(pages: list[Page]) -> list[int]:
    """How many messages have come."""
    return [len(page.texts) for page in pages]


def received(page: Page, start: int) -> list[str]:
    """Every message since then, except for answers to the page itself, and for time."""
    since = [text for text in page.texts[start:] if '"type":"done"' not in text]
    return [CHANGES.sub(r'"\1":0', text) for text in since]


def overheard(pages: list[Page], starts: list[int], *but: int) -> list[list[str]]:
    """What has reached everyone but some since then, each message as it came."""
    since = [received(page, start) for page, start in zip(pages, starts, strict=True)]
    return [texts for seat, texts in enumerate(since) if seat not in but]


def timeless(frame: Frame) -> Frame:
    """The frame except for its number, and for events, which came with the log."""
    return replace(frame, seq=0, events=(), clock=None)


# -- restarts and records ------------------------------------------------------------------
async def restarts_alike(
    house: OpenHouse,
    folder: Path,
    reach: Callable[[OpenHouse], Awaitable[list[Page]]],
    go_on: Callable[[list[Page]], Awaitable[object]],
) -> None:
    """A table that was reached, left and opened again goes on as one that was never left."""
    expected = await go_on(await reach(house))
    async with open_house(folder) as first:
        pages = await reach(first)
        before = [page.frames[-1] for page in pages]
        logs = [page.log for page in pages]

    async with open_house(folder) as second:
        tickets = [page.ticket if page.ticket.token else page.table.code for page in pages]
        back = [await second.open(ticket) for ticket in tickets]
        frames = [await page.shown() for page in back]
        assert [page.log for page in back] == logs
        assert list(map(timeless, frames)) == list(map(timeless, before))

        assert await go_on(back) == expected


async def replayed(house: OpenHouse, eve: Page, *players: Page) -> Frame:
    """The last that Eve saw of a game, to which its record and its log lead again."""
    await catch_up([eve, *players])
    code, last = eve.table.code, eve.frames[-1]
    record = read_record((await house.rest.get(f"/api/tables/{code}/record")).text, GAMES)
    again = await house.tables.rebuild(code)
    assert again is not None

    assert last.outcome == record.outcome() is not None
    for page in (eve, *players):
        assert page.frames[-1].view == view_of(again, page.seat)
    assert wire.encoder.encode(record.position.view(None)) == wire.encoder.encode(last.view)
    return last
