"""The words that these tests share: play by short names, let time pass, answer in one line.

Seats are numbers from 0, as in the code; in texts they are counted from 1, as in records of games:
`2 at 500: call mw1b sl1b aa1b` is said by seat 1 half a second after the start, `2: stuck` as early
as the rules allow, and `at 2000` lets time pass. Cards have the short names of scenes.
"""

import re
from collections.abc import Iterable

from tangledbank.core.advance import advance
from tangledbank.core.errors import IllegalAction
from tangledbank.core.events import Event, listening
from tangledbank.games.clades import GAME
from tangledbank.games.clades.notation import short
from tangledbank.games.clades.position import Position
from tangledbank.games.clades.scenes import call
from tangledbank.games.clades.view import View

SAID = re.compile(r"(?:(\d+)(?: at (\d+))?: )?(.+)")
PASSED = re.compile(r"at (\d+)")


# -- play ----------------------------------------------------------------------------------
def after(position: Position, *texts: str) -> Position:
    """A copy of the position after these actions, through the checked door."""
    return played(position, *texts)[0]


def story(position: Position, *texts: str) -> list[str]:
    """What these actions cause, in sentences."""
    return [event.sentence for event in played(position, *texts)[1]]


def told(position: Position, *texts: str) -> list[str]:
    """What these actions cause, by name."""
    return [event.name for event in played(position, *texts)[1]]


def played(position: Position, *texts: str) -> tuple[Position, list[Event]]:
    """A copy of the position after these actions, and what they caused."""
    twin = position.clone()
    with listening(twin) as numbers:
        for text in texts:
            say(twin, text)
    return twin, GAME.facts(numbers)


def say(position: Position, text: str) -> bool:
    """One action of the seat before the colon, or of the first that may act; whether it was done.

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


def action(text: str) -> int:
    """The action that a text names, cards in short: `call mw1b sl1b aa1b giving ml2r`."""
    verb, _space, cards = text.partition(" ")
    if verb != "call":
        return GAME.parse(text)
    named, _giving, given = cards.partition(" giving ")
    return call(*named.split(), giving=given)


def refused(position: Position, text: str) -> str:
    """The code of the refusal that the action meets."""
    try:
        say(position.clone(), text)
    except IllegalAction as error:
        return error.refusal.code
    raise AssertionError(f"{text!r} was not refused")


def dealt(seats: int = 2, seed: int = 1859, **options: object) -> Position:
    """A new game."""
    position = GAME.deal(seats, seed, **options)
    assert isinstance(position, Position)
    return position


# -- ask -----------------------------------------------------------------------------------
def seen(position: Position, seat: int | None = None) -> View:
    """What a seat, or a spectator, may know."""
    view = position.view(seat)
    assert isinstance(view, View)
    return view


def names(cards: Iterable[int]) -> str:
    """Short names with spaces between, in the order of the cards."""
    return " ".join(short(card) for card in cards)
