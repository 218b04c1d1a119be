"""The course of a game that is over: its steps with their positions, played once more."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tangledbank.core.advance import advance, is_due
from tangledbank.core.events import listening, seat_name
from tangledbank.core.position import Position
from tangledbank.core.record import Record


@dataclass(frozen=True)
class Step:
    """The deal, an action, or something that happened by itself; and where it led."""

    seat: int  # who acted; -1: nobody
    action: int
    entries: int  # of the record, up to here
    said: tuple[str, ...]  # what happened, in sentences, with nothing left out
    position: Position


def course_of(record: Record, who: Callable[[int], str] = seat_name) -> list[Step]:
    """Every step of a game, with a position of its own; the same steps as in a replay."""
    return list(steps_of(record, who))


def steps_of(record: Record, who: Callable[[int], str]) -> Iterator[Step]:
    """The deal, and whatever followed."""
    again = record.after(0)

    def step(entries: int, told: list[int], seat: int = -1, action: int = -1) -> Step:
        said = tuple([event.sentence for event in record.game.facts(told, who)])
        return Step(seat, action, entries, said, again.clone())

    def waiting(entries: int, at: int) -> Iterator[Step]:
        while is_due(again, at):
            due = again.due()
            assert due is not None, "something is due"
            with listening(again) as told:
                again.catch_up(due)
            yield step(entries, told)

    yield Step(-1, -1, 0, tuple([event.sentence for event in record.opening]), again.clone())
    for before, entry in enumerate(record.entries):
        yield from waiting(before, 0 if entry.at is None else entry.at)
        with listening(again) as told:
            advance(again, entry.seat, entry.action, entry.at)
        record.renew(again, before + 1)
        yield step(before + 1, told, entry.seat, entry.action)
    yield from waiting(len(record.entries), int(record.position.now))
