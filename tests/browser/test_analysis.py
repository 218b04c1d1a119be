"""The analysis of a game that is over, in its replay; and a table that goes on from there."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.axe import AXE, complaints
from tests.browser.conftest import Visit
from tests.browser.past import Over, bar, games_over, look, slider, until
from tests.browser.stage import Stage

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow]
GAME = "phanerozoic"


@pytest.fixture(scope="module")
def over(stage: Stage) -> Iterator[Over]:
    """Games that are over, by their names."""
    with games_over(stage) as found:
        yield found


def test_a_game_is_analysed_walked_through_by_its_mistakes_and_left(
    visit: Visit, stage: Stage, over: Over
) -> None:
    eve = visit(address=stage.address, reduced_motion="reduce")
    eve.context.add_init_script(AXE.read_text())
    code = over(GAME)
    page = look(eve, code, 0, "0")

    bar(page).get_by_role("button", name="Analyse").click()
    expect(page.get_by_role("heading", name="What decided it")).to_be_visible()
    expect(page.get_by_role("heading", name="Luck and play")).to_be_attached()
    chances = page.get_by_role("table", name="Chances of winning")
    expect(chances.get_by_role("row")).not_to_have_count(0)
    expect(chances).to_contain_text("At the end")

    page.keyboard.press("m")
    verdict = page.get_by_role("region", name="What the expert saw")
    expect(verdict).to_contain_text("a mistake")
    expect(verdict.get_by_role("heading", name=re.compile("^Better: "))).to_be_visible()
    expect(page.locator(".world [data-card]").first).to_be_visible()
    step = int(slider(page).input_value())
    assert step > 0
    verdict.get_by_role("button", name="Next mistake").click()
    expect(slider(page)).not_to_have_value(str(step))
    bar(page).get_by_role("button", name="The mistake before").click()
    until(page, step)
    assert complaints(eve, f"the analysis of {GAME}") == []

    page.get_by_role("button", name="Log").click()
    expect(page.get_by_role("heading", name="What happened")).to_be_visible()
    page.get_by_role("button", name="What decided it").click()
    page.reload()
    expect(page.get_by_role("heading", name="What decided it")).to_be_visible()

    page.get_by_role("button", name="Try it from here").click()
    wish = page.get_by_role("dialog", name="Try it from here")
    assert complaints(eve, "try it from here", "dialog[open]") == []
    wish.get_by_label("Who plays for Ben").select_option("a person")
    wish.get_by_role("button", name="Lay the table").click()
    expect(page.get_by_text(f"This game goes on from one at table {code}")).to_be_visible()


def test_on_a_phone_it_is_read_by_tabs(visit: Visit, stage: Stage, over: Over) -> None:
    eve = visit(address=stage.address, width=390, height=844, reduced_motion="reduce")
    page = look(eve, over(GAME), 1, "0")
    page.get_by_role("button", name="Analyse").or_(
        page.get_by_role("tab", name="Mistakes")
    ).first.click()

    page.get_by_role("tab", name="Moments").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("The expert would have taken")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tabpanel")).to_contain_text("Chances at the start")
    page.get_by_role("tab", name="Luck and play").click()
    expect(page.get_by_role("tabpanel")).not_to_be_visible()
    page.get_by_role("tab", name="Mistakes").click()
    expect(page.get_by_role("button", name="Next mistake").last).to_be_visible()
