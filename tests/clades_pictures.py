"""The moments of Clades that are worth a picture; `screenshots.py` takes them.

Cards are laid as words say, and time stands still at the server and in the page, so that windows
and stopwatches show the same in every picture.
"""

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any
from unittest.mock import patch

from playwright.sync_api import expect

from tangledbank.games.clades.cards.qualities import FACES
from tangledbank.games.clades.said.notation import short
from tangledbank.server import tables
from tangledbank.server.pace import Clock
from tests.browser.clades import PATIENT, Caller, Rival, arrange, named, play_out, triples
from tests.browser.lossy import Lossy
from tests.browser.stage import Stage, staging
from tests.browser.visitor import Visitor

CODE = "FERN7K"
YOU, OTHERS = "Curious Trilobite", ("Ana", "Cleo", "Bo")
STILL = "performance.now = () => 1000"
SLOW = 400  # ms until the page hears of what the others do


@dataclass
class Meadow:
    """A server, and whoever sits at its only table."""

    stage: Stage

    def lay(self, visitor: Visitor, seats: int, **options: Any) -> tuple[Caller, list[Rival]]:
        """A table of Clades with the cards dealt; one browser, and others without."""
        wish = {"game": "clades", "name": YOU, "seats": seats, "options": PATIENT | options}
        reply = self.stage.run(self.stage.house.rest.post("/api/tables", json=wish))
        assert reply.status_code == 201, reply.text
        visitor.sit(reply.json() | {"nonce": part("nonce 0"), "early": True})
        rivals = [
            Rival(self.stage, CODE, name, part(f"nonce {name}")) for name in OTHERS[: seats - 1]
        ]
        you = Caller(visitor)
        you.begin()
        return you, rivals

    def set(self, you: Caller, at: int, found: tuple[int, ...] = (), **words: Any) -> None:
        """The table at a moment; `found` is how many triples each seat has made before."""
        table = self.stage.house.tables.live[CODE]
        table.autoplay.clock = Stopped(at)
        # The log must not name the card that was dealt, because another one is there now.
        sitting = table.sitting
        sitting.told = [[one for one in told if one.heard_by(None)] for told in sitting.told]
        sitting.heard.clear()
        you.until_shown(arrange(self.stage, CODE, found, **words))
        you.page.reload()  # for the room that these cards need, and not those that were dealt
        you.until_still()

    def wait(self, ms: int) -> None:
        """Time passes, but only this much."""
        clock = self.stage.house.tables.live[CODE].autoplay.clock
        assert clock is not None
        clock.at += ms


class Stopped(Clock):
    """Time that stands still."""

    def now(self) -> int:
        """The same until somebody turns it."""
        return self.at


def part(name: str) -> str:
    """A part of the shuffle that is the same every time."""
    return sha256(name.encode()).hexdigest()


@contextmanager
def sitting() -> Iterator[Meadow]:
    """A server for one picture."""
    with (
        tempfile.TemporaryDirectory() as folder,
        patch.object(tables, "new_part", lambda: part("secret")),
        patch.object(tables, "new_code", lambda: CODE),
        staging(Path(folder)) as stage,
    ):
        yield Meadow(stage)


def piles(sizes: tuple[int, ...], *used: str) -> list[str]:
    """Piles of this many cards, made of triples that are not in use elsewhere."""
    rest = [short(card) for card in range(FACES) if short(card) not in " ".join(used).split()]
    # From all over the deck, so that the tops of piles look different.
    rest = rest[::2] + rest[1::2]
    found = []
    for size in sizes:
        pile: list[str] = []
        while len(pile) + 3 <= size:
            ids = {named(name)[0]: name for name in rest}
            pile += (three := [ids[card] for card in triples(ids)[len(rest) % 7]])
            rest = [name for name in rest if name not in three]
        taken = rest[: size - len(pile)]
        rest = rest[len(taken) :]
        found.append(" ".join([*pile, *taken]))
    return found


# -- the moments ---------------------------------------------------------------------------
SHARED = "ml3r mw1r ma1b mw2g sl2b sw1g sa3r sl1g sw3b aw2b al2r aa3g"
HANDS = ["ma3b", "aw1r", "sl3b", "ma2g"]


