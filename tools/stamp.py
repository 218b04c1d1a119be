"""Checksums for the names of the Makefile's stamps: `python -m tools.stamp` prints two.

The first is of the settings, the second of the sources. An edited, added or deleted file changes
them, a touched one does not. Tests, caches and the page in src/ go into no wheel.
"""

from __future__ import annotations  # for an older Python, which install.py turns away in words

import sys
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SETTINGS = ["pyproject.toml", "setup.py", "locks"]
SOURCES = [
    "src", "tools", "package.json", "package-lock.json", "svelte.config.js", "tsconfig.json",
    "vite.config.ts",
]  # fmt: skip


def files(*names: str) -> Iterator[Path]:
    """The files with these names, and all in folders with these names that a wheel is made of."""
    for top in (ROOT / name for name in names):
        yield from filter(counts, top.rglob("*") if top.is_dir() else [top])


def counts(file: Path) -> bool:
    """Whether a wheel would differ if this file did."""
    parts = file.relative_to(ROOT).parts
    return (
        file.is_file()
        and not {"tests", "__pycache__"}.intersection(parts)
        and not any(part.startswith(".") or part.endswith(".egg-info") for part in parts)
        and not file.name.endswith(".test.ts")
        and parts[:3] != ("src", "tangledbank", "page")
    )


def checksum(files: Iterable[Path]) -> str:
    """One number for the names and contents of all files."""
    found = sha256()
    for file in sorted(files):
        name = file.relative_to(ROOT).as_posix()
        found.update(f"{name} {sha256(file.read_bytes()).hexdigest()}\n".encode())
    return found.hexdigest()


if __name__ == "__main__":
    sys.stdout.write(f"{checksum(files(*SETTINGS))[:12]} {checksum(files(*SOURCES))[:12]}\n")
