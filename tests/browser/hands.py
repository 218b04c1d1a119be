"""How people play Phanerozoic in a page: with a mouse, with fingers, with keys alone.

What may be done is read from the wire; doing it is left to the things on the screen, found by
their roles and names.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Protocol

from playwright.sync_api import Locator, Page, expect

from tangledbank import GAMES
from tests.browser.visitor import Visitor

FACES = {face.id: face for face in GAMES["phanerozoic"].card_faces()}
# What the label says while it waits for this seat; anything else is somebody else's turn.
ASKS = re.compile(
    r"^(Choose |Draft a card|Keep one goal|Act with a card|Who should grow|Where does it strike"
    r"|Recover a card|There is nothing to recover)"
    r"|(wants a parent|finds no parent|: for whom|finds no host|finds no target|is back)[.?]$"
)
FORMS = (
    ("choose", r"choose (?P<card>[\w-]+)"),
    ("draft", r"draft (?P<card>[\w-]+)"),
    ("keep goal", r"keep goal (?P<card>[\w-]+)"),
    ("keep", r"keep (?P<card>[\w-]+)"),
    ("discard for", r"discard (?P<card>[\w-]+) for (?P<target>[\w-]+)"),
    ("discard", r"discard (?P<card>[\w-]+)"),
    ("mutate", r"mutate (?P<target>[\w-]+) with (?P<card>[\w-]+)"),
    ("play", r"play (?P<card>[\w-]+) on (?P<target>[\w-]+)"),
    ("recover", r"recover (?P<target>[\w-]+) with (?P<card>[\w-]+)"),
    ("evolve", r"evolve (?P<card>[\w-]+) from (?P<target>[\w-]+)"),
)

# For those who play with keys alone.
NO_POINTER = "addEventListener('pointerdown', () => { window.touched = true }, true)"


def parse(action: str) -> tuple[str, str, str]:
    """Verb, card and target ("" if there is none) of an action."""
    for verb, form in FORMS:
        if found := re.fullmatch(form, action):
            return verb, found["card"], found.groupdict().get("target", "")
    raise AssertionError(f"{action!r} is no action")


def called(card: str) -> re.Pattern[str]:
    """How the accessible name of a card begins: its full name, up to its number."""
    face = FACES[card]
    name = re.sub(r"\W", ".", face.name)  # the page's regular expressions quote differently
    if face.kind == "goal":
        return re.compile(f"^{name}, goal: ")
    return re.compile(rf"^{name}, {face.kind}, location {dict(face.numbers)['location']}\b")


class Player(Visitor):
    """Somebody at a table of Phanerozoic."""

    # -- what is on the table --------------------------------------------------------------
    @property
    def label(self) -> Locator:
        """What is asked, on paper."""
        return self.page.get_by_role("region", name="What is asked")

    @property
    def asks(self) -> Locator:
        """The one line that stands out."""
        return self.label.get_by_role("heading")

    @property
    def tray(self) -> Locator:
        """The cards that can be picked."""
        return self.page.get_by_role(
            "group", name=re.compile("^(in your hand|in the pool|face up before you|your goal)$")
        )

    @property
    def world(self) -> Locator:
        """The living."""
        return self.page.get_by_role("region", name="The living world")

    @property
    def film(self) -> Locator:
        """Nature, while it is shown."""
        return self.page.get_by_role("group", name="Film of what happened")

    @property
    def points(self) -> Locator:
        """The heading of the end: who won."""
        return self.page.get_by_role("heading", level=2, name=re.compile(r"\bw[io]ns?\b"))

    @property
    def chip(self) -> Locator:
        """How good the connection is."""
        return self.page.get_by_role("status", name=re.compile("^Connection: "))

    def own(self, card: str) -> Locator:
        """A card in the tray."""
        return self.tray.get_by_role("button", name=called(card))

    def living(self, card: str) -> Locator:
        """A species on the board."""
        return self.world.get_by_role("button", name=called(card))

    def rows(self) -> list[str]:
        """The log as it stands on the page, the oldest line first."""
        log = self.page.get_by_role("region", name="What happened")
        return [text.strip() for text in reversed(log.get_by_role("button").all_inner_texts())]

    def tell(self) -> list[str]:
        """The sentences that the log should hold: rounds are headings there."""
        return [one["sentence"] for one in self.log if one["name"] != "round began"]

    # -- a game ----------------------------------------------------------------------------
    def begin(self) -> None:
        """The host deals."""
        self.page.get_by_role("button", name="Begin", exact=True).click()
        self.until("cards are dealt", lambda: bool(self.all_heard("frame")))

    def wait_until_asked(self, out_of_film: Callable[[], None] | None = None) -> bool:
        """Until this seat is asked; films are skipped. False if the game is over."""
        skip = self.film.get_by_role("button", name="Skip")
        asked = self.asks.filter(has_text=ASKS)
        ending = self.page.get_by_role("heading", name="Adding up").or_(self.points)
        while True:
            expect(skip.or_(asked).or_(ending).first).to_be_visible()
            if skip.is_visible():
                (out_of_film or self.skip_film)()
                expect(self.film).to_be_hidden()
            elif ending.is_visible():
                return False
            elif self.frame["legal"] and not self.is_pending():
                return True
            else:
                self.page.wait_for_timeout(20)

    def skip_film(self) -> None:
        """Out of the film."""
        self.film.get_by_role("button", name="Skip").click()

    def is_pending(self) -> bool:
        """Whether an action was sent and not yet answered."""
        asked = {message["id"] for message in self.said if message["type"] == "act"}
        answered = {message.get("id") for message in self.heard}
        return bool(asked - answered)

    def see_all(self) -> None:
        """The end, without waiting until all is added up."""
        expect(self.page.get_by_role("heading", name="Adding up").or_(self.points)).to_be_visible()
        at_once = self.page.get_by_role("button", name="Show all at once")
        if at_once.is_visible():
            at_once.click()
        expect(self.points).to_be_visible()


class Hands(Protocol):
    """A way to touch things."""

    def do(self, action: str) -> None:
        """One action, from picking the card to the last touch."""

    def skip_film(self) -> None:
        """Out of the film."""


class Mouse:
    """With a mouse; other pointers differ in their touch only."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page: Page = player.page

    def touch(self, thing: Locator) -> None:
        """Once."""
        thing.click()

    def pick(self, card: str) -> None:
        """Lift a card, if it is not lifted already: the last one lifts itself."""
        own = self.player.own(card)
        expect(own).to_be_visible()
        if own.get_attribute("aria-pressed") != "true":
            self.touch(own)
        expect(own).to_have_attribute("aria-pressed", "true")

    def do(self, action: str) -> None:
        """Pick, aim, and the same place again."""
        verb, card, target = parse(action)
        done = self.player.acts_done()
        self.pick(card)
        match verb:
            case "choose" | "draft" | "keep goal":
                self.touch(self.player.own(card))
            case "keep":
                self.twice(self.keep_place(), "Keep ")
            case "discard":
                self.twice(self.discard_place(), "Discard ")
            case "discard for":
                self.touch(self.discard_place())
                expect(self.player.asks).to_contain_text("Discard ")
                self.twice(self.player.living(target), " for ")
            case "recover":
                pile = self.page.get_by_role("region", name="Discard pile")
                self.twice(pile.get_by_role("button", name=called(target)), "Recover ")
            case _:
                self.twice(self.player.living(target), "^(Evolve|Tuck|.* on) .*")
        self.player.until(f"done: {action}", lambda: self.player.acts_done() > done)

    def twice(self, thing: Locator, says: str) -> None:
        """The first touch aims, and the label says at what; the second does it."""
        self.touch(thing)
        expect(self.player.asks).to_have_text(re.compile(rf"{says}.*\?$"))
        self.touch(thing)

    def skip_film(self) -> None:
        """Out of the film."""
        self.touch(self.player.film.get_by_role("button", name="Skip"))

    def keep_place(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile("^Keep: "))

    def discard_place(self) -> Locator:
        """The pile itself; on a small screen a place beside the cards."""
        return self.page.get_by_role(
            "button", name=re.compile("^Discard(: |$)|^Discard pile: lay the card here")
        )


