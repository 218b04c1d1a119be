"""Start a server: find a folder and a port, say where it is, run until told to stop."""

import contextlib
import errno
import logging
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import uvicorn

from tangledbank.core.errors import TangledBankError
from tangledbank.core.words import counted
from tangledbank.server.app import House, make_app
from tangledbank.server.gathering import GatheringProtocol
from tangledbank.server.keeping import usual_folder
from tangledbank.server.page import PAGE
from tangledbank.server.store import open_store
from tangledbank.server.wire import LARGEST_MESSAGE
from tangledbank.shelf import GAMES

PORT = 8765
LOOPBACK, EVERYWHERE = "127.0.0.1", "0.0.0.0"


@dataclass(frozen=True, kw_only=True)
class Wish:
    """How somebody wants to be served."""

    port: int | None = None  # None: the usual one, or another if that is taken
    lan: bool = False
    data: Path | None = None
    browser: bool = True
    host_names: tuple[str, ...] = ()
    version: str = ""
    compiled: bool = False
    keep_days: int | None = None  # None: for ever


def serve(wish: Wish, say: Callable[[str], None]) -> None:
    """Serve until interrupted; if that cannot be done, say so before anything starts."""
    if not (PAGE / "index.html").is_file():
        raise TangledBankError("The page is not built; in a source tree, `make page` builds it.")
    with contextlib.ExitStack() as stack:
        door = stack.enter_context(listening_socket(wish))
        store = open_store(wish.data or usual_folder())
        stack.callback(store.close)
        port = door.getsockname()[1]
        near = f"http://localhost:{port}/"
        far = tuple(f"http://{one}:{port}/" for one in lan_addresses()) if wish.lan else ()
        house = House(
            GAMES, store, version=wish.version, compiled=wish.compiled, addresses=far,
            names=wish.host_names, keep_days=wish.keep_days,
        )  # fmt: skip
        say(f"Tangled Bank is at {near}")
        for address in far:
            say(f"  and for everyone in the house at {address}")
        if wish.lan and not far:
            say("  No other address was found: this machine does not seem to be on a network.")
        slow = "" if wish.compiled else "the rules run uncompiled and slower; "
        say(f"Tables are kept in {store.folder}{how_long(wish.keep_days)}; {slow}Ctrl-C ends.")
        if wish.browser:
            threading.Timer(0.6, open_browser, [near]).start()
        run(house, door)


def how_long(days: int | None) -> str:
    """The end of a sentence about what is kept."""
    return "" if days is None else f" until untouched for {counted(days, 'day', 'days')}"


def run(house: House, door: socket.socket) -> None:
    """Serve until Ctrl-C, or until told to end."""
    logging.getLogger("tangledbank").addHandler(logging.StreamHandler())
    # The server hands the signal on when it has ended; we end too, in good order.
    signal.signal(signal.SIGTERM, lambda _number, _frame: sys.exit(0))
    uvicorn.Server(settings(house)).run(sockets=[door])


def settings(house: House) -> uvicorn.Config:
    """How the house is served."""
    return uvicorn.Config(
        make_app(house), log_level="warning", access_log=False, ws=GatheringProtocol,
        ws_max_size=LARGEST_MESSAGE, ws_per_message_deflate=False, server_header=False,
        timeout_graceful_shutdown=2, lifespan="on",
    )  # fmt: skip


@contextlib.contextmanager
def listening_socket(wish: Wish) -> Iterator[socket.socket]:
    """The port that was asked for, or the usual one, or any if that is taken."""
    host = EVERYWHERE if wish.lan else LOOPBACK
    # Named, because asyncio sends small messages at once only if it sees that this is TCP.
    door = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    with contextlib.closing(door):
        try:
            door.bind((host, PORT if wish.port is None else wish.port))
        except OSError as error:
            if wish.port is None and error.errno == errno.EADDRINUSE:
                door.bind((host, 0))
            elif error.errno == errno.EADDRINUSE:
                raise TangledBankError(
                    f"Port {wish.port} is in use; --port names another, or leave it out."
                ) from None
            else:
                raise TangledBankError(
                    f"Port {wish.port or PORT} cannot be used: {error.strerror}."
                ) from None
        door.listen(256)
        yield door


def lan_addresses() -> list[str]:
    """This machine's address as its neighbours see it: the one it would send from."""
    with contextlib.closing(socket.socket(socket.AF_INET, socket.SOCK_DGRAM)) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing, only picks the way out
            address = str(probe.getsockname()[0])
        except OSError:
            return []
    return [] if address.startswith("127.") or address == EVERYWHERE else [address]


def open_browser(address: str) -> None:
    """If there is a browser; if not, the printed address has to do."""
    with contextlib.suppress(webbrowser.Error, OSError):
        webbrowser.open(address)
