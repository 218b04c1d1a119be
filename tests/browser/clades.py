"""How people play Clades in a page: three cards, each touched by a mouse, a finger or a key.

Which cards lie there is read from the wire; touching them is left to the things on the screen.
"""

import re
from collections.abc import Iterable
from dataclasses import asdict
from itertools import combinations
from typing import Any

from playwright.sync_api import Locator

from tangledbank.games.clades import GAME
from tangledbank.games.clades.rules.position import Position
from tangledbank.games.clades.said.notation import number
from tangledbank.games.clades.scenes import scene
from tangledbank.games.clades.seen.build import view
from tangledbank.server.entries import Acted, Passed
from tangledbank.server.table import Table
from tests.browser import arranged
from tests.browser.arranged import shown_at
from tests.browser.guest import Sitter
from tests.browser.stage import Stage
from tests.browser.visitor import Message

Three = tuple[str, str, str]
Box = tuple[float, float, float, float]  # left, top, width, height

# No card is added by itself while a test looks.
PATIENT: dict[str, Any] = {"stall_seconds": 600}
# Where every card that can be touched is.
PLACES = """() => {
    const cards = [...document.querySelectorAll('button[data-card]')]
    return Object.fromEntries(cards.map(one => {
        const {left, top, width, height} = one.getBoundingClientRect()
        return [one.dataset.card, [left, top, width, height]]
    }))
}"""
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


class Caller(Sitter):
    """Somebody at a table of Clades."""

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
        """The button of somebody who sees no triple."""
        return self.page.get_by_role("button", name=re.compile("^Stuck"))

    @property
    def ending(self) -> Locator:
        """Who won, once all is added up."""
        return self.page.get_by_role("heading", level=2, name=re.compile(r"\bwins?\b"))

    def card(self, card: str) -> Locator:
        """A card that can be touched."""
        return self.page.locator(f'button[data-card="{card}"]')

    def pile(self, whose: str) -> Locator:
        """`Your` pile, or `Ben's`."""
        return self.page.get_by_role("img", name=re.compile(f"^{whose} pile: "))

    def seat(self, name: str) -> Locator:
        """Where another player sits."""
        return self.page.get_by_role("region", name=name, exact=True)

    def shared(self) -> set[str]:
        """The cards before all, by the newest frame: a bot may have called since the last one."""
        return {one["card"] for one in self.view["shared"]}

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

    def until_shown(self, at: int) -> None:
        """What was arranged at that time is there, and nothing is on its way."""
        self.visitor.until("the arrangement", lambda: self.view["now"] >= at)
        self.until_still()

    def until_still(self) -> None:
        """The cards of the last frame are there, and none is on its way."""
        self.visitor.until("all cards", lambda: self.shared() <= self.places().keys())
        self.page.wait_for_function(STILL)

    def touch(self, *cards: str) -> None:
        """Press one after the other."""
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

    def until_level(self, stage: Stage, code: str) -> None:
        """What this page last heard of is how the table stands, with no window open."""
        self.visitor.until(
            "the page is level with the table",
            lambda: (
                self.view["window_until"] is None
                and self.view == stage.run(shown_at(stage, code, self.view["seat"]))
            ),
        )


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
    """Cards by their short names, as in a scene: `mw2r` is `mammal-water-2-red`."""
    return [GAME.cards.ids[number(GAME.cards, name)] for name in text.split()]


# -- others --------------------------------------------------------------------------------
class Rival(arranged.Rival):
    """Another player, who looks at nothing before the call."""

    def act(self, *actions: str) -> None:
        """One action after the other."""
        for action in actions:
            self.stage.run(self.line.done("act", action=action, seq=0))

    def call(self, *cards: str) -> None:
        """Three cards."""
        self.act("call " + " ".join(cards))


# -- tables --------------------------------------------------------------------------------
def lay(stage: Stage, seats: int = 2, bots: tuple[str, ...] = (), **options: Any) -> Message:
    """A table of Clades whose host is Ana; her ticket as REST gives it."""
    return asdict(stage.run(stage.house.lay(seats, bots, PATIENT | options, "clades")))


def arrange(stage: Stage, code: str, found: Iterable[int] = (), **words: Any) -> int:
    """The table as the words of a scene say, shown to everyone who looks at it; its time.

    `found` is how many triples each seat has made before.
    """
    return stage.run(change(stage.house.tables.live[code], found, words))


async def change(table: Table, found: Iterable[int], words: dict[str, Any]) -> int:
    """In the table's own order, at the table's own time."""
    async with table.lock:
        record = table.sitting.record
        assert record is not None, "the game has begun"
        position = scene(seats=record.seats, **table.sitting.options | words)
        position.now = position.stall_from = table.autoplay.now()
        for seat, many in enumerate(found):
            position.triples[seat] = many
        record.position = position
        table.show(*table.listeners)
        table.autoplay.go_on()
        return int(position.now)


def play_out(stage: Stage, code: str, most: int = 200) -> None:
    """To the end of the game, or for this many actions; everyone takes a while to see things."""
    stage.run(go_on(stage.house.tables.live[code], most))


async def go_on(table: Table, most: int) -> None:
    """Seat after seat makes a triple, with a false call now and then; windows close unused."""
    async with table.lock:
        record = table.sitting.record
        assert record is not None, "the game has begun"
        for action in range(most):
            position = record.position
            assert isinstance(position, Position)
            if position.is_over:
                return
            if position.window_end >= 0:
                await table.commit(Passed(int(position.window_end)))
                continue
            at = int(position.now) + 3200 + 900 * (action % 4)
            seats = [(action + turn) % record.seats for turn in range(record.seats)]
            seat, said = next_action(position, seats, wrong=action % 5 == 1)
            await table.commit(Acted(seat, said, at))


def next_action(position: Position, seats: list[int], *, wrong: bool) -> tuple[int, str]:
    """Who acts next and how: with a triple if anybody has one, else somebody is stuck."""
    reach = {seat: view(position, seat).reach for seat in seats}
    if wrong:
        return seats[0], "call " + " ".join(no_triple(reach[seats[0]]))
    for seat in seats:
        if found := triples(reach[seat]):
            return seat, "call " + " ".join(found[0])
    return next(seat for seat in seats if not position.is_stuck[seat]), "stuck"
