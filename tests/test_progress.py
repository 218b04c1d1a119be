"""What an install says while people wait."""

import ast
import io
import re
import sys
import time
from pathlib import Path
from threading import Thread

import pytest
from tools import environment, install, npm, page, progress, stamp, workshop
from tools.progress import give_up, step

pytestmark = pytest.mark.once

SPOKEN = re.compile(r"^tangled-bank: ", re.MULTILINE)


class Terminal(io.StringIO):
    """A stream that people look at."""

    def isatty(self) -> bool:
        """It is one."""
        return True


def wait_for(said: io.StringIO, what: str) -> None:
    """At most ten seconds, which no machine takes."""
    until = time.monotonic() + 10
    while what not in said.getvalue() and time.monotonic() < until:
        time.sleep(0.01)


def test_a_step_says_that_it_begins_that_it_goes_on_and_how_long_it_took(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said = io.StringIO()
    monkeypatch.setattr(sys, "stderr", said)

    with step("feeding the crow", every=0.01):
        wait_for(said, "still")

    begins, *goes_on, ends = SPOKEN.sub("", said.getvalue()).splitlines()
    assert begins == "feeding the crow ..."
    assert set(goes_on) <= {f"still feeding the crow, {seconds} s" for seconds in range(10)}
    assert goes_on
    assert re.fullmatch(r"feeding the crow: done in \d+ s", ends)


def test_a_step_on_a_terminal_counts_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    said = Terminal()
    monkeypatch.setattr(sys, "stderr", said)
    monkeypatch.setattr(progress, "ON_A_TERMINAL", 0.01)

    with step("feeding the crow"):
        wait_for(said, "\r\033[Ktangled-bank: feeding the crow ... 0 s" * 2)

    assert "\r\033[Ktangled-bank: feeding the crow ... 0 s" * 2 in said.getvalue()
    assert said.getvalue().count("\n") == 1
    assert said.getvalue().endswith("\r\033[Ktangled-bank: feeding the crow: done in 0 s\n")


def test_a_step_that_fails_is_not_done(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(ZeroDivisionError), step("feeding the crow"):
        _ = 1 // 0

    assert "done" not in capsys.readouterr().err


def test_lines_come_at_least_twice_as_often_as_was_promised() -> None:
    assert progress.EVERY <= progress.LONGEST / 2 == 5


@pytest.mark.parametrize(
    "why",
    [
        "Retrying after connection broken by 'NewConnectionError('...: Failed to establish a new'",
        "npm error code EAI_AGAIN",
    ],
)
def test_without_a_network_there_is_one_sentence_that_names_the_log(
    why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "build.log"
    log.write_text(f"{why}\nERROR: No matching distribution found\n")

    with pytest.raises(SystemExit, match=r"needs a network, and cannot reach .*build\.log"):
        give_up("what builds it could not be fetched", log)
    assert capsys.readouterr().err == ""


def test_any_other_failure_shows_the_log(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = tmp_path / "build.log"
    log.write_text("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES\n")

    with pytest.raises(SystemExit, match=r"what happened is above and in .*build\.log"):
        give_up("what builds it could not be fetched", log)
    assert "DO NOT MATCH" in capsys.readouterr().err


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """A workshop that takes a moment and no network to make; each time it is made counts."""
    found: list[Path] = []

    def make(python: str, folder: Path) -> None:
        found.append(folder)
        time.sleep(0.2)
        folder.mkdir(parents=True)

    monkeypatch.setattr(workshop, "HOME", tmp_path / ".build")
    monkeypatch.setattr(workshop, "make", make)
    monkeypatch.setattr(workshop, "fetch", lambda folder, lock: True)
    monkeypatch.setattr(workshop, "works", Path.is_dir)
    return found


def test_two_installs_at_once_make_one_workshop(made: list[Path]) -> None:
    both = [Thread(target=workshop.workshop, args=[sys.executable]) for _each in range(2)]

    for one in both:
        one.start()
    for one in both:
        one.join()

    assert made == [workshop.place(sys.executable)]


def test_a_workshop_of_another_lock_is_made_again(
    made: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = workshop.workshop(sys.executable)

    assert workshop.is_ready(folder)
    monkeypatch.setattr(workshop, "checksum", lambda files: "another")
    assert not workshop.is_ready(folder)


def test_a_wheel_is_built_from_a_copy_that_has_the_page_and_no_tests(
    tmp_path: Path,
) -> None:
    shown = page.PAGE / "index.html"

    install.copy(tmp_path)

    copied = {one.relative_to(tmp_path) for one in tmp_path.rglob("*") if one.is_file()}
    assert (shown.relative_to(stamp.ROOT) in copied) == shown.is_file()
    assert {Path("pyproject.toml"), Path("README.md"), Path("tools/page.py")} <= copied
    assert [one for one in copied if "tests" in one.parts] == []


@pytest.mark.parametrize("module", [environment, install, npm, page, progress, stamp, workshop])
def test_an_older_python_can_read_what_turns_it_away(module: object) -> None:
    """With a sentence, not with an error in the syntax."""
    file = Path(str(module.__file__))  # type: ignore[attr-defined]
    text = file.read_text(encoding="utf-8")

    ast.parse(text, feature_version=(3, 8))
    assert "from __future__ import annotations" in text


@pytest.mark.parametrize(
    ("to_be_had", "said"),
    [
        ({"run", "lab"}, ""),
        ({"run"}, "polars cannot be installed here; everything but the lab works without it."),
    ],
)
def test_without_polars_the_rest_is_installed_and_it_says_so(
    to_be_had: set[str],
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(install, "fetch", lambda venv, *locks: to_be_had.issuperset(locks))
    monkeypatch.setattr(install, "pip", lambda *arguments: True)

    install.put(Path("a.whl"), Path("nowhere"))

    lines = [
        line for line in capsys.readouterr().err.splitlines() if not re.search(r" s$|\.\.\.$", line)
    ]
    assert "\n".join(lines) == (said and f"tangled-bank: {said}")


def test_without_what_runs_it_nothing_is_installed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment.log_of(tmp_path).write_text("ERROR: No matching distribution found for rich")
    monkeypatch.setattr(install, "fetch", lambda venv, *locks: False)

    with pytest.raises(SystemExit, match="what runs it could not be fetched"):
        install.put(Path("a.whl"), tmp_path)
