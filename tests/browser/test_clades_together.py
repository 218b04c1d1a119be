"""Two people at one table of Clades, each in a browser of their own."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.clades import FLIGHTS, Caller, arrange, lay, moved, named, no_triple, triples
from tests.browser.conftest import Visit
from tests.browser.lossy import Lossy
from tests.browser.stage import Stage

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow]

# Two triples that both want the first mammal, one of mammals only, and three that do not match.
FIRST, OVER_IT = named("mw1b sl1b aa1b"), named("mw1b sl2g aa3r")
OF_MAMMALS, WRONG = named("mw2r ml2r ma2r"), named("sl2g sw3g sa1r")
SHARED = "mw1b mw2r ml2r ma2r sl1b sl2g sw3g sa1r aa1b aa3r al2b aw1g"
MEADOW: dict[str, Any] = {
    "shared": SHARED,
    "hands": ["al3g", "sa3b"],
    # Three for the first triple; two extra and three for the mammals; Lucky 13; and some more.
    "deck": "ml1r sa1b al1r sw1g sw2b mw3g ml3b ma3g sl3r mw1r mw1g",
}


def sit_together(
    visit: Visit, stage: Stage, late: int = 0, **options: Any
) -> tuple[str, Caller, Caller]:
    """Ana and Ben, to whom news comes late, with the cards dealt; and the table's code."""
    ana, ben = (Caller(visit(address=stage.address)) for _seat in range(2))
    if late:
        Lossy(ben.visitor, late=late)
    ticket = lay(stage, **options)
    for player, held in ((ana, ticket), (ben, stage.take_seat(ticket["code"], "Ben"))):
        player.visitor.context.add_init_script(FLIGHTS)
        player.visitor.sit(held)
    ana.begin()
    ben.until_dealt()
    return str(ticket["code"]), ana, ben


def test_calls_over_each_other(visit: Visit, stage: Stage) -> None:
    code, ana, ben = sit_together(visit, stage, late=400, window_ms=4000, lock_out_ms=2500)
    arranged = arrange(stage, code, **MEADOW)
    for player in (ana, ben):
        player.until_shown(arranged)

    # Both see the same cards in the same places, and each their own.
    shared = named(SHARED)
    assert moved(ana.places(), ben.places()) == set()
    assert set(ana.places()) == {*shared, *named("al3g")}
    assert set(ben.places()) == {*shared, *named("sa3b")}
    for player in (ana, ben):  # everyone plays at once: the tab claims no turn
        expect(player.page).to_have_title("Clades Prehistoric")

    # Ben has marked two cards, one of which Ana takes; before he hears of it, he calls.
    ben.touch(*OVER_IT[:2])
    expect(ben.asks).to_have_text("One more for your call.")
    ben.aim(OVER_IT[2])
    ana.touch(*FIRST[:2])
    ana.aim(FIRST[2])
    ana.page.mouse.down()
    ben.page.mouse.down()
    ana.visitor.until("a triple", lambda: len(ana.view["claims"]) == 1)
    ana.page.mouse.up()
    ben.page.mouse.up()
    expect(ana.pile("Your")).to_have_accessible_name(re.compile("^Your pile: 3 cards; 1 triple$"))
    expect(ben.pile("Ana's")).to_have_accessible_name(re.compile("^Ana's pile: 3 cards; 1 triple$"))
    expect(
        ben.page.get_by_text(re.compile(r"^Taken\s*0\.\d\d s earlier\s*by Ana$"))
    ).to_be_visible()
    assert ben.marked() == set(OVER_IT[1:]), "what is left of his call stays marked"
    assert ben.view["players"][1]["false_calls"] == 0, "late is not wrong"

    # The window is still open: he has another one, and two more cards.
    ben.page.keyboard.press("Escape")
    ben.call(*OF_MAMMALS)
    assert [one["seat"] for one in ana.view["claims"]] == [0, 1]
    expect(ana.seat("Ben")).to_contain_text("a clade triple, +3")
    for player in (ana, ben):
        player.until_filled()
        assert [len(one["pile"]) for one in player.view["players"]] == [3, 5]
    expect(ana.pile("Ben's")).to_have_accessible_name(re.compile("^Ben's pile: 5 cards; "))
    # Every card of a pile has flown to it, at both.
    assert [player.page.evaluate("window.flown") for player in (ana, ben)] == [8, 8]

    # Ana is wrong: both read why, quality by quality, and that she has to wait.
    ana.call(*WRONG)
    for player, who in ((ana, "You called"), (ben, "Ana called")):
        expect(player.why).to_contain_text(who)
        expect(player.why.get_by_role("row")).to_have_text(
            [
                re.compile("^✓ right:clade.*all sauropsids$"),
                re.compile("^✓ right:place.*all different$"),
                re.compile("^✓ right:number.*all different$"),
                re.compile("^✗ wrong:ink.*two green, one red$"),
            ]
        )
    expect(ana.ring).to_have_accessible_name(re.compile(r"You may call again in \d\.\d s"))
    expect(ben.seat("Ana")).to_contain_text(re.compile("waits [123] s"))
    # What she marks meanwhile is kept, but sent only when she says so.
    right = triples(ana.view["reach"])[0]
    ana.touch(*right)
    expect(ana.asks).to_have_text("Three are marked.")
    assert ana.calls() == 2
    ana.page.get_by_role("button", name="Call", exact=True).click()
    ana.visitor.until("the call counts", lambda: ana.view["players"][0]["triples"] == 2)
    expect(ben.pile("Ana's")).to_have_accessible_name(re.compile("; 2 triples"))


