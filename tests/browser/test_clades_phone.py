"""The teaching game on a phone: by taps alone, with everything in reach of a thumb."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.clades import Caller, Rival, arrange, lay, named
from tests.browser.conftest import Visit
from tests.browser.stage import Stage
from tests.browser.test_phone import FINGER, Looker

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow]

PHONE: dict[str, Any] = {"has_touch": True, "is_mobile": True}
# With the own card there is one triple, and one among the shared ones.
OWN, SHARED = named("ma3r"), named("sl3r aw3r")
MEADOW: dict[str, Any] = {
    "shared": "mw3b ml3g sl3r sa3g aw3r al3b aa3g",
    "hands": ["ma3r", "sw3b"],
}


@pytest.mark.parametrize("size", [(360, 640), (320, 640), (640, 360)], ids=str)
def test_the_teaching_game(visit: Visit, stage: Stage, size: tuple[int, int]) -> None:
    width, height = size
    visitor = visit(width=width, height=height, address=stage.address, **PHONE)
    ana, looker, page = Caller(visitor, fingers=True), Looker(visitor), visitor.page
    ticket = lay(stage, cards="teaching", stall_seconds=0, window_ms=200, lock_out_ms=300)
    visitor.sit(ticket)
    ben = Rival(stage, ticket["code"])
    page.get_by_role("button", name="Begin", exact=True).tap()
    ana.until_dealt()
    arrange(stage, ticket["code"], **MEADOW)
    visitor.until("the meadow", lambda: ana.view["hand"] == OWN)
    ana.until_still()
    looker.look("table")

    # Everything lies in the window, and the own card at the thumb.
    for left, top, wide, high in ana.places().values():
        assert min(wide, high) >= FINGER
        assert 0 <= left <= left + wide <= width
        assert 0 <= top <= top + high <= height
    _left, top, _wide, high = ana.places()[OWN[0]]
    assert top + high / 2 > height / 2
    assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight")

    # A long press looks closer and marks nothing.
    hold(ana, SHARED[0])
    expect(page.get_by_role("dialog")).to_be_visible()
    looker.look("plate")
    page.get_by_role("button", name="Close").tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert ana.marked() == set()

    # A hint in three steps: how many, one card, all three.
    for label, told, cards in (
        ("Is there a triple?", "There are", 0),
        ("Show me one card", "This card is part of one.", 1),
        ("Show me the triple", "These three are a triple.", 3),
    ):
        page.get_by_role("button", name=label).tap()
        expect(page.locator("footer")).to_contain_text(told)
        expect(page.get_by_role("button", name="; hint")).to_have_count(cards)
        looker.look(label)
        ana.visitor.until("she may call again", ana.is_free)

    # Ben is wrong: it is told where there is room, and can be put away.
    ben.call(*named("mw3b ml3g sa3g"))
    why = ana.why.or_(page.get_by_role("button", name="called no triple"))
    expect(why.first).to_be_visible()
    looker.look("no triple")

    # Three taps, one of them on the own card.
    ana.call(*SHARED, *OWN)
    expect(ana.pile("Your")).to_have_accessible_name("Your pile: 3 cards; 1 triple")
    ana.until_filled()
    looker.look("after a triple")
    page.get_by_role("button", name="Log, rules and menu").tap()
    expect(page.get_by_role("region", name="What happened")).to_be_visible()
    looker.look("drawer")
    assert (looker.wide, sorted(looker.small)) == ([], [])


def hold(ana: Caller, card: str) -> None:
    """A finger stays on a card until something opens, and is lifted."""
    x, y = ana.middle(card)
    finger = ana.visitor.context.new_cdp_session(ana.page)
    point = {"touchPoints": [{"x": x, "y": y}]}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", **point})
    expect(ana.page.get_by_role("dialog")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