def window(visitor: Visitor, meadow: Meadow) -> None:
    """Ana was faster, Bo is wrong, and one more would make a triple."""
    Lossy(visitor, late=SLOW)
    visitor.context.add_init_script(STILL)
    you, (ana, _cleo, bo) = meadow.lay(visitor, 4)
    laid = piles((11, 9, 6, 6), SHARED, *HANDS)
    laid[3] += " shark"
    meadow.set(you, 412_000, (3, 3, 2, 2), shared=SHARED, hands=HANDS, piles=laid)
    taken, *wanted = named("mw2g sw1g al2r")
    you.touch(*wanted)
    you.aim(taken)
    ana.call(*named("mw2g sw3b aw1r"))
    meadow.wait(140)
    you.touch(taken)
    you.until_answered()
    meadow.wait(500)
    bo.call(*named("ma1b sa3r aa3g"))
    you.visitor.until("Bo is wrong", lambda: bool(you.view["false_calls"]))
    expect(you.page.get_by_text("0.14 s earlier")).to_be_visible()
    assert you.marked() == set(wanted)


def teaching(visitor: Visitor, meadow: Meadow) -> None:
    """Seven cards, one of them a hint."""
    visitor.context.add_init_script(STILL)
    you, (ana,) = meadow.lay(visitor, 2, cards="teaching")
    shared, hands = "mw3b ml3g sl3r sa3g aw3r al3b aa3g", ["ma3r", "sw3b"]
    laid = ["mw3r ma3g ml3b", "sw3r sl3b sa3b"]
    meadow.set(you, 64_000, (1, 1), shared=shared, hands=hands, piles=laid)
    for label in ("Is there a triple?", "Show me one card"):
        you.page.get_by_role("button", name=label).click()
        you.until_answered()
        meadow.wait(3000)
    ana.act("stuck")
    expect(you.seat("Ana")).to_contain_text("is stuck")
    you.touch(named("sl3r")[0])
    expect(you.page.get_by_text("This card is part of one.")).to_be_visible()


def genius(visitor: Visitor, meadow: Meadow) -> None:
    """Both sets in one deck, and two cards beside it."""
    visitor.context.add_init_script(STILL)
    you, _others = meadow.lay(visitor, 4, animals="genius")
    shared = "ml3r mw1r+ ma2b ma3g+ sl2b+ sw3g+ sa1r sa3b+ aw2g+ al1r aa3b aa2r+"
    hands = ["ml2g+", "aw1b", "sl3r+", "ma2r"]
    meadow.set(
        you, 251_000, (2, 3, 1, 2), shared=shared, beside="sw1b ml1b+", hands=hands,
        piles=piles((8, 11, 3, 6), shared, *hands, "sw1b ml1b"),
    )  # fmt: skip
    you.touch(named("aw2g+")[0])


def race(visitor: Visitor, meadow: Meadow) -> None:
    """Six triples of ten, and the stopwatch runs."""
    visitor.context.add_init_script(STILL)
    you, _nobody = meadow.lay(visitor, 1, solitaire="race")
    deck = "mw3r ml1b ma1g sw2r sl3g sa2b aw3g al1r aa1b"
    pile = piles((18,), SHARED, deck)
    meadow.set(you, 83_400, (6,), shared=SHARED, deck=deck, piles=pile)
    you.touch(*named("sw1g al2r"))


def end(visitor: Visitor, meadow: Meadow) -> None:
    """Who has won, and with what."""
    you, _others = meadow.lay(visitor, 3)
    play_out(meadow.stage, CODE)
    you.page.reload()  # whoever comes later sees no film
    expect(you.ending).to_be_visible()
    expect(you.page.get_by_role("region", name="A look back")).to_be_visible()


def afterwards(visitor: Visitor, meadow: Meadow) -> None:
    """How long the triples lay there, and what everyone sees."""
    end(visitor, meadow)
    visitor.page.get_by_role("region", name="A look back").evaluate(
        "one => one.scrollIntoView({block: 'start'})"
    )


MOMENTS: dict[str, Callable[[Visitor, Meadow], None]] = {
    "table": window, "teaching": teaching, "genius": genius, "race": race, "end": end,
    "afterwards": afterwards,
}  # fmt: skip
