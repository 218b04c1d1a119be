"""How people play Clades in a page: three cards, each touched by a mouse, a finger or a key.

Which cards lie there is read from the wire; touching them is left to the things on the screen.
"""

import re
from collections.abc import Iterable
from dataclasses import asdict
from itertools import combinations
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tangledbank.games.clades.qualities import TYPES
from tangledbank.games.clades.scenes import scene
from tangledbank.server.table import Table
from tests.browser.stage import Stage
from tests.browser.visitor import Message, Visitor
from tests.server.pages import Page as Line

Three = tuple[str, str, str]
Box = tuple[float, float, float, float]  # left, top, width, height

# Where every card is that can be touched.
PLACES = """() => Object.fromEntries([...document.querySelectorAll('button[data-card]')].map(one => {
    const {left, top, width, height} = one.getBoundingClientRect()
    return [one.dataset.card, [left, top, width, height].map(side => Math.round(10 * side) / 10)]
}))"""
# Places move to where they are wanted; the faces of cards that land there do not count.
STILL = "() => !document.getAnimations().some(({effect}) => effect.target.matches('.at'))"
# Notes every card that has ever been in the air; it lands within a moment.
FLIGHTS = """
window.flown = 0
new MutationObserver(changes => {
    for (const {addedNodes} of changes)
        for (const one of addedNodes)
            if (one instanceof Element && one.matches('.fly')) window.flown += 1
}).observe(document, {subtree: true, childList: true})
"""


class Caller:
    """Somebody at a table of Clades."""

    def __init__(self, visitor: Visitor, *, fingers: bool = False) -> None:
        self.visitor = visitor
        self.fingers = fingers

    @property
    def page(self) -> Page:
        """The tab in which they play."""
        return self.visitor.page

    @property
    def view(self) -> Message:
        """What lies on the table."""
        return self.visitor.view

    # -- what is on the table --------------------------------------------------------------
    @property
    def asks(self) -> Locator:
        """The one line that stands out."""
        return self.page.locator("footer").get_by_role("heading")

    @property
    def ring(self) -> Locator:
        """How many are marked, and what a call waits for."""
        return self.page.get_by_role("img", name=re.compile("of three marked"))

    @property
    def why(self) -> Locator:
        """The explanation of a false call."""
        return self.page.get_by_role("region", name="Why it was no triple")

    @property
    def stuck(self) -> Locator:
        """The button of who sees no triple."""
        return self.page.get_by_role("button", name=re.compile("^Stuck"))

    @property
    def ending(self) -> Locator:
        """Who won, or while that is added up."""
        return self.page.get_by_role("heading", level=2, name=re.compile(r"\bwins?\b|Adding up"))

    def card(self, card: str) -> Locator:
        """A card that can be touched."""
        return self.page.locator(f'button[data-card="{card}"]')

    def pile(self, whose: str) -> Locator:
        """`Your` pile, or `Ben's`."""
        return self.page.get_by_role("img", name=re.compile(f"^{whose} pile: "))

    def seat(self, name: str) -> Locator:
        """Where another player sits."""
        return self.page.get_by_role("region", name=name, exact=True)

    def places(self) -> dict[str, Box]:
        """Where every card is, and how large."""
        return {card: tuple(box) for card, box in self.page.evaluate(PLACES).items()}

    def marked(self) -> set[str]:
        """The cards that show a mark."""
        shown = self.page.locator('button[data-card][aria-pressed="true"]')
        return set(shown.evaluate_all("all => all.map(one => one.dataset.card)"))

    # -- a game ----------------------------------------------------------------------------
    def begin(self) -> None:
        """The host deals, and sees the cards."""
        self.page.get_by_role("button", name="Begin", exact=True).click()
        self.until_dealt()

    def until_dealt(self) -> None:
        """All cards are there to be touched."""
        self.visitor.until("cards are dealt", lambda: bool(self.visitor.all_heard("frame")))
        self.until_still()

    def until_still(self) -> None:
        """The cards of the last frame are there, and none is on its way."""
        expect(self.card(self.view["shared"][-1]["card"])).to_be_visible()
        self.page.wait_for_function(STILL)

    def touch(self, *cards: str) -> None:
        """Press one after the other; whoever is first takes them, so nothing waits for a release."""
        for card in cards:
            if self.fingers:
                self.page.touchscreen.tap(*self.middle(card))
            else:
                self.aim(card)
                self.page.mouse.down()
                self.page.mouse.up()

    def aim(self, card: str) -> None:
        """With the mouse, and not yet pressed."""
        self.page.mouse.move(*self.middle(card))

    def middle(self, card: str) -> tuple[float, float]:
        """Of a card."""
        left, top, width, height = self.places()[card]
        return left + width / 2, top + height / 2

    def call(self, *cards: str) -> None:
        """Touch three, and wait until the table has judged."""
        asked = self.calls()
        self.touch(*cards)
        self.visitor.until("the call is sent", lambda: self.calls() == asked + 1)
        self.until_answered()

    def calls(self) -> int:
        """How many this page has sent."""
        return sum(
            one["type"] == "act" and one["action"].startswith("call ") for one in self.visitor.said
        )

    def until_answered(self) -> None:
        """Whatever was sent is done or refused."""
        asked = {one["id"] for one in self.visitor.said if one["type"] == "act"}
        self.visitor.until(
            "an answer", lambda: asked <= {one.get("id") for one in self.visitor.heard}
        )

    def is_free(self) -> bool:
        """Whether a call would be sent, as far as the page can know."""
        return not self.page.get_by_text("You may call again in").is_visible()

    def until_filled(self) -> None:
        """The window is closed, and the gaps are filled."""
        self.visitor.until("gaps are filled", lambda: self.view["window_until"] is None)


