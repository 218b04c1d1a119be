"""Records over HTTP: finished games, from tables or from files, to be looked at again.

Reading costs a whole game, and a file may come from anybody: so it is done in a process of its own,
one game after another, and what is too large or takes too long is refused. No file is kept.
"""

import asyncio
import gzip
import json
import logging
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from starlette.responses import Response

from tangledbank.core.errors import BadRecord, TangledBankError
from tangledbank.core.record import Record, read_record
from tangledbank.server import wire
from tangledbank.server.branches import Leaving, leave
from tangledbank.server.replay import LARGEST, MOST_STEPS, left, replay_of, too_long
from tangledbank.server.table import Table
from tangledbank.server.thinking import A, Q, Thinkers
from tangledbank.shelf import GAMES

log = logging.getLogger("tangledbank.server")
MOST_WAITING = 8  # games of tables that wait to be read, and as many from files
LONGEST = 20.0  # seconds that reading one may take
RETRY_AFTER = 2  # seconds
MOST_KEPT = 24  # replays of tables, for whoever looks next


@dataclass(frozen=True)
class Asked:
    """A record, and how it is looked at: from a viewpoint, or None for the game's own look back."""

    text: str
    viewpoint: str | None
    table: wire.TableInfo | None = None  # None: the record comes from a file


class Busy(TangledBankError):
    """Too many ask at once; a moment later there will be room."""


class Readers:
    """Reads records, and keeps a few replays of tables, which nothing changes any more."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.waiting: Counter[bool] = Counter()  # from files, and from tables
        self.turn = asyncio.Lock()
        self.kept: OrderedDict[tuple[bytes, str], bytes] = OrderedDict()  # by table and viewpoint

    async def of_table(self, table: Table, viewpoint: str) -> bytes:
        """The game of a table that is over, as compressed JSON."""
        record = await table.past()
        info = left(table.info())
        key = wire.encoder.encode(info), viewpoint
        if key not in self.kept:
            self.kept[key] = await self.ask(Asked(record.text(), viewpoint, info), read)
        self.kept.move_to_end(key)
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return self.kept[key]

    async def of_file(self, content: bytes, viewpoint: str | None) -> bytes:
        """The game of a file, as compressed JSON."""
        try:
            text = content.decode("utf-8-sig")
        except UnicodeDecodeError:
            raise BadRecord("The record is not UTF-8 text.") from None
        return await self.ask(Asked(text, viewpoint), read)

    async def leave(self, text: str, entries: int) -> Leaving:
        """What a new table takes along from the game of a file."""
        return await self.ask((text, entries), left_at)

    async def ask(self, asked: Q, work: Callable[[Q], A]) -> A:
        """One after the other; files never take the place of tables."""
        is_file = not isinstance(asked, Asked) or asked.table is None
        if self.waiting[is_file] >= MOST_WAITING:
            raise Busy("Many games are being looked at just now; try again in a moment.")
        self.waiting[is_file] += 1
        try:
            async with self.turn:
                return await self.in_time(asked, work)
        finally:
            self.waiting[is_file] -= 1

    async def in_time(self, asked: Q, work: Callable[[Q], A]) -> A:
        """Reading cannot be interrupted: the process that takes too long is ended."""
        try:
            return await asyncio.wait_for(self.thinkers.ask(work, asked), LONGEST)
        except TimeoutError:
            self.thinkers.end()
            raise too_long() from None


def read(asked: Asked) -> bytes:
    """In a worker process."""
    try:
        if asked.table is None:
            check_deck(asked.text)
        record = checked(asked.text)
        shown = (
            look_back(record)
            if asked.viewpoint is None
            else replay_of(record, asked.viewpoint, asked.table)
        )
        content = wire.encoder.encode(shown)
        if len(content) > LARGEST:
            raise too_long()
    except TangledBankError as error:
        raise BadRecord(str(error)) from None  # one that can be sent between processes
    except Exception:  # no reader has thought of everything that people can write
        log.exception("a record")
        raise BadRecord("This record has a value that no game can have.") from None
    return gzip.compress(content, 6, mtime=0)


def left_at(asked: tuple[str, int]) -> Leaving:
    """In a worker process."""
    text, entries = asked
    try:
        check_deck(text)
        return leave(checked(text), entries)
    except TangledBankError as error:
        raise BadRecord(str(error)) from None
    except Exception:
        log.exception("a record")
        raise BadRecord("This record has a value that no game can have.") from None


def checked(text: str) -> Record:
    """The record, read to its last line, if a page can show it."""
    if text.count("\n") > MOST_STEPS:
        raise BadRecord(f"A record has at most {MOST_STEPS} lines here; this one has more.")
    record = read_record(text, GAMES)
    record.game.card_faces()  # a deck must also be fit to be shown
    return record


def check_deck(text: str) -> None:
    """A record may bring a deck if a table may, and no larger one."""
    try:
        head = json.loads(text.partition("\n")[0])
    except (ValueError, RecursionError):
        return  # the reader says it better
    deck = head.get("cards") if isinstance(head, dict) else None
    if not isinstance(deck, str) or head.get("game") not in GAMES:
        return
    game = GAMES[head["game"]]
    if not game.own_decks:
        raise BadRecord(f"Line 1: {game.title} is shown with its own deck only.")
    if len(deck.encode(errors="replace")) > wire.LARGEST_DECK:
        most = wire.LARGEST_DECK // 1000
        raise BadRecord(f"Line 1: a deck has at most {most} kB of text; this one has more.")


def look_back(record: Record) -> object:
    """What the game shows of itself when it is over."""
    if record.game.afterwards is None:
        raise BadRecord("This game has nothing to look back at.")
    return record.game.afterwards(record)


async def sent(content: bytes, accepted: str) -> Response:
    """Compressed JSON for a page; uncompressed for the rare one that cannot read it."""
    headers = {"Vary": "Accept-Encoding", "Cache-Control": "no-store"}
    if "gzip" in accepted:
        headers["Content-Encoding"] = "gzip"
    else:
        content = await asyncio.to_thread(gzip.decompress, content)
    return Response(content, headers=headers, media_type="application/json")
