"""The WebSocket of a table: one page, its messages in, its frames out."""

import asyncio
import contextlib
import logging
import time
from dataclasses import dataclass

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tangledbank.core.errors import IllegalAction, TangledBankError
from tangledbank.server import wire
from tangledbank.server.listener import Listener
from tangledbank.server.requests import advise, answer, hint
from tangledbank.server.shown import refusal_info
from tangledbank.server.store import StoreError
from tangledbank.server.table import Table
from tangledbank.server.tables import Tables

log = logging.getLogger("tangledbank.server")
CLOSED = 4000  # every end that we choose; the Bye before it says why
PATIENCE = 10.0  # seconds to say hello
RATE, BURST = 25.0, 80.0  # messages per second, and how many at once
MOST_UNANSWERED = 100  # of one page; nothing more is read from it until it has its answers


@dataclass(frozen=True)
class Letter:
    """A message, and the table time at which it came."""

    text: str
    at: int


async def converse(tables: Tables, socket: WebSocket, code: str) -> None:
    """From hello to goodbye."""
    await socket.accept()
    listener = Listener()
    writer = asyncio.create_task(write(socket, listener))
    table = None
    try:
        table = await tables.find(code)
        if table is None:
            listener.close("no such table", "There is no table with this code.")
        else:
            await greet(tables, table, listener, socket)
    except WebSocketDisconnect:
        pass
    except StoreError as problem:
        listener.close("not saved", str(problem), again=True)
    except Exception:  # a fault of ours; the page comes back by itself
        log.exception("a connection to table %s", code)
        listener.close("fault", "Something went wrong on the server.", again=True)
    finally:
        if table is not None:
            await table.lose(listener)
        listener.close("closing", "This connection has ended.", again=True)
        await writer


async def greet(tables: Tables, table: Table, listener: Listener, socket: WebSocket) -> None:
    """The first message is a hello; then whatever the page says, until it leaves."""
    try:
        hello = read(await asyncio.wait_for(socket.receive_text(), PATIENCE))
    except (TimeoutError, KeyError):
        hello = None
    if not isinstance(hello, wire.Hello):
        listener.close("bad message", "A page says hello first.")
        return
    if not await table.enter(listener, hello):
        return
    answering: set[asyncio.Task[None]] = set()
    try:
        await receive(tables, table, listener, socket, answering)
    except asyncio.CancelledError:
        for task in answering:
            task.cancel()
        raise
    finally:
        if listener.wonder is not None:  # nobody is left to be told
            listener.wonder.cancel()
        if answering:  # what a page asked for before it went is still done
            await asyncio.wait(answering)


async def receive(
    tables: Tables,
    table: Table,
    listener: Listener,
    socket: WebSocket,
    answering: set[asyncio.Task[None]],
) -> None:
    """Every message queues for the table the moment it comes, whoever is waiting already.

    So the order of receipt is the order in which the table hears them, from all of its pages.
    """
    allowance, last = BURST, time.monotonic()
    room = asyncio.Semaphore(MOST_UNANSWERED)

    def answered(task: asyncio.Task[None]) -> None:
        answering.discard(task)
        room.release()
        if not task.cancelled() and (problem := task.exception()) is not None:
            log.error("a message to table %s", table.sitting.code, exc_info=problem)
            listener.close("fault", "Something went wrong on the server.", again=True)

    while not listener.over:
        try:
            text = await socket.receive_text()
        except KeyError:
            listener.close("bad message", "Messages are texts, not bytes.")
            return
        now = time.monotonic()
        allowance = min(BURST, allowance + (now - last) * RATE) - 1
        last = now
        if allowance < 0:
            listener.close("too fast", "This page sends more than anyone can click.", again=True)
            return
        letter = Letter(text, table.autoplay.now())
        await room.acquire()
        task = asyncio.create_task(respond(tables, table, listener, letter))
        answering.add(task)
        task.add_done_callback(answered)


async def respond(tables: Tables, table: Table, listener: Listener, letter: Letter) -> None:
    """Every message is answered: done, refused, or with what it asked for."""
    text = letter.text
    said = read(text)
    if said is None:
        problem = wire.RefusalInfo("bad message", "This is not a message that a page can send.")
        listener.send(wire.Refused(id_in(text), problem))
        return
    id = getattr(said, "id", "")
    try:
        if isinstance(said, wire.Rematch):
            await tables.rematch(table, listener.seat)
        if isinstance(said, wire.Advise):
            reply: wire.ToPage = await advise(table, listener, said)
        elif isinstance(said, wire.Hint):
            reply = await hint(table, listener, said)
        else:
            reply = await answer(table, listener, said, letter.at)
    except IllegalAction as problem:
        info = refusal_info(problem.refusal)
        assert info is not None
        listener.send(wire.Refused(id, info))
    except StoreError as problem:
        listener.send(wire.Refused(id, wire.RefusalInfo("not saved", str(problem))))
    except TangledBankError as problem:
        listener.send(wire.Refused(id, wire.RefusalInfo("refused", str(problem))))
    else:
        listener.send(reply)


def read(text: str) -> wire.FromPage | None:
    """The message behind the text; None if there is none."""
    try:
        said: wire.FromPage = wire.decoder.decode(text)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None
    return said


def id_in(text: str) -> str:
    """The id of a message that is otherwise wrong, so that its sender learns which it was."""
    with contextlib.suppress(msgspec.MsgspecError, ValueError, RecursionError):
        found = msgspec.json.decode(text)
        if isinstance(found, dict) and isinstance(found.get("id"), str):
            return str(found["id"])[:40]
    return ""


async def write(socket: WebSocket, listener: Listener) -> None:
    """Send what waits, in order; after a goodbye, close."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while True:
            message = await listener.outbox.get()
            if isinstance(message, wire.Bye):
                if socket.client_state == WebSocketState.CONNECTED:
                    await socket.send_text(wire.encoder.encode(message).decode())
                    await socket.close(CLOSED)
                return
            await socket.send_text(message.decode())
