# Not compiled: named facts are made outside the rules, from the numbers the rules told.
"""Events: what an action caused, as facts with names, a sentence and an audience."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property

from tangledbank.core.position import Position

WIDTH = 6  # numbers an event takes: its kind, the seat, four values


@dataclass(frozen=True)
class Event:
    """Something that happened. Without an audience everyone may know it."""

    name: str
    seat: int  # who caused it; -1: nature, or the game itself
    values: Mapping[str, int | str]
    section: str
    sentence: str
    audience: tuple[int, ...] | None = None
    reveals: bool = False
    passes: bool = False

    def heard_by(self, seat: int | None) -> bool:
        """Whether a seat (None: a spectator) may know it."""
        return self.audience is None or seat in self.audience


@dataclass(frozen=True, kw_only=True)
class Kind:
    """How the numbers of one kind of event are read and said.

    A field is a name, or `name:what` with a word that the game's `read` turns into text. The
    sentence may use every field and `{who}`. `private` events are for their own seat alone;
    `reveals` marks those that show what was hidden, so that nothing before them is taken back;
    `passes` those that begin something new, which no longer belongs to the action before.
    """

    name: str
    fields: tuple[str, ...] = ()
    sentence: str
    unchanged: str = ""  # said instead if `before` equals `after`
    section: str
    private: bool = False
    reveals: bool = False
    passes: bool = False

    @cached_property
    def places(self) -> tuple[tuple[str, str], ...]:
        """The fields in their order: the name, and what its number is turned into."""
        return tuple([field.partition(":")[::2] for field in self.fields])


class Told(dict[int, Kind]):
    """All kinds of events of a game, by number, in the order in which they are written down.

    A game writes each down once, in `rules/told.py`: the number is for the rules, the rest for
    whoever hears of it. `texts` are the words that `read` turns into texts; all others stay
    numbers.
    """

    def __init__(self, *texts: str) -> None:
        super().__init__()
        self.texts = texts

    def typed(self) -> dict[str, dict[str, str]]:
        """The fields of each event by its name, each with its type for the page.

        A field that only some kinds of an event have is marked with a `?`.
        """
        found: dict[str, dict[str, str]] = {}
        for kind in self.values():
            places = [field.partition(":") for field in kind.fields]
            types = {
                name: "string" if what in self.texts else "number" for name, _colon, what in places
            }
            known = found.setdefault(kind.name, types)
            found[kind.name] = {
                name if name in known and name in types else f"{name}?": type_
                for name, type_ in {**known, **types}.items()
            }
        return found

    def event(
        self,
        number: int,
        name: str,
        *fields: str,
        section: str,
        says: str,
        unchanged: str = "",
        private: bool = False,
        reveals: bool = False,
        passes: bool = False,
    ) -> None:
        """One more kind of event. Its number is written out, for the compiler, and in order."""
        if number != len(self):
            raise ValueError(f"the event {name!r} is number {len(self)}, not {number}")
        self[number] = Kind(
            name=name, fields=fields, sentence=says, unchanged=unchanged, section=section,
            private=private, reveals=reveals, passes=passes,
        )  # fmt: skip

    def events(
        self, first: int, name: str, *fields: str,
        cases: Sequence[tuple[str, str]], says: str = "{}", reveals: bool = False,
    ) -> None:  # fmt: skip
        """A kind for each case, a § and its words, numbered on from the first."""
        for place, (section, words) in enumerate(cases):
            sentence = says.replace("{}", words)
            self.event(
                first + place, name, *fields, section=section, says=sentence, reveals=reveals
            )


def seat_name(seat: int) -> str:
    """What a seat is called if nobody has given it a name."""
    return f"Seat {seat + 1}"


def facts(
    told: Sequence[int],
    kinds: Mapping[int, Kind],
    read: Callable[[str, int], int | str],
    say: Callable[[str, int | str], str],
    who: Callable[[int], str] = seat_name,
) -> list[Event]:
    """The events behind the numbers that a position told.

    `who` names a seat, even a negative one: -1 the game itself, -2 a rival without a seat;
    `read` turns a number into what it stands for (an id), `say` an id into what people call it.
    """
    found = []
    for at in range(0, len(told), WIDTH):
        kind = kinds[told[at]]
        seat = told[at + 1]
        values: dict[str, int | str] = {}
        words: dict[str, str] = {"who": who(seat)}
        for place, (name, what) in enumerate(kind.places, start=at + 2):
            value = read(what, told[place]) if what else told[place]
            values[name] = value
            words[name] = say(what, value) if what != "seat" else who(int(value))
        same = kind.unchanged and values["before"] == values["after"]
        found.append(
            Event(
                name=kind.name,
                seat=seat,
                values=values,
                section=kind.section,
                sentence=(kind.unchanged if same else kind.sentence).format(**words),
                audience=(seat,) if kind.private else None,
                reveals=kind.reveals,
                passes=kind.passes,
            )
        )
    return found


@contextmanager
def listening(position: Position) -> Iterator[list[int]]:
    """Collect the numbers that a position tells meanwhile.

    A profile of the server may show time at its end, which takes one microsecond. Probably it is
    here that the loop waits for the thread of the store, since compiled rules never ask whether
    another thread wants the interpreter.
    """
    position.told = []
    position.listening = True
    try:
        yield position.told
    finally:
        position.listening = False
