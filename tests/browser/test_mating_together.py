"""Three people at one table of The Mating Game, each in a browser of their own."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.arranged import Rival, shown_at
from tests.browser.conftest import Visit
from tests.browser.mating import FACES, Suitor, arrange, lay
from tests.browser.stage import Stage

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow]

# Ben has three females in this round, Cleo one; he can guard them once.
CLEARING: dict[str, Any] = {
    "hands": [
        "red-deer-roar peafowl-fan female-mimic-cuttlefish sperm-competition-dunnock",
        "peafowl-train mate-guarding-magpie giraffe-club bighorn-clash",
        "anole-push-up guppy-bold camouflage-frogmouth",
    ],
    "food": 5,
    "environments": "quiet-meadow",
}


def sit_together(visit: Visit, stage: Stage, *names: str) -> tuple[str, list[Suitor]]:
    """Ana and others, with the cards dealt; and the table's code."""
    ticket = lay(stage, seats=1 + len(names))
    tickets = [ticket, *(stage.take_seat(ticket["code"], name) for name in names)]
    # Three pages that move at once are much for a small machine.
    suitors = [Suitor(visit(address=stage.address, reduced_motion="reduce")) for _seat in tickets]
    for suitor, held in zip(suitors, tickets, strict=True):
        suitor.visitor.sit(held)
    suitors[0].begin()
    for suitor in suitors:
        suitor.until_dealt()
    return str(ticket["code"]), suitors


def press(key: str, *suitors: Suitor) -> None:
    """One after the other answers with a key, as soon as they are asked."""
    for suitor in suitors:
        assert suitor.until_asked()
        suitor.type(key)


def test_a_round_with_sneaky_cards(visit: Visit, stage: Stage) -> None:
    code, suitors = sit_together(visit, stage, "Ben", "Cleo")
    ana, ben, cleo = suitors
    since = [len(suitor.visitor.heard) for suitor in suitors]
    arrange(stage, code, **CLEARING)
    for suitor in suitors:
        expect(suitor.page.get_by_text("Nothing has happened yet.")).to_be_visible()

    # All choose in secret; Ana changes her mind.
    ana.lay("lunch")
    expect(ana.asks).to_have_text("You go out to lunch.")
    expect(ben.seat("Ana")).to_contain_text("a card face down")
    ana.touch(ana.answer("Change it"))
    assert ana.until_asked()
    expect(ben.seat("Ana")).to_contain_text("no card yet")
    ana.lay("red-deer-roar")
    ben.lay("peafowl-train")
    expect(ana.asks).to_have_text("Your card lies face down.")
    for other in (ana, cleo):
        expect(other.seat("Ben")).to_contain_text("a card face down")
    told = [suitor.told(at) for suitor, at in zip(suitors, since, strict=True)]
    assert "peafowl-train" not in told[0]
    assert "red-deer-roar" not in told[1]
    assert "peafowl-train" not in told[2]
    assert "red-deer-roar" not in told[2]
    assert not {name for name in ("Red deer", "Indian peafowl") if name in told[2]}

    # The last one is in: everyone sees all three.
    cleo.lay("anole-push-up")
    males = [("Ana", "Red deer"), ("Ben", "Indian peafowl"), ("Cleo", "Yellow-chinned anole")]
    for seat, suitor in enumerate(suitors):
        suitor.until_shown()
        for place, (name, animal) in enumerate(males):
            expect(suitor.seat("You" if place == seat else name)).to_contain_text(animal)

    # Nobody has anything for the first windows; Cleo wants to be asked no more.
    press("p", ana, ben)
    press("a", cleo)
    press("p", ana, ben)

    # A female for Ana; but Ben guards them.
    assert ana.until_asked()
    assert ana.view["window"] == 3
    ana.lift("female-mimic-cuttlefish")
    expect(ana.naming.get_by_role("button", name=re.compile("^(Ben|Cleo) "))).to_have_count(2)
    ana.done(lambda: ana.naming.get_by_role("button", name=re.compile("^Ben ")).click())
    assert ben.until_asked()
    expect(ben.asks).to_have_text("Ana plays Female mimic on you.")
    ben.lay("mate-guarding-magpie")
    assert [(one["red"], one["blue"]) for one in ben.view["players"]] == [(1, 0), (0, 3), (0, 1)]
    press("p", ben, ana)

    # After mating there is another card; she names him in the clearing, and he lets it happen.
    assert ana.until_asked()
    ana.lift("sperm-competition-dunnock")
    ana.done(lambda: ana.clearing.get_by_role("button", name=re.compile("^Name Ben:")).click())
    assert ben.until_asked()
    expect(ben.asks).to_have_text("Ana plays Sperm competition on you.")
    ben.press("Let it happen")
    press("p", ben, ana)

    # All discard in secret, and the next round begins.
    assert ben.until_asked()
    ben.lift("giraffe-club")
    ben.press("Discard 1, draw 4")
    expect(ben.asks).to_have_text("You discard 1.")
    for suitor in (ana, cleo):
        assert suitor.until_asked()
        suitor.press(re.compile("^Keep "))
    for suitor in suitors:
        assert suitor.until_asked()
        assert [one["offspring"] for one in suitor.view["players"]] == [2, 2, 1]
        assert (suitor.view["round"], suitor.view["phase"]) == (2, "choosing")
    for suitor in suitors:
        assert suitor.view == stage.run(shown_at(stage, code, suitor.view["seat"]))


