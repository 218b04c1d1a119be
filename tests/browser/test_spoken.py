"""For ears: what is announced, and what cards are called."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import FACES, Mouse, Player, play_on
from tests.browser.site import Site
from tests.browser.stage import BANK, Stage

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow]

# Keeps what the live regions say; a label or a chip that is a status too is not among them.
EAR = """
window.announced = []
new MutationObserver(changes => {
    const regions = changes
        .map(({target}) => target instanceof Element ? target : target.parentElement)
        .map(one => one?.closest('[role=status][aria-live=polite]:not([aria-label])'))
    for (const region of new Set(regions)) {
        if (region?.textContent) window.announced.push(region.textContent)
    }
}).observe(document, {subtree: true, childList: true, characterData: true})
"""


def announced(player: Player) -> list[str]:
    """Everything so far, in order."""
    said: list[str] = player.page.evaluate("window.announced")
    return said


def test_a_game_is_announced_in_sentences_once_a_frame_at_most(site: Site, visit: Visit) -> None:
    ana = visit()
    ana.context.add_init_script(EAR)
    ana.sit(site.lay(options={"rounds": 1}))
    ana.begin()

    play_on(ana, Mouse(ana))

    said = announced(ana)
    assert len(said) > 5
    assert len(said) <= len(ana.all_heard("frame"))
    sentences = {one["sentence"] for one in ana.log}
    for text in said:
        told = re.sub(r"(And \d+ more\.|Your turn\. .*)", "", text).strip()
        while told:
            first = next((one for one in sentences if told.startswith(one)), None)
            assert first is not None, f"{told!r} is in no log"
            told = told.removeprefix(first).strip()
    assert any("Your turn." in text for text in said)
    assert all(len(text.split(". ")) <= 6 for text in said)


def test_keys_say_what_one_holds_what_can_be_done_and_what_has_changed(
    visit: Visit, stage: Stage
) -> None:
    ana = visit(address=stage.address)
    ana.context.add_init_script(EAR)
    ticket = stage.lay()
    ana.sit(ticket)
    ana.begin()
    assert ana.wait_until_asked()
    stage.set(ticket["code"], **BANK)
    expect(ana.asks).to_have_text("Act with a card.")

    for key, words in (
        ("h", "Face up: Wattieza, plant, location 31"),
        ("l", "evolve it from Water lily or Cooksonia, or discard it for"),
        ("w", ana.log[-1]["sentence"]),
    ):
        ana.page.keyboard.press(key)
        ana.until(f"{key} is answered", lambda words=words: words in announced(ana)[-1])  # type: ignore[misc]


def test_cards_have_full_names(visit: Visit, stage: Stage) -> None:
    ana = visit(address=stage.address)
    ticket = stage.lay()
    ana.sit(ticket)
    ana.begin()
    assert ana.wait_until_asked()
    stage.set(ticket["code"], **BANK)
    expect(ana.asks).to_have_text("Act with a card.")

    expect(ana.own("wattieza")).to_have_accessible_name(
        "Wattieza, plant, location 31, land, two stars, sunlight, roots, woody; "
        "discarded: +2 on plants; face up before you"
    )
    expect(ana.living("cooksonia")).to_have_accessible_name(
        re.compile(
            "^Cooksonia, plant, location 26, land, .*; population 6; mutations: large, woody; "
            "now two stars"
        )
    )
    for one in ("algae", "tyrannosaurus", "corvus"):
        name = ana.living(one).get_attribute("aria-label") or ""
        assert FACES[one].latin not in name.split(", ")[1:], "Latin is for the eye"
        assert re.search(r"(one|two|three|four) stars?, (sunlight|eats)", name)
    # The board is read row by row, each from the lowest number on.
    for row in ("Plants", "Animals"):
        names = [
            one.get_attribute("aria-label") or ""
            for one in ana.page.get_by_role("region", name=row).get_by_role("button").all()
        ]
        numbers = [int(re.findall(r"location (\d+)", name)[0]) for name in names]
        assert len(numbers) > 3
        assert numbers == sorted(numbers)


def test_focus_is_seen_and_arrows_lead_along_the_board(visit: Visit, stage: Stage) -> None:
    ana = visit(address=stage.address)
    ticket = stage.lay()
    ana.sit(ticket)
    ana.begin()
    assert ana.wait_until_asked()
    stage.set(ticket["code"], **BANK)
    expect(ana.asks).to_have_text("Act with a card.")

    ana.living("algae").focus()
    ana.page.keyboard.press("ArrowRight")
    expect(ana.living("nymphaea")).to_be_focused()
    ana.page.keyboard.press("End")
    expect(ana.living("bryophyta")).to_be_focused()
    ana.page.keyboard.press("ArrowDown")
    expect(ana.living("arthropleura").or_(ana.living("corvus")).first).to_be_visible()
    focused = ana.page.evaluate("document.activeElement.ariaLabel")
    assert ", animal, " in focused
    outline = ana.page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline == "solid"
