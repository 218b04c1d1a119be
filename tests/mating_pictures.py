"""The moments of The Mating Game that are worth a picture; `screenshots.py` takes them.

Cards are laid as words say, and chance is the scene's own, so that dice fall the same every time.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import expect

from tests import clades_pictures
from tests.browser.arranged import Rival, play_out
from tests.browser.mating import Suitor, arrange
from tests.browser.stage import Stage
from tests.browser.visitor import Visitor
from tests.clades_pictures import CODE, YOU, part

OTHERS = ("Ana", "Bo", "Cem", "Dina", "Eli")


def gather(stage: Stage, visitor: Visitor, game: str, seats: int, **options: Any) -> list[Rival]:
    """A table, not begun: one browser has laid it, and others are there without."""
    wish = {"game": game, "name": YOU, "seats": seats, "options": options}
    reply = stage.run(stage.house.rest.post("/api/tables", json=wish))
    assert reply.status_code == 201, reply.text
    visitor.sit(reply.json() | {"nonce": part("nonce 0"), "early": True})
    return [Rival(stage, CODE, name, part(f"nonce {name}")) for name in OTHERS[: seats - 1]]


@dataclass
class Clearing:
    """A server, and whoever sits at its only table."""

    stage: Stage

    def lay(self, visitor: Visitor, seats: int, **options: Any) -> tuple[Suitor, list[Rival]]:
        """A table of The Mating Game with the cards dealt; one browser, and others without."""
        rivals = gather(self.stage, visitor, "mating", seats, **options)
        you = Suitor(visitor)
        you.begin()
        return you, rivals

    def set(self, **words: Any) -> None:
        """The table at a moment."""
        arrange(self.stage, CODE, **words)


@contextmanager
def sitting() -> Iterator[Clearing]:
    """A server for one picture."""
    with clades_pictures.sitting() as meadow:
        yield Clearing(meadow.stage)


# -- the moments ---------------------------------------------------------------------------
# Ana and Bo would fight; you and Cem want the blue females; and autumn brings a predator.
AUTUMN: dict[str, Any] = {
    "males": ["peafowl-fan", "red-deer-walk", "kangaroo-kick", "mandarin-duck-sail"],
    "hands": [
        "camouflage-leaf-insect nuptial-gift-scorpionfly guppy-orange chameleon-colours",
        "food-cache-shrike giraffe-lean anole-dewlap musk-ox-roar",
        "satellite-male-ruff bighorn-show lyrebird-mob",
        "female-mimic-cuttlefish firefly-quick stag-beetle-grip sperm-competition-dunnock",
    ],
    "food": [5, 2, 1, 6],
    "offspring": [5, 4, 6, 7],
    "discards": "elephant-seal-call bowerbird-feathers fiddler-crab-help frigatebird-warble",
    "used": "quiet-meadow fox-country river-bank acorn-year",
    "round": 5,
    "first": 1,
}


def threat(visitor: Visitor, clearing: Clearing) -> None:
    """Your peafowl is hunted: run, hide, or give it up."""
    you, rivals = clearing.lay(visitor, 4)
    clearing.set(**AUTUMN, environments="late-autumn")
    for rival in rivals:
        rival.act("pass")
    assert you.until_asked()
    you.press("Pass")
    assert you.until_asked()
    expect(you.asks).to_contain_text(" wants your ")


def reveal(visitor: Visitor, clearing: Clearing) -> None:
    """The last one has chosen, and four cards are turned over."""
    you, rivals = clearing.lay(visitor, 4)
    chosen = ["frigatebird-balloon", "bighorn-clash", "elephant-seal-rear"]
    hands = [f"{card} {hand}" for card, hand in zip(chosen, AUTUMN["hands"], strict=False)]
    clearing.set(hands=[*hands, AUTUMN["hands"][3]], food=[8, 6, 4, 0], offspring=[2, 3, 1, 4],
                 used="quiet-meadow fox-country", round=3, first=2)  # fmt: skip
    assert you.until_asked()
    for rival, card in zip(rivals, [*chosen[1:], ""], strict=True):
        rival.act(f"play {card}" if card else "out to lunch")
    you.lay(chosen[0])
    you.stop_film("All turn their cards over")


def fight(visitor: Visitor, clearing: Clearing) -> None:
    """The dice have fallen."""
    you, rivals = clearing.lay(visitor, 4)
    males = ["giraffe-club", "red-deer-walk", "kangaroo-kick", "mandarin-duck-sail"]
    clearing.set(**AUTUMN | {"males": males}, window=2, turned_up="hard-frost", seed=4)
    for rival in rivals:
        rival.act("pass")
    assert you.until_asked()
    you.press("Pass")
    you.stop_film(" wins the fight")


def females(visitor: Visitor, clearing: Clearing) -> None:
    """They stand with their males; and a garter snake smells like one of them."""
    you, rivals = clearing.lay(visitor, 4)
    hand = "female-mimic-garter-snake nuptial-gift-scorpionfly guppy-orange chameleon-colours"
    males = ["peacock-spider-black", *AUTUMN["males"][1:]]
    hands = [hand, *AUTUMN["hands"][1:]]
    clearing.set(**AUTUMN | {"males": males, "hands": hands}, window=2, turned_up="hard-frost")
    for rival in rivals:
        rival.act("pass ahead")
    assert you.until_asked()
    you.press("Pass")
    assert you.until_asked()
    you.lift("female-mimic-garter-snake")


def six(visitor: Visitor, clearing: Clearing) -> None:
    """Six males, and a choice of two sneaky cards."""
    you, _rivals = clearing.lay(visitor, 6)
    clearing.set(
        males=["bird-of-paradise-black", "hercules-beetle-throw", "elephant-seal-fight",
               "lyrebird-dance", "lunch", "chameleon-horns"],
        hands=["level-up-betta food-cache-acorn-woodpecker bowerbird-illusion kangaroo-measure",
               *["" for _rival in OTHERS]],
        food=[4, 2, 0, 3, 9, 1], offspring=[4, 6, 3, 5, 2, 7], window=2,
        turned_up="cloud-forest", used="rain-forest hard-frost", round=4,
    )  # fmt: skip
    assert you.until_asked()
    expect(you.gap.get_by_role("button")).to_have_count(2)


def debrief(visitor: Visitor, clearing: Clearing) -> None:
    """The questions to talk about."""
    you, _rivals = clearing.lay(visitor, 4)
    play_out(clearing.stage, CODE)
    you.page.reload()  # whoever comes later sees no film
    expect(you.debrief).to_be_visible()
    you.debrief.evaluate("one => one.scrollIntoView({block: 'start'})")


def plate(visitor: Visitor, clearing: Clearing) -> None:
    """One card closely."""
    you, _rivals = clearing.lay(visitor, 4)
    clearing.set(hands=AUTUMN["hands"], food=AUTUMN["food"], offspring=AUTUMN["offspring"])
    assert you.until_asked()
    you.own("chameleon-colours").click(button="right")
    expect(you.page.get_by_role("dialog")).to_be_visible()


MOMENTS: dict[str, Callable[[Visitor, Clearing], None]] = {
    "table": threat, "reveal": reveal, "fight": fight, "females": females, "six": six,
    "debrief": debrief, "cards": plate,
}  # fmt: skip
