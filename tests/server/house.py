"""A server inside the tests: real sockets on a free port of this machine, in the tests' own loop.

Tests may look behind the scenes: `house.tables` are the live tables, with all their secrets.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
import uvicorn
from sqlalchemy import event

from tangledbank import GAMES, Game
from tangledbank.bots import bot_names
from tangledbank.core.bot import Choice
from tangledbank.server import wire
from tangledbank.server.app import House
from tangledbank.server.entries import AnyEntry, read_entry
from tangledbank.server.page import PAGE
from tangledbank.server.rest import NewTable, Problem, Ticket
from tangledbank.server.serving import Wish, listening_socket, settings
from tangledbank.server.store import Store, open_store
from tangledbank.server.table import GRACE, Table
from tangledbank.server.tables import Tables
from tangledbank.server.thinking import A, Q, Question, Thinkers
from tests.server.pages import PATIENCE, Page

GAME = GAMES["phanerozoic"]
SHORT = {"rounds": 1}
TRIALS = 10  # for each decision of an analysis


def a_bot(game: str = GAME.id) -> str:
    """The weakest that people are offered; it is also the quickest."""
    return bot_names(GAMES[game])[0]


BOT = a_bot()


class InProcess(Thinkers):
    """Bots, advisers and readers that think here and now, so that a test starts no processes."""

    async def ask(self, work: Callable[[Q], A], question: Q) -> A:
        return work(question)


class Noted(InProcess):
    """Bots that do as they think best, or always this one thing, and what they were asked."""

    def __init__(self, action: int | None = None) -> None:
        super().__init__(1)
        self.action = action
        self.took = 0.0  # seconds to think
        self.asked: list[Question] = []

    async def choose(self, question: Question) -> Choice:
        self.asked.append(question)
        await asyncio.sleep(self.took)
        return await super().choose(question) if self.action is None else Choice(self.action)


class QuietServer(uvicorn.Server):
    """Leaves Ctrl-C to pytest, and ends the moment it is told to."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.is_open, self.is_told = asyncio.Event(), asyncio.Event()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    async def main_loop(self) -> None:
        await self.on_tick(0)
        self.is_open.set()
        await self.is_told.wait()


