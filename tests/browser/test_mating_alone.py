"""A game of The Mating Game with keys alone, against bots: from the first card to the debrief."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.arranged import Rival
from tests.browser.conftest import Visit
from tests.browser.hands import NO_POINTER, Keys
from tests.browser.mating import FACES, Suitor, arrange, lay
from tests.browser.stage import Stage
from tests.server.house import a_bot

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow]


class Typist:
    """Plays with a digit for a card and a letter for an answer."""

    def __init__(self, suitor: Suitor, keys: Keys) -> None:
        self.suitor = suitor
        self.keys = keys
        self.used: set[str] = set()

    def play(self) -> None:
        """To the end of the game."""
        while self.suitor.until_asked():
            self.suitor.done(self.answer)

    def answer(self) -> None:
        """Whatever is asked, in as many ways as there are."""
        legal, view = self.suitor.legal, self.suitor.view
        sneaky = [action for action in legal if action.startswith("sneak ")]
        if sneaky:
            card = sneaky[0].split()[1]
            self.press(self.digit(card))
            expect(self.suitor.lifted(card).or_(self.suitor.naming).first).to_be_visible()
            if self.suitor.naming.is_visible():
                self.keys.walk_to(self.suitor.naming.locator("li button").first)
            self.press("Enter")
        elif view["phase"] == "choosing":
            played = [action.split()[1] for action in legal if action.startswith("play ")]
            best = max(
                played, key=lambda card: str(dict(FACES[card].numbers)["fitness"]), default=""
            )
            self.press(self.digit(best) if best else "6", "Enter")
        elif view["phase"] == "discarding":
            if len(view["hand"]) > 1:
                self.press("1")
                self.keys.walk_to(self.suitor.answer(re.compile("^Discard 1, draw ")))
            self.press("Enter")
        elif view["phase"] == "threat":
            self.press("e" if "escape" in legal else "g")
        elif view["phase"] == "answer":
            self.keys.walk_to(self.suitor.answer("Let it happen"))
            self.press("Enter")
        else:
            self.press("a" if view["window"] == 4 else "p")

    def press(self, *keys: str) -> None:
        """One key after the other."""
        self.used.update(keys)
        self.keys.press(*keys)

    def digit(self, card: str) -> str:
        """The key of a card of the hand."""
        return str(1 + self.suitor.view["hand"].index(card))


def test_a_whole_game_by_keys(visit: Visit, stage: Stage) -> None:
    visitor = visit(address=stage.address)
    visitor.context.add_init_script(NO_POINTER)
    ana, keys = Suitor(visitor), Keys(visitor)
    visitor.sit(lay(stage, seats=3, bots=(a_bot("mating"),) * 2, goal=5))
    keys.tab_to(ana.page.get_by_role("button", name="Begin", exact=True))
    keys.press("Enter")
    ana.until_dealt()

    typist = Typist(ana, keys)
    typist.play()

    assert {"Enter", "p"} <= typist.used
    expect(ana.ending).to_be_visible()
    expect(ana.debrief.get_by_role("heading", level=3)).to_have_count(9)
    keys.tab_to(ana.debrief.get_by_role("button", name="Print"))
    assert ana.page.evaluate("window.touched") is None


def test_a_hunt_and_an_answer_by_keys(visit: Visit, stage: Stage) -> None:
    visitor = visit(address=stage.address)
    visitor.context.add_init_script(NO_POINTER)
    ana, keys = Suitor(visitor), Keys(visitor)
    ticket = lay(stage)
    visitor.sit(ticket)
    ben = Rival(stage, ticket["code"])
    keys.tab_to(ana.page.get_by_role("button", name="Begin", exact=True))
    keys.press("Enter")
    ana.until_dealt()
    typist = Typist(ana, keys)
    hunt = {"males": ["firefly-bright", "kangaroo-measure"], "environments": "fox-country",
            "window": 1, "first": 1, "food": 6}  # fmt: skip

    for key, lost in (("e", ""), ("g", "predator")):
        arrange(stage, ticket["code"], **hunt)
        ben.act("pass")
        assert ana.until_asked()
        ana.type("a")
        assert ana.until_asked()
        expect(ana.asks).to_contain_text("A fox wants your ")
        ana.type(key)
        assert ana.view["players"][0]["lost_to"] == lost

    # A second predator card is in hand: it hides, and no food is paid.
    arrange(stage, ticket["code"], hands="camouflage-frogmouth", **hunt)
    ben.act("pass")
    assert ana.until_asked()
    ana.type("p")
    assert ana.until_asked()
    ana.done(typist.answer)
    assert ana.view["players"][0]["strategy"]["card"] == "firefly-bright"

    # A sneaky card names her, and she lets it happen.
    arrange(
        stage, ticket["code"], males=hunt["males"], window=3, first=1, blue=[2], red=[0, 1],
        turned_up="quiet-meadow", hands=["", "female-mimic-cuttlefish"],
    )  # fmt: skip
    ben.act("sneak female-mimic-cuttlefish on seat 1")
    assert ana.until_asked()
    ana.done(typist.answer)
    assert [one["blue"] for one in ana.view["players"]] == [1, 1]
    assert ana.page.evaluate("window.touched") is None
