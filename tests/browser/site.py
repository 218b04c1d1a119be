"""A server as people start it, and pages in a real browser."""

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from shutil import which
from typing import Any

import httpx
from playwright.sync_api import Browser, Playwright

from tests.browser.visitor import PATIENCE
from tests.server.house import a_bot

FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--font-render-hinting=none",  # letters stand where they stand on a screen
]  # fmt: skip
# Whoever plays has no Node: the server is started where none can be found.
NO_NODE = str(Path(sys.executable).parent)
# As tools/browser.sh looks for them: the shell is Chromium without windows, and much sooner there.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(which, BROWSERS)), None)


@dataclass
class Site:
    """`tangled-bank play` in a process of its own, on a folder of its own."""

    data: Path
    port: int = 0
    process: subprocess.Popen[str] | None = None
    said: list[str] = field(default_factory=list)

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://localhost:{self.port}"

    def start(self) -> None:
        """Start, and wait until it says where it is; a second time on the same port."""
        port = ["--port", str(self.port)] if self.port else []
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tangledbank.cli", "play", "--no-browser", *port,
             "--data", str(self.data)],
            stdout=subprocess.PIPE, text=True, env=os.environ | {"PATH": NO_NODE},
        )  # fmt: skip
        assert self.process.stdout is not None
        guard = threading.Timer(
            PATIENCE, self.process.kill
        )  # one that says nothing is not waited for
        guard.start()
        for line in self.process.stdout:
            self.said.append(line.strip())
            if found := re.search(r"http://localhost:(\d+)/", line):
                self.port = int(found[1])
            if "Ctrl-C" in line:
                break
        guard.cancel()
        self.wait()

    def wait(self) -> None:
        """Until it answers."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                httpx.get(f"{self.address}/api/health", timeout=PATIENCE)
                return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """As a power cut would."""
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop it."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(PATIENCE)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None

    def lay(self, **wish: Any) -> dict[str, Any]:
        """A table over REST, with quick bots; the host's ticket."""
        game = wish.get("game", "phanerozoic")
        bots = [] if "bots" in wish else [a_bot(game)]
        wanted = {"game": game, "name": "Ana", "seats": 2, "options": {},
                  "bots": bots, "pace": "at once"} | wish  # fmt: skip
        answer = httpx.post(f"{self.address}/api/tables", json=wanted, timeout=PATIENCE)
        assert answer.status_code == 201, answer.text
        ticket: dict[str, Any] = answer.json()
        return ticket

    def take_seat(self, code: str, name: str) -> dict[str, Any]:
        """Somebody joins over REST; their ticket."""
        answer = httpx.post(
            f"{self.address}/api/tables/{code}/seats", json={"name": name}, timeout=PATIENCE
        )
        assert answer.status_code == 201, answer.text
        ticket: dict[str, Any] = answer.json()
        return ticket


@contextmanager
def running(data: Path) -> Iterator[Site]:
    """A site for the length of a test."""
    site = Site(data)
    site.start()
    try:
        yield site
    finally:
        site.end()


def launch(playwright: Playwright) -> Browser:
    """The machine's own Chromium."""
    assert CHROMIUM is not None, "there is no Chromium here; tools/browser.sh brings one"
    return playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
