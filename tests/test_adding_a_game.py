"""docs/adding-a-game.md, followed step by step; and its tables name all there is."""

import ast
import json
import re
import subprocess
from dataclasses import fields
from pathlib import Path
from shutil import copyfile

import pytest

import tangledbank
import tangledbank.testing
from tangledbank import Game, Position
from tests.steps import PAGE, ROOT, TABLE, Steps, bare, commands, files, installed

pytestmark = [pytest.mark.slow, pytest.mark.once]


@pytest.fixture(scope="module")
def steps(tmp_path_factory: pytest.TempPathFactory) -> Steps:
    return installed(tmp_path_factory.mktemp("sixth"))


def test_the_game_is_found_by_its_entry_point(steps: Steps) -> None:
    found = json.loads(steps.run("tangled-bank games --json"))

    assert [game["id"] for game in found][-1] == "hermit"
    assert not (ROOT / "src" / "tangledbank" / "games" / "hermit").exists()


def test_every_command_of_the_page_does_what_it_says(steps: Steps) -> None:
    said = {line: steps.run(line) for line in commands() if not line.startswith("pip ")}

    assert len(said) == 6
    of = {line.split()[1]: text for line, text in said.items()}
    assert (steps.folder / of_game("page/built.json")).is_file()
    assert "Hermit, a game by the house." in " ".join(of["games"].split())
    assert re.search(r"\d passed", of["hermit/tests"])
    assert re.search("^100 games", of["lab"], re.MULTILINE)
    assert of["record"] == ""
    assert re.search(r"^Won by seats? \d", of["replay"], re.MULTILINE)


def test_the_game_keeps_the_contract_and_its_secrets(steps: Steps) -> None:
    """As our own games do, from a checkout, with options and chance that Hypothesis chooses."""
    said = steps.run("pytest tests/test_contract.py tests/test_secrets.py -k hermit", place=ROOT)

    tables = 3  # two to four crabs
    passed = re.search(r"(\d+) passed", said)
    assert passed is not None
    assert int(passed[1]) >= tables * 15
    assert "skipped" not in said


def test_its_own_tests_need_the_package_alone(steps: Steps, tmp_path: Path) -> None:
    """Neither a checkout nor what only our tests import: an installed package, and pytest."""
    python = bare(tmp_path / "bare", "pytest")
    empty = tmp_path / "empty"
    (empty / "tests").mkdir(parents=True)
    for path in (steps.folder / "hermit" / "tests").glob("*.py"):
        copyfile(path, empty / "tests" / path.name)
    kept = {name: text for name, text in steps.environment.items() if name != "HYPOTHESIS_PROFILE"}

    done = subprocess.run(
        [python, "-m", "pytest", "tests"], cwd=empty,
        env=kept | {"PYTHONPATH": str(steps.packages)}, capture_output=True, text=True,
    )  # fmt: skip

    assert re.search(r"3 passed", done.stdout), done.stdout + done.stderr
    there = {path.name for path in python.parents[1].glob("lib/python*/site-packages/*")}
    assert there & {"hypothesis", "msgspec", "fastapi", "tests"} == set()


def test_the_record_is_the_same_game_wherever_it_is_read(steps: Steps) -> None:
    steps.run("tangled-bank record hermit --seed 8 --out again.jsonl --force")

    once = steps.run("tangled-bank record hermit --seed 8")

    assert (steps.folder / "again.jsonl").read_text() == once
    assert json.loads(steps.run("tangled-bank replay again.jsonl --json"))["game"] == "hermit"


def of_game(file: str) -> str:
    """A file in the game's own folder."""
    return f"hermit/src/hermit/{file}"


REFUSED = {
    'import Log from "#shell/table/Log.svelte"; Log;': "A table from outside may import ",
    'import { Log } from "tangledbank"; Log;': 'imports "Log" from "tangledbank", which has no',
    'import Log from "./Log.svelte"; Log;': "Log.svelte",
}


