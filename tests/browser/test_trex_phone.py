"""The T-Rex Game on a phone: by taps alone, with everything in reach of a thumb."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.arranged import seen
from tests.browser.conftest import Visit
from tests.browser.stage import Stage
from tests.browser.test_phone import PHONE, Looker
from tests.browser.trex import arrange, called, period, sit

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow]

WIDTH, HEIGHT = 360, 640
# Ben has hidden two cards at the kettle; the third spot is closed.
LANE: dict[str, Any] = {
    "spots": "the-tar-and-kettle palais-de-mud the-great-jumble-sale ammonite-assembly-rooms",
    "sides": ["/ a-fair-queue+ the-spirit-level", "mammoth-in-a-sulk how-de-do"],
    "hands": [
        "elevenses-overheard the-vicar-takes-seconds bank-holiday-diplodocus volume-nine "
        "punting-with-apologies cousin-maud-hatted",
        "weighing-the-baby the-bass-drum keyhole-upper-cretaceous",
    ],
}
# Six cards on a side, and four on the other; six in the hand.
CROWD: dict[str, Any] = LANE | {
    "sides": [
        "a-fair-queue+ the-spirit-level brass-band-marching+ heavy-sleeper steam-roller-day-off "
        "how-de-do / / / a-heavy-novel+ picnic-uninvited+ the-colonels-topper+",
        "mammoth-in-a-sulk how-de-do second-trombone+ the-milk-float / the-night-watchman+",
    ],
    "period": "free",
    "limit": 20,
    "rexonomics": 0,
}
# What can be pushed aside though nothing scrolls there.
SIDEWAYS = """main => [main, ...main.querySelectorAll('*')]
    .filter(one => one.clientWidth && one.scrollWidth > one.clientWidth + 1)
    .filter(one => getComputedStyle(one).overflowX === 'hidden')
    .filter(one => !one.matches('.hidden'))
    .map(one => `${one.className}: ${one.scrollWidth} in ${one.clientWidth}`)"""


def test_a_round_by_taps(visit: Visit, stage: Stage) -> None:
    visitor = visit(
        width=WIDTH, height=HEIGHT, address=stage.address, reduced_motion="reduce", **PHONE
    )
    looker = Looker(visitor)
    code, ana, ben = sit(visitor, stage, fingers=True)
    arrange(stage, code, **LANE, period=period("elevenses-overheard"), plays=(2, 1))
    assert ana.until_asked()
    expect(ana.own("elevenses-overheard")).to_be_visible()
    looker.look("laying")

    # A card, its spot, and how; then an eye that asks.
    ana.choose("elevenses-overheard")
    looker.look("chosen")
    ana.touch(ana.spot_card(4))
    expect(ana.spot(4)).to_contain_text("Cards there must be revealed.")
    looker.look("not down")
    ana.touch(ana.spot_card(1))
    expect(ana.way("open")).to_be_in_viewport(ratio=0.99)
    looker.look("down or open")
    ana.done(lambda: ana.touch(ana.way("open")))
    expect(ana.asks).to_have_text("Which card do you look at?")
    looker.look("which card")
    backs = ana.side(1, "Ben").get_by_role("button")
    ana.point_at(backs.first)
    expect(backs.first).to_have_accessible_name(called("mammoth-in-a-sulk", "only you see this$"))
    looker.look("waiting")

    # A note on the other card, then nobody plays any more.
    ana.write_note(backs.nth(1))
    looker.look("note")
    ana.touch(ana.note.get_by_role("button", name="How-de-do"))
    expect(backs.nth(1)).to_have_accessible_name(re.compile("your note: How-de-do$"))
    while seen(stage, code, None).period:
        ben.act("pass")
        assert ana.until_asked()
        ana.press("Pass")
    expect(ana.reveal).to_be_visible()
    looker.look("film")
    ana.until_still()

    ana.page.get_by_role("button", name="Piles, log and menu").tap()
    expect(ana.log).to_be_visible()
    looker.look("drawer")
    ana.page.get_by_role("button", name="Last round").tap()
    expect(ana.last_round.get_by_role("listitem")).to_have_count(4)
    looker.look("last round")
    assert (looker.wide, sorted(looker.small)) == ([], [])


@pytest.mark.parametrize(("width", "height"), [(360, 640), (640, 360)])
def test_crowded_sides_fit(visit: Visit, stage: Stage, width: int, height: int) -> None:
    visitor = visit(
        width=width, height=height, address=stage.address, reduced_motion="reduce", **PHONE
    )
    looker = Looker(visitor)
    code, ana, _ben = sit(visitor, stage, fingers=True)
    arrange(stage, code, **CROWD)
    assert ana.until_asked()
    expect(ana.side(1).get_by_role("button")).to_have_count(6)
    looker.look("crowd")
    for one in ana.view["own"]["previews"]:
        if one["spot"] == 1:
            ana.choose(one["card"])
    ana.touch(ana.spot_card(2))
    expect(ana.way("down")).to_be_in_viewport(ratio=0.99)
    looker.look("down or open")
    assert ana.page.locator("main").evaluate(SIDEWAYS) == []
    assert (looker.wide, sorted(looker.small)) == ([], [])
