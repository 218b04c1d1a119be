"""After the game: how long each triple lay there, which were missed, and who saw what."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from statistics import median
from typing import Literal

from tangledbank.core.advance import advance
from tangledbank.core.record import Record
from tangledbank.games.clades.cards.qualities import QUALITIES, type_of
from tangledbank.games.clades.rules.actions import first_of, is_call, second_of, third_of
from tangledbank.games.clades.rules.position import Position
from tangledbank.games.clades.rules.triples import differing, is_clade_triple, is_triple
from tangledbank.games.clades.seen.hints import triples_in_reach

Three = tuple[int, int, int]
QualityName = Literal["clade", "environment", "number", "colour"]


@dataclass(frozen=True, kw_only=True)
class Found:
    """A triple that was made: since when it lay in the caller's reach, and when it was called."""

    cards: tuple[str, ...]
    seat: int
    since: int
    at: int
    differing: int  # in how many qualities its cards differ, 1 to 4
    clade: bool


@dataclass(frozen=True, kw_only=True)
class Missed:
    """A triple that nobody made before one of its cards was gone, or the game over."""

    cards: tuple[str, ...]
    seats: tuple[int, ...]  # in whose reach it lay
    since: int
    until: int
    differing: int
    clade: bool


@dataclass(frozen=True, kw_only=True)
class Sight:
    """How a player fared with one quality: triples alike in it, and different in it."""

    quality: QualityName
    found_alike: int
    offered_alike: int  # that lay in the player's reach
    found_different: int
    offered_different: int
    ms_alike: int | None  # the median time to the call
    ms_different: int | None
    errors: int  # false calls that were wrong in it


@dataclass(frozen=True, kw_only=True)
class Eyes:
    """One player's game."""

    seat: int
    triples: int
    false_calls: int
    fastest_ms: int | None
    median_ms: int | None
    sights: tuple[Sight, ...]
    strong: QualityName | None  # found the largest part of the triples that differ in it
    weak: QualityName | None  # the smallest


@dataclass(frozen=True, kw_only=True)
class Afterwards:
    """The whole look back."""

    ms: int  # how long the game took
    triples: tuple[Found, ...]  # in the order of their calls
    missed: tuple[Missed, ...]  # the longest first
    fastest: int | None  # which of the triples was called soonest
    players: tuple[Eyes, ...]


@dataclass
class Lying:
    """A triple in somebody's reach."""

    since: dict[int, int]  # by seat
    steps: dict[int, int] = field(default_factory=dict)  # by seat, how many actions there had been
    seats: set[int] = field(default_factory=set)


@dataclass
class Gone:
    """A triple that lies there no more: somebody called it, or a card of it is gone."""

    three: Three
    lay: Lying
    caller: int | None
    at: int
    step: int  # how many actions there had been before


@dataclass
class Watch:
    """What lay there, moment by moment."""

    step: int = 0  # how many actions there have been
    table: object = None  # what was looked at last: nothing new needs no second look
    lying: dict[Three, Lying] = field(default_factory=dict)
    gone: list[Gone] = field(default_factory=list)
    offered: dict[int, list[Three]] = field(default_factory=dict)
    wrong: list[tuple[int, Three]] = field(default_factory=list)

    def look(self, position: Position) -> None:
        """What is in whose reach now; a triple of which a card is gone was missed."""
        hands = [hand.as_list() for hand in position.hands]
        table = (sorted(position.shared), hands, position.hands_open)
        if table == self.table:
            return
        self.table = table
        at = int(position.now)
        present: dict[Three, set[int]] = {}
        for seat in range(position.seats):
            for three in triples_in_reach(position, seat):
                present.setdefault(three, set()).add(seat)
        held = {card for hand in hands for card in hand}
        there = held | set(position.shared)
        for three in [three for three in self.lying if not there.issuperset(three)]:
            self.lose(three, at, self.step - 1)  # only a call takes cards
        for three, seats in present.items():
            one = self.lying.setdefault(three, Lying({}))
            for seat in seats - one.seats:
                one.since[seat] = at
                one.steps[seat] = self.step
                self.offered.setdefault(seat, []).append(three)
            one.seats |= seats

    def call(self, seat: int, three: Three, at: int) -> None:
        """Somebody called."""
        if is_triple(*three):
            self.lose(three, at, self.step, seat)
        else:
            self.wrong.append((seat, three))

    def lose(self, three: Three, at: int, step: int, caller: int | None = None) -> None:
        """It lies there no more."""
        self.gone.append(Gone(three, self.lying.pop(three), caller, at, step))

    @property
    def found(self) -> list[tuple[Three, int, int, int]]:
        """Every triple that was called: by whom, since when it lay in that reach, and when."""
        return [
            (one.three, one.caller, one.lay.since.get(one.caller, one.at), one.at)
            for one in self.gone
            if one.caller is not None
        ]

    @property
    def missed(self) -> list[Gone]:
        """Those that nobody called."""
        return [one for one in self.gone if one.caller is None]


