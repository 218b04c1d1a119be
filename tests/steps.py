"""Follows docs/adding-a-game.md: makes the game that it shows, from its own files and commands."""

import os
import re
import shlex
import subprocess
import sys
import venv
from dataclasses import dataclass
from importlib.metadata import distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import tangledbank

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
FENCE = re.compile(r"^```(\w+) (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
RUN = ("sh", "run")
# What a reader calls by name. A folder of packages stands for the reader's environment, and what
# builds them is in ours, so that nothing is fetched.
PROGRAMS = {
    "pip": ["-m", "pip", "--disable-pip-version-check"],
    "pytest": ["-m", "pytest"],
    "tangled-bank": ["-m", "tangledbank.cli"],
}
TABLE = "tangled-bank/tools/table"


def files() -> dict[str, str]:
    """Every file that the page shows, by its name."""
    found = [(mark, text) for _language, mark, text in FENCE.findall(PAGE)]
    return {mark.partition("=")[2]: text for mark, text in found if mark.startswith("file=")}


def commands() -> list[str]:
    """The lines of the blocks `sh run`, in their order."""
    found = [text for language, mark, text in FENCE.findall(PAGE) if (language, mark) == RUN]
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
        """Steps 1 to 6: every file."""
        for name, text in files().items():
            path = self.folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")

    def run(self, line: str, place: Path | None = None) -> str:
        """A command of the page; what it says."""
        done = self.tried(line, place)
        assert done.returncode == 0, f"{line}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def tried(self, line: str, place: Path | None = None) -> subprocess.CompletedProcess[str]:
        """The same for a command that may fail."""
        program, *words = shlex.split(line)
        if program == "pip":
            words += ["--no-deps", "--no-build-isolation", "--target", str(self.packages)]
        called = [program] if program == TABLE else [sys.executable, *PROGRAMS[program]]
        return subprocess.run(
            [*called, *words], cwd=place or self.folder, capture_output=True, text=True,
            env=self.environment | {"PYTHON": sys.executable}, encoding="utf-8",
        )  # fmt: skip

    def check_out(self) -> None:
        """A checkout of Tangled Bank lies beside the game: ours."""
        (self.folder / "tangled-bank").symlink_to(ROOT)


def installed(folder: Path, *, table: bool = False) -> Steps:
    """The page followed as far as `pip install`; with its table, to the end."""
    steps = Steps(folder)
    steps.write()
    steps.check_out()
    if table:
        steps.run(next(line for line in commands() if line.startswith(TABLE)))
    steps.run(next(line for line in commands() if line.startswith("pip ")))
    return steps


def bare(folder: Path, *more: str) -> Path:
    """The Python of an environment with Tangled Bank, what it needs, and a few distributions more.

    What an installer would unpack there is only linked: nothing is built and nothing is fetched.
    """
    venv.create(folder, with_pip=False)
    [site] = folder.glob("lib/python*/site-packages")
    own = Path(tangledbank.__file__).parent
    for path in [own, *own.parent.glob("tangledbank__mypyc*")]:
        (site / path.name).symlink_to(path)
    for name in needed_by("tangled-bank", *more) - {"tangled-bank"}:
        one = distribution(name)
        for top in {file.parts[0] for file in one.files or []} - {"..", "__pycache__"}:
            if not (site / top).exists():
                (site / top).symlink_to(str(one.locate_file(top)))
    return folder / "bin" / "python"


def needed_by(*names: str) -> set[str]:
    """These distributions and all that they need, without extras."""
    found, open_ones = set[str](), list(names)
    while open_ones:
        name = open_ones.pop()
        if name not in found:
            found.add(name)
            needs = [Requirement(text) for text in distribution(name).requires or []]
            wanted = [one for one in needs if not one.marker or one.marker.evaluate({"extra": ""})]
            open_ones += [canonicalize_name(one.name) for one in wanted]
    return found
