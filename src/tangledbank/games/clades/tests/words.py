"""The words that these tests share: play by short names, let time pass, answer in one line.

Seats are numbers from 0, as in the code; in texts they are counted from 1, as in records of games:
`2 at 500: call mw1b sl1b aa1b` is said by seat 1 half a second after the start, `2: stuck` as early
as the rules allow, and `at 2000` lets time pass. Cards have the short names of scenes.
"""

import re
from collections.abc import Iterable

from tests.spoken import Spoken

from tangledbank.core.advance import advance
from tangledbank.games.clades import GAME
from tangledbank.games.clades.rules.position import Position
from tangledbank.games.clades.said.notation import short
from tangledbank.games.clades.scenes import call
from tangledbank.games.clades.seen.view import View

SAID = re.compile(r"(?:(\d+)(?: at (\d+))?: )?(.+)")
PASSED = re.compile(r"at (\d+)")


class AtTheTable(Spoken[Position, View]):
    """With moments, and with cards in short."""

    def say(self, position: Position, text: str) -> bool:
        """One action, of the seat before the colon or of the first that may act; was it done?

        With a moment alone, time passes and nobody does anything.
        """
        passed = PASSED.fullmatch(text)
        if passed is not None:
            position.catch_up(int(passed[1]))
            return True
        said = SAID.fullmatch(text)
        assert said is not None
        seat = int(said[1]) - 1 if said[1] else int(position.to_act())
        return advance(position, seat, action(said[3]), int(said[2]) if said[2] else None)


table = AtTheTable(GAME, Position, View)
dealt, after, story, told, played = (
    table.dealt, table.after, table.story, table.told, table.played,
)  # fmt: skip
say, refused, seen = table.say, table.refused, table.seen


def action(text: str) -> int:
    """The action that a text names, cards in short: `call mw1b sl1b aa1b giving ml2r`."""
    verb, _space, cards = text.partition(" ")
    if verb != "call":
        return GAME.parse(text)
    named, _giving, given = cards.partition(" giving ")
    return call(*named.split(), giving=given)


# -- ask -----------------------------------------------------------------------------------
def names(cards: Iterable[int]) -> str:
    """Short names with spaces between, in the order of the cards."""
    return " ".join(short(card) for card in cards)
