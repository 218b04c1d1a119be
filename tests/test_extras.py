"""The base does without web server, database and polars; what needs them says so in a sentence."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tangledbank.extras import EXTRAS, MissingExtra, need
from tests.commands import GAME, Said

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[1]
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
BROUGHT = sorted({"starlette"}.union(*EXTRAS.values()))
SERIES = ["lab", "simulate", GAME.id, "--games", "4", "--workers", "2"]


def names(requirements: list[object]) -> set[str]:
    """Packages without their versions; what a group includes is no package."""
    return {re.split(r"\W", one)[0] for one in requirements if isinstance(one, str)}


@pytest.fixture
def bare(tmp_path: Path) -> dict[str, str]:
    """An environment as if only the base were installed, even for the processes of the lab."""
    blocked = f"import sys\n\nsys.modules.update(dict.fromkeys({BROUGHT}))\n"
    (tmp_path / "sitecustomize.py").write_text(blocked)
    paths = [str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])]
    return os.environ | {"PYTHONPATH": os.pathsep.join(paths)}


def run(bare: dict[str, str], *words: object, lines: str = "") -> Said:
    """A command there."""
    done = subprocess.run(
        [sys.executable, "-m", "tangledbank.cli", *map(str, words)],
        env=bare, input=lines, capture_output=True, text=True,
    )  # fmt: skip
    return Said(done.stdout, done.stderr, done.returncode)


# -- settings ------------------------------------------------------------------------------
def test_the_extras_are_those_of_the_settings() -> None:
    written = SETTINGS["project"]["optional-dependencies"]

    assert {extra: names(found) for extra, found in written.items()} == {
        extra: set(packages) for extra, packages in EXTRAS.items()
    }


def test_the_base_brings_nothing_of_an_extra() -> None:
    assert names(SETTINGS["project"]["dependencies"]) & set(BROUGHT) == set()


def test_the_tests_are_given_all_extras() -> None:
    assert names(SETTINGS["dependency-groups"]["test"]) >= set().union(*EXTRAS.values())


# -- with extras ---------------------------------------------------------------------------
def test_a_command_that_needs_no_extra_loads_none() -> None:
    code = (
        "import sys\nimport tangledbank\nfrom tangledbank import cli\n"
        "cli.run(['games'])\nprint(*sys.modules, file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert GAME.title in done.stdout
    assert set(done.stderr.split()) & set(BROUGHT) == set()


# -- without -------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "words",
    [
        ["--help"],
        ["version"],
        ["games"],
        ["rules", GAME.id],
        ["cards", GAME.id],
        ["record", GAME.id, "--seed", "7"],
        ["play", "--help"],
        ["tables", "--help"],
        SERIES,
        ["lab", "balance", GAME.id, "--games", "1", "--workers", "2"],
        ["bench", GAME.id, "--seconds", "0.1"],
    ],
    ids=" ".join,
)
def test_the_base_is_enough(bare: dict[str, str], words: list[str]) -> None:
    said = run(bare, *words)

    assert said.code == 0, said.error
    assert said.out


def test_the_base_is_enough_to_play_at_the_text_table_and_to_look_at_the_record(
    bare: dict[str, str], tmp_path: Path
) -> None:
    played = run(bare, "play", "--terminal", lines="1\nquit\n\n")
    run(bare, "record", GAME.id, "--out", tmp_path / "game.json")
    replayed = run(bare, "replay", tmp_path / "game.json", "--quiet")

    assert played.code == 0, played.error
    assert played.out.endswith("Goodbye.\n")
    assert replayed.code == 0, replayed.error
    assert "Won by" in replayed.out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ["play"],
            "Playing in a browser takes the web server, which is not installed: "
            "pip install 'tangled-bank[serve]' brings it; --terminal plays here without it.",
        ),
        (
            ["tables"],
            "Tables are kept by the web server, which is not installed: "
            "pip install 'tangled-bank[serve]' brings it.",
        ),
        (
            [*SERIES, "--out"],
            "Results are written with polars, which is not installed: "
            "pip install 'tangled-bank[lab]' brings it.",
        ),
        (
            ["lab", "ladder", GAME.id, "--out"],
            "Ratings are made with openskill, which is not installed: "
            "pip install 'tangled-bank[lab]' brings it.",
        ),
    ],
    ids=["play", "tables", "lab simulate --out", "lab ladder"],
)
def test_what_needs_an_extra_says_what_to_install(
    bare: dict[str, str], tmp_path: Path, words: list[str], sentence: str
) -> None:
    results = tmp_path / "results"
    said = run(bare, *words, *([results] if "--out" in words else []))

    assert said.refusal() == sentence
    assert not results.exists()


@pytest.mark.parametrize("package", EXTRAS["serve"])
def test_an_extra_of_which_one_package_is_missing_is_missing(
    monkeypatch: pytest.MonkeyPatch, package: str
) -> None:
    need("serve", "This takes it")
    monkeypatch.setitem(sys.modules, package, None)

    with pytest.raises(MissingExtra, match=r"^This takes it, which is not installed: pip "):
        need("serve", "This takes it")
