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


class Showing:
    """What there is to see at a table now. It is made anew whenever something is shown."""

    def __init__(self, sitting: Sitting, clock: int, *, is_open: bool = False) -> None:
        self.sitting = sitting
        self.clock = clock
        self.is_open = is_open  # whether what lies face down is shown, which is only after the game
        self.sights: dict[int | None, Sight] = {}

    def sight(self, seat: int | None) -> "Sight":
        """As a seat sees it, or all who watch: made once, however many pages they have."""
        if seat not in self.sights:
            self.sights[seat] = Sight(self.sitting, seat, self.view(seat), self.clock)
        return self.sights[seat]

    def view(self, seat: int | None) -> Any:
        """What lies on the table; cards are open only if somebody looks back at a game."""
        record = record_of(self.sitting)
        open_view = record.game.open_view
        if self.is_open and open_view is not None:
            return open_view(record.position)
        return record.position.view(seat)


class Sight:
    """What there is to see from one place. Pages there differ in what they have seen before.

    It does not know its `Showing`: in a circle they would lie about until Python looks for such.
    """

    def __init__(self, sitting: Sitting, seat: int | None, view: Any, clock: int) -> None:
        record = record_of(sitting)
        self.sitting = sitting
        self.view = view
        self.clock = clock if is_timed(record) else None
        self.encoded = wire.encoder.encode(view)
        self.legal = tuple(listed_actions(record, seat))
        self.heard = sitting.heard_by(seat)
        self.acted = 0 if seat is None else len(record.places.get(seat, ()))
        self.reason = NOT_YOURS if seat is None else refusal_info(why_no_take_back(record, seat))
        self.content = self.encoded + wire.encoder.encode(self.reason)
        self.frames: dict[int, bytes] = {}  # without their numbers, by how much was heard before

    def frame(self, seq: int, known: int) -> bytes:
        """The frame of this number, for a page that has heard the first `known` events."""
        if known not in self.frames:
            self.frames[known] = wire.encoder.encode(self.unnumbered(known)).removeprefix(HEAD)
        return b'{"type":"frame","seq":%d%b' % (seq, self.frames[known])

    def unnumbered(self, known: int) -> wire.Frame:
        """The frame of no number."""
        record, guide = record_of(self.sitting), self.sitting.guide
        return wire.Frame(
            seq=0,
            view=Raw(self.encoded),
            events=events_info(self.heard[known:]),
            log_length=len(self.heard),
            legal=tuple([record.game.parts(action) for action in self.legal]),
            offers=record.game.offers(self.view, self.legal, record.who),
            asked=record.game.ask(record.game.cards, self.view),
            take_back=self.reason,
            at=int(record.position.now),
            clock=self.clock,
            lessons=() if guide is None else guide.met(self.view),
            outcome=self.sitting.outcome,
        )


def record_of(sitting: Sitting) -> Record:
    """The game of a table; nothing is shown before it begins."""
    assert sitting.record is not None, "frames are sent when the game has begun"
    return sitting.record


HEAD = b'{"type":"frame","seq":0'  # how a frame of no number begins


@dataclass
class LastSent:
    """What was last sent to a page."""

    seq: int = field(default_factory=lambda: int((time.time() - FIRST) * 1000))
    asked: int = 0  # the frame that brought the present decision
    legal: tuple[int, ...] = ()
    acted: int = -1  # how many actions the seat has done
    log: list[Event] = field(default_factory=list)  # what the page has heard
    content: bytes = b""

    def next_frame(self, sight: Sight) -> bytes | None:
        """The next frame for this page; None if it would see no difference."""
        heard, legal = sight.heard, sight.legal
        known = shared(self.log, heard)
        is_known = known == len(self.log) == len(heard)
        if sight.content == self.content and legal == self.legal and is_known:
            return None
        self.seq += 1
        if legal != self.legal or sight.acted != self.acted:
            self.asked = self.seq
        self.content, self.legal, self.acted = sight.content, legal, sight.acted
        self.log = list(heard)
        return sight.frame(self.seq, known)


def shared(before: Sequence[Event], now: Sequence[Event]) -> int:
    """How many first events two logs share; an undo may have taken one from the middle."""
    most = min(len(before), len(now))
    if most == 0 or before[most - 1] is now[most - 1]:
        return most
    return next(place for place in range(most) if before[place] is not now[place])


NOT_YOURS = wire.RefusalInfo("watching", "You are watching; only players act.")


def listed_actions(record: Record, seat: int | None) -> list[int]:
    """Those of the seat's legal actions that the game lists; none if it is not asked."""
    if seat is None or not record.position.is_asked(seat):
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
