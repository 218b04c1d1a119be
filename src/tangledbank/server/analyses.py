"""Analyses of games that are over: one at a time, in processes that let others go first.

Whoever wants one asks for it again and again, and hears how far it is; when nobody has asked for a
while it stops, and goes on when somebody does. What is found about a table's game is kept with it.
"""

import asyncio
import gzip
import logging
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Literal

from msgspec import Raw

from tangledbank.bots.analysis import ANALYSIS, conclude
from tangledbank.bots.judging import Judge, Look
from tangledbank.core.errors import BadRecord, TangledBankError
from tangledbank.core.events import seat_name
from tangledbank.server import rest, wire
from tangledbank.server.records import Busy, check_deck, checked
from tangledbank.server.rows import KeptAnalysis
from tangledbank.server.store import Store
from tangledbank.server.table import Table
from tangledbank.server.thinking import Thinkers

log = logging.getLogger("tangledbank.server")
MOST_WAITING = 4  # games that wait, or are looked at
MOST_KEPT = 24  # in memory, finished or not
PATIENCE = 8.0  # seconds without a question after which nobody wants to know
LONGEST = 90.0  # seconds that a look at one step may take
State = Literal["none", "waiting", "running", "stopped", "failed", "done"]


@dataclass(frozen=True)
class Task:
    """A game to be analysed: its record, and what its seats are called."""

    text: str
    names: tuple[str, ...] = ()
    trials: int = 0  # for each decision; 0: as usual
    is_file: bool = False

    def who(self, seat: int) -> str:
        """What a seat is called."""
        return self.names[seat] if 0 <= seat < len(self.names) else seat_name(seat)


@dataclass
class Job:
    """An analysis that somebody has asked for."""

    key: str
    task: Task
    state: State = "waiting"
    steps: int = 0
    looks: list[Look] = field(default_factory=list)
    trouble: str = ""
    content: bytes = b""  # of what was found, as JSON, once all of it is
    asked: float = field(default_factory=time.monotonic)
    spent: float = 0.0  # seconds at work
    working: "asyncio.Task[None] | None" = None

    def is_wanted(self) -> bool:
        """Whether somebody still asks."""
        return time.monotonic() - self.asked < PATIENCE

    def is_open(self) -> bool:
        """Whether it waits or is worked at."""
        return self.state in ("waiting", "running")

    def info(self) -> bytes:
        """How far it is, and what was found so far, as JSON."""
        found: Any = None
        if self.content:
            found = Raw(self.content)
        elif self.looks:
            found = conclude(self.looks, self.steps)
        looked = len(self.looks)
        left = 0 if not looked else round(self.spent / looked * (self.steps - looked))
        return wire.encoder.encode(
            rest.AnalysisInfo(
                self.state, self.key if self.task.is_file else "", looked, self.steps,
                left,
                self.trouble, found,
            )
        )  # fmt: skip


NOTHING = wire.encoder.encode(rest.AnalysisInfo("none"))


