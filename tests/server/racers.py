"""Eight pages that call over each other at one table of Clades, on bad networks.

They look at what they are sent, and know the rules only as far as a person does: three cards, each
quality all alike or all different.
"""

import asyncio
import contextlib
import random
from dataclasses import dataclass, field
from itertools import combinations

from websockets.exceptions import WebSocketException

from tangledbank.server import wire
from tests.server.pages import PATIENCE, Frame, Page

GOOD_SPEED = 0.06  # seconds from one look to the next, at most


@dataclass
class Racer:
    """Somebody who calls whatever is in reach, right or wrong, now and then cut off."""

    name: str
    address: str
    token: str
    rng: random.Random
    bad_luck: float = 0.0
    connections: list[Page] = field(default_factory=list)
    log: list[wire.EventInfo] = field(default_factory=list)
    said: dict[str, str] = field(default_factory=dict)  # actions by their ids
    done: set[str] = field(default_factory=set)
    refused: dict[str, wire.RefusalInfo] = field(default_factory=dict)
    waiting: list[str] = field(default_factory=list)  # the ids of what is not answered yet

    async def race(self) -> None:
        """From the first welcome to the last frame, however often the network fails."""
        while True:
            with contextlib.suppress(OSError, EOFError, WebSocketException):
                await self.stay()
                return
            if self.connections:
                self.log = self.connections[-1].log or self.log
            await asyncio.sleep(0.01)

    async def stay(self) -> None:
        """One connection, to the end of the game if it holds that long."""
        page = await Page.connect(self.address, open_timeout=PATIENCE)
        try:
            await page.hello(self.token, self.name)
            await page.until(wire.Welcome)
            assert page.log[: len(self.log)] == self.log, "what was shown is there again"
            self.connections.append(page)
            await page.shown()
            for id in self.waiting:
                await self.say(page, id)
            while page.frames[-1].outcome is None:
                await self.listen(page, self.rng.random() * GOOD_SPEED)
                if page.frames[-1].outcome is None and not self.waiting and self.token:
                    await self.call(page)
                if self.rng.random() < self.bad_luck / 4:
                    page.drop()
            while self.waiting:
                self.hear(await page.hear())
        finally:
            page.drop()

    async def listen(self, page: Page, seconds: float) -> None:
        """Hear whatever comes within this many seconds."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while True:
                    self.hear(await page.hear())

    def hear(self, message: wire.ToPage) -> None:
        """An answer settles a call; one that was said twice has two."""
        if isinstance(message, wire.Done):
            self.done.add(message.id)
        elif isinstance(message, wire.Refused):
            self.refused[message.id] = message.refusal
        else:
            return
        if message.id in self.waiting:
            self.waiting.remove(message.id)

    async def call(self, page: Page) -> None:
        """Call something; perhaps twice; perhaps the network fails before an answer comes.

        Whoever is wrong calls again in the same breath, and so is locked out on any machine. And
        the first call of all is always cut off.
        """
        action = self.choose(page.frames[-1])
        if not action:
            return
        is_first = not self.said
        for _call in range(1 + is_wrong(action)):
            self.waiting.append(f"{self.name} {len(self.said)}")
            self.said[self.waiting[-1]] = action
        for _time in range(1 + (self.rng.random() < self.bad_luck)):
            for id in list(self.waiting):
                await self.say(page, id)
        if is_first or self.rng.random() < self.bad_luck:
            if self.rng.random() < 0.5:
                await asyncio.sleep(self.rng.random() * 0.01)
            page.drop()

    async def say(self, page: Page, id: str) -> None:
        await page.say("act", id=id, action=self.said[id], seq=page.frames[-1].seq)

    def choose(self, frame: Frame) -> str:
        """A triple, or nearly one; stuck if there is none."""
        reach = frame.view["reach"]
        if len(reach) >= 3 and self.rng.random() < 0.35:
            return "call " + " ".join(self.rng.sample(reach, 3))
        found = triples(reach)
        if found:
            return "call " + " ".join(self.rng.choice(found))
        return "stuck" if "stuck" in frame.legal else ""

    def frames(self) -> list[Frame]:
        """Everything that was shown, over all connections."""
        return [frame for page in self.connections for frame in page.frames]


def triples(cards: list[str]) -> list[tuple[str, ...]]:
    """Three cards in which each quality is all alike or all different."""
    return [three for three in combinations(cards, 3) if is_triple(three)]


def is_wrong(action: str) -> bool:
    """Whether it calls three cards that are no triple."""
    return action != "stuck" and not is_triple(tuple(action.split()[1:]))


def is_triple(three: tuple[str, ...]) -> bool:
    """Clade, environment, number and colour are in the name of a card, in this order."""
    qualities = zip(*[card.split("-")[:4] for card in three], strict=True)
    return all(len(set(types)) != 2 for types in qualities)
