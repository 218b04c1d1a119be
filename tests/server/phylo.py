"""Tables of Phylo for the tests: made-up decks, and people who are about to aim or to strike."""

import re
from collections.abc import Iterable
from typing import Any

from tangledbank import GAMES
from tangledbank.games.phylo.cards.cards import EVENTS, PROTECTED_AREA
from tangledbank.games.phylo.scenes import scene
from tangledbank.games.phylo.tests.words import deck
from tangledbank.server import wire
from tests.server.house import OpenHouse
from tests.server.overhearing import (
    Script,
    catch_up,
    follow,
    gather,
    lay_out,
    overheard,
    so_far,
)
from tests.server.pages import Page

PHYLO = GAMES["phylo"]
ANA, BEN, CLEO, DINA = range(4)
WATCHER = 4  # among the pages
GRACE = 0.05
COPY = re.compile(r"-\d+$")
HARMFUL = EVENTS[:PROTECTED_AREA]
# Level species and many events, so that there is something to aim, to choose and to restore.
MEADOW = deck(
    "clover sun points=3 copies=9", "daisy sun points=3 copies=9", "vetch sun points=3 copies=9",
    "wildfire copies=8", "drought copies=6", "protected-area copies=5", "restoration copies=5",
    size=51,
)  # fmt: skip
# Species whose worth is known, among them owls that find no food.
GLADE = deck(
    "moss sun points=3", "fern sun points=3", "reed sun points=2", "rush sun points=1",
    "owl meat copies=6", "restoration", "wildfire", "drought", size=60,
)  # fmt: skip


async def gather_with(
    house: OpenHouse,
    cards: str,
    people: int = 4,
    bots: tuple[str, ...] = (),
    options: dict[str, wire.Value] | None = None,
) -> list[Page]:
    """A table that plays with these cards, or with ours."""
    pages = await gather(house, PHYLO.id, people, bots, options)
    if cards:
        ticket = pages[ANA].ticket
        path, headers = f"/api/tables/{ticket.code}/deck", {"X-Seat-Token": ticket.token}
        reply = await house.rest.put(path, content=cards, headers=headers)
        assert reply.status_code == 200, reply.text
    return pages


async def sit_down(house: OpenHouse, cards: str = "", **options: wire.Value) -> list[Page]:
    """Four people, with the cards dealt and seen; Ben draws first."""
    pages = await gather_with(house, cards, options=options)
    await pages[ANA].done("begin")
    await catch_up(pages)
    return pages


async def aiming(house: OpenHouse) -> list[Page]:
    """All draws are over: nobody has dropped a card."""
    pages = await sit_down(house, MEADOW, draws=1)
    await follow(pages, [(seat, "keep all") for seat in (BEN, CLEO, DINA, ANA)])
    assert pages[BEN].frames[-1].view["phase"] == "aiming"
    return pages


async def striking(house: OpenHouse) -> list[Page]:
    """Ben has to choose which of Cleo's level species burns."""
    pages = await aiming(house)
    await follow(pages, [(BEN, "aim wildfire 1"), *nothing_by(ANA, CLEO, DINA)])
    assert pages[BEN].frames[-1].view["phase"] == "striking"
    return pages


async def set_scene(house: OpenHouse, pages: list[Page], **words: Any) -> None:
    """Everything lies as the words say; whatever was dealt is gone."""
    record = house.table(pages[0]).sitting.record
    assert record is not None
    await lay_out(house, pages, scene(seats=4, game=record.game, **words))


def nothing_by(*seats: int) -> list[tuple[int, str]]:
    """These have nothing to aim."""
    return [(seat, "aim nothing") for seat in seats]


async def perform(pages: list[Page], script: Script) -> list[list[str]]:
    """The seats do this, one after another; what reaches everyone but Ben."""
    starts = so_far(pages)
    await follow(pages, script)
    return overheard(pages, starts, BEN)


def kinds_in(hand: Iterable[str]) -> list[str]:
    """The kinds of the events in a hand."""
    return [kind for card in hand if (kind := COPY.sub("", card)) in EVENTS]


def some_aims(hand: list[str]) -> list[str]:
    """Nothing, an event for each opponent, one for oneself, and two events in both orders."""
    kinds = kinds_in(hand)
    harms = [f"{kind} {seat}" for kind in kinds if kind in HARMFUL for seat in (1, 2, 3)][:3]
    helps = [kind for kind in kinds if kind not in HARMFUL][:1]
    pairs = [f"{harm}, {help}" for harm in harms[:1] for help in helps]
    pairs += [f"{help}, {harm}" for harm in harms[-1:] for help in helps]
    return [f"aim {words}" for words in ("nothing", *harms, *helps, *pairs)]


HANDS = (
    "scots-pine mallard moose horse lion",
    "scots-pine mallard moose horse drought",
    "scots-pine mallard moose wildfire drought",
    "scots-pine mallard moose horse research-station",
    "scots-pine mallard moose drought restoration",
    "wildfire drought blight epidemic protected-area",
)
