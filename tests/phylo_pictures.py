"""The moments of Phylo that are worth a picture; `screenshots.py` takes them.

Cards are laid as words say, and chance is the scene's own, so that cards come and coins fall the
same every time.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import expect

from tangledbank.games.phylo import GAME
from tests import clades_pictures
from tests.browser.arranged import Rival, play_out
from tests.browser.phylo import Naturalist, arrange
from tests.browser.stage import Stage
from tests.browser.visitor import Visitor
from tests.clades_pictures import CODE, YOU
from tests.mating_pictures import gather


@dataclass
class Pond:
    """A server, and whoever sits at its only table."""

    stage: Stage

    def lay(self, visitor: Visitor, seats: int, **options: Any) -> tuple[Naturalist, list[Rival]]:
        """A table of Phylo with the cards dealt; one browser, and others without."""
        rivals = gather(self.stage, visitor, "phylo", seats, **options)
        you = Naturalist(visitor)
        you.begin()
        return you, rivals

    def set(self, **words: Any) -> None:
        """The table at a moment."""
        arrange(self.stage, CODE, **words)


@contextmanager
def sitting() -> Iterator[Pond]:
    """A server for one picture."""
    with clades_pictures.sitting() as meadow:
        yield Pond(meadow.stage)


# -- the moments ---------------------------------------------------------------------------
HANDS = [
    "duckweed pond-snail mute-swan roe-deer snowy-owl",
    "white-clover horse lion drought bilberry",
    "scots-pine moose grey-wolf climate-shift dunnock",
    "giant-kelp purple-sea-urchin sea-otter overpopulation peregrine-falcon",
    "red-oat-grass plains-zebra honey-bee poaching raccoon",
    "apple-tree european-rabbit red-fox research-station blue-tit",
]
TOTALS = [18, 22, 9, 27, 13, 5]


def table(visitor: Visitor, pond: Pond) -> None:
    """Two cards are to go, and the deer may find something green."""
    you, rivals = pond.lay(visitor, 4)
    pond.set(hands=HANDS[:4], totals=TOTALS[:4], dealer=1, round=5)
    rivals[1].act("drop climate-shift dunnock")
    rivals[2].act("drop peregrine-falcon")
    assert you.until_asked()
    you.mark("mute-swan", "snowy-owl")
    you.touch(you.answer("Odds"))
    expect(you.odds).to_be_visible()


def aim(visitor: Visitor, pond: Pond) -> None:
    """Events lie before those whom they are for."""
    you, rivals = pond.lay(visitor, 4)
    hand = "arctic-willow reindeer polar-bear wildfire poaching"
    pond.set(hands=[hand, *HANDS[1:4]], totals=TOTALS[:4], dealer=1, round=5, phase="aiming")
    rivals[1].act("aim climate-shift 2")
    assert you.until_asked()
    you.aim("wildfire", "Bo")
    you.aim("poaching", "Ana")


def reveal(visitor: Visitor, pond: Pond) -> None:
    """All hands lie open."""
    you, rivals = pond.lay(visitor, 4)
    show(you, rivals, pond)
    you.stop_film("What counts so far")


def strike(visitor: Visitor, pond: Pond) -> None:
    """An event takes what the heron lives on."""
    you, rivals = pond.lay(visitor, 4)
    show(you, rivals, pond)
    you.stop_film(f"Without food in {YOU}")


def show(you: Naturalist, rivals: list[Rival], pond: Pond) -> None:
    """All are ready, and events go round."""
    hand = "duckweed pond-snail mallard great-blue-heron oil-spill"
    pond.set(hands=[hand, *HANDS[1:4]], totals=TOTALS[:4], dealer=2, round=5, phase="aiming")
    aims = ("drought 1", "climate-shift 3", "overpopulation 1")
    for rival, action in zip(rivals, aims, strict=True):
        rival.act(f"aim {action}")
    assert you.until_asked()
    you.aim("oil-spill", "Cem")
    you.press("Ready")


def six(visitor: Visitor, pond: Pond) -> None:
    """Five others round the pond, in the second draw."""
    you, rivals = pond.lay(visitor, 6)
    hands = ["bilberry reindeer snowshoe-hare canada-lynx killer-whale", *HANDS[1:]]
    hands[1] = hands[1].replace("bilberry", "field-vole")
    pond.set(hands=hands, totals=TOTALS, dealer=2, draw=2, round=4)
    for rival in rivals[2:]:
        rival.act("keep all")
    assert you.until_asked()
    you.mark("killer-whale")


def deck(visitor: Visitor, pond: Pond) -> None:
    """The host has brought a deck."""
    gather(pond.stage, visitor, "phylo", 4)
    about = "Our own pond and the meadow behind it, with twelve things that happen there."
    text = f'name = "The school pond"\nabout = "{about}"\n\n{GAME.card_file()}'
    page = visitor.page
    page.get_by_role("button", name="Bring a deck").click()
    page.get_by_role("textbox", name="The card file").fill(text)
    page.get_by_role("button", name="Play with this deck").click()
    place = page.get_by_role("region", name="The deck")
    expect(place).to_contain_text("The school pond")


def cards(visitor: Visitor, pond: Pond) -> None:
    """One card closely."""
    you, _rivals = pond.lay(visitor, 4)
    pond.set(hands=HANDS[:4], totals=TOTALS[:4], round=5)
    you.own("pond-snail").click(button="right")
    expect(you.page.get_by_role("dialog")).to_be_visible()


def end(visitor: Visitor, pond: Pond) -> None:
    """Somebody has reached the target."""
    you, _rivals = pond.lay(visitor, 4)
    pond.set(hands=HANDS[:4], seed=27)  # a game in which everyone wins a round
    play_out(pond.stage, CODE)
    you.page.reload()  # whoever comes later sees no film
    expect(you.ending).to_be_visible()


MOMENTS: dict[str, Callable[[Visitor, Pond], None]] = {
    "table": table, "aim": aim, "reveal": reveal, "strike": strike, "six": six, "deck": deck,
    "cards": cards, "end": end,
}  # fmt: skip
