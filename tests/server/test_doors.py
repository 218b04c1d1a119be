"""Who may come in, and how: names, other sites, sizes, requests that are none."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import msgspec
import pytest

from tangledbank.server import rest
from tests.server.house import BOT, GAME, OpenHouse, open_house
from tests.server.pages import PATIENCE

pytestmark = pytest.mark.once

UPGRADE = (
    "Connection: Upgrade\nUpgrade: websocket\nSec-WebSocket-Version: 13\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\n"
)


async def raw(house: OpenHouse, head: str, body: bytes = b"") -> bytes:
    """What comes back for bytes that no decent client would send."""
    host, port = house.url.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(head.replace("\n", "\r\n").encode("latin-1") + b"\r\n" + body)
    reply = await asyncio.wait_for(reader.read(1000), PATIENCE)
    writer.close()
    await writer.wait_closed()
    return reply


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("localhost", "http://elsewhere.example"),
        ("localhost", "null"),
        ("localhost", "http://localhost:1"),
        ("localhost", "http://["),
        ("elsewhere.example", "http://elsewhere.example"),
        ("127.0.0.1.elsewhere.example", ""),
        ("[::1", ""),
        ("", ""),
    ],
)
@pytest.mark.parametrize("path", ["/api/health", "/ws/222222", "/"])
async def test_pages_of_other_sites_and_strange_names_stay_outside(
    house: OpenHouse, host: str, origin: str, path: str
) -> None:
    head = f"GET {path} HTTP/1.1\nHost: {host}\n"
    head += f"Origin: {origin}\n" if origin else ""
    head += UPGRADE if path.startswith("/ws") else ""

    reply = await raw(house, head)

    assert reply.startswith((b"HTTP/1.1 400", b"HTTP/1.1 403"))


@pytest.mark.parametrize(
    "host", ["localhost", "LOCALHOST:1234", "localhost.", "127.0.0.1", "[::1]:80"]
)
async def test_our_own_names_are_let_in(house: OpenHouse, host: str) -> None:
    headers = {"Host": host, "Origin": f"http://{host}"}

    assert (await house.rest.get("/api/health", headers=headers)).status_code == 200


@pytest.mark.parametrize(
    "coding", ["chunked", "Chunked", "CHUNKED", "gzip, chunked"], ids=lambda coding: coding
)
async def test_a_body_of_unknown_length_is_refused(house: OpenHouse, coding: str) -> None:
    head = f"POST /api/tables HTTP/1.1\nHost: localhost\nTransfer-Encoding: {coding}\n"

    reply = await raw(house, head, b"2\r\n{}\r\n0\r\n\r\n")

    assert reply.startswith((b"HTTP/1.1 413", b"HTTP/1.1 400"))


@pytest.mark.parametrize("length", ["65537", "9" * 5000, "²", "-1", "1e3", "0x10"])
async def test_a_body_that_is_too_large_is_refused(house: OpenHouse, length: str) -> None:
    head = f"POST /api/tables HTTP/1.1\nHost: localhost\nContent-Length: {length}\n"

    reply = await raw(house, head)

    assert reply.startswith((b"HTTP/1.1 413", b"HTTP/1.1 400", b"HTTP/1.1 431")), reply


async def test_a_huge_request_is_refused_in_a_sentence(house: OpenHouse) -> None:
    wish = {"game": GAME.id, "name": "A" * 70_000, "seats": 2, "options": {}}

    assert await house.problem("POST", "/api/tables", 413, wish)


WISH = '{"game": "phanerozoic", "name": "Ana", "seats": 2, "options": {}}'
MALFORMED = {
    "nothing": "",
    "half a wish": "{",
    "a list": "[]",
    "null": "null",
    "deep lists": "[" * 60_000,
    "half a character in a game": WISH.replace("phanerozoic", "\\ud800"),
    "half a character in an option": WISH.replace("{}", '{"\\ud800": 1}'),
    "half a character where it is wrong": WISH.replace("{}", '{"\\ud800": 1.5}'),
    "half a character in a bot": WISH.replace("{}", '{}, "bots": ["\\ud800"]'),
    "seats beyond all": WISH.replace("2", "1e99"),
    "endless seats": WISH.replace("2", "9" * 5000),
    "seats that are no number": WISH.replace("2", "NaN"),
    "an option beyond all": WISH.replace("{}", '{"rounds": 1e400}'),
    "an endless option": WISH.replace("{}", '{"rounds": ' + "9" * 4000 + "}"),
}


@pytest.mark.parametrize("what", MALFORMED)
async def test_a_malformed_request_is_a_problem_and_no_accident(
    house: OpenHouse, what: str
) -> None:
    headers = {"Content-Type": "application/json"}

    reply = await house.rest.post("/api/tables", content=MALFORMED[what], headers=headers)

    assert 400 <= reply.status_code < 500, reply.text
    assert msgspec.convert(reply.json(), rest.Problem).sentence.endswith(".")


# -- the page ------------------------------------------------------------------------------
@pytest.fixture
def site(runner: asyncio.Runner, tmp_path: Path) -> Iterator[OpenHouse]:
    """A server with a page of its own."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>")
    (page / "favicon.svg").write_text("<svg/>")
    (page / "assets" / "index-abc.js").write_text("code")
    (tmp_path / "secret.txt").write_text("root:")
    stack = AsyncExitStack()
    yield runner.run(stack.enter_async_context(open_house(tmp_path / "data", page=page)))
    runner.run(stack.aclose())


async def test_the_page_is_always_fresh_and_its_files_are_kept(site: OpenHouse) -> None:
    for path in ("/", "/t/ABCDEF", "/favicon.svg"):
        page = await site.rest.get(path)
        assert page.status_code == (await site.rest.head(path)).status_code == 200
        assert page.headers["Cache-Control"] == "no-cache"
        assert "frame-ancestors 'none'" in page.headers["Content-Security-Policy"]
    kept = await site.rest.get("/assets/index-abc.js")
    assert kept.text == "code"
    assert "immutable" in kept.headers["Cache-Control"]


@pytest.mark.parametrize("path", ["/no-such-file.js", "/assets/no-such-file.js", "/api/nothing"])
async def test_what_is_not_there_is_not_the_page(site: OpenHouse, path: str) -> None:
    assert (await site.rest.get(path)).status_code == 404


@pytest.mark.parametrize(
    "path", ["/" + "a" * 300, "/%00", "//etc/passwd", "/../secret.txt", "/..%2fsecret.txt", "/ws/x"]
)
async def test_no_address_is_an_accident_or_a_way_out(site: OpenHouse, path: str) -> None:
    reply = await raw(site, f"GET {path} HTTP/1.1\nHost: localhost\nConnection: close\n")

    assert reply.startswith((b"HTTP/1.1 200", b"HTTP/1.1 404"))
    assert b"root:" not in reply


async def test_without_a_page_the_server_says_so(tmp_path: Path) -> None:
    async with open_house(tmp_path / "data", page=tmp_path) as house:
        reply = await house.rest.get("/")

    assert reply.status_code == 503
    assert reply.text.startswith("The page is not built")


# -- hello ---------------------------------------------------------------------------------
@pytest.mark.parametrize("nonce", ["x" * 64, "A" * 64, "a" * 63, "a" * 64 + "\n"], ids=range(4))
async def test_a_nonce_that_is_none_is_refused(house: OpenHouse, nonce: str) -> None:
    ticket = await house.lay(2, bots=(BOT,))
    page = await house.connect(ticket.code)
    await page.hello(ticket.token, nonce=nonce)

    assert (await page.farewell()).code == "bad message"

    page = await house.open(ticket)

    await page.done("begin")
