"""A server in a thread beside the test, on whose tables cards can be laid as words say.

For moments that would take long to play to, or that chance would seldom bring.
"""

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

from tangledbank.games.phanerozoic.scenes import scene
from tangledbank.server.table import GRACE, Table
from tests.browser.visitor import PATIENCE, Visitor
from tests.server.house import BOT, OpenHouse, open_house

T = TypeVar("T")
# A rich moment: Wattieza wants a parent. Water lily and Cooksonia would do; Moss lacks wood.
BANK: dict[str, Any] = {
    "round": 5,
    "plants": "algae:4 nymphaea:3+woody cooksonia:6+large+woody bryophyta:5+roots",
    "animals": "trilobita:2 meganeura:3 arthropleura:4 corvus:5 tyrannosaurus:2",
    "face_up": ("wattieza meteorite-70 seeds-48", "sequoia recover-6"),
    "discards": "zostera ideal-conditions-29",
}


@dataclass
class Stage:
    """A server that runs in another thread's loop."""

    house: OpenHouse
    loop: asyncio.AbstractEventLoop
    visitors: list[Visitor] = field(default_factory=list)  # of this test, with a browser

    @property
    def address(self) -> str:
        """Where it is."""
        return self.house.url

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Something done there."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def lay(self, seats: int = 2, bots: tuple[str, ...] = (BOT,), **options: Any) -> dict[str, Any]:
        """A table whose host is Ana; her ticket as REST gives it."""
        return asdict(self.run(self.house.lay(seats, bots, options)))

    def take_seat(self, code: str, name: str) -> dict[str, Any]:
        """Somebody joins; their ticket."""
        return asdict(self.run(self.house.sit(code, name)))

    def set(self, code: str, **words: Any) -> None:
        """The table as the words of a scene say, shown to everyone who looks at it."""
        self.run(self.change(self.house.tables.live[code], words))
        self.until_seen(code)

    async def change(self, table: Table, words: dict[str, Any]) -> None:
        """In the table's own order."""
        async with table.lock:
            record = table.sitting.record
            assert record is not None, "the game has begun"
            record.position = scene(seats=record.seats, **words)
            table.show(*table.listeners)
            table.autoplay.wake()

    def until_seen(self, code: str) -> None:
        """Until every page at the table has dealt with what the table has shown it.

        If not, a key could be pressed while the question before still stands there.
        """
        for visitor in self.visitors:
            visitor.until("the table is shown", partial(self.has_seen, visitor, code))
            visitor.until_handled()

    def has_seen(self, visitor: Visitor, code: str) -> bool:
        """Whether a page has the newest frame, if it is at this table."""
        welcomes = visitor.all_heard("welcome")
        if not welcomes or welcomes[-1]["table"]["code"] != code:
            return True
        sent = self.run(self.sent(code, welcomes[-1]["seat"]))
        frames = visitor.all_heard("frame")
        return not sent or (bool(frames) and frames[-1]["seq"] in sent)

    async def sent(self, code: str, seat: int | None) -> list[int]:
        """The number of the newest frame for each page of a seat."""
        listeners = self.house.tables.live[code].listeners
        return [one.shown.seq for one in listeners if one.seat == seat and one.shown.content]


@contextmanager
def staging(folder: Path, grace: float = GRACE) -> Iterator[Stage]:
    """A stage for the length of a block."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    opening = open_house(folder, grace=grace)
    house = asyncio.run_coroutine_threadsafe(opening.__aenter__(), loop).result(PATIENCE)
    try:
        yield Stage(house, loop)
    finally:
        asyncio.run_coroutine_threadsafe(opening.__aexit__(None, None, None), loop).result(PATIENCE)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(PATIENCE)
        loop.close()
