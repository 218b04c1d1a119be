"""What strangers meet first: workflows, forms, addresses and releases say what is so."""

import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tools.release import notes

from tangledbank import GAMES
from tests.smoke import problems
from tests.test_readme import leads_somewhere

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[1]
GITHUB = ROOT / ".github"
WORKFLOWS = sorted(GITHUB.glob("workflows/*.yml"))
FORMS = sorted(set(GITHUB.glob("ISSUE_TEMPLATE/*.yml")) - {GITHUB / "ISSUE_TEMPLATE/config.yml"})
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROJECT = SETTINGS["project"]
HOME = PROJECT["urls"]["Homepage"]
CHANGELOG = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def name_of(path: Path) -> str:
    return path.name


def read(path: Path) -> Any:
    return msgspec.yaml.decode(path.read_bytes())


def steps_of(workflow: Path) -> list[dict[str, Any]]:
    return [step for job in read(workflow)["jobs"].values() for step in job.get("steps", ())]


# -- workflows -----------------------------------------------------------------------------
def unknown_commands(script: str) -> list[str]:
    """The lines that call neither a target of the Makefile, nor a tool of ours, nor GitHub's."""
    return [line for line in script.splitlines() if not is_known(line)]


def is_known(line: str) -> bool:
    if target := re.fullmatch(r"make ([a-z]+)", line):
        return re.search(rf"^{target[1]}:", MAKEFILE, re.MULTILINE) is not None
    if module := re.match(r"python3 -m tools\.([a-z]+) ", line):
        return (ROOT / "tools" / f"{module[1]}.py").is_file()
    return line.startswith(("gh ", "mv "))


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=name_of)
def test_a_workflow_calls_make_and_only_targets_that_exist(workflow: Path) -> None:
    scripts = [step["run"] for step in steps_of(workflow) if "run" in step]

    assert scripts
    assert [line for script in scripts for line in unknown_commands(script)] == []


def test_commands_that_make_does_not_have_would_be_seen() -> None:
    script = "make lint\nmake tset\n.venv/bin/pytest -q\npython3 -m tools.nothing v1"

    assert unknown_commands(script) == script.splitlines()[1:]


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=name_of)
def test_no_job_runs_for_ever_or_may_do_more_than_it_says(workflow: Path) -> None:
    found = read(workflow)
    jobs = found["jobs"].values()

    assert found["permissions"] == {}
    assert [job for job in jobs if "permissions" not in job] == []
    assert [job for job in jobs if "steps" in job and "timeout-minutes" not in job] == []


def test_only_the_release_may_write_and_only_one_job_may_publish() -> None:
    granted = [
        f"{workflow.stem} {name} {what}"
        for workflow in WORKFLOWS
        for name, job in read(workflow)["jobs"].items()
        for what, how in job["permissions"].items()
        if how != "read"
    ]

    assert granted == ["release draft contents", "release publish id-token"]


def test_an_action_is_at_one_version_everywhere() -> None:
    texts = [path.read_text(encoding="utf-8") for path in WORKFLOWS]
    pins = {
        pin for text in texts for pin in re.findall(r"uses: (\S+)@(\w+) # (v[\d.]+)$", text, re.M)
    }

    assert len({action for action, _commit, _version in pins}) == len(pins) > 3


# -- versions ------------------------------------------------------------------------------
def test_the_pythons_that_are_tested_claimed_and_built_for_are_the_same() -> None:
    tested = read(GITHUB / "workflows" / "check.yml")["jobs"]["test"]["strategy"]["matrix"][
        "python"
    ]
    claimed = re.findall(r":: (3\.\d+)$", "\n".join(PROJECT["classifiers"]), re.MULTILINE)
    built = SETTINGS["tool"]["cibuildwheel"]["build"]

    assert claimed == tested
    assert built == [f"cp{one.replace('.', '')}-*" for one in tested]
    assert (
        PROJECT["requires-python"]
        == f">={tested[0]}"
        == f">={SETTINGS['tool']['mypy']['python_version']}"
    )


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=name_of)
def test_a_workflow_without_a_matrix_takes_the_oldest_python(workflow: Path) -> None:
    given = [
        step["with"] for step in steps_of(workflow) if "python-version" in step.get("with", {})
    ]
    chosen = {one["python-version"] for one in given} - {"${{ matrix.python }}"}

    assert chosen <= {PROJECT["requires-python"].removeprefix(">=")}


