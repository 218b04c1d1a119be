"""Who may come in: no strange host names, no pages of other sites, nothing too large."""

import ipaddress
import socket
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tangledbank.server.wire import LARGEST_DECK, LARGEST_MESSAGE, LARGEST_RECORD

POLICY = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
MESSAGES = LARGEST_MESSAGE, "That is more than anyone needs to say."
DECKS = LARGEST_DECK, f"A deck has at most {LARGEST_DECK // 1000} kB of text; this one has more."
RECORDS = (
    LARGEST_RECORD, f"A record has at most {LARGEST_RECORD // 1000} kB of text; this one has more."
)  # fmt: skip


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
        why = self.why_not(headers, *bounds(scope))
        if why is None:  # on a connection nothing is loaded, but a lot is sent
            await self.app(scope, receive, with_policy(send) if scope["type"] == "http" else send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": why[1]})
        else:
            refused = JSONResponse({"code": "refused", "sentence": why[1]}, why[0])
            await refused(scope, receive, send)

    def why_not(self, headers: Headers, most: int, too_large: str) -> tuple[int, str] | None:
        """A status and a sentence, if this must not come in."""
        host = headers.get("host", "")
        if not self.is_ours(host):
            return 400, "This server is not known by that name; --host-name adds a name."
        origin = headers.get("origin")
        if origin is not None and netloc(origin) != host.lower():
            return 403, "Pages of other sites may not talk to this server."
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 9 or int(length) > most:
            return 413, too_large
        if "transfer-encoding" in headers:
            return 413, "Say how long the content is, and send it in one piece."
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


def bounds(scope: Scope) -> tuple[int, str]:
    """How many bytes may come, and what is said if more do; decks and records may be larger."""
    path: str = scope["path"]
    method = scope.get("method")
    if method == "PUT" and path.startswith("/api/tables/") and path.endswith("/deck"):
        return DECKS
    if method == "POST" and path.startswith(("/api/replays", "/api/analyses", "/api/branches")):
        return RECORDS
    return MESSAGES


def netloc(origin: str) -> str:
    """The host and port of an address; "" if it is not one."""
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
