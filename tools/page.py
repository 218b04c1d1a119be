"""Build the page into the package, unless the one that lies there is of these very sources.

setup.py runs this before it makes a wheel or an sdist, `make page` for running from src/. An sdist
brings the page along, so that nobody who installs one needs Node.
TANGLEDBANK_PAGE=skip builds none: faster, and `tangled-bank play` has nothing to show.
"""

import os
import subprocess
import sys
from pathlib import Path

from tools import npm
from tools.stamp import ROOT, checksum

PACKAGE = ROOT / "src" / "tangledbank"
PAGE = PACKAGE / "page"
STAMP = PAGE / "sources.sha256"
SETTINGS = ["package.json", "package-lock.json", "svelte.config.js", "tsconfig.json"]


def sources() -> list[Path]:
    """What the page is made of: the shell, each game's table, and the settings."""
    folders = [PACKAGE / "web", *PACKAGE.glob("games/*/web")]
    files = [one for folder in folders for one in folder.rglob("*") if one.is_file()]
    shown = [one for one in files if not one.name.endswith(".test.ts")]
    return sorted([*shown, ROOT / "vite.config.ts", *(ROOT / name for name in SETTINGS)])


def build() -> None:
    """Build the page, and note what it was built from."""
    wanted = checksum(sources())
    if STAMP.is_file() and STAMP.read_text() == wanted:
        return
    print("tangled-bank: building the page ...", flush=True)
    try:
        words, environment = npm.command("run", "build")
        subprocess.run(words, cwd=ROOT, env=environment, check=True)
    except (OSError, subprocess.CalledProcessError):
        sys.exit(
            "tangled-bank: the page could not be built; what happened stands above. "
            "The first build fetches packages from npm, and needs a network and /bin/sh."
        )
    STAMP.write_text(wanted)


if __name__ == "__main__":
    if os.environ.get("TANGLEDBANK_PAGE") == "skip":
        print("tangled-bank: TANGLEDBANK_PAGE=skip, so there is no new page.")
    else:
        build()