def test_a_spectator_sees_no_hand(visit: Visit, stage: Stage) -> None:
    ana = Suitor(visit(address=stage.address))
    ticket = lay(stage)
    ana.visitor.sit(ticket)
    ben = Rival(stage, ticket["code"])
    ana.begin()
    arrange(stage, ticket["code"], **CLEARING | {"hands": CLEARING["hands"][:2]})
    watcher = Suitor(visit(address=stage.address))

    watcher.visitor.go(f"/t/{ticket['code']}")
    expect(watcher.asks).to_have_text("You are watching.")
    ana.until_asked()
    ana.lay("red-deer-roar")
    expect(watcher.seat("Ana")).to_contain_text("a card face down")

    expect(watcher.page.get_by_role("group", name="Your hand")).to_have_count(0)
    expect(watcher.page.locator("footer button[data-card]")).to_have_count(0)
    told = watcher.told()
    held = " ".join(CLEARING["hands"][:2]).split()
    assert not [card for card in held if card in told or FACES[card].name in told]
    ben.act("play peafowl-train")
    watcher.until_shown()
    expect(watcher.seat("Ana")).to_contain_text("Red deer")
    expect(watcher.slab).to_contain_text("Ana thinks.")


def test_a_reload_in_the_middle_of_a_window_keeps_everything(visit: Visit, stage: Stage) -> None:
    ana = Suitor(visit(address=stage.address))
    ticket = lay(stage)
    ana.visitor.sit(ticket)
    ben = Rival(stage, ticket["code"])
    ana.begin()
    arrange(
        stage, ticket["code"], males=["red-deer-walk", "kangaroo-kick"], first=1, window=2,
        hands=["satellite-male-ruff food-cache-shrike", "level-up-betta"],
        turned_up="quiet-meadow", food=[4, 2],
    )  # fmt: skip
    ben.act("pass")
    assert ana.until_asked()
    before = [ana.clearing.aria_snapshot(), ana.page.locator("footer").aria_snapshot()]
    log = ana.page.get_by_role("region", name="What happened").aria_snapshot()

    ana.page.reload()
    assert ana.until_asked()

    assert [ana.clearing.aria_snapshot(), ana.page.locator("footer").aria_snapshot()] == before
    assert ana.page.get_by_role("region", name="What happened").aria_snapshot() == log
    ana.lay("satellite-male-ruff")
    ben.act("pass")
    assert ana.until_asked()
    expect(ana.seat("You")).to_contain_text("stands aside")


def test_a_window_looks_the_same_with_and_without_a_card_to_play(
    visit: Visit, stage: Stage
) -> None:
    ana = Suitor(visit(address=stage.address))
    ticket = lay(stage)
    ana.visitor.sit(ticket)
    Rival(stage, ticket["code"])
    ana.begin()
    window = {"males": ["red-deer-walk", "kangaroo-kick"], "window": 2, "food": [4, 2],
              "turned_up": "quiet-meadow"}  # fmt: skip
    found = []
    for hand in ("food-cache-shrike peafowl-fan", "female-mimic-cuttlefish peafowl-fan"):
        arrange(stage, ticket["code"], hands=hand, **window)
        expect(ana.own(hand.split()[0])).to_be_visible()
        expect(ana.asks).to_have_text("Anything sneaky?")
        buttons = [ana.answer("Pass"), ana.answer("Pass for the round")]
        found.append([ana.place(one) for one in (*buttons, ana.gap, ana.slab)])
        assert ana.gap.get_by_role("button").count() == ("food-cache" in hand)
        # Nobody passes for her, however long she looks.
        ana.page.wait_for_timeout(300)
        assert ana.view["actors"] == [0]

    assert found[0] == found[1]
