"""Build the page into the package, unless the one that is there is from these very sources.

setup.py runs this before it makes a wheel or an sdist, `make page` for running from src/. An sdist
includes the page, so that nobody who installs one needs Node.
TANGLEDBANK_PAGE=skip builds none: faster, but `tangled-bank play` has nothing to show.
"""

from __future__ import annotations  # for an older Python, which environment.py turns away in words

import os
from pathlib import Path

from tools import npm
from tools.progress import give_up, run, say, step
from tools.stamp import ROOT, checksum
from tools.workshop import alone

PACKAGE = ROOT / "src" / "tangledbank"
PAGE = PACKAGE / "page"
STAMP = PAGE / "sources.sha256"
SETTINGS = [
    "package.json", "package-lock.json", "svelte.config.js", "tsconfig.json", "tools/outside.js",
]  # fmt: skip


def sources() -> list[Path]:
    """What the page is made of: the shell, each game's table, and the settings."""
    folders = [PACKAGE / "web", *PACKAGE.glob("games/*/web")]
    files = [one for folder in folders for one in folder.rglob("*") if one.is_file()]
    shown = [one for one in files if not one.name.endswith(".test.ts")]
    return sorted([*shown, ROOT / "vite.config.ts", *(ROOT / name for name in SETTINGS)])


def build() -> None:
    """Build the page, and note what it was built from."""
    wanted = checksum(sources())
    if is_of(wanted):
        return
    words, environment = npm.command("run", "build")
    with step("building the page"), alone("page"):
        if is_of(wanted):  # another process has built it meanwhile
            return
        npm.LOG.write_bytes(b"")
        if not run(words, npm.LOG, environment, ROOT):
            give_up("the page could not be built", npm.LOG)
        STAMP.write_text(wanted)


def is_of(wanted: str) -> bool:
    """Whether the page that is there is from these very sources."""
    return STAMP.is_file() and STAMP.read_text() == wanted


if __name__ == "__main__":
    if os.environ.get("TANGLEDBANK_PAGE") == "skip":
        say("TANGLEDBANK_PAGE=skip, so there is no new page.")
    else:
        build()
