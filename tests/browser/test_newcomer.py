"""Somebody who has never been here: from the start page to the first decision."""

import re
import time
from shutil import which

import pytest
from playwright.sync_api import expect

from tangledbank import GAMES
from tests.browser.axe import AXE, complaints
from tests.browser.conftest import Visit
from tests.browser.hands import ASKS
from tests.browser.site import NO_NODE, Site

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow]

LONGEST = 15.0  # seconds
LARGEST_LOAD = 150_000  # bytes of a first load as they are sent, without fonts
LARGEST_FONTS = 80_000
# Each of these belongs to another page, or to a game that nobody has begun to play.
NOT_YET = re.compile(r"/(Table|Zoom|faces|TablePage|GamePage|ReplayPage|Rulebook|Gallery)\b")
LOADED = """() => [...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource')].map(one => [one.name, one.encodedBodySize])"""


def test_one_click_brings_the_first_decision_and_it_is_done_within_fifteen_seconds(
    visit: Visit,
) -> None:
    newcomer = visit()
    began = time.monotonic()

    newcomer.go()
    newcomer.page.get_by_role("button", name="Play now: Phanerozoic").click()
    expect(newcomer.asks).to_have_text(ASKS)
    asked = time.monotonic() - began
    card = newcomer.view["hand"][0]
    newcomer.own(card).click()
    newcomer.own(card).click()
    newcomer.until("the choice is made", lambda: newcomer.acts_done() == 1)

    took = time.monotonic() - began
    print(f"first decision asked after {asked:.1f} s, done after {took:.1f} s")
    assert took < LONGEST


def test_whoever_has_never_played_is_led_to_the_guided_game_first(visit: Visit) -> None:
    newcomer = visit()
    newcomer.go()
    page = newcomer.page
    ways = page.locator("article").first.get_by_role("button")
    expect(ways).to_have_text(["Learn by playing", "Play now", "Play with friends", "How hard?"])

    page.get_by_role("button", name="Play with friends: Phanerozoic").click()
    page.wait_for_url("**/t/*")
    newcomer.go()

    expect(ways).to_have_text(["Play now", "Play with friends", "Learn", "How hard?"])


def test_a_code_is_reached_by_keys_without_passing_all_boxes(visit: Visit) -> None:
    newcomer = visit()
    newcomer.go()
    page = newcomer.page
    expect(page.get_by_role("button", name="Join")).to_be_visible()

    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Have a table code?")).to_be_focused()
    page.keyboard.press("Enter")

    expect(page.get_by_role("textbox", name="Have a table code?")).to_be_focused()


def test_a_name_is_offered_and_can_be_changed(visit: Visit) -> None:
    newcomer = visit()
    newcomer.go()
    page = newcomer.page
    expect(page.get_by_text("You are")).to_have_text(re.compile(r"^You are \w+( \w+)+$"))

    page.get_by_role("button", name="change your name").click()
    page.get_by_role("textbox", name="Your name").fill("Marianne")
    page.get_by_role("button", name="Keep").click()
    page.reload()

    expect(page.get_by_text("You are")).to_have_text("You are Marianne")


def test_a_wrong_code_is_answered_with_a_sentence(visit: Visit) -> None:
    newcomer = visit()
    newcomer.forgiven += [r"404"]
    newcomer.go()

    newcomer.page.get_by_role("textbox", name="Have a table code?").fill("222222")
    newcomer.page.get_by_role("button", name="Join").click()

    expect(newcomer.page.get_by_text("There is no table with this code.")).to_be_visible()


def test_the_server_needs_no_node(site: Site, visit: Visit) -> None:
    assert which("node", path=NO_NODE) is None, "Site.start hides the machine's programs"

    newcomer = visit()
    newcomer.go()

    expect(newcomer.page.get_by_role("heading", name="Tangled Bank")).to_be_visible()
    assert "Tangled Bank is at" in site.said[0]


def test_the_first_load_is_small_and_brings_no_game_along(visit: Visit) -> None:
    newcomer = visit()
    newcomer.go()
    expect(newcomer.page.locator("article .box:has(svg)")).to_have_count(len(GAMES))
    newcomer.page.wait_for_load_state("networkidle")
    newcomer.page.evaluate("document.fonts.ready")

    loaded: list[tuple[str, int]] = newcomer.page.evaluate(LOADED)

    fonts = sum(size for name, size in loaded if name.endswith(".woff2"))
    rest = sum(size for name, size in loaded if not name.endswith(".woff2"))
    print(f"first load: {rest} bytes in {len(loaded)} answers, and {fonts} bytes of fonts")
    assert 0 < rest < LARGEST_LOAD
    assert 0 < fonts < LARGEST_FONTS
    assert [name for name, _size in loaded if NOT_YET.search(name)] == []


