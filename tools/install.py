"""Build Tangled Bank as a wheel and install it: `python -m tools.install <environment> <checksum>`.

`make install` calls this, with the checksum of the sources. It leaves `.compiled-<checksum>` or
`.uncompiled-<checksum>` in the environment. Nothing is called by its bare name, so that a machine
needs no other program on its path than Python and make.
"""

from __future__ import annotations  # so that an older Python gets as far as `check_python`

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from shutil import rmtree
from typing import NoReturn

from tools.stamp import ROOT


def install(venv: Path, checksum: str) -> None:
    """Make the environment if it is not there, then the wheel, then put the one into the other."""
    check_python()
    if not (venv / "build.log").is_file() or not pip(venv, "--version"):
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(venv)], check=True)
    for stamp in venv.glob(".*compiled-*"):
        stamp.unlink()
    (venv / "build.log").write_bytes(b"")
    tidy(venv)
    try:
        wheel = build(venv)
        put(wheel, venv)
    finally:
        tidy(venv)
    if os.environ.get("TANGLEDBANK_PAGE") != "skip":  # else the next install shall bring the page
        kind = "uncompiled" if wheel.name.endswith("-none-any.whl") else "compiled"
        (venv / f".{kind}-{checksum}").touch()


def check_python() -> None:
    """Refuse a Python that is too old, or that cannot make environments."""
    name = os.environ.get("PYTHON", "python3")
    if sys.version_info < (3, 11):  # noqa: UP036
        fail(f"this needs Python 3.11 or newer and '{name}' is not; name another with PYTHON=...")
    if find_spec("ensurepip") is None or find_spec("venv") is None:
        fail(
            f"'{name}' cannot make environments; install its venv module (on Debian and Ubuntu the "
            "package python3-venv) or name another with PYTHON=..."
        )


def tidy(venv: Path) -> None:
    """Leftovers bite: an old build/ ends up in the new wheel, an egg-info names an old version."""
    for found in [ROOT / "build", venv / "wheel", *ROOT.glob("src/*.egg-info")]:
        rmtree(found, ignore_errors=True)


def build(venv: Path) -> Path:
    """The wheel of these sources; people are told if it is not compiled, and why."""
    if os.environ.get("TANGLEDBANK_PURE") == "1" or not os.environ.get("COMPILER"):
        say(f"building the wheel for {venv}, uncompiled ...")
    else:
        say(f"building the wheel for {venv}; compiling the rules takes about a minute ...")
    made = pip(venv, "wheel", "-v", "--no-deps", "--wheel-dir", str(venv / "wheel"), str(ROOT))
    log = venv / "build.log"
    text = log.read_text(encoding="utf-8", errors="replace")
    if not made:
        print(text, *re.findall("tangled-bank: .*could not.*", text), sep="\n", file=sys.stderr)
        fail(f"the wheel could not be built; what happened stands above and in {log}")
    if found := re.search("not compiled .*", text):  # pip keeps what setup.py prints to itself
        say(found[0])
        say(f"{log} has the details; `make clean install` tries again.")
    return next((venv / "wheel").glob("*.whl"))


def put(wheel: Path, venv: Path) -> None:
    """Install the wheel; with polars, if there is one for this machine."""
    pip(venv, "uninstall", "-y", "tangled-bank")
    if pip(venv, "install", f"{wheel}[serve,lab]"):
        return
    say("polars cannot be installed here; everything but the lab works without it.")
    if not pip(venv, "install", f"{wheel}[serve]"):
        fail(f"the wheel could not be installed; what happened stands in {venv / 'build.log'}")


def pip(venv: Path, *arguments: str) -> bool:
    """Run the environment's own pip, which talks to the log; whether it did what it should."""
    command = [str(venv / "bin" / "python"), "-m", "pip", "--disable-pip-version-check"]
    with (venv / "build.log").open("ab") as log:
        try:
            done = subprocess.run([*command, *arguments], stdout=log, stderr=subprocess.STDOUT)
        except OSError:  # the Python that the environment was made with is gone
            return False
    return done.returncode == 0


def say(what: str) -> None:
    """A line for whoever waits."""
    print(f"tangled-bank: {what}", flush=True)


def fail(what: str) -> NoReturn:
    """The last line."""
    sys.exit(f"tangled-bank: {what}")


if __name__ == "__main__":
    install(Path(sys.argv[1]), sys.argv[2])
