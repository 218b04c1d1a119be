"""Those who come to many tables: people who think for a while and click, and some who watch.

Runs in a process of its own, beside the server, and says in JSON when each click was shown.
"""

import asyncio
import contextlib
import json
import random
import secrets
import sys
import time
from dataclasses import dataclass
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.served import ask

PEOPLE, WATCHERS, BOTS = 2, 2, ("beginner", "easy")
THINK = (1.0, 5.0)  # seconds, from and to
LAID = 20  # tables per second, before the measurement


class Heard(msgspec.Struct):
    """The parts of a message that count here; the rest is skipped unread."""

    type: str
    id: str = ""
    seq: int = 0
    legal: tuple[dict[str, Any], ...] = ()
    at: int = -1  # table time of the last thing that happened: the same on all pages


decoder = msgspec.json.Decoder(Heard)


@dataclass
class Click:
    """One action: when it was sent, and when its own page showed it."""

    id: str
    sent: float
    shown: float = 0.0
    at: int = -1  # in table time
    answer: str = ""


class Table:
    """One table with its four pages."""

    def __init__(self, url: str, code: str, tokens: list[str]) -> None:
        self.address = f"{url.replace('http', 'ws')}/ws/{code}"
        self.tokens = tokens
        self.arrivals: dict[int, list[float]] = {}  # of frames on all pages, by table time
        self.bytes = 0
        self.is_over = False
        self.people: list[Person] = []

    async def play(self, until: float) -> None:
        """All pages, until the time is up and every click is answered."""
        async with contextlib.AsyncExitStack() as stack:
            pages = [await stack.enter_async_context(self.open()) for _page in range(4)]
            for page, token in zip(pages, [*self.tokens, *[""] * WATCHERS], strict=True):
                hello = {"type": "hello", "token": token, "nonce": secrets.token_hex(32)}
                await page.send(json.dumps(hello))
                while self.hear(await page.recv())[0].type != "welcome":
                    pass
            await pages[0].send(json.dumps({"type": "begin", "id": "begin"}))
            self.people = [Person(self, page) for page in pages[:PEOPLE]]
            readers = [asyncio.create_task(person.read()) for person in self.people]
            readers += [asyncio.create_task(self.watch(page)) for page in pages[PEOPLE:]]
            await asyncio.sleep(max(0.0, until - time.perf_counter()))
            self.is_over = True
            for _time in range(100):
                if not any(person.click for person in self.people):
                    break
                await asyncio.sleep(0.1)
            await asyncio.sleep(1)  # what is on its way to the others may arrive
            for reader in readers:
                reader.cancel()
            await asyncio.gather(*readers, return_exceptions=True)

    def open(self) -> connect:
        """A page that has not said hello."""
        return connect(self.address, max_queue=None, proxy=None, compression=None)

    def hear(self, text: str | bytes) -> tuple[Heard, float]:
        """A message, and when it came."""
        at = time.perf_counter()
        heard = decoder.decode(text)
        if heard.type == "frame":
            self.bytes += len(text)
            self.arrivals.setdefault(heard.at, []).append(at)
        return heard, at

    async def watch(self, page: ClientConnection) -> None:
        """A spectator reads, and that is all."""
        while True:
            self.hear(await page.recv())


class Person:
    """Somebody who thinks and clicks."""

    def __init__(self, table: Table, page: ClientConnection) -> None:
        self.table = table
        self.page = page
        self.frame = Heard("")
        self.shown = 0.0  # when
        self.click: Click | None = None  # not answered yet
        self.clicks: list[Click] = []
        self.is_thinking = False
        self.sending: asyncio.Task[None] | None = None

    async def read(self) -> None:
        """Look at frames, and at the answers to clicks."""
        while True:
            heard, at = self.table.hear(await self.page.recv())
            if heard.type == "frame":
                self.frame, self.shown = heard, at
            elif self.click is not None and heard.id == self.click.id:
                # The frame that shows a click comes just before its answer.
                self.click.shown, self.click.at = self.shown, self.frame.at
                self.click.answer = heard.type
                self.click = None
            if self.frame.legal and self.click is None and not self.is_thinking:
                self.is_thinking = True
                asyncio.get_running_loop().call_later(random.uniform(*THINK), self.decide)

    def decide(self) -> None:
        """Click, if there is still something to click on."""
        self.is_thinking = False
        if self.frame.legal and not self.table.is_over:
            self.sending = asyncio.create_task(self.send())

    async def send(self) -> None:
        """An action at random."""
        action = random.choice(self.frame.legal)
        message = {"type": "act", "action": action, "seq": self.frame.seq}
        self.click = Click(secrets.token_hex(8), time.perf_counter())
        self.clicks.append(self.click)
        await self.page.send(json.dumps(message | {"id": self.click.id}))


async def play_all(url: str, count: int, seconds: float, bots: tuple[str, ...]) -> dict[str, Any]:
    """Lay tables one after the other, play at all of them, and say what was measured."""
    began = time.perf_counter() + count / LAID
    until = began + seconds
    tables, games = [], []
    for number in range(count):
        await asyncio.sleep(max(0.0, began - (count - number) / LAID - time.perf_counter()))
        tables.append(await asyncio.to_thread(lay, url, bots))
        games.append(asyncio.create_task(tables[-1].play(until)))
    print("measuring", flush=True)
    began = time.perf_counter()
    await asyncio.gather(*games)
    clicks = [click for table in tables for person in table.people for click in person.clicks]
    own, everyone = [], []
    for table in tables:
        for person in table.people:
            for click in person.clicks:
                arrivals = sorted(
                    when for when in table.arrivals.get(click.at, ()) if when > click.sent
                )
                if click.answer == "done" and click.sent >= began:
                    own.append((click.shown - click.sent) * 1000)
                    everyone += [(at - click.sent) * 1000 for at in arrivals[3:4]]
    return {
        "seconds": until - began,
        "frames": sum(len(found) for table in tables for found in table.arrivals.values()),
        "bytes": sum(table.bytes for table in tables),
        "sent": len(clicks),
        "done": [click.id for click in clicks if click.answer == "done"],
        "refused": [click.id for click in clicks if click.answer == "refused"],
        "own": sorted(own),
        "everyone": sorted(everyone),
    }


def lay(url: str, bots: tuple[str, ...]) -> Table:
    """A table for two people and two bots."""
    wish = {"game": "phanerozoic", "name": "Ana", "seats": 4, "options": {}, "bots": bots,
            "pace": "at once"}  # fmt: skip
    host = ask(f"{url}/api/tables", wish)
    guest = ask(f"{url}/api/tables/{host['code']}/seats", {"name": "Ben"})
    return Table(url, host["code"], [host["token"], guest["token"]])


def main() -> None:
    """Where, at how many tables, for how long, with which bots."""
    url, tables, seconds, *bots = sys.argv[1:]
    found = play_all(url, int(tables), float(seconds), tuple(bots) or BOTS)
    print(json.dumps(asyncio.run(found)))


if __name__ == "__main__":
    main()
