"""What games from outside bring for the page: on the shelf, and at its addresses."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path

import pytest

from tangledbank import Game
from tangledbank.server.brought import BroughtPage, brought
from tests.pebbles import PEBBLES
from tests.server.house import OpenHouse, open_house

BUILT = '{"version": "1", "interface": "a", "files": {"Table.svelte": "Table-b.js"}, "style": ""}'


@pytest.fixture
def game(tmp_path: Path) -> Game:
    """One with a table that is built."""
    (tmp_path / "page").mkdir()
    (tmp_path / "page" / "built.json").write_text(BUILT)
    (tmp_path / "page" / "Table-b.js").write_text("code")
    (tmp_path / "secret.js").write_text("secret")
    return replace(PEBBLES, folder=tmp_path)


@pytest.fixture
def site(runner: asyncio.Runner, game: Game, tmp_path: Path) -> Iterator[OpenHouse]:
    """A server that has this game."""
    stack = AsyncExitStack()
    games = {game.id: game, "plain": PEBBLES}
    yield runner.run(stack.enter_async_context(open_house(tmp_path / "data", games=games)))
    runner.run(stack.aclose())


def test_the_shelf_says_where_the_parts_of_a_table_are(game: Game) -> None:
    address = f"/games/{game.id}/page/Table-b.js"

    assert brought(game) == BroughtPage("1", "a", {"Table.svelte": address}, "")


def test_a_game_that_brings_nothing_has_no_page() -> None:
    assert brought(PEBBLES) is None


def test_a_list_that_cannot_be_read_leaves_the_shelf_open_and_is_logged(
    game: Game, caplog: pytest.LogCaptureFixture
) -> None:
    (game.folder / "page" / "built.json").write_text("{}")

    assert brought(game) is None
    assert "built.json is not used" in caplog.text


async def test_what_was_built_is_kept_by_browsers_under_the_policy_of_the_page(
    site: OpenHouse, game: Game
) -> None:
    reply = await site.rest.get(f"/games/{game.id}/page/Table-b.js")

    assert reply.text == "code"
    assert "javascript" in reply.headers["Content-Type"]
    assert "immutable" in reply.headers["Cache-Control"]
    assert "default-src 'self'" in reply.headers["Content-Security-Policy"]
    assert reply.headers["X-Content-Type-Options"] == "nosniff"


@pytest.mark.parametrize(
    "path", ["page/no.js", "page/../secret.js", "page/%2e%2e/secret.js", "page/..%2fsecret.js"]
)
async def test_nothing_beside_it_is_served(site: OpenHouse, game: Game, path: str) -> None:
    reply = await site.rest.get(f"/games/{game.id}/{path}")

    assert reply.status_code == 404
    assert "secret" not in reply.text


async def test_a_game_without_a_table_has_nothing_there(site: OpenHouse) -> None:
    assert (await site.rest.get("/games/plain/page/Table-b.js")).status_code == 404
