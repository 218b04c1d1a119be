"""On a phone: upright and on its side, by taps alone."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import Fingers, Player, Taste, play_on
from tests.browser.site import Site
from tests.browser.stage import BANK, Stage
from tests.server.house import BOT

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow]

PHONE: dict[str, Any] = {"has_touch": True, "is_mobile": True}
FINGER = 44  # CSS pixels
# Whatever can be touched and is smaller. Links in running text may be as high as the text. The
# little cards in the header only look closer at what others have, and stand as close as they must.
SMALL = """finger => {
    const isShown = one =>
        one.checkVisibility({opacityProperty: true, visibilityProperty: true})
    const isText = one => one.matches('a') && one.closest('p, dd, .prose')
    const isLittleCard = one => one.closest('header section[aria-label] .cards')
        || one.closest('[role=group][aria-label="Your face-up cards"]')
    const things = document.querySelectorAll('button, a[href], input, select, summary')
    return [...things]
        .filter(one => isShown(one) && !isText(one) && !isLittleCard(one))
        .flatMap(one => {
            const {width, height} = (one.closest('label') ?? one).getBoundingClientRect()
            const name = one.getAttribute('aria-label') || one.textContent.trim() || one.id
            return Math.min(width, height) + 0.5 >= finger
                ? [] : [`${name.slice(0, 60)}: ${width.toFixed(0)} x ${height.toFixed(0)}`]
        })
}"""

# Whatever can be touched and lies beyond the edge, where nothing can be scrolled.
CUT_OFF = """() => {
    const scrolls = one => one && one !== document.body && (
        /auto|scroll/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement))
    const things = document.querySelectorAll('button, a[href], input, select, summary')
    return [...things].filter(one => one.checkVisibility() && !scrolls(one)).flatMap(one => {
        const {left, right} = one.getBoundingClientRect()
        return left > -1 && right < innerWidth + 1 ? [] : [one.ariaLabel || one.textContent.trim()]
    })
}"""


class Looker:
    """Looks at one page after the other, and notes what is too wide or too small."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.wide: list[str] = []
        self.small: set[str] = set()

    def look(self, where: str) -> None:
        """At what is shown now."""
        width, room = self.player.page.evaluate(
            "[document.scrollingElement.scrollWidth, innerWidth]"
        )
        if width > room:
            self.wide.append(f"{where}: {width} in {room}")
        self.wide += [f"{where}: {one}" for one in self.player.page.evaluate(CUT_OFF)]
        found = self.player.page.evaluate(SMALL, FINGER)
        self.small |= {f"{where}: {one}" for one in found}


@pytest.fixture(
    params=[(360, 640), (320, 640), (640, 360)], ids=lambda size: f"{size[0]}x{size[1]}"
)
def ana(visit: Visit, request: pytest.FixtureRequest) -> Player:
    width, height = request.param
    return visit(width=width, height=height, **PHONE)


def test_a_round_by_taps_with_nothing_too_wide_and_nothing_too_small(
    ana: Player, site: Site
) -> None:
    looker = Looker(ana)
    page = ana.page
    ana.go()
    expect(page.get_by_role("button", name="Play now: Phanerozoic")).to_be_visible()
    looker.look("shelf")
    ana.sit(site.lay(options={"rounds": 1}))
    expect(page.get_by_role("button", name="Begin", exact=True)).to_be_visible()
    looker.look("lobby")
    page.get_by_role("button", name="Begin", exact=True).tap()
    ana.until("cards are dealt", lambda: bool(ana.all_heard("frame")))

    fingers, taste = Fingers(ana), Taste()

    def look_and_skip() -> None:
        looker.look("film")
        fingers.skip_film()

    while ana.wait_until_asked(look_and_skip):
        looker.look(ana.view["phase"])
        play_on(ana, fingers, taste, most=1)

    at_once = page.get_by_role("button", name="Show all at once")
    if at_once.is_visible():
        at_once.tap()
    expect(ana.points).to_be_visible()
    looker.look("end")
    ana.go("/games/phanerozoic")
    for leaf in ("About", "Rules", "Options", "Cards"):
        page.get_by_role("link", name=leaf, exact=True).tap()
        expect(page.get_by_role("heading", level=2, name=leaf, exact=True)).to_be_attached()
        expect(page.locator(".story, .entry, .option, .plates").first).to_be_visible()
        looker.look(leaf)
    assert looker.wide == []
    assert sorted(looker.small) == []


@pytest.mark.parametrize("width", [360, 320])
def test_on_a_crowded_bank_every_species_can_be_touched_and_asked(
    visit: Visit, stage: Stage, width: int
) -> None:
    ana = visit(width=width, height=640, address=stage.address, **PHONE)
    ticket = stage.lay()
    ana.sit(ticket)
    ana.begin()
    assert ana.wait_until_asked()
    stage.set(ticket["code"], **BANK)
    expect(ana.asks).to_have_text("Act with a card.")
    fingers, looker = Fingers(ana), Looker(ana)
    looker.look("bank")

    fingers.pick("wattieza")
    looker.look("picked")
    ana.living("bryophyta").tap()
    why = ana.page.get_by_role("status").filter(has_text="Why not Moss?")
    expect(why).to_be_in_viewport(ratio=0.99)
    looker.look("why not")
    fingers.do("evolve wattieza from nymphaea")

    assert (looker.wide, sorted(looker.small)) == ([], [])


@pytest.mark.parametrize("width", [360, 320])
def test_four_seats_fit(visit: Visit, stage: Stage, width: int) -> None:
    ana = visit(width=width, height=640, address=stage.address, **PHONE)
    ana.sit(stage.lay(seats=4, bots=(BOT,) * 3))
    ana.begin()
    assert ana.wait_until_asked()
    looker = Looker(ana)

    looker.look("choosing")
    Fingers(ana).do(f"choose {ana.view['hand'][0]}")
    assert ana.wait_until_asked()
    looker.look("drafting")

    assert (looker.wide, sorted(looker.small)) == ([], [])


def test_piles_log_and_menu_are_one_tap_away(visit: Visit, site: Site) -> None:
    ana = visit(width=360, height=640, **PHONE)
    ana.sit(site.lay())
    ana.begin()
    assert ana.wait_until_asked()

    ana.page.get_by_role("button", name="Piles, log and menu").tap()

    expect(ana.page.get_by_role("region", name="What happened")).to_be_visible()
    looker = Looker(ana)
    looker.look("drawer")
    ana.page.get_by_role("button", name="Menu", exact=True).tap()
    expect(ana.page.get_by_role("button", name="Give up my seat")).to_be_visible()
    looker.look("menu")
    assert (looker.wide, sorted(looker.small)) == ([], [])


def test_a_long_press_looks_closer_and_picks_nothing(visit: Visit, site: Site) -> None:
    ana = visit(width=360, height=640, **PHONE)
    ana.sit(site.lay())
    ana.begin()
    assert ana.wait_until_asked()
    card = ana.own(ana.view["hand"][0])
    box = card.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    touch = ana.context.new_cdp_session(ana.page)

    touch.send(
        "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    )
    expect(ana.page.get_by_role("dialog")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    expect(card).to_have_attribute("aria-pressed", "false")
    ana.page.get_by_role("button", name="Close").tap()
    expect(ana.page.get_by_role("dialog")).to_have_count(0)
