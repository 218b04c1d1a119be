"""What the documents say of the code is all there is, and is there."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src" / "tangledbank"
GLOSSARY = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
PICTURE = (ROOT / "docs" / "architecture.svg").read_text(encoding="utf-8")
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")


def modules(package: str) -> set[str]:
    """The names of a package's modules."""
    return {file.stem for file in (SOURCES / package).glob("*.py") if not file.stem.startswith("_")}


def explained() -> set[str]:
    """The words for all games; what stands in brackets tells two meanings apart."""
    rows = re.findall(r"^\| ([^|]+) \|", GLOSSARY.partition("\n## Phanerozoic")[0], re.MULTILINE)
    return {word.strip() for row in rows for word in re.sub(r"\(.*?\)", "", row).split(",")}


def core_words() -> set[str]:
    """The classes of core as words, `card face` for CardFace; an error's name is a sentence."""
    found = set()
    for module in modules("core"):
        tree = ast.parse((SOURCES / "core" / f"{module}.py").read_text(encoding="utf-8"))
        for one in tree.body:
            bases = {ast.unparse(base) for base in getattr(one, "bases", ())}
            if isinstance(one, ast.ClassDef) and not bases & {"Exception", "TangledBankError"}:
                found.add(re.sub(r"(?<=[a-z])(?=[A-Z])", " ", one.name).lower())
    return found


def test_the_glossary_has_a_word_for_every_class_of_core() -> None:
    words = explained()

    assert {one for one in core_words() if not {one, one.removesuffix("s")} & words} == set()


def test_no_word_stands_twice_in_the_glossary() -> None:
    for chapter in GLOSSARY.split("\n## "):
        words = re.findall(r"^\| ([^|]+) \|", chapter, re.MULTILINE)[1:]
        assert words == sorted(set(words), key=str.lower)


@pytest.mark.parametrize("package", ["bots", "cli", "core", "lab", "server", "testing"])
def test_the_picture_of_the_architecture_has_every_module_once(package: str) -> None:
    part = PICTURE.partition(f">{package}/<")[2].partition("<!--")[0]
    listed = re.findall(
        r"[a-z]+", re.sub(r'<tspan class="(what|soft).*?</tspan>|<[^>]*>', "", part)
    )

    assert [one for one in sorted(modules(package)) if listed.count(one) != 1] == []


def test_the_tables_of_the_server_have_every_module() -> None:
    named = set(re.findall(r"`(\w+)\.py`", ARCHITECTURE))

    assert modules("server") - named == set()


@pytest.mark.parametrize(
    "game", sorted(path.parent.name for path in SOURCES.glob("games/*/RULEBOOK.md"))
)
def test_the_picture_has_every_game(game: str) -> None:
    assert f">{game}<" in PICTURE


@pytest.mark.parametrize("page", sorted((ROOT / "docs").glob("*.md")), ids=lambda page: page.name)
def test_what_a_document_links_to_is_there(page: Path) -> None:
    found = re.findall(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))

    assert [link for link in found if not (page.parent / link).exists()] == []


@pytest.mark.once
def test_every_picture_has_a_moment_and_a_name_that_nobody_knows_is_refused() -> None:
    """As `make screenshots` does: outside of pytest, with the package as it is installed."""
    command = [sys.executable, "-m", "tests.screenshots", "no-such-picture"]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True).stderr

    assert said.startswith("There is no picture no-such-picture; there are "), said
    taken = said.partition("; there are ")[2].rstrip(".\n").split(", ")
    assert {one.stem for one in (ROOT / "docs" / "screens").iterdir()} <= set(taken)
