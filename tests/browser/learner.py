"""Somebody who learns a game with keys alone: what the guide says, and how decisions are made."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from playwright.sync_api import Locator, expect

from tangledbank import GAMES
from tangledbank.core.guide import Guide
from tangledbank.server import rest
from tests.browser.clades import Caller, triples
from tests.browser.hands import NO_POINTER, Keys, Player, Taste
from tests.browser.mating import Suitor
from tests.browser.phylo import Naturalist
from tests.browser.stage import Stage
from tests.browser.test_clades_alone import key_of
from tests.browser.test_mating_alone import Typist as MatingTypist
from tests.browser.test_phylo_alone import Typist as PhyloTypist
from tests.browser.test_trex_alone import Typist as TrexTypist
from tests.browser.trex import Tripper
from tests.browser.visitor import Message


@dataclass(frozen=True)
class Hand:
    """How decisions are made at a table."""

    asked: Callable[[], bool]  # waits for the next one; False if the game is over
    decide: Callable[[], object]

    def answer(self) -> None:
        """The next one, which must come."""
        assert self.asked()
        self.decide()


class Learner:
    """A seat at a guided table, and the slip above it."""

    def __init__(self, visitor: Player, game: str) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.keys = Keys(visitor)
        self.taste = Taste()
        self.game = game

    @property
    def guide(self) -> Guide:
        """What it says."""
        guide = GAMES[self.game].guide
        assert guide is not None
        return guide

    # -- the slip --------------------------------------------------------------------------
    @property
    def slip(self) -> Locator:
        """The guide."""
        return self.page.get_by_role("complementary", name="Guide", exact=True)

    @property
    def title(self) -> Locator:
        """Of what it says: a lesson, the opening or the closing."""
        return self.slip.get_by_role("heading")

    def button(self, name: str) -> Locator:
        """One of its own."""
        return self.slip.get_by_role("button", name=name, exact=True)

    def lesson(self) -> str:
        """The key of the lesson that it shows; "" if it shows none."""
        shown = self.title.all_inner_texts()
        return next((one.key for one in self.guide.lessons if shown and one.title in shown[0]), "")

    def sees(self, key: str) -> None:
        """A lesson is there, whole, with its rule."""
        lesson = next(one for one in self.guide.lessons if one.key == key)
        expect(self.title).to_have_text(re.compile(f"^\\d of {len(self.guide.lessons)} "))
        expect(self.title).to_contain_text(lesson.title)
        expect(self.slip.get_by_text(lesson.text)).to_be_visible()
        expect(self.button(f"Rule {lesson.section}")).to_be_visible()

    # -- the game --------------------------------------------------------------------------
    def begin(self) -> None:
        """Out of the opening, by keys: its button has the focus."""
        expect(self.slip.get_by_text(self.guide.opening)).to_be_visible()
        expect(self.button("Begin")).to_be_focused()
        self.keys.press("Enter")
        expect(self.button("Begin")).to_have_count(0)

    def hand(self, stage: Stage) -> Hand:
        """How decisions are made here, by keys."""
        visitor, keys = self.visitor, self.keys
        match self.game:
            case "phanerozoic":
                return Hand(lambda: visitor.wait_until_asked(keys.skip_film), self.evolve)
            case "clades":
                return Hand(self.has_the_turn, self.call)
            case "mating":
                suitor = Suitor(visitor)
                typist = MatingTypist(suitor, keys)
                return Hand(suitor.until_asked, lambda: suitor.done(typist.answer))
            case "phylo":
                naturalist = Naturalist(visitor)
                writer = PhyloTypist(naturalist, keys)
                return Hand(naturalist.until_asked, lambda: naturalist.done(writer.answer))
        assert self.game == "trex"
        tripper = Tripper(visitor)
        code = self.page.url.rpartition("/")[2]
        return Hand(tripper.until_asked, TrexTypist(tripper, keys, stage, code).decide)

    def evolve(self) -> None:
        """Phanerozoic: whatever was done least."""
        self.keys.do(self.taste.choose(self.visitor.frame["legal"]))

    def has_the_turn(self) -> bool:
        """Clades, in turns."""
        visitor = self.visitor
        visitor.until("her turn", lambda: bool(visitor.frame["legal"] or visitor.frame["outcome"]))
        return not visitor.frame["outcome"]

    def call(self) -> None:
        """Three letters, and the space bar for one's own card; Enter passes."""
        ana, done = Caller(self.visitor), self.visitor.acts_done()
        ana.until_still()
        three = next(iter(triples(ana.view["reach"])), None)
        self.keys.press(*(self.letter(ana, card) for card in three) if three else ("Enter",))
        self.visitor.until("done", lambda: self.visitor.acts_done() > done)

    @staticmethod
    def letter(ana: Caller, card: str) -> str:
        """The key of a card."""
        return "Space" if card in ana.view["hand"] else key_of(ana, card)


# -- tables --------------------------------------------------------------------------------
def lay(stage: Stage, game: str) -> Message:
    """A guided table whose bots play at once; the learner's ticket as REST gives it."""
    return stage.run(laid(stage, game))


async def laid(stage: Stage, game: str) -> Any:
    """Over REST."""
    wish = rest.NewTable(game, "Ana", 2, {}, (), "at once", guided=True)
    reply = await stage.house.rest.post("/api/tables", json=msgspec.to_builtins(wish))
    assert reply.status_code == 201, reply.text
    return reply.json()


def learn(visitor: Player, stage: Stage, game: str) -> Learner:
    """At a guided table, with the cards dealt, and without a mouse."""
    visitor.context.add_init_script(NO_POINTER)
    ana = Learner(visitor, game)
    visitor.sit(lay(stage, game))
    deal = ana.page.get_by_role("button", name="Begin", exact=True)
    ana.keys.tab_to(deal)
    ana.keys.press("Enter")
    visitor.until("cards are dealt", lambda: bool(visitor.all_heard("frame")))
    return ana
