"""`make play` from a clean clone, on a machine that has Python, make, and nothing else.

The path holds links to what is named here, and no other folder; the home is empty. Only what pip and
npm must know to reach the network comes from outside.
"""

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from shutil import copyfile, which

import httpx
import pytest

from tools.stamp import ROOT

pytestmark = [
    pytest.mark.slow,
    pytest.mark.once,
    pytest.mark.skipif(which("make") is None, reason="there is no make here"),
    pytest.mark.skipif(which("git") is None, reason="git says which files a clone would have"),
]
LONGEST = 900.0  # seconds to download, build and install; a guard, not a measure
COMPILER = ("cc", "gcc", "as", "ld")
OURS = ["clades", "mating", "phanerozoic", "phylo", "trex"]
NETWORK = re.compile(r"(pip_|npm_config_|https?_proxy|no_proxy|all_proxy|ssl_cert|node_extra_ca)", re.I)


@dataclass
class Machine:
    """A folder to work in, and what can be called there."""

    home: Path
    programs: tuple[str, ...]

    def set_up(self) -> None:
        """Link the programs, copy the clone."""
        (self.home / "bin").mkdir(parents=True)
        (self.home / "bin" / "python3").symlink_to(Path(sys.executable).resolve())
        for name in self.programs:
            found = which(name)
            assert found is not None
            (self.home / "bin" / name).symlink_to(found)
        listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        names = subprocess.run(listed, cwd=ROOT, capture_output=True, check=True, text=True).stdout
        for name in filter(None, names.split("\0")):
            if (ROOT / name).is_file():
                copy = self.home / "clone" / name
                copy.parent.mkdir(parents=True, exist_ok=True)
                copyfile(ROOT / name, copy)

    def environment(self) -> dict[str, str]:
        """Nothing but the way to the network."""
        passed = {name: value for name, value in os.environ.items() if NETWORK.match(name)}
        settings = {"PIP_CONFIG_FILE": ".config/pip/pip.conf", "npm_config_userconfig": ".npmrc"}
        for name, path in settings.items():
            if (Path.home() / path).is_file():
                passed.setdefault(name, str(Path.home() / path))
        return passed | {"PATH": str(self.home / "bin"), "HOME": str(self.home / "nobody")}
