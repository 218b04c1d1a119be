"""The table that docs/adding-a-game.md makes, as the page serves it; and what stands in for it."""

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import Player
from tests.browser.site import Site, running
from tests.steps import Steps, installed

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow]


@pytest.fixture(scope="module")
def steps(tmp_path_factory: pytest.TempPathFactory) -> Steps:
    """The game with its table, in the reader's packages."""
    return installed(tmp_path_factory.mktemp("seventh"), table=True)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, steps: Steps) -> Iterator[Site]:
    """A server beside which it is installed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "environ", steps.environment)
        with running(tmp_path_factory.mktemp("site")) as site:
            yield site


@pytest.fixture
def built(steps: Steps) -> Iterator[Path]:
    """The list of what was built, put back in the end."""
    file = steps.packages / "hermit" / "page" / "built.json"
    text = file.read_text()
    yield file
    file.write_text(text)


def seated(site: Site, visit: Visit) -> Player:
    ana = visit()
    ana.sit(site.lay(game="hermit", seats=2, bots=["greedy"]))
    ana.begin()
    return ana


def test_a_shell_is_moved_into_at_the_table_of_the_game(site: Site, visit: Visit) -> None:
    """Under the policy of every page; `visit` sees to it that no page complains."""
    ana = seated(site, visit)
    beach = ana.page.get_by_role("region", name="The beach")
    slab = ana.page.get_by_role("region", name="What is asked")
    done = ana.acts_done()

    slab.get_by_role("button", name="Leave it").first.click()

    ana.until("it is done", lambda: ana.acts_done() > done)
    expect(beach.get_by_text("moves: 0").first).to_be_visible()
    expect(beach).to_have_css("display", "flex")
    beach.get_by_role("button", name="Look at").click()
    expect(ana.page.get_by_role("dialog")).to_contain_text("size")


def test_a_table_for_another_page_gives_way_to_the_plain_one_which_says_so(
    site: Site, visit: Visit, built: Path
) -> None:
    built.write_text(json.dumps(json.loads(built.read_text()) | {"interface": "0", "version": "9"}))

    ana = seated(site, visit)

    said = (
        "This game's own table was built for another Tangled Bank (9); the plain table stands in."
    )
    expect(ana.page.get_by_text(said)).to_be_visible()
    expect(ana.page.get_by_role("region", name="On the table")).to_be_visible()
