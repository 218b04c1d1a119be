"""While others take cards: nothing moves under a finger, and no mark is lost."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.clades import FLIGHTS, Caller, Rival, arrange, lay, moved, named
from tests.browser.conftest import Visit
from tests.browser.lossy import Lossy
from tests.browser.stage import Stage

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow]

# Ben's triple; and one that Ana has an eye on.
TAKEN, WANTED = named("mw1b sl1b aa1b"), named("mw2r ml2r ma2r")
NEW = named("ml1r sa1b al1r")
MEADOW: dict[str, Any] = {
    "shared": "mw1b mw2r ml2r ma2r sl1b sl2g sw3g sa1r aa1b aa3r al2b aw1g",
    "hands": ["al3g", "sa3b"],
    "deck": "ml1r sa1b al1r sw1g sw2b mw3g ml3b ma3g",
}
PHONE: dict[str, Any] = {"width": 360, "height": 640, "has_touch": True, "is_mobile": True}

# Notes every card that is drawn in a different place from before, frame by frame.
WATCH = """() => {
    window.seen = {}
    window.moved = new Set()
    const look = () => {
        for (const one of document.querySelectorAll('button[data-card]')) {
            const {left, top} = one.getBoundingClientRect()
            const first = window.seen[one.dataset.card] ??= {left, top}
            if (Math.hypot(first.left - left, first.top - top) >= 1) window.moved.add(one.ariaLabel)
        }
        requestAnimationFrame(look)
    }
    look()
}"""
MOVED = "[...window.moved]"
# Holds the cards that land just above their places; how many.
ALMOST_THERE = """() => {
    const landing = document.getAnimations().filter(one => one.effect.target.matches('.face'))
    for (const one of landing) {
        const {delay, duration} = one.effect.getTiming()
        one.pause()
        one.currentTime = delay + 0.98 * duration
    }
    return landing.length
}"""


def sit_opposite(
    visit: Visit, stage: Stage, late: int = 0, window_ms: int = 300, **context: Any
) -> tuple[Caller, Rival]:
    """Ana in a browser, Ben behind the scenes, and the meadow between them."""
    ana = Caller(visit(address=stage.address, **context), fingers="has_touch" in context)
    if late:
        Lossy(ana.visitor, late=late)
    ana.visitor.context.add_init_script(FLIGHTS)
    ticket = lay(stage, window_ms=window_ms)
    ana.visitor.sit(ticket)
    ben = Rival(stage, ticket["code"])
    ana.begin()
    ana.until_shown(arrange(stage, ticket["code"], **MEADOW))
    return ana, ben


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
def test_no_card_moves_and_marks_stay_on_the_cards_that_stay(
    visit: Visit, stage: Stage, screen: dict[str, Any]
) -> None:
    ana, ben = sit_opposite(visit, stage, **screen)
    before = ana.places()
    ana.page.evaluate(WATCH)
    ana.touch(WANTED[0], TAKEN[0])
    assert ana.marked() == {WANTED[0], TAKEN[0]}

    ben.call(*TAKEN)
    ana.visitor.until("Ben's triple", lambda: bool(ana.view["claims"]))
    expect(ana.card(TAKEN[0])).to_have_count(0)
    assert ana.marked() == {WANTED[0]}
    ana.until_filled()
    expect(ana.card(NEW[0])).to_be_visible()

    after = ana.places()
    assert before.keys() - after.keys() == set(TAKEN)
    assert moved(before, after) == set()
    for old, new in zip(TAKEN, NEW, strict=True):
        assert moved({new: before[old]}, after) == set(), "a new card fills a gap"
    assert ana.page.evaluate(MOVED) == []
    # The mark counts: two more, and it is a call.
    ana.touch(*WANTED[1:])
    ana.visitor.until("her triple", lambda: ana.view["players"][0]["triples"] == 1)


def test_a_second_touch_or_escape_takes_marks_back(visit: Visit, stage: Stage) -> None:
    ana, _ben = sit_opposite(visit, stage)

    ana.touch(WANTED[0], WANTED[1], WANTED[0])
    assert ana.marked() == {WANTED[1]}
    ana.touch(WANTED[0])
    ana.page.keyboard.press("Escape")

    expect(ana.asks).to_have_text("Find three that go together.")
    assert ana.marked() == set()
    assert ana.calls() == 0


def test_a_card_can_be_touched_while_it_lands(visit: Visit, stage: Stage) -> None:
    ana, ben = sit_opposite(visit, stage)
    ana.page.evaluate("document.documentElement.style.setProperty('--move', '4s')")

    ben.call(*TAKEN)
    ana.visitor.until("a claim", lambda: bool(ana.view["claims"]))
    ana.until_filled()
    expect(ana.card(NEW[0])).to_be_visible()
    assert ana.page.evaluate(ALMOST_THERE) == len(NEW)
    ana.touch(*NEW[:2])

    assert ana.marked() == set(NEW[:2])


def test_with_little_motion_nothing_flies_and_counts_change(visit: Visit, stage: Stage) -> None:
    ana, ben = sit_opposite(visit, stage, reduced_motion="reduce")

    ben.call(*TAKEN)
    expect(ana.pile("Ben's")).to_have_accessible_name("Ben's pile: 3 cards; 1 triple")
    expect(ana.seat("Ben")).to_contain_text("a triple, +3")
    ana.until_filled()
    expect(ana.card(NEW[0])).to_be_visible()

    landing = "document.getAnimations().filter(one => one.effect.target.matches('.face')).length"
    assert ana.page.evaluate(landing) == 0
    assert ana.page.evaluate("window.flown") == 0


def test_a_reload_comes_back_to_the_same_cards_in_the_same_places(
    visit: Visit, stage: Stage
) -> None:
    ana, ben = sit_opposite(visit, stage, window_ms=8000)
    ana.page.reload()  # and with it goes the room that an earlier, longer row was given
    ben.call(*TAKEN)
    ana.visitor.until("a claim", lambda: bool(ana.view["claims"]))
    ana.until_still()
    before = ana.places()

    ana.page.reload()
    expect(ana.card(WANTED[0])).to_be_visible()
    ana.until_still()

    after = ana.places()
    assert before.keys() == after.keys()
    assert moved(before, after) == set()
    expect(ana.pile("Ben's")).to_have_accessible_name("Ben's pile: 3 cards; 1 triple")
    expect(ana.ring).to_have_accessible_name(re.compile(r"The window closes in \d\.\d s\.$"))
    ana.call(*WANTED)
    expect(ana.pile("Your")).to_have_accessible_name(re.compile("^Your pile: 3 cards; "))


def test_on_a_slow_line_ones_own_call_is_shown_at_once(visit: Visit, stage: Stage) -> None:
    ana, _ben = sit_opposite(visit, stage, late=900)
    frames = len(ana.visitor.all_heard("frame"))

    ana.touch(*WANTED)

    expect(ana.asks).to_have_text("Triple!")
    expect(ana.ring).to_contain_text("called")
    assert ana.marked() == set(WANTED)
    assert len(ana.visitor.all_heard("frame")) == frames, "nothing has come back yet"
    assert ana.view["claims"] == []
    ana.until_answered()
    expect(ana.pile("Your")).to_have_accessible_name(re.compile("^Your pile: 3 cards; "))
