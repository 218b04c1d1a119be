"""Who may come in: no strange host names, no pages of other sites, nothing too large."""

import ipaddress
import socket
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tangledbank.server.wire import LARGEST_DECK, LARGEST_MESSAGE

POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
TOO_LARGE = f"A deck has at most {LARGEST_DECK // 1000} kB of text; this one has more."


class Doors:
    """Checks every request before anything else sees it, and says how pages may behave."""

    def __init__(self, app: ASGIApp, names: tuple[str, ...] = ()) -> None:
        self.app = app
        here = socket.gethostname().lower()
        self.names = {"localhost", here, f"{here}.local", *map(str.lower, names)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let it in, or say in one sentence why not."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        why = self.why_not(headers, is_deck(scope))
        if why is None:
            await self.app(scope, receive, with_policy(send))
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": why[1]})
        else:
            refused = JSONResponse({"code": "refused", "sentence": why[1]}, why[0])
            await refused(scope, receive, send)

    def why_not(self, headers: Headers, brings_deck: bool) -> tuple[int, str] | None:
        """A status and a sentence, if this must not come in."""
        host = headers.get("host", "")
        if not self.is_ours(host):
            return 400, "This server is not known by that name; --host-name makes it so."
        origin = headers.get("origin")
        if origin is not None and netloc(origin) != host.lower():
            return 403, "Pages of other sites may not talk to this server."
        length = headers.get("content-length", "0")
        most = LARGEST_DECK if brings_deck else LARGEST_MESSAGE
        if not length.isdecimal() or len(length) > 9 or int(length) > most:
            return 413, TOO_LARGE if brings_deck else "That is more than anyone needs to say."
        if "transfer-encoding" in headers:
            return 413, "Say how long it is, and send it in one piece."
        return None

    def is_ours(self, host: str) -> bool:
        """A number, or a name that we go by: a strange name in a page would be a trick."""
        try:
            name = (urlsplit(f"//{host}").hostname or "").removesuffix(".")
        except ValueError:
            return False
        if name in self.names:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def is_deck(scope: Scope) -> bool:
    """Whether somebody brings a deck, which may be larger than all else that pages send."""
    path: str = scope["path"]
    is_put = scope.get("method") == "PUT"
    return is_put and path.startswith("/api/tables/") and path.endswith("/deck")


def netloc(origin: str) -> str:
    """The host and port of an address; "" if it is none."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return ""


def with_policy(send: Send) -> Send:
    """Answers say what the page may load, and that nobody may frame it."""

    async def send_with_policy(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            headers.setdefault("Content-Security-Policy", POLICY)
            headers.setdefault("X-Content-Type-Options", "nosniff")
            headers.setdefault("Referrer-Policy", "no-referrer")
        await send(message)

    return send_with_policy
