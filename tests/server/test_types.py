"""The page's types are those of the wire: what is committed is what `tools.types` writes."""

from pathlib import Path

import pytest
from tools import types

from tangledbank import GAMES, Game

pytestmark = pytest.mark.once

SOURCE = Path(__file__).parents[2] / "src" / "tangledbank"
HOW = "`python -m tools.types` writes them again"


def test_the_types_of_the_wire_are_committed() -> None:
    committed = SOURCE / "web" / "wire" / "wire.ts"

    assert committed.read_text(encoding="utf-8") == types.wire_text(), HOW


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.view is not None])
def test_the_types_of_a_games_view_are_committed(game: Game) -> None:
    """Of the games in this repository; those from outside look after themselves."""
    committed = SOURCE / "games" / game.id / "web" / "view.ts"
    if not committed.parent.parent.is_dir():
        pytest.skip(f"{game.id} comes from outside")

    assert committed.read_text(encoding="utf-8") == types.view_text(game), HOW


def test_nothing_else_is_written() -> None:
    written = {path.relative_to(types.SOURCES) for path in types.texts()}
    views = {path.relative_to(SOURCE) for path in SOURCE.glob("games/*/web/view.ts")}

    assert written <= {Path("web/wire/wire.ts")} | views


@pytest.mark.parametrize(
    ("schema", "text"),
    [
        ({"type": "integer"}, "number"),
        ({"type": "array", "items": {"type": "string"}}, "string[]"),
        ({"anyOf": [{"type": "integer"}, {"type": "null"}]}, "number | null"),
        ({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "boolean"}]}},
         "(string | boolean)[]"),
        ({"type": "array", "prefixItems": [{"type": "integer"}, {"type": "integer"}]},
         "[number, number]"),
        ({"enum": ["at once", "brisk"]}, "'at once' | 'brisk'"),
        ({"type": "object", "additionalProperties": {"type": "integer"}}, "Record<string, number>"),
    ],
)  # fmt: skip
def test_types_are_said_in_typescript(schema: dict[str, object], text: str) -> None:
    assert types.typescript(schema) == text
