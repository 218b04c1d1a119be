"""Many tables in one server: how long from a click to the frame that shows it, and is any lost?

`python -m benchmarks.tables` starts a server in a process of its own, on an empty folder, and
plays at all its tables from another process: at each, two people who think for a while, two bots
that act at once, and two who watch. Afterwards the store is read: every click must be there, once.
"""

import argparse
import asyncio
import contextlib
import json
import os
import platform
import random
import secrets
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from importlib.metadata import version
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).parents[1]
HERE = ROOT / "benchmarks"
PEOPLE, WATCHERS, BOTS = 2, 2, ("random", "greedy")
THINK = (1.0, 5.0)  # seconds, from and to
LAID = 20  # tables a second, before the measurement
PROMISE = 50.0  # ms, for 95 of 100 clicks
TICKS = os.sysconf("SC_CLK_TCK")


# -- those who play ------------------------------------------------------------------------
class Heard(msgspec.Struct):
    """What of a message counts here; the rest is skipped unread."""

    type: str
    id: str = ""
    seq: int = 0
    legal: tuple[str, ...] = ()
    moment: str = ""


decoder = msgspec.json.Decoder(Heard)


@dataclass
class Click:
    """One action: when it was sent, and when its own page showed it."""

    id: str
    sent: float
    shown: float = 0.0
    moment: str = ""
    answer: str = ""


class Table:
    """One table with its four pages."""

    def __init__(self, url: str, code: str, tokens: list[str]) -> None:
        self.address = f"{url.replace('http', 'ws')}/ws/{code}"
        self.tokens = tokens
        self.arrivals: dict[str, list[float]] = {}  # of frames at all pages, by moment
        self.bytes = 0
        self.is_over = False
        self.people: list[Person] = []

    async def play(self, until: float) -> None:
        """All pages, until the time is up and every click is answered."""
        async with contextlib.AsyncExitStack() as stack:
            pages = [await stack.enter_async_context(self.open()) for _page in range(4)]
            for page, token in zip(pages, [*self.tokens, *[""] * WATCHERS], strict=True):
                hello = {"type": "hello", "token": token, "nonce": secrets.token_hex(32)}
                await page.send(json.dumps(hello))
                while self.hear(await page.recv())[0].type != "welcome":
                    pass
            await pages[0].send(json.dumps({"type": "begin", "id": "begin"}))
            self.people = [Person(self, page) for page in pages[:PEOPLE]]
            readers = [asyncio.create_task(person.read()) for person in self.people]
            readers += [asyncio.create_task(self.watch(page)) for page in pages[PEOPLE:]]
            await asyncio.sleep(max(0.0, until - time.perf_counter()))
            self.is_over = True
            for _time in range(100):
                if not any(person.click for person in self.people):
                    break
                await asyncio.sleep(0.1)
            await asyncio.sleep(1)  # what is on its way to the others may arrive
            for reader in readers:
                reader.cancel()
            await asyncio.gather(*readers, return_exceptions=True)

    def open(self) -> connect:
        """A page that has not said hello."""
        return connect(self.address, max_queue=None, proxy=None, compression=None)

    def hear(self, text: str | bytes) -> tuple[Heard, float]:
        """A message, and when it came."""
        at = time.perf_counter()
        heard = decoder.decode(text)
        if heard.type == "frame":
            self.bytes += len(text)
            self.arrivals.setdefault(heard.moment, []).append(at)
        return heard, at

    async def watch(self, page: ClientConnection) -> None:
        """A spectator reads, and that is all."""
        while True:
            self.hear(await page.recv())


