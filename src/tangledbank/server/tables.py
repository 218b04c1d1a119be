"""All tables of a server: laid, found, rebuilt from their logs, laid again for a rematch."""

import asyncio
import logging
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace

from tangledbank.core.game import Game
from tangledbank.core.shuffle import new_part
from tangledbank.server import rest
from tangledbank.server.branches import OPEN_SEAT, Leaving, bot_for
from tangledbank.server.entries import (
    AnyEntry,
    Botted,
    Brought,
    Ended,
    Followed,
    Laid,
    Sat,
    read_entry,
)
from tangledbank.server.names import bot_name, new_code, read_code
from tangledbank.server.requests import check_bot, check_options
from tangledbank.server.sitting import Sitting
from tangledbank.server.store import Store, StoreError
from tangledbank.server.table import GRACE, Table, refuse
from tangledbank.server.thinking import Thinkers

log = logging.getLogger("tangledbank.server")
RECENT = 86_400  # seconds: games that were played within a day go on by themselves
MOST_SHOWN = 36  # open tables on the start page
IDLE = 600.0  # seconds after which a quiet table leaves memory; its log stays
DAY = 86_400.0  # seconds


class Tables:
    """Tables by code. A table is in memory while somebody, or some bot, needs it."""

    def __init__(
        self,
        games: Mapping[str, Game],
        store: Store,
        thinkers: Thinkers,
        grace: float = GRACE,
    ) -> None:
        self.games = games
        self.store = store
        self.thinkers = thinkers
        self.grace = grace
        self.live: dict[str, Table] = {}
        self.opening = asyncio.Lock()

    async def lay(self, wish: rest.NewTable) -> tuple[Table, rest.Ticket]:
        """A new table with its host on the first seat."""
        game = self.games[wish.game]
        if wish.guided:
            wish = guided_wish(game, wish)
        check_options(game, wish.seats, wish.options)
        if len(wish.bots) >= wish.seats:
            raise refuse("full", f"Besides you, there is room for {wish.seats - 1} more.")
        for bot in () if wish.guided else wish.bots:
            check_bot(game, bot)
        table = await self.open_new(
            Laid(
                game.id,
                game.rules_version,
                wish.seats,
                wish.options,
                wish.pace,
                new_part(),
                guided=wish.guided,
            )
        )
        ticket = await table.sit(wish.name, 0)
        taken = [table.sitting.chairs[0].name]
        async with table.turn():
            for seat, bot in enumerate(wish.bots, start=1):
                taken.append(bot_name(taken))
                await table.commit(Botted(seat, bot, taken[-1]))
        return table, ticket

    async def open_new(self, laid: Laid) -> Table:
        """An empty table under a code that no other has."""
        code = new_code()
        while code in self.live or await self.store.entries(code):
            code = new_code()
        table = self.make_live(Sitting(code, self.games))
        async with table.turn():
            await table.commit(laid)
        return table

    async def find(self, text: str) -> Table | None:
        """The table with that code, brought back from its log if need be."""
        code = read_code(text)
        if not code:
            return None
        if code not in self.live:
            async with self.opening:
                if code not in self.live:
                    sitting = await self.rebuild(code)
                    if sitting is None:
                        return None
                    self.make_live(sitting).autoplay.wake()
        table = self.live[code]
        table.touched = time.monotonic()
        return table

    def make_live(self, sitting: Sitting) -> Table:
        """A table in memory."""
        table = Table(sitting, self.store, self.thinkers, self.rebuild, self.grace)
        self.live[sitting.code] = table
        return table

    async def rebuild(self, code: str) -> Sitting | None:
        """The table as its log tells it; None if there is none."""
        texts = await self.store.entries(code)
        if not texts:
            return None
        sitting = Sitting(code, self.games)
        broken = False
        for number, text in enumerate(texts):
            try:
                entry = read_entry(text)
                if not broken or isinstance(entry, Ended):
                    sitting.apply(entry)
            except Exception as problem:  # whatever is wrong with it, the other tables must live on
                log.error("table %s: line %d cannot be replayed: %r", code, number, problem)
                broken = True
        if broken:
            sitting.stage, sitting.record = "closed", None
            sitting.notice = "The log of this table cannot be replayed."
        sitting.length = len(texts)
        sitting.notes = await self.store.notes(code)
        return sitting

    async def wake_all(self) -> None:
        """After a start: the games of the last day are back, and their bots go on."""
        for code in await self.store.codes("playing", int(time.time()) - RECENT):
            await self.find(code)

    async def rematch(self, table: Table, seat: int | None) -> str:
        """Once more with the same people, each one seat further; the code of the new table."""
        async with table.turn():
            old = table.sitting
            if seat is None:
                raise refuse("watching", "You are watching; only players ask for a rematch.")
            if old.stage != "over" or old.game is None:
                raise refuse("not over", "The game is not over yet.")
            if old.rematch:
                return old.rematch
            seats = len(old.chairs)
            fresh = await self.open_new(
                Laid(old.game.id, old.game.rules_version, seats, old.options, old.pace,
                     new_part(), old.code, old.guided, old.hints_wished, old.aloud)
            )  # fmt: skip
            entries: list[AnyEntry] = [Brought(old.deck)] if old.deck else []
            for place in [(old.host + step) % seats for step in range(seats)]:
                # A guide's lessons are for the first seat.
                chair, further = old.chairs[place], place if old.guided else (place + 1) % seats
                if chair.token:
                    entries.append(Sat(further, chair.name, chair.token))
                elif chair.bot:
                    entries.append(Botted(further, chair.bot, chair.name))
            async with fresh.turn():
                await fresh.commit(*entries)
                for place in fresh.sitting.people():
                    fresh.miss(place)
            await table.commit(Followed(fresh.sitting.code))
            return fresh.sitting.code

    async def branch(
        self, left: Leaving, wish: rest.NewBranch, bots: Sequence[str] = ()
    ) -> rest.Ticket:
        """A new table that goes on from a moment of a game; `bots` sat on its seats."""
        game = self.games[left.game]
        if wish.seat not in range(left.seats):
            raise refuse("no such seat", f"There is no seat {wish.seat + 1} at this table.")
        check_options(game, left.seats, left.options)
        wishes = [*wish.others, *[""] * left.seats][: left.seats]
        before = [*bots, *[""] * left.seats][: left.seats]
        seated = [bot_for(game, *both) for both in zip(before, wishes, strict=True)]
        table = await self.open_new(
            Laid(game.id, left.rules_version, left.seats, left.options, "human", new_part())
        )
        async with table.turn():
            await table.commit(*[Brought(left.deck)] * bool(left.deck), left.branched)
        ticket = await table.sit(wish.name, wish.seat)
        taken = [table.sitting.chairs[wish.seat].name]
        async with table.turn():
            for seat, bot in enumerate(seated):
                if seat != wish.seat and bot != OPEN_SEAT:
                    taken.append(bot_name(taken))
                    await table.commit(Botted(seat, bot, taken[-1]))
        return ticket

    def waiting(self) -> list[rest.OpenTable]:
        """The tables that anyone may join, the newest first, and no more than a page can show."""
        found = [table for table in self.live.values() if table.waits()]
        found.sort(key=lambda table: -table.opened)
        return [table.offer() for table in found[:MOST_SHOWN]]

    async def tidy(self) -> None:
        """Again and again: let quiet tables go from memory."""
        while True:
            await asyncio.sleep(IDLE / 10)
            for code, table in list(self.live.items()):
                if table.is_idle(IDLE):
                    table.close()
                    del self.live[code]

    async def forget_daily(self, days: int) -> None:
        """Now and every day: forget the tables that nobody has touched for this many days."""
        while True:
            try:
                await self.forget(int(time.time()) - days * 86_400)
            except StoreError as problem:
                log.error("old tables: %s", problem)
            await asyncio.sleep(DAY)

    async def forget(self, since: int) -> list[str]:
        """Forget tables that have not changed since, unless somebody has them open; their codes."""
        async with self.opening:  # nobody opens a table that is on its way out
            codes = [code for code in await self.store.untouched(since) if code not in self.live]
            await self.store.remove(*codes)
        if codes:
            log.warning("forgot %d old tables", len(codes))
        return codes

    def close(self) -> None:
        """The server ends."""
        for table in self.live.values():
            table.close()


def guided_wish(game: Game, wish: rest.NewTable) -> rest.NewTable:
    """A first game: seats, options and bots as its guide has them."""
    guide = game.guide
    if guide is None:
        raise refuse("no guide", f"{game.title} has no guided game.")
    return replace(wish, seats=guide.seats, options=dict(guide.options), bots=guide.bots)
