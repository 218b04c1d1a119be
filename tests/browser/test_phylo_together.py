"""People at one pond, each in a browser of their own: what is secret, and what all see alike."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tangledbank.server.entries import Botted
from tests.browser.conftest import Visit
from tests.browser.phylo import FACES, Naturalist, arrange, lay, sit
from tests.browser.stage import Stage
from tests.server.house import a_bot

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow]

# Bots sit between Ana and Ben, and keep what they hold, as all of it counts. In the end Ben's
# otter and whale count most, and the same.
POND: dict[str, Any] = {
    "hands": [
        "indian-plum northern-cardinal great-blue-heron oil-spill drought",
        "white-clover horse lion common-dandelion monarch-butterfly",
        "duckweed mallard mute-swan white-water-lily pond-snail",
        "giant-kelp purple-sea-urchin sea-otter reindeer wildfire",
    ],
    "pickup": "killer-whale european-badger",
}
COUNTS = [8, 15, 18, 8]  # what events leave
# Ana holds an event, Ben another one.
TWO: dict[str, Any] = {
    "hands": [
        "indian-plum northern-cardinal european-badger drought reindeer",
        "giant-kelp purple-sea-urchin spiny-lobster wildfire lion",
    ],
    "phase": "aiming",
}


def names(*cards: str) -> list[str]:
    """Cards, by ids and as people call them."""
    return [*cards, *(FACES[card].name for card in cards)]


async def seat_keepers(stage: Stage, code: str) -> None:
    """In place of the bots, older ones, as old tables have them: they keep what counts."""
    table = stage.house.tables.live[code]
    async with table.turn():
        await table.commit(Botted(1, "greedy"), Botted(2, "greedy"))


def test_a_round_of_four(visit: Visit, stage: Stage) -> None:
    ticket = lay(stage, seats=4, bots=(a_bot("phylo"),) * 2)
    stage.run(seat_keepers(stage, ticket["code"]))
    tickets = [ticket, stage.take_seat(ticket["code"], "Ben")]
    # Two pages that move at once are much for a small machine.
    people = [Naturalist(visit(address=stage.address, reduced_motion="reduce")) for _ in tickets]
    ana, ben = people
    for one, held in zip(people, tickets, strict=True):
        one.visitor.sit(held)
    ana.begin()
    ben.until_dealt()
    since = [len(one.visitor.heard) for one in people]
    arrange(stage, ticket["code"], **POND)
    left, top, _right = ana.others

    # Two draws: everyone sees how many cards others drop, and no more.
    expect(ana.asks).to_have_text("Ben draws.")
    ben.drop("reindeer")
    expect(ben.own("killer-whale")).to_be_visible()
    expect(ana.seat("Ben")).to_contain_text("drew 1")
    ana.drop("great-blue-heron")
    expect(ana.own("european-badger")).to_be_visible()
    expect(ben.seat("Ana")).to_contain_text("to draw")  # once more
    for one in (ben, ana):
        assert one.until_asked()
        one.press("Keep all five")

    # All aim in secret; Ben changes his mind.
    assert ben.until_asked()
    expect(ana.seat(left)).to_contain_text("ready")
    ben.aim("wildfire", top)
    ben.press("Ready")
    expect(ana.seat("Ben")).to_contain_text("ready")
    ben.touch(ben.answer("Change it"))
    expect(ana.seat("Ben")).to_contain_text("aims")
    expect(ben.answer("Ready")).to_be_visible()
    ben.aim("wildfire", "Ana")
    ben.press("Ready")
    expect(ana.seat("Ben")).to_contain_text("ready")
    expect(ben.asks).to_have_text("You are ready.")
    ana.aim("oil-spill", "Ben")
    ana.aim("drought", left)
    ana.touch(ana.answer("Play Drought earlier"))
    expect(ana.page.get_by_role("list", name="Order of play")).to_contain_text(
        re.compile(f"1.*Drought for {left}.*2.*Oil spill for Ben")
    )
    told = [one.told(at) for one, at in zip(people, since, strict=True)]
    assert not [one for one in names("wildfire", "killer-whale", "sea-otter") if one in told[0]]
    assert not [one for one in names("oil-spill", "drought", "indian-plum") if one in told[1]]

    # The last one is ready: four open hands, and what events do to them.
    ana.press("Ready")
    for one in people:
        expect(one.hands.get_by_role("group", name=re.compile("hand", re.I))).to_have_count(4)
    expect(ana.hand_of("Ben").get_by_role("button", name=re.compile("^Sea otter"))).to_be_visible()
    expect(ben.hand_of("Ana").get_by_role("button", name=re.compile("^Drought"))).to_be_visible()

    # Two cards count alike: the event's owner chooses, and the whale loses its food.
    assert ana.until_asked()
    expect(ana.asks).to_have_text("Which one does Oil spill take?")
    ben.visitor.until("Ana chooses", lambda: not ben.skips_film() and ben.asks.is_visible())
    expect(ben.asks).to_have_text("Ana chooses.")
    expect(ben.answer(re.compile("otter|whale"))).to_have_count(0)
    otter = ana.hand_of("Ben").get_by_role("button", name=re.compile("^Sea otter"))
    ana.done(lambda: ana.touch(otter))

    # Both pages tell the same of the round.
    for one in people:
        one.visitor.until("the next round", lambda one=one: one.view["round"] == 2)  # type: ignore[misc]
        one.visitor.until("it is shown", one.is_at_pond)
        assert one.view["rounds"] == [{"counts": COUNTS, "winners": [2]}]
        one.touch(one.page.get_by_role("button", name="last round"))
        expect(one.last_round.get_by_role("group")).to_have_count(4)
    found = [one.last_round.get_by_role("group").all() for one in people]
    counted = [[hand.get_attribute("aria-label") for hand in hands] for hands in found]
    who = [["Your hand", *(f"Hand of {name}" for name in (left, top, "Ben"))],
           ["Hand of Ana", *(f"Hand of {name}" for name in (left, top)), "Your hand"]]  # fmt: skip
    assert counted == [
        [f"{hand}: {count} points" for hand, count in zip(hands, COUNTS, strict=True)]
        for hands in who
    ]
    for one in people:
        expect(one.last_round).to_contain_text("Oil spill for")
        one.page.keyboard.press("Escape")
        expect(one.last_round).to_be_hidden()
        gauge = one.page.get_by_role("img", name=re.compile(f", {top} 18, "))
        expect(gauge).to_be_visible()


def test_a_spectator_sees_no_hand_before_the_reveal(visit: Visit, stage: Stage) -> None:
    code, ana, [ben] = sit(visit(address=stage.address), stage, "Ben")
    arrange(stage, code, **TWO)
    watcher = Naturalist(visit(address=stage.address, reduced_motion="reduce"))

    watcher.visitor.go(f"/t/{code}")
    expect(watcher.asks).to_have_text("You are watching.")
    assert ana.until_asked()
    ana.aim("drought", "Ben")
    ana.press("Ready")
    expect(watcher.seat("Ana")).to_contain_text("ready")
    expect(watcher.slab).to_contain_text("Ben aims.")

    expect(watcher.page.locator("main button[data-card]")).to_have_count(0)
    told = watcher.told()
    held = " ".join(TWO["hands"]).split()
    assert not [name for name in names(*held) if name in told]
    ben.act("aim nothing")
    expect(watcher.hand_of("Ana")).to_be_visible()
    expect(watcher.page.locator('main button[data-card="drought"]')).to_be_visible()


def test_a_reload_in_the_middle_of_aiming_keeps_everything(visit: Visit, stage: Stage) -> None:
    code, ana, _rivals = sit(visit(address=stage.address), stage, "Ben", "Cleo")
    arrange(stage, code, **TWO)
    assert ana.until_asked()
    expect(ana.own("drought")).to_be_visible()
    before = ana.page.locator("main").aria_snapshot()

    ana.page.reload()
    assert ana.until_asked()
    expect(ana.page.get_by_role("status", name="Connection: connected")).to_be_visible()
    assert ana.page.locator("main").aria_snapshot() == before

    # And after she is ready, until all are.
    ana.aim("drought", "Cleo")
    ana.press("Ready")
    expect(ana.answer("Change it")).to_be_visible()
    before = ana.page.locator("main").aria_snapshot()
    ana.page.reload()
    expect(ana.asks).to_have_text("You are ready.")
    expect(ana.page.get_by_role("status", name="Connection: connected")).to_be_visible()
    expect(ana.own("drought")).to_have_accessible_name(re.compile("for Cleo, secret"))
    assert ana.page.locator("main").aria_snapshot() == before
    ana.touch(ana.answer("Change it"))
    expect(ana.asks).to_have_text("Ready to show your hand?")


def test_aiming_looks_the_same_with_and_without_events(visit: Visit, stage: Stage) -> None:
    code, ana, [ben] = sit(visit(address=stage.address), stage, "Ben")
    held, other = TWO["hands"]
    found = []
    for hand, aim in (
        (other, "aim wildfire 1"),
        (other.replace("wildfire", "horse"), "aim nothing"),
    ):
        arrange(stage, code, hands=[held, hand], phase="aiming")
        assert ana.until_asked()
        expect(ana.seat("Ben")).to_contain_text("aims")
        looks = [ana.page.locator("main").aria_snapshot(), ana.place(ana.seat("Ben"))]
        ben.act(aim)
        expect(ana.seat("Ben")).to_contain_text("ready")
        looks += [ana.page.locator("main").aria_snapshot(), ana.place(ana.seat("Ben"))]
        frame = ana.visitor.frame
        found.append([*looks, {key: frame[key] for key in ("view", "legal", "events", "offers")}])

    assert found[0] == found[1]
