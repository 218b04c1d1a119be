"""Commit, then tell: nobody sees what is not saved, and what cannot be saved has not happened."""

import asyncio
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from tangledbank import GAMES
from tangledbank.server import autoplay, wire
from tangledbank.server.entries import Acted, read_entry
from tangledbank.server.rows import Line
from tangledbank.server.sitting import Sitting
from tests import toys
from tests.server.house import BOT, SHORT, OpenHouse, open_house
from tests.server.pages import PATIENCE, Frame, play_out
from tests.server.seen import moments_of
from tests.server.waiting import silence, until
from tests.toys import FIREFLY

pytestmark = pytest.mark.once


@contextmanager
def held(house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """The disk takes its time, from when the event is set to the end of the block."""
    begun, go_on = threading.Event(), threading.Event()
    save = house.store.save

    def wait_and_save(lines: Sequence[Line]) -> None:
        begun.set()
        go_on.wait(PATIENCE)
        save(lines)

    with monkeypatch.context() as patch:
        patch.setattr(house.store, "save", wait_and_save)
        try:
            yield begun
        finally:
            go_on.set()


@contextmanager
def full(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch, *, unreadable: bool = False
) -> Iterator[threading.Event]:
    """The disk takes nothing more, or is not there any more; the event says who has noticed."""
    noticed = threading.Event()

    def fail(*_all: object) -> None:
        noticed.set()
        raise OperationalError("INSERT", {}, Exception("database or disk is full"))

    with monkeypatch.context() as patch:
        patch.setattr(house.store, "save", fail)
        if unreadable:
            patch.setattr(house.store, "query", fail)
        yield noticed


async def test_nobody_sees_an_action_before_it_is_saved(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, guest = await house.play(people=2, seats=2)
    watcher = await house.open(host.table.code)
    for page in (host, guest, watcher):
        await page.catch_up()

    with held(house, monkeypatch) as begun:
        await host.say("act", id="x", action=host.frames[-1].legal[0], seq=host.frames[-1].seq)
        await until(begun.is_set)
        await house.rest.get("/api/health")  # takes the server longer than to send a message
        assert [await silence(page) for page in (host, guest, watcher)] == [True] * 3

    for page in (host, guest, watcher):
        await page.until(Frame)
    await host.until(wire.Done)


async def test_whoever_comes_by_sees_only_what_is_saved(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Least of all the secret of a shuffle, before the end of the game is saved."""
    host, guest = await house.play(people=2, seats=2, **SHORT)
    code = host.table.code
    table = house.table(host)
    save = house.store.save
    looked: list[asyncio.Task[wire.TableInfo]] = []
    answered_early: list[bool] = []
    loop = asyncio.get_running_loop()

    def look_then_save(lines: Sequence[Line]) -> None:
        """When the last line comes, somebody looks before it is saved."""
        if table.sitting.stage == "over" and not looked:
            asyncio.run_coroutine_threadsafe(start_looking(), loop).result(PATIENCE)
            answered_early.append(looked[0].done())
        save(lines)

    comes = asyncio.Event()
    look = table.look

    async def noted_look() -> wire.TableInfo:
        comes.set()
        return await look()

    async def start_looking() -> None:
        looked.append(asyncio.create_task(house.look(code)))
        await comes.wait()
        await house.rest.get("/api/health")  # takes as long as an answer would have taken

    with monkeypatch.context() as patch:
        patch.setattr(table, "look", noted_look)
        patch.setattr(house.store, "save", look_then_save)
        await play_out(host, guest)

    assert (await looked[0]).stage == "over"
    assert answered_early == [False], "it waits until the end is saved"


@pytest.mark.parametrize("unreadable", [False, True])
async def test_what_cannot_be_saved_has_not_happened(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch, unreadable: bool
) -> None:
    host, guest = await house.play(people=2, seats=2)
    code = host.table.code
    before, shown = await house.store.entries(code), len(guest.frames)

    with full(house, monkeypatch, unreadable=unreadable):
        for _time in range(2):
            refusal = await host.refused(
                "act", action=host.frames[-1].legal[0], seq=host.frames[-1].seq
            )
            assert refusal.code == "not saved"
            assert "database or disk is full" in refusal.sentence

    assert await house.store.entries(code) == before
    again = await house.open(host.ticket)
    assert (await again.shown()).view == host.frames[-1].view
    await guest.catch_up()
    assert len(guest.frames) == shown
    await again.act()
    await guest.act()
    sitting = Sitting(code, GAMES)
    moments = moments_of(sitting, await house.entries(code))
    assert guest.frames[-1].view == moments[-1][guest.seat]


async def test_a_seat_that_cannot_be_saved_is_not_taken(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = (await house.lay(2)).code

    with full(house, monkeypatch):
        said = await house.problem("POST", f"/api/tables/{code}/seats", 503, {"name": "Ben"})

    assert said == "The tables cannot be saved: database or disk is full."
    assert (await house.look(code)).seats[1].who == "open"
    assert (await house.sit(code)).seat == 1


async def test_whoever_cannot_be_let_in_is_asked_to_come_again(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    ticket = await house.lay(2)
    page = await house.connect(ticket.code)

    with full(house, monkeypatch):
        await page.hello(ticket.token)
        bye = await page.farewell()

    assert (bye.code, bye.again) == ("not saved", True)
    assert (await house.open(ticket)).seat == 0


async def test_a_bot_goes_on_when_the_disk_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(autoplay, "RETRY", 0.02)
    async with open_house(tmp_path) as house:
        (host,) = await house.gather(people=1, seats=2)
        is_full, is_back = threading.Event(), threading.Event()
        save = house.store.save

        def save_people_only(lines: Sequence[Line]) -> None:
            entry = read_entry(lines[-1].entry)
            if isinstance(entry, Acted) and entry.seat == 1 and not is_back.is_set():
                is_full.set()
                raise OperationalError("INSERT", {}, Exception("database or disk is full"))
            save(lines)

        monkeypatch.setattr(house.store, "save", save_people_only)
        await host.done("begin")
        await host.act()
        await until(is_full.is_set)
        is_back.set()

        while host.frames[-1].view["phase"] == "choosing":
            await host.until(Frame)

    assert "the bot at seat 1" in caplog.text


async def test_time_goes_on_when_the_disk_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(autoplay, "RETRY", 0.02)
    monkeypatch.setattr(toys, "SECOND", 40)
    async with open_house(tmp_path, games={FIREFLY.id: FIREFLY}) as house:
        page = await house.open(await house.lay(1, game=FIREFLY.id, options={"cards": 4}))
        await page.done("begin")
        with full(house, monkeypatch) as noticed:
            await until(noticed.is_set)

        while (await page.shown()).outcome is None:
            await page.until(Frame)

    assert [frame.at for frame in page.frames] == [0, 40, 80, 120, 160]
    assert "the clock of table" in caplog.text


async def test_nothing_unsaved_is_told_while_the_disk_cannot_even_be_read(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    ticket = await house.lay(2, bots=(BOT,))
    page = await house.open(ticket)
    spectator = await house.open(ticket.code)

    with full(house, monkeypatch, unreadable=True):
        assert (await page.refused("begin")).code == "not saved"
        assert (await spectator.refused("rename", name="Eve")).code == "not saved"

    assert (await house.look(ticket.code)).stage == "gathering"
