"""What happens at a table by itself: bots act, and table time passes."""

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

from tangledbank.server.entries import Acted, Passed
from tangledbank.server.pace import Clock, thinking_time
from tangledbank.server.store import StoreError
from tangledbank.server.thinking import Question, Thinkers

if TYPE_CHECKING:
    from tangledbank.server.table import Table

log = logging.getLogger("tangledbank.server")
RETRY = 5.0  # seconds after which something that went wrong is tried again


class Autoplay:
    """The bots and the clock of one table."""

    def __init__(self, table: "Table", thinkers: Thinkers) -> None:
        self.table = table
        self.thinkers = thinkers
        self.tasks: dict[int, asyncio.Task[None]] = {}  # bots that think, by seat
        self.clock: Clock | None = None  # from the first deal on
        self.alarm: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Let every bot think that is asked, and set the alarm for what is due."""
        sitting = self.table.sitting
        if sitting.record is None or sitting.stage != "playing":
            return
        self.now()
        for seat in sitting.actors():
            if sitting.chairs[seat].bot and seat not in self.tasks:
                self.tasks[seat] = asyncio.create_task(self.think(seat))
        if self.alarm is None and sitting.record.position.due() is not None:
            self.alarm = asyncio.create_task(self.tick())

    def now(self) -> int:
        """Table time. It goes on from where the log ends, and is never before what has happened."""
        record = self.table.sitting.record
        happened = 0 if record is None else int(record.position.now)
        if self.clock is None:
            self.clock = Clock(happened)
        return max(self.clock.now(), happened)

    async def think(self, seat: int) -> None:
        """A bot decides: from its view, in another process, and after a pause like anyone's."""
        again = True
        try:
            while again and (question := self.question(seat)) is not None:
                pause = asyncio.create_task(asyncio.sleep(thinking_time(self.table.sitting.pace)))
                choice = await self.thinkers.choose(question)
                await pause
                if choice.after_ms:
                    await asyncio.sleep(choice.after_ms / 1000)
                async with self.table.turn():
                    again = await self.act(seat, choice.action, question)
        except Exception:  # a bot from outside may do anything; the table must live on
            log.exception("the bot at seat %d of table %s", seat, self.table.sitting.code)
            await asyncio.sleep(RETRY)
        finally:
            del self.tasks[seat]
        self.wake()

    def question(self, seat: int) -> Question | None:
        """What the bot is asked now; None if it is not."""
        sitting = self.table.sitting
        record = sitting.record
        bot = sitting.chairs[seat].bot
        if record is None or not bot or seat not in record.position.actors():
            return None
        legal = tuple(record.position.legal(seat))
        seed = secrets.randbits(62)
        game = record.game
        return Question(game.id, game.cards_text, bot, record.position.view(seat), legal, seed)

    async def act(self, seat: int, action: int, asked: Question) -> bool:
        """Do it, if the question still stands; True if the bot has to think again."""
        now = self.question(seat)
        record = self.table.sitting.record
        if now is None or record is None:
            return False
        if now.legal != asked.legal or now.bot != asked.bot:
            return True
        await self.table.commit(Acted(seat, record.game.notation(action), self.now()))
        return False

    async def tick(self) -> None:
        """Wait for what is due, again and again, and let it happen."""
        try:
            while True:
                record = self.table.sitting.record
                due = None if record is None else record.position.due()
                if due is None:
                    return
                await asyncio.sleep(max(0.0, (due - self.now()) / 1000))
                try:
                    await self.let_pass()
                except StoreError as problem:
                    log.error("the clock of table %s: %s", self.table.sitting.code, problem)
                    await asyncio.sleep(RETRY)
        finally:
            self.alarm = None

    async def let_pass(self) -> None:
        """What is due happens, unless somebody was faster."""
        async with self.table.turn():
            record = self.table.sitting.record
            due = None if record is None else record.position.due()
            if due is not None and due <= self.now():
                await self.table.commit(Passed(due))

    def is_busy(self) -> bool:
        """Whether something will happen by itself."""
        return bool(self.tasks) or self.alarm is not None

    def close(self) -> None:
        """Nothing more happens."""
        for task in [*self.tasks.values(), *([self.alarm] if self.alarm else [])]:
            task.cancel()
