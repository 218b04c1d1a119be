"""docs/adding-a-game.md, followed step by step; and its tables name all there is."""

import json
import re
from dataclasses import fields
from pathlib import Path

import pytest

from tangledbank import Game, Position
from tests.steps import PAGE, ROOT, Steps, commands, files, installed

pytestmark = [pytest.mark.slow, pytest.mark.once]


@pytest.fixture(scope="module")
def steps(tmp_path_factory: pytest.TempPathFactory) -> Steps:
    return installed(tmp_path_factory.mktemp("sixth"))


def test_the_game_is_found_by_its_entry_point(steps: Steps) -> None:
    found = json.loads(steps.run("tangled-bank games --json"))

    assert [game["id"] for game in found][-1] == "hermit"
    assert not (ROOT / "src" / "tangledbank" / "games" / "hermit").exists()


def test_every_command_of_the_page_does_what_it_says(steps: Steps) -> None:
    said = {line: steps.run(line) for line in commands("run") if not line.startswith("pip ")}

    assert len(said) == 5
    of = {line.split()[1]: text for line, text in said.items()}
    assert "Hermit, a game by the house." in " ".join(of["games"].split())
    assert re.search(r"\d passed", of["hermit/tests"])
    assert re.search("^100 games", of["lab"], re.MULTILINE)
    assert of["record"] == ""
    assert re.search(r"^Won by seats? \d", of["replay"], re.MULTILINE)


def test_the_game_keeps_the_contract_and_its_secrets(steps: Steps) -> None:
    (line,) = commands("checkout")

    said = steps.run(line, place=ROOT)

    tables = 3  # two to four crabs
    passed = re.search(r"(\d+) passed", said)
    assert passed is not None
    assert int(passed[1]) >= tables * 15
    assert "skipped" not in said


def test_the_record_is_the_same_game_wherever_it_is_read(steps: Steps) -> None:
    steps.run("tangled-bank record hermit --seed 8 --out again.jsonl --force")

    once = steps.run("tangled-bank record hermit --seed 8")

    assert (steps.folder / "again.jsonl").read_text() == once
    assert json.loads(steps.run("tangled-bank replay again.jsonl --json"))["game"] == "hermit"


def test_the_tree_at_the_top_of_the_page_has_every_file() -> None:
    tree = PAGE.split("```")[1]

    assert {Path(name).name for name in files()} == set(re.findall(r"\w+\.\w+", tree))


def test_the_tables_name_every_field_of_a_game_and_every_method_of_a_position() -> None:
    given = {"legal", "catch_up", "tell", "clone", "listening", "now", "rng", "seats", "told"}
    own = {name for name in vars(Position) if not name.startswith("_")}

    assert named_in("Field") == {field.name for field in fields(Game)}
    assert named_in("Method") == own - given


def named_in(head: str) -> set[str]:
    """What the first column of a table names; `fill(seat, actions)` names `fill`."""
    rows = PAGE.partition(f"| {head} |")[2].partition("\n\n")[0].splitlines()
    return {name for row in rows[2:] for name in re.findall(r"`(\w+)[^`]*`", row.split("|")[1])}
