"""The server's doors: REST for what there is, one WebSocket per table, and the page itself."""

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any

from fastapi import FastAPI, Header, Query, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

from tangledbank.core.errors import IllegalAction, TangledBankError, UnknownGame
from tangledbank.core.game import Game
from tangledbank.server import decks, rest, wire
from tangledbank.server.analyses import Analysts
from tangledbank.server.branches import leave
from tangledbank.server.catalogue import (
    CardInfo,
    FormInfo,
    GameInfo,
    StoryInfo,
    card_infos,
    form_infos,
    game_info,
    story_info,
)
from tangledbank.server.doors import Doors
from tangledbank.server.page import PAGE, add_brought, add_page
from tangledbank.server.records import RETRY_AFTER, Busy, Readers, sent
from tangledbank.server.replay import WATCHER
from tangledbank.server.sockets import converse
from tangledbank.server.store import Store, StoreError
from tangledbank.server.table import GRACE, Table
from tangledbank.server.tables import Tables
from tangledbank.server.thinking import Thinkers
from tangledbank.shelf import in_place

ANALYSTS = min(2, os.cpu_count() or 1)  # processes
TOML = "application/toml"
TAKES_TEXT = {
    "requestBody": {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}
}
Token = Annotated[str, Header(alias="X-Seat-Token", description="of the seat that asks")]
Viewpoint = Annotated[
    str,
    Query(
        alias="as", min_length=1, max_length=12, description="a seat from 0 on, `watcher` or `open`"
    ),
]
PROBLEMS: dict[int | str, dict[str, object]] = {
    status: {"model": rest.Problem} for status in (400, 404, 409, 413, 422, 503)
}


@dataclass
class House:
    """What a server needs: games, a store, bots, and where others find it."""

    games: Mapping[str, Game]
    store: Store
    thinkers: Thinkers = field(default_factory=Thinkers)
    readers: Thinkers = field(default_factory=lambda: Thinkers(1))  # of records; bots do not wait
    # Analyses come last: nobody waits for them with a card in the hand.
    analysts: Thinkers = field(default_factory=lambda: Thinkers(ANALYSTS, gentle=True))
    trials: int = 0  # for each decision that is analysed; 0: as many as usual
    version: str = "from source"
    compiled: bool = False
    addresses: tuple[str, ...] = ()
    names: tuple[str, ...] = ()  # host names by which the server is known, besides its numbers
    grace: float = GRACE
    keep_days: int | None = None  # how long untouched tables are kept; None: for ever
    page: Path = PAGE


def make_app(house: House) -> FastAPI:
    """The application."""
    tables = Tables(house.games, house.store, house.thinkers, house.grace)
    analysts = Analysts(house.analysts, house.store, house.trials)

    @contextlib.asynccontextmanager
    async def life(_app: FastAPI) -> AsyncIterator[None]:
        chores = [asyncio.create_task(tables.wake_all()), asyncio.create_task(tables.tidy())]
        if house.keep_days is not None:
            chores.append(asyncio.create_task(tables.forget_daily(house.keep_days)))
        yield
        for chore in chores:
            chore.cancel()
        tables.close()
        analysts.close()
        house.thinkers.close()
        house.readers.close()

    app = FastAPI(
        title="Tangled Bank", version=house.version, lifespan=life, redoc_url=None,
        docs_url=None, openapi_url="/api/openapi.json", responses=PROBLEMS,
    )  # fmt: skip
    app.state.tables = tables
    app.add_middleware(GZipMiddleware, minimum_size=2000)
    app.add_middleware(Doors, names=house.names)
    add_errors(app)
    add_games(app, house)
    add_tables(app, tables)
    add_replays(app, tables, Readers(house.readers))
    add_analyses(app, tables, analysts)
    add_brought(app, house.games)
    add_page(app, house.page)
    return app


