"""axe-core finds nothing to complain about in The Mating Game, by day and by night."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.arranged import Rival, play_out
from tests.browser.axe import AXE, complaints
from tests.browser.conftest import Visit
from tests.browser.hands import Player
from tests.browser.mating import Suitor, arrange, lay
from tests.browser.stage import Stage

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow, pytest.mark.sampled]

HAND = "peafowl-fan giraffe-club camouflage-frogmouth mate-guarding-magpie food-cache-shrike"
HUNT: dict[str, Any] = {
    "males": ["firefly-bright", "kangaroo-measure", "lunch"],
    "hands": [HAND, "female-mimic-cuttlefish"],
    "food": 6, "offspring": [4, 7, 2], "first": 1, "round": 5,
}  # fmt: skip


@pytest.fixture
def visitor(visit: Visit, stage: Stage) -> Player:
    """Somebody who wants little motion, on a page that axe may look at."""
    visitor = visit(address=stage.address, reduced_motion="reduce", bypass_csp=True)
    visitor.context.add_init_script(AXE.read_text())
    return visitor


def sit(visitor: Player, stage: Stage, **options: Any) -> tuple[str, Suitor, Rival]:
    """With Ben and Cleo, the cards dealt."""
    ana = Suitor(visitor)
    ticket = lay(stage, seats=3, **options)
    visitor.sit(ticket)
    ben, _cleo = (Rival(stage, ticket["code"], name) for name in ("Ben", "Cleo"))
    ana.begin()
    return str(ticket["code"]), ana, ben


def test_a_round_from_the_choice_to_the_discards(visitor: Player, stage: Stage) -> None:
    code, ana, ben = sit(visitor, stage)
    arrange(stage, code, hands=HAND)
    expect(ana.own("peafowl-fan")).to_be_visible()
    ana.touch(ana.own("peafowl-fan"))
    expect(ana.asks).to_contain_text("Why not?")
    found = complaints(visitor, "choosing, why not", sizes=("desk",))
    ana.lift("lunch")
    found += complaints(visitor, "choosing", sizes=("phone",))

    arrange(stage, code, **HUNT, environments="late-autumn")
    ben.act("pass")
    assert ana.until_asked()
    found += complaints(visitor, "window without an offer", sizes=("phone",))
    ana.press("Pass")
    assert ana.until_asked()
    expect(ana.asks).to_contain_text("wants your")
    found += complaints(visitor, "threat")

    arrange(stage, code, **HUNT, window=2, turned_up="quiet-meadow")
    ben.act("pass")
    assert ana.until_asked()
    expect(ana.gap.get_by_role("button")).to_have_count(1)
    found += complaints(visitor, "window with an offer", sizes=("desk",))

    arrange(stage, code, **HUNT, window=3, turned_up="quiet-meadow", blue=[2], red=[0, 1])
    ben.act("sneak female-mimic-cuttlefish on seat 1")
    assert ana.until_asked()
    found += complaints(visitor, "answer", sizes=("phone",))

    arrange(stage, code, hands=HAND, discarding=True)
    ana.lift("giraffe-club")
    found += complaints(visitor, "discarding", sizes=("desk",))
    assert found == [], "\n".join(found)


def test_the_end_and_the_debrief(visitor: Player, stage: Stage) -> None:
    code, ana, _ben = sit(visitor, stage, goal=5)
    play_out(stage, code)
    ana.until_shown()
    expect(ana.ending).to_be_visible()
    expect(ana.debrief).to_be_visible()

    found = complaints(visitor, "end")
    assert found == [], "\n".join(found)


def test_a_plate(visitor: Player, stage: Stage) -> None:
    code, ana, _ben = sit(visitor, stage)
    arrange(stage, code, hands=HAND)

    ana.own("peafowl-fan").click(button="right")
    expect(ana.page.get_by_role("dialog")).to_be_visible()

    assert complaints(visitor, "plate", "dialog", sizes=("phone",)) == []
