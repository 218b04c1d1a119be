"""A game of The T-Rex Game with keys alone, against a bot: from the first hand to the last place."""

import re

import pytest
from playwright.sync_api import expect

from tangledbank import seeded
from tangledbank.bots import make_bot
from tangledbank.games.trex import GAME
from tests.browser.arranged import Rival, begun
from tests.browser.conftest import Visit
from tests.browser.hands import NO_POINTER, Keys
from tests.browser.stage import Stage
from tests.browser.trex import LETTERS, Tripper, arrange, lay

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow]

PLAIN = {"keep": "k", "redraw": "r", "pass": "p", "no trade": "p", "leave it": "p",
         "use it": "Enter", "sell it": "Enter"}  # fmt: skip
# Cards lie as numbers on a side, else they go by their names.
PLACE = re.compile(r"(?:look at|turn up) (?P<place>\d)")
CARD = re.compile(r"\w+ (?:back )?(?P<card>[a-z-]{4,})")
SPOTS = re.compile(r"\b\d\b")


class Typist:
    """Plays with a digit for a card and a letter for a spot, as a greedy bot would."""

    def __init__(self, tripper: Tripper, keys: Keys, stage: Stage, code: str) -> None:
        self.tripper = tripper
        self.keys = keys
        self.sitting = stage.house.tables.live[code].sitting
        self.bot = make_bot(GAME, "greedy")
        self.asked: list[str] = []

    def play(self) -> None:
        """To the end of the game."""
        while self.tripper.until_asked():
            self.asked.append(self.tripper.view["question"]["kind"])
            position = begun(self.sitting).position
            legal = position.legal(0)
            rng = seeded(len(self.asked))
            action = GAME.notation(self.bot.choose(position.view(0), legal, rng).action)
            self.tripper.done(lambda action=action: self.type(action))

    def type(self, action: str) -> None:
        """Card, spots, and how."""
        if action in PLAIN:
            self.keys.press(PLAIN[action])
            return
        place, card = PLACE.fullmatch(action), CARD.match(action)
        if place:
            lit = self.tripper.page.locator("main button[data-thing^=laid][aria-keyshortcuts]")
            self.press_key_of(lit.nth(int(place["place"]) - 1))
        elif card:
            self.press_key_of(self.tripper.page.locator(
                f'main button[data-card="{card["card"]}"][aria-keyshortcuts]').first)
        for spot in [] if place else SPOTS.findall(action):
            self.keys.press(LETTERS[int(spot) - 1])
        if action.endswith(" open"):
            self.keys.press("o")
        elif place or not re.match("trade|move|shove|relocate", action):
            self.keys.press("Enter")

    def press_key_of(self, thing: object) -> None:
        ...