def add_errors(app: FastAPI) -> None:
    """Whatever goes wrong is one sentence."""

    @app.exception_handler(TangledBankError)
    def refused(_request: Request, error: TangledBankError) -> Response:
        if isinstance(error, IllegalAction):
            return problem(409, error.refusal.code, error.refusal.sentence)
        if isinstance(error, UnknownGame):
            return problem(404, "no such game", str(error))
        if isinstance(error, StoreError):
            return problem(503, "not saved", str(error))
        if isinstance(error, Busy):
            return problem(503, "busy", str(error), {"Retry-After": str(RETRY_AFTER)})
        return problem(400, "refused", str(error))

    @app.exception_handler(RequestValidationError)
    def malformed(_request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"][1:])
        return problem(422, "bad request", f"{where or 'The request'}: {first['msg']}.")

    @app.exception_handler(HTTPException)
    def missing(_request: Request, error: HTTPException) -> Response:
        return problem(error.status_code, "http", f"{error.detail}.", error.headers)


def problem(
    status: int, code: str, sentence: str, headers: Mapping[str, str] | None = None
) -> Response:
    """A Problem as JSON."""
    return JSONResponse({"code": code, "sentence": sentence}, status, headers)


def add_games(app: FastAPI, house: House) -> None:
    """What there is to play."""

    @app.get("/api/health")
    def health() -> rest.Health:
        """That the server is alive, and where others find it."""
        return rest.Health(house.version, house.compiled, house.addresses)

    @app.get("/api/games")
    def games() -> list[GameInfo]:
        """The shelf, from the left."""
        return [game_info(game) for game in in_place(house.games)]

    @app.get("/api/games/{game}/story")
    def story(game: str) -> StoryInfo:
        """What a game is about, and where to get its paper game."""
        return story_info(house.games[game].story)

    @app.get("/api/games/{game}/forms")
    def forms(game: str) -> list[FormInfo]:
        """How a game's actions are written; nothing, if each is only a verb."""
        return form_infos(house.games[game])

    @app.get("/api/games/{game}/cards")
    def cards(game: str) -> list[CardInfo]:
        """A game's deck, as people see it."""
        return card_infos(house.games[game])

    @app.get("/api/games/{game}/rulebook", **text_of("text/markdown"))
    def rulebook(game: str) -> Response:
        """A game's rules, as Markdown."""
        return PlainTextResponse(house.games[game].rulebook(), media_type="text/markdown")

    @app.get("/api/games/{game}/deck", **text_of(TOML))
    def deck(game: str) -> Response:
        """A game's own card file, to begin another from, if its tables may bring decks."""
        found = house.games[game]
        if not found.own_decks:
            raise decks.no_own_decks(found)
        return card_file(found)


def card_file(game: Game) -> Response:
    """The game's deck as a file to keep."""
    headers = {"Content-Disposition": f'attachment; filename="{game.id}.toml"'}
    return PlainTextResponse(game.card_file(), media_type=TOML, headers=headers)


def text_of(kind: str) -> dict[str, Any]:
    """How an answer that is not JSON is described."""
    text: dict[int | str, dict[str, Any]] = {
        200: {"content": {kind: {"schema": {"type": "string"}}}}
    }
    return {"response_class": Response, "responses": text}


def json_of_games() -> dict[str, Any]:
    """How an answer whose form each game chooses is described."""
    anything: dict[int | str, dict[str, Any]] = {200: {"content": {"application/json": {}}}}
    return {"response_class": Response, "responses": anything}


def add_tables(app: FastAPI, tables: Tables) -> None:
    """Tables: laid, joined, and asked about."""

    async def found(code: str) -> Table:
        return await find_table(tables, code)

    @app.post("/api/tables", status_code=201)
    async def lay(wish: rest.NewTable) -> rest.Ticket:
        """Lay a table; its host sits on the first seat."""
        return (await tables.lay(wish))[1]

    @app.get("/api/tables")
    async def waiting() -> list[rest.OpenTable]:
        """The tables that wait for players and that their hosts let everyone see."""
        return tables.waiting()

    @app.get("/api/tables/{code}")
    async def look(code: str) -> wire.TableInfo:
        """Who sits at a table."""
        return await (await found(code)).look()

    @app.post("/api/tables/{code}/seats", status_code=201)
    async def sit(code: str, wish: rest.NewSeat) -> rest.Ticket:
        """Take a free seat."""
        return await (await found(code)).sit(wish.name, wish.seat)

    @app.get("/api/tables/{code}/record", **text_of("application/jsonl"))
    async def record(code: str) -> Response:
        """The whole game as JSON lines, once it is over."""
        table = await found(code)
        past = await table.past()
        headers = {"Content-Disposition": f'attachment; filename="{table.sitting.code}.jsonl"'}
        return PlainTextResponse(past.text(), media_type="application/jsonl", headers=headers)

    @app.get("/api/tables/{code}/afterwards", **json_of_games())
    async def afterwards(code: str) -> Response:
        """A look back at the game, once it is over; what it shows is the game's own."""
        text = await (await found(code)).look_back()
        if not text:
            raise HTTPException(404, "This game has nothing to look back at")
        return Response(text, media_type="application/json")

    add_decks(app, found)

    @app.websocket("/ws/{code}")
    async def listen(socket: WebSocket, code: str) -> None:
        await converse(tables, socket, code)


async def find_table(tables: Tables, code: str) -> Table:
    """The table with that code, or nothing at that address."""
    table = await tables.find(code)
    if table is None:
        raise HTTPException(404, "There is no table with this code")
    return table


def add_replays(app: FastAPI, tables: Tables, readers: Readers) -> None:
    """Games that are over, looked at again."""

    @app.get("/api/tables/{code}/replay", **json_of_games())
    async def replay(code: str, request: Request, viewpoint: Viewpoint = WATCHER) -> Response:
        """The game of a table, step by step, once it is over."""
        table = await find_table(tables, code)
        content = await readers.of_table(table, viewpoint)
        return await sent(content, request.headers.get("accept-encoding", ""))

    @app.post("/api/tables/{code}/branches", status_code=201)
    async def branch(code: str, wish: rest.NewBranch) -> rest.Ticket:
        """Lay a table that goes on from a moment of this one's game, once that is over."""
        table = await find_table(tables, code)
        left = leave(await table.past(), wish.entries, table.sitting.code)
        return await tables.branch(left, wish, [chair.bot for chair in table.sitting.chairs])

    @app.post("/api/branches", status_code=201)
    async def branch_off(wish: rest.NewBranch) -> rest.Ticket:
        """Lay a table that goes on from a moment of the game of a record."""
        return await tables.branch(await readers.leave(wish.record, wish.entries), wish)

    @app.post("/api/replays", openapi_extra=TAKES_TEXT, **json_of_games())
    async def upload(request: Request, viewpoint: Viewpoint = WATCHER) -> Response:
        """The game of a record, step by step; one that does not replay is refused."""
        content = await readers.of_file(await request.body(), viewpoint)
        return await sent(content, request.headers.get("accept-encoding", ""))

    @app.post("/api/replays/afterwards", openapi_extra=TAKES_TEXT, **json_of_games())
    async def look_back(request: Request) -> Response:
        """A look back at the game of a record; what it shows is the game's own."""
        content = await readers.of_file(await request.body(), None)
        return await sent(content, request.headers.get("accept-encoding", ""))


def add_analyses(app: FastAPI, tables: Tables, analysts: Analysts) -> None:
    """What decided games that are over; whoever asks for one goes on asking until it is done."""

    @app.post("/api/tables/{code}/analysis", **json_of_games())
    async def begin(code: str) -> Response:
        """Analyse the game of a table, once it is over; the answer says how far it is."""
        return analysis(await analysts.begin_at(await find_table(tables, code)))

    @app.get("/api/tables/{code}/analysis", **json_of_games())
    async def progress(code: str) -> Response:
        """How far the analysis of a table's game is, and what it has found."""
        return analysis(await analysts.of_table(await find_table(tables, code)))

    @app.post("/api/analyses", openapi_extra=TAKES_TEXT, **json_of_games())
    async def begin_with(request: Request) -> Response:
        """Analyse the game of a record; the answer has the key under which it is asked for."""
        return analysis(await analysts.begin_with(await request.body()))

    @app.get("/api/analyses/{key}", **json_of_games())
    def progress_of(key: str) -> Response:
        """How far the analysis of a file is, and what it has found."""
        return analysis(analysts.of_file(key))


def analysis(content: bytes) -> Response:
    """It changes from one moment to the next."""
    return Response(content, media_type="application/json", headers={"Cache-Control": "no-store"})


def add_decks(app: FastAPI, found: Callable[[str], Awaitable[Table]]) -> None:
    """What tables play with."""

    async def game_at(code: str) -> Game:
        game = (await found(code)).sitting.game
        if game is None:
            raise HTTPException(404, "Nothing is played at this table")
        return game

    @app.get("/api/tables/{code}/cards")
    async def cards(code: str) -> list[CardInfo]:
        """The deck of a table, as people see it: its own, or the game's."""
        return await asyncio.to_thread(card_infos, await game_at(code))

    @app.get("/api/tables/{code}/deck", **text_of(TOML))
    async def deck(code: str) -> Response:
        """The card file that a table plays with."""
        return card_file(await game_at(code))

    @app.put("/api/tables/{code}/deck", openapi_extra=TAKES_TEXT)
    async def bring(code: str, request: Request, token: Token = "") -> wire.TableInfo:
        """The host brings a card file, before the game; one that is refused changes nothing."""
        return await decks.bring(await found(code), token, await request.body())

    @app.delete("/api/tables/{code}/deck")
    async def put_back(code: str, token: Token = "") -> wire.TableInfo:
        """Back to the game's own deck."""
        return await decks.put_back(await found(code), token)
