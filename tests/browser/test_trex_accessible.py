"""axe-core finds nothing to complain about in The T-Rex Game, by day and by night."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.arranged import play_out
from tests.browser.axe import AXE, complaints
from tests.browser.conftest import Visit
from tests.browser.hands import Player
from tests.browser.stage import Stage
from tests.browser.trex import FACE_DOWN, arrange, period, sit

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow, pytest.mark.sampled]

# Every kind of spot, cards down and open on both sides, and a group that is tied.
LANE: dict[str, Any] = {
    "spots": "the-tar-and-kettle iguanodon-on-the-bandstand wipe-your-feet ammonite-assembly-rooms",
    "sides": [
        "the-vicar-takes-seconds+ heavy-sleeper / / / the-spirit-level+",
        "mammoth-in-a-sulk how-de-do / cousin-maud-hatted+ brass-band-marching",
    ],
    "hands": [
        "elevenses-overheard volume-nine bank-holiday-diplodocus a-fair-queue",
        "weighing-the-baby the-bass-drum",
    ],
    "scores": ["pevensey-under-sea", "palais-de-mud mudbury-halt"],
    "discards": "low-tide-frinton second-trombone",
}


@pytest.fixture
def visitor(visit: Visit, stage: Stage) -> Player:
    """Somebody who wants little motion, on a page that axe may look at."""
    visitor = visit(address=stage.address, reduced_motion="reduce", bypass_csp=True)
    visitor.context.add_init_script(AXE.read_text())
    return visitor


def test_from_a_trade_to_a_look(visitor: Player, stage: Stage) -> None:
    code, ana, _ben = sit(visitor, stage)
    arrange(stage, code, **LANE | {"phase": "trading", "rexonomics": 0, "sides": ""})
    expect(ana.asks).to_have_text("Trade a card?")
    ana.choose("volume-nine")
    found = complaints(visitor, "trade", sizes=("phone",))
    ana.touch(ana.answer("Put it back"))

    arrange(stage, code, **LANE, period=period("elevenses-overheard"))
    expect(ana.asks).to_have_text("Lay a card, or pass.")
    ana.aim("elevenses-overheard", 1)
    found += complaints(visitor, "down or open")
    ana.touch(ana.spot_card(4))
    expect(ana.spot(4)).to_contain_text("Cards there must be revealed.")
    found += complaints(visitor, "not down", sizes=("desk",))
    ana.touch(ana.spot_card(1))
    ana.done(lambda: ana.touch(ana.way("open")))
    expect(ana.asks).to_have_text("Which card do you look at?")
    back = ana.side(1, "Ben").get_by_role("button", name=FACE_DOWN)
    ana.touch(back.first)
    found += complaints(visitor, "which card", sizes=("phone",))
    ana.done(lambda: ana.touch(back.first))
    expect(ana.spot(1)).to_contain_text("only you see this")
    ana.write_note(back.first)
    found += complaints(visitor, "looked, and a note")
    assert found == [], "\n".join(found)


def test_from_the_film_to_the_end(visitor: Player, stage: Stage) -> None:
    code, ana, _ben = sit(visitor, stage, target=3)
    shown = ["the-vicar-takes-seconds+ elevenses-overheard+", "mammoth-in-a-sulk+ how-de-do"]
    arrange(stage, code, **LANE | {"period": "free", "passed": (0, 1), "sides": shown, "hands": ""})
    assert ana.until_asked()
    ana.press("Pass the period")
    ana.stop_film("counts")
    expect(ana.reveal).to_be_visible()
    found = complaints(visitor, "film")

    arrange(stage, code, **LANE | {"period": "free", "seed": 3})
    play_out(stage, code)
    ana.page.reload()
    expect(ana.ending).to_be_visible()
    found += complaints(visitor, "end", sizes=("desk",))
    ana.page.get_by_role("button", name="Look at the last round").click()
    expect(ana.last_round).to_be_visible()
    found += complaints(visitor, "last round", "dialog", sizes=("phone",))
    assert found == [], "\n".join(found)
