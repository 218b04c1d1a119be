"""One live table: whatever comes in is checked, saved, and only then shown to everyone.

One lock makes one order for all. What outlives the server is in the sitting; here is what does
not: connections, clocks, and bots that think.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from tangledbank.core.errors import IllegalAction, Refusal
from tangledbank.core.record import Record
from tangledbank.core.shuffle import is_part
from tangledbank.server import rest, wire
from tangledbank.server.aloud import Aloud
from tangledbank.server.autoplay import Autoplay
from tangledbank.server.entries import (
    Acted,
    AnyEntry,
    Begun,
    Branched,
    Ended,
    Freed,
    Gave,
    Hinted,
    Named,
    Passed,
    Returned,
    Sat,
    TookBack,
    Turned,
    write_entry,
)
from tangledbank.server.lamp import Lamp
from tangledbank.server.listener import Listener
from tangledbank.server.names import (
    clean_name,
    deck_about,
    deck_hash,
    deck_name,
    hash_of,
    new_token,
)
from tangledbank.server.rows import Line, SeatNotes
from tangledbank.server.shown import Showing, events_info
from tangledbank.server.sitting import Sitting
from tangledbank.server.store import Store, StoreError
from tangledbank.server.thinking import Thinkers

GRACE = 60.0  # seconds of absence after which a bot may take over
MOST_PAGES = 60  # at one table, spectators among them
PLAYED = (Acted, TookBack, Passed)  # with these the game goes on
# These show nothing new, so that nobody can ask for frames again and again: the more another seat
# may do, the longer they take to make.
SHOWS_NOTHING = (Named, Hinted)


class Table:
    """A table with its connections."""

    def __init__(
        self,
        sitting: Sitting,
        store: Store,
        thinkers: Thinkers,
        reload: Callable[[str], Awaitable[Sitting | None]],
        grace: float = GRACE,
    ) -> None:
        self.sitting = sitting
        self.store = store
        self.reload = reload
        self.grace = grace
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.away: dict[int, float] = {}  # since when, by seat
        self.alarms: dict[int, asyncio.Task[None]] = {}  # for seats whose person is away
        self.opened = self.touched = time.monotonic()
        self.afterwards = b""  # the look back, once somebody has asked for it
        self.is_unsaved = False  # whether the sitting is ahead of the store, which failed
        self.thinkers = thinkers
        self.autoplay = Autoplay(self, thinkers)
        self.lamp = Lamp()
        self.aloud = Aloud()
        for seat in sitting.people():
            self.miss(seat)

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """One at a time, and from what is saved: the only way in."""
        async with self.lock:
            await self.restore()
            yield

    # -- coming and going ------------------------------------------------------------------
    async def sit(self, name: str, seat: int | None = None) -> rest.Ticket:
        """Somebody takes a free seat, even in a running game."""
        async with self.turn():
            free = [place for place, chair in enumerate(self.sitting.chairs) if chair.is_free]
            if self.sitting.stage in ("over", "closed"):
                raise refuse("over", "The game at this table is over.")
            if seat is not None and seat not in range(len(self.sitting.chairs)):
                raise refuse("no such seat", f"There is no seat {seat + 1} at this table.")
            if not free:
                raise refuse("full", "Every seat at this table is taken; you may watch.")
            if seat is not None and seat not in free:
                raise refuse("taken", "Somebody sits there already.")
            place = free[0] if seat is None else seat
            token = new_token()
            known = [chair.name for chair in self.sitting.chairs]
            self.miss(place)
            await self.commit(Sat(place, clean_name(name, known), hash_of(token)))
            return rest.Ticket(self.sitting.code, place, token, self.sitting.shuffle.commitment)

    async def enter(self, listener: Listener, hello: wire.Hello) -> bool:
        """A page connects, from its seat or to watch; False if its token holds no seat here."""
        async with self.turn():
            seat = self.sitting.seat_of(hash_of(hello.token))
            if hello.token and seat is None:
                listener.close("no such seat", "This seat is no longer yours.")
                return False
            if seat is None and len(self.listeners) >= MOST_PAGES:
                listener.close("full", "Too many people are watching this table already.")
                return False
            if seat is not None:
                await self.return_to(seat, hello.nonce)
            listener.seat = seat
            listener.name = clean_name(hello.name, self.names())
            self.listeners.append(listener)
            self.welcome(listener)
            self.tell(but=listener)
            if self.sitting.follows and self.sitting.stage == "gathering" and self.is_ready():
                await self.commit(Begun())
            return True

    def welcome(self, listener: Listener) -> None:
        """All that a page needs to know if it is new, or has changed seats."""
        heard = self.sitting.heard_by(listener.seat)
        notes = self.sitting.notes_of(listener.seat)
        listener.send(wire.Welcome(listener.seat, self.info(), events_info(heard), notes))
        listener.shown.log = list(heard)
        self.show(listener)
        if self.sitting.aloud and self.aloud.last is not None:
            listener.send(self.aloud.last)

    async def return_to(self, seat: int, nonce: str) -> None:
        """A person is here again: a bot stands up, and the browser's part of the shuffle counts."""
        chair = self.sitting.chairs[seat]
        if chair.bot:
            await self.commit(Returned(seat))
        if self.sitting.stage == "gathering" and not chair.nonce and is_part(nonce):
            await self.commit(Gave(seat, nonce))
        self.away.pop(seat, None)
        self.quiet(seat)
        for other in [one for one in self.listeners if one.seat == seat]:
            self.listeners.remove(other)
            other.close("elsewhere", "You have opened this table in another place.")

    async def lose(self, listener: Listener) -> None:
        """A connection has ended."""
        async with self.lock:
            if listener not in self.listeners:
                return
            self.listeners.remove(listener)
            seat = listener.seat
            if seat is not None:
                self.miss(seat)
            self.tell()

    def miss(self, seat: int) -> None:
        """A seat's person is not here; the others are told when a bot may take over."""
        self.away[seat] = time.monotonic()
        self.quiet(seat)
        self.alarms[seat] = asyncio.create_task(self.tell_later())

    async def tell_later(self) -> None:
        """When the grace is over."""
        await asyncio.sleep(self.grace + 0.05)
        async with self.lock:
            self.tell()

    def quiet(self, seat: int) -> None:
        """Nobody waits for this seat's person any longer."""
        alarm = self.alarms.pop(seat, None)
        if alarm is not None:
            alarm.cancel()

    # -- saving, then showing --------------------------------------------------------------
    async def act(self, record: Record, seat: int, action: int, at: int, id: str = "") -> None:
        """A seat acts: the action was read once, is checked once, and is written once."""
        entry = Acted(seat, record.game.notation(action), max(at, int(record.position.now)), id)
        await self.commit(entry, action=action)

    async def commit(self, *entries: AnyEntry, action: int | None = None) -> None:
        """Check and do, save, then show. If it cannot be saved, it has not happened."""
        sitting = self.sitting
        before = sitting.length
        for entry in entries:
            sitting.apply(entry, action)
        lines = list(entries)
        if sitting.stage == "over" and sitting.outcome is None and sitting.record is not None:
            outcome = sitting.record.outcome()
            assert outcome is not None, "the stage says so"
            lines.append(Ended(outcome))
            sitting.apply(lines[-1])
        try:
            await self.store.append(
                *[
                    Line(sitting.code, before + place, write_entry(entry),
                         sitting.title, sitting.stage)
                    for place, entry in enumerate(lines)
                ],
                *[
                    SeatNotes(sitting.code, entry.seat, {})  # not for whoever sits there next
                    for entry in lines if isinstance(entry, Freed)
                ],
            )  # fmt: skip
        except StoreError:
            self.is_unsaved = True
            await self.restore()
            raise
        self.touched = time.monotonic()
        if not all(isinstance(entry, PLAYED) for entry in lines):
            self.tell()
        if any(not isinstance(entry, SHOWS_NOTHING) for entry in lines):
            self.show(*self.listeners)
        if any(isinstance(entry, PLAYED) for entry in lines):
            self.lamp.go_on(sitting.record)
            self.think_aloud()
            self.autoplay.go_on()
        else:
            if any(isinstance(entry, Turned) for entry in lines) and not sitting.aloud:
                self.aloud.clear()
            self.autoplay.wake()

    def think_aloud(self) -> None:
        """Everyone hears what bots have weighed, as soon as everyone may."""
        sitting = self.sitting
        if sitting.record is None or not sitting.aloud or not self.aloud.waiting:
            return
        for message in self.aloud.ripe(sitting.record, sitting.heard_by(None)):
            for listener in self.listeners:
                listener.send(message)

    async def restore(self) -> None:
        """Go back to what was saved, if saving has failed."""
        if self.is_unsaved:
            self.sitting = await self.reload(self.sitting.code) or self.sitting
            self.is_unsaved = False

    def show(self, *listeners: Listener) -> None:
        """The next frame, for each page that would see something new."""
        if self.sitting.record is None or self.is_unsaved:
            return
        showing = Showing(self.sitting, self.autoplay.now())
        for listener in listeners:
            frame = listener.shown.next_frame(showing.sight(listener.seat))
            if frame is not None:
                listener.send(frame)

    def tell(self, but: Listener | None = None) -> None:
        """Who sits where, and what was turned."""
        if self.is_unsaved:
            return
        message = wire.encoder.encode(wire.TableChanged(self.info()))
        for listener in self.listeners:
            if listener is not but:
                listener.send(message)

    # -- questions -------------------------------------------------------------------------
    def is_ready(self) -> bool:
        """Whether cards can be dealt: no seat is free, and every browser has given its part."""
        return not self.why_not_ready()

    def why_not_ready(self) -> str:
        """What is missing before cards can be dealt, in a sentence."""
        for seat, chair in enumerate(self.sitting.chairs):
            if chair.is_free:
                return f"Seat {seat + 1} is still free: invite somebody, or seat a bot."
            if chair.token and not chair.nonce and not chair.bot:
                return f"{chair.name} has not opened the table yet."
        return ""

    def is_idle(self, seconds: float) -> bool:
        """Whether nothing would be missed if this table left memory."""
        quiet = time.monotonic() - self.touched > seconds
        return quiet and not self.listeners and not self.autoplay.is_busy()

    async def look(self) -> wire.TableInfo:
        """The table as it is saved, for whoever comes by."""
        async with self.turn():
            return self.info()

    async def past(self) -> Record:
        """The game, once it is over: from then on nothing of it is secret, and nothing changes."""
        async with self.turn():
            record = self.sitting.record
            if record is None or self.sitting.stage != "over":
                raise refuse("not over", "A game is shown to everyone when it is over, not before.")
            return record

    async def look_back(self) -> bytes:
        """What the game shows of itself when it is over, as JSON; nothing if it shows nothing."""
        record = await self.past()
        look = record.game.afterwards
        if not self.afterwards and look is not None:  # nothing changes it any more: no lock
            self.afterwards = wire.encoder.encode(await asyncio.to_thread(look, record))
        return self.afterwards

    def names(self) -> list[str]:
        """What everyone here is called, players and spectators."""
        watching = [one.name for one in self.listeners if one.seat is None]
        return [chair.name for chair in self.sitting.chairs] + watching

    def info(self) -> wire.TableInfo:
        """The table, without what lies on it."""
        sitting = self.sitting
        over = sitting.stage == "over"
        brought = sitting.game if sitting.deck else None
        return wire.TableInfo(
            code=sitting.code,
            game="" if sitting.game is None else sitting.game.id,
            title=sitting.title,
            stage=sitting.stage,
            seats=tuple(self.seat_info(seat) for seat in range(len(sitting.chairs))),
            host=sitting.host,
            options=sitting.options,
            pace=sitting.pace,
            watching=tuple(one.name for one in self.listeners if one.seat is None),
            commitment=sitting.shuffle.commitment,
            notice=sitting.notice,
            shuffle=sitting.shuffle if over and not sitting.guided else None,
            outcome=sitting.outcome,
            rematch=sitting.rematch,
            deck="" if brought is None else deck_name(brought.cards),
            deck_about="" if brought is None else deck_about(brought.cards),
            deck_hash=deck_hash(sitting.deck),
            guided=sitting.guided,
            shown=sitting.shown,
            branch=branch_info(sitting.branched),
            hints=sitting.hints,
            aloud=sitting.aloud,
        )

    def waits(self) -> bool:
        """Whether it is on the start page: its host says so, and somebody is here waiting."""
        sitting = self.sitting
        return (
            sitting.shown
            and sitting.stage == "gathering"
            and not self.is_unsaved
            and any(chair.is_free for chair in sitting.chairs)
            and any(listener.seat is not None for listener in self.listeners)
        )

    def offer(self) -> rest.OpenTable:
        """The table for whoever looks for one: who invites, and how many may come."""
        info = self.info()
        free = sum(seat.who == "open" for seat in info.seats)
        host = "" if info.host < 0 else info.seats[info.host].name
        waiting = int(time.monotonic() - self.opened)
        return rest.OpenTable(
            info.code, info.game, info.title, host, len(info.seats), free, info.deck, waiting
        )

    def seat_info(self, seat: int) -> wire.SeatInfo:
        """Who sits there."""
        chair = self.sitting.chairs[seat]
        if chair.is_free:
            return wire.SeatInfo("open")
        if not chair.token:
            return wire.SeatInfo("bot", chair.name, chair.bot, present=True)
        hints = chair.hints if self.sitting.hints == "counted" else 0
        since = self.away.get(seat)
        gone = 0.0 if since is None else time.monotonic() - since
        late = since is not None and gone >= self.grace and not chair.bot
        return wire.SeatInfo(
            "person", chair.name, chair.bot, since is None, int(gone * 1000), late, hints
        )

    def close(self) -> None:
        """The server ends, or the table leaves memory."""
        self.autoplay.close()
        for seat in list(self.alarms):
            self.quiet(seat)
        for listener in self.listeners:
            listener.close("closing", "The server is closing.", again=True)


def branch_info(branched: Branched | None) -> wire.BranchInfo | None:
    """Where a table goes on from."""
    return None if branched is None else wire.BranchInfo(branched.of, len(branched.played))


def refuse(code: str, sentence: str) -> IllegalAction:
    """Something that cannot be done at a table, apart from the rules of any game."""
    return IllegalAction(Refusal(code, "", sentence))
