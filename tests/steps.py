"""Follows docs/adding-a-game.md: makes the game that it shows, from its own files and commands."""

import os
import re
import shlex
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
FENCE = re.compile(r"^```(\w+) (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
# What a reader calls by name. A folder of packages stands for the reader's environment, and what
# builds them is in ours, so that nothing is fetched.
PROGRAMS = {
    "pip": ["-m", "pip", "--disable-pip-version-check"],
    "pytest": ["-m", "pytest"],
    "tangled-bank": ["-m", "tangledbank.cli"],
}


def files() -> dict[str, str]:
    """Every file that the page shows, by its name."""
    found = [(mark, text) for _language, mark, text in FENCE.findall(PAGE)]
    return {mark.partition("=")[2]: text for mark, text in found if mark.startswith("file=")}


def commands(mark: str) -> list[str]:
    """The lines of the blocks `sh run`, or `sh checkout`, in their order."""
    found = [
        text for language, which, text in FENCE.findall(PAGE) if (language, which) == ("sh", mark)
    ]
    return "".join(found).splitlines()


@dataclass
class Steps:
    """A folder in which somebody follows the page."""

    folder: Path

    @property
    def packages(self) -> Path:
        """Where the game is installed."""
        return self.folder / "packages"

    @property
    def environment(self) -> dict[str, str]:
        """Of a process that has the game beside Tangled Bank."""
        # A pytest that runs inside another is not a part of it.
        kept = {name: text for name, text in os.environ.items() if not name.startswith("PYTEST_")}
        path = [one for one in kept.get("PYTHONPATH", "").split(os.pathsep) if one]
        return kept | {
            "PYTHONPATH": os.pathsep.join([str(self.packages), *map(os.path.abspath, path)]),
            "HYPOTHESIS_PROFILE": "again",
            "PYTEST_ADDOPTS": "-p no:cacheprovider",
            "COLUMNS": "100",
        }

    def write(self) -> None:
        """Steps 1 to 7: every file."""
        for name, text in files().items():
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")

    def run(self, line: str, place: Path | None = None) -> str:
        """A command of the page; what it says."""
        program, *words = shlex.split(line)
        if program == "pip":
            words += ["--no-deps", "--no-build-isolation", "--target", str(self.packages)]
        done = subprocess.run(
            [sys.executable, *PROGRAMS[program], *words], cwd=place or self.folder,
            env=self.environment, capture_output=True, text=True, encoding="utf-8",
        )  # fmt: skip
        assert done.returncode == 0, f"{line}\n{done.stdout}\n{done.stderr}"
        return done.stdout


def installed(folder: Path) -> Steps:
    """The page followed as far as `pip install`."""
    steps = Steps(folder)
    steps.write()
    steps.run(next(line for line in commands("run") if line.startswith("pip ")))
    return steps
