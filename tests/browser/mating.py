"""How people play The Mating Game in a page: a card is lifted, and the second touch plays it.

What may be done is read from the wire; doing it is left to the things on the screen.
"""

import re
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tangledbank import Record, seeded
from tangledbank.bots import make_bot
from tangledbank.core.advance import advance
from tangledbank.core.position import Position
from tangledbank.games.mating import GAME
from tangledbank.games.mating.scenes import scene
from tangledbank.server.entries import Acted
from tangledbank.server.table import Table
from tests.browser.stage import Stage
from tests.browser.visitor import Message, Visitor
from tests.server.pages import Page as Line

FACES = {face.id: face for face in GAME.card_faces()}
# What the slab says while this seat is asked; anything else is somebody else's turn.
ASKS = re.compile(
    r"^(Choose your strategy|Only lunch is left|Anything sneaky|Discard, then draw)"
    r"| wants your | on you\."
)
# Where a thing is, and how large.
PLACE = """one => {
    const {left, top, width, height} = one.getBoundingClientRect()
    return [left, top, width, height].map(Math.round)
}"""

# The film may end by itself before a finger is there.
SKIP = "document.querySelector('[aria-label=\"Film of what happened\"] .skip')?.click()"


class Suitor:
    """Somebody at a table of The Mating Game."""

    def __init__(self, visitor: Visitor, *, fingers: bool = False) -> None:
        self.visitor = visitor
        self.fingers = fingers

    @property
    def page(self) -> Page:
        """The tab in which they play."""
        return self.visitor.page

    @property
    def view(self) -> Message:
        """What lies on the table."""
        return self.visitor.view

    @property
    def legal(self) -> list[str]:
        """What this seat may do now."""
        legal: list[str] = self.visitor.frame["legal"]
        return legal

    # -- what is on the table --------------------------------------------------------------
    @property
    def slab(self) -> Locator:
        """What is asked, on paper."""
        return self.page.get_by_role("region", name="What is asked")

    @property
    def asks(self) -> Locator:
        """The one line that stands out."""
        return self.slab.get_by_role("heading")

    @property
    def clearing(self) -> Locator:
        """Where the males stand."""
        return self.page.get_by_role("region", name="The clearing")

    @property
    def film(self) -> Locator:
        """What happens by itself, while it is shown."""
        return self.page.get_by_role("group", name="Film of what happened")

    @property
    def gap(self) -> Locator:
        """The gap in the leaves, where sneaky cards lie that can be played now."""
        return self.page.get_by_role("region", name="Sneaky cards")

    @property
    def naming(self) -> Locator:
        """Where a sneaky card names a rival."""
        return self.page.get_by_role("region", name=re.compile("whom do you name"))

    @property
    def ending(self) -> Locator:
        """Who won, once all is added up."""
        return self.page.get_by_role("heading", level=2, name=re.compile(r"\bwins?\b"))

    @property
    def debrief(self) -> Locator:
        """The questions after the game."""
        return self.page.get_by_role("region", name=re.compile("nine questions"))

    def own(self, card: str) -> Locator:
        """A card of the hand or in the gap, or `lunch`."""
        return self.page.locator(f'footer button[data-card="{card}"]')

    def answer(self, name: str | re.Pattern[str]) -> Locator:
        """A button at the own place, or under the own animal."""
        return self.page.locator("footer, li[data-seat]").get_by_role(
            "button", name=name, exact=True
        )

    def seat(self, name: str) -> Locator:
        """Where a player stands, in words: `Ben: Peafowl, ... .`"""
        return self.clearing.get_by_role("listitem").filter(
            has=self.page.locator(".hidden", has_text=re.compile(f"^{name}: "))
        )

    # -- a game ----------------------------------------------------------------------------
    def begin(self) -> None:
        """The host deals."""
        self.page.get_by_role("button", name="Begin", exact=True).click()
        self.until_dealt()

    def until_dealt(self) -> None:
        """The table is there."""
        self.visitor.until("cards are dealt", lambda: bool(self.visitor.all_heard("frame")))
        expect(self.asks).to_be_visible()

    def until_asked(self) -> bool:
        """Until this seat is asked; films are skipped. False if the game is over."""
        over = self.page.get_by_role("heading", name="Adding up").or_(self.ending)
        asked = self.asks.filter(has_text=ASKS)
        self.visitor.until("an answer", lambda: not self.is_pending())
        self.visitor.until(
            "asked, or over", lambda: bool(self.legal) or self.visitor.frame["outcome"] is not None
        )
        self.visitor.until(
            "what was asked is shown",
            lambda: not self.skips_film() and (asked.is_visible() or over.is_visible()),
        )
        return bool(self.legal)

    def until_shown(self) -> None:
        """The newest frame lies on the table, and no film runs."""
        self.page.wait_for_timeout(50)  # for a film to begin
        self.visitor.until("the film is over", lambda: not self.skips_film())

    def skips_film(self) -> bool:
        """Out of the film, if one runs."""
        if not self.film.is_visible():
            return False
        if self.fingers:
            self.page.evaluate(SKIP)
        else:
            self.page.keyboard.press("Escape")
        return True

    def is_pending(self) -> bool:
        """Whether an action was sent and not yet answered."""
        asked = {one["id"] for one in self.visitor.said if one["type"] == "act"}
        return bool(asked - {one.get("id") for one in self.visitor.heard})

    def touch(self, thing: Locator) -> None:
        """Once."""
        if self.fingers:
            thing.tap()
        else:
            thing.click()

    def lift(self, card: str) -> None:
        """The first touch; a card that may name several rivals makes room for them."""
        self.touch(self.own(card))
        pressed = self.page.locator(f'footer button[data-card="{card}"][aria-pressed="true"]')
        expect(pressed.or_(self.naming)).to_be_visible()

    def lay(self, card: str) -> None:
        """Choose a card in secret: lift it, and touch it again."""
        self.lift(card)
        self.done(lambda: self.touch(self.own(card)))

    def press(self, name: str | re.Pattern[str]) -> None:
        """A button, and wait until it is done."""
        self.done(lambda: self.touch(self.answer(name)))

    def type(self, key: str) -> None:
        """A key, and wait until it is done."""
        self.done(lambda: self.page.keyboard.press(key))

    def done(self, deed: Callable[[], object]) -> None:
        """Do something, and wait until the table has done it."""
        acted = self.visitor.acts_done()
        deed()
        self.visitor.until("done", lambda: self.visitor.acts_done() == acted + 1)

    def place(self, thing: Locator) -> list[int]:
        """Left, top, width and height in whole pixels."""
        found: list[int] = thing.evaluate(PLACE)
        return found


