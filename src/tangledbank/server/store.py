"""Where tables are kept: each as an append-only log, saved before anyone is told, and its notes.

One thread owns the database. Whatever is waiting when it comes round is saved in one
transaction (group commit), so that many tables share the cost of one write to disk.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from filelock import FileLock, Timeout
from sqlalchemy import Connection, Engine, Select, create_engine, event, select
from sqlalchemy.exc import DatabaseError

from tangledbank.core.errors import TangledBankError
from tangledbank.server.rows import KeptAnalysis, Line, Removal, Row, SeatNotes, save_all
from tangledbank.server.schema import ANALYSES, LOG, NOTES, TABLES

T = TypeVar("T")
FILE = "tables.sqlite"
BATCH = 500


class StoreError(TangledBankError):
    """The store cannot be opened, read or written."""


class StoreInUse(StoreError):
    """A server has the folder."""


class Store:
    """An SQLite file, or whatever database the URL names."""

    def __init__(self, engine: Engine, folder: Path, lock: FileLock) -> None:
        self.engine = engine
        self.folder = folder
        self.lock = lock
        self.work: SimpleQueue[Job | None] = SimpleQueue()
        self.base: Connection | None = None  # for saving; the thread's own, kept while it lives
        self.thread = threading.Thread(target=self.serve, name="store", daemon=True)
        self.thread.start()

    async def append(self, *rows: Line | SeatNotes) -> None:
        """Save entries and notes, all or none; when this returns, they are on disk."""
        await self.ask(Job(rows=rows))

    async def keep(self, analysis: KeptAnalysis) -> None:
        """Save what was found out about a game."""
        await self.ask(Job(rows=(analysis,)))

    async def remove(self, *codes: str) -> None:
        """Forget tables, all or none. Nobody may sit at one of them."""
        await self.ask(Job(rows=tuple(Removal(code) for code in codes)))

    async def entries(self, code: str) -> list[str]:
        """The log of a table, from its first entry; empty if there is no such table."""
        query = select(LOG.c.entry).where(LOG.c.code == code).order_by(LOG.c.seq)
        return await self.ask_list(query)

    async def notes(self, code: str) -> dict[int, dict[str, str]]:
        """The notes of a table's seats, by seat and key."""
        query = select(NOTES.c.seat, NOTES.c.notes).where(NOTES.c.code == code)
        read = Job(read=lambda base: dict(base.execute(query).all()))
        found: dict[int, dict[str, str]] = await self.ask(read)
        return found

    async def analysis(self, code: str, version: int) -> bytes | None:
        """What was found out about a table's game, if it was made in this way."""
        query = select(ANALYSES.c.content).where(
            ANALYSES.c.code == code, ANALYSES.c.version == version
        )
        found: bytes | None = await self.ask(Job(read=lambda base: base.scalar(query)))
        return found

    async def codes(self, stage: str, since: int) -> list[str]:
        """The tables at this stage that have changed since."""
        query = (
            select(TABLES.c.code)
            .where(TABLES.c.stage == stage, TABLES.c.changed >= since)
            .order_by(TABLES.c.changed.desc())
        )
        return await self.ask_list(query)

    async def untouched(self, since: int) -> list[str]:
        """The tables that have not changed since, whatever their stage."""
        return await self.ask_list(select(TABLES.c.code).where(TABLES.c.changed < since))

    async def ask_list(self, query: Select[tuple[str]]) -> list[str]:
        """The texts that a query finds."""
        found: list[str] = await self.ask(Job(read=lambda base: list(base.scalars(query))))
        return found

    async def ask(self, job: "Job") -> Any:
        """Hand a job to the thread and wait for it."""
        job.loop = asyncio.get_running_loop()
        job.future = job.loop.create_future()
        self.work.put(job)
        return await job.future

    def close(self) -> None:
        """Finish what waits, then let go of the file."""
        self.work.put(None)
        self.thread.join()
        self.engine.dispose()
        self.lock.release()

    def compact(self) -> None:
        """Give back the room of what was removed; nobody else is served meanwhile."""
        with closing(self.engine.raw_connection()) as base:
            base.cursor().execute("VACUUM")
            base.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")

    # -- the thread ------------------------------------------------------------------------
    def serve(self) -> None:
        """Take whatever waits, do it together, tell everyone."""
        try:
            self.serve_all()
        finally:
            self.let_go()

    def serve_all(self) -> None:
        """Until there is nothing more to come."""
        while (job := self.work.get()) is not None:
            jobs = [job]
            last = False
            while len(jobs) < BATCH and not self.work.empty():
                more = self.work.get()
                if more is None:
                    last = True
                    break
                jobs.append(more)
            self.do(jobs)
            if last:
                return

    def do(self, jobs: list["Job"]) -> None:
        """All rows in one transaction, then all questions."""
        writes = [job for job in jobs if job.read is None]
        if writes and not self.settle(writes):
            for job in writes:  # one of them spoiled the rest, so each by itself
                self.settle([job], last=True)
        for job in jobs:
            if job.read is not None:
                self.settle([job], last=True)

    def settle(self, jobs: list["Job"], last: bool = False) -> bool:
        """Do jobs and tell whoever waits; of a failure, only if this is the last try."""
        read = jobs[0].read
        try:
            result = None if read is None else self.query(read)
            if read is None:
                self.save([row for job in jobs for row in job.rows])
        except Exception as problem:  # whoever waits must hear of it, and the thread must live on
            if not last:
                return False
            reason = str(getattr(problem, "orig", problem))
            tell(jobs, None, StoreError(f"The tables cannot be saved: {reason}."))
            return True
        tell(jobs, result, None)
        return True

    def save(self, rows: Sequence[Row]) -> None:
        """In one transaction."""
        base = self.base = self.base or self.engine.connect()
        try:
            with base.begin():
                save_all(base, rows)
        except Exception:
            self.let_go()
            raise

    def let_go(self) -> None:
        """Of the connection that is kept; a commit that failed has left its transaction open."""
        base, self.base = self.base, None
        if base is not None:
            base.close()

    def query(self, read: Callable[[Connection], T]) -> T:
        """Ask the database something."""
        with self.engine.connect() as base:
            return read(base)


