"""The end of input: at whichever prompt it comes, a table is left in good order."""

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.commands import GAME, Run, runner

pytestmark = pytest.mark.once

WITH_BOT = "human,random"
ALL_HUMAN = "human,human"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    return runner(capsys, monkeypatch)


@pytest.mark.parametrize("line", ["quit", "exit"])
def test_the_end_of_input_is_no_file_name(run: Run, line: str) -> None:
    said = run("play", "--terminal", GAME.id, "--seed", 3, lines=f"{line}\n")

    assert (said.code, said.error) == (0, "")
    assert "This game was not kept" in said.out
    assert said.out.endswith("Its seed was 3.\nGoodbye.\n")


def test_nor_is_it_one_after_a_name_that_cannot_be_written(run: Run, tmp_path: Path) -> None:
    said = run("play", "--terminal", GAME.id, "--seed", 3, lines=f"quit\n{tmp_path}\n")

    assert (said.code, said.error) == (0, "")
    assert f"{tmp_path} is a folder; name a file." in said.out
    assert said.out.endswith("Its seed was 3.\nGoodbye.\n")


def test_it_ends_a_table_that_is_handed_over(run: Run) -> None:
    said = run("play", "--terminal", GAME.id, "--seats", ALL_HUMAN, "--seed", 3, lines="1\n")

    assert (said.code, said.error) == (0, "")
    assert "Seat 2 is next." in said.out
    assert said.out.endswith("Its seed was 3.\nGoodbye.\n")


def test_it_leaves_what_was_kept(run: Run, tmp_path: Path) -> None:
    save = tmp_path / "game.json"
    arguments = ["--seats", WITH_BOT, "--seed", 3, "--save", save]
    said = run("play", "--terminal", GAME.id, *arguments, lines="1\nquit\n")

    assert (said.code, said.error) == (0, "")
    assert f"Go on with: tangled-bank play --resume {save} --seats {WITH_BOT}" in said.out
    assert len(save.read_text().splitlines()) > 1


def test_an_interrupt_instead_says_that_the_game_was_not_kept(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(["quit"])

    def read(_prompt: str) -> str:
        for line in typed:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", read)
    said = run("play", "--terminal", GAME.id, "--seed", 3)

    assert (said.code, said.error) == (130, "Stopped.\n")
    assert said.out.endswith("Its seed was 3.\n")


def shell(arguments: str) -> "subprocess.CompletedProcess[str]":
    """A command as a shell runs it, with an input that the shell has made."""
    return subprocess.run(
        f"{shlex.quote(sys.executable)} -m tangledbank.cli {arguments}",
        shell=True,
        env=os.environ | {"PYTHONIOENCODING": "utf-8:strict"},
        capture_output=True,
        text=True,
        timeout=60,
    )


def test_a_closed_input_is_at_its_end() -> None:
    left = shell(f"play --terminal {GAME.id} --seed 3 <&-")

    assert (left.returncode, left.stderr) == (0, "")
    assert left.stdout.endswith("Its seed was 3.\nGoodbye.\n")


def test_a_closed_input_holds_no_record() -> None:
    refused = shell("replay - <&-")

    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr == "Line 1: the record is empty.\n"


def test_bytes_that_are_no_text_are_no_action(tmp_path: Path) -> None:
    typed = tmp_path / "typed"
    typed.write_bytes(b"\xff\xfe\n")
    left = shell(f"play --terminal {GAME.id} --seed 3 < {shlex.quote(str(typed))}")

    assert (left.returncode, left.stderr) == (0, "")
    assert "is no action" in left.stdout
    assert left.stdout.endswith("Its seed was 3.\nGoodbye.\n")
