"""The Mating Game on a phone: by taps alone, with everything in reach of a thumb."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.arranged import Rival
from tests.browser.conftest import Visit
from tests.browser.mating import Suitor, arrange, lay
from tests.browser.stage import Stage
from tests.browser.test_phone import PHONE, Looker
from tests.server.house import a_bot

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow]

WIDTH, HEIGHT = 360, 640
# A fox comes, and the firefly is the one that it sees first.
CLEARING: dict[str, Any] = {
    "hands": [
        "firefly-bright peafowl-fan food-cache-shrike giraffe-club camouflage-frogmouth",
        "kangaroo-measure female-mimic-cuttlefish",
        "guppy-orange",
    ],
    "food": [12, 5, 5],
    "environments": "fox-country",
}


def test_a_round_by_taps(visit: Visit, stage: Stage) -> None:
    visitor = visit(width=WIDTH, height=HEIGHT, address=stage.address, **PHONE)
    ana, looker = Suitor(visitor, fingers=True), Looker(visitor)
    ticket = lay(stage, seats=3)
    visitor.sit(ticket)
    ben, cleo = (Rival(stage, ticket["code"], name) for name in ("Ben", "Cleo"))
    ana.page.get_by_role("button", name="Begin", exact=True).tap()
    ana.until_dealt()
    arrange(stage, ticket["code"], **CLEARING)
    expect(ana.own("firefly-bright")).to_be_visible()
    looker.look("choosing")

    # A card is lifted by one tap and laid by another; nothing moves under the thumb.
    before = ana.place(ana.own("firefly-bright"))
    ana.lift("firefly-bright")
    looker.look("a card is lifted")
    after = ana.place(ana.own("firefly-bright"))
    assert all(abs(old - new) < 5 for old, new in zip(before, after, strict=True))
    ana.press("Lock it in")
    looker.look("ready")
    ben.act("play kangaroo-measure")
    cleo.act("play guppy-orange")

    assert ana.until_asked()
    looker.look("window")
    ana.press("Pass")
    for rival in (ben, cleo):
        rival.act("pass ahead")
    assert ana.until_asked()
    expect(ana.asks).to_contain_text("A fox wants your ")
    looker.look("threat")
    ana.press(re.compile("food to escape$"))
    assert ana.until_asked()
    looker.look("window with an offer")
    ana.lay("food-cache-shrike")
    for _window in range(3):
        assert ana.until_asked()
        ana.press("Pass")
    assert ana.until_asked()
    looker.look("discarding")
    ana.lift("peafowl-fan")
    looker.look("a card is marked")
    ana.press("Discard 1, draw 3")

    # Whom it will be about, and an answer; then the drawer.
    arrange(
        stage, ticket["code"], males=["firefly-bright", "kangaroo-measure", "guppy-orange"],
        hands=["female-mimic-garter-snake", "female-mimic-cuttlefish"], blue=[2, 0, 2],
        red=[0, 1, 0], window=3, turned_up="quiet-meadow",
    )  # fmt: skip
    assert ana.until_asked()
    ana.lift("female-mimic-garter-snake")
    looker.look("naming")
    ana.touch(ana.naming.get_by_role("button", name="Put it back"))
    ana.press("Pass")
    ben.act("sneak female-mimic-cuttlefish on seat 1")
    assert ana.until_asked()
    looker.look("answer")
    ana.press("Let it happen")
    ana.page.get_by_role("button", name="Piles, log and menu").tap()
    expect(ana.page.get_by_role("region", name="What happened")).to_be_visible()
    looker.look("drawer")
    assert (looker.wide, sorted(looker.small)) == ([], [])


@pytest.mark.parametrize(("width", "height"), [(390, 844), (320, 640), (640, 360)])
def test_six_seats_fit(visit: Visit, stage: Stage, width: int, height: int) -> None:
    visitor = visit(width=width, height=height, address=stage.address, **PHONE)
    ana, looker = Suitor(visitor, fingers=True), Looker(visitor)
    ticket = lay(stage, seats=6, bots=(a_bot("mating"),) * 5)
    visitor.sit(ticket)
    ana.page.get_by_role("button", name="Begin", exact=True).tap()
    ana.until_dealt()
    looker.look("choosing")
    males = ["firefly-bright", "kangaroo-kick", "guppy-bold", "lunch", "giraffe-club", "lunch"]
    arrange(stage, ticket["code"], males=males, hands="food-cache-shrike", window=2,
            turned_up="quiet-meadow")  # fmt: skip
    assert ana.until_asked()
    looker.look("window")
    assert (looker.wide, sorted(looker.small)) == ([], [])
