"""What a page is shown: frames with its view, its events, its legal actions, and nothing else."""

import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import blake2b

from msgspec import Raw

from tangledbank.core.errors import Refusal
from tangledbank.core.events import Event
from tangledbank.core.game import Game
from tangledbank.core.options import Number, Option, Pick, Switch, Text
from tangledbank.core.record import Record, why_no_take_back
from tangledbank.server import wire
from tangledbank.server.sitting import Sitting

# Frames are numbered from the moment a page came, so that after a restart of the server no old
# number can pass for a new one.
FIRST = 1_700_000_000


@dataclass
class Shown:
    """What was last sent to a page."""

    seq: int = field(default_factory=lambda: int((time.time() - FIRST) * 1000))
    asked: int = 0  # the frame with which the present decision came
    legal: tuple[str, ...] = ()
    actions: int = -1  # how many the seat has done
    log_length: int = 0
    content: bytes = b""

    def next_frame(self, sitting: Sitting, seat: int | None, moment: str) -> bytes | None:
        """The next frame for this page; None if it would see no difference."""
        record = sitting.record
        assert record is not None, "frames are sent when the game has begun"
        view = record.position.view(seat)
        encoded = wire.encoder.encode(view)
        legal = legal_texts(record, seat)
        heard = sitting.heard_by(seat)
        reason = NOT_YOURS if seat is None else refusal_info(why_no_take_back(record, seat))
        content = encoded + wire.encoder.encode(reason)
        if content == self.content and legal == self.legal and len(heard) == self.log_length:
            return None
        self.seq += 1
        actions = sum(entry.seat == seat for entry in record.entries)
        if legal != self.legal or actions != self.actions:
            self.asked = self.seq
        events = heard[min(self.log_length, len(heard)) :]
        self.content, self.legal, self.actions = content, legal, actions
        self.log_length = len(heard)
        frame = wire.Frame(
            seq=self.seq,
            view=Raw(encoded),
            events=events_info(events),
            log_length=len(heard),
            legal=legal,
            asked=record.game.ask(record.game.cards, view),
            take_back=reason,
            moment=moment,
            at=int(record.position.now),
            outcome=sitting.outcome,
        )
        return wire.encoder.encode(frame)


def moment_of(sitting: Sitting) -> str:
    """A hash of what everyone knows: equal at all pages, so that they can be compared."""
    assert sitting.record is not None
    public = wire.encoder.encode(sitting.record.position.view(None))
    return blake2b(public, digest_size=8).hexdigest()


NOT_YOURS = wire.RefusalInfo("watching", "You are watching; only players act.")


def legal_texts(record: Record, seat: int | None) -> tuple[str, ...]:
    """The seat's legal actions in notation; none if it is not asked."""
    if seat is None or seat not in record.position.actors():
        return ()
    return tuple(record.game.notation(action) for action in record.position.legal(seat))


def events_info(events: Iterable[Event]) -> tuple[wire.EventInfo, ...]:
    """Events without their audience: whoever gets them belongs to it."""
    return tuple(
        wire.EventInfo(one.name, one.seat, dict(one.values), one.section, one.sentence)
        for one in events
    )


def refusal_info(refusal: Refusal | None) -> wire.RefusalInfo | None:
    """A refusal for the page."""
    if refusal is None:
        return None
    checks = tuple(wire.CheckInfo(one.met, one.text) for one in refusal.checks)
    return wire.RefusalInfo(refusal.code, refusal.sentence, refusal.section, refusal.cards, checks)


KINDS: dict[type, wire.OptionKind] = {
    Number: "number", Switch: "switch", Pick: "pick", Text: "text",
}  # fmt: skip


def game_info(game: Game, bots: list[str]) -> wire.GameInfo:
    """A game as the shelf shows it."""
    return wire.GameInfo(
        game.id, game.title, game.about, game.designer, game.minutes,
        (game.seats[0], game.seats[-1]),
        tuple(option_info(game, option) for option in game.options), tuple(bots), game.rival,
    )  # fmt: skip


def option_info(game: Game, option: Option) -> wire.OptionInfo:
    """An option with its printed value for every number of seats."""
    return wire.OptionInfo(
        option.name, KINDS[type(option)], option.sentence, option.section,
        {str(seats): option.default_for(seats) for seats in game.seats},
        getattr(option, "low", 0), getattr(option, "high", 0), getattr(option, "words", ()),
    )  # fmt: skip


def card_infos(game: Game) -> list[wire.CardInfo]:
    """The whole deck."""
    return [
        wire.CardInfo(
            one.id, one.kind, one.name, one.latin, dict(one.numbers), one.fact, one.source,
            one.age, one.copies,
        )
        for one in game.card_faces()
    ]  # fmt: skip
