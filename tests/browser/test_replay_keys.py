"""A game that is looked at again by keyboard alone, from links and files that may not fit."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.past import Over, bar, games_over, look, replay, slider, until
from tests.browser.stage import Stage
from tests.browser.visitor import PATIENCE

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow]


@pytest.fixture(scope="module")
def over(stage: Stage) -> Iterator[Over]:
    """Games that are over, by their names."""
    with games_over(stage) as found:
        yield found


def test_whoever_arrives_can_step_at_once(visit: Visit, stage: Stage, over: Over) -> None:
    eve = visit(address=stage.address, reduced_motion="reduce")
    page = look(eve, over("phylo"), 3)
    last = len(replay(stage, over("phylo"), "watcher")["steps"]) - 1
    expect(slider(page)).to_be_focused()
    expect(page.locator(".gametable")).to_be_visible()

    page.keyboard.press("ArrowRight")
    until(page, 4)
    slider(page).evaluate("element => element.blur()")
    page.keyboard.press("ArrowRight")
    until(page, 5)
    page.keyboard.press("End")
    until(page, last)
    page.keyboard.press("Home")
    until(page, 0)
    page.keyboard.press("p")
    expect(bar(page).get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press("P")
    expect(bar(page).get_by_role("button", name="Play")).to_be_visible()


def test_arrows_stay_with_the_cards_that_have_the_focus(
    visit: Visit, stage: Stage, over: Over
) -> None:
    eve = visit(address=stage.address, reduced_motion="reduce")
    page = look(eve, over("mating"), 3, "1")
    card = page.locator(".gametable button[data-stop]").first
    card.focus()

    page.keyboard.press("ArrowRight")

    expect(card).not_to_be_focused()
    until(page, 3)


def press_with_alt_graph(page: Page, key: str) -> None:
    """As keyboards send it on which a bracket is written with AltGr."""
    page.evaluate(
        """key => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", {
            key, ctrlKey: true, altKey: true, modifierAltGraph: true, bubbles: true,
        }))""",
        key,
    )


def test_brackets_are_also_those_that_are_written_with_alt_graph(
    visit: Visit, stage: Stage, over: Over
) -> None:
    eve = visit(address=stage.address, reduced_motion="reduce")
    page = look(eve, over("phylo"), 0)

    press_with_alt_graph(page, "]")

    expect(slider(page)).not_to_have_value("0")
    press_with_alt_graph(page, "[")
    until(page, 0)


def test_the_help_names_no_keys_that_act(visit: Visit, stage: Stage, over: Over) -> None:
    eve = visit(address=stage.address, reduced_motion="reduce")
    page = look(eve, over("phylo"), 3, "1")
    expect(page.locator(".gametable")).to_be_visible()

    page.keyboard.press("?")

    help_ = page.get_by_role("dialog", name="Keys and help")
    expect(help_).to_contain_text("plays the game by itself, and stops it")
    expect(help_).to_contain_text("looks at the card closely")
    expect(help_).not_to_contain_text("keeps all cards")
    expect(help_).not_to_contain_text("takes back")


def test_whoever_has_no_seat_is_told_that_they_look_back(
    visit: Visit, stage: Stage, over: Over
) -> None:
    eve = visit(address=stage.address, reduced_motion="reduce")

    for game in ("phylo", "phanerozoic"):
        page = look(eve, over(game), 3)
        expect(page.get_by_text("You are looking back.").first).to_be_visible()
        expect(page.get_by_text("You are watching.")).to_have_count(0)


def test_a_link_with_a_seat_that_is_not_there_shows_what_everyone_saw(
    visit: Visit, stage: Stage, over: Over
) -> None:
    eve = visit(address=stage.address, reduced_motion="reduce")
    eve.forgiven.append("400")

    page = look(eve, over("mating"), 4, "7")

    expect(page.get_by_label("Seen by")).to_have_value("watcher")
    page.evaluate("location.hash = '#step=2&as=00'")
    until(page, 2)
    expect(page.get_by_label("Seen by")).to_have_value("watcher")


def test_all_that_happened_at_a_step_can_be_read(visit: Visit, stage: Stage, over: Over) -> None:
    eve = visit(address=stage.address, reduced_motion="reduce")
    steps = replay(stage, over("phanerozoic"), "watcher")["steps"]
    step = max(range(len(steps)), key=lambda at: len(steps[at]["said"]))
    assert len(steps[step]["said"]) > 3
    page = look(eve, over("phanerozoic"), step)

    bar(page).get_by_role("button", name="All that happened").click()

    slip = bar(page).get_by_role("group", name="All that happened")
    expect(slip.get_by_role("listitem")).to_have_text(steps[step]["said"])


def test_an_opened_file_has_the_focus_and_is_not_kept(
    visit: Visit, stage: Stage, over: Over, tmp_path: Path
) -> None:
    eve = visit(address=stage.address, reduced_motion="reduce")
    file = tmp_path / "game.jsonl"
    text = httpx.get(f"{stage.address}/api/tables/{over('phylo')}/record", timeout=PATIENCE).text
    file.write_text("\ufeff" + text, "utf-8")
    eve.go("/replay")
    page = eve.page
    kept = page.get_by_text("Nothing is kept of the file that was open here")
    expect(page.get_by_role("button", name="Choose a file")).to_be_visible()
    expect(kept).to_have_count(0)

    page.locator("input[type=file]").set_input_files(file)
    until(page, 0)
    expect(slider(page)).to_be_focused()
    page.keyboard.press(".")
    page.wait_for_url(re.compile("#step=1&as=watcher$"))
    page.reload()

    expect(kept).to_be_visible()


def test_a_server_with_too_much_to_do_is_asked_once_more(
    visit: Visit, stage: Stage, over: Over
) -> None:
    eve = visit(address=stage.address, reduced_motion="reduce")
    eve.forgiven.append("503")
    busy = {"status": 503, "headers": {"Retry-After": "1"}, "json": {"code": "busy"}}
    eve.page.route("**/replay?as=*", lambda route: route.fulfill(**busy), times=1)

    look(eve, over("mating"), 2)
