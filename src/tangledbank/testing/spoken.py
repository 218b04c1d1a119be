"""What people say at a table: actions by notation, on copies, through the checked door.

Seats are numbers from 0, as in the code; in texts they are counted from 1, as in records of games:
`2: pass` is said by seat 1, `pass` by the first seat that is asked. The functions are for a few
tests; a game with many binds `Spoken` to its own `Position` and `View` and may say more with it.
"""

from typing import Generic, TypeVar

from tangledbank.core.advance import advance
from tangledbank.core.errors import IllegalAction, Refusal
from tangledbank.core.events import Event, listening
from tangledbank.core.game import Game
from tangledbank.core.position import Position
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


def after(game: Game, position: P, *texts: str) -> P:
    """A copy of the position after these actions."""
    return Spoken(game, type(position), View).after(position, *texts)


def story(game: Game, position: Position, *texts: str) -> list[str]:
    """What these actions cause, in sentences."""
    return Spoken(game, Position, View).story(position, *texts)


def refused(game: Game, position: Position, text: str) -> Refusal:
    """The refusal that the action meets."""
    return Spoken(game, Position, View).refusal(position, text)


def legal(game: Game, position: Position, seat: int | None = None) -> list[str]:
    """What the seat, or the first that is asked, may do."""
    return Spoken(game, Position, View).legal(position, seat)
