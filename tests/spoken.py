"""What people say at a table, for tests of any game: actions by notation, on copies, checked.

Seats are numbers from 0, as in the code; in texts they are counted from 1, as in records of games:
`2: pass` is said by seat 1, `pass` by the first seat that is asked. A game binds these words to its
own `Position` and `View` and may say more with them.
"""

import re
from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

from tangledbank import Game
from tangledbank.core.advance import advance
from tangledbank.core.errors import IllegalAction, Refusal
from tangledbank.core.events import Event, listening
from tangledbank.core.position import Position
from tangledbank.core.rng import WORDS
from tangledbank.core.view import View

P = TypeVar("P", bound=Position)
V = TypeVar("V", bound=View)


class Spoken(Generic[P, V]):
    """The words of one game."""

    def __init__(self, game: Game, position: type[P], view: type[V]) -> None:
        self.game = game
        self.position = position
        self.view = view

    # -- play ------------------------------------------------------------------------------
    def dealt(self, seats: int = 2, seed: int = 1859, **options: object) -> P:
        """A new game."""
        return self.dealt_with(self.game, seats, seed, options)

    def dealt_with(self, game: Game, seats: int, seed: int, options: dict[str, object]) -> P:
        """A new game, with other cards."""
        position = game.deal(seats, seed, **options)
        assert isinstance(position, self.position)
        return position

    def after(self, position: P, *texts: str) -> P:
        """A copy of the position after these actions, through the checked door."""
        return self.played(position, *texts)[0]

    def story(self, position: P, *texts: str) -> list[str]:
        """What these actions cause, in sentences."""
        return [event.sentence for event in self.played(position, *texts)[1]]

    def told(self, position: P, *texts: str) -> list[str]:
        """What these actions cause, by name."""
        return [event.name for event in self.played(position, *texts)[1]]

    def events(self, position: P, name: str, *texts: str) -> list[Event]:
        """The events of one name that these actions cause."""
        return [event for event in self.played(position, *texts)[1] if event.name == name]

    def played(self, position: P, *texts: str) -> tuple[P, list[Event]]:
        """A copy of the position after these actions, and what they caused."""
        twin = position.clone()
        with listening(twin) as told:
            for text in texts:
                self.say(twin, text)
        return twin, self.facts(twin, told)

    def say(self, position: P, text: str) -> bool:
        """One action, of the seat before the colon or of the first that is asked; was it done?"""
        first, colon, rest = text.partition(": ")
        seat, action = (int(first) - 1, rest) if colon else (int(position.to_act()), text)
        return advance(position, seat, self.parse(position, action))

    def refused(self, position: P, text: str) -> str:
        """The code of the refusal that the action meets."""
        return self.refusal(position, text).code

    def cited(self, position: P, text: str) -> tuple[str, str]:
        """The code of the refusal that the action meets, and the rule that it cites."""
        refusal = self.refusal(position, text)
        return refusal.code, refusal.section

    def refusal(self, position: P, text: str) -> Refusal:
        """The refusal that the action meets."""
        try:
            self.say(position.clone(), text)
        except IllegalAction as error:
            return error.refusal
        raise AssertionError(f"{text!r} was not refused")

    # -- ask -------------------------------------------------------------------------------
    def legal(self, position: P, seat: int | None = None) -> list[str]:
        """What the seat, or the first that is asked, may do."""
        asked = int(position.to_act()) if seat is None else seat
        return [self.notation(position, action) for action in position.legal(asked)]

    def turn(self, position: P) -> int:
        """The seat that is asked first."""
        return int(position.to_act())

    def seen(self, position: P, seat: int | None = None) -> V:
        """What a seat, or a spectator, may know."""
        view = position.view(seat)
        assert isinstance(view, self.view)
        return view

    # -- for games whose positions have decks of their own ---------------------------------
    def parse(self, position: P, text: str) -> int:
        """The action that a text names at this table."""
        return self.game.parse(text)

    def notation(self, position: P, action: int) -> str:
        """An action in the words of this table."""
        return self.game.notation(action)

    def facts(self, position: P, told: list[int]) -> list[Event]:
        """The events behind what this table told."""
        return self.game.facts(told)


def each(values: Iterable[int]) -> list[int]:
    """Something by seat: `each(table.food) == [5, 5, 5]`."""
    return [int(value) for value in values]


def seed_where(make: Callable[[int], P], holds: Callable[[P], bool]) -> int:
    """The first seed from which `make` gives a position where something holds."""
    return next(seed for seed in range(20_000) if holds(make(seed)))


def drawing(position: P, numbers: list[int]) -> P:
    """A copy where chance draws these numbers next: they are written into its block of words."""
    twin = position.clone()
    if numbers:
        twin.rng.seed("00" * 32)
        twin.rng.drawn = WORDS - len(numbers)
        assert twin.rng.drawn > 0, "a block has room for fewer numbers"
        words = [0] * twin.rng.drawn + numbers
        twin.rng.block = b"".join(word.to_bytes(4, "little") for word in words)
    return twin


def check_sentences(events: Iterable[Event], *wrong: str) -> None:
    """Each is a whole sentence, and nobody has said any of these patterns."""
    slips = re.compile("|".join(["Seat 0", "None", "  ", r"-1\b", *wrong]))
    for event in events:
        assert re.fullmatch(r"[A-Z0-9][^{}_]*[^ .]\.", event.sentence), event.sentence
        assert not slips.search(event.sentence), event.sentence
