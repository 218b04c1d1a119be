"""A bad line: messages get lost with the connection that carried them, or come late."""

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field

from playwright.sync_api import WebSocketRoute

from tests.browser.visitor import Line, Message, Visitor


@dataclass
class Lossy:
    """Between a page and the server. `lose` names the kinds of messages that it loses once each."""

    visitor: Visitor
    lose: list[str] = field(default_factory=list)
    late: int = 0  # milliseconds for every message from the server

    def __post_init__(self) -> None:
        self.visitor.overhears = False
        self.visitor.page.route_web_socket(re.compile("/ws/"), self.join)

    def join(self, ours: WebSocketRoute) -> None:
        """A page connects."""
        theirs = ours.connect_to_server()
        ends = [ours, theirs]
        line = Line(self.visitor)
        ours.on_message(self.carry(ends, theirs, line.said, 0))
        theirs.on_message(self.carry(ends, ours, line.heard, self.late))

    def carry(
        self,
        ends: list[WebSocketRoute],
        to: WebSocketRoute,
        arrived: Callable[[Message], None],
        late: int,
    ) -> Callable[[str | bytes], None]:
        """Hand a message on, unless it is to be lost: then the line breaks."""

        def hand_on(text: str | bytes) -> None:
            message = json.loads(text)
            if not ends:
                return
            if message["type"] in self.lose:
                self.lose.remove(message["type"])
                broken = ends.copy()
                ends.clear()
                for end in broken:
                    end.close()
                return
            if late:
                self.visitor.page.wait_for_timeout(late)
            arrived(message)
            to.send(text)

        return hand_on
