"""What the README and the documents say is so: examples run, commands and links are there."""

import doctest
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

import tangledbank
from tangledbank import GAMES, cli
from tests.webp import LIGHT

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
DOCUMENTS = sorted(
    [*ROOT.glob("*.md"), *ROOT.glob(".github/*.md"), *ROOT.glob("docs/**/*.md"),
     *ROOT.glob("benchmarks/*.md"), *ROOT.glob("src/tangledbank/games/*/RULEBOOK.md")]
)  # fmt: skip
FENCE = re.compile(r"^```(\w*)[^\n]*\n(.*?)^```", re.DOTALL | re.MULTILINE)
SCREENS = ROOT / "docs" / "screens"
LINK = re.compile(r"(!?)\[[^\]]*\]\(<?([^()<>\s]+)>?\)")


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def commands_in(text: str) -> Iterator[list[str]]:
    """Every `tangled-bank ...` and `make ...`: between backticks, or a line of a block."""
    blocks = "\n".join(match[2] for match in FENCE.finditer(text))
    spans = re.findall(r"`([^`\n]+)`", FENCE.sub("", text))
    for line in [*blocks.splitlines(), *spans]:
        found = re.match(r"(?:ExecStart=\S*/)?(tangled-bank|make) (.*)", line.partition(" #")[0])
        if found and "<" not in line:
            yield [found[1], *shlex.split(found[2])]


# -- examples ------------------------------------------------------------------------------
def test_the_example_in_the_readme_runs_and_is_short() -> None:
    results = doctest.testfile(str(README), module_relative=False)
    [example] = [match[2] for match in FENCE.finditer(README.read_text()) if match[1] == "python"]

    assert results.attempted > 5
    assert results.failed == 0
    assert len(example.strip().splitlines()) <= 15


def test_the_example_of_the_package_runs() -> None:
    assert doctest.testmod(tangledbank).attempted > 2
    assert doctest.testmod(tangledbank).failed == 0


# -- commands ------------------------------------------------------------------------------
@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_commands_and_their_options_exist(document: Path) -> None:
    for tool, *words in commands_in(document.read_text(encoding="utf-8")):
        if tool == "make":
            assert re.search(rf"^{words[0]}:", MAKEFILE, re.MULTILINE), words
            given = [word.removeprefix("ARGS=") for word in words if word.startswith("ARGS=")]
            words = ["play", *given] if words[0] == "play" else []
        assert not words or not unknown_in(words), f"{tool} {words}"


def unknown_in(words: list[str]) -> list[str]:
    """What the command line would not understand of a command: its name, or options."""
    command: Any = get_command(cli.app)
    while words and hasattr(command, "commands"):
        if words[0] not in command.commands:
            return words[:1]
        command, words = command.commands[words[0]], words[1:]
    options = {name for one in command.params for name in one.opts} | {"--help"}
    return [word for word in words if word.startswith("--") and word not in options]


def test_commands_that_do_not_exist_would_be_seen() -> None:
    text = "Say `tangled-bank plya`,\n```\ntangled-bank play --host name  # so\nmake play\n```\n"

    found = list(commands_in(text))

    assert found == [
        ["tangled-bank", "play", "--host", "name"], ["make", "play"], ["tangled-bank", "plya"]
    ]  # fmt: skip
    assert [unknown_in(words) for _tool, *words in found] == [["--host"], [], ["plya"]]


def test_the_readme_names_every_command() -> None:
    named = {words[1] for words in commands_in(README.read_text()) if words[0] == "tangled-bank"}
    command: Any = get_command(cli.app)

    assert named >= set(command.commands)


# -- links and pictures --------------------------------------------------------------------
@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_links_and_pictures_lead_somewhere(document: Path) -> None:
    text = FENCE.sub("", document.read_text(encoding="utf-8"))
    for _picture, link in LINK.findall(text):
        if not re.match(r"[a-z]+:", link):
            assert leads_somewhere(document, link), f"{name_of(document)}: {link}"


def leads_somewhere(document: Path, link: str) -> bool:
    """Whether a file is there, and in it the heading."""
    path, _hash, heading = link.partition("#")
    target = (document.parent / path).resolve() if path else document
    if not target.exists() or not target.is_relative_to(ROOT):
        return False
    return not heading or heading in headings_of(target.read_text(encoding="utf-8"))


def headings_of(text: str) -> set[str]:
    """The names under which a forge finds the headings of a document."""
    found = re.findall(r"^#+ (.+)$", FENCE.sub("", text), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", line.lower()).strip().replace(" ", "-") for line in found}


def test_links_that_lead_nowhere_would_be_seen() -> None:
    assert leads_somewhere(README, "docs/hosting.md#behind-a-proxy")
    assert not leads_somewhere(README, "docs/hosting.md#behind-a-tree")
    assert not leads_somewhere(README, "docs/nothing.md")
    assert not leads_somewhere(README, "../elsewhere")


def test_the_readme_shows_the_shelf_and_every_table() -> None:
    shown = [link for picture, link in LINK.findall(README.read_text()) if picture]

    assert shown[0] == "docs/screens/shelf-light.webp"
    assert len([link for link in shown if link.endswith("table-light.webp")]) == len(GAMES)


def test_the_pictures_that_are_kept_are_those_that_a_document_shows() -> None:
    shown = {
        (document.parent / link).resolve()
        for document in DOCUMENTS
        for picture, link in LINK.findall(document.read_text(encoding="utf-8"))
        if picture
    }

    assert set(SCREENS.iterdir()) == {one for one in shown if one.is_relative_to(SCREENS)}


@pytest.mark.parametrize("picture", sorted(SCREENS.iterdir()), ids=name_of)
def test_a_picture_is_webp_and_light(picture: Path) -> None:
    data = picture.read_bytes()

    assert picture.suffix == ".webp"
    assert data[:4] + data[8:12] == b"RIFFWEBP"
    assert len(data) < LIGHT


# -- what it says of the games -------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_the_readme_names_every_game_its_designer_and_its_speed(game: tangledbank.Game) -> None:
    text = README.read_text(encoding="utf-8")
    [row] = re.findall(rf"^\| {re.escape(game.title)}, \d seats? \|(.*)\|$", text, re.MULTILINE)

    assert f"games/{game.id}/RULEBOOK.md" in text
    assert f"**{game.title}** by {game.designer}, " in text
    assert len(row.split("|")) == 5
    assert "–" not in row


def test_the_readme_compares_with_other_libraries() -> None:
    text = README.read_text(encoding="utf-8")

    for peer in ("OpenSpiel gin rummy", "OpenSpiel hearts", "RLCard gin rummy", "RLCard uno"):
        assert re.search(rf"^\| {peer}, \d seats \|.*\d", text, re.MULTILINE), peer