def test_the_mypy_that_checks_is_the_mypy_that_compiles() -> None:
    lists = [SETTINGS["build-system"]["requires"], SETTINGS["dependency-groups"]["check"]]
    compiles, checks = [[one for one in names if one.startswith("mypy==")] for names in lists]

    assert compiles == checks != []


def test_the_changelog_begins_with_what_comes_next_or_with_this_version() -> None:
    newest = re.findall(r"^## (\S+)", CHANGELOG, re.MULTILINE)[0]

    assert newest in {"Unreleased", PROJECT["version"]}


# -- releases ------------------------------------------------------------------------------
TOLD = "# Changelog\n\n## Unreleased\n\n- More.\n\n## 0.2.0 – 2027-01-01\n\n- New.\n\n## 0.2.0.1\n"


def test_a_release_tells_its_own_part_of_the_changelog() -> None:
    assert notes("v0.2.0", "0.2.0", TOLD) == "- New.\n"


@pytest.mark.parametrize(
    ("tag", "version", "why"),
    [
        ("v0.3.0", "0.2.0", "the tag v0.3.0 is not v0.2.0"),
        ("0.2.0", "0.2.0", "the tag 0.2.0 is not v0.2.0"),
        ("v0.3.0", "0.3.0", "CHANGELOG.md says nothing under ## 0.3.0"),
        ("v0.2.0.1", "0.2.0.1", "CHANGELOG.md says nothing under ## 0.2.0.1"),
    ],
)
def test_a_tag_that_does_not_fit_releases_nothing(tag: str, version: str, why: str) -> None:
    with pytest.raises(SystemExit, match=re.escape(why)):
        notes(tag, version, TOLD)


def test_the_smoke_test_of_wheels_finds_the_golden_games() -> None:
    assert [one for one in problems() if "golden" in one] == []


# -- addresses and forms -------------------------------------------------------------------
def addresses() -> set[str]:
    """Every address of ours that strangers are sent to."""
    files = [*ROOT.glob("*.md"), *GITHUB.rglob("*.yml"), *GITHUB.rglob("*.md")]
    texts = [file.read_text(encoding="utf-8") for file in files] + list(PROJECT["urls"].values())
    return {
        found
        for text in texts
        for found in re.findall(r"https://github\.com/tangled-bank[^\s)\"]*", text)
    }


def is_there(address: str) -> bool:
    """Whether an address is one of GitHub's own pages, or a file or heading of ours."""
    path = address.removeprefix(HOME)
    if path.startswith("/security/"):
        return (ROOT / "SECURITY.md").is_file()
    if path in {"", "/issues", "/issues/new/choose"}:
        return True
    file = (
        path.removeprefix("/blob/main/") if path.startswith("/blob/main/") else f"README.md{path}"
    )
    return address.startswith(HOME) and leads_somewhere(ROOT / "README.md", file)


def test_our_addresses_lead_somewhere() -> None:
    found = addresses()

    assert len(found) > 6
    assert [address for address in found if not is_there(address)] == []


def test_addresses_that_lead_nowhere_would_be_seen() -> None:
    wrong = [f"{HOME}s", f"{HOME}/blob/main/NOTHING.md", f"{HOME}#for-nobody"]

    assert not any(is_there(address) for address in wrong)


@pytest.mark.parametrize("form", FORMS, ids=name_of)
def test_a_form_that_asks_for_a_game_offers_all(form: Path) -> None:
    asked = [
        part["attributes"]["options"] for part in read(form)["body"] if part.get("id") == "game"
    ]

    assert all(sorted(one) == sorted(game.title for game in GAMES.values()) for one in asked)
    assert bool(asked) == (form.stem in {"fact", "rule"})
