"""One open connection, and what waits to be sent through it."""

import asyncio

from tangledbank.server import wire
from tangledbank.server.shown import LastSent

MOST_WAITING = 200  # a page that falls further behind is let go; it will come back


class Listener:
    """A page that listens: from a seat, or as a spectator."""

    def __init__(self) -> None:
        self.seat: int | None = None
        self.name = ""
        self.shown = LastSent()
        self.outbox: asyncio.Queue[bytes | wire.Bye] = asyncio.Queue()
        self.over = False
        self.wonder: asyncio.Task[None] | None = None  # a question for advice, still open

    def send(self, message: wire.ToPage | bytes) -> None:
        """Put a message on its way; never waits for the page."""
        if self.over:
            return
        if self.outbox.qsize() >= MOST_WAITING:
            self.close("too slow", "This page reads too slowly.", again=True)
            return
        sent = message if isinstance(message, bytes) else wire.encoder.encode(message)
        self.outbox.put_nowait(sent)

    def close(self, code: str, sentence: str, *, again: bool = False) -> None:
        """Say why, then close."""
        if not self.over:
            self.outbox.put_nowait(wire.Bye(code, sentence, again))
            self.over = True
