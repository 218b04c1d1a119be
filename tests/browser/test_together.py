"""Two people and somebody who watches, each in a browser of their own."""

import json
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import Mouse, Player, Taste, called
from tests.browser.site import Site
from tests.browser.stage import staging
from tests.server.travellers import public

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow]


def take_name(player: Player, name: str) -> None:
    """Go by a name of one's own."""
    page = player.page
    page.get_by_role("button", name="change your name").click()
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_text("You are")).to_have_text(f"You are {name}")


def join(player: Player, code: str) -> None:
    """By typing the code, in small letters and with a space as people do."""
    player.go()
    player.page.get_by_role("textbox", name="Have a table code?").press_sequentially(
        f"{code[:3]} {code[3:]}".lower()
    )
    player.page.get_by_role("button", name="Join").click()


def play_round(*players: Player) -> None:
    """Whoever is asked acts, until the next round begins."""
    hands = [(player, Mouse(player), Taste()) for player in players]
    first = players[0].view["round"]
    while players[0].view["round"] == first:
        for player, mouse, taste in hands:
            if player.frame["legal"] and player.view["round"] == first:
                player.wait_until_asked()
                mouse.do(taste.choose(player.frame["legal"]))
        players[0].page.wait_for_timeout(20)


def test_an_evening_at_one_table(visit: Visit) -> None:
    ana, ben, vera = (visit(reduced_motion="reduce") for _person in range(3))

    # Ana invites: two seats, and a smaller hand than printed.
    ana.go()
    take_name(ana, "Ana")
    ana.page.get_by_role("button", name="Play with friends: Phanerozoic").click()
    ana.page.wait_for_url("**/t/*")
    code = ana.page.url[-6:]
    ana.page.get_by_role("button", name="One seat fewer").click()
    expect(ana.page.get_by_role("group", name="Number of seats")).to_contain_text("2 seats")
    ana.page.get_by_role("button", name="Hand: one less").click()
    turned = "What changes: hand 4 instead of 5."
    expect(ana.page.get_by_text("What changes:")).to_have_text(turned)
    ana.page.get_by_role("combobox", name=re.compile("Bots think")).select_option("at once")

    # Vera follows the link and watches; Ben types the code and sits down. Both see the options.
    vera.go(f"/t/{code}")
    vera.page.get_by_role("button", name="Watch").click()
    ben.go()
    take_name(ben, "Ben")
    join(ben, code)
    expect(ben.page.get_by_text("Waiting for Ana to begin.")).to_be_visible()
    for guest in (ben, vera):
        expect(guest.page.get_by_text("What changes:")).to_have_text(turned)
        expect(guest.page.get_by_role("button", name="Hand: one less")).to_have_count(0)
    expect(ana.page.get_by_text(re.compile("watches"))).to_be_visible()
    expect(ana.page.get_by_role("heading", name="Ben", exact=True)).to_be_visible()
    expect(ana.page).to_have_title("A table for Phanerozoic")

    ana.begin()

    # Both are asked at once; of Ben's choice Ana and Vera see that it is made, and nothing else.
    for player in (ana, ben):
        assert player.wait_until_asked()
        expect(player.page).to_have_title("Your turn · Phanerozoic")
    expect(vera.page).to_have_title("Ana and Ben to act · Phanerozoic")
    chosen = ben.view["hand"][0]
    Mouse(ben).do(f"choose {chosen}")
    for other in (ana, vera):
        there = other.page.get_by_role("region", name="Ben", exact=True)
        expect(there).to_contain_text("ready ✓")
        expect(there.get_by_role("img", name="3 cards in hand, face down")).to_be_visible()
        expect(there.get_by_role("img", name="one card laid face down")).to_be_visible()
        expect(other.page.get_by_role("button", name=called(chosen))).to_have_count(0)
        assert chosen not in json.dumps(other.heard)
    expect(ben.page).to_have_title("Ana to act · Phanerozoic")

    # Vera has no hand, and nothing to press.
    expect(vera.asks).to_have_text("You are watching.")
    expect(vera.page.get_by_text("You are watching. A seat is free.")).to_have_count(0)
    expect(vera.tray).to_have_count(0)
    assert (vera.view["hand"], vera.view["goals"], vera.frame["legal"]) == ([], [], [])

    play_round(ana, ben)

    for player in (ana, ben, vera):
        player.until("round 2", lambda player=player: player.view["round"] == 2)  # type: ignore[misc]
        if player is not vera:
            assert player.wait_until_asked()
    assert public(ana.view) == public(ben.view) == public(vera.view)

    # Ben gives up his seat, and sits down again with the same hand.
    hand = ben.view["hand"]
    ben.page.get_by_role("button", name="Menu", exact=True).click()
    ben.page.get_by_role("button", name="Give up my seat").click()
    ben.page.get_by_role("button", name="Leave for good").click()
    expect(ben.page.get_by_role("heading", name="Tangled Bank")).to_be_visible()
    there = ana.page.get_by_role("region", name=re.compile("^(Ben|Seat 2)$"))
    expect(there).to_contain_text("open")
    join(ben, code)
    ben.page.get_by_role("button", name="Sit down").click()
    assert ben.wait_until_asked()
    assert ben.view["hand"] == hand
    expect(there.get_by_role("button", name=re.compile("Ben.* here"))).to_be_visible()


