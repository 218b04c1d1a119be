"""Build Tangled Bank as a wheel and install it: `python -m tools.install <environment> <checksum>`.

`make install` calls this with the checksum of the sources. It leaves `.compiled-<checksum>` or
`.uncompiled-<checksum>` in the environment. Two may run side by side, into two environments: they
share the workshop and the page, and each builds from a copy of the sources.
"""

from __future__ import annotations  # so that an older Python gets as far as `check_python`

import os
import re
import sys
from pathlib import Path
from shutil import copyfile, rmtree

from tools import page
from tools.environment import check_python, fetch, log_of, make, pip, python_of, works
from tools.progress import give_up, say, step
from tools.stamp import ROOT, SETTINGS, SOURCES, files
from tools.workshop import is_ready, place, workshop

IN_THE_METADATA = ["README.md", "LICENSE"]


def install(venv: Path, checksum: str) -> None:
    """Make the environment if it is not there, then the wheel, then put the one into the other."""
    check_python()
    there = works(venv)
    python = python_of(venv) if there else sys.executable
    if not there or not is_ready(place(python)):
        minutes = "two or three minutes" if compiles() else "a minute or two"
        say(f"installing into {venv}. This time it needs a network, and takes {minutes}.")
    builder = workshop(python)
    if not there:
        with step(f"making {venv}"):
            make(python, venv)
    for stamp in venv.glob(".*compiled-*"):
        stamp.unlink()
    log_of(venv).write_bytes(b"")
    if wants_page():
        page.build()
    wheel = build(builder, venv)
    put(wheel, venv)
    if wants_page():  # if not, the next install is to bring it
        kind = "uncompiled" if wheel.name.endswith("-none-any.whl") else "compiled"
        (venv / f".{kind}-{checksum}").touch()
    rmtree(wheel.parent)


def compiles() -> bool:
    """Whether the rules are to be compiled, and there is a compiler to do it."""
    return os.environ.get("TANGLEDBANK_PURE") != "1" and bool(os.environ.get("COMPILER"))


def wants_page() -> bool:
    """Whether the wheel is to have a page."""
    return os.environ.get("TANGLEDBANK_PAGE") != "skip"


def build(builder: Path, venv: Path) -> Path:
    """The wheel of these sources; people are told if it is not compiled, and why."""
    source, wheels, log = venv / "source", venv / "wheel", log_of(venv)
    for leftover in (source, wheels):  # or an old build ends up in the new wheel
        rmtree(leftover, ignore_errors=True)
    copy(source)
    with step("compiling the rules" if compiles() else "building the wheel, uncompiled"):
        made = pip(
            builder, "wheel", "-v", "--no-build-isolation", "--no-deps",
            "--wheel-dir", str(wheels), str(source),
            log=log, environment={**os.environ, "TANGLEDBANK_PAGE": "skip"},
        )  # fmt: skip
        if not made:
            give_up("the wheel could not be built", log)
    rmtree(source)
    found = re.search("not compiled .*", log.read_text(encoding="utf-8", errors="replace"))
    if found is not None:  # pip keeps what setup.py prints to itself
        say(found[0])
        say(f"{log} has the details; `make clean install` tries again.")
    return next(wheels.glob("*.whl"))


def copy(source: Path) -> None:
    """What a wheel is made of, with the page, for a build that nobody else touches."""
    shown = [one for one in page.PAGE.rglob("*") if one.is_file()]
    for file in (*files(*SETTINGS, *SOURCES), *shown, *(ROOT / name for name in IN_THE_METADATA)):
        target = source / file.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        copyfile(file, target)


def put(wheel: Path, venv: Path) -> None:
    """Install the wheel, and what runs it; Polars, if there is one for this machine."""
    with step("fetching what runs it"):
        complete = fetch(venv, "run", "lab")
        if not complete and not fetch(venv, "run"):
            give_up("what runs it could not be fetched", log_of(venv))
    if not complete:
        say("polars cannot be installed here; everything but the lab works without it.")
    with step("installing it"):
        if not pip(venv, "install", "--no-deps", "--force-reinstall", str(wheel)):
            give_up("the wheel could not be installed", log_of(venv))


if __name__ == "__main__":
    install(Path(sys.argv[1]), sys.argv[2])
