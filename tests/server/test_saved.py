"""Saved before seen: the server is killed again and again, and nothing that was shown is lost."""

import asyncio
import contextlib
import random
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from tangledbank import GAMES
from tangledbank.server import wire
from tangledbank.server.entries import Acted, AnyEntry, read_entry
from tangledbank.server.sitting import Sitting
from tangledbank.server.store import open_store
from tests.server.house import BOT, GAME
from tests.server.pages import PATIENCE, Page
from tests.server.seen import moments_of
from tests.server.travellers import Traveller
from tests.server.waiting import until

ROOT = Path(__file__).parents[2]
KILLS = 8


class Mortal:
    """A server process that can be killed and started again, on the same port and folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with contextlib.closing(socket.socket()) as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        command = [sys.executable, "-m", "tests.server.serve", str(self.folder), str(self.port)]
        self.process = subprocess.Popen(command, cwd=ROOT)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}") as rest:
            async with asyncio.timeout(PATIENCE):
                while True:
                    assert self.process.poll() is None, "the server does not start"
                    with contextlib.suppress(httpx.HTTPError):
                        await rest.get("/api/health")
                        return
                    await asyncio.sleep(0.02)

    async def kill(self) -> None:
        """At once, and see that nothing of it is left."""
        assert self.process is not None
        workers = children_of(self.process.pid)
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
        see_them_end(workers)

    def close(self) -> None:
        """Whatever has happened, leave no process behind."""
        if self.process is not None:
            self.process.kill()
            self.process.wait(PATIENCE)

    def stop(self) -> None:
        """In peace: told to end, it ends, and says that all is well."""
        assert self.process is not None
        workers = children_of(self.process.pid)
        self.process.terminate()
        assert self.process.wait(PATIENCE) in (0, -signal.SIGTERM)
        see_them_end(workers)


def see_them_end(workers: list[int]) -> None:
    """They hear of their server's end, and follow."""
    latest = time.monotonic() + PATIENCE
    while any(is_alive(worker) for worker in workers):
        assert time.monotonic() < latest, "a worker outlives its server"
        time.sleep(0.02)


def children_of(parent: int) -> list[int]:
    """The processes that a process has started, and those that they have."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit() and stat_of(int(folder.name))[1:2] == [str(parent)]:
            found += [int(folder.name), *children_of(int(folder.name))]
    return found


def is_alive(process: int) -> bool:
    """Whether it runs; one that nobody has buried yet does not."""
    return stat_of(process)[:1] not in ([], ["Z"], ["X"])


def stat_of(process: int) -> list[str]:
    """State and parent, and more; nothing if there is no such process."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return []


async def lay(server: Mortal, rng: random.Random) -> list[Traveller]:
    """A long game of two people and a bot, and somebody who watches."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}") as rest:
        wish = {"game": GAME.id, "name": "Ana", "seats": 3, "options": {"rounds": 20},
                "bots": [BOT], "pace": "at once"}  # fmt: skip
        ana = (await rest.post("/api/tables", json=wish)).json()
        ben = (await rest.post(f"/api/tables/{ana['code']}/seats", json={"name": "Ben"})).json()
    code = ana["code"]
    address = f"ws://127.0.0.1:{server.port}/ws/{code}"
    pages = [await Page.connect(address), await Page.connect(address)]
    for page, ticket in zip(pages, (ana, ben), strict=True):
        await page.hello(ticket["token"])
        await page.until(wire.Welcome)
    await pages[0].done("begin")
    for page in pages:
        await page.close()
    return [
        Traveller(f"{code} {number}", address, token, random.Random(rng.random()), pause=0.02)
        for number, token in enumerate((ana["token"], ben["token"], ""))
    ]


@pytest.mark.slow
@pytest.mark.once
@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
async def test_what_was_shown_outlives_any_death_of_the_server(tmp_path: Path) -> None:
    rng = random.Random(4)
    server = Mortal(tmp_path)
    with contextlib.closing(server):
        tables = await live_and_die(server, rng)

    logs = await saved_in(tmp_path, [table[0].code for table in tables])
    for table, entries in zip(tables, logs, strict=True):
        clicks = Counter(entry.id for entry in entries if isinstance(entry, Acted) and entry.id)
        assert set(clicks.values()) == {1}
        assert set(clicks) == {id for traveller in table for id in traveller.done}
        assert any(isinstance(entry, Acted) and not entry.id for entry in entries), "bots acted"
        moments = moments_of(Sitting("222222", GAMES), entries)
        for traveller in table:
            for page in traveller.connections:
                views = [moment[page.seat] for moment in moments]
                assert all(frame.view in views for frame in page.frames)


async def live_and_die(server: Mortal, rng: random.Random) -> list[list[Traveller]]:
    """Two games, through many deaths of the server and one peaceful end."""
    await server.start()
    tables = [await lay(server, rng) for _table in range(2)]
    travellers = [traveller for table in tables for traveller in table]
    journeys = [asyncio.create_task(traveller.travel()) for traveller in travellers]

    for _death in range(KILLS):
        await until(moved_on(travellers))
        await asyncio.sleep(rng.random() * 0.1)  # at no special moment
        await server.kill()
        await server.start()
    await go_home(travellers, journeys)
    server.stop()
    return tables


def moved_on(travellers: list[Traveller]) -> Callable[[], bool]:
    """Whether each of them has been shown three frames more than now."""
    shown = [len(one.frames()) for one in travellers]
    return lambda: all(len(one.frames()) >= n + 3 for one, n in zip(travellers, shown, strict=True))


async def go_home(travellers: list[Traveller], journeys: list[asyncio.Task[None]]) -> None:
    """Wait for the answers to what was said, and say no more."""
    for traveller in travellers:
        traveller.is_leaving = True
    await until(lambda: not any(traveller.click for traveller in travellers))
    for journey in journeys:
        journey.cancel()
    ends = await asyncio.gather(*journeys, return_exceptions=True)
    assert [end for end in ends if isinstance(end, Exception)] == []


async def saved_in(folder: Path, codes: list[str]) -> list[list[AnyEntry]]:
    """The logs of tables, as a new server would find them."""
    with contextlib.closing(open_store(folder)) as store:
        return [[read_entry(text) for text in await store.entries(code)] for code in codes]