# -- others --------------------------------------------------------------------------------
class Rival:
    """Another player, who needs no browser to do what a test says."""

    def __init__(self, stage: Stage, code: str, name: str = "Ben", nonce: str = "") -> None:
        self.stage = stage
        ticket = stage.run(stage.house.sit(code, name))
        self.line: Line = stage.run(stage.house.open(ticket, nonce=nonce))

    def act(self, *actions: str) -> None:
        """One action after the other."""
        for action in actions:
            self.stage.run(self.line.catch_up())
            self.stage.run(self.line.done("act", action=action, seq=self.line.frames[-1].seq))


# -- tables --------------------------------------------------------------------------------
@dataclass
class Arranged(Record):
    """A game that began as a scene says, so that a choice can also be taken back."""

    start: Position = field(init=False)

    def arrange(self, start: Position) -> None:
        """Nothing has happened yet."""
        self.start, self.position = start, start.clone()

    def after(self, count: int) -> Position:
        """The position after the first `count` actions."""
        position = self.start.clone()
        for entry in self.entries[:count]:
            advance(position, entry.seat, entry.action, entry.at)
        return position


def lay(stage: Stage, seats: int = 2, bots: tuple[str, ...] = (), **options: Any) -> Message:
    """A table of The Mating Game whose host is Ana; her ticket as REST gives it."""
    return asdict(stage.run(stage.house.lay(seats, bots, options, "mating")))


def arrange(stage: Stage, code: str, **words: Any) -> None:
    """The table as the words of a scene say, shown to everyone who looks at it."""
    stage.run(change(stage.house.tables.live[code], words))


async def change(table: Table, words: dict[str, Any]) -> None:
    """In the table's own order; the log begins anew."""
    async with table.lock:
        sitting = table.sitting
        old = sitting.record
        assert old is not None, "the game has begun"
        new = Arranged(old.game, old.seats, old.seed, old.options, old.shuffle, old.who)
        new.arrange(scene(seats=old.seats, **sitting.options | words))
        sitting.record, sitting.told = new, [[]]
        sitting.heard.clear()
        table.show(*table.listeners)
        table.autoplay.wake()


def play_out(stage: Stage, code: str, most: int = 2000) -> None:
    """To the end of the game, or so many actions, by bots on all seats."""
    stage.run(go_on(stage.house.tables.live[code], most))


async def go_on(table: Table, most: int) -> None:
    """Whoever is asked answers as a greedy bot would."""
    bot = make_bot(GAME, "greedy")
    async with table.lock:
        record = table.sitting.record
        assert record is not None, "the game has begun"
        for number in range(most):
            position = record.position
            actors = position.actors()
            if not actors:
                return
            seat = actors[0]
            action = bot.choose(position.view(seat), position.legal(seat), seeded(number)).action
            await table.commit(Acted(seat, GAME.notation(action), int(position.now)))