class Person:
    """Somebody who thinks and clicks."""

    def __init__(self, table: Table, page: ClientConnection) -> None:
        self.table = table
        self.page = page
        self.frame = Heard("")
        self.shown = 0.0  # when
        self.click: Click | None = None  # not answered yet
        self.clicks: list[Click] = []
        self.is_thinking = False
        self.sending: asyncio.Task[None] | None = None

    async def read(self) -> None:
        """Look at frames, and at the answers to clicks."""
        while True:
            heard, at = self.table.hear(await self.page.recv())
            if heard.type == "frame":
                self.frame, self.shown = heard, at
            elif self.click is not None and heard.id == self.click.id:
                # The frame that shows a click comes just before its answer.
                self.click.shown, self.click.moment = self.shown, self.frame.moment
                self.click.answer = heard.type
                self.click = None
            if self.frame.legal and self.click is None and not self.is_thinking:
                self.is_thinking = True
                asyncio.get_running_loop().call_later(random.uniform(*THINK), self.decide)

    def decide(self) -> None:
        """Click, if there is still something to click at."""
        self.is_thinking = False
        if self.frame.legal and not self.table.is_over:
            self.sending = asyncio.create_task(self.send())

    async def send(self) -> None:
        """An action by chance."""
        action = random.choice(self.frame.legal)
        message = {"type": "act", "action": action, "seq": self.frame.seq}
        self.click = Click(secrets.token_hex(8), time.perf_counter())
        self.clicks.append(self.click)
        await self.page.send(json.dumps(message | {"id": self.click.id}))


async def play_all(url: str, count: int, seconds: float) -> dict[str, Any]:
    """Lay tables one after the other, play at all of them, and say what was measured."""
    began = time.perf_counter() + count / LAID
    until = began + seconds
    tables, games = [], []
    for number in range(count):
        await asyncio.sleep(max(0.0, began - (count - number) / LAID - time.perf_counter()))
        tables.append(await asyncio.to_thread(lay, url))
        games.append(asyncio.create_task(tables[-1].play(until)))
    print("measuring", flush=True)
    began = time.perf_counter()
    await asyncio.gather(*games)
    clicks = [click for table in tables for person in table.people for click in person.clicks]
    own, everyone = [], []
    for table in tables:
        for person in table.people:
            for click in person.clicks:
                arrivals = sorted(
                    at for at in table.arrivals.get(click.moment, ()) if at > click.sent
                )
                if click.answer == "done" and click.sent >= began:
                    own.append((click.shown - click.sent) * 1000)
                    everyone += [(at - click.sent) * 1000 for at in arrivals[3:4]]
    return {
        "seconds": until - began,
        "frames": sum(len(found) for table in tables for found in table.arrivals.values()),
        "bytes": sum(table.bytes for table in tables),
        "sent": len(clicks),
        "done": [click.id for click in clicks if click.answer == "done"],
        "refused": [click.id for click in clicks if click.answer == "refused"],
        "own": sorted(own),
        "everyone": sorted(everyone),
    }


def lay(url: str) -> Table:
    """A table for two people and two bots."""
    wish = {"game": "phanerozoic", "name": "Ana", "seats": 4, "options": {}, "bots": BOTS,
            "pace": "at once"}  # fmt: skip
    host = ask(f"{url}/api/tables", wish)
    guest = ask(f"{url}/api/tables/{host['code']}/seats", {"name": "Ben"})
    return Table(url, host["code"], [host["token"], guest["token"]])


def ask(url: str, wish: dict[str, Any] | None = None) -> Any:
    """Over REST: a question, or a wish."""
    body = None if wish is None else json.dumps(wish).encode()
    headers = {"Content-Type": "application/json"}
    with urlopen(Request(url, body, headers), timeout=30) as reply:
        return json.load(reply)


# -- the server ----------------------------------------------------------------------------
def interpreter() -> tuple[str, dict[str, str]]:
    """The installed package if it has a server, else the source tree."""
    installed = ROOT / ".venv" / "bin" / "python"
    if installed.exists():
        tried = subprocess.run(
            [installed, "-c", "import tangledbank.server.serving"], capture_output=True, cwd="/"
        )
        if tried.returncode == 0:
            return str(installed), {}
    return sys.executable, {"PYTHONPATH": str(ROOT / "src")}


@dataclass
class Used:
    """Seconds of CPU time."""

    server: float = 0.0
    bots: float = 0.0
    load: float = 0.0
    machine: float = 0.0

    def since(self, before: "Used", passed: float) -> dict[str, float]:
        """In cores; what nobody here has used was somebody else's."""
        own = {
            name: getattr(self, name) - getattr(before, name) for name in ("server", "bots", "load")
        }
        others = self.machine - before.machine - sum(own.values())
        return {
            name: round(max(0.0, used) / passed, 2)
            for name, used in (own | {"others": others}).items()
        }


