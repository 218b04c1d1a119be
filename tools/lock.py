"""Rewrite the locks, with the newest versions that pyproject.toml allows: `make lock`.

A lock names each package with one version, for every platform and Python, and the checksums of its
files. It names no index: packages come from wherever pip is told to get them. ARGS=--keep changes
no version that still fits, for a requirement that is new. uv, which solves, does not read pip's
settings; if packages come from another index, UV_DEFAULT_INDEX tells it so.
"""

import subprocess
import sys
import tomllib
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory
from typing import Any

from tools.environment import LOCKS
from tools.stamp import ROOT

UV = "uv==0.13.8"
COMPILE = [
    "pip", "compile", "--quiet", "--universal", "--python-version", "3.11", "--generate-hashes",
    "--no-strip-extras", "--no-emit-index-url", "--custom-compile-command", "make lock",
]  # fmt: skip


def wanted() -> dict[str, list[str]]:
    """What pyproject.toml asks for, by the lock that answers."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras: dict[str, list[str]] = settings["project"]["optional-dependencies"]
    needed = [line for name, lines in extras.items() if name != "lab" for line in lines]
    return {
        "build": settings["build-system"]["requires"],
        "run": [*settings["project"]["dependencies"], *needed],
        "lab": extras["lab"],  # separate, because not every machine can have it
        "test": group(settings["dependency-groups"], "test"),
        "dev": group(settings["dependency-groups"], "dev"),
    }


def group(groups: dict[str, list[Any]], name: str) -> list[str]:
    """A dependency group, with the groups that it includes."""
    found: list[str] = []
    for line in groups[name]:
        found += [line] if isinstance(line, str) else group(groups, line["include-group"])
    return found


def lock(uv: Path, *, keep: bool) -> None:
    """Settle all packages at once, so that no two locks disagree, then write each lock."""
    everything = uv.with_name("everything.txt")
    if keep:
        everything.write_text("".join(one.read_text("utf-8") for one in LOCKS.glob("*.txt")))
    solve(uv, [line for lines in wanted().values() for line in lines], everything)
    for name, lines in wanted().items():
        copyfile(everything, LOCKS / f"{name}.txt")  # uv keeps to the versions that it finds
        solve(uv, lines, LOCKS / f"{name}.txt")


def solve(uv: Path, lines: list[str], lock: Path) -> None:
    """Write the lock that answers these lines."""
    command = [str(uv), *COMPILE, "--python", sys.executable, "--output-file", str(lock), "-"]
    subprocess.run(command, input="\n".join(lines), text=True, check=True, stdout=subprocess.PIPE)


if __name__ == "__main__":
    with TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        subprocess.run([f"{folder}/bin/python", "-m", "pip", "install", "-q", UV], check=True)
        lock(Path(folder, "bin", "uv"), keep="--keep" in sys.argv)
