"""A browser, two servers, and visitors whose pages must not complain."""

from collections.abc import Iterator
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.browser.hands import Player
from tests.browser.site import Site, launch, running
from tests.browser.stage import Stage, staging
from tests.browser.visitor import Visitor


class Visit(Protocol):
    """Opens a browser for somebody: on a desk, unless told otherwise."""

    def __call__(
        self, *, width: int = ..., height: int = ..., address: str = ..., **context: Any
    ) -> Player: ...


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server as people start it."""
    with running(tmp_path_factory.mktemp("site")) as site:
        yield site


@pytest.fixture(scope="package")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """A server inside the tests, on whose tables cards can be laid as words say."""
    with staging(tmp_path_factory.mktemp("stage")) as stage:
        yield stage


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One for all modules; outside of them its loop would be in the way of other tests."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture
def visit(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Visitors of the site; at the end, none of their pages may have complained."""
    visitors: list[Visitor] = []
    if "stage" in request.fixturenames:
        request.getfixturevalue("stage").visitors = visitors

    def come(*, width: int = 1280, height: int = 800, address: str = "", **context: Any) -> Player:
        where = address or request.getfixturevalue("site").address
        screen: ViewportSize = {"width": width, "height": height}
        visitors.append(player := Player(browser.new_context(viewport=screen, **context), where))
        return player

    yield come
    for visitor in visitors:
        visitor.leave()
    assert [trouble for visitor in visitors for trouble in visitor.unforgiven()] == []
