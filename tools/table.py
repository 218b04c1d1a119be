"""Build the table of a game from outside: `tools/table hermit/src/hermit`.

The folder is the one that `Game.folder` names, with sources in web/; what is built goes to page/
beside them, for the game's own package to carry. It needs a checkout or an unpacked sdist of
Tangled Bank, and fits the page that is built from the same.
"""

from __future__ import annotations  # for an older Python, which environment.py turns away in words

import re
import subprocess
import sys
from pathlib import Path

from tools import npm
from tools.progress import fail
from tools.stamp import ROOT


def build(folder: Path) -> int:
    """Build it; whatever is wrong with it is said in one sentence."""
    words, environment = npm.command("run", "-s", "table", str(folder.resolve()), version())
    return subprocess.run(words, env=environment, cwd=ROOT).returncode


def version() -> str:
    """Which Tangled Bank this is."""
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    [found] = re.findall(r'^version = "(.+)"$', text, re.MULTILINE)
    return str(found)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        fail("name the folder of one game: tools/table hermit/src/hermit")
    sys.exit(build(Path(sys.argv[1])))
