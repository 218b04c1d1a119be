"""Two at one table, each in a browser of their own: what is hidden, and what both see alike."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.stage import Stage
from tests.browser.trex import FACES, Tripper, arrange, called, lay, names, sit

pytestmark = [pytest.mark.browser, pytest.mark.once, pytest.mark.slow]

# Ben starts. Ana can look, find and turn up; Ben hides what he can.
ENGLAND: dict[str, Any] = {
    "spots": "the-tar-and-kettle palais-de-mud mudbury-halt pevensey-under-sea",
    "hands": [
        "elevenses-overheard a-bed-each the-vicar-takes-seconds second-trombone",
        "mammoth-in-a-sulk the-spirit-level bank-holiday-diplodocus keyhole-upper-cretaceous",
    ],
    "first": 1,
    "round": 3,
}
# What Ana and Ben count, in the order of the spots; to the third nobody goes.
SUMS = [
    ("1 + 4 printed, 2 for food, 7 in all", "1 printed, 2 for sulking, 3 in all"),
    ("2 printed, 2 in all", "How-de-dos count nothing alone, 0 in all"),
    ("3 printed, 3 in all", "3 + 5 printed, 2 for water, 10 in all"),
]
# Both have hidden cards at the first spot, and Ana one that is shown.
HIDDEN: dict[str, Any] = ENGLAND | {
    "sides": ["the-spirit-level a-fair-queue+", "how-de-do mammoth-in-a-sulk"],
    "hands": ["the-vicar-takes-seconds", "bank-holiday-diplodocus keyhole-upper-cretaceous"],
    "first": 0,
    "period": "jurassic",
}
FACE_DOWN = re.compile("^Face down, laid in the (Finely Balanced|Jurassic) period")
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


def test_a_round_of_two(visit: Visit, stage: Stage) -> None:
    code, ana, ben = meet(visit, stage)
    people = (ana, ben)
    since = [len(one.visitor.heard) for one in people]
    arrange(stage, code, **ENGLAND)

    # A look at a hidden card: only who looked sees it.
    assert ben.until_asked()
    ben.lay("mammoth-in-a-sulk", 1)
    expect(ben.side(1).get_by_role("button", name=called("mammoth-in-a-sulk"))).to_be_visible()
    assert ana.until_asked()
    hers = ana.side(1, "Ben").get_by_role("button")
    expect(hers).to_have_accessible_name(FACE_DOWN)
    assert not known(ana, since[0], "mammoth-in-a-sulk")
    ana.lay("elevenses-overheard", 1, "open")
    expect(ana.asks).to_have_text("Which card do you look at?")
    ana.point_at(hers)
    expect(hers).to_have_accessible_name(re.compile("^Mammoth in a Sulk: .* only you see this$"))
    expect(ana.spot(1)).to_contain_text("only you see this")
    expect(ben.side(1, "Ana")).to_contain_text(FACES["elevenses-overheard"].name)
    expect(ben.log).to_contain_text("Ana looks at a hidden card at spot 1.")

    # A find: both see the card, and the deck has one less.
    assert ben.until_asked()
    ben.lay("the-spirit-level", 4)
    assert ana.until_asked()
    for one in people:
        expect(one.piles).to_contain_text("92 deck")
    ana.lay("a-bed-each", 2, "open")
    for one in people:
        expect(one.film).to_contain_text("Ana finds Heavy Sleeper in the deck")
        one.until_still()
        expect(one.piles).to_contain_text("91 deck")
    expect(ana.own("heavy-sleeper")).to_be_visible()

    # An eye that turns a card up.
    assert ben.until_asked()
    ben.lay("bank-holiday-diplodocus", 4)
    assert ana.until_asked()
    backs = ana.side(4, "Ben").get_by_role("button", name=FACE_DOWN)
    expect(backs).to_have_count(2)
    ana.lay("second-trombone", 4, "open")
    expect(ana.asks).to_have_text("Which card turns up?")
    ana.point_at(backs.first)
    for side in (ana.side(4, "Ben"), ben.side(4)):
        up = side.get_by_role("button", name=called("the-spirit-level"))
        expect(up).to_have_accessible_name(re.compile(" open$"))
    expect(backs).to_have_count(1)

    assert ben.until_asked()
    ben.lay("how-de-do", 2)
    assert ana.until_asked()
    ana.lay("the-vicar-takes-seconds", 1)
    expect(ben.side(1, "Ana").get_by_role("button", name=FACE_DOWN)).to_have_count(1)
    assert not known(ana, since[0], "bank-holiday-diplodocus", "keyhole-upper-cretaceous")
    assert not known(ben, since[1], "the-vicar-takes-seconds")

    # All is turned up, and counted spot by spot.
    for one in (ben, ana):
        assert one.until_asked()
        one.press("Pass the period")
    hers, his = zip(*SUMS, strict=True)
    for one, rival, other, own in ((ana, "Ben", his, hers), (ben, "Ana", hers, his)):
        one.film.get_by_role("button", name=re.compile("^Speed")).click(click_count=2)
        said = [
            f"{name}: {words}"
            for pair in zip(other, own, strict=True)
            for name, words in zip((rival, "You"), pair, strict=True)
        ]
        one.visitor.until("counted", lambda one=one, said=said: one.page.evaluate("sums") == said)
        one.until_still()

    # Both pages tell the same of the round.
    for one, score in ((ana, "You 2, Ben 1"), (ben, "You 1, Ana 2")):
        expect(one.page.get_by_role("img", name=f"{score}, first to 8")).to_be_visible()
        one.touch(one.page.get_by_role("button", name="Last round"))
        expect(one.last_round.get_by_role("heading", name="Round 3")).to_be_visible()
        expect(one.last_round.get_by_role("listitem")).to_have_count(4)
        for name in (f"{SUMS[0][0]}, wins", f"{SUMS[2][1]}, wins"):
            expect(one.last_round.get_by_role("img", name=name)).to_be_visible()
        one.page.keyboard.press("Escape")
        expect(one.last_round).to_be_hidden()
    assert ana.view["last"] == ben.view["last"]


def known(one: Tripper, since: int, *cards: str) -> list[str]:
    """What a page has heard or shown of cards that may be anywhere for it."""
    assert set(cards) <= set(one.view["own"]["unseen"])
    told = one.told(since)
    return [name for name in names(*cards) if name in told]


def test_who_watches_sees_backs_on_both_sides(visit: Visit, stage: Stage) -> None:
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
    ana.note.get_by_role("button", name="Take away").click()
    expect(backs.nth(0)).to_have_accessible_name(re.compile("a touch notes what it may be$"))
    ana.touch(ana.piles.get_by_role("button", name="Notes", exact=True))
    expect(ana.piles.get_by_role("button", name=FACES["weighing-the-baby"].name)).to_be_visible()