class Analysts:
    """All analyses of a server."""

    def __init__(self, thinkers: Thinkers, store: Store, trials: int = 0) -> None:
        self.thinkers = thinkers
        self.store = store
        self.trials = trials
        self.jobs: OrderedDict[str, Job] = OrderedDict()
        self.turn = asyncio.Lock()

    # -- what pages ask --------------------------------------------------------------------
    async def begin_at(self, table: Table) -> bytes:
        """Begin, or go on, with the game of a table that is over."""
        record = await table.past()
        kept = await self.of_table(table)
        if kept != NOTHING and self.is_settled(table.sitting.code):
            return kept
        names = tuple(chair.name or seat_name(at) for at, chair in enumerate(table.sitting.chairs))
        return self.begin(table.sitting.code, Task(record.text(), names, self.trials))

    async def of_table(self, table: Table) -> bytes:
        """How far it is; what was found once is found again after a restart."""
        await table.past()
        code = table.sitting.code
        if code in self.jobs:
            return self.told(self.jobs[code])
        kept = await self.store.analysis(code, ANALYSIS)
        if kept is None:
            return NOTHING
        job = Job(code, Task(""), "done", content=await asyncio.to_thread(gzip.decompress, kept))
        self.keep(job)
        return job.info()

    async def begin_with(self, content: bytes) -> bytes:
        """Begin with the record of a file; the answer says under which key it is asked for."""
        try:
            text = content.decode("utf-8-sig")
        except UnicodeDecodeError:
            raise BadRecord("The record is not UTF-8 text.") from None
        key = blake2b(content, digest_size=16).hexdigest()
        return self.begin(key, Task(text, trials=self.trials, is_file=True))

    def of_file(self, key: str) -> bytes:
        """How far it is."""
        job = self.jobs.get(key)
        return NOTHING if job is None or not job.task.is_file else self.told(job)

    def is_settled(self, key: str) -> bool:
        """Whether there is nothing to begin."""
        job = self.jobs.get(key)
        return job is not None and (job.is_open() or job.state == "done")

    def told(self, job: Job) -> bytes:
        """Somebody has asked."""
        job.asked = time.monotonic()
        return job.info()

    def begin(self, key: str, task: Task) -> bytes:
        """One after the other; what was found before somebody stopped is not lost."""
        job = self.jobs.get(key) or Job(key, task)
        if not self.is_settled(key):
            if sum(one.is_open() for one in self.jobs.values()) >= MOST_WAITING:
                raise Busy("Many games are being analysed just now; try again in a moment.")
            job.state, job.trouble = "waiting", ""
            self.keep(job)
            job.working = asyncio.create_task(self.work(job))
        return self.told(job)

    def keep(self, job: Job) -> None:
        """For whoever asks next."""
        self.jobs[job.key] = job
        self.jobs.move_to_end(job.key)
        for key in [key for key, one in self.jobs.items() if not one.is_open()]:
            if len(self.jobs) > MOST_KEPT:
                del self.jobs[key]

    # -- the work --------------------------------------------------------------------------
    async def work(self, job: Job) -> None:
        """When it is its turn; a server lives on, whatever a record has done to its processes."""
        async with self.turn:
            if not job.is_wanted():
                job.state = "stopped"
                return
            job.state = "running"
            try:
                await self.look_on(job)
            except TangledBankError as problem:
                job.state, job.trouble = "failed", str(problem)
            except TimeoutError:
                self.thinkers.end()
                job.state, job.trouble = "failed", "This game takes too long to analyse."
            except Exception:
                log.exception("the analysis of %s", job.key)
                job.state, job.trouble = "failed", "This game could not be analysed."

    async def look_on(self, job: Job) -> None:
        """From where it was stopped, step by step, in all processes, until nobody asks."""
        if not job.steps:
            job.steps = await self.hand(count, job.task)
        ahead: deque[asyncio.Task[Look]] = deque()
        following, began, before = len(job.looks), time.monotonic(), job.spent
        try:
            while len(job.looks) < job.steps and job.is_wanted():
                while following < job.steps and len(ahead) < 2 * self.thinkers.processes:
                    asked = job.task, following
                    ahead.append(asyncio.create_task(self.hand(look, asked)))
                    following += 1
                job.looks.append(await ahead.popleft())
                job.spent = before + time.monotonic() - began
        finally:
            for one in ahead:
                one.cancel()
        if len(job.looks) < job.steps:
            job.state = "stopped"
            return
        job.content = wire.encoder.encode(conclude(job.looks, job.steps))
        job.state = "done"
        if not job.task.is_file:
            packed = await asyncio.to_thread(gzip.compress, job.content, 6, mtime=0)
            await self.store.keep(KeptAnalysis(job.key, ANALYSIS, packed))

    async def hand(self, work: Callable[[Any], Any], asked: Any) -> Any:
        """To a process, and not for ever."""
        return await asyncio.wait_for(self.thinkers.ask(work, asked), LONGEST)

    def close(self) -> None:
        """The server ends."""
        for job in self.jobs.values():
            if job.working is not None:
                job.working.cancel()
        self.thinkers.close()


# -- in a worker process -------------------------------------------------------------------
def count(task: Task) -> int:
    """How many steps there are."""
    return len(judge_of(task).course)


def look(asked: tuple[Task, int]) -> Look:
    """At one step."""
    task, number = asked
    return judge_of(task).look(number)


@lru_cache(maxsize=2)
def judge_of(task: Task) -> Judge:
    """A record is read once in a process; a file may come from anybody."""
    try:
        if task.is_file:
            check_deck(task.text)
        return Judge(checked(task.text), task.trials, task.who)
    except TangledBankError as error:
        raise BadRecord(str(error)) from None  # one that can be sent between processes
    except Exception:
        log.exception("a record")
        raise BadRecord("This record has a value that no game can have.") from None
