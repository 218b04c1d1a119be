"""A lamp for whoever asks, and bots that say what they weigh: with a mouse, keys and a finger."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import AXE, complaints
from tests.browser.conftest import Visit
from tests.browser.hands import Mouse, Player
from tests.browser.stage import BANK, Stage

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow]

NEARER = "Hold the lamp nearer"
SHOW = "Show it on the table"


@pytest.fixture(autouse=True)
def short_thoughts(monkeypatch: pytest.MonkeyPatch) -> None:
    """An expert is content with what it finds at once."""
    monkeypatch.setattr("tangledbank.server.thinking.LONGEST", 0.05)


@pytest.fixture
def ana(visit: Visit, stage: Stage) -> Player:
    """Somebody who is asked to act, on a page that axe may look at."""
    ana = visit(address=stage.address, reduced_motion="reduce", bypass_csp=True)
    ana.context.add_init_script(AXE.read_text())
    ticket = stage.lay()
    ana.sit(ticket)
    ana.begin()
    assert ana.wait_until_asked()
    stage.set(str(ticket["code"]), **BANK)
    expect(ana.asks).to_have_text("Act with a card.")
    return ana


def hint(player: Player) -> Locator:
    """What the lamp shows, in words."""
    return player.label.get_by_role("group", name="Hint")


def press(player: Player, name: str) -> None:
    player.page.get_by_role("button", name=name, exact=True).click()


def test_a_hint_comes_in_three_steps_and_is_shown_on_the_table(ana: Player) -> None:
    press(ana, "Hint")
    expect(hint(ana)).to_contain_text("1 of 3, free here")
    found = complaints(ana, "a hint")
    press(ana, NEARER)
    expect(hint(ana)).to_contain_text("2 of 3")
    lights = ana.page.locator(".lights .light")
    if ana.all_heard("hinted")[-1]["cards"]:
        expect(lights).not_to_have_count(0)
    press(ana, NEARER)
    expect(hint(ana)).to_contain_text(re.compile(r"\d+ % to win"))
    found += complaints(ana, "the last step of a hint")
    acted = ana.acts_done()

    press(ana, SHOW)

    best = ana.all_heard("hinted")[-1]["reasons"]["actions"][0]["action"]
    expect(hint(ana)).to_have_count(0)
    expect(lights).to_have_count(0)
    expect(ana.own(best["card"])).to_have_attribute("aria-pressed", "true")
    assert ana.acts_done() == acted, "it is for the seat to do it"
    assert found == []


def test_with_keys_alone_it_is_held_and_put_away_and_said(ana: Player) -> None:
    keyboard = ana.page.keyboard
    for step in (1, 2, 3):
        keyboard.press("q")
        expect(hint(ana)).to_contain_text(f"{step} of 3")
    said = ana.all_heard("hinted")[-1]["title"]
    expect(ana.page.get_by_role("status").filter(has_text=said)).not_to_have_count(0)
    keyboard.press("q")
    expect(hint(ana)).to_contain_text("3 of 3")

    keyboard.press("Escape")

    expect(hint(ana)).to_have_count(0)
    keyboard.press("?")
    expect(ana.page.get_by_role("dialog")).to_contain_text("a hint, in three steps")


def test_on_a_phone_it_lies_above_the_cards(ana: Player) -> None:
    ana.page.set_viewport_size({"width": 360, "height": 640})
    press(ana, "Piles, log and menu")
    press(ana, "Hint")
    for step in (2, 3):
        press(ana, NEARER)
        expect(hint(ana)).to_contain_text(f"{step} of 3")

    for width, height in ((360, 640), (320, 568)):
        ana.page.set_viewport_size({"width": width, "height": height})
        ana.until_drawn()
        box = ana.label.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= height
        assert ana.page.evaluate("document.documentElement.scrollWidth") == width


def test_a_bot_says_what_it_weighs_if_the_host_wants_it(ana: Player) -> None:
    press(ana, "Menu")
    ana.page.get_by_role("switch", name="Bots say what they weigh").click()
    expect(ana.page.get_by_text("Bots think aloud here, for everyone.")).to_be_visible()
    ana.page.keyboard.press("Escape")
    while not ana.all_heard("aloud"):
        assert ana.wait_until_asked()
        Mouse(ana).do(ana.frame["legal"][0])
        ana.until(
            "the bot has answered", lambda: bool(ana.all_heard("aloud") or ana.frame["legal"])
        )
    panel = ana.page.get_by_role("region", name=re.compile("thinks aloud$"))
    expect(panel).to_contain_text(re.compile(r"\d+ %"))
    assert complaints(ana, "thinking aloud") == []

    press(ana, "Think quietly")

    chip = ana.page.get_by_role("button", name=re.compile("thought aloud$"))
    expect(panel).to_have_count(0)
    chip.click()
    expect(panel).to_be_visible()


def test_the_host_sets_a_level_with_a_style_and_hints_before_the_game(
    visit: Visit, stage: Stage
) -> None:
    ana = visit(address=stage.address)
    ana.sit(stage.lay())
    level = ana.page.get_by_label(re.compile("^Level of "))
    style = ana.page.evaluate("document.querySelector('optgroup option')?.value ?? ''")
    level.select_option("hard")
    expect(ana.page.get_by_text("a bot, hard", exact=True)).to_be_visible()
    if style:
        level.select_option(style)
        expect(ana.page.get_by_text(f"a bot, {style}", exact=True)).to_be_visible()

    ana.page.get_by_label("Hints for whoever asks").select_option("off")

    ana.begin()
    assert ana.wait_until_asked()
    expect(ana.page.get_by_role("button", name="Rules", exact=True)).to_be_visible()
    expect(ana.page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)
