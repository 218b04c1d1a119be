"""What the table of The Mating Game says and keeps: refusals, own decks, the debrief on paper."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.arranged import Rival, play_out
from tests.browser.conftest import Visit
from tests.browser.mating import Suitor, arrange, lay
from tests.browser.stage import Stage
from tests.server.house import a_bot

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow]

A4 = b"/Type /Page\n"  # once for each page of Chromium's PDFs


def test_a_card_that_cannot_be_paid_says_why(visit: Visit, stage: Stage) -> None:
    ana = Suitor(visit(address=stage.address))
    ticket = lay(stage)
    ana.visitor.sit(ticket)
    Rival(stage, ticket["code"])
    ana.begin()
    arrange(stage, ticket["code"], hands="peafowl-fan red-deer-roar food-cache-shrike", food=2)
    why = ana.slab.get_by_role("alert")

    expect(ana.own("peafowl-fan")).to_have_accessible_name(re.compile("costs 6, you have 2$"))
    ana.touch(ana.own("peafowl-fan"))
    expect(why).to_contain_text("Why not?")
    expect(why).to_contain_text(re.compile("food"))
    ana.touch(ana.own("food-cache-shrike"))
    expect(why).to_contain_text(re.compile("sneaky", re.IGNORECASE))
    ana.touch(ana.slab.get_by_role("button", name="Understood"))

    expect(ana.asks).to_have_text("Choose your strategy.")
    assert not [one for one in ana.visitor.said if one["type"] == "act"]


def test_the_table_plays_with_a_deck_of_its_own(visit: Visit, stage: Stage) -> None:
    ana = Suitor(visit(address=stage.address))
    ticket = lay(stage, bots=(a_bot("mating"),))
    ana.visitor.sit(ticket)

    ana.page.get_by_role("button", name="Build a deck").click()
    dialog = ana.page.get_by_role("dialog", name="The table's own environments")
    dialog.get_by_role("textbox", name="As text").fill("wildfire")
    dialog.get_by_role("button", name="Make it the deck").click()
    dialog.get_by_role("button", name="Take this deck").click()
    expect(dialog).to_be_hidden()
    expect(ana.page.get_by_text("What changes:")).to_contain_text("environment own")
    ana.begin()

    assert ana.view["coming"] == ["wildfire"]
    assert ana.until_asked()
    expect(ana.clearing).to_contain_text("next: Wildfire")


def test_the_debrief_asks_nine_questions_and_prints_alone(visit: Visit, stage: Stage) -> None:
    ana = Suitor(visit(address=stage.address, reduced_motion="reduce"))
    ticket = lay(stage, seats=3, bots=(a_bot("mating"),) * 2)
    ana.visitor.sit(ticket)
    ana.begin()
    play_out(stage, ticket["code"])
    ana.until_shown()
    expect(ana.ending).to_be_visible()
    questions = ana.debrief.locator("ol > li")

    expect(questions).to_have_count(9)
    for question in questions.all()[:8]:  # the last one is about people
        expect(question.get_by_role("figure").locator("svg, table").first).to_be_visible()
        assert is_drawn(question.get_by_role("figure"))
    expect(questions.last.get_by_role("term").first).to_be_visible()

    ana.page.emulate_media(media="print")
    expect(ana.debrief).to_be_visible()
    for gone in (ana.clearing, ana.ending, ana.debrief.get_by_role("button", name="Print")):
        expect(gone).to_be_hidden()
    pages = ana.page.pdf(format="A4").count(A4)
    assert 2 <= pages <= 8


def is_drawn(figure: Locator) -> bool:
    """Whether something is to be seen in every drawing of a figure."""
    sizes: list[float] = figure.locator("svg").evaluate_all(
        "all => all.map(one => Math.min(one.clientWidth, one.getBBox().height))"
    )
    return all(size > 10 for size in sizes)
