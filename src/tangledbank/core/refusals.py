# Not compiled: sentences for people, one action at a time.
"""What a refusal says, from the number of its ground: the sentences that all games share."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tangledbank.core import grounds
from tangledbank.core.errors import BadNotation, Refusal, no_such_seat


@dataclass(frozen=True)
class Saying:
    """How a ground is said: its code, the rule, and a sentence with places for what is named."""

    code: str
    section: str
    sentence: str


def opening(
    position: Any, action: int, ground: int,
    *, over: str, asked: str, notation: Callable[[Any, int], str],
) -> Refusal | None:  # fmt: skip
    """The refusal on a ground that all games share; None if it is one of the game's own.

    `over` is the § of the end, `asked` the § of what is asked now; `notation` is the game's.
    """
    if ground == grounds.NO_SUCH_SEAT:
        return no_such_seat(int(position.seats))
    if ground == grounds.OVER:
        return Refusal("over", over, "The game is over.")
    if ground == grounds.ALREADY_CHOSEN:
        return Refusal("already-chosen", asked, "You have chosen; the others are still choosing.")
    if ground == grounds.NOT_YOUR_TURN:
        return Refusal("not-your-turn", asked, f"It is the turn of seat {position.to_act() + 1}.")
    if ground == grounds.NOT_LEGAL:
        return Refusal("not-legal", asked, "That is not possible now.")
    if ground == grounds.NO_SUCH_ACTION:
        return no_such_action(getattr(position, "cards", None), action, notation)
    return None


def no_such_action(cards: Any, action: int, notation: Callable[[Any, int], str]) -> Refusal:
    """A number that stands for nothing; the notation says why it cannot be written."""
    try:
        words = notation(cards, action)
    except BadNotation as error:
        return Refusal("no-such-action", "", str(error))
    raise AssertionError(f"the rules know no action {action}, but the notation writes {words!r}")


def unwritten(cards: Any, action: int) -> str:
    """The notation of a game that has none of its own for what is no action."""
    raise BadNotation("That number is no action.")


def plain_refusal(position: Any, seat: int, action: int, ground: int) -> Refusal:
    """The refusal of a game that has no sentences of its own."""
    found = opening(position, action, ground, over="", asked="", notation=unwritten)
    if found is None:
        raise NotImplementedError(f"{type(position).__name__} has no sentence for ground {ground}")
    return found
