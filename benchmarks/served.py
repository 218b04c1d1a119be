"""The server that is measured, in a process of its own, and what it uses of the machine."""

import contextlib
import json
import os
import socket
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

ROOT = Path(__file__).parents[1]
TICKS = os.sysconf("SC_CLK_TCK")


def ask(url: str, wish: dict[str, Any] | None = None) -> Any:
    """Over REST: a question, or a wish."""
    body = None if wish is None else json.dumps(wish).encode()
    headers = {"Content-Type": "application/json"}
    with urlopen(Request(url, body, headers), timeout=30) as reply:
        return json.load(reply)


def interpreter() -> tuple[str, dict[str, str]]:
    """The installed package if it has a server; if not, the source tree."""
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
        """In cores; whatever nobody here used was used by others."""
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
        used.machine = (sum(times) - times[3] - times[4]) / TICKS  # except idle and waiting
        return used

    def thread_seconds(self) -> tuple[float, float]:
        """Of the thread that serves, and of all others together, such as the one that saves."""
        assert self.process is not None
        own, others = 0.0, 0.0
        for folder in Path(f"/proc/{self.process.pid}/task").iterdir():
            seconds = int((folder / "schedstat").read_text().split()[0]) / 1e9
            if int(folder.name) == self.process.pid:
                own = seconds
            else:
                others += seconds
        return own, others

    def memory(self) -> int:
        """Megabytes of the server itself."""
        assert self.process is not None
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(text.partition("VmRSS:")[2].split()[0]) // 1024
