"""How people play The T-Rex Game in a page: a card is chosen, then its spot, then how it lies."""

import json
import re
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from playwright.sync_api import Locator, Position, expect

from tangledbank.games.trex import GAME
from tangledbank.games.trex.scenes import scene
from tests.browser.arranged import Rival, set_out
from tests.browser.guest import SHOWN, Guest
from tests.browser.stage import Stage
from tests.browser.visitor import Message, Visitor

FACES = {face.id: face for face in GAME.card_faces()}
LETTERS = "ABCDEF"  # of the spots
FACE_DOWN = re.compile("^Face down, laid in the (Finely Balanced|Jurassic|Free) period")


class Tripper(Guest):
    """Somebody at a table of The T-Rex Game."""

    asked = re.compile(
        r"\?$|^(Your first hand|Discard a card|A card for .*|Lay a card, or pass"
        r"|One card too many)\.$"
    )

    # -- what is on the table --------------------------------------------------------------
    def spot(self, number: int) -> Locator:
        """A spot with both its sides, from 1 as in actions."""
        return self.page.locator(f'main [data-spot="{number - 1}"]')

    def spot_card(self, number: int) -> Locator:
        """The card of a spot."""
        return self.page.locator(f'main button[data-thing="spot:{number - 1}"]')

    def side(self, number: int, name: str = "") -> Locator:
        """The cards of somebody at a spot, or one's own."""
        label = f"Side of {name}" if name else "Your side"
        return self.spot(number).get_by_role("list", name=label)

    def total(self, number: int, name: str = "") -> Locator:
        """What somebody counts at a spot."""
        label = f"Total of {name}" if name else "Your total"
        return self.spot(number).get_by_role("img", name=re.compile(f"^{label}\\b"))

    def lying(self, number: int) -> Locator:
        """A card that was laid as the n-th of its round."""
        return self.page.locator(f'main button[data-thing="laid:{number}"]')

    def own(self, card: str) -> Locator:
        """A card of the hand."""
        return self.page.locator(f'footer button[data-thing="hand:{card}"]')

    def way(self, mode: str) -> Locator:
        """The place where the chosen card lies down, or open."""
        return self.page.get_by_role("group", name="How does it lie?").locator(
            f'button[data-mode="{mode}"]'
        )

    @property
    def piles(self) -> Locator:
        """Markers, deck and discards."""
        return self.page.get_by_role("complementary", name="Piles and log")

    @property
    def note(self) -> Locator:
        """A note that is being written."""
        return self.page.get_by_role("form", name="Your note on this card")

    @property
    def reveal(self) -> Locator:
        """The spots, while they are counted."""
        return self.page.get_by_role("region", name="The end of the round")

    @property
    def last_round(self) -> Locator:
        """The round before."""
        return self.page.get_by_role("dialog", name="The last round")

    def answer(self, name: str | re.Pattern[str]) -> Locator:
        """A button at one's own place."""
        return self.page.locator("footer").get_by_role("button", name=name, exact=True)

    # -- a game ----------------------------------------------------------------------------
    def choose(self, card: str) -> None:
        """Lift a card of the hand."""
        self.touch(self.own(card))
        expect(self.own(card)).to_have_attribute("aria-pressed", "true")

    def aim(self, card: str, number: int) -> None:
        """Choose a card and its spot; it asks there how it is to lie."""
        self.choose(card)
        self.touch(self.spot_card(number))
        expect(self.way("down").or_(self.way("open")).first).to_be_visible()

    def lay(self, card: str, number: int, mode: str = "down") -> None:
        """Lay a card, and wait until it lies."""
        self.aim(card, number)
        self.done(lambda: self.touch(self.way(mode)))

    def press(self, name: str | re.Pattern[str]) -> None:
        """A button, and wait until it is done."""
        self.done(lambda: self.touch(self.answer(name)))

    def point_at(self, thing: Locator) -> None:
        """What is asked for is touched twice: once to choose it, once to do it."""
        self.touch(thing)
        expect(thing).to_have_attribute("aria-pressed", "true")
        self.done(lambda: self.touch(thing))

    def write_note(self, back: Locator) -> None:
        """Touch a hidden card of the rival; right after an action that means nothing yet."""

        def is_open() -> bool:
            if not self.note.is_visible():
                self.touch(back)
            return self.note.is_visible()

        self.visitor.until("a note", is_open)

    def touch(self, thing: Locator) -> None:
        """Once, where no other card covers it: in a hand, each lies over the left of the next."""
        width, height = self.place(thing)[2:]
        free: Position = {"x": width - 6, "y": height / 2}
        if self.fingers:
            thing.tap(position=free)
        else:
            thing.click(position=free)

    def until_still(self) -> None:
        """The newest round lies there, and no film runs."""
        self.visitor.until("no film", lambda: not self.skips_film() and self.asks.is_visible())

    # -- what a page knows -----------------------------------------------------------------
    def told(self, since: int = 0) -> str:
        """All that the page was told since then, and all that it shows.

        Cards that may be anywhere are named as such; they give nothing away.
        """
        heard = json.loads(json.dumps(self.visitor.heard[since:]))
        for message in heard:
            own = (message.get("view") or {}).get("own")
            if own:
                del own["unseen"]
        return json.dumps(heard) + str(self.page.evaluate(SHOWN)) + self.page.content()


def names(*cards: str) -> list[str]:
    """Cards, by ids and as people call them."""
    return [*cards, *(FACES[card].name for card in cards)]


def called(card: str, lies: str = "") -> re.Pattern[str]:
    """The accessible name of a card, and how it lies."""
    return re.compile(rf"^{re.escape(FACES[card].name)}: .*{lies}")


def period(card: str) -> str:
    """In which period a card is laid; that may be tuned."""
    return str(FACES[card].numbers["period"])


# -- tables --------------------------------------------------------------------------------
def lay(stage: Stage, bots: tuple[str, ...] = (), **options: Any) -> Message:
    """A table of The T-Rex Game whose host is Ana; her ticket as REST gives it."""
    return asdict(stage.run(stage.house.lay(2, bots, options, "trex")))


def sit(
    visitor: Visitor, stage: Stage, *, fingers: bool = False, **options: Any
) -> tuple[str, Tripper, Rival]:
    """At a table with Ben, who needs no browser, the cards dealt; its code, Ana, and he."""
    ticket = lay(stage, **options)
    visitor.sit(ticket)
    ben = Rival(stage, ticket["code"])
    ana = Tripper(visitor, fingers=fingers)
    ana.begin()
    return str(ticket["code"]), ana, ben


def arrange(stage: Stage, code: str, **words: Any) -> None:
    """The table as the words of a scene say, shown to everyone who looks at it."""
    set_out(stage, code, lambda old: scene(game=old.game, **turned(old.options) | words))


def turned(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a table; two have the names of words that mean something else in a scene."""
    return {name: value for name, value in options.items() if name not in ("spots", "plays")}
