"""The rooms of a game: the same in each, none too full, the rulebook on the door of the rules."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

SOURCES = Path(__file__).parents[1] / "src"
FOLDERS = sorted(path.parent for path in SOURCES.glob("tangledbank/games/*/RULEBOOK.md"))
ROOMS = {"bots", "cards", "rules", "said", "seen"}
MOST_MODULES = 16
LINE = re.compile(r"^    (?P<sections>§[§\d, ]*\d|–) +(?P<module>[a-z_]+) +\S", re.MULTILINE)

games = pytest.mark.parametrize("folder", FOLDERS, ids=[folder.name for folder in FOLDERS])


def modules(folder: Path) -> set[str]:
    return {path.stem for path in folder.glob("*.py")} - {"__init__"}


def imports(path: Path) -> Iterator[tuple[str, ast.stmt, str]]:
    """The modules of games that a module imports, and where: `top`, `types` or `late`."""
    yield from inside(ast.parse(path.read_text(encoding="utf-8")), "top")


def inside(node: ast.AST, where: str) -> Iterator[tuple[str, ast.stmt, str]]:
    for one in ast.iter_child_nodes(node):
        if isinstance(one, ast.ImportFrom) and (one.module or "").startswith("tangledbank.games."):
            for alias in one.names:
                yield imported(one.module or "", alias.name), one, where
        elif isinstance(one, ast.If) and "TYPE_CHECKING" in ast.unparse(one.test):
            yield from inside(one, "types")
        elif isinstance(one, ast.FunctionDef):
            yield from inside(one, "late")
        else:
            yield from inside(one, where)


def imported(module: str, name: str) -> str:
    """`from a.b import c` imports a.b.c if that is a module, else a.b."""
    path = SOURCES.joinpath(*module.split("."), f"{name}.py")
    return f"{module}.{name}" if path.exists() else module


def graph(folder: Path) -> dict[str, set[str]]:
    """What each module of a game imports when it is loaded."""
    found = {}
    for path in folder.rglob("*.py"):
        if "tests" not in path.parts:
            name = ".".join(path.relative_to(SOURCES).with_suffix("").parts)
            name = name.removesuffix(".__init__")
            found[name] = {one for one, _node, where in imports(path) if where != "types"}
    return found


@games
def test_every_game_has_the_same_rooms(folder: Path) -> None:
    rooms = {path.parent.name for path in folder.glob("*/__init__.py")} - {"tests", "web"}

    assert rooms == ROOMS
    assert modules(folder) == {"scenes"}


@games
def test_no_room_has_more_modules_than_one_can_survey(folder: Path) -> None:
    assert {room: len(modules(folder / room)) for room in ROOMS if
            len(modules(folder / room)) > MOST_MODULES} == {}  # fmt: skip


@games
def test_no_module_of_a_game_imports_itself_by_way_of_others(folder: Path) -> None:
    left = graph(folder)
    while True:  # take away what imports nothing that is left; a cycle stays
        free = {name for name, wanted in left.items() if not wanted & left.keys() - {name}}
        left = {name: wanted for name, wanted in left.items() if name not in free}
        if not free:
            break

    assert left == {}


@games
def test_an_import_for_its_type_alone_or_inside_a_function_says_why(folder: Path) -> None:
    silent = []
    for path in folder.rglob("*.py"):
        if "tests" in path.parts:
            continue
        lines = path.read_text(encoding="utf-8").splitlines()
        for name, node, where in imports(path):
            reason = "#" in lines[node.lineno - 1] or "#" in lines[node.lineno - 2]
            if where != "top" and not reason:
                silent.append(f"{path.name} imports {name}")

    assert silent == []


@games
def test_the_door_of_the_rules_lists_chapters_and_modules(folder: Path) -> None:
    rulebook = (folder / "RULEBOOK.md").read_text(encoding="utf-8")
    chapters = re.findall(r"^## (§\d+) ", rulebook, re.MULTILINE)
    door = ast.get_docstring(ast.parse((folder / "rules" / "__init__.py").read_text("utf-8")))
    lines = LINE.findall(door or "")
    listed = [re.findall(r"§\d+", sections) for sections, _module in lines]
    first = [int(sections[0][1:]) for sections in listed if sections]

    assert {chapter for sections in listed for chapter in sections} == set(chapters)
    assert first == sorted(first), "as the rulebook has them"
    assert {module for _sections, module in lines} == modules(folder / "rules")
