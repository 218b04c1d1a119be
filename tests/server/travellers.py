"""Pages on bad networks: they stutter, say things twice, are cut off, come back and say it again.

What a browser's page does after a break they do too: the same click with the same id, for the
frame they see now if that is the one they clicked at.
"""

import asyncio
import contextlib
import random
from dataclasses import dataclass, field
from typing import Any

from websockets.exceptions import WebSocketException

from tangledbank.server import wire
from tangledbank.server.shown import events_info
from tangledbank.server.sitting import Sitting
from tests.server.pages import PATIENCE, Frame, Page
from tests.server.seen import Moment

OWN = ("seat", "hand", "chosen", "goals", "kept_goal")  # of a view: what only its seat knows


@dataclass
class Click:
    """An action that was sent, and what the page showed at that moment."""

    id: str
    action: str
    frame: Frame


@dataclass
class Traveller:
    """Somebody who plays, or watches, through thick and thin."""

    name: str
    address: str
    token: str
    rng: random.Random
    bad_luck: float = 0.0  # how often a connection breaks
    pause: float = 0.0  # seconds to think, at most
    connections: list[Page] = field(default_factory=list)
    log: list[wire.EventInfo] = field(default_factory=list)
    done: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    click: Click | None = None  # not answered yet
    clicks: int = 0
    is_leaving: bool = False

    async def travel(self) -> None:
        """From the first welcome to the last frame."""
        while True:
            with contextlib.suppress(OSError, EOFError, WebSocketException, TimeoutError):
                await self.stay()
                return
            if self.connections:
                self.log = self.connections[-1].log or self.log
            await asyncio.sleep(0.02)

    async def stay(self) -> None:
        """One connection, to the end of the game if it holds that long."""
        page = await Page.connect(self.address, open_timeout=PATIENCE)
        try:
            await page.hello(self.token, self.name, nonce=self.nonce())
            await page.until(wire.Welcome)
            assert page.log[: len(self.log)] == self.log, "what was shown is there again"
            self.connections.append(page)
            await page.shown()
            if self.click is not None:
                await self.say_again(page, self.click)
            while page.frames[-1].outcome is None:
                await self.stumble(page)
                if page.frames[-1].legal and self.click is None and not self.is_leaving:
                    await self.try_something(page)
                else:
                    self.hear(await page.hear())
            while self.click is not None:
                self.hear(await page.hear())
        finally:
            page.drop()

    @property
    def code(self) -> str:
        """The table's."""
        return self.address.rpartition("/")[2]

    def nonce(self) -> str:
        """The browser's part of the shuffle, the same each time."""
        return f"{abs(hash(self.name)) % 2**60:064x}"

    async def stumble(self, page: Page) -> None:
        """Wait a little; now and then, be cut off."""
        if self.pause:
            await asyncio.sleep(self.rng.random() * self.pause)
        if self.rng.random() < self.bad_luck / 4:
            page.drop()

    async def try_something(self, page: Page) -> None:
        """Click somewhere; perhaps twice; perhaps the network fails before an answer comes."""
        frame = page.frames[-1]
        self.clicks += 1
        name = f"{self.name} {self.clicks}"
        self.click = Click(name, self.rng.choice(frame.legal), frame)
        for _time in range(1 + (self.rng.random() < self.bad_luck)):
            await self.send(page, self.click, frame.seq)
        if self.rng.random() < self.bad_luck:
            if self.rng.random() < 0.5:
                await asyncio.sleep(self.rng.random() * 0.01)
            page.drop()

    async def say_again(self, page: Page, click: Click) -> None:
        """The same click; it counts for this frame if it shows what was clicked at."""
        now, then = page.frames[-1], click.frame
        unchanged = (now.view, now.legal) == (then.view, then.legal)
        await self.send(page, click, now.seq if unchanged else then.seq)

    async def send(self, page: Page, click: Click, seq: int) -> None:
        await page.say("act", id=click.id, action=click.action, seq=seq)

    def hear(self, message: wire.ToPage) -> None:
        """An answer settles the click."""
        if isinstance(message, wire.Done | wire.Refused):
            (self.done if isinstance(message, wire.Done) else self.refused).append(message.id)
            if self.click is not None and self.click.id == message.id:
                self.click = None

    def frames(self) -> list[Frame]:
        """Everything that was shown, over all connections."""
        return [frame for page in self.connections for frame in page.frames]


def public(view: dict[str, Any]) -> dict[str, Any]:
    """What everyone sees of a view."""
    return {name: value for name, value in view.items() if name not in OWN}


def saw_one_game(connections: list[Page], sitting: Sitting, moments: list[Moment]) -> None:
    """Somebody's pages missed no frame, saw things in their order, and have the seat's log."""
    for page in connections:
        first = page.frames[0].seq
        numbers = [frame.seq for frame in page.frames]
        assert numbers == list(range(first, first + len(numbers)))
        views = [moment[page.seat] for moment in moments]
        assert is_in_order([frame.view for frame in page.frames], views)
    last = connections[-1]
    assert last.log == list(events_info(sitting.heard_by(last.seat)))


def is_in_order(seen: list[Any], all_of_them: list[Any]) -> bool:
    """Whether what was seen is a part of what happened, in the same order."""
    rest = iter(all_of_them)
    return all(view in rest for view in seen)
