"""What the table of The T-Rex Game says of totals, what it asks in place, and what it forbids."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tangledbank.core.advance import advance
from tangledbank.games.trex import GAME
from tangledbank.games.trex.seen.view import Total, View
from tests.browser.arranged import begun, seen
from tests.browser.conftest import Visit
from tests.browser.stage import Stage
from tests.browser.trex import FACES, Tripper, arrange, period, sit

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow]

# Elevenses and the Vicar share food with the tea room; of Ben's cards one is shown.
LANE: dict[str, Any] = {
    "spots": "the-tar-and-kettle iguanodon-on-the-bandstand the-great-jumble-sale low-tide-frinton",
    "sides": [
        "elevenses-overheard+ the-vicar-takes-seconds / / / borrowed-in-the-ice-age",
        "mammoth-in-a-sulk / cousin-maud-hatted+ brass-band-marching / / how-de-do@jurassic",
    ],
    "hands": ["a-fair-queue bank-holiday-diplodocus second-trombone", "the-spirit-level"],
    "period": "jurassic",
    "plays": (2, 0),
}
# Spots that forbid: hiding, revealing, and everything.
RULES: dict[str, Any] = {
    "spots": "ammonite-assembly-rooms boating-lake-great-ooze the-great-jumble-sale mudbury-halt",
    "hands": ["a-fair-queue the-vicar-takes-seconds", "the-spirit-level"],
}
# Every question can be asked here.
QUESTIONS: dict[str, Any] = {
    "spots": "the-tar-and-kettle palais-de-mud mudbury-halt pevensey-under-sea",
    "sides": ["/ a-fair-queue"],
    "hands": [
        "punting-with-apologies tea-for-two-diplodoci cousin-maud-hatted volume-nine the-bass-drum",
        "the-spirit-level weighing-the-baby bank-holiday-diplodocus",
    ],
}


def test_totals_are_what_the_engine_counts(visit: Visit, stage: Stage) -> None:
    code, ana, _ben = sit(visit(address=stage.address), stage)
    arrange(stage, code, **LANE)
    assert ana.until_asked()
    view, counted = seen(stage, code, 0), count(stage, code)
    ranges = []
    for at, spot in enumerate(view.spots, 1):
        if spot.closed:
            expect(ana.total(at)).to_have_count(0)
            continue
        mine, other = spot.totals
        assert (mine.low, mine.high) == (counted.last[at - 1].totals[0].low,) * 2
        expect(ana.total(at)).to_have_accessible_name(re.compile(rf"^Your total: {mine.low}\b"))
        expect(ana.total(at, "Ben")).to_have_accessible_name(
            re.compile(f"^Total of Ben: {words(other)}(,|$)")
        )
        ranges.append(other.high - other.low)
    assert max(ranges) > 0  # something is hidden
    expect(ana.total(1)).to_have_accessible_name(re.compile(", 2 for food$"))

    # With a card chosen, each spot says what it would become.
    cards = {one.card for one in view.own.previews}
    assert len(cards) == 3
    for card in cards:
        ana.choose(card)
        previews = [one for one in view.own.previews if one.card == card]
        for one in previews:
            expect(ana.total(one.spot + 1)).to_have_accessible_name(
                f"Your total becomes {one.total}"
            )
        ana.touch(ana.answer("Put it back"))
    expect(ana.total(1)).to_have_accessible_name(re.compile("^Your total: "))


def test_groups_are_tied_and_glow(visit: Visit, stage: Stage) -> None:
    code, ana, _ben = sit(visit(address=stage.address), stage)
    arrange(stage, code, **LANE)
    assert ana.until_asked()
    expect(ana.spot(1).locator(".threads path").first).to_be_visible()

    found = 0
    for at, spot in enumerate(seen(stage, code, 0).spots, 1):
        groups = [group for total in spot.totals for group in total.groups]
        found += len(groups)
        glowing = {
            (f'[data-number="{number}"]', one.icon) for one in groups for number in one.numbers
        } | {(".tx-spot", one.icon) for one in groups if one.spot}
        for where, icon in glowing:
            tag = ana.spot(at).locator(f'{where} .tx-tag.glow[data-icon="{icon}"]')
            expect(tag).to_have_count(1)
        expect(ana.spot(at).locator(".tx-tag.glow")).to_have_count(len(glowing))
        expect(ana.spot(at).locator(".threads svg")).to_have_count(len(groups))
    assert found == 1


def test_a_card_is_moved_in_two_touches(visit: Visit, stage: Stage) -> None:
    code, ana, _ben = sit(visit(address=stage.address), stage)
    arrange(stage, code, **QUESTIONS, period=period("punting-with-apologies"))
    assert ana.until_asked()
    ana.lay("punting-with-apologies", 1, "open")
    expect(ana.asks).to_have_text("Move which card?")

    queue = ana.side(2).get_by_role("button")
    ana.touch(queue)
    expect(ana.asks).to_have_text("A Fair Queue: where to?")
    ana.page.keyboard.press("Escape")
    expect(ana.asks).to_have_text("Move which card?")
    ana.touch(queue)
    ana.done(lambda: ana.touch(ana.spot_card(3)))

    expect(ana.side(3)).to_contain_text(FACES["a-fair-queue"].name)
    expect(ana.side(2)).to_have_count(0)
    assert not ana.legal


def test_both_discard_one_after_the_other(visit: Visit, stage: Stage) -> None:
    code, ana, ben = sit(visit(address=stage.address, reduced_motion="reduce"), stage)
    now = period("tea-for-two-diplodoci")
    arrange(stage, code, **QUESTIONS, period=now)
    assert ana.until_asked()
    ana.lay("tea-for-two-diplodoci", 1, "open")
    expect(ana.asks).to_have_text("Discard a card?")
    expect(ana.answer("Leave it")).to_be_visible()
    ana.point_at(ana.own("volume-nine"))
    expect(ana.asks).to_have_text("Ben has to discard a card.")
    ben.act("discard bank-holiday-diplodocus", "pass")
    assert ana.until_asked()
    expect(ana.own("volume-nine")).to_have_count(0)
    expect(ana.piles.get_by_role("button", name="2 discard")).to_be_visible()

    # Now it is Ben's eye that asks; there is no way round it.
    hands = QUESTIONS["hands"][::-1]
    arrange(stage, code, **QUESTIONS | {"hands": hands, "first": 1, "period": now})
    ben.act("play tea-for-two-diplodoci at 1 open", "discard volume-nine")
    assert ana.until_asked()
    expect(ana.asks).to_have_text("Discard a card.")
    expect(ana.slab).to_contain_text("Tea for Two Diplodoci wants one of yours too.")
    expect(ana.answer("Leave it")).to_have_count(0)
    ana.point_at(ana.own("the-spirit-level"))
    expect(ana.own("the-spirit-level")).to_have_count(0)


def test_a_swap_can_be_changed_until_the_other_has_chosen(visit: Visit, stage: Stage) -> None:
    code, ana, ben = sit(visit(address=stage.address, reduced_motion="reduce"), stage)
    arrange(stage, code, **QUESTIONS, period=period("cousin-maud-hatted"))
    assert ana.until_asked()
    ana.lay("cousin-maud-hatted", 1, "open")
    expect(ana.asks).to_have_text("Which card do you swap?")
    ana.point_at(ana.own("volume-nine"))
    expect(ana.asks).to_have_text("Waiting for Ben.")
    expect(ana.slab).to_contain_text("You have chosen Volume Nine: Stegosaur to Sulk.")

    ana.touch(ana.answer("Change it"))
    expect(ana.asks).to_have_text("Which card do you swap?")
    ana.point_at(ana.own("the-bass-drum"))
    expect(ana.own("the-bass-drum")).to_have_accessible_name(re.compile("; chosen$"))
    ben.act("swap weighing-the-baby")

    expect(ana.film).to_contain_text("Ana gets Weighing the Baby.")
    ana.until_still()
    expect(ana.own("weighing-the-baby")).to_be_visible()
    expect(ana.own("volume-nine")).to_be_visible()
    expect(ana.own("the-bass-drum")).to_have_count(0)
    expect(ana.page.get_by_role("button", name="1 known to you")).to_be_visible()


def test_what_is_forbidden_says_why(visit: Visit, stage: Stage) -> None:
    code, ana, _ben = sit(visit(address=stage.address), stage)
    arrange(stage, code, **RULES)
    assert ana.until_asked()
    places = ana.page.get_by_role("group", name="How does it lie?")

    # Prehistoric: a sign hangs there, and no card may come.
    expect(ana.spot(3)).to_contain_text("Closed to play. Nobody wins this spot.")
    ana.choose("a-fair-queue")
    refused(ana, 3, "Nobody plays to a Prehistoric card.")
    ana.touch(ana.answer("Understood"))
    expect(ana.asks).to_have_text("A Fair Queue: where?")

    # A spot that demands revealing, one that forbids it, and one that leaves it open.
    for at, offered, sign in (
        (1, ["open"], "Not down Cards there must be revealed."),
        (2, ["down"], "Not open No card is revealed there in this round."),
        (4, ["down", "open"], ""),
    ):
        ana.touch(ana.spot_card(at))
        expect(places).to_have_count(1)
        expect(ana.spot(at).get_by_role("group", name="How does it lie?")).to_contain_text(sign)
        for mode in ("down", "open"):
            expect(ana.way(mode)).to_have_count(int(mode in offered))
    ana.touch(ana.answer("Put it back"))

    # A How-de-do is never shown, and Jurassic comes later.
    ana.choose("how-de-do")
    refused(ana, 1, "Cards there must be revealed.")
    ana.touch(ana.answer("Understood"))
    ana.touch(ana.own("the-vicar-takes-seconds"))
    expect(ana.slab).to_contain_text("Now only cards of Finely Balanced are played.")
    assert not [one for one in ana.visitor.said if one["type"] == "act"]


# -- words ---------------------------------------------------------------------------------
def words(total: Total) -> str:
    """As the page writes it."""
    return str(total.low) if total.low == total.high else f"{total.low} to {total.high}"


def count(stage: Stage, code: str) -> View:
    """The table as Ana sees it once nobody has played any more."""
    position: Any = begun(stage.house.tables.live[code].sitting).position.clone()
    while position.view(0).phase == "playing":
        advance(position, position.actors()[0], GAME.parse("pass"), 0)
    view: View = position.view(0)
    return view


def refused(ana: Tripper, number: int, sentence: str) -> None:
    """The chosen card may not go there."""
    ana.touch(ana.spot_card(number))
    expect(ana.slab.get_by_role("alert")).to_contain_text(sentence)
