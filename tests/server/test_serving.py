"""`tangled-bank play`: where it listens, what it says, and what it cannot do, in one sentence."""

import asyncio
import contextlib
import os
import signal
import socket
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tangledbank.server import serving
from tangledbank.server.page import PAGE
from tangledbank.server.serving import Wish, listening_socket
from tangledbank.server.store import FILE, open_store
from tests.commands import Run, runner, start
from tests.server.pages import PATIENCE

pytestmark = pytest.mark.once


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """The command line, with a page that is built."""
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "index.html").write_text("<!doctype html>")
    monkeypatch.setattr(serving, "PAGE", tmp_path / "page")
    return runner(capsys, monkeypatch)


@pytest.fixture
def busy() -> Iterator[int]:
    """A port on which somebody else listens."""
    with contextlib.closing(socket.socket()) as door:
        door.bind(("127.0.0.1", 0))
        door.listen()
        yield door.getsockname()[1]


def free_port() -> int:
    with contextlib.closing(socket.socket()) as door:
        door.bind(("127.0.0.1", 0))
        return int(door.getsockname()[1])


# -- what it cannot do ---------------------------------------------------------------------
def test_a_port_in_use(run: Run, busy: int, tmp_path: Path) -> None:
    said = run("play", "--no-browser", "--port", busy, "--data", tmp_path / "data")

    assert said.refusal() == f"Port {busy} is in use; --port names another, or leave it out."
    assert not (tmp_path / "data").exists()


def test_a_file_for_a_folder(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "data"
    file.write_text("mine")

    said = run("play", "--no-browser", "--port", free_port(), "--data", file)

    assert said.refusal() == f"{file} is a file, not a folder; --data names another."
    assert file.read_text() == "mine"


def test_a_folder_below_a_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "data"
    file.write_text("mine")

    said = run("play", "--no-browser", "--port", free_port(), "--data", file / "below")

    assert "cannot be written" in said.refusal()


@pytest.mark.skipif(os.geteuid() == 0, reason="root writes everywhere")
def test_a_folder_that_may_not_be_written(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o500)

    said = run("play", "--no-browser", "--port", free_port(), "--data", folder)

    assert "cannot be written" in said.refusal()


def test_a_damaged_database(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    file = folder / FILE
    file.write_bytes(b"SQLite format 3\x00" + b"\xff" * 10_000)
    before = file.read_bytes()

    said = run("play", "--no-browser", "--port", free_port(), "--data", folder)

    assert said.refusal().startswith(f"{file} ")
    assert file.read_bytes() == before


def test_a_folder_in_use(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with contextlib.closing(open_store(folder)):
        said = run("play", "--no-browser", "--port", free_port(), "--data", folder)

    assert said.refusal() == f"Another server already uses {folder}; --data names another."


def test_a_page_that_is_not_built(run: Run, tmp_path: Path) -> None:
    (tmp_path / "page" / "index.html").unlink()

    said = run("play", "--no-browser", "--port", free_port(), "--data", tmp_path / "data")

    assert said.refusal().startswith("The page is not built")


@pytest.mark.parametrize("port", [0, -1, 65536, "http"])
def test_a_port_that_is_none(run: Run, port: object) -> None:
    assert "--port" in run("play", "--port", port).refusal()


def test_what_is_chosen_on_the_page(run: Run) -> None:
    assert "chosen on the page" in run("play", "--seats", "human,greedy").refusal()


# -- where it listens ----------------------------------------------------------------------
def test_only_this_machine_unless_the_house_is_let_in() -> None:
    for lan, address in ((False, "127.0.0.1"), (True, "0.0.0.0")):
        with listening_socket(Wish(port=free_port(), lan=lan)) as door:
            assert door.getsockname()[0] == address


def test_another_port_if_the_usual_one_is_taken(busy: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "PORT", busy)

    with listening_socket(Wish()) as door:
        assert door.getsockname()[1] != busy


async def test_small_messages_leave_at_once() -> None:
    """If not, a short answer behind a frame waits until the frame is acknowledged, some 40 ms."""
    with listening_socket(Wish(port=free_port())) as door:
        found = asyncio.get_running_loop().create_future()
        server = await asyncio.start_server(lambda _, writer: found.set_result(writer), sock=door)
        _reader, writer = await asyncio.open_connection(*door.getsockname())
        accepted = await found

        at_once = accepted.get_extra_info("socket").getsockopt(
            socket.IPPROTO_TCP, socket.TCP_NODELAY
        )

        assert at_once
        for end in (accepted, writer):
            end.close()
            await end.wait_closed()
        server.close()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="ends a process with a signal")
@pytest.mark.skipif(not (PAGE / "index.html").is_file(), reason="the page is not built")
@pytest.mark.parametrize("farewell", [signal.SIGINT, signal.SIGTERM])
def test_it_says_where_it_is_serves_and_ends_when_told(tmp_path: Path, farewell: int) -> None:
    port = free_port()
    process = start("play", "--no-browser", "--port", port, "--data", tmp_path)
    assert process.stdout is not None
    try:
        said = [process.stdout.readline(), process.stdout.readline()]
        with httpx.Client(base_url=f"http://localhost:{port}", timeout=PATIENCE) as rest:
            health = until_answered(rest).json()
            page = rest.get("/")
            deeper = rest.get("/t/ABCDEF")
        process.send_signal(farewell)
        out, error = process.communicate(timeout=PATIENCE)
    finally:
        process.kill()

    assert said[0] == f"Tangled Bank is at http://localhost:{port}/\n"
    assert str(tmp_path) in said[1]
    assert health["addresses"] == []
    assert "<html" in page.text
    assert deeper.text == page.text
    assert "default-src 'self'" in page.headers["Content-Security-Policy"]
    assert out == ""
    assert error in ("", "Stopped.\n")
    assert process.returncode in (0, 130, -farewell)


def until_answered(rest: httpx.Client) -> httpx.Response:
    """The first answer; the address is said just before the door opens."""
    latest = time.monotonic() + PATIENCE
    while time.monotonic() < latest:
        with contextlib.suppress(httpx.TransportError):
            return rest.get("/api/health")
        time.sleep(0.02)
    raise AssertionError("nobody answers")
