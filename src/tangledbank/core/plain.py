# Not compiled: for games that are not, and for texts.
"""What a game need not say: how it is copied, how a view is described, what is asked, and more."""

from dataclasses import fields, is_dataclass
from typing import Any, Self

from tangledbank.core.asking import AskingPosition
from tangledbank.core.copying import become, twin
from tangledbank.core.outcome import Outcome, Part, most_points
from tangledbank.core.position import Position
from tangledbank.core.view import View

KNOWN = {one.name for one in fields(View)}  # the text table shows these by itself


class PlainPosition(AskingPosition):
    """A position of a game that is not compiled, with turns or without.

    A game overrides `deal`, `fill`, `apply`, `parts`, `view` and `places`, and sets `turn` to the
    seat that is asked, -1 when the game is over. All attributes are copied with it, except for its
    `cards`, which never change. It may override all that any position may, such as `why_not`, to
    say more than that something is not possible now.
    """

    def parts(self, seat: int) -> tuple[Part, ...]:
        """The seat's points if the game ended now, and what they are for."""
        raise NotImplementedError

    def ended_by(self) -> str:
        """The rule that ended the game."""
        return "The game is over."

    def points(self, seat: int) -> int:
        """All points of the seat together."""
        return sum(part.points for part in self.parts(seat))

    def outcome(self) -> Outcome | None:
        """Most points win, once nobody is asked."""
        if self.to_act() >= 0:
            return None
        return most_points([self.parts(seat) for seat in range(self.seats)], self.ended_by())

    def blank(self) -> Position:
        """A copy will do: whoever asks deals on it, or copies into it."""
        return twin(self)

    def copy_from(self, other: Position) -> None:
        """Become equal to `other`, attribute by attribute."""
        become(self, other)

    def clone(self) -> Self:
        """An independent copy."""
        return twin(self)


def read_value(cards: Any, what: str, number: int) -> int | str:
    """The id of a `card`, if the deck has `ids`; all else is a number."""
    return str(cards.ids[number]) if what == "card" and hasattr(cards, "ids") else number


def say_value(cards: Any, what: str, value: int | str) -> str:
    """The name of a `card`, if the deck has `names`, by id; all else as it is."""
    known = getattr(cards, "names", {}) if what == "card" else {}
    return str(known.get(value, value))


def describe(cards: Any, view: View) -> list[tuple[str, list[str]]]:
    """A view as rows: a field is a title, and what it holds are the things."""
    return [
        (title(one.name), things(getattr(view, one.name)))
        for one in fields(view)
        if one.name not in KNOWN
    ]


def title(name: str) -> str:
    """The name of a field, for people; a hand is one's own."""
    return "Your hand" if name == "hand" else name.replace("_", " ").capitalize()


def things(value: object) -> list[str]:
    """What a field holds, each in a few words."""
    if value is None or value == "":
        return []
    return [thing(one) for one in value] if isinstance(value, tuple | list) else [thing(value)]


def thing(value: object) -> str:
    """A word, a number, or all that there is to say of something, with spaces between."""
    if is_dataclass(value):
        parts = [f"{one.name} {thing(getattr(value, one.name))}" for one in fields(value)]
        return "(" + ", ".join(parts) + ")"
    if isinstance(value, tuple | list):
        return " ".join(thing(one) for one in value) or "-"
    if value is None or value == "":
        return "-"
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def ask(cards: Any, view: View) -> str:
    """What can be said without knowing the game."""
    if not view.actors:
        return "The game is over."
    if view.seat in view.actors:
        return "It is your turn."
    return "Others are to act."


def evaluate(position: Any, seat: int) -> int:
    """A position promises the points that it has."""
    return int(position.points(seat))
