# Not compiled: the command line and the server catch these by class and print them as they are.
"""What can go wrong, each said in one sentence. Programs print `str(error)`, never a traceback."""

from dataclasses import dataclass


class TangledBankError(Exception):
    """Something that a person typed, sent or saved and that cannot be used."""


class BadSeed(TangledBankError):
    """A seed that starts no generator."""


class BadOption(TangledBankError):
    """An option, or a combination of options, that cannot be dealt."""


class BadNotation(TangledBankError):
    """A text that names no action."""


class BadCards(TangledBankError):
    """A card file that cannot be played with; the sentence names the line, or the card."""


class BadRecord(TangledBankError):
    """A record that does not replay; the sentence names the line."""


class BadScene(TangledBankError):
    """A text position that cannot lie on a table."""


class UnknownGame(TangledBankError):
    """No game, bot or seat of that name."""


@dataclass(frozen=True)
class Check:
    """One thing that an action needs, in a few words, and whether it is met."""

    met: bool
    text: str


@dataclass(frozen=True)
class Refusal:
    """Why an action is not allowed now: a code, the rule, the cards concerned, one sentence.

    If an action needs several things, the checks say which of them are met; if somebody was
    faster, the refusal says who, and by how much.
    """

    code: str
    section: str
    sentence: str
    cards: tuple[str, ...] = ()
    checks: tuple[Check, ...] = ()
    seat: int = -1  # whose doing it is, if somebody's
    earlier_ms: int = 0

    def __str__(self) -> str:
        return f"{self.sentence} ({self.section})" if self.section else self.sentence


def no_such_seat(seats: int) -> Refusal:
    """Nobody sits there."""
    return Refusal("no-such-seat", "", f"This table has seats 1 to {seats} only.")


class IllegalAction(TangledBankError):
    """An action that the rules refuse; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
