"""Whole games of which every message is looked at: none names a card its reader cannot know."""

import asyncio
import re
from collections.abc import Callable, Iterable
from typing import Any

from tangledbank import Rng, seeded
from tangledbank.server.listener import Listener
from tests.server.house import OpenHouse
from tests.server.overhearing import catch_up
from tests.server.pages import Frame, Page, play_by_chance


class Scan:
    """Looks at each message with the position of that very moment beside it.

    A game says what its cards are called, and which of them a reader may know of.
    """

    def __init__(self, house: OpenHouse, page: Page, cards_of: dict[str, set[int]]) -> None:
        self.table = house.table(page)
        self.cards_of = cards_of
        self.words = whole_words(cards_of)
        self.ever: dict[int | None, set[int]] = {}
        self.looked_at: list[int | None] = []
        self.leaks: list[tuple[int | None, str, str]] = []

    def look(self, listener: Listener, text: str) -> None:
        """Every card that the text names must be known to its reader."""
        if self.table.sitting.record is None or listener not in self.table.listeners:
            return
        seat = listener.seat
        known = self.known_to(seat, self.table.sitting.record.position)
        self.ever.setdefault(seat, set()).update(known)
        if '"type":"welcome"' in text:  # tells again what was told in earlier rounds
            known = self.ever[seat]
        self.looked_at.append(seat)
        for word in self.words.findall(self.without_excuses(text)):
            if not self.may_read(word, known):
                self.leaks.append((seat, word, text))

    def known_to(self, seat: int | None, position: Any) -> set[int]:
        """The cards that a seat, or a spectator, may know of by the rules."""
        raise NotImplementedError

    def may_read(self, word: str, known: set[int]) -> bool:
        """Whether somebody who knows these cards may read the word."""
        return bool(self.cards_of[word] & known)

    def without_excuses(self, text: str) -> str:
        """The text except for what names cards whether its reader knows them or not."""
        return text


def whole_words(words: Iterable[str]) -> re.Pattern[str]:
    """Finds each of them on its own: `large-5` is not in `large-55`."""
    longest_first = sorted(words, key=len, reverse=True)
    return re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, longest_first))})(?![\w-])")


async def play_through(
    house: OpenHouse,
    pages: list[Page],
    looking: Scan,
    choose: Callable[[Frame, Rng], str],
    *,
    seed: int,
    rounds: int,
) -> None:
    """Ana and Ben play while Eve watches; somebody comes by in the last round."""
    ana, ben, eve = pages
    await ana.done("begin")
    playing = asyncio.gather(
        *[play_by_chance(page, seeded(seed + n), choose) for n, page in enumerate((ana, ben))]
    )
    while (await eve.shown()).view["round"] < rounds:
        await eve.until(Frame)
    late = await house.open(eve.table.code)
    await playing
    await house.open(ben.ticket)
    await catch_up([eve, late])
    assert eve.frames[-1].outcome is not None
    assert late.log == eve.log
    assert {*looking.looked_at} == {ana.seat, ben.seat, None}
