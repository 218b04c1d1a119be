"""The T-Rex Game with keys alone, against a bot: from the first hand to the last place."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tangledbank import seeded
from tangledbank.bots import make_bot
from tangledbank.games.trex import GAME
from tests.browser.arranged import Rival, begun
from tests.browser.conftest import Visit
from tests.browser.hands import NO_POINTER, Keys
from tests.browser.stage import Stage
from tests.browser.trex import FACES, LETTERS, Tripper, arrange, called, lay, period
from tests.browser.visitor import Message
from tests.server.house import a_bot

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow]

PLAIN = {"keep": "k", "redraw": "r", "pass": "p", "no trade": "p", "leave it": "p",
         "use it": "Enter", "sell it": "Enter"}  # fmt: skip
# For a whole game: two Prehistoric cards come, and want to be put in order.
DECK = "a-small-meteor the-great-jumble-sale mudbury-halt pevensey-under-sea"
HANDS = [
    "elevenses-overheard the-other-queue the-vicar-takes-seconds the-milk-float a-quiet-word",
    "the-spirit-level bank-holiday-diplodocus the-bass-drum keyhole-upper-cretaceous",
]
# For some of its questions.
LANE: dict[str, Any] = {
    "spots": "the-tar-and-kettle palais-de-mud mudbury-halt pevensey-under-sea",
    "sides": ["", "how-de-do mammoth-in-a-sulk"],
    "hands": [
        "elevenses-overheard cousin-maud-hatted volume-nine a-quiet-word",
        "the-spirit-level a-duet-of-sorts",
    ],
}
AT_ONCE = ("trade", "move", "shove", "relocate")  # the last spot does it


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
            self.decide()

    def decide(self) -> None:
        """Whatever is asked."""
        self.asked.append(self.tripper.view["question"]["kind"])
        position = begun(self.sitting).position
        view, legal = position.view(0), position.legal(0)
        action = self.bot.choose(view, legal, seeded(len(self.asked))).action
        self.do(GAME.notation(action))

    def do(self, action: str) -> None:
        """One action, from its first key to the last."""
        self.tripper.done(lambda: self.type(action))

    def type(self, action: str) -> None:
        """Cards by digits, spots by letters, and how."""
        if action in PLAIN:
            self.keys.press(PLAIN[action])
            return
        verb, *words = action.split()
        for word in words:
            if word.isdigit() and verb in ("look", "turn"):
                self.choose(self.tripper.lying(self.number_at(int(word))))
            elif word.isdigit():
                self.keys.press(LETTERS[int(word) - 1])
            elif word in FACES:
                self.choose(self.tripper.page.locator(f'main button[data-card="{word}"]'))
        if verb not in AT_ONCE:
            self.keys.press("o" if words[-1] == "open" else "Enter")

    def choose(self, card: Locator) -> None:
        """By the key that the page names; the focus follows."""
        page = self.tripper.page
        meant = card.and_(page.locator("[aria-keyshortcuts]"))
        thing = page.locator(f'main button[data-thing="{meant.get_attribute("data-thing")}"]')
        self.keys.press(meant.get_attribute("aria-keyshortcuts") or "")
        expect(thing).to_have_attribute("aria-pressed", "true")

    def number_at(self, place: int) -> int:
        """Of a card on Ben's side, where something is asked."""
        view = self.tripper.view
        number: int = view["spots"][view["question"]["spot"]]["sides"][1][place - 1]["number"]
        return number


def begin(visit: Visit, stage: Stage, ticket: Message) -> tuple[Tripper, Typist]:
    """Somebody without a mouse, with the cards dealt."""
    visitor = visit(address=stage.address, reduced_motion="reduce")
    visitor.context.add_init_script(NO_POINTER)
    visitor.sit(ticket)
    ana, keys = Tripper(visitor), Keys(visitor)
    keys.tab_to(ana.page.get_by_role("button", name="Begin", exact=True))
    keys.press("Enter")
    ana.until_dealt()
    return ana, Typist(ana, keys, stage, ticket["code"])


def test_a_whole_game_by_keys(visit: Visit, stage: Stage) -> None:
    ticket = lay(stage, (a_bot("trex"),), target=1)
    ana, typist = begin(visit, stage, ticket)
    assert ana.until_asked()
    typist.do("keep")
    arrange(stage, ticket["code"], phase="setting up", hands=HANDS, deck=DECK)

    typist.play()

    assert {"order", "meteor", "play"} < set(typist.asked)
    at_once = ana.page.get_by_role("button", name="Show all at once")
    expect(ana.ending.or_(at_once)).to_be_visible()
    if at_once.is_visible():
        typist.keys.tab_to(at_once)
        typist.keys.press("Enter")
    expect(ana.ending).to_be_visible()
    places = ana.page.get_by_role("list", name="Places won").get_by_role("button")
    expect(places).to_have_count(sum(one["points"] for one in ana.view["players"]))
    typist.keys.tab_to(ana.page.get_by_role("button", name="Look at the last round"))
    typist.keys.press("Enter")
    expect(ana.last_round.get_by_role("listitem")).to_have_count(4)
    assert ana.page.evaluate("window.touched") is None


def test_a_look_and_a_note_by_keys(visit: Visit, stage: Stage) -> None:
    ticket = lay(stage)
    Rival(stage, ticket["code"])
    ana, typist = begin(visit, stage, ticket)
    keys = typist.keys
    arrange(stage, ticket["code"], **LANE, period=period("elevenses-overheard"))
    assert ana.until_asked()

    # Arrows go from spot to spot with a card that is chosen; Escape puts it back.
    typist.choose(ana.own("elevenses-overheard"))
    expect(ana.asks).to_have_text("Elevenses, Overheard: where?")
    keys.press("ArrowRight", "ArrowRight")
    expect(ana.spot(2).get_by_role("group", name="How does it lie?")).to_be_visible()
    keys.press("Escape", "Escape")
    expect(ana.asks).to_have_text("Lay a card, or pass.")
    typist.do("play elevenses-overheard at 1 open")
    expect(ana.asks).to_have_text("Which card do you look at?")
    typist.do("look at 2")
    backs = ana.side(1, "Ben").get_by_role("button")
    expect(backs.nth(1)).to_have_accessible_name(called("mammoth-in-a-sulk", "only you see this$"))

    # The note of the hidden card that is in focus.
    keys.walk_to(backs.nth(0))
    keys.press("n")
    expect(ana.note.get_by_role("textbox")).to_be_focused()
    ana.page.keyboard.type("A Fair Queue")
    keys.press("Enter")
    expect(backs.nth(0)).to_have_accessible_name(re.compile("your note: A Fair Queue$"))
    expect(backs.nth(0)).to_be_focused()
    assert ana.page.evaluate("window.touched") is None


def test_a_swap_is_taken_back_by_keys(visit: Visit, stage: Stage) -> None:
    ticket = lay(stage)
    ben = Rival(stage, ticket["code"])
    ana, typist = begin(visit, stage, ticket)
    arrange(stage, ticket["code"], **LANE, period=period("cousin-maud-hatted"))
    assert ana.until_asked()
    typist.do("play cousin-maud-hatted at 2 open")
    typist.do("swap volume-nine")
    expect(ana.asks).to_have_text("Waiting for Ben.")

    typist.keys.press("u")
    expect(ana.asks).to_have_text("Which card do you swap?")
    typist.do("swap a-quiet-word")
    ben.act("swap a-duet-of-sorts")

    ana.until_still()
    expect(ana.own("a-duet-of-sorts")).to_be_visible()
    expect(ana.own("volume-nine")).to_be_visible()
    assert ana.page.evaluate("window.touched") is None
