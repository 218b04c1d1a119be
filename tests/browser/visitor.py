"""Somebody with a browser of their own: a page, what went over its wire, and what went wrong."""

import json
import re
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, WebSocket, expect

from tangledbank import GAMES, Game
from tests.parts import in_words

PATIENCE = 60.0  # seconds for anything, on a very busy machine: a guard, and no measure
expect.set_options(timeout=PATIENCE * 1000)

Message = dict[str, Any]
# Once, before the page's own scripts: what happens to the ticket later is the page's business.
KEEP = """
const [code, ticket, place] = [%s, %s, 'tangledbank.tickets']
if (!localStorage.getItem(`kept ${code}`)) {
    const others = JSON.parse(localStorage.getItem(place) ?? '{}')
    localStorage.setItem(place, JSON.stringify({...others, [code]: ticket}))
    localStorage.setItem(`kept ${code}`, 'yes')
}
"""
# The page's own queue, in which what came over the wire stands before it.
QUEUED = "new Promise(done => setTimeout(done))"
# The browser has drawn four times, so that what came over the wire before lies there.
DRAWN = """async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
}"""


@dataclass
class Line:
    """What is said on one line to a table, kept as people read it: with its actions in words."""

    visitor: "Visitor"
    game: Game | None = None  # from the welcome on; a game from outside has verbs only

    def heard(self, message: Message) -> None:
        """From the server."""
        if message["type"] == "welcome":
            name = message["table"]["game"]
            is_here = name in GAMES  # the shelf says so, and has no other answer for it
            self.game = GAMES[name] if is_here else None
        if message["type"] == "frame":
            message = message | {"legal": [self.words(one) for one in message["legal"]]}
        self.visitor.heard.append(message)

    def said(self, message: Message) -> None:
        """From the page."""
        if "action" in message:
            message = message | {"action": self.words(message["action"])}
        self.visitor.said.append(message)

    def words(self, parts: Message) -> str:
        """An action as the log has it."""
        return str(parts["verb"]) if self.game is None else in_words(self.game, parts)


@dataclass
class Visitor:
    """One context, so that nobody shares a memory; more tabs of it are `open_tab`."""

    context: BrowserContext
    address: str
    page: Page = field(init=False)
    heard: list[Message] = field(default_factory=list)  # over the wire, from all tabs; see `Line`
    said: list[Message] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)
    forgiven: list[str] = field(default_factory=list)  # patterns of troubles that a test makes
    overhears: bool = True  # if not, a test has put itself between the page and the server

    def __post_init__(self) -> None:
        self.context.set_default_timeout(PATIENCE * 1000)
        self.page = self.open_tab()

    # -- going places ----------------------------------------------------------------------
    def open_tab(self) -> Page:
        """A tab that is watched for troubles."""
        page = self.context.new_page()
        page.on("console", self.note_console)
        page.on(
            "pageerror", lambda error: self.troubles.append(f"page error: {error} {error.stack}")
        )
        page.on(
            "requestfailed",
            lambda request: (
                self.troubles.append(f"failed: {request.url} {request.failure}")
                if request.failure != "net::ERR_ABORTED"  # the page was left while it loaded
                else None
            ),
        )
        page.on(
            "response",
            lambda reply: (
                self.troubles.append(f"{reply.status}: {reply.url}")
                if reply.status >= 400
                else None
            ),
        )
        page.on("websocket", self.listen)
        return page

    def go(self, path: str = "/") -> None:
        """To an address of the site."""
        self.page.goto(self.address + path)

    def keep(self, ticket: Message) -> None:
        """Put a ticket from REST where the page keeps its own."""
        kept = {"nonce": secrets.token_hex(32), "commitment": "", "early": None, "title": "",
                "asked": False, "at": int(time.time() * 1000)} | ticket  # fmt: skip
        self.context.add_init_script(KEEP % (json.dumps(kept["code"]), json.dumps(kept)))

    def sit(self, ticket: Message) -> None:
        """To the table of a ticket."""
        self.keep(ticket)
        self.go(f"/t/{ticket['code']}")
        self.until("welcome", lambda: bool(self.all_heard("welcome")))

    def leave(self) -> None:
        """Close everything."""
        self.context.close()

    # -- the wire --------------------------------------------------------------------------
    def listen(self, socket: WebSocket) -> None:
        """Keep whatever is said on a line to a table."""
        if not self.overhears:
            return
        line = Line(self)
        socket.on("framereceived", lambda text: line.heard(json.loads(text)))
        socket.on("framesent", lambda text: line.said(json.loads(text)))

    def all_heard(self, kind: str) -> list[Message]:
        """The messages of a kind, the oldest first."""
        return [message for message in self.heard if message["type"] == kind]

    @property
    def frame(self) -> Message:
        """The newest frame."""
        return self.all_heard("frame")[-1]

    @property
    def view(self) -> Message:
        """What lies on the table."""
        view: Message = self.frame["view"]
        return view

    @property
    def log(self) -> list[Message]:
        """This seat's log, as its frames tell it."""
        log: list[Message] = []
        for message in self.heard:
            if message["type"] == "welcome":
                log = list(message["log"])
            elif message["type"] == "frame":
                log[message["log_length"] - len(message["events"]) :] = message["events"]
        return log

    def acts_done(self) -> int:
        """How many actions this page was told are done."""
        ids = {message["id"] for message in self.said if message["type"] == "act"}
        return len(ids & {message["id"] for message in self.all_heard("done")})

    def until(self, what: str, condition: Callable[[], bool], patience: float = PATIENCE) -> None:
        """Wait for something that the wire tells."""
        end = time.monotonic() + patience
        while not condition():
            assert time.monotonic() < end, f"waited in vain: {what}"
            self.page.wait_for_timeout(50)  # asking more often takes time from the page

    def until_handled(self) -> None:
        """Until the page has dealt with what has come over the wire."""
        self.page.evaluate(QUEUED)

    def until_drawn(self) -> None:
        """Until the page shows what has come over the wire."""
        self.page.evaluate(DRAWN)

    # -- troubles --------------------------------------------------------------------------
    def note_console(self, message: ConsoleMessage) -> None:
        """Whatever a developer would see in red or yellow."""
        if message.type in ("error", "warning", "assert"):
            self.troubles.append(f"console {message.type}: {message.text}")

    def unforgiven(self) -> list[str]:
        """What went wrong and was not meant to."""
        return [one for one in self.troubles if not any(re.search(it, one) for it in self.forgiven)]
