"""A whole game, with the mouse and with keys alone, to the points and beyond."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import Keys, Mouse, play_on
from tests.browser.site import Site
from tests.commands import start

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow]

SHORT = {"rounds": 2}


def test_with_the_mouse_to_the_points_the_proof_the_record_and_a_rematch(
    site: Site, visit: Visit, tmp_path: Path
) -> None:
    ana = visit()
    ticket = site.lay(options=SHORT)
    ana.sit(ticket)
    ana.begin()
    page = ana.page

    play_on(ana, Mouse(ana))

    ana.see_all()
    for name, score in zip(("You", "Mary"), ana.frame["outcome"]["scores"], strict=True):
        heading = page.get_by_role("heading", level=3, name=re.compile(f"^{name}"))
        column = page.get_by_role("listitem").filter(has=heading)
        expect(column).to_contain_text(str(score["points"]))

    proof = page.get_by_role("region", name="Nobody could choose the deck")
    expect(proof.get_by_role("listitem")).to_have_text(
        [
            re.compile("^✓ ?The secret is the one whose hash this browser saw"),
            re.compile("^✓ ?This browser's own number is part of the shuffle"),
        ]
    )

    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").first.click()
    record = tmp_path / download.value.suggested_filename
    download.value.save_as(record)
    assert record.name == f"{ticket['code']}.jsonl"
    replay = start("replay", record)
    said, complaint = replay.communicate(timeout=60)
    assert (replay.returncode, complaint) == (0, "")
    assert ana.frame["outcome"]["ended_by"] in said

    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url.endswith(ticket["code"]) is False)
    assert ana.wait_until_asked()
    assert ana.view["round"] == 1
    assert ana.view["seat"] == 1, "everyone moves on by one seat"


def test_with_keys_alone(site: Site, visit: Visit) -> None:
    ana = visit()
    ana.context.add_init_script(
        "addEventListener('pointerdown', () => { window.touched = true }, true)"
    )
    ana.sit(site.lay(options=SHORT))
    keys = Keys(ana)
    page = ana.page
    keys.tab_to(page.get_by_role("button", name="Begin", exact=True))
    keys.press("Enter")
    ana.until("cards are dealt", lambda: bool(ana.all_heard("frame")))

    # The first choice without a single shortcut: Tab, Enter, Enter.
    assert ana.wait_until_asked(keys.skip_film)
    keys.tab_to(ana.own(ana.view["hand"][1]))
    keys.press("Enter", "Enter")
    ana.until("the first choice is made", lambda: ana.acts_done() == 1)
    play_on(ana, keys)

    expect(ana.points).to_be_visible()
    keys.tab_to(page.get_by_role("button", name="Play again"))
    assert page.evaluate("window.touched") is None


def test_alone_against_the_automa(site: Site, visit: Visit) -> None:
    ana = visit()
    ana.sit(site.lay(seats=1, bots=[], options={"rounds": 1}))
    ana.begin()
    expect(ana.page.get_by_role("region", name="The Automa")).to_be_visible()

    play_on(ana, Mouse(ana))

    ana.see_all()
    expect(ana.page.get_by_role("heading", level=3, name="Automa")).to_be_visible()
