"""Day and night, and little motion for those who want little."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import Mouse
from tests.browser.stage import BANK, Stage

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow]

THEME = "document.documentElement.dataset.theme"


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_follows_the_system_from_the_first_paint(visit: Visit, scheme: str) -> None:
    ana = visit(color_scheme=scheme)
    # The theme at the moment the page's own script starts, before anything is drawn.
    ana.context.add_init_script(
        "document.addEventListener('readystatechange', "
        f"() => {{ window.firstTheme ??= {THEME} }}, {{once: true}})"
    )

    ana.go()

    assert ana.page.evaluate("window.firstTheme") == scheme
    paper = ana.page.evaluate("getComputedStyle(document.body).backgroundColor")
    bright = sum(int(part) for part in paper.strip("rgba()").split(",")[:3]) > 384
    assert bright == (scheme == "light"), paper


def test_day_or_night_can_be_chosen_and_is_remembered(visit: Visit) -> None:
    ana = visit(color_scheme="light")
    ana.go()
    button = ana.page.get_by_role("button", name="Day and night: ")
    expect(button).to_have_text("Day and night: like your system")

    button.click()
    expect(button).to_have_text("Day and night: day")
    button.click()
    expect(button).to_have_text("Day and night: night")
    assert ana.page.evaluate(THEME) == "dark"
    ana.page.reload()

    expect(button).to_have_text("Day and night: night")
    assert ana.page.evaluate(THEME) == "dark"
    button.click()
    assert ana.page.evaluate(THEME) == "light"


def test_with_little_motion_the_film_is_a_row_of_still_pictures(visit: Visit, stage: Stage) -> None:
    ana = visit(address=stage.address, reduced_motion="reduce")
    ticket = stage.lay()
    ana.sit(ticket)
    ana.begin()
    assert ana.wait_until_asked()
    stage.set(ticket["code"], **BANK | {"face_up": "wattieza"})
    expect(ana.asks).to_have_text("Wattieza wants a parent.")
    Mouse(ana).do("evolve wattieza from cooksonia")

    film = ana.film
    film.get_by_role("button", name="Pause").click()
    first = film.get_by_role("paragraph").inner_text()
    seen = {first}
    for _step in range(3):
        film.get_by_role("button", name="One step on").click()
        moving = ana.page.evaluate(
            "document.getAnimations().filter(one => one.playState === 'running'"
            " && one.effect.getComputedTiming().duration > 1).length"
        )
        assert moving == 0
        seen.add(film.get_by_role("paragraph").inner_text())
    assert len(seen) == 4, "each step says something else"
    sentences = [one["sentence"] for one in ana.log]
    assert all(any(line in told or told in line for told in sentences) for line in seen)

    for _step in range(3):
        film.get_by_role("button", name="One step back").click()
    expect(film.get_by_role("paragraph")).to_have_text(first)
    ana.page.keyboard.press("Escape")
    assert ana.wait_until_asked()
    assert ana.view["round"] == 6


def test_the_film_plays_by_itself_and_keys_stop_it(visit: Visit, stage: Stage) -> None:
    ana = visit(address=stage.address)
    ticket = stage.lay()
    ana.sit(ticket)
    ana.begin()
    assert ana.wait_until_asked()
    stage.set(ticket["code"], **BANK | {"face_up": "wattieza"})
    expect(ana.asks).to_have_text("Wattieza wants a parent.")
    Mouse(ana).do("evolve wattieza from cooksonia")

    # By itself from one scene to the next; Space stops it there. The log does not tell the end.
    position = ana.film.get_by_role("img", name="Scene ")
    expect(position).to_have_accessible_name(re.compile("^Scene 3 of "))
    ana.page.keyboard.press(" ")
    expect(ana.film.get_by_role("button", name="Play")).to_be_visible()
    assert "Nature takes its course." in ana.tell()
    assert "Nature takes its course." not in ana.rows()
    stopped = position.get_attribute("aria-label")
    ana.page.keyboard.press("ArrowRight")
    expect(position).not_to_have_attribute("aria-label", stopped or "")
    ana.page.keyboard.press("Escape")
    expect(ana.film).to_be_hidden()
    assert "Nature takes its course." in ana.rows()
