"""A game that is over, step by step, as a seat or a spectator saw it, or with all cards open.

Each step is made as it was in play: by a `Sitting`, and as the `Frame` that the seat was sent.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from statistics import median
from typing import cast

from msgspec import Raw

from tangledbank.core.advance import is_due
from tangledbank.core.errors import BadRecord
from tangledbank.core.events import seat_name
from tangledbank.core.game import Game
from tangledbank.core.record import Record
from tangledbank.core.words import counted
from tangledbank.server import wire
from tangledbank.server.catalogue import CardInfo, card_infos
from tangledbank.server.entries import Acted, AnyEntry, Ended, Passed
from tangledbank.server.names import deck_about, deck_hash, deck_name
from tangledbank.server.shown import LastSent, Showing
from tangledbank.server.sitting import Sitting

OPEN = "open"
WATCHER = "watcher"
MOST_STEPS = 4000  # no game at a table has come near that
LARGEST = 8_000_000  # bytes of JSON; the longest of our games take a fifth of that
MOST_GAINS = 3
MOST_LEADS = 5


@dataclass(frozen=True)
class Pile:
    """Cards that lie together, by their ids."""

    name: str
    cards: tuple[str, ...]


@dataclass(frozen=True)
class Step:
    """The deal, then one step per action, and one wherever time alone has changed something."""

    seat: int  # who acted, as far as the viewer could tell; -1: nobody
    at: int  # table time in ms
    entries: int  # actions of the record, up to here
    frame: wire.Frame | None  # None: there was nothing new to see
    said: tuple[str, ...]  # what the viewer heard of it
    piles: tuple[Pile, ...] | None = None  # with all cards open, if they have changed


@dataclass(frozen=True)
class TurningPoint:
    """A step at which the game turned."""

    step: int
    sentence: str


@dataclass(frozen=True)
class Replay:
    """A whole game from one viewpoint: a seat's, a spectator's, or with all cards open."""

    table: wire.TableInfo
    seat: int | None
    steps: tuple[Step, ...]
    turning_points: tuple[TurningPoint, ...]  # they give away what comes
    lines: int  # of the record: every seal fits, and they replay to this end
    cards: tuple[CardInfo, ...] = ()  # of a deck that is not the game's own
    names: dict[str, str] = field(default_factory=dict)  # of cards in piles, by their ids


def replay_of(record: Record, viewpoint: str, table: wire.TableInfo | None = None) -> Replay:
    """The game of a record that was read to its end; `table` is where it was played, if known."""
    seat = seat_of(record, viewpoint)
    info = table or table_of(record)
    past = Past(
        record, seat, viewpoint == OPEN, lambda place: info.seats[place].name or seat_name(place)
    )
    steps = tuple(past.steps())
    game = record.game
    cards = () if game.cards_text is None else tuple(card_infos(game))
    turned = turning_points(past.points, game.unit, past.who)
    names = names_of(game, past.lay) if past.is_open else {}
    return Replay(info, seat, steps, turned, len(record.entries) + 2, cards, names)


def names_of(game: Game, ids: Iterable[str]) -> dict[str, str]:
    """What people call these cards; some games draw cards that are in no list."""
    listed = {face.id: face.name for face in game.card_faces()}
    return {id: listed.get(id) or game.say_value(game.cards, "card", id) for id in sorted(ids)}


def seat_of(record: Record, viewpoint: str) -> int | None:
    """Whose eyes are meant."""
    if viewpoint in (WATCHER, OPEN):
        return None
    seats = [str(seat) for seat in range(record.seats)]
    if viewpoint in seats:
        return int(viewpoint)
    raise BadRecord(f"This game has seats 0 to {record.seats - 1}; or say watcher, or open.")


def table_of(record: Record) -> wire.TableInfo:
    """A table for a record that comes from nowhere: nobody at it has a name."""
    game, shuffle = record.game, record.shuffle
    brought = game if game.cards_text is not None else None
    seats = [wire.SeatInfo("person", seat_name(seat), present=True) for seat in range(record.seats)]
    return wire.TableInfo(
        code="", game=game.id, title=game.title, stage="over", seats=tuple(seats), host=-1,
        options=record.options, pace="at once", watching=(),
        commitment="" if shuffle is None else shuffle.commitment,
        shuffle=shuffle, outcome=record.outcome(),
        deck="" if brought is None else deck_name(brought.cards),
        deck_about="" if brought is None else deck_about(brought.cards),
        deck_hash=deck_hash(game.cards_text or ""),
    )  # fmt: skip


def left(table: wire.TableInfo) -> wire.TableInfo:
    """A table when everyone has gone home: whatever was only for the moment is left out."""
    seats = [
        wire.SeatInfo("bot" if one.who == "bot" else "person", one.name, one.bot, present=True)
        for one in table.seats
    ]
    return replace(table, seats=tuple(seats), host=-1, watching=(), rematch="")


def too_long() -> BadRecord:
    """A page could hardly show it."""
    return BadRecord("This game is too long to be shown; `tangled-bank replay` reads it.")


class Past:
    """A game played once more, with somebody looking on."""

    def __init__(
        self, record: Record, seat: int | None, is_open: bool, who: Callable[[int], str]
    ) -> None:
        self.record = record
        self.seat = seat
        self.is_open = is_open
        self.who = who
        game = record.game
        again = Record(
            game, record.seats, record.seed, record.options, record.shuffle, who, record.branches
        )
        self.again = again
        self.sitting = Sitting("", {}, game, stage="playing", record=again, told=[again.opening])
        self.shown = LastSent(seq=0)
        self.points: list[tuple[int, ...]] = []  # by step and seat
        self.lay: set[str] = set()  # cards that lay open
        self.lies: tuple[Pile, ...] | None = None  # where they lay after the last step
        self.size = 0  # in bytes, of what was made

    def steps(self) -> Iterator[Step]:
        """The deal, and whatever followed."""
        yield self.step(-1, 0)
        for entry in self.record.entries:
            at = 0 if entry.at is None else entry.at
            yield from self.waiting(at)
            action = self.record.game.notation(entry.action)
            yield self.after(entry.seat, Acted(entry.seat, action, at), entry.action)
        yield from self.waiting(int(self.record.position.now))

    def waiting(self, at: int) -> Iterator[Step]:
        """What happens by itself up to this moment, one thing after the other."""
        while is_due(self.again.position, at):
            due = self.again.position.due()
            assert due is not None, "something is due"
            yield self.after(-1, Passed(due))

    def after(self, seat: int, entry: AnyEntry, action: int | None = None) -> Step:
        """One more thing has happened."""
        if len(self.points) > MOST_STEPS or self.size > LARGEST:
            raise too_long()
        known = len(self.sitting.told[-1]) if isinstance(entry, Passed) else 0
        self.sitting.apply(entry, action)
        outcome = self.again.outcome()
        if outcome is not None and self.sitting.outcome is None:
            self.sitting.apply(Ended(outcome))
        return self.step(seat, known)

    def step(self, seat: int, known: int) -> Step:
        """What there is to see now; the first `known` of the last events are not new."""
        now = int(self.again.position.now)
        showing = Showing(self.sitting, now, is_open=self.is_open)
        frame = self.shown.next_frame(showing.sight(self.seat))
        happened = self.sitting.told[-1][known:]
        heard = [one for one in happened if self.is_open or one.heard_by(self.seat)]
        is_told = self.is_open or frame is not None or seat == self.seat
        self.points.append(
            tuple(int(self.again.position.points(one)) for one in range(self.record.seats))
        )
        step = Step(
            seat=seat if is_told else -1,
            at=now,
            entries=len(self.again.entries),
            frame=None if frame is None else cast(wire.Frame, Raw(frame)),
            said=tuple(one.sentence for one in heard),
            piles=self.changed_piles() if self.is_open else None,
        )
        self.size += len(wire.encoder.encode(step))
        return step

    def changed_piles(self) -> tuple[Pile, ...] | None:
        """Where all cards lie, if that has changed."""
        before, self.lies = self.lies, tuple(self.piles())
        return None if self.lies == before else self.lies

    def piles(self) -> Iterator[Pile]:
        """Every card, place by place, if the game lays them open."""
        game = self.record.game
        if game.lay_open is None:
            return
        for name, cards in game.lay_open(game.cards, self.again.position, self.who):
            if cards:
                self.lay.update(cards)
                yield Pile(name, tuple(cards))


def turning_points(
    points: Sequence[tuple[int, ...]], unit: str, who: Callable[[int], str]
) -> tuple[TurningPoint, ...]:
    """Where most was won at once, and where the lead changed: a few, in their order."""
    gains = [
        (after[seat] - before[seat], step, seat)
        for step, (before, after) in enumerate(pairwise(points), start=1)
        for seat in range(len(after))
        if after[seat] > before[seat]
    ]
    usual = median([gain for gain, _step, _seat in gains]) if gains else 0
    most = sorted((gain for gain in gains if gain[0] > usual), key=lambda one: (-one[0], one[1]))
    found = {
        step: f"{who(seat)} gains {counted(gain, unit, plural(unit))}"
        for gain, step, seat in most[:MOST_GAINS]
    }
    for step, seat in leads(points)[-MOST_LEADS:]:
        found[step] = f"{who(seat)} takes the lead"
    return tuple(TurningPoint(step, found[step]) for step in sorted(found))


def leads(points: Sequence[tuple[int, ...]]) -> list[tuple[int, int]]:
    """Steps at which another seat takes the sole lead."""
    found = []
    leader = -1
    for step, now in enumerate(points):
        best = [seat for seat, one in enumerate(now) if one == max(now)]
        if len(best) == 1 < len(now) and best[0] != leader:
            leader = best[0]
            found.append((step, leader))
    return [lead for lead in found if lead[0] > 0]  # what was dealt is nobody's doing


def plural(unit: str) -> str:
    """As the page does it: all units except one take an s."""
    return unit if unit == "offspring" else f"{unit}s"
