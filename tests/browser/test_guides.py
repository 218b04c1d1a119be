"""Guided first games: by keys from the shelf to the end, on a phone, and for everyone."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tangledbank import GAMES
from tests.browser.axe import AXE, complaints, some_of
from tests.browser.conftest import Visit
from tests.browser.hands import NO_POINTER, Player
from tests.browser.learner import Learner, lay, learn
from tests.browser.stage import Stage

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow]

IN_EACH = pytest.mark.parametrize("game", GAMES)
PHONE = {"width": 360, "height": 640}
GROUND = ".ground[tabindex]"  # what the table lies on
MOST_OF_A_PHONE = 0.3  # that a lesson may cover


def still(visit: Visit, stage: Stage, **context: Any) -> Player:
    """Somebody who wants little motion."""
    return visit(address=stage.address, reduced_motion="reduce", **context)


def too_wide(page: Page) -> list[int]:
    """The widths at which the page would have to be moved sideways."""
    found = []
    for width in (320, 360, 1920, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        if page.evaluate("document.documentElement.scrollWidth") > width:
            found.append(width)
    return found


# -- by keys -------------------------------------------------------------------------------
@IN_EACH
def test_from_the_shelf_to_the_second_lesson_by_keys(visit: Visit, stage: Stage, game: str) -> None:
    visitor = still(visit, stage)
    visitor.context.add_init_script(NO_POINTER)
    ana, page = Learner(visitor, game), visitor.page
    visitor.go()
    ana.keys.tab_to(page.get_by_role("button", name=f"Learn by playing: {GAMES[game].title}"))
    ana.keys.press("Enter")
    page.wait_for_url("**/t/*")

    # The theme and the goal; then the first decision, with its lesson.
    ana.begin()
    first = ana.guide.lessons[0].key
    ana.sees(first)
    assert too_wide(page) == []
    hand = ana.hand(stage)
    hand.answer()

    # Whoever acts has read it; the next one comes with a new decision.
    while hand.asked() and not ana.title.is_visible():
        hand.decide()
    expect(ana.title).to_have_text(re.compile(f"^2 of {len(ana.guide.lessons)} "))
    assert ana.lesson() != first
    assert page.evaluate("window.touched") is None


@IN_EACH
def test_a_whole_game_by_keys_and_once_more(visit: Visit, stage: Stage, game: str) -> None:
    ana = learn(still(visit, stage), stage, game)
    page = ana.page
    ana.begin()
    hand = ana.hand(stage)
    seen = []

    while hand.asked():
        seen.append(ana.lesson())
        hand.decide()

    told = [key for key in seen if key]
    assert told[0] == ana.guide.lessons[0].key
    assert len(set(told)) == len(told) >= len(ana.guide.lessons) // 2, "each once"
    expect(ana.title).to_have_text("Your first game is over")
    expect(ana.slip.get_by_text(ana.guide.closing)).to_be_visible()
    expect(ana.button("Play a full game")).to_be_visible()
    again = page.get_by_role("button", name="Play again")
    old = page.url
    ana.keys.tab_to(again)
    ana.keys.press("Enter")

    page.wait_for_url(lambda url: url != old)
    expect(ana.slip.get_by_text(ana.guide.opening)).to_be_visible()
    ana.begin()
    ana.sees(ana.guide.lessons[0].key)
    assert page.evaluate("window.touched") is None


def test_a_full_game_follows_and_its_rules_are_at_hand(visit: Visit, stage: Stage) -> None:
    ana = learn(still(visit, stage), stage, "phylo")
    page, old = ana.page, ana.page.url
    ana.begin()
    hand = ana.hand(stage)
    while hand.asked():
        hand.decide()

    ana.keys.tab_to(ana.button("Rules"))
    ana.keys.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    ana.keys.press("Escape")
    ana.keys.tab_to(ana.button("Play a full game"))
    ana.keys.press("Enter")

    page.wait_for_url(lambda url: url != old)
    expect(page.get_by_role("region", name="What is asked")).to_be_visible()
    expect(ana.slip).to_have_count(0)


# -- as one likes --------------------------------------------------------------------------
def test_a_lesson_is_put_away_read_again_and_a_reload_goes_on(visit: Visit, stage: Stage) -> None:
    ana = learn(still(visit, stage), stage, "phylo")
    page = ana.page
    ana.begin()
    ana.sees("draw")

    ana.keys.tab_to(ana.button("Got it"))
    ana.keys.press("Enter")
    expect(ana.title).to_have_count(0)
    expect(page.locator(GROUND)).to_be_focused()
    ana.keys.tab_to(ana.button("Read again"))
    ana.keys.press("Enter")
    ana.sees("draw")
    ana.keys.tab_to(ana.button("Rule §3.1"))
    ana.keys.press("Enter")
    expect(page.get_by_role("dialog").get_by_text("§3.1").first).to_be_visible()
    ana.keys.press("Escape")

    page.reload()
    expect(ana.button("Read again")).to_be_visible()
    ana.hand(stage).answer()
    ana.sees("again")


def test_the_guide_waits_until_the_table_is_laid_out(visit: Visit, stage: Stage) -> None:
    visitor = still(visit, stage)
    held: list[Route] = []
    visitor.page.route(re.compile("/assets/Table-[^/]*[.]js$"), lambda route: held.append(route))
    ana = learn(visitor, stage, "phylo")
    visitor.until("the table is fetched", lambda: bool(held))
    expect(ana.page.get_by_role("heading", name="Laying out the table")).to_be_visible()
    expect(ana.slip).to_have_count(0)

    for route in held:
        route.continue_()
    ana.begin()

    expect(ana.page.locator(GROUND)).to_be_focused()


def test_whoever_skips_the_guide_plays_on_without_it_and_may_have_it_back(
    visit: Visit, stage: Stage
) -> None:
    ana = learn(still(visit, stage), stage, "mating")
    ana.begin()
    ana.sees("choose")

    ana.keys.tab_to(ana.button("Skip the guide"))
    ana.keys.press("Enter")
    expect(ana.slip).to_contain_text("The guide is silent.")
    ana.hand(stage).answer()
    expect(ana.title).to_have_count(0)
    ana.page.reload()
    expect(ana.slip).to_contain_text("The guide is silent.")
    ana.keys.tab_to(ana.button("Go on with the guide"))
    ana.keys.press("Enter")

    ana.sees("before-survive")


def test_whoever_acts_before_the_first_word_has_begun(visit: Visit, stage: Stage) -> None:
    ana = learn(still(visit, stage), stage, "phylo")
    expect(ana.button("Begin")).to_be_focused()

    ana.hand(stage).answer()

    expect(ana.button("Begin")).to_have_count(0)
    ana.sees("again")


def test_other_tables_have_no_guide(visit: Visit, stage: Stage) -> None:
    ana = Learner(still(visit, stage), "phanerozoic")
    ana.visitor.sit(stage.lay())
    ana.visitor.begin()

    assert ana.visitor.wait_until_asked()
    expect(ana.slip).to_have_count(0)


# -- on a phone ----------------------------------------------------------------------------
def first_thing(ana: Learner) -> Locator:
    """What the first decision is made with."""
    page, view = ana.page, ana.visitor.view
    match ana.game:
        case "phanerozoic":
            return ana.visitor.tray.get_by_role("button").first
        case "mating":
            return page.locator(f'footer button[data-card="{view["hand"][0]}"]')
        case "clades":
            return page.get_by_role("button", name="Pass", exact=True)
        case "phylo":
            return page.get_by_role("button", name=re.compile("^Keep all"))
    return page.get_by_role("button", name=re.compile("^Keep it"))


@IN_EACH
def test_a_lesson_leaves_room_for_the_table_of_a_phone(
    visit: Visit, stage: Stage, game: str
) -> None:
    ana = Learner(still(visit, stage, **PHONE, has_touch=True), game)
    page = ana.page
    ana.visitor.sit(lay(stage, game))
    page.get_by_role("button", name="Begin", exact=True).tap()
    ana.button("Begin").tap()
    ana.sees(ana.guide.lessons[0].key)

    low = page.locator(GROUND).bounding_box()
    box = ana.slip.locator(".slip").bounding_box()
    assert low is not None
    assert box is not None
    assert box["height"] <= MOST_OF_A_PHONE * PHONE["height"]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    first_thing(ana).tap(trial=True)  # a lesson that covered it would take the touch

    # Put away, it is one line, and nothing on the table has moved.
    ana.button("Got it").tap()
    expect(ana.title).to_have_count(0)
    assert page.locator(GROUND).bounding_box() == low


# -- for everyone --------------------------------------------------------------------------
@pytest.mark.sampled
@pytest.mark.parametrize("game", some_of(list(GAMES)))
def test_axe_has_nothing_to_say(visit: Visit, stage: Stage, game: str) -> None:
    visitor = still(visit, stage, bypass_csp=True)
    visitor.context.add_init_script(AXE.read_text())
    ana = learn(visitor, stage, game)
    expect(ana.button("Begin")).to_be_focused()

    assert complaints(visitor, "the opening", "aside[aria-label=Guide]") == []
    ana.begin()
    ana.sees(ana.guide.lessons[0].key)
    assert complaints(visitor, "a lesson") == []


def test_a_lesson_is_said_to_those_who_cannot_see_it(visit: Visit, stage: Stage) -> None:
    ana = learn(still(visit, stage), stage, "phylo")
    expect(ana.button("Begin")).to_have_accessible_description(
        re.compile(re.escape(ana.guide.opening))
    )

    ana.begin()

    said = ana.slip.locator('[aria-live="polite"]')
    expect(said).to_contain_text(ana.guide.lessons[0].text)