@dataclass
class Server:
    """A server process and those that it has started."""

    python: str
    more: dict[str, str]
    folder: Path
    port: int = 0
    process: "subprocess.Popen[bytes] | None" = None
    health: dict[str, Any] = field(default_factory=dict)

    def __enter__(self) -> "Server":
        with contextlib.closing(socket.socket()) as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        command = [self.python, "-m", "tangledbank.cli", "play", "--no-browser",
                   "--port", str(self.port), "--data", str(self.folder)]  # fmt: skip
        environment = {**os.environ, **self.more}
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        while not self.health:
            with contextlib.suppress(URLError, ConnectionError):
                self.health = ask(f"{self.url}/api/health")
            if self.process.poll() is not None:
                sys.exit("the server does not start")
            time.sleep(0.05)
        return self

    def __exit__(self, *_all: object) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(30)

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    def cpu_seconds(self, load: int) -> "Used":
        """Of the server, its bots, the load generator, and the whole machine."""
        assert self.process is not None
        used = Used()
        for folder in Path("/proc").iterdir():
            if folder.name.isdigit():
                with contextlib.suppress(OSError):
                    fields = (folder / "stat").read_text().rpartition(")")[2].split()
                    seconds = (int(fields[11]) + int(fields[12])) / TICKS
                    used.server += seconds * (int(folder.name) == self.process.pid)
                    used.bots += seconds * (int(fields[1]) == self.process.pid)
                    used.load += seconds * (int(folder.name) == load)
        times = [int(field) for field in Path("/proc/stat").read_text().split()[1:9]]
        used.machine = (sum(times) - times[3] - times[4]) / TICKS  # but for idle and waiting
        return used

    def memory(self) -> int:
        """Megabytes of the server itself."""
        assert self.process is not None
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(text.partition("VmRSS:")[2].split()[0]) // 1024


def check(folder: Path, told: dict[str, Any]) -> dict[str, int]:
    """What the store says about the clicks: none lost, none twice, none that was refused."""
    with contextlib.closing(sqlite3.connect(folder / "tables.sqlite")) as base:
        rows = [json.loads(text) for (text,) in base.execute("SELECT entry FROM log")]
    acted = [row for row in rows if row["type"] == "acted"]
    saved = Counter(row["id"] for row in acted if "id" in row)
    return {
        "saved": len(saved),
        "by_bots": len(acted) - sum(saved.values()),
        "lost": len(set(told["done"]) - set(saved)),
        "doubled": sum(count > 1 for count in saved.values()),
        "saved_though_refused": len(set(told["refused"]) & set(saved)),
    }


# -- one run -------------------------------------------------------------------------------
def measure(count: int, seconds: float, python: str, more: dict[str, str]) -> dict[str, Any]:
    """Start a server, play, end it, look into its store."""
    with tempfile.TemporaryDirectory() as folder:
        with Server(python, more, Path(folder)) as server:
            command = [sys.executable, __file__, "--load", server.url]
            command += ["--tables", str(count), "--seconds", str(seconds)]
            load = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
            assert load.stdout is not None
            load.stdout.readline()  # all tables are laid
            before, at = server.cpu_seconds(load.pid), time.perf_counter()
            time.sleep(seconds - 1)
            cores = server.cpu_seconds(load.pid).since(before, time.perf_counter() - at)
            memory = server.memory()
            told = json.loads(load.stdout.read())
            if load.wait() != 0:
                sys.exit("the load generator has failed")
        found = check(Path(folder), told)
    return {
        "machine": f"CPython {platform.python_version()}, {os.cpu_count()} cores",
        "rules": "compiled" if server.health["compiled"] else "uncompiled",
        "versions": {name: version(name) for name in ("uvicorn", "websockets", "starlette")},
        "priority": priority(),
        "tables": count,
        "sockets": count * 4,
        "think_seconds": THINK,
        "seconds": round(told["seconds"], 1),
        "clicks_sent": told["sent"],
        "clicks_done": len(told["done"]),
        "clicks_refused": len(told["refused"]),
        **found,
        "frames": told["frames"],
        "frame_bytes": told["bytes"] // max(1, told["frames"]),
        "own_page_ms": percentiles(told["own"]),
        "all_four_pages_ms": percentiles(told["everyone"]),
        "cores_used": cores,
        "server_megabytes": memory,
    }


