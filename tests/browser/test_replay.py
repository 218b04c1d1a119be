"""A game that is over, looked at again: stepped through, from each seat, open, kept and checked."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from tangledbank import GAMES
from tests.browser.axe import AXE, complaints, some_of
from tests.browser.conftest import Visit
from tests.browser.past import Over, bar, games_over, look, lying, replay, slider, until
from tests.browser.stage import Stage
from tests.browser.test_clades_accessible import FADED
from tests.browser.visitor import PATIENCE
from tests.server.past import played

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow]

EVERY_GAME = list(GAMES)
NAMES = ("Ana", "Ben")
MIDDLE = 8  # a step at which every game has something in hand
WON = re.compile(r"(wins?|share the win) with ")


@pytest.fixture(scope="module")
def over(stage: Stage) -> Iterator[Over]:
    """Games that are over, by their names."""
    with games_over(stage) as found:
        yield found


# -- to and fro ----------------------------------------------------------------------------
@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_game_is_stepped_through_by_keyboard_and_back(
    visit: Visit, stage: Stage, over: Over, game: str
) -> None:
    eve = visit(address=stage.address)
    code = over(game)
    steps = replay(stage, code, "watcher")["steps"]
    last = len(steps) - 1
    eve.go(f"/r/{code}")
    until(eve.page, 0)
    expect(eve.page).to_have_title(re.compile("^Looking back: "))

    for step in range(1, last + 1):
        eve.page.keyboard.press(".")
        until(eve.page, step)
        for sentence in steps[step]["said"][:1]:
            expect(bar(eve.page)).to_contain_text(sentence)
    eve.page.keyboard.press(".")  # the film of the last step is skipped as any other
    expect(eve.page.get_by_role("heading", name=WON)).to_be_visible()

    eve.page.keyboard.press(",")
    until(eve.page, last - 1)
    expect(eve.page.get_by_role("heading", name=WON)).not_to_be_visible()
    bar(eve.page).get_by_role("button", name="Play").focus()
    eve.page.keyboard.press("Home")
    until(eve.page, 0)
    eve.page.keyboard.press("ArrowRight")
    until(eve.page, 1)
    eve.page.keyboard.press("]")
    acting = [step["seat"] for step in steps]
    turn = next(at for at in range(2, last + 1) if acting[at] not in (-1, acting[1]))
    until(eve.page, turn)
    eve.page.keyboard.press("[")
    assert int(slider(eve.page).input_value()) < turn
    bar(eve.page).get_by_role("button", name="Play").focus()
    eve.page.keyboard.press("End")
    until(eve.page, last)
    expect(eve.page.get_by_role("heading", name=WON)).to_be_visible()


def test_the_slider_says_in_words_where_it_is(visit: Visit, stage: Stage, over: Over) -> None:
    eve = visit(address=stage.address)
    page = look(eve, over("phylo"), 3)
    steps = replay(stage, over("phylo"), "watcher")["steps"]

    words = slider(page).get_attribute("aria-valuetext") or ""

    assert words.startswith(f"Step 3 of {len(steps) - 1}: {steps[3]['said'][0]}")


def test_played_it_goes_on_by_itself_and_waits_for_films(
    visit: Visit, stage: Stage, over: Over
) -> None:
    eve = visit(address=stage.address)
    last = len(replay(stage, over("phanerozoic"), "watcher")["steps"]) - 1
    page = look(eve, over("phanerozoic"), last - 3)

    for pace in ("2×", "4×"):
        bar(page).get_by_role("button", name="Speed").click()
        expect(bar(page).get_by_role("button", name="Speed")).to_have_text(pace)
    bar(page).get_by_role("button", name="Play").click()

    expect(bar(page).get_by_role("button", name="Pause")).to_be_visible()
    expect(page.get_by_role("heading", name=WON)).to_be_visible()
    expect(bar(page).get_by_role("button", name="Play")).to_be_visible()
    until(page, last)


def test_a_table_that_is_looked_at_again_does_nothing(
    visit: Visit, stage: Stage, over: Over
) -> None:
    eve = visit(address=stage.address)
    steps = replay(stage, over("phylo"), "1")["steps"]
    legal = [step["frame"]["legal"] if step["frame"] else [] for step in steps]
    step = next(at for at, actions in enumerate(legal) if {"verb": "keep all"} in actions)
    page = look(eve, over("phylo"), step, "1")

    expect(page.get_by_role("region", name="What is asked")).to_be_visible()
    page.keyboard.press("k")

    expect(page.get_by_text("This game is over; you are looking back.").first).to_be_visible()
    until(page, step)


# -- through whose eyes --------------------------------------------------------------------
@pytest.mark.parametrize("game", EVERY_GAME)
def test_each_seat_sees_its_own_cards_and_no_others(
    visit: Visit, stage: Stage, over: Over, game: str
) -> None:
    eve = visit(address=stage.address, reduced_motion="reduce")
    code = over(game)
    opened = replay(stage, code, "open")
    page = look(eve, code, MIDDLE)

    for seat, name in enumerate(NAMES):
        with page.expect_response(re.compile(r"/replay\?as=")) as answer:
            page.get_by_label("Seen by").select_option(label=name)
        assert answer.value.url.endswith(f"as={seat}")
        steps = answer.value.json()["steps"]
        assert steps == replay(stage, code, str(seat))["steps"]
        expect(bar(page)).to_contain_text(f"{MIDDLE} of {len(steps) - 1}")
        known = str([step["frame"] for step in steps[: MIDDLE + 1]])
        piles = lying(opened, MIDDLE)
        secret = [pile["cards"] for pile in piles if re.search("hand$|first$", pile["name"])]
        hidden = {card for cards in secret for card in cards if f"'{card}'" not in known}
        assert hidden, "somebody holds a secret"
        expect(page.locator(".gametable")).to_be_visible()
        html = page.locator(".replay").inner_html()
        assert [card for card in hidden if f'"{card}"' in html] == []
        text = page.locator(".replay").inner_text()
        names = opened["names"]
        seen = {name for card, name in names.items() if f"'{card}'" in known}
        unheard = {names[card] for card in hidden if names[card].lower() not in known.lower()}
        assert [one for one in unheard - seen if " " in one and one in text] == []


@pytest.mark.parametrize("game", EVERY_GAME)
def test_with_all_cards_open_every_card_can_be_looked_at(
    visit: Visit, stage: Stage, over: Over, game: str
) -> None:
    eve = visit(address=stage.address, reduced_motion="reduce")
    opened = replay(stage, over(game), "open")
    page = look(eve, over(game), MIDDLE)

    page.get_by_label("Seen by").select_option(label="all cards open")

    panel = page.get_by_role("region", name="Every card, place by place")
    for pile in lying(opened, MIDDLE):
        expect(panel.get_by_role("heading", name=pile["name"], exact=False).first).to_be_visible()
    many = sum(len(pile["cards"]) for pile in lying(opened, MIDDLE))
    assert panel.get_by_role("button").count() == many
    panel.get_by_role("button").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).not_to_be_visible()
    page.keyboard.press(".")
    until(page, MIDDLE + 1)


def test_on_a_phone_the_open_cards_lie_over_the_table(
    visit: Visit, stage: Stage, over: Over
) -> None:
    eve = visit(address=stage.address, width=360, height=640, reduced_motion="reduce")
    page = look(eve, over("trex"), MIDDLE, "open")
    panel = page.get_by_role("region", name="Every card, place by place")
    expect(panel).not_to_be_visible()

    bar(page).get_by_role("button", name="Cards").click()

    expect(panel).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_whoever_wants_no_spoilers_sees_no_further_than_they_have_been(
    visit: Visit, stage: Stage, over: Over
) -> None:
    eve = visit(address=stage.address, reduced_motion="reduce")
    page = look(eve, over("mating"), 4)
    expect(bar(page)).to_contain_text("4 of ")
    bar(page).get_by_role("button", name="More").click()
    expect(bar(page).get_by_role("heading", name="Key moments")).to_be_visible()

    page.get_by_role("switch", name="Do not tell me what comes next").click()

    expect(page.get_by_role("heading", name="Key moments")).not_to_be_visible()
    expect(slider(page)).to_have_attribute("max", "4")
    expect(bar(page)).not_to_contain_text("4 of ")
    page.keyboard.press("Escape")
    page.keyboard.press(".")
    until(page, 5)
    expect(slider(page)).to_have_attribute("max", "5")
    page.wait_for_url(re.compile("#step=5&as=watcher$"))
    page.reload()
    until(page, 5)
    expect(slider(page)).to_have_attribute("max", "5")


# -- links and files -----------------------------------------------------------------------
def test_a_key_moment_is_a_link_that_can_be_sent(visit: Visit, stage: Stage, over: Over) -> None:
    eve = visit(address=stage.address, reduced_motion="reduce")
    eve.context.grant_permissions(["clipboard-read", "clipboard-write"])
    code = over("mating")
    moment = replay(stage, code, "1")["turning_points"][0]
    page = look(eve, code, 1, "1")
    bar(page).get_by_role("button", name="More").click()

    bar(page).get_by_role("button", name=moment["sentence"]).click()
    until(page, moment["step"])
    bar(page).get_by_role("button", name="More").click()
    bar(page).get_by_role("button", name="Copy a link to this moment").click()

    expect(bar(page).get_by_text("Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == f"{stage.address}/r/{code}#step={moment['step']}&as=1"


def test_from_the_end_of_a_game_it_is_looked_at_again_from_the_same_seat(
    visit: Visit, stage: Stage
) -> None:
    ana = visit(address=stage.address, reduced_motion="reduce")
    pages = stage.run(played(stage.house, GAMES["mating"]))
    ticket = {"code": pages[0].ticket.code, "seat": 0, "token": pages[0].ticket.token}
    stage.run(stage.house.send_home())
    ana.sit(ticket)

    ana.page.get_by_role("link", name="Look at it again").click()

    until(ana.page, 0)
    assert ana.page.get_by_label("Seen by").input_value() == "0"
    ana.page.get_by_label("Seen by").select_option(label="Ben")
    expect(ana.page.get_by_label("Seen by")).to_have_value("1")
    ana.page.get_by_role("button", name="More").click()
    kept = ana.page.evaluate("JSON.parse(localStorage['tangledbank.tickets'])")
    assert kept[ticket["code"]]["seat"] == 0, "what is looked at is not where one sits"


@pytest.mark.parametrize("game", EVERY_GAME)
def test_a_record_is_downloaded_and_looked_at_from_its_file(
    visit: Visit, stage: Stage, over: Over, game: str, tmp_path: Path
) -> None:
    eve = visit(address=stage.address, reduced_motion="reduce")
    eve.forgiven.append("400")
    page = look(eve, over(game), MIDDLE)
    bar(page).get_by_role("button", name="More").click()
    with page.expect_download() as download:
        bar(page).get_by_role("link", name="Download the record").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    damaged = tmp_path / "damaged.jsonl"
    damaged.write_text(file.read_text("utf-8").replace('"seat": 0', '"seat": 1', 1), "utf-8")

    eve.go("/replay")
    page.locator("input[type=file]").set_input_files(damaged)
    expect(page.get_by_role("alert")).to_have_text(
        re.compile(r"^Line \d+: the seal does not fit; ")
    )
    page.locator("input[type=file]").set_input_files(file)
    until(page, 0)
    expect(page.get_by_label("Seen by").locator("option").first).to_have_text("Seat 1")
    bar(page).get_by_role("button", name="Play").focus()
    page.keyboard.press("End")
    expect(page.get_by_role("heading", name=WON)).to_be_visible()
    page.get_by_label("Seen by").select_option(label="Seat 2")
    expect(page.get_by_role("heading", name=WON)).to_be_visible()
    bar(page).get_by_role("button", name="More").click()
    bar(page).get_by_role("button", name="Check the record").click()
    lines = len(file.read_text("utf-8").splitlines())
    expect(page.get_by_role("dialog")).to_contain_text(f"read all {lines} lines")
    expect(page.get_by_role("heading", name="This file is whole")).to_be_visible()
    expect(page.get_by_role("dialog")).to_contain_text("Only those who sat at that table can tell")


def test_a_file_can_be_dropped_on_the_page(visit: Visit, stage: Stage, over: Over) -> None:
    eve = visit(address=stage.address, reduced_motion="reduce")
    text = httpx.get(f"{stage.address}/api/tables/{over('phylo')}/record", timeout=PATIENCE).text
    eve.go("/replay")
    drop = eve.page.evaluate_handle(
        """text => {
            const data = new DataTransfer()
            data.items.add(new File([text], 'game.jsonl'))
            return data
        }""",
        text,
    )

    eve.page.locator("main").dispatch_event("drop", {"dataTransfer": drop})

    until(eve.page, 0)


def test_a_game_that_is_not_over_leads_to_its_table(visit: Visit, stage: Stage) -> None:
    eve = visit(address=stage.address)
    eve.forgiven += ["409", "404"]
    ticket = stage.lay()

    eve.go(f"/r/{ticket['code']}")
    expect(eve.page.get_by_role("heading", name="This game is not over.")).to_be_visible()
    expect(eve.page.get_by_role("link", name="To the table")).to_be_visible()
    eve.go("/r/222222")
    expect(
        eve.page.get_by_role("heading", name="There is no table with this code.")
    ).to_be_visible()


# -- for everyone --------------------------------------------------------------------------
@pytest.mark.sampled
@pytest.mark.parametrize("game", some_of(EVERY_GAME))
def test_axe_finds_nothing_to_complain_about(
    visit: Visit, stage: Stage, over: Over, game: str
) -> None:
    eve = visit(address=stage.address, reduced_motion="reduce", bypass_csp=True)
    eve.context.add_init_script(AXE.read_text() + FADED)
    page = look(eve, over(game), MIDDLE, "0")
    expect(page.locator(".gametable")).to_be_visible()

    found = complaints(eve, "a seat")
    page.get_by_label("Seen by").select_option(label="all cards open")
    expect(page.get_by_role("region", name="Every card, place by place")).to_be_visible()
    found += complaints(eve, "open")
    bar(page).get_by_role("button", name="More").click()
    found += complaints(eve, "more", ".bar")
    bar(page).get_by_role("button", name="Check the record").click()
    found += complaints(eve, "check", "dialog")

    assert found == []


@pytest.mark.sampled
def test_axe_finds_nothing_to_complain_about_where_files_are_chosen(
    visit: Visit, stage: Stage
) -> None:
    eve = visit(address=stage.address, reduced_motion="reduce", bypass_csp=True)
    eve.context.add_init_script(AXE.read_text() + FADED)
    eve.go("/replay")
    expect(eve.page.get_by_role("heading", name="Look at a record")).to_be_visible()

    assert complaints(eve, "upload") == []
