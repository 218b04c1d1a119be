"""`make play` from a clean clone, where Python and make are on the path and little else is.

A machine is a folder of links, and nothing else is on its path; its home is empty. What pip and npm
must know to reach their packages comes from outside.
"""

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from shutil import copyfile, which
from tempfile import TemporaryDirectory
from time import monotonic

import httpx
import pytest
from tools.progress import LONGEST as LONGEST_SILENCE
from tools.stamp import ROOT

pytestmark = [
    pytest.mark.slow,
    pytest.mark.once,
    pytest.mark.skipif(which("make") is None, reason="there is no make here"),
    pytest.mark.skipif(which("git") is None, reason="git says which files a clone has"),
]
LONGEST = 1500.0  # seconds to fetch, build and install: a guard, not a measure
COMPILER = ("cc", "gcc", "as", "ld")
NETWORK = re.compile(r"(pip|npm_config|https?_proxy|all_proxy|no_proxy|ssl_cert|node_extra)", re.I)
SETTINGS = {
    "PIP_CONFIG_FILE": ".config/pip/pip.conf", "PIP_CACHE_DIR": ".cache/pip",
    "npm_config_userconfig": ".npmrc", "npm_config_cache": ".npm",
}  # fmt: skip
NO_NETWORK = {  # nobody listens there
    "PIP_CONFIG_FILE": os.devnull, "PIP_INDEX_URL": "http://127.0.0.1:9/", "PIP_RETRIES": "1",
}  # fmt: skip
STEPS = [
    "fetching what builds it", "making .venv", "fetching the page's packages", "building the page",
    "building the wheel, uncompiled", "fetching what runs it", "installing it",
]  # fmt: skip


@dataclass
class Machine:
    """A clone, an empty home, and a folder with all that can be called."""

    folder: Path
    said: list[str] = field(default_factory=list)
    longest: float = 0.0  # seconds between two lines

    def link(self, name: str, target: str | None) -> None:
        """Put a program on the path."""
        assert target is not None, f"there is no {name} here"
        (self.folder / "bin" / name).symlink_to(target)

    def environment(self) -> dict[str, str]:
        """Its path and its home, and nothing else."""
        return {"PATH": str(self.folder / "bin"), "HOME": str(self.folder / "home")}

    def play(self, more: dict[str, str]) -> subprocess.Popen[str]:
        """`make play`, whose lines can be read."""
        return subprocess.Popen(
            [self.folder / "bin" / "make", "play", "ARGS=--no-browser"],
            cwd=self.folder / "clone", env=self.environment() | more, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True,
        )  # fmt: skip

    @contextmanager
    def playing(self, **more: str) -> Iterator[httpx.Client]:
        """`make play`, and a browser at the address that it says; afterwards all of it is ended."""
        process = self.play(way_to_packages() | more)
        guard = threading.Timer(LONGEST, os.killpg, [process.pid, signal.SIGKILL])
        guard.start()
        try:
            address = self.listen(process)
            # The door is open before the address is said; whoever comes early waits in line.
            with httpx.Client(base_url=address, timeout=60) as browser:
                yield browser
        finally:
            guard.cancel()
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)
            process.communicate(timeout=60)

    def listen(self, process: subprocess.Popen[str]) -> str:
        """Read along until the address has been said."""
        assert process.stdout is not None
        before = monotonic()
        for line in process.stdout:
            before, gap = monotonic(), monotonic() - before
            self.longest = max(self.longest, gap)
            self.said.append(line)
            if "Ctrl-C" in line:
                break
        found = re.search(r"Tangled Bank is at (http://localhost:\d+/)", "".join(self.said))
        assert found is not None, "".join(self.said)
        return found[1]


def way_to_packages() -> dict[str, str]:
    """Whatever pip and npm must know; and their caches, which have what `make test` has fetched."""
    kept = {name: text for name, text in os.environ.items() if NETWORK.match(name)}
    for name, path in SETTINGS.items():
        if (Path.home() / path).exists():
            kept.setdefault(name, str(Path.home() / path))
    return kept


@pytest.fixture
def machine() -> Iterator[Machine]:
    """Python and make; and a clone as git would make it if everything were committed."""
    with TemporaryDirectory() as folder:
        made = Machine(Path(folder))
        for name in ("bin", "home"):
            (made.folder / name).mkdir()
        made.link("python3", str(Path(sys.executable).resolve()))
        made.link("make", which("make"))
        listing = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        names = subprocess.run(listing, cwd=ROOT, check=True, capture_output=True, text=True).stdout
        for name in names.split("\0"):
            if (ROOT / name).is_file():
                copy = made.folder / "clone" / name
                copy.parent.mkdir(parents=True, exist_ok=True)
                copyfile(ROOT / name, copy)
        yield made


def all_is_there(browser: httpx.Client) -> bool:
    """All five games and the page with its scripts are served; whether they run compiled."""
    games = sorted(game["id"] for game in browser.get("/api/games").json())
    page = browser.get("/").text
    script = re.search(r'src="(/assets/[^"]+\.js)"', page)

    assert games == ["clades", "mating", "phanerozoic", "phylo", "trex"]
    assert script is not None
    assert browser.get(script[1]).is_success
    return bool(browser.get("/api/health").json()["compiled"])


def test_python_and_make_are_enough_to_play_and_it_says_that_nothing_is_compiled(
    machine: Machine,
) -> None:
    with machine.playing() as browser:
        compiled = all_is_there(browser)

    said = "".join(machine.said)
    assert not compiled
    assert "tangled-bank: not compiled (there is no C compiler with Python's headers)" in said
    assert "the rules run uncompiled" in said
    assert "needs a network" in machine.said[0]
    assert re.findall(r"^tangled-bank: (.+): done in \d+ s$", said, re.MULTILINE) == STEPS
    assert machine.longest <= LONGEST_SILENCE, said

    machine.said.clear()
    with machine.playing() as browser:
        assert browser.get("/").is_success
    assert [line for line in machine.said if line.startswith("tangled-bank: ")] == []


def test_without_a_network_it_says_so_and_names_the_log(machine: Machine) -> None:
    process = machine.play(NO_NETWORK)
    said, _nothing = process.communicate(timeout=LONGEST)

    [why] = re.findall(
        r"^tangled-bank: .* cannot reach the packages; (\S+) has", said, re.MULTILINE
    )
    assert process.returncode != 0
    assert "Traceback" not in said
    assert (machine.folder / "clone" / why).is_file()


@pytest.mark.soak  # `make test` compiles them anyway, only on a machine that has more
@pytest.mark.skipif(
    any(which(name) is None for name in COMPILER), reason="there is no C compiler here"
)
def test_with_a_compiler_on_the_path_the_rules_are_compiled(machine: Machine) -> None:
    for name in COMPILER:
        machine.link(name, which(name))

    with machine.playing(TANGLEDBANK_OPT="0") as browser:  # fast C is not what is asked here
        compiled = all_is_there(browser)

    assert compiled
    assert "uncompiled" not in "".join(machine.said)