def test_strangers_meet_at_a_table_that_is_shown_to_everyone(visit: Visit) -> None:
    host, guest = visit(), visit()
    guest.go()
    tables = guest.page.get_by_role("region", name="Open tables")
    expect(tables).to_contain_text("No table is waiting for players just now.")
    host.go()
    host.page.get_by_role("button", name="Play with friends: Phylo").click()
    host.page.get_by_role("switch", name="Show this table on the start page").click()
    expect(host.page.get_by_text("Everyone who opens this server's start page")).to_be_visible()

    guest.page.reload()
    expect(tables.get_by_role("listitem")).to_contain_text("2 seats of 3 free")
    expect(tables.get_by_role("link", name=re.compile("^Watch the table of "))).to_be_visible()
    tables.get_by_role("button", name=re.compile("^Sit down at the table of .*: Phylo$")).click()
    guest.page.wait_for_url("**/t/*")

    assert guest.page.url == host.page.url
    expect(guest.page.get_by_text("This table is shown on the start page")).to_be_visible()
    expect(host.page.get_by_role("heading", name="Open")).to_have_count(1)


def test_tables_that_were_left_are_told_of_and_can_be_forgotten(site: Site, visit: Visit) -> None:
    ana = visit()
    ana.forgiven += ["404"]
    waits, begun = site.lay(seats=3, bots=[]), site.lay(game="trex")
    gone = {"code": "222222", "token": "x", "seat": 0, "title": "Phylo", "at": 3}
    ana.sit(begun)
    ana.begin()
    for ticket in (gone, waits | {"at": 2}):
        ana.keep(ticket)

    ana.go()

    left = ana.page.get_by_role("region", name="Go on where you left off")
    expect(left.get_by_role("listitem")).to_have_count(2)
    expect(left.get_by_role("listitem").first).to_contain_text("The T-Rex Game")
    expect(left.get_by_role("listitem").last).to_contain_text("2 seats are open")
    expect(left).to_contain_text("A table is no longer kept here: Phylo (222222).")
    left.get_by_role("button", name="Forget it").click()
    expect(left).not_to_contain_text("222222")
    left.get_by_role("button", name=f"Forget table {waits['code']}").click()
    expect(left.get_by_role("listitem")).to_have_count(1)
    left.get_by_role("link", name=re.compile("^Go on: The T-Rex Game")).click()
    ana.page.wait_for_url(f"**/t/{begun['code']}")


def test_how_hard_a_game_is_to_be_is_chosen_once_and_kept(visit: Visit) -> None:
    newcomer = visit(bypass_csp=True)
    newcomer.context.add_init_script(AXE.read_text())
    newcomer.context.add_init_script("localStorage.setItem('tangledbank.game', '\"phanerozoic\"')")
    page = newcomer.page
    newcomer.go()
    page.get_by_role("button", name="How hard? Phanerozoic").click()
    dialog = page.get_by_role("dialog", name="Phanerozoic: how hard?")
    expect(dialog.get_by_role("radio", name="Easy")).to_be_checked()
    assert complaints(newcomer, "how hard") == []

    page.keyboard.press("Tab")
    while not dialog.get_by_role("radio", name="Easy").evaluate("one => one.matches(':focus')"):
        page.keyboard.press("Tab")
    page.keyboard.press("ArrowLeft")
    dialog.get_by_role("button", name="One seat fewer").click()
    dialog.get_by_role("button", name="Play against one Jellyfish").click()
    newcomer.until("it is dealt", lambda: bool(newcomer.all_heard("frame")))
    assert [seat["bot"] for seat in newcomer.all_heard("table")[-1]["table"]["seats"]] == [
        "", "beginner",
    ]  # fmt: skip

    newcomer.go()
    page.get_by_role("button", name="Play now: Phanerozoic").click()
    newcomer.until("another is dealt", lambda: len(newcomer.all_heard("welcome")) == 2)

    assert [seat["bot"] for seat in newcomer.all_heard("welcome")[-1]["table"]["seats"]] == [
        "", "beginner",
    ]  # fmt: skip
