"""Somebody who has never been here: from the start page to the first decision."""

import re
import time
from shutil import which

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import ASKS
from tests.browser.site import NO_NODE, Site

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow]

LONGEST = 15.0  # seconds


def test_one_click_brings_the_first_decision_and_it_is_done_within_fifteen_seconds(
    visit: Visit,
) -> None:
    newcomer = visit()
    began = time.monotonic()

    newcomer.go()
    newcomer.page.get_by_role("button", name="Play now: Phanerozoic").click()
    expect(newcomer.asks).to_have_text(ASKS)
    asked = time.monotonic() - began
    card = newcomer.view["hand"][0]
    newcomer.own(card).click()
    newcomer.own(card).click()
    newcomer.until("the choice is made", lambda: newcomer.acts_done() == 1)

    took = time.monotonic() - began
    print(f"first decision asked after {asked:.1f} s, done after {took:.1f} s")
    assert took < LONGEST


def test_a_name_is_offered_and_can_be_changed(visit: Visit) -> None:
    newcomer = visit()
    newcomer.go()
    page = newcomer.page
    expect(page.get_by_text("You are")).to_have_text(re.compile(r"^You are \w+( \w+)+$"))

    page.get_by_role("button", name="change your name").click()
    page.get_by_role("textbox", name="Your name").fill("Marianne")
    page.get_by_role("button", name="Keep").click()
    page.reload()

    expect(page.get_by_text("You are")).to_have_text("You are Marianne")


def test_a_wrong_code_is_answered_with_a_sentence(visit: Visit) -> None:
    newcomer = visit()
    newcomer.forgiven += [r"404"]
    newcomer.go()

    newcomer.page.get_by_role("textbox", name="Have a table code?").fill("222222")
    newcomer.page.get_by_role("button", name="Join").click()

    expect(newcomer.page.get_by_text("There is no table with this code.")).to_be_visible()


def test_the_server_needs_no_node(site: Site, visit: Visit) -> None:
    assert which("node", path=NO_NODE) is None, "Site.start hides the machine's programs"

    newcomer = visit()
    newcomer.go()

    expect(newcomer.page.get_by_role("heading", name="Tangled Bank")).to_be_visible()
    assert "Tangled Bank is at" in site.said[0]
