"""Fireflies at a table: a deck in which the fastest acts first, and those who call."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tangledbank import Game
from tangledbank.server.entries import Acted
from tangledbank.server.rows import Line
from tangledbank.server.thinking import Thinkers
from tests.server.house import OpenHouse, open_house
from tests.server.pages import Page
from tests.toys import FIREFLY, Firefly

SECOND = 3_600_000  # ms: fireflies with patience


class Even(Firefly):
    """Only even cards, in order; so every call is right."""

    def deal(self, seed: int | str) -> None:
        super().deal(seed)
        self.deck = [2 * card for card in range(self.cards)][::-1]


class Odd(Firefly):
    """Only odd cards: every call is wrong."""

    def deal(self, seed: int | str) -> None:
        super().deal(seed)
        self.deck = [2 * card + 1 for card in range(self.cards)][::-1]


class Hasty(Even):
    """After a call the next card turns up much sooner than was due."""

    def apply(self, seat: int, action: int, at: int | None = None) -> None:
        super().apply(seat, action, at)
        self.next_turn = self.now + 50


def with_deck(kind: type[Firefly], **changes: Any) -> Game:
    def lay_out(cards: object, seats: int, options: Mapping[str, Any]) -> Firefly:
        return kind(seats, options["cards"], options["pause"])

    return replace(FIREFLY, lay_out=lay_out, **changes)


@asynccontextmanager
async def firefly_house(
    folder: Path, game: Game, thinkers: Thinkers | None = None
) -> AsyncIterator[OpenHouse]:
    async with open_house(folder, games={game.id: game}, thinkers=thinkers) as house:
        yield house


async def sit_down(house: OpenHouse, people: int = 2, bots: int = 0, **more: Any) -> list[Page]:
    """This many people and bots, who have begun."""
    options = {"cards": 12, "pause": 500, **more.get("options", {})}
    ticket = await house.lay(people + bots, ("random",) * bots, options, FIREFLY.id)
    pages = [await house.open(ticket)]
    pages += [await house.open(await house.sit(ticket.code)) for _guest in range(people - 1)]
    await pages[0].done("set up", pace=more.get("pace", "at once"))
    await pages[0].done("begin")
    for page in pages:
        await page.shown()
    return pages


async def calls(house: OpenHouse, page: Page) -> list[Acted]:
    return [one for one in await house.entries(page.table.code) if isinstance(one, Acted)]


@contextmanager
def held(house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nothing is saved before the end of the block."""
    go_on = asyncio.Event()
    append = house.store.append

    async def later(*lines: Line) -> None:
        await go_on.wait()
        await append(*lines)

    with monkeypatch.context() as patch:
        patch.setattr(house.store, "append", later)
        try:
            yield
        finally:
            go_on.set()
