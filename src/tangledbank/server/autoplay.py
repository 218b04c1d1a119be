"""What happens at a table by itself: bots act, and table time passes."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar

from tangledbank.core.errors import IllegalAction
from tangledbank.core.record import Record
from tangledbank.server.entries import Passed
from tangledbank.server.pace import THOUGHT, Clock, thinking_time
from tangledbank.server.store import StoreError
from tangledbank.server.thinking import Explained, Question, Thinkers
from tangledbank.server.wire import Pace

if TYPE_CHECKING:  # a table starts its bots, and they act at their table
    from tangledbank.server.table import Table

T = TypeVar("T")
log = logging.getLogger("tangledbank.server")
RETRY = 5.0  # seconds after which something that went wrong is tried again
AGAIN = 0.05  # seconds until a bot in a race that came too late or too early is asked again


class Autoplay:
    """The bots and the clock of one table."""

    def __init__(self, table: "Table", thinkers: Thinkers) -> None:
        self.table = table
        self.thinkers = thinkers
        self.tasks: dict[int, asyncio.Task[None]] = {}  # bots that think, by seat
        self.clock: Clock | None = None  # from the first deal on
        self.alarm: asyncio.Task[None] | None = None
        self.change = asyncio.Event()  # set when the game goes on, and then replaced

    def go_on(self) -> None:
        """The game has changed: in a race every bot looks again, and something else may be due."""
        self.change.set()
        self.change = asyncio.Event()
        self.wake()

    def wake(self) -> None:
        """Let every bot that is asked think, and set the alarm for what is due."""
        sitting = self.table.sitting
        if sitting.record is None or sitting.stage != "playing":
            return
        self.now()
        think = self.race if sitting.record.position.in_real_time() else self.think
        for seat in sitting.actors():
            if sitting.chairs[seat].bot and seat not in self.tasks:
                self.tasks[seat] = asyncio.create_task(self.live_on(seat, think))
        if self.alarm is None and sitting.record.position.due() is not None:
            self.alarm = asyncio.create_task(self.tick())

    def now(self) -> int:
        """Table time. It goes on from the log's end, and never falls behind what happened."""
        record = self.table.sitting.record
        if record is None:
            return 0
        happened = int(record.position.now)
        if self.clock is None:
            self.clock = Clock(happened)
        return max(self.clock.now(), happened)

    # -- bots ------------------------------------------------------------------------------
    async def live_on(self, seat: int, think: Callable[[int], Awaitable[None]]) -> None:
        """A bot from outside may do anything; the table must live on."""
        try:
            await think(seat)
        except Exception:
            log.exception("the bot at seat %d of table %s", seat, self.table.sitting.code)
            await asyncio.sleep(RETRY)
        finally:
            del self.tasks[seat]
        self.wake()

    async def think(self, seat: int) -> None:
        """A bot decides: from its view, in another process, and after a pause, like anyone."""
        again = True
        while again and (question := self.question(seat)) is not None:
            pause = asyncio.create_task(self.pause(question))
            explained = await self.explain(question)
            await pause
            choice = explained.choice
            if choice.after_ms:
                await asyncio.sleep(choice.after_ms / 1000)
            async with self.table.turn():
                again = await self.act(seat, explained, question, self.now())

    async def explain(self, question: Question) -> Explained:
        """What a bot does; and why, if the table is to hear it."""
        if question.aloud:
            return await self.thinkers.explain(question)
        return Explained(await self.thinkers.choose(question), None)

    async def pause(self, question: Question) -> None:
        """As long as the pace says; a bot that thinks takes at least as long as most decisions do,
        so that no pause tells how much there was to think about.
        """
        seconds = thinking_time(self.pace(question))
        await asyncio.sleep(max(seconds, THOUGHT) if question.takes_time else seconds)

    async def race(self, seat: int) -> None:
        """A bot against the clock: its plan stands until its moment, or until the game goes on."""
        while (question := self.question(seat)) is not None:
            change, asked = self.change, self.now()
            choice = await unless(change, self.thinkers.choose(question))
            if choice is None:
                continue
            pause = choice.after_ms or round(thinking_time(self.table.sitting.pace) * 1000)
            if await happens(change, (asked + pause - self.now()) / 1000):
                continue
            at = max(asked + pause, self.now())  # before it waits for its turn, as for people
            try:
                async with self.table.turn():
                    if not change.is_set():
                        await self.act(seat, Explained(choice, None), question, at)
            except IllegalAction:
                await happens(change, AGAIN)

    def pace(self, question: Question) -> Pace:
        """As the host has set it, but at least brisk if a question is asked again and again.

        It depends on what everyone sees, so that no pause tells what a bot holds.
        """
        sitting = self.table.sitting
        is_routine = None if sitting.game is None else sitting.game.is_routine
        if sitting.pace == "human" and is_routine is not None and is_routine(question.view):
            return "brisk"
        return sitting.pace

    def question(self, seat: int) -> Question | None:
        """What the bot is asked now; None if it is not."""
        record = self.asking(seat)
        if record is None:
            return None
        bot, seed = self.table.sitting.chairs[seat].bot, secrets.randbits(62)
        game, position = record.game, record.position
        legal, aloud = tuple(game.listed_actions(position, seat)), self.table.sitting.aloud
        return Question(game.id, game.cards_text, bot, position.view(seat), legal, seed, aloud)

    def asking(self, seat: int) -> Record | None:
        """The game that asks a bot here; None if it asks somebody else, or a person."""
        sitting = self.table.sitting
        record = sitting.record
        is_asked = record is not None and record.position.is_asked(seat)
        return record if is_asked and sitting.chairs[seat].bot else None

    async def act(self, seat: int, explained: Explained, asked: Question, at: int) -> bool:
        """Do it, if the question still stands; True if the bot has to think again."""
        record = self.asking(seat)
        if record is None:
            return False
        legal = tuple(record.game.listed_actions(record.position, seat))
        if legal != asked.legal or self.table.sitting.chairs[seat].bot != asked.bot:
            return True
        if explained.reasons is not None and self.table.sitting.aloud:
            heard = self.table.sitting.heard_by(None)
            self.table.aloud.weigh(record, seat, explained.reasons, heard)
        await self.table.act(record, seat, explained.choice.action, at)
        return False

    # -- the clock -------------------------------------------------------------------------
    async def tick(self) -> None:
        """Wait for what is due, again and again, and let it happen."""
        try:
            while True:
                record = self.table.sitting.record
                due = None if record is None else record.position.due()
                if due is None:
                    return
                if await happens(self.change, (due - self.now()) / 1000):
                    continue  # and something else may be due sooner
                try:
                    await self.let_pass()
                except StoreError as problem:
                    log.error("the clock of table %s: %s", self.table.sitting.code, problem)
                    await asyncio.sleep(RETRY)
        finally:
            self.alarm = None

    async def let_pass(self) -> None:
        """Whatever is due happens, unless somebody was faster."""
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


async def happens(change: asyncio.Event, seconds: float) -> bool:
    """Whether the game goes on within this many seconds."""
    with suppress(TimeoutError):
        await asyncio.wait_for(change.wait(), max(0.0, seconds))
    return change.is_set()


async def unless(change: asyncio.Event, work: Awaitable[T]) -> T | None:
    """What the work comes to; None if the game goes on first, for then nobody wants to know."""
    working, waiting = asyncio.ensure_future(work), asyncio.create_task(change.wait())
    try:
        await asyncio.wait({working, waiting}, return_when=asyncio.FIRST_COMPLETED)
        result = working.result() if working.done() else None  # or what went wrong
        return None if change.is_set() else result
    finally:
        waiting.cancel()
        working.cancel()
