"""The environment that builds wheels and the page: `.build/`, made from locks/build.txt.

There is one for each version of Python, since wheels differ by it. pip on its own knows nothing of
it, and makes an environment for each build, from pyproject.toml.
"""

from __future__ import annotations  # for an older Python, which environment.py turns away in words

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.environment import LOCKS, fetch, log_of, make, works
from tools.progress import give_up, step
from tools.stamp import ROOT, checksum

HOME = ROOT / ".build"


def workshop(python: str) -> Path:
    """The environment that builds for this Python, made first if it is not there."""
    folder = place(python)
    if not is_ready(folder):
        with step("fetching what builds it"), alone("workshop"):
            if not is_ready(folder):  # another process may have made it meanwhile
                make(python, folder)
                if not fetch(folder, "build"):
                    give_up("what builds it could not be fetched", log_of(folder))
                stamp(folder).touch()
    return folder


def place(python: str) -> Path:
    """Where the environment for this Python is, or will be."""
    ask = "import sys; print('python%d.%d' % sys.version_info[:2])"
    answer = subprocess.run([python, "-c", ask], check=True, stdout=subprocess.PIPE)
    return HOME / answer.stdout.decode().strip()


def finished() -> list[Path]:
    """Those that were made from this very lock, and are complete."""
    return [folder for folder in HOME.glob("python*") if stamp(folder).is_file()]


def is_ready(folder: Path) -> bool:
    """Whether this is one of them, and its Python is still there."""
    return folder in finished() and works(folder)


def stamp(folder: Path) -> Path:
    """The file that says so."""
    return folder / f".made-{checksum([LOCKS / 'build.txt'])[:12]}"


@contextmanager
def alone(name: str) -> Iterator[None]:
    """One process at a time: two installs run side by side, and share what builds them."""
    import fcntl  # here, because Windows, where pip alone builds from an sdist, does not have it

    HOME.mkdir(exist_ok=True)
    with (HOME / f"{name}.lock").open("ab") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
