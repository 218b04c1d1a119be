"""How people play Phylo in a page: a touch marks a card, and one button says what it sends."""

import re
from dataclasses import asdict
from typing import Any

from playwright.sync_api import Locator, expect

from tangledbank.games.phylo import GAME
from tangledbank.games.phylo.scenes import scene
from tests.browser.arranged import Rival, set_out
from tests.browser.guest import Guest
from tests.browser.stage import Stage
from tests.browser.visitor import Message, Visitor

FACES = {face.id: face for face in GAME.card_faces()}


class Naturalist(Guest):
    """Somebody at a table of Phylo."""

    asked = re.compile(
        r"^(Which (cards do you drop|one does)|Drop \w+, draw|Aim your events|Ready to show"
        r"|Whom is|Nothing to aim|What does Restoration)"
    )

    # -- what is on the table --------------------------------------------------------------
    @property
    def pond(self) -> Locator:
        """One's own web."""
        return self.page.get_by_label("Your food web")

    @property
    def bank(self) -> Locator:
        """Loose cards and events."""
        return self.page.get_by_role("list", name="On the bank")

    @property
    def odds(self) -> Locator:
        """What a draw promises."""
        return self.page.get_by_role("region", name="Odds of this draw")

    @property
    def hands(self) -> Locator:
        """All hands, once they are open."""
        return self.page.get_by_role("region", name="The open hands")

    @property
    def last_round(self) -> Locator:
        """The hands of the round before."""
        return self.page.get_by_role("dialog", name="The last round")

    def own(self, card: str) -> Locator:
        """A card of the hand: in the pond, on the bank, or before whom it is for."""
        return self.page.locator(f'main button[data-card="{card}"]')

    @property
    def others(self) -> list[str]:
        """Who else is here, clockwise."""
        expect(self.page.locator(".seats")).to_be_visible()
        found: list[str] = self.page.locator(".seats > [role=group]").evaluate_all(
            "all => all.map(one => one.ariaLabel)"
        )
        return found

    def seat(self, name: str) -> Locator:
        """Another player at the pond."""
        return self.page.locator(".seats").get_by_role("group", name=name, exact=True)

    def answer(self, name: str | re.Pattern[str]) -> Locator:
        """A button at one's own place."""
        return self.page.locator("footer.tray").get_by_role("button", name=name, exact=True)

    def hand_of(self, name: str) -> Locator:
        """An open hand, `Ben` or `Your hand`, whatever it counts."""
        whose = name if name == "Your hand" else f"Hand of {name}"
        return self.hands.get_by_role("group", name=re.compile(f"^{whose}: "))

    # -- a game ----------------------------------------------------------------------------
    def mark(self, *cards: str) -> None:
        """Cards are to be dropped."""
        for card in cards:
            self.touch(self.own(card))
            expect(self.own(card)).to_have_attribute("aria-pressed", "true")

    def drop(self, *cards: str) -> None:
        """Drop them, and draw as many."""
        self.mark(*cards)
        self.press(re.compile(f"^Draw {len(cards)} cards?$"))

    def aim(self, event: str, name: str) -> None:
        """An event is for somebody; if there is only one rival, nobody asks for whom."""
        self.touch(self.own(event))
        if self.view["seats"] > 2:
            expect(self.asks).to_have_text(re.compile("^Whom is "))
            self.touch(self.seat(name).get_by_role("button", name=re.compile(f" for {name}$")))
        expect(self.asks).to_have_text("Ready to show your hand?")

    def press(self, name: str | re.Pattern[str]) -> None:
        """A button, and wait until it is done."""
        self.done(lambda: self.touch(self.answer(name)))

    def is_at_pond(self) -> bool:
        """No film runs, and hands are hidden; a film is skipped."""
        return not self.skips_film() and self.pond.is_visible()

    def until_over(self) -> None:
        """The end lies on the table."""
        self.visitor.until("it is over", lambda: self.visitor.frame["outcome"] is not None)
        self.visitor.until("the film is over", lambda: not self.skips_film())
        at_once = self.page.get_by_role("button", name="Show all at once")
        expect(self.ending.or_(at_once)).to_be_visible()
        if at_once.is_visible():
            self.touch(at_once)
        expect(self.ending).to_be_visible()


# -- tables --------------------------------------------------------------------------------
def lay(stage: Stage, seats: int = 2, bots: tuple[str, ...] = (), **options: Any) -> Message:
    """A table of Phylo whose host is Ana; her ticket as REST gives it."""
    return asdict(stage.run(stage.house.lay(seats, bots, options, "phylo")))


def sit(
    visitor: Visitor, stage: Stage, *names: str, fingers: bool = False, **options: Any
) -> tuple[str, Naturalist, list[Rival]]:
    """At a table with others who need no browser, the cards dealt; its code, Ana, and they."""
    ticket = lay(stage, seats=1 + len(names), **options)
    visitor.sit(ticket)
    rivals = [Rival(stage, ticket["code"], name) for name in names]
    ana = Naturalist(visitor, fingers=fingers)
    ana.begin()
    return str(ticket["code"]), ana, rivals


def arrange(stage: Stage, code: str, **words: Any) -> None:
    """The table as the words of a scene say, shown to everyone who looks at it."""
    set_out(stage, code, lambda old: scene(seats=old.seats, game=old.game, **old.options | words))
