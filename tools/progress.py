"""What is said while people wait: a line for each step, a sign of life, and the time it took.

It is for a machine on which nothing is installed yet, so it needs only Python. It speaks on the
error stream, since the other one may be read by a program.
"""

from __future__ import annotations  # for an older Python, which environment.py turns away in words

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread
from time import monotonic
from typing import NoReturn

LONGEST = 10.0  # the most seconds that anyone waits for a line
EVERY = LONGEST / 2  # so that even a busy machine keeps to it
ON_A_TERMINAL = 1.0
OFFLINE = re.compile(
    "NewConnectionError|NameResolutionError|ConnectTimeout|ReadTimeout|ProxyError|SSLError"
    "|Network is unreachable|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH"
)


def say(what: str) -> None:
    """A line for whoever waits."""
    print(f"tangled-bank: {what}", file=sys.stderr, flush=True)


def fail(what: str) -> NoReturn:
    """The last line."""
    sys.exit(f"tangled-bank: {what}")


@contextmanager
def step(what: str, every: float = EVERY) -> Iterator[None]:
    """Say what begins, that it still goes on, and how long it took; a failure speaks for itself."""
    began, over = monotonic(), Event()
    if sys.stderr.isatty():
        beating = Thread(target=rewrite, args=(what, began, over), daemon=True)
    else:
        say(f"{what} ...")
        beating = Thread(target=repeat, args=(what, began, over, every), daemon=True)
    beating.start()
    try:
        yield
    finally:
        over.set()
        beating.join()
    say(f"{what}: done in {monotonic() - began:.0f} s")


def repeat(what: str, began: float, over: Event, every: float) -> None:
    """A line now and then, for a pipe."""
    while not over.wait(every):
        say(f"still {what}, {monotonic() - began:.0f} s")


def rewrite(what: str, began: float, over: Event) -> None:
    """One line that counts, for a terminal; whatever is said next takes its place."""
    going_on = True
    while going_on:
        line = f"tangled-bank: {what} ... {monotonic() - began:.0f} s"
        sys.stderr.write(f"\r\033[K{line}")
        sys.stderr.flush()
        going_on = not over.wait(ON_A_TERMINAL)
    sys.stderr.write("\r\033[K")


def run(
    command: list[str],
    log: Path,
    environment: Mapping[str, str] | None = None,
    folder: Path | None = None,
) -> bool:
    """Run a command, which talks to the log; whether it succeeded."""
    with log.open("ab") as file:
        try:
            done = subprocess.run(
                command, stdout=file, stderr=subprocess.STDOUT, env=environment, cwd=folder
            )
        except OSError as problem:  # it is not there, or no longer there
            file.write(f"{problem}\n".encode())
            return False
    return done.returncode == 0


def give_up(what: str, log: Path) -> NoReturn:
    """Say that it failed: for want of a network, if the log says so; if not, with the whole log."""
    text = log.read_text(encoding="utf-8", errors="replace")
    place = os.path.relpath(log)
    if OFFLINE.search(text):
        fail(f"{what}: this needs a network, and cannot reach the packages; {place} has details")
    print(text, file=sys.stderr)
    fail(f"{what}: what happened is above and in {place}")