@pytest.mark.parametrize("line", REFUSED, ids=["what is ours", "no name", "no file"])
def test_a_table_that_wants_more_than_is_public_is_refused_in_a_sentence(
    steps: Steps, line: str
) -> None:
    web = steps.folder / "other" / "web"
    web.mkdir(parents=True, exist_ok=True)
    (web / "Table.svelte").write_text(f"<script>{line}</script>")

    done = steps.tried(f"{TABLE} other")

    assert done.returncode == 1
    assert REFUSED[line] in done.stderr
    assert not (steps.folder / "other" / "page").exists()


def test_what_lies_where_a_table_would_be_built_stays_there(steps: Steps) -> None:
    folder = steps.folder / "full"
    (folder / "page").mkdir(parents=True)
    (folder / "page" / "novel.txt").write_text("It was a dark night.")
    (folder / "web").mkdir()
    (folder / "web" / "Table.svelte").write_text("<p>A table</p>")

    done = steps.tried(f"{TABLE} full")

    assert done.returncode == 1
    assert "was not built by this" in done.stderr
    assert (folder / "page" / "novel.txt").is_file()


def test_the_game_is_small() -> None:
    """In all, with its tests; and so is its table."""
    python = [text.count("\n") for name, text in files().items() if name.endswith(".py")]
    svelte = [text.count("\n") for name, text in files().items() if name.endswith(".svelte")]

    assert sum(python) <= 250
    assert sum(svelte) <= 110


def test_the_game_imports_only_what_is_public() -> None:
    found = [one for name, text in files().items() if name.endswith(".py") for one in imports(text)]
    ours = {(place, name) for place, name in found if place.partition(".")[0] == "tangledbank"}

    assert len(ours) > 10
    assert ours - public() == set()


def test_the_page_of_what_is_public_names_all_of_it_once() -> None:
    text = (ROOT / "docs" / "public.md").read_text(encoding="utf-8")
    chapters = text.partition("\n## A program")[2]
    tables, tests, _page = re.split(r"\n## A t(?:est|able)\n", chapters)

    for part, module in ((tables, tangledbank), (tests, tangledbank.testing)):
        rows = re.findall(r"^\| (`[^|]+) \|", part, re.MULTILINE)
        named = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
        assert sorted(named) == sorted(module.__all__)
        assert all(hasattr(module, name) for name in named)


def test_the_page_names_all_that_a_table_may_import_once() -> None:
    text = (ROOT / "docs" / "public.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`[^|]+) \|", text.partition("\n## A table\n")[2], re.MULTILINE)
    module = (ROOT / "src/tangledbank/web/outside/tangledbank.ts").read_text(encoding="utf-8")
    lists = re.findall(r"^export \{([^}]*)\}", module, re.MULTILINE)
    names = [name.split()[-1] for one in lists for name in one.split(",") if name.strip()]

    assert sorted(name for row in rows for name in re.findall(r"`(\w+)`", row)) == sorted(names)


def imports(text: str) -> list[tuple[str, str]]:
    """What a module imports: from where, and which name."""
    found = [
        one for one in ast.walk(ast.parse(text)) if isinstance(one, ast.Import | ast.ImportFrom)
    ]
    return [
        (getattr(one, "module", None) or alias.name, alias.name)
        for one in found
        for alias in one.names
    ]


def public() -> set[tuple[str, str]]:
    """What docs/public.md promises."""
    modules = (tangledbank, tangledbank.testing)
    return {(module.__name__, name) for module in modules for name in module.__all__}


def test_the_tree_at_the_top_of_the_page_has_every_file() -> None:
    tree = PAGE.split("```")[1]

    assert {Path(name).name for name in files()} == set(re.findall(r"\w+\.\w+", tree))


def test_the_tables_name_every_field_of_a_game_and_every_method_of_a_position() -> None:
    given = {
        "leaders",
        "legal",
        "catch_up",
        "tell",
        "clone",
        "listening",
        "now",
        "rng",
        "seats",
        "told",
    }
    own = {name for name in vars(Position) if not name.startswith("_")}

    assert named_in("Field") == {field.name for field in fields(Game)}
    assert named_in("Method") == own - given


def named_in(head: str) -> set[str]:
    """What the first column of a table names; `fill(seat, actions)` names `fill`."""
    rows = PAGE.partition(f"| {head} |")[2].partition("\n\n")[0].splitlines()
    return {name for row in rows[2:] for name in re.findall(r"`(\w+)[^`]*`", row.split("|")[1])}
