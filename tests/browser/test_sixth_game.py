"""A game from outside, as docs/adding-a-game.md makes it: from the shelf to its end."""

import os
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import AXE, complaints
from tests.browser.conftest import Visit
from tests.browser.hands import Keys, Player
from tests.browser.site import Site, running
from tests.steps import installed

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server beside which the game is installed."""
    steps = installed(tmp_path_factory.mktemp("sixth"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "environ", steps.environment)
        with running(tmp_path_factory.mktemp("site")) as site:
            yield site


def choices(player: Player) -> Locator:
    """What may be done, as buttons; Take back is no shell."""
    slab = player.page.get_by_role("region", name="What is asked")
    return slab.get_by_role("button", name=re.compile("^(Move|Take|Leave) [A-Z]"))


def is_asked(player: Player) -> bool:
    """Whether it is this seat's turn, once the bots have had theirs; else the game is over."""
    player.until(
        "a turn, or the end",
        lambda: (
            bool(player.all_heard("frame"))
            and bool(player.frame["outcome"] or player.view["seat"] in player.view["actors"])
        ),
    )
    return not player.frame["outcome"]


def test_with_the_mouse_from_the_shelf_to_the_points_and_the_record(
    site: Site, visit: Visit
) -> None:
    ana = visit()
    ana.go()
    ana.page.get_by_role("button", name="Play now: Hermit").click()
    while is_asked(ana):
        done = ana.acts_done()
        choices(ana).first.click()
        ana.until("it is done", lambda done=done: ana.acts_done() > done)  # type: ignore[misc]

    winner = max(score["points"] for score in ana.frame["outcome"]["scores"])
    ended = ana.page.get_by_role("heading", name=re.compile(f"{winner} points"))
    expect(ended).to_be_visible()
    expect(ana.page.get_by_text(ana.frame["outcome"]["ended_by"])).to_be_visible()
    expect(ana.page.get_by_role("link", name="Download the record")).to_be_visible()


def test_with_keys_alone_and_the_focus_goes_on_to_the_next_choice(visit: Visit) -> None:
    ana = visit()
    ana.context.add_init_script(
        "addEventListener('pointerdown', () => { window.touched = true }, true)"
    )
    ana.go()
    keys = Keys(ana)
    keys.tab_to(ana.page.get_by_role("button", name="Play now: Hermit"))
    keys.press("Enter")
    assert is_asked(ana)
    keys.tab_to(choices(ana).first)
    while is_asked(ana):
        done = ana.acts_done()
        expect(choices(ana).first).to_be_focused()
        keys.press("Enter")
        ana.until("it is done", lambda done=done: ana.acts_done() > done)  # type: ignore[misc]

    keys.tab_to(ana.page.get_by_role("button", name="Play again"))
    assert ana.page.evaluate("window.touched") is None


def test_the_plain_table_says_who_wears_what_and_opens_its_cards(site: Site, visit: Visit) -> None:
    ana = visit(reduced_motion="reduce", bypass_csp=True)
    ana.context.add_init_script(AXE.read_text())
    ana.sit(site.lay(game="hermit", seats=3, bots=["greedy", "greedy"]))
    ana.begin()
    assert is_asked(ana)
    page = ana.page
    table = page.get_by_role("region", name="On the table")

    expect(table.get_by_text("Mary")).to_be_visible()
    hand = table.get_by_role("definition").first.get_by_role("button")
    expect(hand).to_have_count(len(ana.view["hand"]))
    assert complaints(ana, "plain table") == []
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth") == 320

    hand.first.click()

    expect(page.get_by_role("dialog").get_by_text(re.compile("[A-Z]"))).not_to_have_count(0)
    expect(page.get_by_role("dialog")).to_contain_text("size")


def test_its_own_page_has_the_rules_and_the_gallery(visit: Visit) -> None:
    ana = visit()
    ana.go("/games/hermit")
    leaves = ana.page.get_by_role("navigation", name="On this page")

    expect(ana.page.get_by_text("random, greedy", exact=True)).to_be_visible()
    for words in ("paper game", "unofficial"):  # it has no story, so nothing is claimed
        expect(ana.page.get_by_text(words)).to_have_count(0)

    leaves.get_by_role("link", name="Rules").click()
    expect(ana.page.get_by_text("A crab without a shell has size 0.")).to_be_visible()

    leaves.get_by_role("link", name="Cards").click()
    expect(ana.page.get_by_text("Nereis fucata")).to_be_visible()
