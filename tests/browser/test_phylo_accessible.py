"""axe-core finds nothing to complain about in Phylo, by day and by night."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.arranged import play_out
from tests.browser.axe import AXE, complaints
from tests.browser.conftest import Visit
from tests.browser.hands import Player
from tests.browser.phylo import arrange, lay, sit
from tests.browser.stage import Stage

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow, pytest.mark.sampled]

HANDS = [
    "duckweed mallard great-blue-heron pond-snail snowy-owl",
    "eelgrass purple-sea-urchin sea-otter killer-whale drought",
    "white-clover horse lion",
]
AIMS: dict[str, Any] = {
    "hands": ["indian-plum northern-cardinal oil-spill poaching reindeer", *HANDS[1:]],
    "phase": "aiming",
}


@pytest.fixture
def visitor(visit: Visit, stage: Stage) -> Player:
    """Somebody who wants little motion, on a page that axe may look at."""
    visitor = visit(address=stage.address, reduced_motion="reduce", bypass_csp=True)
    visitor.context.add_init_script(AXE.read_text())
    return visitor


def test_a_round_from_the_draw_to_the_strike(visitor: Player, stage: Stage) -> None:
    code, ana, [ben, cleo] = sit(visitor, stage, "Ben", "Cleo")
    hands = [HANDS[0].replace("mallard", "wildfire"), *HANDS[1:]]
    arrange(stage, code, hands=hands, dealer=2)
    assert ana.until_asked()
    ana.mark("duckweed")
    ana.touch(ana.answer("Odds"))
    expect(ana.odds).to_be_visible()
    found = complaints(visitor, "drawing, with odds")

    arrange(stage, code, **AIMS | {"hands": HANDS})
    expect(ana.asks).to_have_text("Nothing to aim.")
    found += complaints(visitor, "nothing to aim", sizes=("phone",))

    arrange(stage, code, **AIMS)
    expect(ana.asks).to_have_text("Aim your events?")
    ana.aim("oil-spill", "Ben")
    ana.aim("poaching", "Cleo")
    found += complaints(visitor, "aimed")
    ana.touch(ana.own("oil-spill"))
    found += complaints(visitor, "whom for", sizes=("desk",))
    ana.page.keyboard.press("Escape")
    ana.press("Ready")
    ben.act("aim drought 2")
    cleo.act("aim nothing")

    expect(ana.film).to_be_visible()
    ana.stop_film()
    found += complaints(visitor, "film")
    assert ana.until_asked()
    expect(ana.asks).to_have_text("Which one does Oil spill take?")
    found += complaints(visitor, "striking")
    assert found == [], "\n".join(found)


def test_the_end_and_the_last_round(visitor: Player, stage: Stage) -> None:
    code, ana, _rivals = sit(visitor, stage, "Ben", "Cleo", end="rounds", rounds=1)
    arrange(stage, code, **AIMS)
    play_out(stage, code)
    ana.until_over()

    found = complaints(visitor, "end", sizes=("desk",))
    ana.page.get_by_role("button", name="Look at the hands of the last round").click()
    expect(ana.last_round).to_be_visible()
    found += complaints(visitor, "last round", "dialog", sizes=("phone",))
    assert found == [], "\n".join(found)


def test_the_deck_in_the_lobby_and_a_card(visitor: Player, stage: Stage) -> None:
    visitor.forgiven += ["400"]
    visitor.sit(lay(stage, seats=3))
    page = visitor.page
    page.get_by_role("button", name="Bring a deck").click()
    page.get_by_role("textbox", name="The card file").fill("name = 1")
    page.get_by_role("button", name="Play with this deck").click()
    expect(page.get_by_role("alert")).to_be_visible()
    found = complaints(visitor, "deck")
    page.keyboard.press("Escape")
    found += complaints(visitor, "lobby", sizes=("phone",))
    assert found == [], "\n".join(found)


def test_a_card_closely(visitor: Player, stage: Stage) -> None:
    code, ana, _rivals = sit(visitor, stage, "Ben")
    arrange(stage, code, hands=HANDS[0])
    ana.own("mallard").click(button="right")
    expect(ana.page.get_by_role("dialog")).to_be_visible()

    assert complaints(visitor, "card", "dialog", sizes=("phone",)) == []
