"""Thinking aloud: what bots have weighed, told to everyone at a table whose host wants that.

What the rules keep face down is not told before they turn it up. A secret choice is explained when
it is open; and an action with a card that not everyone can see is not named, only counted.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from tangledbank.bots.reasons import Reason, Reasons
from tangledbank.core.asking import AskingPosition
from tangledbank.core.events import Event
from tangledbank.core.game import Game
from tangledbank.core.record import Record
from tangledbank.server import wire
from tangledbank.server.weighed import ReasonInfo, ReasonsInfo, reason_info

UNSEEN = "Something with a card that not everyone can see."


@dataclass(frozen=True)
class Weighed:
    """What a bot weighed for an action, until everyone may hear it."""

    seat: int
    reasons: Reasons
    is_secret: bool  # it chose while others chose, unseen
    heard: int  # how many events everyone had heard before


class Aloud:
    """What the bots at one table have weighed; of each, the last action."""

    def __init__(self) -> None:
        self.waiting: dict[int, Weighed] = {}
        self.last: wire.Aloud | None = None  # for pages that come later
        self.copies: dict[str, int] | None = None  # of each card

    def weigh(self, record: Record, seat: int, reasons: Reasons, heard: Sequence[Event]) -> None:
        """A bot is about to act; everyone has heard this so far."""
        self.waiting[seat] = Weighed(seat, reasons, is_secret(record), len(heard))

    def clear(self) -> None:
        """Nobody thinks aloud here any more."""
        self.waiting.clear()
        self.last = None

    def ripe(self, record: Record, heard: Sequence[Event]) -> list[wire.Aloud]:
        """What everyone may hear now."""
        found = []
        for seat, weighed in list(self.waiting.items()):
            if not lies_open(record, weighed):
                continue
            open_cards = self.open_cards(record, weighed, heard)
            taken = weighed.reasons.actions[0]
            if self.cards_of(record.game, taken) <= open_cards:
                del self.waiting[seat]
                self.last = wire.Aloud(seat, self.say(record.game, weighed.reasons, open_cards))
                found.append(self.last)
        return found

    def say(self, game: Game, reasons: Reasons, open_cards: set[str]) -> ReasonsInfo:
        """What was weighed, as far as everyone can see what it is about."""
        return ReasonsInfo(
            tuple(
                reason_info(game, one)
                if self.cards_of(game, one) <= open_cards
                else ReasonInfo(None, UNSEEN, one.chance, one.share)
                for one in reasons.actions
            ),
            reasons.why,
        )

    def open_cards(self, record: Record, weighed: Weighed, heard: Sequence[Event]) -> set[str]:
        """The cards that everyone knows of: named since, or in sight. Of several copies one that
        lies open says nothing of another.
        """
        copies = self.copies_in(record.game)
        if record.outcome() is not None:
            return set(copies)
        shown = wire.encoder.encode(record.position.view(None))
        seen = {id for id, many in copies.items() if many == 1 and b'"%b"' % id.encode() in shown}
        named = {
            str(value)
            for event in heard[weighed.heard :]
            if event.seat < 0 or event.seat == weighed.seat
            for value in event.values.values()
        }
        return seen | named

    def cards_of(self, game: Game, reason: Reason) -> set[str]:
        """The cards that an action names."""
        return words_in(game.parts(reason.action)) & set(self.copies_in(game))

    def copies_in(self, game: Game) -> dict[str, int]:
        """How many there are of each card."""
        if self.copies is None:
            self.copies = {face.id: face.copies for face in game.card_faces()}
        return self.copies


def is_secret(record: Record) -> bool:
    """Whether all choose at once now, unseen."""
    position = record.position
    if isinstance(position, AskingPosition):
        return position.is_secret()
    return len(position.actors()) > 1


def lies_open(record: Record, weighed: Weighed) -> bool:
    """Whether a choice is no longer the bot's alone."""
    position = record.position
    if not weighed.is_secret or not position.actors() or position.is_asked(weighed.seat):
        return True
    return isinstance(position, AskingPosition) and not position.is_secret()


def words_in(part: object) -> set[str]:
    """All words in the parts of an action."""
    if isinstance(part, str):
        return {part}
    if isinstance(part, Mapping):
        part = part.values()
    return {word for one in part for word in words_in(one)} if isinstance(part, Iterable) else set()
