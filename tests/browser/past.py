"""Games that are over, for tests that look at them again."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tangledbank import GAMES
from tests.browser.hands import Player
from tests.browser.stage import Stage
from tests.browser.visitor import PATIENCE
from tests.server.overhearing import SECRET
from tests.server.past import played

Over = Callable[[str], str]


@contextmanager
def games_over(stage: Stage) -> Iterator[Over]:
    """The code of a table at which Ana and Ben have played a short game, always the same."""

    @cache
    def code_of(game: str) -> str:
        pages = stage.run(played(stage.house, GAMES[game]))
        stage.run(stage.house.send_home())
        return pages[0].table.code

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("tangledbank.server.tables.new_part", lambda: SECRET)
        yield code_of


def replay(stage: Stage, code: str, viewpoint: str) -> dict[str, Any]:
    """What the server says of the game."""
    path = f"{stage.address}/api/tables/{code}/replay"
    found: dict[str, Any] = httpx.get(path, params={"as": viewpoint}, timeout=PATIENCE).json()
    return found


def look(eve: Player, code: str, step: int = 0, viewpoint: str = "watcher") -> Page:
    """A moment of the game, from its link."""
    eve.go("/")  # a change behind the # alone would load nothing
    eve.go(f"/r/{code}#step={step}&as={viewpoint}")
    expect(slider(eve.page)).to_have_value(str(step))
    return eve.page


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Step")


def bar(page: Page) -> Locator:
    return page.get_by_role("region", name="Looking back")


def until(page: Page, step: int) -> None:
    expect(slider(page)).to_have_value(str(step))


def lying(opened: dict[str, Any], step: int) -> list[dict[str, Any]]:
    """Where all cards lie at a step: as when they were moved last."""
    told = [one["piles"] for one in opened["steps"][: step + 1] if one["piles"] is not None]
    piles: list[dict[str, Any]] = told[-1]
    return piles
