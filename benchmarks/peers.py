"""Who is measured: our two installs, and other libraries in environments of their own."""

import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
PEERS = ROOT / ".peers"
PINNED = {"openspiel": "open_spiel==2.0.2", "rlcard": "rlcard==1.2.0"}


@dataclass(frozen=True)
class Contestant:
    """A module of this folder and the Python that runs it."""

    module: str
    python: Path


class CannotInstall(Exception):
    """In one sentence."""


def install(name: str) -> Contestant:
    """A peer in its environment, which is made once for each pinned version."""
    package = PINNED[name]
    folder = PEERS / name
    python = folder / "bin" / "python"
    ready = folder / f".{package}"
    if not ready.exists():
        print(f"installing {package} into {folder.relative_to(ROOT)} ...", file=sys.stderr)
        run(package, sys.executable, "-m", "venv", "--clear", folder)
        run(package, python, "-m", "pip", "install", "-q", "--disable-pip-version-check", package)
        ready.touch()
    return Contestant(name, python)


def run(package: str, *command: str | Path) -> None:
    """One step of an installation."""
    done = subprocess.run(command, stderr=subprocess.PIPE, text=True)
    if done.returncode != 0:
        said = [line for line in done.stderr.splitlines() if line.startswith("ERROR:")]
        reason = said[-1].removeprefix("ERROR: ") if said else f"exit code {done.returncode}"
        raise CannotInstall(f"{package} cannot be installed here ({reason.rstrip('.')}).")
