"""Tables that begin as a scene says, and players who need no browser."""

from collections.abc import Callable
from typing import Any

from tangledbank import Record, seeded
from tangledbank.bots import make_bot
from tangledbank.core.position import Position
from tangledbank.server.entries import Acted
from tangledbank.server.sitting import Sitting
from tangledbank.server.table import Table
from tests.arranged import Arranged
from tests.browser.stage import Stage
from tests.server.pages import Page as Line
from tests.server.seen import view_of


class Rival:
    """Another player, who needs no browser to do what a test says."""

    def __init__(self, stage: Stage, code: str, name: str = "Ben", nonce: str = "") -> None:
        self.stage = stage
        self.code = code
        ticket = stage.run(stage.house.sit(code, name))
        self.line: Line = stage.run(stage.house.open(ticket, nonce=nonce))

    def act(self, *actions: str) -> None:
        """One action after the other."""
        for action in actions:
            self.stage.run(self.line.catch_up())
            self.stage.run(self.line.done("act", action=action, seq=self.line.frames[-1].seq))
        self.stage.until_seen(self.code)


def set_out(stage: Stage, code: str, start: Callable[[Record], Position]) -> None:
    """The table as a scene for its record says, shown to everyone who looks at it."""
    stage.run(change(stage.house.tables.live[code], start))
    stage.until_seen(code)


async def change(table: Table, start: Callable[[Record], Position]) -> None:
    """In the table's own order; the log starts over."""
    async with table.lock:
        sitting = table.sitting
        old = begun(sitting)
        new = Arranged(old.game, old.seats, old.seed, old.options, old.shuffle, old.who)
        new.arrange(start(old))
        sitting.record, sitting.told = new, [[]]
        sitting.heard.clear()
        table.show(*table.listeners)
        table.autoplay.wake()


def begun(sitting: Sitting) -> Record:
    """The game of a table."""
    assert sitting.record is not None, "the game has begun"
    return sitting.record


def seen(stage: Stage, code: str, seat: int | None) -> Any:
    """What a seat can see."""
    return begun(stage.house.tables.live[code].sitting).position.view(seat)


async def shown_at(stage: Stage, code: str, seat: int | None) -> Any:
    """What a page of this seat would be sent of how the table stands now."""
    return view_of(stage.house.tables.live[code].sitting, seat)


def play_out(stage: Stage, code: str, most: int = 2000) -> None:
    """To the end of the game, or for this many actions, by bots on all seats."""
    stage.run(go_on(stage.house.tables.live[code], most))
    stage.until_seen(code)


async def go_on(table: Table, most: int) -> None:
    """Whoever is asked answers as a greedy bot would."""
    async with table.lock:
        record = begun(table.sitting)
        bot = make_bot(record.game, "greedy")
        for number in range(most):
            position = record.position
            actors = position.actors()
            if not actors:
                return
            seat = actors[0]
            action = bot.choose(position.view(seat), position.legal(seat), seeded(number)).action
            await table.commit(Acted(seat, record.game.notation(action), int(position.now)))