@dataclass
class Job:
    """Rows to save or a question to answer, and who waits for it."""

    rows: tuple[Row, ...] = ()
    read: Callable[[Connection], Any] | None = None
    loop: asyncio.AbstractEventLoop | None = None
    future: "asyncio.Future[Any] | None" = None

    def wake(self, result: Any, error: Exception | None) -> None:
        """Whoever waits for it goes on."""
        if self.future is None or self.future.done():
            return
        if error is not None:
            self.future.set_exception(error)
        else:
            self.future.set_result(result)


def tell(jobs: Sequence[Job], result: Any, error: Exception | None) -> None:
    """Wake whoever waits, unless their loop has ended; a loop is woken once for all of them."""
    for loop in {job.loop for job in jobs}:
        if loop is not None and not loop.is_closed():
            waiting = [job for job in jobs if job.loop is loop]
            loop.call_soon_threadsafe(wake, waiting, result, error)


def wake(jobs: Sequence[Job], result: Any, error: Exception | None) -> None:
    """In the loop of those who wait."""
    for job in jobs:
        job.wake(result, error)


def open_store(folder: Path) -> Store:
    """The store in a folder, made or brought up to date; if that fails, one sentence says why."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock = FileLock(folder / "tables.lock", timeout=0)
        lock.acquire()
    except Timeout:
        raise StoreInUse(f"Another server already uses {folder}; --data names another.") from None
    except FileExistsError:
        raise StoreError(f"{folder} is a file, not a folder; --data names another.") from None
    except OSError as error:
        reason = error.strerror or error
        raise StoreError(f"{folder} cannot be written: {reason}; --data names another.") from None
    file = folder / FILE
    engine = create_engine(f"sqlite:///{file}")
    event.listen(engine, "connect", prepare)
    event.listen(engine, "begin", begin)
    try:
        check(file)
        migrate(engine, file)
    except (DatabaseError, StoreError) as error:
        engine.dispose()
        lock.release()
        if isinstance(error, StoreError):
            raise
        raise unusable(file, str(error.orig)) from None
    return Store(engine, folder, lock)


def check(file: Path) -> None:
    """Check, before anything can change the file, whether it is whole, and ours."""
    if not file.exists():
        return
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as base:
            report = base.execute("PRAGMA quick_check(1)").fetchone()[0]
            names = {row[0] for row in base.execute("SELECT name FROM sqlite_master")}
    except sqlite3.Error as error:
        raise unusable(file, str(error)) from None
    if report != "ok":
        raise unusable(file, " ".join(str(report).replace("*", "").split()))
    if names and "alembic_version" not in names:
        raise unusable(file, "it is not a store of Tangled Bank")


def unusable(file: Path, reason: str) -> StoreError:
    """What to say of a file that is left as it is."""
    return StoreError(
        f"{file} cannot be used ({reason}); nothing was changed. Put a backup in its place, or "
        "name another folder with --data."
    )


def begin(connection: Connection) -> None:
    """All changes in transactions, those of the schema too, for which the driver begins none."""
    connection.connection.cursor().execute("BEGIN")


def prepare(connection: Any, _record: object) -> None:
    """For every connection: readers do not wait for the writer, and a commit is on disk."""
    connection.isolation_level = None  # `begin` does it
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.execute("PRAGMA foreign_keys=ON")  # what belongs to a table goes with it
    cursor.execute("PRAGMA secure_delete=ON")  # what is removed is overwritten
    cursor.close()


def migrate(engine: Engine, file: Path) -> None:
    """Bring the file to the newest shape, in one transaction."""
    config = Config()
    config.set_main_option("script_location", "tangledbank.server:migrations")
    config.set_main_option("path_separator", "os")
    with engine.begin() as base:
        config.attributes["connection"] = base
        try:
            command.upgrade(config, "head")
        except CommandError:
            raise StoreError(
                f"{file} was written by a newer version of Tangled Bank, which this one cannot "
                "read."
            ) from None
