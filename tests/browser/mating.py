"""How people play The Mating Game in a page: a card is lifted, and the second touch plays it."""

import re
from dataclasses import asdict
from typing import Any

from playwright.sync_api import Locator, expect

from tangledbank.games.mating import GAME
from tangledbank.games.mating.scenes import scene
from tests.browser.arranged import set_out
from tests.browser.guest import Guest
from tests.browser.stage import Stage
from tests.browser.visitor import Message

FACES = {face.id: face for face in GAME.card_faces()}


class Suitor(Guest):
    """Somebody at a table of The Mating Game."""

    asked = re.compile(
        r"^(Choose your strategy|Only lunch is left|Anything sneaky|Discard, then draw)"
        r"| wants your | on you\."
    )

    # -- what is on the table --------------------------------------------------------------
    @property
    def clearing(self) -> Locator:
        """Where the males stand."""
        return self.page.get_by_role("region", name="The clearing")

    @property
    def gap(self) -> Locator:
        """The gap in the leaves, where sneaky cards lie that can be played now."""
        return self.page.get_by_role("region", name="Sneaky cards")

    @property
    def naming(self) -> Locator:
        """Where a sneaky card names a rival."""
        return self.page.get_by_role("region", name=re.compile("whom do you name"))

    @property
    def debrief(self) -> Locator:
        """The questions after the game."""
        return self.page.get_by_role("region", name=re.compile("nine questions"))

    def own(self, card: str) -> Locator:
        """A card of the hand or in the gap, or `lunch`."""
        return self.page.locator(f'footer button[data-card="{card}"]')

    def lifted(self, card: str) -> Locator:
        """The same card, once it is touched."""
        return self.page.locator(f'footer button[data-card="{card}"][aria-pressed="true"]')

    def answer(self, name: str | re.Pattern[str]) -> Locator:
        """A button at one's own place, or under one's own animal."""
        return self.page.locator("footer, li[data-seat]").get_by_role(
            "button", name=name, exact=True
        )

    def seat(self, name: str) -> Locator:
        """Where a player stands, in words: `Ben: Peafowl, ... .`"""
        return self.clearing.get_by_role("listitem").filter(
            has=self.page.locator(".hidden", has_text=re.compile(f"^{name}: "))
        )

    # -- a game ----------------------------------------------------------------------------
    def lift(self, card: str) -> None:
        """The first touch; a card that may name several rivals makes room for them."""
        self.touch(self.own(card))
        expect(self.lifted(card).or_(self.naming)).to_be_visible()

    def lay(self, card: str) -> None:
        """Choose a card in secret: lift it, and touch it again."""
        self.lift(card)
        self.done(lambda: self.touch(self.own(card)))

    def press(self, name: str | re.Pattern[str]) -> None:
        """A button, and wait until it is done."""
        self.done(lambda: self.touch(self.answer(name)))


# -- tables --------------------------------------------------------------------------------
def lay(stage: Stage, seats: int = 2, bots: tuple[str, ...] = (), **options: Any) -> Message:
    """A table of The Mating Game whose host is Ana; her ticket as REST gives it."""
    return asdict(stage.run(stage.house.lay(seats, bots, options, "mating")))


def arrange(stage: Stage, code: str, **words: Any) -> None:
    """The table as the words of a scene say, shown to everyone who looks at it."""
    set_out(stage, code, lambda old: scene(seats=old.seats, **old.options | words))
