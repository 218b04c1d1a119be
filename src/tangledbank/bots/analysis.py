"""The analysis of a finished game: chances along it, decisions, what decided it, luck and play."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from statistics import median

from tangledbank.bots.judging import Decision, Judge, Look, Overlooked
from tangledbank.core.events import seat_name
from tangledbank.core.record import Record

ANALYSIS = 1  # moves when kept ones should be made anew
MOMENTS = 3  # that decided a game
LASTING = 4  # steps on each side of a change that are looked at
LEAST = 0.05  # of a chance: what moves less has decided nothing


@dataclass(frozen=True)
class Moment:
    """A step at which a chance of winning changed much, by what was done or by luck."""

    step: int
    seat: int  # whose chance it was
    before: float
    after: float
    luck: bool
    sentence: str


@dataclass(frozen=True)
class Judged:
    """A decision and its place in the game."""

    step: int  # that it led to
    entries: int  # of the record before it, for whoever wants to go on from there
    decision: Decision


@dataclass(frozen=True)
class Account:
    """How a seat's chance of winning went from the start to the end: start + draws + play = end."""

    start: float
    draws: float
    play: float
    end: float
    decisions: int  # of its own
    agreed: int  # the expert would have taken as many of them


@dataclass(frozen=True)
class Analysis:
    """All that was found, up to some step if somebody has stopped it."""

    steps: int  # of the whole game
    chances: tuple[tuple[float, ...], ...]  # by step and seat, all cards open
    decisions: tuple[Judged, ...]
    moments: tuple[Moment, ...]
    accounts: tuple[Account, ...]  # by seat
    overlooked: tuple[Overlooked, ...] = ()  # in a race

    @property
    def is_whole(self) -> bool:
        """Whether it goes to the end of the game."""
        return len(self.chances) == self.steps


def analyse(
    record: Record,
    watch: Callable[[int, int], bool] = lambda _done, _all: True,
    trials: int = 0,
    who: Callable[[int], str] = seat_name,
) -> Analysis:
    """Look at every step of a finished game, in this process.

    `watch` hears how many are done, and stops it by saying no.
    """
    judge = Judge(record, trials, who)
    looks: list[Look] = []
    for number in range(len(judge.course)):
        looks.append(judge.look(number))
        if not watch(len(looks), len(judge.course)):
            break
    return conclude(looks, len(judge.course))


def conclude(looks: Sequence[Look], steps: int) -> Analysis:
    """What the looks at the first steps of so many come to."""
    seats = range(len(looks[0].chances) if looks else 0)
    return Analysis(
        steps=steps,
        chances=tuple([rounded(look.chances) for look in looks]),
        decisions=tuple(
            [
                Judged(number, look.entries - 1, look.decision)
                for number, look in enumerate(looks)
                if look.decision is not None
            ]
        ),
        moments=moments_of(looks),
        accounts=tuple([account(looks, seat) for seat in seats]),
        overlooked=looks[-1].overlooked if looks else (),
    )


def rounded(chances: Sequence[float]) -> tuple[float, ...]:
    """As exactly as anyone can see."""
    return tuple([round(chance, 4) for chance in chances])


# -- what decided it -----------------------------------------------------------------------
@dataclass(frozen=True)
class Swing:
    """Chances before and after, and whether luck moved them."""

    step: int
    before: tuple[float, ...]
    after: tuple[float, ...]
    luck: bool

    def of(self, seat: int) -> float:
        """By how much a seat's chance moved."""
        return self.after[seat] - self.before[seat]

    def size(self, looks: Sequence[Look]) -> float:
        """By how much the chance moved that moved most, as far as that has lasted a little."""
        return max(self.lasting(seat, looks) for seat in range(len(self.before)))

    def lasting(self, seat: int, looks: Sequence[Look]) -> float:
        """What is undone at once by what comes next has decided nothing."""
        chances = [look.chances[seat] for look in looks]
        after = median(chances[self.step : self.step + LASTING])
        before = median(chances[max(0, self.step - LASTING) : self.step])
        moved, kept = self.of(seat), after - before
        return min(abs(moved), abs(kept)) if moved * kept > 0 else 0.0


def swings(looks: Sequence[Look]) -> Iterator[Swing]:
    """What somebody did, and what chance made of it, or did by itself."""
    for step in range(1, len(looks)):
        before, look = looks[step - 1].chances, looks[step]
        if not look.was_free:
            yield Swing(step, before, look.chances, luck=True)
        elif look.expected is None:
            yield Swing(step, before, look.chances, luck=False)
        else:
            yield Swing(step, before, look.expected, luck=False)
            yield Swing(step, look.expected, look.chances, luck=True)


def moments_of(looks: Sequence[Look]) -> tuple[Moment, ...]:
    """The largest swings that have lasted, in the order of the game."""
    largest: dict[int, Swing] = {}
    sized = [(swing.size(looks), swing) for swing in swings(looks)]
    for size, swing in sorted(sized, key=lambda one: (-one[0], one[1].step)):
        if len(largest) < MOMENTS and size >= LEAST and swing.step not in largest:
            largest[swing.step] = swing
    ends = looks[-1].chances if looks else ()
    return tuple([moment(looks[step], ends, largest[step]) for step in sorted(largest)])


def moment(look: Look, ends: Sequence[float], swing: Swing) -> Moment:
    """The seat that it meant most to: of several, the one that wins, or the one that acted."""
    seat = max(
        range(len(swing.before)),
        key=lambda one: (round(abs(swing.of(one)), 2), ends[one], one == look.seat, -one),
    )
    before, after = rounded([swing.before[seat], swing.after[seat]])
    said = " ".join(look.said) or "Time passes."
    return Moment(swing.step, seat, before, after, swing.luck, said)


# -- luck and play -------------------------------------------------------------------------
def account(looks: Sequence[Look], seat: int) -> Account:
    """What draws and what play, everybody's, have made of a seat's chance."""
    draws = sum(swing.of(seat) for swing in swings(looks) if swing.luck)
    play = sum(swing.of(seat) for swing in swings(looks) if not swing.luck)
    own = [look.decision for look in looks if look.decision and look.decision.seat == seat]
    return Account(
        start=round(looks[0].chances[seat], 4) if looks else 0.0,
        draws=round(draws, 4),
        play=round(play, 4),
        end=round(looks[-1].chances[seat], 4) if looks else 0.0,
        decisions=len(own),
        agreed=sum(one.agrees for one in own),
    )
