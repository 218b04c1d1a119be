"""Before and after a touch: what it would do, why it cannot be done, and taking it back."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.hands import Mouse, Player
from tests.browser.stage import BANK, Stage

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow]


def seat(visit: Visit, stage: Stage, **context: object) -> Player:
    """Ana at a table for two, with the bank before her."""
    ana = visit(address=stage.address, reduced_motion="reduce", **context)  # type: ignore[arg-type]
    ticket = stage.lay()
    ana.sit(ticket)
    ana.begin()
    assert ana.wait_until_asked()
    stage.set(ticket["code"], **BANK)
    expect(ana.asks).to_have_text("Act with a card.")
    return ana


def test_a_target_that_is_not_legal_says_why_with_what_is_met_and_what_is_not(
    visit: Visit, stage: Stage
) -> None:
    ana = seat(visit, stage)
    Mouse(ana).pick("wattieza")
    expect(ana.living("bryophyta")).to_have_accessible_name(
        re.compile("cannot be chosen: ask why$")
    )

    ana.living("bryophyta").click()

    why = ana.page.get_by_role("status").filter(has_text="Why not Moss?")
    expect(why).to_be_visible()
    refusal = ana.all_heard("answer")[-1]["refusal"]
    expect(why).to_contain_text(refusal["sentence"])
    checks = why.get_by_role("listitem")
    expect(checks).to_have_count(len(refusal["checks"]))
    assert {check["met"] for check in refusal["checks"]} == {True, False}
    for check, line in zip(refusal["checks"], checks.all(), strict=True):
        expect(line).to_contain_text("✓" if check["met"] else "✗")
        expect(line).to_contain_text(check["text"])
        assert line.evaluate("one => getComputedStyle(one, '::before').content") == "none"
    assert ana.acts_done() == 0
    expect(ana.living("bryophyta")).to_have_accessible_name(re.compile("the reason is shown$"))
    ana.page.keyboard.press("Escape")
    expect(why).to_have_count(0)


def test_the_first_tap_shows_the_result_and_the_second_does_it(visit: Visit, stage: Stage) -> None:
    ana = seat(visit, stage)
    Mouse(ana).pick("wattieza")
    parent = ana.living("cooksonia")
    expect(parent).to_have_accessible_name(re.compile("can be chosen$"))

    parent.click()

    expect(ana.asks).to_have_text("Evolve Wattieza from Cooksonia?")
    expect(parent).to_have_accessible_name(re.compile(r"population 6, becomes 3 \+ 3\b.*; chosen$"))
    assert ana.acts_done() == 0
    expect(ana.living("wattieza")).to_have_count(0)

    parent.click()

    ana.until("done", lambda: ana.acts_done() == 1)
    expect(parent).to_have_accessible_name(re.compile("population 3"))
    expect(ana.living("wattieza")).to_have_accessible_name(re.compile("population 3"))


def test_a_tap_on_another_place_aims_again_and_does_nothing(visit: Visit, stage: Stage) -> None:
    ana = seat(visit, stage)
    Mouse(ana).pick("wattieza")

    ana.living("cooksonia").click()
    ana.living("nymphaea").click()

    expect(ana.asks).to_have_text("Evolve Wattieza from Water lily?")
    assert ana.acts_done() == 0


def test_a_click_counts_once_however_fast_one_clicks(visit: Visit, stage: Stage) -> None:
    ana = seat(visit, stage)
    Mouse(ana).pick("seeds-48")

    ana.page.get_by_role("button", name=re.compile("^Keep: ")).click(click_count=5, delay=5)

    ana.until("done", lambda: ana.acts_done() == 1)
    assert ana.wait_until_asked()
    assert [one["action"] for one in ana.said if one["type"] == "act"] == ["keep seeds-48"]


def test_an_open_choice_is_taken_back_and_once_all_have_chosen_the_button_says_why_not(
    visit: Visit, stage: Stage
) -> None:
    ana, ben = (visit(address=stage.address, reduced_motion="reduce") for _person in range(2))
    ticket = stage.lay(bots=())
    ana.sit(ticket)
    ben.sit(stage.take_seat(ticket["code"], "Ben"))
    ana.begin()
    for player in (ana, ben):
        assert player.wait_until_asked()
    back = ana.page.get_by_role("button", name="Take back")
    first, second = ana.view["hand"][:2]
    back.click(force=True)  # Playwright takes aria-disabled for a refusal to be clicked
    expect(ana.page.get_by_text("You have done nothing yet.").first).to_be_visible()

    Mouse(ana).do(f"choose {first}")
    expect(ana.asks).to_have_text(re.compile("lies face down.$"))
    expect(ben.page.get_by_role("region", name="Ana", exact=True)).to_contain_text("ready ✓")
    back.click()

    expect(ana.asks).to_have_text("Choose a card.")
    expect(ben.page.get_by_role("region", name="Ana", exact=True)).to_contain_text("choosing")
    Mouse(ana).do(f"choose {second}")
    Mouse(ben).do(f"choose {ben.view['hand'][0]}")
    ana.until("all is revealed", lambda: ana.view["phase"] == "drafting")
    back.click(force=True)
    reason = ana.frame["take_back"]["sentence"]
    expect(ana.page.get_by_text(reason).first).to_be_visible()
    assert [one["values"]["card"] for one in ana.log if one["name"] == "chose"] == [second]


def test_the_card_that_lies_face_down_is_taken_back_by_two_taps(visit: Visit, stage: Stage) -> None:
    ana, ben = (visit(address=stage.address, reduced_motion="reduce") for _person in range(2))
    ticket = stage.lay(bots=())
    ana.sit(ticket)
    ben.sit(stage.take_seat(ticket["code"], "Ben"))
    ana.begin()
    assert ana.wait_until_asked()
    card = ana.view["hand"][0]
    Mouse(ana).do(f"choose {card}")
    expect(ana.asks).to_have_text(re.compile("lies face down.$"))

    ana.own(card).click()
    expect(ana.asks).to_have_text(re.compile(r"^Take .* back\?$"))
    ana.own(card).click()

    expect(ana.asks).to_have_text("Choose a card.")
