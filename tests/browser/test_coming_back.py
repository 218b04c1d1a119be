"""Reloads, second tabs, servers that die, lines that lose messages: the game goes on."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import Mouse, Player, Taste, parse, play_on
from tests.browser.lossy import Lossy
from tests.browser.site import Site, running

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow]

NET_IS_DOWN = [
    r"WebSocket connection to .* failed",
    r"ERR_CONNECTION_REFUSED",
    r"ERR_EMPTY_RESPONSE",
]


@pytest.fixture
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server of one's own, to be killed."""
    with running(tmp_path_factory.mktemp("mortal")) as site:
        yield site


def begin(player: Player, site: Site, **options: int) -> None:
    """A table for two, with a bot."""
    player.sit(site.lay(options=options))
    player.begin()


def until_acting(player: Player) -> Mouse:
    """Up to the first card to act with."""
    mouse, taste = Mouse(player), Taste()
    while player.wait_until_asked() and player.view["phase"] != "acting":
        mouse.do(taste.choose(player.frame["legal"]))
    return mouse


def test_a_reload_keeps_the_seat_the_hand_and_the_whole_log(site: Site, visit: Visit) -> None:
    ana = visit(reduced_motion="reduce")
    begin(ana, site)
    until_acting(ana)
    before = (ana.view["seat"], ana.view["hand"], ana.view["players"], ana.view["goals"])
    log = ana.rows()
    assert log == ana.tell()

    ana.page.reload()

    assert ana.wait_until_asked()
    assert (ana.view["seat"], ana.view["hand"], ana.view["players"], ana.view["goals"]) == before
    assert ana.rows() == log


def test_a_second_tab_takes_over_and_the_first_can_take_it_back(site: Site, visit: Visit) -> None:
    ana = visit(reduced_motion="reduce")
    begin(ana, site)
    assert ana.wait_until_asked()
    first, second = ana.page, ana.open_tab()
    elsewhere = "This table is open in another place."

    second.goto(first.url)
    expect(first.get_by_role("heading", name=elsewhere)).to_be_visible()
    expect(second.get_by_role("heading", name="Choose a card.")).to_be_visible()

    first.get_by_role("button", name="Play here instead").click()
    expect(second.get_by_role("heading", name=elsewhere)).to_be_visible()
    assert ana.wait_until_asked()
    play_on(ana, Mouse(ana), most=1)


def test_the_browsers_back_and_forward_buttons_lead_to_the_shelf_and_to_the_game(
    visit: Visit,
) -> None:
    ana = visit(reduced_motion="reduce")
    ana.go()
    ana.page.get_by_role("button", name="Play now: Phanerozoic").click()
    assert ana.wait_until_asked()
    hand = ana.view["hand"]

    ana.page.go_back()
    expect(ana.page.get_by_role("button", name="Play now: Phanerozoic")).to_be_visible()
    ana.page.go_forward()

    assert ana.wait_until_asked()
    assert ana.view["hand"] == hand


def test_a_server_that_is_killed_loses_nothing_and_needs_no_reload(
    mortal: Site, visit: Visit
) -> None:
    ana = visit(address=mortal.address, reduced_motion="reduce")
    ana.forgiven += NET_IS_DOWN
    begin(ana, mortal, rounds=2)
    mouse = until_acting(ana)
    ana.page.evaluate("window.sameOne = true")
    log = ana.tell()
    card = ana.view["players"][0]["face_up"][0]
    mouse.pick(card)
    expect(ana.chip).to_have_accessible_name("Connection: connected")

    mortal.kill()
    expect(ana.chip).to_have_accessible_name("Connection: reconnecting")
    # What is clicked now is done when the server is back, and once.
    done = ana.acts_done()
    mouse.twice(mouse.keep_place(), "Keep ")
    mortal.start()

    expect(ana.chip).to_have_accessible_name("Connection: connected")
    ana.until("the click is done", lambda: ana.acts_done() == done + 1)
    ana.until("it is in the log", lambda: len(ana.tell()) > len(log))
    assert ana.tell()[: len(log)] == log
    kept = [one for one in ana.log if one["name"] == "kept" and one["values"]["card"] == card]
    assert len(kept) == 1
    assert [one["action"] for one in ana.said if one["type"] == "act"][-1] == f"keep {card}"
    play_on(ana, mouse)
    ana.see_all()
    assert ana.page.evaluate("window.sameOne") is True, "the page was not loaded again"


def test_no_click_is_lost_or_doubled_when_messages_are_lost(site: Site, visit: Visit) -> None:
    ana = visit(reduced_motion="reduce")
    line = Lossy(ana)
    begin(ana, site, rounds=1)
    taste = Taste()

    # Each loss breaks the line. The last two break it again while it is being mended.
    for lost in (["done"], ["frame"], ["act"], ["answer"], ["done", "welcome"], ["act", "frame"]):
        assert ana.wait_until_asked()
        line.lose = lost
        play_on(ana, Mouse(ana), taste, most=1)
        ana.until(f"lost: {lost}", lambda: line.lose == [])
        assert_each_click_counts_once(ana)
    play_on(ana, Mouse(ana), taste)

    assert_each_click_counts_once(ana)
    ana.see_all()


def test_on_a_slow_line_no_click_is_lost_or_doubled(site: Site, visit: Visit) -> None:
    ana = visit(reduced_motion="reduce")
    Lossy(ana, late=120)
    begin(ana, site, rounds=1)

    play_on(ana, Mouse(ana))

    assert_each_click_counts_once(ana)
    ana.see_all()


# Of each action of a seat exactly one of these tells.
DEEDS = ("chose", "drafted", "kept", "discarded", "mutated", "favoured", "struck", "recovered",
         "evolved", "kept goal")  # fmt: skip


def assert_each_click_counts_once(player: Player) -> None:
    """What the page wanted is what the table's log says the seat has done, in the same order."""
    wanted = {one["id"]: parse(one["action"])[1] for one in player.said if one["type"] == "act"}
    mine = [one for one in player.log if one["seat"] == player.view["seat"]]
    done = [one["values"] for one in mine if one["name"] in DEEDS]
    assert [one.get("card", one.get("goal")) for one in done] == list(wanted.values())