def moved(before: dict[str, Box], after: dict[str, Box]) -> set[str]:
    """The cards that are there before and after, and not in the same place: a pixel counts."""
    return {
        card
        for card in before.keys() & after.keys()
        if any(abs(old - new) >= 1 for old, new in zip(before[card], after[card], strict=True))
    }


# -- cards ---------------------------------------------------------------------------------
def is_triple(*cards: str) -> bool:
    """§2.1 All alike or all different, in each quality."""
    qualities = zip(*(card.removesuffix("-living").split("-") for card in cards), strict=True)
    return all(len(set(types)) != 2 for types in qualities)


def triples(cards: Iterable[str]) -> list[Three]:
    """Every triple among these cards."""
    return [three for three in combinations(cards, 3) if is_triple(*three)]


def no_triple(cards: Iterable[str]) -> Three:
    """Three cards that do not go together."""
    return next(three for three in combinations(cards, 3) if not is_triple(*three))


def named(text: str) -> list[str]:
    """Cards from the short names of a scene: `mw2r` is `mammal-water-2-red`."""
    found = []
    for name in text.split():
        types = [next(one for one in row if one[0] == letter) for row, letter in zip(TYPES, name)]
        found.append("-".join(types))
    return found


# -- others --------------------------------------------------------------------------------
class Rival:
    """Another player, who needs no browser to do what a test says."""

    def __init__(self, stage: Stage, code: str, name: str = "Ben") -> None:
        self.stage = stage
        house = stage.house
        self.line: Line = stage.run(house.open(stage.run(house.sit(code, name))))

    def act(self, action: str) -> None:
        """One action."""
        self.stage.run(self.line.done("act", action=action, seq=0))

    def call(self, *cards: str) -> None:
        """Three cards."""
        self.act("call " + " ".join(cards))


# -- tables --------------------------------------------------------------------------------
def lay(stage: Stage, seats: int = 2, bots: tuple[str, ...] = (), **options: Any) -> Message:
    """A table of Clades whose host is Ana; her ticket as REST gives it."""
    return asdict(stage.run(stage.house.lay(seats, bots, options, "clades")))


def arrange(stage: Stage, code: str, **words: Any) -> None:
    """The table as the words of a scene say, shown to everyone who looks at it."""
    stage.run(change(stage.house.tables.live[code], words))


async def change(table: Table, words: dict[str, Any]) -> None:
    """In the table's own order, at the table's own time."""
    async with table.lock:
        record = table.sitting.record
        assert record is not None, "the game has begun"
        record.position = scene(seats=record.seats, **table.sitting.options | words)
        record.position.now = record.position.stall_from = table.autoplay.now()
        table.show(*table.listeners)
        table.autoplay.go_on()
