"""axe-core finds nothing to complain about, on the pages and at a table of Phanerozoic."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import AXE, complaints
from tests.browser.conftest import Visit
from tests.browser.hands import Mouse, Player
from tests.browser.stage import BANK, Stage

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow, pytest.mark.sampled]


@pytest.fixture
def ana(visit: Visit, stage: Stage) -> Player:
    """Somebody who wants little motion, on a page that axe may look at."""
    ana = visit(address=stage.address, reduced_motion="reduce", bypass_csp=True)
    ana.context.add_init_script(AXE.read_text())
    return ana


def sit(player: Player, stage: Stage, **options: Any) -> str:
    """At a table for two, in its lobby; its code."""
    ticket = stage.lay(**options)
    player.sit(ticket)
    expect(player.page.get_by_role("button", name="Begin", exact=True)).to_be_visible()
    return str(ticket["code"])


def test_axe_would_see_a_button_without_a_name(ana: Player) -> None:
    ana.go()
    ana.page.evaluate("document.body.append(document.createElement('button'))")

    assert any("button-name" in one for one in complaints(ana, "a bad page", sizes=("desk",)))


def test_the_shelf(ana: Player) -> None:
    ana.go()
    expect(ana.page.get_by_role("button", name="Play now: Phanerozoic")).to_be_visible()

    assert complaints(ana, "shelf") == []


def test_the_lobby(ana: Player, stage: Stage) -> None:
    sit(ana, stage, seats=3)

    assert complaints(ana, "lobby") == []


def test_a_game_from_the_first_choice_to_the_points(ana: Player, stage: Stage) -> None:
    code = sit(ana, stage)
    ana.begin()
    assert ana.wait_until_asked()
    found = complaints(ana, "choosing")

    stage.set(code, plants="algae:3", animals="trilobita:1", face_up=("sequoia", "corvus"),
              pool="bryophyta wattieza large-18 meteorite-21 recover-6")  # fmt: skip
    expect(ana.asks).to_have_text("Draft a card.")
    found += complaints(ana, "drafting")

    stage.set(code, **BANK)
    mouse = Mouse(ana)
    mouse.pick("wattieza")
    ana.living("bryophyta").click()
    expect(ana.page.get_by_text("Why not Moss?")).to_be_visible()
    found += complaints(ana, "acting, why not")
    ana.living("cooksonia").click()
    expect(ana.asks).to_have_text("Evolve Wattieza from Cooksonia?")
    found += complaints(ana, "acting, aimed")

    stage.set(code, keeping_goals=True, round=4)
    expect(ana.asks).to_have_text("Keep one goal.")
    found += complaints(ana, "keeping goals")

    stage.set(code, **BANK | {"face_up": "wattieza", "round": 8})
    expect(ana.asks).to_have_text("Wattieza wants a parent.")
    mouse.do("evolve wattieza from cooksonia")
    expect(ana.film).to_be_visible()
    ana.film.get_by_role("button", name="Pause").click()
    found += complaints(ana, "film")

    ana.film.get_by_role("button", name="Skip").click()
    ana.see_all()
    found += complaints(ana, "end")
    assert found == []


def test_dialogues_and_panels(ana: Player, stage: Stage) -> None:
    code = sit(ana, stage)
    ana.begin()
    assert ana.wait_until_asked()
    stage.set(code, **BANK)
    page = ana.page

    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys and help")).to_be_visible()
    found = complaints(ana, "help", "dialog")
    page.get_by_role("button", name="Read the rules").click()
    expect(page.get_by_role("dialog").get_by_text("Search the rules")).to_be_visible()
    found += complaints(ana, "rules", "dialog")
    page.keyboard.press("Escape")
    ana.living("cooksonia").click(button="right")
    expect(page.get_by_role("dialog")).to_be_visible()
    found += complaints(ana, "plate", "dialog")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Discard pile, 2 cards: look through it").click()
    expect(page.get_by_role("region", name="Discard pile")).to_be_visible()
    found += complaints(ana, "discard pile")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Menu", exact=True).click()
    expect(page.get_by_role("button", name="Give up my seat")).to_be_visible()
    found += complaints(ana, "menu")
    assert found == []


def test_notices(ana: Player) -> None:
    ana.forgiven += ["404"]
    ana.go("/t/222222")
    expect(
        ana.page.get_by_role("heading", name="There is no table with this code.")
    ).to_be_visible()

    assert complaints(ana, "no such table") == []
