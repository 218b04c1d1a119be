"""The page's types are those of the wire: what is committed is what `tools.types` writes."""

from pathlib import Path

import msgspec
import pytest
from tools import types

from tangledbank import GAMES, Game

pytestmark = pytest.mark.once

SOURCE = Path(__file__).parents[2] / "src" / "tangledbank"
HOW = "`python -m tools.types` writes them again"


def test_the_types_of_the_wire_are_committed() -> None:
    committed = SOURCE / "web" / "wire" / "wire.ts"

    assert committed.read_text(encoding="utf-8") == types.wire_text(), HOW


def test_the_examples_for_the_pages_reader_and_writer_are_committed() -> None:
    committed = SOURCE / "web" / "wire" / "forms.fixture.json"

    assert committed.read_text(encoding="utf-8") == types.fixture_text(), HOW


OF_A_GAME = {
    "view.ts": types.view_text, "actions.ts": types.actions_text, "events.ts": types.events_text,
}  # fmt: skip


@pytest.mark.parametrize("name", OF_A_GAME)
@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.view is not None])
def test_the_types_of_a_games_view_actions_and_events_are_committed(game: Game, name: str) -> None:
    """Of the games in this repository; those from outside look after themselves."""
    committed = SOURCE / "games" / game.id / "web" / name
    if not committed.parent.parent.is_dir():
        pytest.skip(f"{game.id} comes from outside")

    assert committed.read_text(encoding="utf-8") == OF_A_GAME[name](game), HOW


def test_nothing_else_is_written() -> None:
    written = {path.relative_to(types.SOURCES) for path in types.texts()}
    folders = [path.relative_to(SOURCE) for path in SOURCE.glob("games/*/web")]

    assert written == {
        Path("web/wire/wire.ts"), Path("web/wire/forms.fixture.json"),
        *[folder / name for folder in folders for name in OF_A_GAME],
    }  # fmt: skip


def test_every_form_has_examples_for_the_page() -> None:
    games = msgspec.json.decode(types.fixture_text())

    assert set(games) == {path.parent.name for path in SOURCE.glob("games/*/web")}
    for name, fixture in games.items():
        game = GAMES[name]
        verbs = [parts["verb"] for _text, parts in fixture["examples"]]
        assert set(verbs) == {form.verb for form in game.spoken.forms}
        for text, parts in fixture["examples"]:
            assert game.parts(game.parse(text)) == parts
            assert game.notation(game.action(parts)) == text


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
