"""Somebody at a table whose slab says what is asked: what every such game has in common.

What may be done is read from the wire; doing it is left to the things on the screen.
"""

import json
import re
from collections.abc import Callable
from typing import ClassVar

from playwright.sync_api import Locator, Page, expect

from tests.browser.visitor import Message, Visitor

# Where a thing is, and how large.
PLACE = """one => {
    const {left, top, width, height} = one.getBoundingClientRect()
    return [left, top, width, height].map(Math.round)
}"""
# The film may end by itself before a finger is there.
SKIP = "document.querySelector('[aria-label=\"Film of what happened\"] .skip')?.click()"
# Words and names of things, and where cards lie.
SHOWN = """() => [
    document.body.innerText,
    ...[...document.querySelectorAll('[aria-label]')].map(one => one.ariaLabel),
    ...[...document.querySelectorAll('[data-card]')].map(one => one.dataset.card),
].join('\\n')"""


class Sitter:
    """Somebody at a table of any game, with a mouse or with fingers."""

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


class Guest(Sitter):
    """Somebody at a table that says what it asks."""

    # What the slab says while this seat is asked; anything else is somebody else's turn.
    asked: ClassVar[re.Pattern[str]]

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
    def film(self) -> Locator:
        """What happens by itself, while it is shown."""
        return self.page.get_by_role("group", name="Film of what happened")

    @property
    def log(self) -> Locator:
        """What has happened, in sentences."""
        return self.page.get_by_role("region", name="What happened")

    @property
    def ending(self) -> Locator:
        """Who won, once all is added up."""
        return self.page.get_by_role("heading", level=2, name=re.compile(r"\bwins?\b"))

    # -- a game ----------------------------------------------------------------------------
    def begin(self) -> None:
        """The host deals."""
        self.touch(self.page.get_by_role("button", name="Begin", exact=True))
        self.until_dealt()

    def until_dealt(self) -> None:
        """The table is there."""
        self.visitor.until("cards are dealt", lambda: bool(self.visitor.all_heard("frame")))
        expect(self.asks).to_be_visible()

    def until_asked(self) -> bool:
        """Until this seat is asked; films are skipped. False if the game is over."""
        over = self.page.get_by_role("heading", name="Adding up").or_(self.ending)
        asked = self.asks.filter(has_text=self.asked)
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
        self.visitor.until_drawn()  # by then a film has begun
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

    def stop_film(self, words: str = "") -> None:
        """The film stands still as soon as it says this; on a phone no button does that."""
        caption = self.film.get_by_role("paragraph")
        expect(caption).to_contain_text(words, timeout=60_000)  # sentences take time to read
        self.film.locator(".pause").evaluate("one => one.click()")

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

    def type(self, key: str) -> None:
        """A key, and wait until it is done."""
        self.done(lambda: self.page.keyboard.press(key))

    def done(self, deed: Callable[[], object]) -> None:
        """Do something, and wait until the table has done it."""
        acted = self.visitor.acts_done()
        deed()
        self.visitor.until("done", lambda: self.visitor.acts_done() == acted + 1)

    # -- what a page knows -----------------------------------------------------------------
    def place(self, thing: Locator) -> list[int]:
        """Left, top, width and height in whole pixels."""
        found: list[int] = thing.evaluate(PLACE)
        return found

    def told(self, since: int = 0) -> str:
        """All that the page was told since then, and all that it shows."""
        return json.dumps(self.visitor.heard[since:]) + str(self.page.evaluate(SHOWN))
