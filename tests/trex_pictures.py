"""The moments of The T-Rex Game that are worth a picture; `screenshots.py` takes them.

Cards are laid as words say, and chance is the scene's own, so that cards come the same every time.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import expect

from tangledbank.games.trex.seen.view import View
from tests import clades_pictures
from tests.browser.arranged import Rival, play_out, seen
from tests.browser.stage import Stage
from tests.browser.trex import FACE_DOWN, Tripper, arrange
from tests.browser.visitor import Visitor
from tests.clades_pictures import CODE
from tests.mating_pictures import gather


@dataclass
class Lane:
    """A server, and whoever sits at its only table."""

    stage: Stage

    def lay(self, visitor: Visitor, **options: Any) -> tuple[Tripper, Rival]:
        """A table of The T-Rex Game with the cards dealt; one browser, and another player."""
        [rival] = gather(self.stage, visitor, "trex", 2, **options)
        you = Tripper(visitor)
        you.begin()
        return you, rival

    def set(self, **words: Any) -> None:
        """The table at a moment."""
        arrange(self.stage, CODE, **words)


@contextmanager
def sitting() -> Iterator[Lane]:
    """A server for one picture."""
    with clades_pictures.sitting() as meadow:
        yield Lane(meadow.stage)


# -- the moments ---------------------------------------------------------------------------
SPOTS = "lesser-wallop-tea-room iguanodon-on-the-bandstand the-great-jumble-sale low-tide-frinton"
# Free comes before Jurassic here, so that somebody has looked before the trombone comes.
TEA: dict[str, Any] = {
    "spots": SPOTS,
    "sides": [
        "/ / / borrowed-in-the-ice-age",
        "mammoth-in-a-sulk / cousin-maud-hatted+ / / how-de-do@jurassic",
    ],
    "hands": [
        "elevenses-overheard the-vicar-takes-seconds a-fair-queue second-trombone "
        "bank-holiday-diplodocus",
        "brass-band-marching a-duet-of-sorts the-spirit-level keyhole-upper-cretaceous",
    ],
    "scores": [
        "mudbury-halt the-dew-pond palais-de-mud speakers-crag choir-practice",
        "the-four-poster museum-of-not-yet petting-zoo pevensey-under-sea",
    ],
    "discards": "wipe-your-feet nether-pudding the-lido-upper-swamp weighing-the-baby the-long-nap",
    "period": "free",
    "rexonomics": 0,
    "first": 0,
    "round": 7,
}


def tea(visitor: Visitor, lane: Lane) -> tuple[Tripper, Rival]:
    """Somebody has looked at the mammoth, and the last play of the round is to come."""
    you, rival = lane.lay(visitor, free_first=True)
    lane.set(**TEA)
    assert you.until_asked()
    you.lay("elevenses-overheard", 1, "open")
    you.point_at(you.side(1, "Ana").get_by_role("button"))
    rival.act("pass")
    assert you.until_asked()
    you.press(re.compile("^Pass"))
    assert you.until_asked()
    you.lay("the-vicar-takes-seconds", 1)
    rival.act("play brass-band-marching at 2 down")
    assert you.until_asked()
    return you, rival


def table(visitor: Visitor, lane: Lane) -> None:
    """The trombone is chosen, and asks at the bandstand how it is to lie."""
    you, _rival = tea(visitor, lane)
    you.aim("second-trombone", 2)


def reveal(visitor: Visitor, lane: Lane) -> None:
    """The tea room is counted."""
    you, rival = tea(visitor, lane)
    you.lay("second-trombone", 2)
    rival.act("pass")
    you.stop_film("at spot 1.")


def last(visitor: Visitor, lane: Lane) -> None:
    """The round before."""
    you, rival = tea(visitor, lane)
    you.lay("second-trombone", 2)
    rival.act("pass")
    expect(you.film).to_be_visible()
    you.until_still()
    you.touch(you.page.get_by_role("button", name="Last round"))
    expect(you.last_round).to_be_visible()


def note(visitor: Visitor, lane: Lane) -> None:
    """What might it be that lies at the bandstand?"""
    you, _rival = tea(visitor, lane)
    you.write_note(you.side(4, "Ana").get_by_role("button"))
    you.note.get_by_role("button", name="How-de-do").click()
    you.write_note(you.side(2, "Ana").get_by_role("button", name=FACE_DOWN))


def six(visitor: Visitor, lane: Lane) -> None:
    """Six spots in a row, and a card for one of them."""
    you, _rival = lane.lay(visitor, spots=6)
    while not is_crowded(seen(lane.stage, CODE, 0)):
        play_out(lane.stage, CODE, 1)
    you.page.reload()  # whoever comes later sees no film
    assert you.until_asked()
    you.choose(you.view["own"]["previews"][0]["card"])


def is_crowded(view: View) -> bool:
    """Somebody may lay a card where many lie already."""
    laid = sum(len(side) for spot in view.spots for side in spot.sides)
    return laid > 8 and bool(view.own and view.own.previews)


def cards(visitor: Visitor, lane: Lane) -> None:
    """One card closely."""
    you, _rival = lane.lay(visitor)
    lane.set(**TEA)
    expect(you.own("second-trombone")).to_be_visible()
    you.own("second-trombone").click(button="right")
    expect(you.page.get_by_role("dialog")).to_be_visible()


def end(visitor: Visitor, lane: Lane) -> None:
    """Somebody has reached the target."""
    you, _rival = lane.lay(visitor)
    lane.set(**TEA)
    play_out(lane.stage, CODE)
    you.page.reload()  # whoever comes later sees no film
    expect(you.ending).to_be_visible()


MOMENTS: dict[str, Callable[[Visitor, Lane], None]] = {
    "table": table, "reveal": reveal, "last": last, "note": note, "six": six, "cards": cards,
    "end": end,
}  # fmt: skip
