"""Runs the command line inside the tests."""

import io
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from tangledbank import GAMES, cli

GAME = GAMES["phanerozoic"]  # in turns, as the commands play every game


@dataclass
class Said:
    """What a command printed, what it said on the error stream, and its exit code."""

    out: str
    error: str
    code: int

    def refusal(self) -> str:
        """The one sentence of a command that refused."""
        assert self.code == 2
        assert self.out == ""
        assert self.error.count("\n") == 1, self.error
        return self.error.strip()


Run = Callable[..., Said]


def runner(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """A function that takes arguments, and lines for the input."""
    monkeypatch.setenv("COLUMNS", "100")

    def run(*arguments: object, lines: str = "") -> Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        code = cli.run([str(argument) for argument in arguments])
        captured = capsys.readouterr()
        return Said(captured.out, captured.err, code)

    return run


def start(*arguments: object, **more: Any) -> "subprocess.Popen[str]":
    """The same in a process of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "tangledbank.cli", *(str(argument) for argument in arguments)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        **more,
    )
