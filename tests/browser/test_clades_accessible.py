"""axe-core finds nothing to complain about at a table of Clades, by day and by night."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import AXE, complaints
from tests.browser.clades import Caller, Rival, arrange, lay, named, play_out
from tests.browser.conftest import Visit
from tests.browser.hands import Player
from tests.browser.stage import Stage

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow, pytest.mark.sampled]

# A number that has changed fades in, even with little motion; it is judged afterwards.
FADED = """
const judge = axe.run
axe.run = (...all) => {
    for (const one of document.getAnimations()) one.finish()
    return judge(...all)
}
"""
MEADOW: dict[str, Any] = {
    "shared": "mw1b mw2r ml2r ma2r sl1b sl2g sw3g sa1r aa1b aa3r al2b aw1g",
    "beside": "sl3r",
    "hands": ["al3g", "sa3b"],
    "piles": ["ml3b sw2g aa1g shark", "ma1r sl1r"],
}


@pytest.fixture
def visitor(visit: Visit, stage: Stage) -> Player:
    """Somebody who wants little motion, on a page that axe may look at."""
    visitor = visit(address=stage.address, reduced_motion="reduce", bypass_csp=True)
    visitor.context.add_init_script(AXE.read_text() + FADED)
    return visitor


def sit(visitor: Player, stage: Stage, **options: Any) -> tuple[str, Caller, Rival]:
    """Opposite Ben, the cards dealt."""
    ana = Caller(visitor)
    ticket = lay(stage, **options)
    visitor.sit(ticket)
    ben = Rival(stage, ticket["code"])
    ana.begin()
    return str(ticket["code"]), ana, ben


def test_a_table_with_marks_a_gap_and_a_false_call(visitor: Player, stage: Stage) -> None:
    code, ana, ben = sit(visitor, stage, window_ms=10_000, lock_out_ms=30_000)
    ana.until_shown(arrange(stage, code, **MEADOW))
    found = complaints(visitor, "table")

    ben.call(*named("mw1b sl1b aa1b"))
    ben.act("stuck")
    ana.call(*named("sl2g sw3g sa1r"))
    expect(ana.why).to_be_visible()
    ana.touch(*named("mw2r ml2r ma2r"))
    expect(ana.asks).to_have_text("Three are marked.")
    found += complaints(visitor, "false call")
    assert found == []


def test_an_untimed_table(visitor: Player, stage: Stage) -> None:
    code, ana, _ben = sit(visitor, stage, untimed=True)
    ana.until_shown(arrange(stage, code, **MEADOW, turn=0))
    expect(ana.asks).to_have_text("Your turn: find a triple.")
    found = complaints(visitor, "own turn", sizes=("desk",))

    ana.page.get_by_role("button", name="Pass", exact=True).click()
    expect(ana.asks).to_have_text("Ben looks for a triple.")
    found += complaints(visitor, "the other's turn", sizes=("phone",))
    assert found == []


def test_the_end_and_the_look_back(visitor: Player, stage: Stage) -> None:
    code, ana, _ben = sit(visitor, stage, cards="teaching")
    play_out(stage, code)
    expect(ana.ending).to_be_visible()
    back = ana.page.get_by_role("region", name="A look back")
    back.get_by_text("Every triple in words").click()
    expect(back.get_by_role("heading", name="What everyone sees")).to_be_visible()

    assert complaints(visitor, "end") == []


def test_a_plate(visitor: Player, stage: Stage) -> None:
    _code, ana, _ben = sit(visitor, stage)

    ana.card(ana.view["hand"][0]).click(button="right")
    expect(ana.page.get_by_role("dialog")).to_be_visible()

    assert complaints(visitor, "plate", "dialog") == []
