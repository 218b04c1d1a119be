"""Two at one table, each in a browser of their own: what is hidden, and what both see alike."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tangledbank.games.trex.tests.words import card_named
from tests.browser.arranged import seen
from tests.browser.conftest import Visit
from tests.browser.stage import Stage
from tests.browser.trex import FACE_DOWN, FACES, Tripper, arrange, called, lay, names, sit

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow]

# Ben starts and hides what he can; Ana has three eyes, and a guest for the kettle.
ENGLAND: dict[str, Any] = {
    "spots": "the-tar-and-kettle palais-de-mud mudbury-halt pevensey-under-sea",
    "hands": [
        "elevenses-overheard a-bed-each the-vicar-takes-seconds second-trombone",
        "mammoth-in-a-sulk the-spirit-level bank-holiday-diplodocus keyhole-upper-cretaceous",
    ],
    "first": 1,
    "round": 3,
}
# What each lays, as soon as its period is there.
PLANS = [
    ["elevenses-overheard at 1 open", "a-bed-each at 2 open", "second-trombone at 4 open",
     "the-vicar-takes-seconds at 1 down"],
    ["mammoth-in-a-sulk at 1 down", "the-spirit-level at 4 down",
     "bank-holiday-diplodocus at 4 down", "how-de-do at 2 down"],
]  # fmt: skip
# Both have hidden cards at the first spot, and Ana one that is shown.
HIDDEN: dict[str, Any] = ENGLAND | {
    "sides": ["the-spirit-level a-fair-queue+", "how-de-do mammoth-in-a-sulk"],
    "hands": ["the-vicar-takes-seconds", "bank-holiday-diplodocus keyhole-upper-cretaceous"],
    "first": 0,
}
# The sums as the film writes them, one after the other.
LISTEN = """
window.sums = []
const END = '[aria-label="The end of the round"] [role=img]'
addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
    const said = [...document.querySelectorAll(END)].map(one => one.ariaLabel)
    sums.push(...said.filter(one => one.endsWith(' in all') && !sums.includes(one)))
}).observe(document.body, {childList: true, subtree: true, attributes: true}))
"""


def meet(visit: Visit, stage: Stage) -> tuple[str, Tripper, Tripper]:
    """Ana and Ben at a table, the cards dealt; its code, and they."""
    ticket = lay(stage)
    tickets = [ticket, stage.take_seat(ticket["code"], "Ben")]
    # Two pages that move at once are much for a small machine.
    ana, ben = (Tripper(visit(address=stage.address, reduced_motion="reduce")) for _ in tickets)
    for one, held in zip((ana, ben), tickets, strict=True):
        one.visitor.context.add_init_script(LISTEN)
        one.visitor.sit(held)
    ana.begin()
    ben.until_dealt()
    return str(ticket["code"]), ana, ben


class Round:
    """A round of two who lay what they have planned, and look at what becomes of it."""

    def __init__(self, stage: Stage, code: str, ana: Tripper, ben: Tripper) -> None:
        self.stage, self.code = stage, code
        self.ana, self.ben = self.people = ana, ben
        self.since = {one: len(one.visitor.heard) for one in self.people}
        self.eyes = {"elevenses-overheard": self.look, "a-bed-each": self.find,
                     "second-trombone": self.turn_up}  # fmt: skip
        self.used: list[str] = []

    def play(self) -> None:
        """Turn by turn, until only the last pass is left."""
        while (view := seen(self.stage, self.code, None)).period:
            [seat] = view.actors
            one = self.people[seat]
            assert one.until_asked()
            planned = [plan for plan in PLANS[seat] if f"play {plan}" in one.legal]
            if planned:
                card, _at, spot, mode = planned[0].split()
                self.eyes.get(card, one.lay)(card, int(spot), mode)
            else:
                self.look_for_secrets()
                one.press("Pass the period")

    def look(self, card: str, spot: int, mode: str) -> None:
        """At a hidden card: only the one who looked sees it."""
        ana, ben = self.people
        his = ana.side(spot, "Ben").get_by_role("button")
        expect(his).to_have_accessible_name(FACE_DOWN)
        self.hides(ana, "mammoth-in-a-sulk")
        ana.lay(card, spot, mode)
        expect(ana.asks).to_have_text("Which card do you look at?")
        ana.point_at(his)
        expect(his).to_have_accessible_name(called("mammoth-in-a-sulk", "only you see this$"))
        expect(ana.spot(spot)).to_contain_text("only you see this")
        expect(ben.side(spot, "Ana").get_by_role("button", name=called(card))).to_be_visible()
        expect(ben.log).to_contain_text(f"Ana looks at a hidden card at spot {spot}.")
        self.used.append("peek")

    def find(self, card: str, spot: int, mode: str) -> None:
        """Both see the card, and the deck has one fewer."""
        found = card_named(card).finds
        for one in self.people:
            one.until_still()
            expect(one.piles).to_contain_text("92 deck")
        self.ana.lay(card, spot, mode)
        for one in self.people:
            expect(one.film).to_contain_text(f"Ana finds {FACES[found].name} in the deck")
        for one in self.people:
            one.until_still()
            expect(one.piles).to_contain_text("91 deck")
        expect(self.ana.own(found)).to_be_visible()
        self.used.append("find")

    def turn_up(self, card: str, spot: int, mode: str) -> None:
        """A hidden card is shown to both."""
        backs = self.ana.side(spot, "Ben").get_by_role("button", name=FACE_DOWN)
        expect(backs).to_have_count(2)
        self.ana.lay(card, spot, mode)
        expect(self.ana.asks).to_have_text("Which card turns up?")
        self.ana.point_at(backs.first)
        for side in (self.ana.side(spot, "Ben"), self.ben.side(spot)):
            shown = side.get_by_role("button", name=called("the-spirit-level", " open$"))
            expect(shown).to_be_visible()
        expect(backs).to_have_count(1)
        self.used.append("flip")

    def look_for_secrets(self) -> None:
        """Neither knows what the other has hidden."""
        self.hides(self.ana, "bank-holiday-diplodocus", "keyhole-upper-cretaceous")
        self.hides(self.ben, "the-vicar-takes-seconds")

    def hides(self, one: Tripper, *cards: str) -> None:
        """A page has heard and shown nothing of these cards, which may be anywhere for it."""
        assert set(cards) <= set(one.view["own"]["unseen"])
        told = one.told(self.since[one])
        assert not [name for name in names(*cards) if name in told]


def test_a_round_of_two(visit: Visit, stage: Stage) -> None:
    code, ana, ben = meet(visit, stage)
    england = Round(stage, code, ana, ben)
    arrange(stage, code, **ENGLAND)

    england.play()

    # All is turned up, and counted spot by spot.
    assert sorted(england.used) == ["find", "flip", "peek"]
    last = seen(stage, code, None).last
    counts = [[total.low for total in spot.totals] for spot in last if any(spot.sides)]
    assert len(counts) == 3
    for one in (ana, ben):
        one.film.get_by_role("button", name=re.compile("^Speed")).click(click_count=2)
    for one, rival, seats in ((ana, "Ben", (1, 0)), (ben, "Ana", (0, 1))):
        sums = counted(one)
        assert [re.sub(":.*, ", ": ", said) for said in sums] == [
            f"{name}: {both[seat]} in all"
            for both in counts for name, seat in zip((rival, "You"), seats, strict=True)
        ]  # fmt: skip
        kettle = re.compile(r"(You|Ana): \d \+ \d printed, 2 for food, \d in all")
        assert [said for said in sums if kettle.fullmatch(said)]
        one.until_still()

    # Both pages tell the same of the round.
    assert ana.view["last"] == ben.view["last"]
    points = [one["points"] for one in ana.view["players"]]
    for one, rival, (mine, other) in ((ana, "Ben", points), (ben, "Ana", points[::-1])):
        score = f"You {mine}, {rival} {other}, first to 8"
        expect(one.page.get_by_role("img", name=score)).to_be_visible()
        one.touch(one.page.get_by_role("button", name="Last round"))
        expect(one.last_round.get_by_role("heading", name="Round 3")).to_be_visible()
        expect(one.last_round.get_by_role("listitem")).to_have_count(4)
        wins = one.last_round.get_by_role("img", name=re.compile(" in all, wins$"))
        expect(wins).to_have_count(3)
        one.page.keyboard.press("Escape")
        expect(one.last_round).to_be_hidden()


def counted(one: Tripper) -> list[str]:
    """All sums that the film has written out."""
    one.visitor.until("counted", lambda: len(one.page.evaluate("sums")) == 6)
    said: list[str] = one.page.evaluate("sums")
    return said


def test_a_spectator_sees_backs_on_both_sides(visit: Visit, stage: Stage) -> None:
    code, _ana, _ben = sit(visit(address=stage.address), stage)
    arrange(stage, code, **HIDDEN)
    watcher = Tripper(visit(address=stage.address, reduced_motion="reduce"))

    watcher.visitor.go(f"/t/{code}")
    expect(watcher.asks).to_have_text("You are watching.")
    for name, hidden in (("Ana", 1), ("Ben", 2)):
        backs = watcher.side(1, name).get_by_role("button", name=FACE_DOWN)
        expect(backs).to_have_count(hidden)
    expect(watcher.side(1, "Ana")).to_contain_text(FACES["a-fair-queue"].name)
    secret = ["the-spirit-level", "mammoth-in-a-sulk", *" ".join(HIDDEN["hands"]).split()]
    told = watcher.told()
    assert not [name for name in names(*secret) if name in told]
    backs.first.click()
    expect(watcher.note).to_have_count(0)


def test_a_note_is_kept_and_is_nobody_elses(visit: Visit, stage: Stage) -> None:
    code, ana, ben = meet(visit, stage)
    since = len(ben.visitor.heard)
    arrange(stage, code, **HIDDEN)
    backs = ana.side(1, "Ben").get_by_role("button")
    expect(backs).to_have_count(2)

    # One in own words, the other from the list of what it may be.
    backs.nth(0).click()
    ana.note.get_by_role("textbox").fill("a bluff, I think")
    ana.note.get_by_role("button", name="Keep").click()
    expect(ana.note).to_have_count(0)
    backs.nth(1).click()
    ana.note.get_by_role("button", name=FACES["weighing-the-baby"].name).click()
    for _look in range(2):
        expect(backs.nth(0)).to_have_accessible_name(re.compile("your note: a bluff, I think$"))
        expect(backs.nth(1)).to_have_accessible_name(re.compile("your note: The Baby$"))
        ana.page.reload()
    told = ben.told(since)
    assert not [words for words in ("a bluff", *names("weighing-the-baby")) if words in told]

    # It can be taken away.
    backs.nth(0).click()
    ana.note.get_by_role("button", name="Remove").click()
    expect(backs.nth(0)).to_have_accessible_name(re.compile("a touch notes what it might be$"))
    ana.touch(ana.piles.get_by_role("button", name="Notes", exact=True))
    expect(ana.piles.get_by_role("button", name=FACES["weighing-the-baby"].name)).to_be_visible()