def test_to_the_shelf_and_back_without_losing_the_seat(site: Site, visit: Visit) -> None:
    ana = visit(reduced_motion="reduce")
    ana.sit(site.lay())
    ana.begin()
    assert ana.wait_until_asked()
    hand = ana.view["hand"]

    ana.page.get_by_role("button", name="Menu", exact=True).click()
    ana.page.get_by_role("button", name="To the shelf, keeping my seat").click()
    left = ana.page.get_by_role("region", name="Go on where you left off")
    expect(left).to_contain_text("it was your turn")
    left.get_by_role("link", name=re.compile("^Go on: Phanerozoic")).click()

    assert ana.wait_until_asked()
    assert ana.view["hand"] == hand


def test_while_others_choose_a_picked_card_stays_picked(site: Site, visit: Visit) -> None:
    ana, ben, cleo = (visit(reduced_motion="reduce") for _person in range(3))
    ticket = site.lay(seats=3, bots=[])
    tickets = [ticket, *(site.take_seat(ticket["code"], name) for name in ("Ben", "Cleo"))]
    for player, held in zip((ana, ben, cleo), tickets, strict=True):
        player.sit(held)
    ana.begin()
    for player in (ana, ben, cleo):
        assert player.wait_until_asked()
    card = ana.view["hand"][0]
    ana.own(card).click()

    others = [player.own(player.view["hand"][0]) for player in (ben, cleo)]
    for other in others:
        other.click()
    for other in others:  # within one breath, so that Ana's page has both to show at once
        other.click()
    ana.until("two others are ready", lambda: ana.view["actors"] == [0])

    expect(ana.own(card)).to_have_attribute("aria-pressed", "true")
    ana.own(card).click()
    ana.until("the choice is made", lambda: ana.acts_done() == 1)


def test_a_link_in_small_letters_leads_to_the_table(site: Site, visit: Visit) -> None:
    ticket = site.lay(seats=2, bots=[])
    ben = visit(reduced_motion="reduce")

    ben.go(f"/t/{ticket['code'].lower()}")

    expect(ben.page.get_by_role("heading", name="Ana has a seat for you")).to_be_visible()


def test_whoever_is_removed_is_told_so_and_may_watch(site: Site, visit: Visit) -> None:
    ana, ben = (visit(reduced_motion="reduce") for _person in range(2))
    ticket = site.lay(seats=2, bots=[])
    ana.sit(ticket)
    ben.sit(site.take_seat(ticket["code"], "Ben"))
    ana.begin()
    assert ana.wait_until_asked()

    there = ana.page.get_by_role("region", name="Ben", exact=True)
    there.get_by_role("button", name=re.compile("^Ben")).click()
    ana.page.get_by_role("button", name="Remove Ben").click()
    ana.page.get_by_role("button", name="Free this seat").click()

    expect(ben.page.get_by_role("heading", name="Your seat is free again.")).to_be_visible()
    ben.page.get_by_role("button", name="Look at the table").click()
    expect(ben.asks).to_have_text("You are watching.")


def test_a_bot_plays_for_somebody_who_is_away_until_they_return(
    visit: Visit, tmp_path_factory: pytest.TempPathFactory
) -> None:
    with staging(tmp_path_factory.mktemp("hasty"), grace=1.0) as stage:
        ana, ben = (visit(address=stage.address, reduced_motion="reduce") for _person in range(2))
        ticket = stage.lay(bots=())
        ana.sit(ticket)
        ben.sit(stage.take_seat(ticket["code"], "Ben"))
        ana.begin()
        assert ben.wait_until_asked()
        hand = ben.view["hand"]

        ben.page.close()
        there = ana.page.get_by_role("region", name="Ben", exact=True)
        expect(there.get_by_role("button", name=re.compile("Ben.*away"))).to_be_visible()
        ana.page.get_by_role("button", name="Let a bot play for Ben").click()
        ana.until("the bot has chosen", lambda: ana.view["players"][1]["ready"])
        expect(there.get_by_role("button", name=re.compile("a bot plays for them"))).to_be_visible()

        ben.page = ben.open_tab()
        ben.go(f"/t/{ticket['code']}")
        expect(there.get_by_role("button", name=re.compile("Ben.* here"))).to_be_visible()
        ben.until("a frame", lambda: ben.heard[-1]["type"] in ("frame", "table"))
        assert ben.view["hand"] == hand
        # Nobody else has chosen yet, so that what the bot chose can be taken back.
        ben.page.get_by_role("button", name="Take back").click()
        assert ben.wait_until_asked()
        for visitor in (ana, ben):
            visitor.leave()