@dataclass
class OpenHouse:
    """A server that runs, and those who talk to it."""

    url: str
    store: Store
    tables: Tables
    rest: httpx.AsyncClient
    pages: list[Page] = field(default_factory=list)

    # -- REST ------------------------------------------------------------------------------
    async def lay(
        self,
        seats: int = 3,
        bots: tuple[str, ...] = (),
        options: dict[str, wire.Value] | None = None,
        game: str = GAME.id,
    ) -> Ticket:
        """A new table, whose bots play at once."""
        wish = NewTable(game, "Ana", seats, options or {}, bots, "at once")
        reply = await self.rest.post("/api/tables", json=msgspec.to_builtins(wish))
        assert reply.status_code == 201, reply.text
        return msgspec.convert(reply.json(), Ticket)

    async def sit(self, code: str, name: str = "Ben", seat: int | None = None) -> Ticket:
        """Somebody takes a seat."""
        wish = {"name": name, "seat": seat}
        reply = await self.rest.post(f"/api/tables/{code}/seats", json=wish)
        assert reply.status_code == 201, reply.text
        return msgspec.convert(reply.json(), Ticket)

    async def look(self, code: str) -> wire.TableInfo:
        """A table, as anyone sees it."""
        reply = await self.rest.get(f"/api/tables/{code}")
        assert reply.status_code == 200, reply.text
        return msgspec.convert(reply.json(), wire.TableInfo)

    async def problem(self, method: str, path: str, status: int, body: object = None) -> str:
        """The sentence with which a request is refused."""
        reply = await self.rest.request(method, path, json=body)
        assert reply.status_code == status, reply.text
        return msgspec.convert(reply.json(), Problem).sentence

    # -- pages -----------------------------------------------------------------------------
    async def open(self, ticket: Ticket | str, name: str = "", nonce: str = "") -> Page:
        """A page at a table: with a ticket from its seat, with only a code to watch."""
        if isinstance(ticket, str):
            ticket = Ticket(ticket, -1, "")
        page = await self.connect(ticket.code)
        page.ticket = ticket
        await page.hello(ticket.token, name, **({"nonce": nonce} if nonce else {}))
        await page.until(wire.Welcome)
        return page

    async def connect(self, code: str) -> Page:
        """A page that has not said hello."""
        page = await Page.connect(f"{self.url.replace('http', 'ws')}/ws/{code}")
        self.pages.append(page)
        return page

    async def send_home(self) -> None:
        """Close all pages."""
        for page in self.pages:
            await page.close()
        self.pages.clear()

    async def tidy_up(self) -> None:
        """Close all pages, and the tables at which bots or a clock would go on for nobody."""
        await self.send_home()
        for code, table in list(self.tables.live.items()):
            if table.sitting.stage != "over":
                table.close()
                del self.tables.live[code]

    async def gather(self, people: int = 2, seats: int = 3, **options: wire.Value) -> list[Page]:
        """A table with this many people, bots on the other seats, and all pages open."""
        host = await self.lay(seats, options=options)
        tickets = [host, *[await self.sit(host.code, name) for name in NAMES[: people - 1]]]
        pages = [await self.open(ticket) for ticket in tickets]
        for seat in range(people, seats):
            await pages[0].done("seat bot", seat=seat, bot=BOT)
        return pages

    async def play(self, people: int = 2, seats: int = 3, **options: wire.Value) -> list[Page]:
        """The same, with the cards dealt and seen."""
        pages = await self.gather(people, seats, **options)
        await pages[0].done("begin")
        for page in pages:
            await page.shown()
        return pages

    # -- behind the scenes -----------------------------------------------------------------
    def table(self, page: Page) -> Table:
        """The live table of a page."""
        return self.tables.live[page.table.code]

    async def entries(self, code: str) -> list[AnyEntry]:
        """What is saved of a table."""
        return [read_entry(text) for text in await self.store.entries(code)]


def spare_the_disk(store: Store) -> None:
    """A commit does not wait until it would outlive a power cut; no test here cuts the power."""
    event.listen(store.engine, "connect", lambda base, _record: base.execute(NO_SYNC).close())
    store.engine.dispose()  # and with it the connection that was there before


NO_SYNC = "PRAGMA synchronous=OFF"
NAMES = ("Ben", "Cleo", "Dina")
# The server hangs up after some idle seconds, which may be just when a test goes on.
NO_IDLE_LINE = httpx.Limits(max_keepalive_connections=0)


@contextlib.asynccontextmanager
async def open_house(
    folder: Path,
    *,
    games: Mapping[str, Game] = GAMES,
    thinkers: Thinkers | None = None,
    grace: float = GRACE,
    keep_days: int | None = None,
    page: Path = PAGE,
) -> AsyncIterator[OpenHouse]:
    """A server on a folder, until the end of the block."""
    store = open_store(folder)
    spare_the_disk(store)
    house = House(
        games, store, thinkers or InProcess(), InProcess(), InProcess(1), TRIALS, grace=grace,
        keep_days=keep_days, page=page,
    )  # fmt: skip
    config = settings(house)
    server = QuietServer(config)
    with contextlib.closing(store), listening_socket(Wish(port=0)) as door:
        url = f"http://127.0.0.1:{door.getsockname()[1]}"
        serving = asyncio.create_task(server.serve(sockets=[door]))
        await server.is_open.wait()
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, limits=NO_IDLE_LINE) as rest:
            opened = OpenHouse(url, store, config.app.state.tables, rest)  # type: ignore[union-attr]
            try:
                yield opened
            finally:
                await opened.send_home()
                server.is_told.set()
                await serving
