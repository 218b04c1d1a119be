"""A game of Phylo with keys alone, against bots: from the first draw to the score sheet."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.arranged import Rival
from tests.browser.conftest import Visit
from tests.browser.hands import NO_POINTER, Keys
from tests.browser.phylo import FACES, Naturalist, arrange, lay
from tests.browser.stage import Stage
from tests.server.house import a_bot

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow]


class Typist:
    """Plays with a digit for a card and a letter for an answer."""

    def __init__(self, naturalist: Naturalist, keys: Keys) -> None:
        self.naturalist = naturalist
        self.keys = keys

    def play(self) -> None:
        """To the end of the game."""
        while self.naturalist.until_asked():
            self.naturalist.done(self.answer)

    def answer(self) -> None:
        """Whatever is asked: loose cards are dropped, and all events are used."""
        view, own = self.naturalist.view, self.naturalist.view["own"]
        if view["phase"] == "drawing":
            loose = [one["card"] for one in own["web"]["loose"]]
            for card in loose:
                self.touch(card)
            self.keys.press("d" if loose else "k")
        elif view["phase"] == "aiming":
            for card in own["hand"]:
                face = FACES[card]
                if face.kind == "event" and dict(face.numbers)["harmful"]:
                    self.touch(card)
            self.keys.press("r")
        else:
            self.keys.press("1")

    def touch(self, card: str) -> None:
        """By its digit; an event that looks for a target goes to the first."""
        key = self.naturalist.own(card).get_attribute("aria-keyshortcuts")
        assert key is not None
        self.keys.press(key)
        if self.naturalist.view["phase"] == "aiming" and self.naturalist.view["seats"] > 2:
            expect(self.naturalist.asks).to_have_text(re.compile("^Whom is "))
            self.keys.press("a")


def test_a_whole_game_by_keys(visit: Visit, stage: Stage) -> None:
    visitor = visit(address=stage.address, reduced_motion="reduce")
    visitor.context.add_init_script(NO_POINTER)
    ana, keys = Naturalist(visitor), Keys(visitor)
    visitor.sit(lay(stage, seats=3, bots=(a_bot("phylo"),) * 2, end="rounds", rounds=2))
    keys.tab_to(ana.page.get_by_role("button", name="Begin", exact=True))
    keys.press("Enter")
    ana.until_dealt()

    Typist(ana, keys).play()

    at_once = ana.page.get_by_role("button", name="Show all at once")
    expect(ana.ending.or_(at_once)).to_be_visible()
    if at_once.is_visible():
        keys.tab_to(at_once)
        keys.press("Enter")
    expect(ana.ending).to_be_visible()
    sheet = ana.page.get_by_role("region", name="Round by round")
    expect(sheet.get_by_role("row")).to_have_count(1 + 2 + 1)
    keys.tab_to(ana.page.get_by_role("button", name="Look at the hands of the last round"))
    keys.press("Enter")
    expect(ana.last_round.get_by_role("group")).to_have_count(3)
    for hand, count in zip(
        ana.last_round.get_by_role("group").all(), ana.view["rounds"][-1]["counts"], strict=True
    ):
        expect(hand).to_have_accessible_name(re.compile(f": {count} points?$"))
    assert ana.page.evaluate("window.touched") is None


def test_what_comes_back_and_a_tie_by_keys(visit: Visit, stage: Stage) -> None:
    visitor = visit(address=stage.address, reduced_motion="reduce")
    visitor.context.add_init_script(NO_POINTER)
    ana, keys = Naturalist(visitor), Keys(visitor)
    ticket = lay(stage, seats=3)
    visitor.sit(ticket)
    ben, cleo = (Rival(stage, ticket["code"], name) for name in ("Ben", "Cleo"))
    keys.tab_to(ana.page.get_by_role("button", name="Begin", exact=True))
    keys.press("Enter")
    ana.until_dealt()
    # Otter and whale count alike, and so do the two that could come back.
    arrange(
        stage, ticket["code"], phase="aiming",
        hands=["indian-plum oil-spill restoration", "bilberry",
               "eelgrass purple-sea-urchin sea-otter killer-whale"],
        dropped="european-badger common-blackbird",
    )  # fmt: skip
    assert ana.until_asked()

    # Arrows lead to the event; then to the second seat, by its letter. She thinks again.
    keys.walk_to(ana.own("oil-spill"))
    keys.press("Enter")
    expect(ana.asks).to_have_text("Whom is Oil spill for?")
    keys.press("b")
    expect(ana.own("oil-spill")).to_have_accessible_name(re.compile("for Cleo"))
    ana.type("r")
    expect(ana.asks).to_have_text("You are ready.")
    keys.press("u")
    expect(ana.answer("Ready")).to_be_visible()
    ana.type("r")
    for rival in (ben, cleo):
        rival.act("aim nothing")

    assert ana.until_asked()
    expect(ana.asks).to_have_text("What does Restoration bring back?")
    ana.type("1")
    assert ana.until_asked()
    expect(ana.asks).to_have_text("Which one does Oil spill take?")
    keys.walk_to(ana.answer(re.compile("^Killer whale")))
    ana.type("Enter")
    ana.visitor.until("the next round", lambda: ana.view["round"] == 2)
    assert ana.view["rounds"][0]["counts"] == [8, 2, 16]
    assert ana.page.evaluate("window.touched") is None
