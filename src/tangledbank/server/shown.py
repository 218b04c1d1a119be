"""What a page is shown: frames with its view, its events, its legal actions, and nothing else."""

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec import Raw

from tangledbank.core.errors import Refusal
from tangledbank.core.events import Event
from tangledbank.core.record import Record, why_no_take_back
from tangledbank.server import wire
from tangledbank.server.sitting import Sitting

# Frames are numbered from the moment when a page came, so that after a restart of the server no old
# number can pass for a new one.
FIRST = 1_700_000_000


@dataclass
class LastSent:
    """What was last sent to a page."""

    seq: int = field(default_factory=lambda: int((time.time() - FIRST) * 1000))
    asked: int = 0  # the frame that brought the present decision
    legal: tuple[int, ...] = ()
    acted: int = -1  # how many actions the seat has done
    log: list[Event] = field(default_factory=list)  # what the page has heard
    content: bytes = b""
    open: bool = False  # whether what lies face down is shown, which is only after the game

    def next_frame(self, sitting: Sitting, seat: int | None, clock: int) -> bytes | None:
        """The next frame for this page; None if it would see no difference."""
        record = sitting.record
        assert record is not None, "frames are sent when the game has begun"
        view = self.view(record, seat)
        encoded = wire.encoder.encode(view)
        legal = tuple(listed_actions(record, seat))
        heard = sitting.heard_by(seat)
        reason = NOT_YOURS if seat is None else refusal_info(why_no_take_back(record, seat))
        content = encoded + wire.encoder.encode(reason)
        known = shared(self.log, heard)
        if content == self.content and legal == self.legal and known == len(self.log) == len(heard):
            return None
        self.seq += 1
        acted = sum(entry.seat == seat for entry in record.entries)
        if legal != self.legal or acted != self.acted:
            self.asked = self.seq
        self.content, self.legal, self.acted = content, legal, acted
        self.log = list(heard)
        frame = wire.Frame(
            seq=self.seq,
            view=Raw(encoded),
            events=events_info(heard[known:]),
            log_length=len(heard),
            legal=tuple(record.game.parts(action) for action in legal),
            offers=record.game.offers(view, legal, record.who),
            asked=record.game.ask(record.game.cards, view),
            take_back=reason,
            at=int(record.position.now),
            clock=clock if is_timed(record) else None,
            lessons=() if sitting.guide is None else sitting.guide.met(view),
            outcome=sitting.outcome,
        )
        return wire.encoder.encode(frame)

    def view(self, record: Record, seat: int | None) -> Any:
        """What there is to see; cards are open only if somebody looks back at a game."""
        open_view = record.game.open_view
        if self.open and open_view is not None:
            return open_view(record.position)
        return record.position.view(seat)


def shared(before: Sequence[Event], now: Sequence[Event]) -> int:
    """How many first events two logs share; an undo may have taken one from the middle."""
    most = min(len(before), len(now))
    if most == 0 or before[most - 1] is now[most - 1]:
        return most
    return next(place for place in range(most) if before[place] is not now[place])


NOT_YOURS = wire.RefusalInfo("watching", "You are watching; only players act.")


def listed_actions(record: Record, seat: int | None) -> list[int]:
    """Those of the seat's legal actions that the game lists; none if it is not asked."""
    if seat is None or seat not in record.position.actors():
        return []
    return record.game.listed_actions(record.position, seat)


def is_timed(record: Record) -> bool:
    """Whether a clock runs: then pages need to know the time."""
    return record.position.in_real_time() or record.position.due() is not None


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
    return wire.RefusalInfo(
        refusal.code, refusal.sentence, refusal.section, refusal.cards, checks,
        refusal.seat, refusal.earlier_ms,
    )  # fmt: skip