def afterwards(record: Record) -> Afterwards:
    """The game again, and what could be seen in it."""
    watch, last = watched(record)
    ids = record.game.cards.ids
    triples = tuple(found(ids, *one) for one in watch.found)
    missed = sorted(
        (missing(ids, one) for one in watch.missed), key=lambda one: one.since - one.until
    )
    times = [one.at - one.since for one in triples]
    return Afterwards(
        ms=last,
        triples=triples,
        missed=tuple(missed),
        fastest=times.index(min(times)) if times else None,
        players=tuple(eyes(watch, seat) for seat in range(record.seats)),
    )


def watched(record: Record) -> tuple[Watch, int]:
    """What lay there from the first moment to the last, and when that was."""
    watch = Watch()
    last = 0
    for position in moments(record, watch):
        watch.look(position)
        last = int(position.now)
    for three in [*watch.lying]:
        watch.lose(three, last, watch.step)
    return watch, last


def moments(record: Record, watch: Watch) -> Iterator[Position]:
    """The position after the deal and after everything that changed it."""
    position = record.after(0)
    assert isinstance(position, Position)
    yield position
    for count, entry in enumerate(record.entries, start=1):
        at = entry.at or 0
        yield from ticks(position, at)
        three = (
            int(first_of(entry.action)),
            int(second_of(entry.action)),
            int(third_of(entry.action)),
        )
        if is_call(entry.action):
            watch.call(entry.seat, three, at)
        advance(position, entry.seat, entry.action, entry.at)
        record.renew(position, count)
        watch.step += 1
        yield position
    yield from ticks(position, int(record.position.now))


def ticks(position: Position, at: int) -> Iterator[Position]:
    """What happened by itself up to this moment."""
    while (moment := position.due()) is not None and moment <= at:
        position.tick(moment)
        yield position


def found(ids: list[str], three: Three, seat: int, since: int, at: int) -> Found:
    """A triple that was made."""
    return Found(
        cards=tuple(ids[card] for card in three), seat=seat, since=since, at=at,
        differing=int(differing(three[0], three[1])), clade=bool(is_clade_triple(*three)),
    )  # fmt: skip


def missing(ids: list[str], one: Gone) -> Missed:
    """A triple that was not."""
    three = one.three
    return Missed(
        cards=tuple(ids[card] for card in three), seats=tuple(sorted(one.lay.seats)),
        since=min(one.lay.since.values()), until=one.at,
        differing=int(differing(three[0], three[1])), clade=bool(is_clade_triple(*three)),
    )  # fmt: skip


def eyes(watch: Watch, seat: int) -> Eyes:
    """One player's game, quality by quality."""
    made = [(three, at - since) for three, who, since, at in watch.found if who == seat]
    times = [ms for _three, ms in made]
    sights = tuple(sight(watch, seat, quality) for quality in range(len(QUALITIES)))
    rates = {
        one.quality: one.found_different / one.offered_different
        for one in sights
        if one.offered_different
    }
    best = sorted(rates, key=lambda name: rates[name])
    tells = bool(made) and bool(best) and rates[best[0]] < rates[best[-1]]
    return Eyes(
        seat=seat,
        triples=len(made),
        false_calls=sum(1 for who, _three in watch.wrong if who == seat),
        fastest_ms=min(times, default=None),
        median_ms=int(median(times)) if times else None,
        sights=sights,
        strong=best[-1] if tells else None,
        weak=best[0] if tells else None,
    )


def sight(watch: Watch, seat: int, quality: int) -> Sight:
    """One quality: what was there, what was found, how fast, and how often it was mistaken."""

    def is_alike(three: Three) -> bool:
        return type_of(three[0], quality) == type_of(three[1], quality)

    made = [(three, at - since) for three, who, since, at in watch.found if who == seat]
    alike = [ms for three, ms in made if is_alike(three)]
    different = [ms for three, ms in made if not is_alike(three)]
    offered = watch.offered.get(seat, [])
    return Sight(
        quality=QUALITIES[quality],  # type: ignore[arg-type]
        found_alike=len(alike),
        offered_alike=sum(1 for three in offered if is_alike(three)),
        found_different=len(different),
        offered_different=sum(1 for three in offered if not is_alike(three)),
        ms_alike=int(median(alike)) if alike else None,
        ms_different=int(median(different)) if different else None,
        errors=sum(
            1
            for who, three in watch.wrong
            if who == seat and len({int(type_of(card, quality)) for card in three}) == 2
        ),
    )