class Fingers(Mouse):
    """On glass."""

    def touch(self, thing: Locator) -> None:
        """Once."""
        thing.tap()


class Keys:
    """With the keyboard alone."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page: Page = player.page

    def press(self, *keys: str) -> None:
        """One key after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, thing: Locator, most: int = 80) -> None:
        """With Tab, as often as it takes."""
        expect(thing).to_be_visible()
        for _press in range(most):
            if self.is_on(thing):
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not reach {thing}")

    def walk_to(self, thing: Locator, most: int = 30) -> None:
        """With arrows, where a game leads with them from one button to the next."""
        expect(thing).to_be_visible()
        for _step in range(most):
            if self.is_on(thing):
                return
            self.press("ArrowRight")
        raise AssertionError(f"arrows do not lead to {thing}")

    def is_on(self, thing: Locator) -> bool:
        """Whether the focus is there."""
        return bool(thing.evaluate("one => one === document.activeElement"))

    def do(self, action: str) -> None:
        """A digit for the card; K, D or T for the place; Enter."""
        verb, card, target = parse(action)
        done = self.player.acts_done()
        own = self.player.own(card)
        expect(own).to_be_visible()
        if own.get_attribute("aria-pressed") != "true":
            self.press(str(self.digit_of(card)))
        expect(own).to_have_attribute("aria-pressed", "true")
        match verb:
            case "choose" | "draft" | "keep goal":
                self.press("Enter")
            case "keep":
                self.press("k", "k")
            case "discard":
                self.press("d", "d")
            case "discard for":
                self.press("d")
                self.enter_twice(self.player.living(target))
            case "recover":
                pile = self.page.get_by_role("region", name="Discard pile")
                self.enter_twice(pile.get_by_role("button", name=called(target)))
            case _:
                self.enter_twice(self.player.living(target))
        self.player.until(f"done: {action}", lambda: self.player.acts_done() > done)

    def skip_film(self) -> None:
        """Out of the film."""
        self.press("Escape")

    def digit_of(self, card: str) -> int:
        """Its place in the tray."""
        names = [one.get_attribute("aria-label") or "" for one in self.cards()]
        return next(at for at, name in enumerate(names, 1) if called(card).match(name))

    def cards(self) -> list[Locator]:
        return self.player.tray.get_by_role("button").all()

    def enter_twice(self, thing: Locator) -> None:
        """T goes from one lit place to the next; Enter aims, Enter does."""
        for _press in range(30):
            self.press("t")
            if self.is_on(thing):
                break
        assert self.is_on(thing), f"T does not reach {thing}"
        self.press("Enter")
        expect(self.player.asks).to_have_text(re.compile(r"\?$"))
        self.press("Enter")


class Taste:
    """Chooses what to do: of all verbs the one that was used least, so that all are used."""

    def __init__(self) -> None:
        self.used: Counter[str] = Counter()

    def choose(self, legal: Iterable[str]) -> str:
        """One of the legal actions."""
        action = min(legal, key=lambda one: self.used[parse(one)[0]])
        self.used[parse(action)[0]] += 1
        return action


def play_on(player: Player, hands: Hands, taste: Taste | None = None, most: int = 200) -> Taste:
    """Until the game is over, or this many actions are done."""
    taste = taste or Taste()
    for _action in range(most):
        if not player.wait_until_asked(hands.skip_film):
            break
        hands.do(taste.choose(player.frame["legal"]))
    return taste