def test_when_both_are_stuck_lucky_13_is_laid_beside_the_deck(visit: Visit, stage: Stage) -> None:
    code, ana, ben = sit_together(visit, stage)
    ana.until_shown(arrange(stage, code, **MEADOW | {"deck": "sl3r mw1r"}))
    before = ana.places()

    ana.stuck.click()
    expect(ben.seat("Ana")).to_contain_text("is stuck")
    expect(ben.stuck).to_contain_text("1 of 2")
    ben.stuck.click()

    lucky = ana.card("sauropsid-land-3-red")
    for player in (ana, ben):
        beside = player.page.get_by_role("group", name="Beside the deck")
        expect(beside.get_by_role("button")).to_have_count(1)
        expect(player.seat("Ben" if player is ana else "Ana")).to_contain_text("looking")
    expect(lucky).to_have_accessible_name(re.compile("; beside the deck$"))
    assert moved(before, ana.places()) == set(), "it pushes nothing aside"


def test_a_teaching_game_to_its_end_and_a_look_back(visit: Visit, stage: Stage) -> None:
    code, ana, ben = sit_together(visit, stage, cards="teaching", window_ms=150)
    players = [ana, ben]
    wrong = no_triple(ana.view["reach"])
    ana.call(*wrong)
    while ana.view["phase"] == "playing":
        players.reverse()
        able = [one for one in players if one.is_free() and triples(one.view["reach"])]
        if able:
            able[0].call(*triples(able[0].view["reach"])[0])
        elif all(player.is_free() for player in players):
            for player in players:
                player.stuck.click()
                player.until_answered()
        for player in players:  # each sees what the other's click has done, the end too
            player.until_level(stage, code)

    scores = ana.view["players"]
    for player, name in ((ana, "Ben"), (ben, "Ana")):
        expect(player.ending).to_be_visible()
        for who, seat in (("You", player.view["seat"]), (name, 1 - player.view["seat"])):
            heading = player.page.get_by_role("heading", level=3, name=re.compile(f"^{who}"))
            column = player.page.get_by_role("listitem").filter(has=heading).first
            expect(column).to_contain_text(str(len(scores[seat]["pile"])))
        back = player.page.get_by_role("region", name="A look back")
        expect(back.get_by_role("heading", name="How long the triples lay there")).to_be_visible()
        expect(back.get_by_role("heading", name="The fastest call")).to_be_visible()
        expect(back.get_by_role("heading", name=re.compile("missed|^Missed"))).to_be_visible()
        expect(back.get_by_role("article")).to_have_count(2)
        back.get_by_text("Every triple in words").click()
        expect(back.get_by_role("group").get_by_role("listitem")).to_have_count(
            sum(one["triples"] for one in scores)
        )
