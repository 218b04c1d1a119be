"""Phylo on a phone: by taps alone, with everything in reach of a thumb."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.phylo import arrange, sit
from tests.browser.stage import Stage
from tests.browser.test_phone import PHONE, Looker

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow]

WIDTH, HEIGHT = 360, 640
# Ana draws after Ben and Cleo; in the end Ben's otter and whale count most, and the same.
POND: dict[str, Any] = {
    "hands": [
        "indian-plum snowy-owl great-blue-heron oil-spill poaching",
        "eelgrass purple-sea-urchin sea-otter killer-whale drought",
        "white-clover horse lion monarch-butterfly common-dandelion",
    ],
    "dealer": 2,
    "pickup": "northern-cardinal european-badger",
}


def test_a_round_by_taps(visit: Visit, stage: Stage) -> None:
    visitor = visit(
        width=WIDTH, height=HEIGHT, address=stage.address, reduced_motion="reduce", **PHONE
    )
    looker = Looker(visitor)
    code, ana, rivals = sit(visitor, stage, "Ben", "Cleo", fingers=True)
    arrange(stage, code, **POND)
    assert ana.until_asked()
    expect(ana.own("snowy-owl")).to_be_visible()
    looker.look("drawing")

    # Two marks; nothing moves under the thumb.
    before = ana.place(ana.own("great-blue-heron"))
    ana.mark("snowy-owl")
    after = ana.place(ana.own("great-blue-heron"))
    assert all(abs(old - new) < 5 for old, new in zip(before, after, strict=True))
    ana.mark("great-blue-heron")
    looker.look("two cards are marked")
    ana.touch(ana.answer("Odds"))
    expect(ana.odds).to_be_visible()
    looker.look("odds")
    ana.touch(ana.answer("No odds"))
    ana.press("Draw 2 cards")
    expect(ana.own("european-badger")).to_be_visible()
    looker.look("waiting")
    for rival in rivals:
        rival.act("keep all")
    assert ana.until_asked()
    ana.press("Keep all five")
    for rival in rivals:
        rival.act("keep all")

    assert ana.until_asked()
    looker.look("aiming")
    ana.touch(ana.own("oil-spill"))
    looker.look("whom for")
    ana.touch(ana.answer("Ben"))
    ana.aim("poaching", "Cleo")
    looker.look("aimed")
    ana.press("Ready")
    looker.look("ready")
    rivals[0].act("aim drought 2")
    rivals[1].act("aim nothing")
    expect(ana.film).to_be_visible()
    ana.stop_film()
    looker.look("film")
    assert ana.until_asked()
    expect(ana.asks).to_have_text("Which one does Oil spill take?")
    looker.look("striking")
    ana.press(re.compile("^Sea otter"))
    ana.visitor.until("the next round", lambda: ana.view["round"] == 2)
    ana.visitor.until("it is shown", ana.is_at_pond)

    ana.page.get_by_role("button", name="Piles, log and menu").tap()
    expect(ana.log).to_be_visible()
    looker.look("drawer")
    ana.page.get_by_role("button", name="last round").tap()
    expect(ana.last_round.get_by_role("group")).to_have_count(3)
    looker.look("last round")
    assert (looker.wide, sorted(looker.small)) == ([], [])


@pytest.mark.parametrize(("width", "height"), [(390, 844), (320, 640), (640, 360)])
def test_six_seats_fit(visit: Visit, stage: Stage, width: int, height: int) -> None:
    visitor = visit(
        width=width, height=height, address=stage.address, reduced_motion="reduce", **PHONE
    )
    looker = Looker(visitor)
    code, ana, rivals = sit(visitor, stage, "Ben", "Cleo", "Dina", "Eli", "Fay", fingers=True)
    hands = ["indian-plum northern-cardinal european-badger oil-spill poaching", *POND["hands"][1:]]
    arrange(stage, code, hands=hands, dealer=5)
    assert ana.until_asked()
    looker.look("drawing")
    arrange(stage, code, hands=hands, phase="aiming")
    expect(ana.asks).to_have_text("Aim your events?")
    ana.touch(ana.own("oil-spill"))
    expect(ana.answer("Fay")).to_be_visible()
    looker.look("whom for")
    ana.touch(ana.answer("Fay"))
    ana.press("Ready, poaching unused")
    for rival in rivals:
        rival.act("aim nothing")
    expect(ana.film).to_be_visible()
    looker.look("film")
    # Open cards only look closer at themselves, and six hands stand as close as they must.
    small = [
        one for one in sorted(looker.small) if not re.search("^film: .* food chain|: event", one)
    ]
    assert (looker.wide, small) == ([], [])
