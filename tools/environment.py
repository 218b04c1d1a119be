"""A Python environment: made by `venv`, filled from locks by the pip that comes with it.

Nothing is called by its bare name, so that a machine needs no programs on its path except Python
and make. Where packages come from is for pip's own settings to say, never for us.
"""

from __future__ import annotations  # so that an older Python gets as far as `check_python`

import os
import subprocess
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

from tools.progress import fail, run
from tools.stamp import ROOT

LOCKS = ROOT / "locks"


def check_python() -> None:
    """Refuse a Python that is too old, or that cannot make environments."""
    name = os.environ.get("PYTHON", "python3")
    if sys.version_info < (3, 11):  # noqa: UP036
        fail(f"this needs Python 3.11 or newer and '{name}' is not; name another with PYTHON=...")
    if find_spec("ensurepip") is None or find_spec("venv") is None:
        fail(
            f"'{name}' cannot make environments; install its venv module (on Debian and Ubuntu the "
            "package python3-venv) or name another with PYTHON=..."
        )


def python_of(folder: Path) -> str:
    """The interpreter of an environment."""
    return str(folder / "bin" / "python")


def log_of(folder: Path) -> Path:
    """Where an environment keeps what its pip said."""
    return folder / "build.log"


def works(folder: Path) -> bool:
    """Whether it is complete, and the Python that it was made with is still there."""
    return log_of(folder).is_file() and pip(folder, "--version")


def make(python: str, folder: Path) -> None:
    """Make it from scratch, for this Python."""
    subprocess.run([python, "-m", "venv", "--clear", str(folder)], check=True)
    log_of(folder).write_bytes(b"")


def fetch(folder: Path, *locks: str) -> bool:
    """Install what the locks name, if it is not there; whether all could be fetched."""
    names = [word for lock in locks for word in ("-r", str(LOCKS / f"{lock}.txt"))]
    return pip(folder, "install", "--require-hashes", *names)


def pip(
    folder: Path,
    *arguments: str,
    log: Path | None = None,
    environment: Mapping[str, str] | None = None,
) -> bool:
    """Run the environment's own pip, which talks to its log or to another."""
    command = [python_of(folder), "-m", "pip", "--disable-pip-version-check", *arguments]
    return run(command, log or log_of(folder), environment)
