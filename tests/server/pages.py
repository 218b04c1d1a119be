"""A page inside the tests: it says what a browser would, and reads all answers in order."""

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from typing import Any, TypeVar, cast

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tangledbank import GAMES, Rng
from tangledbank.server import rest, wire
from tests.parts import in_parts, in_words
from tests.toys import FIREFLY

M = TypeVar("M", bound=wire.ToPage)

GAMES_HERE = {**GAMES, FIREFLY.id: FIREFLY}
Reply = wire.Done | wire.Refused | wire.Answer | wire.Advice | wire.Hinted
PATIENCE = 60.0  # seconds for one message; a guard, on however busy a machine
decoder: msgspec.json.Decoder[wire.ToPage] = msgspec.json.Decoder(wire.ToPage)


class Frame(wire.Frame, tag="frame", frozen=True, kw_only=True):
    """A frame as people read it: what they may do in words."""

    legal: tuple[str, ...]  # type: ignore[assignment]


class Page:
    """One connection to a table, and what it has been told."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.ticket = rest.Ticket("", -1, "")  # whoever watches has none
        self.texts: list[str] = []  # every message, as it came
        self.seat: int | None = None
        self.table = cast(wire.TableInfo, None)  # there from the welcome on
        self.log: list[wire.EventInfo] = []
        self.notes: dict[str, str] = {}
        self.aloud: list[wire.Aloud] = []
        self.frames: list[Frame] = []
        self.bye: wire.Bye | None = None

    @classmethod
    async def connect(cls, address: str, **more: Any) -> "Page":
        """A page that has not said hello."""
        return cls(await connect(address, max_size=None, max_queue=None, proxy=None, **more))

    async def close(self) -> None:
        await self.socket.close()

    def drop(self) -> None:
        """The network fails: no goodbye."""
        self.socket.transport.abort()

    async def drop_and_wait(self) -> None:
        """The network fails, and nothing more will come through."""
        self.drop()
        await self.socket.wait_closed()

    # -- hearing ---------------------------------------------------------------------------
    async def hear(self) -> wire.ToPage:
        """The next message; what it tells is remembered as a page would."""
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.texts.append(text)
        message = self.understood(decoder.decode(text))
        match message:
            case wire.Welcome(seat, table, log, notes):
                self.seat, self.table, self.log, self.notes = seat, table, list(log), notes
            case wire.TableChanged(table):
                self.table = table
            case wire.Notes(notes):
                self.notes = notes
            case Frame():
                self.log = self.log[: message.log_length - len(message.events)]
                self.log += message.events
                self.frames.append(message)
            case wire.Aloud():
                self.aloud.append(message)
            case wire.Bye():
                self.bye = message
        return message

    async def until(self, kind: type[M]) -> M:
        """The next message of a kind."""
        while True:
            message = await self.hear()
            if isinstance(message, kind):
                return message

    async def shown(self) -> Frame:
        """The newest frame, or the first one."""
        return self.frames[-1] if self.frames else await self.until(Frame)

    async def asked(self) -> Frame:
        """The frame with which this seat is asked, or the last one of the game."""
        frame = await self.shown()
        while not frame.legal and frame.outcome is None:
            frame = await self.until(Frame)
        return frame

    async def farewell(self) -> wire.Bye:
        """Everything up to the goodbye, and then the end of the connection."""
        bye = await self.until(wire.Bye)
        assert await self.ended() == 4000
        return bye

    async def ended(self) -> int:
        """Read to the end of the connection; its code."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                await self.hear()
        return self.socket.close_code or 0

    async def catch_up(self) -> None:
        """Read everything that was sent up to now."""
        await self.done("ping")

    # -- what is done ----------------------------------------------------------------------
    def understood(self, message: wire.ToPage) -> wire.ToPage:
        """A message with the actions of frames in words."""
        if not isinstance(message, wire.Frame):
            return message
        game = GAMES_HERE[self.table.game]
        shown = {name: getattr(message, name) for name in message.__struct_fields__}
        return Frame(**shown | {"legal": tuple(in_words(game, one) for one in message.legal)})

    def parts(self, action: str) -> dict[str, Any]:
        """An action as a browser sends it."""
        game = GAMES_HERE.get(self.table.game)  # none, at a closed table of an unknown game
        return {"verb": action} if game is None else in_parts(game, action)

    # -- saying ----------------------------------------------------------------------------
    async def hello(self, token: str = "", name: str = "", **more: object) -> None:
        """Come in, with a part of the shuffle."""
        await self.say("hello", **{"nonce": secrets.token_hex(32), **more}, token=token, name=name)

    async def say(self, kind: str, **fields: object) -> None:
        """Send a message and wait for nothing. What is to be done stands there in words."""
        if isinstance(action := fields.get("action"), str):
            fields["action"] = self.parts(action)
        await self.socket.send(msgspec.json.encode({"type": kind, **fields}).decode())

    async def ask(self, kind: str, **fields: object) -> Reply:
        """Send a message and read up to its answer."""
        id = str(fields.pop("id", secrets.token_hex(8)))
        await self.say(kind, id=id, **fields)
        while True:
            message = await self.hear()
            if isinstance(message, Reply) and message.id == id:
                return message

    async def done(self, kind: str, **fields: object) -> None:
        """Ask for something that is done."""
        answer = await self.ask(kind, **fields)
        assert isinstance(answer, wire.Done), answer

    async def refused(self, kind: str, **fields: object) -> wire.RefusalInfo:
        """Ask for something that is refused."""
        answer = await self.ask(kind, **fields)
        assert isinstance(answer, wire.Refused), answer
        return answer.refusal

    async def answer(self, kind: str, **fields: object) -> wire.Answer:
        """Ask a question."""
        answer = await self.ask(kind, **fields)
        assert isinstance(answer, wire.Answer), answer
        return answer

    async def advised(self, action: str) -> Any:
        """Ask for advice."""
        answer = await self.ask("advise", action=action)
        assert isinstance(answer, wire.Advice), answer
        return answer.advice

    async def hinted(self, step: int) -> wire.Hinted:
        """Ask for a step of a hint."""
        answer = await self.ask("hint", step=step)
        assert isinstance(answer, wire.Hinted), answer
        return answer

    async def act(self, action: str = "", **fields: object) -> None:
        """Do something legal: the first thing, if none is named."""
        frame = await self.asked()
        await self.done("act", **{"action": action or frame.legal[0], "seq": frame.seq, **fields})


async def play_out(*pages: Page) -> None:
    """Everyone does the first thing that is legal, until the game is over."""
    await asyncio.gather(*[play_seat(page) for page in pages])


async def play_seat(page: Page) -> None:
    """The part of one page."""
    while (frame := await page.asked()).outcome is None:
        await page.act(frame.legal[0])
        if page.frames[-1] is frame:
            await page.until(Frame)


def any_legal(frame: Frame, rng: Rng) -> str:
    """One of the actions that the page is offered."""
    return frame.legal[rng.below(len(frame.legal))]


async def play_by_chance(
    page: Page, rng: Rng, choose: Callable[[Frame, Rng], str] = any_legal
) -> None:
    """A whole game by chance, with questions and changed choices."""
    while (frame := await page.asked()).outcome is None:
        action = choose(frame, rng)
        if rng.below(3) == 0:
            await page.ask("what if", action=action)
            await page.ask("why not", action=action)
        if frame is page.frames[-1]:
            await page.act(action)
            if rng.below(3) == 0 and page.frames[-1].take_back is None:
                await page.ask("take back")
