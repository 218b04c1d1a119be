"""People at a few tables who hardly think, and others who watch them; for `actions.py`.

Runs in a process of its own, beside the server. It says when everyone has come in, waits to be
told to go, and says how many actions were done.
"""

import asyncio
import json
import random
import secrets
import sys
from contextlib import AsyncExitStack
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.served import ask
from tangledbank.core.game import Game
from tangledbank.core.rng import seeded
from tangledbank.shelf import GAMES

PAUSE = (0.001, 0.01)  # seconds, from and to; a page may send 80 messages at once
REFUSED = 0.3  # after an answer like that
PATIENCE = 60.0  # seconds for all


class Heard(msgspec.Struct):
    """The parts of a message that count here."""

    type: str
    id: str = ""
    seq: int = 0
    view: msgspec.Raw = msgspec.Raw(b"")
    legal: tuple[dict[str, Any], ...] = ()
    outcome: Any = None


decoder = msgspec.json.Decoder(Heard)


class Table:
    """One table, and how many actions were done at it."""

    def __init__(self, game: Game, most: int, pages: list[ClientConnection]) -> None:
        self.game = game
        self.most = most
        self.pages = pages
        self.done = 0
        self.end = asyncio.Event()

    async def play(self) -> None:
        """Until as much was done as should be, or the game is over."""
        readers = [asyncio.create_task(self.act(page)) for page in self.pages[:2]]
        readers += [asyncio.create_task(self.watch(page)) for page in self.pages[2:]]
        end = asyncio.create_task(self.end.wait())
        finished, _rest = await asyncio.wait([end, *readers], return_when=asyncio.FIRST_COMPLETED)
        self.end.set()
        for reader in readers:
            reader.cancel()
        await asyncio.gather(*readers, return_exceptions=True)
        for task in finished:
            task.result()  # or what went wrong

    async def watch(self, page: ClientConnection) -> None:
        """A spectator reads, and that is all."""
        while True:
            await page.recv()

    async def act(self, page: ClientConnection) -> None:
        """Somebody plays at random; whoever was asked for nothing waits for the next frame."""
        frame, waits, pause = Heard(""), "", PAUSE[1]
        while not self.end.is_set():
            try:
                heard = decoder.decode(await asyncio.wait_for(page.recv(), pause))
            except TimeoutError:
                if not waits and (action := self.action(frame)) is not None:
                    waits = await self.send(page, action, frame.seq)
                continue
            if heard.type == "frame":
                frame = heard
            elif heard.id == waits:
                self.done += heard.type == "done"
                waits, pause = "", random.uniform(*PAUSE) if heard.type == "done" else REFUSED
            if self.done >= self.most or frame.outcome is not None:
                self.end.set()

    def action(self, frame: Heard) -> dict[str, Any] | None:
        """A listed one, or, in a game of calls, a call: a guess from the view has them all."""
        if not frame.legal:
            return None
        if self.game.id != "clades":
            return random.choice(frame.legal)
        view = msgspec.json.decode(frame.view, type=self.game.view)
        position = self.game.guess(view, seeded(secrets.randbits(60)))
        assert self.game.likely is not None
        action = self.game.likely(position, view.seat, seeded(secrets.randbits(60)))
        return self.game.parts(action)

    async def send(self, page: ClientConnection, action: dict[str, Any], seq: int) -> str:
        """An action; its id."""
        id = secrets.token_hex(8)
        message = {"type": "act", "id": id, "action": action, "seq": seq}
        await page.send(json.dumps(message))
        return id


async def come_in(url: str, game: str, most: int, stack: AsyncExitStack) -> Table:
    """A table with its pages, dealt."""
    wish = {"game": game, "name": "Ana", "seats": 2, "options": {}}
    host = await asyncio.to_thread(ask, f"{url}/api/tables", wish)
    seats = f"{url}/api/tables/{host['code']}/seats"
    guest = await asyncio.to_thread(ask, seats, {"name": "Ben"})
    address = f"{url.replace('http', 'ws')}/ws/{host['code']}"
    pages = []
    for token in (host["token"], guest["token"], "", ""):
        page = await stack.enter_async_context(
            connect(address, max_queue=None, max_size=None, proxy=None, compression=None)
        )
        hello = {"type": "hello", "token": token, "nonce": secrets.token_hex(32)}
        await page.send(json.dumps(hello))
        while decoder.decode(await page.recv()).type != "welcome":
            pass
        pages.append(page)
    await pages[0].send(json.dumps({"type": "begin", "id": "begin"}))
    return Table(GAMES[game], most, pages)


async def play_all(url: str, game: str, count: int, most: int) -> None:
    """Come in at all tables; then, when told to, play at all of them."""
    async with AsyncExitStack() as stack:
        tables = [await come_in(url, game, most, stack) for _table in range(count)]
        print("in", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*[table.play() for table in tables])
        await asyncio.sleep(0.2)  # the last frames are still on their way
        print(sum(table.done for table in tables), flush=True)


def main() -> None:
    """Where, which game, at how many tables, how many actions at each."""
    url, game, tables, actions = sys.argv[1:]
    asyncio.run(play_all(url, game, int(tables), int(actions)))


if __name__ == "__main__":
    main()
