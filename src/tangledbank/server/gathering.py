"""A connection that sends at once what is said at once, and goes on reading while it is read.

An action brings its page a frame and the answer to the click, and the loop would hand each to the
system by itself. And uvicorn stops reading after every message until that is taken, which takes
two more calls of the system each time, although it is taken in the next turn of the loop.
"""

import asyncio
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

MOST = 1 << 16  # bytes that wait for the end of a turn


class GatheringProtocol(WebSocketsSansIOProtocol):
    """As uvicorn has it, on a transport that waits for the end of a turn of the loop."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The transport is another than the one that calls."""
        super().connection_made(Gathering(cast(asyncio.Transport, transport)))


class Gathering(asyncio.Transport):
    """What is written, and whether to read, is settled once per turn of the loop."""

    def __init__(self, inner: asyncio.Transport) -> None:
        super().__init__()
        self.inner = inner
        self.loop = asyncio.get_running_loop()
        self.written: list[bytes] = []
        self.size = 0
        self.is_reading_wanted = True

    # -- writing ---------------------------------------------------------------------------
    def write(self, data: "bytes | bytearray | memoryview[Any]") -> None:
        """Soon, with whatever else is written until then; much is written at once."""
        if not self.written:
            self.loop.call_soon(self.flush)
        self.written.append(bytes(data))
        self.size += len(data)
        if self.size > MOST:
            self.flush()

    def flush(self) -> None:
        """Now."""
        if self.written:
            data = b"".join(self.written)
            self.written.clear()
            self.size = 0
            self.inner.write(data)

    def close(self) -> None:
        """When everything is sent."""
        self.flush()
        self.inner.close()

    def abort(self) -> None:
        """Whatever was not sent is lost."""
        self.written.clear()
        self.inner.abort()

    def is_closing(self) -> bool:
        """Whether it ends."""
        return self.inner.is_closing()

    # -- reading ---------------------------------------------------------------------------
    def pause_reading(self) -> None:
        """Unless somebody wants to go on reading in this very turn."""
        self.is_reading_wanted = False
        self.loop.call_soon(self.settle_reading)

    def resume_reading(self) -> None:
        """At once."""
        self.is_reading_wanted = True
        self.inner.resume_reading()

    def settle_reading(self) -> None:
        """Stop, if it is still to be stopped."""
        if not self.is_reading_wanted and not self.inner.is_closing():
            self.inner.pause_reading()

    # -- the rest --------------------------------------------------------------------------
    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """As the connection has it."""
        return self.inner.get_extra_info(name, default)