def priority() -> str:
    """Whether others on a busy machine had to wait for us (`chrt -r 1`) or we for them."""
    if os.sched_getscheduler(0) == os.SCHED_OTHER:
        return "like any other process"
    return "before all others (real-time scheduling)"


def percentiles(values: list[float]) -> dict[str, float]:
    """Of sorted values."""
    if not values:
        return {}
    places = {"p50": 0.5, "p95": 0.95, "p99": 0.99, "most": 1.0}
    last = len(values) - 1
    return {name: round(values[round(part * last)], 1) for name, part in places.items()}


def report(result: dict[str, Any]) -> str:
    """The figures in words."""
    own, everyone = result["own_page_ms"], result["all_four_pages_ms"]
    versions = ", ".join(f"{name} {number}" for name, number in result["versions"].items())
    lines = [
        "# Many tables in one server",
        "",
        f"Written by `python -m benchmarks.tables`; the same figures are in `tables.json`. "
        f"{result['tables']} tables in one server process, rules {result['rules']}: at each two "
        f"people who think for {THINK[0]:g} to {THINK[1]:g} seconds, two bots that act at once and "
        f"two who watch, {result['sockets']} sockets in all, for {result['seconds']:g} seconds. "
        f"The people are scripts in another process on the same machine: {result['machine']}; "
        f"{versions}. Others on this machine took {result['cores_used']['others']:.0%} of a core "
        f"meanwhile; this ran {result['priority']}.",
        "",
        "| from the click to the frame that shows it | p50 | p95 | p99 | most |",
        "|---|--:|--:|--:|--:|",
        f"| at the page that clicked, ms | {row(own)} |",
        f"| at the last of the table's four pages, ms | {row(everyone)} |",
        "",
        f"Clicks: {result['clicks_sent']} sent, {result['clicks_done']} done, "
        f"{result['clicks_refused']} refused. In the store: {result['saved']} of people, "
        f"{result['by_bots']} of bots; {result['lost']} lost, {result['doubled']} doubled. "
        f"Frames: {result['frames']}, {result['frame_bytes']} bytes each. "
        f"The server took {result['cores_used']['server']:.0%} of a core and "
        f"{result['server_megabytes']} MB, its bots {result['cores_used']['bots']:.0%} of a core, "
        f"the scripts {result['cores_used']['load']:.0%}.",
        "",
    ]
    return "\n".join(lines)


def row(found: dict[str, float]) -> str:
    """The cells of a row."""
    return " | ".join(f"{found[name]:.1f}" for name in ("p50", "p95", "p99", "most"))


def main() -> None:
    """Measure, write down, print; complain if a promise is broken."""
    arguments = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    arguments.add_argument("--tables", type=int, default=200)
    arguments.add_argument("--seconds", type=float, default=60)
    arguments.add_argument("--python", help="the interpreter that serves; else .venv, or this one")
    arguments.add_argument("--load", metavar="URL", help=argparse.SUPPRESS)
    chosen = arguments.parse_args()
    if chosen.load:
        print(json.dumps(asyncio.run(play_all(chosen.load, chosen.tables, chosen.seconds))))
        return
    python, more = (chosen.python, {}) if chosen.python else interpreter()
    result = measure(chosen.tables, chosen.seconds, python, more)
    (HERE / "tables.json").write_text(json.dumps(result, indent=1) + "\n")
    (HERE / "tables.md").write_text(report(result))
    print(report(result))
    if result["lost"] or result["doubled"] or result["saved_though_refused"]:
        sys.exit("a click was lost, or counted twice")
    if result["own_page_ms"]["p95"] >= PROMISE:
        sys.exit(f"95 of 100 clicks should be shown within {PROMISE:g} ms; was the machine busy?")


if __name__ == "__main__":
    main()
