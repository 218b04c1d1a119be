"""The teaching game on a phone: by taps alone, with everything in reach of a thumb."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.clades import Caller, Rival, arrange, lay, named
from tests.browser.conftest import Visit
from tests.browser.stage import Stage
from tests.browser.test_phone import FINGER, PHONE, Looker

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow]

WIDTH, HEIGHT = 360, 640
# One's own card completes a triple with two shared ones.
OWN, SHARED = named("ma3r"), named("sl3r aw3r")
MEADOW: dict[str, Any] = {
    "shared": "mw3b ml3g sl3r sa3g aw3r al3b aa3g",
    "hands": ["ma3r", "sw3b"],
}


def test_the_teaching_game(visit: Visit, stage: Stage) -> None:
    visitor = visit(width=WIDTH, height=HEIGHT, address=stage.address, **PHONE)
    ana, looker, page = Caller(visitor, fingers=True), Looker(visitor), visitor.page
    ticket = lay(stage, cards="teaching", window_ms=200, lock_out_ms=300)
    visitor.sit(ticket)
    ben = Rival(stage, ticket["code"])
    page.get_by_role("button", name="Begin", exact=True).tap()
    ana.until_dealt()
    ana.until_shown(arrange(stage, ticket["code"], **MEADOW))
    looker.look("table")

    # Everything lies in the window, and one's own card at the thumb.
    for left, top, width, height in ana.places().values():
        assert min(width, height) >= FINGER
        assert 0 <= left <= left + width <= WIDTH
        assert 0 <= top <= top + height <= HEIGHT
    assert ana.middle(OWN[0])[1] > max(ana.middle(card)[1] for card in named(MEADOW["shared"]))
    assert scrolled(ana) == [WIDTH, HEIGHT]

    # A long press looks closer and marks nothing.
    hold(ana, SHARED[0])
    looker.look("plate")
    page.get_by_role("button", name="Close").tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert ana.marked() == set()

    # A hint in three steps: how many, one card, all three. Each costs a wait.
    for label, told, cards in (
        ("Is there a triple?", "There are", 0),
        ("Show me one card", "This card is part of one.", 1),
        ("Show me the triple", "These three are a triple.", 3),
    ):
        page.get_by_role("button", name=label).tap()
        expect(page.locator("footer")).to_contain_text(told)
        expect(page.get_by_role("button", name="; hint")).to_have_count(cards)
        looker.look(label)
        visitor.until("she may call again", ana.is_free)

    # Ben is wrong: it is told in the room that the cards leave.
    ben.call(*named("mw3b ml3g sa3g"))
    expect(ana.why).to_contain_text("Ben called")
    looker.look("no triple")
    ana.why.get_by_role("button", name="Close").tap()
    expect(ana.why).to_have_count(0)

    # Three taps, one of them on one's own card.
    ana.call(*SHARED, *OWN)
    expect(ana.pile("Your")).to_have_accessible_name("Your pile: 3 cards; 1 triple")
    ana.until_filled()

    for width, height in ((WIDTH, HEIGHT), (320, 640), (640, 360)):
        page.set_viewport_size({"width": width, "height": height})
        ana.until_still()
        looker.look(f"{width} x {height}")
        assert scrolled(ana) == [width, height]
    page.get_by_role("button", name="Log, rules and menu").tap()
    expect(page.get_by_role("region", name="What happened")).to_be_visible()
    looker.look("drawer")
    assert (looker.wide, sorted(looker.small)) == ([], [])


@pytest.mark.parametrize("width", [360, 320])
def test_the_lobby_fits(visit: Visit, stage: Stage, width: int) -> None:
    visitor = visit(width=width, height=HEIGHT, address=stage.address, **PHONE)
    visitor.sit(lay(stage))
    page = visitor.page
    expect(page.get_by_role("textbox", name="Personal cards")).to_be_visible()

    assert scrolled(Caller(visitor))[0] == width


def scrolled(ana: Caller) -> list[int]:
    """How large the page is; a phone's own width grows with what is too wide."""
    size: list[int] = ana.page.evaluate(
        "[document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]"
    )
    return size


def hold(ana: Caller, card: str) -> None:
    """A finger stays on a card until something opens, and is lifted."""
    x, y = ana.middle(card)
    finger = ana.visitor.context.new_cdp_session(ana.page)
    there = [{"x": x, "y": y}]
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": there})
    expect(ana.page.get_by_role("dialog")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
