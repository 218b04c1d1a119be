# Compiled: every judgement of a position plays it to its end.
"""A game played to its end by eyes of a given pace: who sees which triple first, and so on."""

from math import exp, log, sqrt
from typing import Final, final

from mypy_extensions import i64

from tangledbank.core.containers import Pile
from tangledbank.core.grounds import ALLOWED
from tangledbank.core.rng import Rng
from tangledbank.games.clades.cards.qualities import CARDS, NO_CARD, face
from tangledbank.games.clades.rules.actions import PASS, STUCK, call
from tangledbank.games.clades.rules.calling import earliest_call, fill_reach
from tangledbank.games.clades.rules.flow import due
from tangledbank.games.clades.rules.harder import (
    against_calling,
    against_personal,
    has_to_choose,
)
from tangledbank.games.clades.rules.position import Position
from tangledbank.games.clades.rules.triples import completing, differing

# The eyes of an average player, whose pace is 1; `levels.py` has others.
SEEING: Final = 11_300.0  # ms until a triple is seen that differs in one quality
HARDER: Final[list[float]] = [1.0, 1.6, 2.5, 4.0]  # times that if it differs in more
PATIENCE: Final = 20_000  # ms without a triple or a new card until all are stuck
LOOKING: Final = 7_500.0  # ms in a turn of untimed play
A_TRIPLE: Final = 15_000.0  # ms that such a player takes for one, alone
SURE: Final = 12.0  # how many triples must be seen for them to say as much as what is usual
NEVER: Final = 1 << 60


@final
class Eyes:
    """Whoever looks around the table; one of the triples in sight is kept, by how easy they are."""

    __slots__ = ("a", "b", "c", "cards", "count", "seat", "total")

    def __init__(self) -> None:
        self.cards = Pile(CARDS)
        self.seat: i64 = -1
        self.a: i64 = NO_CARD
        self.b: i64 = NO_CARD
        self.c: i64 = NO_CARD
        self.count: i64 = 0
        self.total = 0.0  # triples that are seen in a ms

    def open(self) -> None:
        """Nothing has been seen yet."""
        self.seat = -1
        self.count = 0
        self.total = 0.0

    def look(self, position: Position, seat: i64, pace: float, rng: Rng) -> None:
        """§3.1 Every triple in reach of a seat may be the one."""
        cards = self.cards
        fill_reach(position, seat, cards)
        count = cards.count
        for i in range(count):
            a = cards.cards[i]
            for j in range(i + 1, count):
                b = cards.cards[j]
                third = completing(a, b)
                for k in range(j + 1, count):
                    if face(cards.cards[k]) == third:
                        self.consider(position, seat, a, b, cards.cards[k], pace, rng)

    def consider(
        self, position: Position, seat: i64, a: i64, b: i64, c: i64, pace: float, rng: Rng
    ) -> None:
        """One more triple, kept as often as it is seen before all those so far."""
        if position.hands_open and against_personal(position, a, b, c) != ALLOWED:
            return
        rate = pace / (SEEING * HARDER[differing(a, b) - 1])
        self.count += 1
        self.total += rate
        if point(rng) * self.total < rate:
            self.seat = seat
            self.a = a
            self.b = b
            self.c = c

    def call(self, position: Position) -> i64:
        """§3.1 The triple that was kept, §7.3 with the first own card that may be given for it."""
        given: i64 = NO_CARD
        if has_to_choose(position, self.seat, self.a, self.b, self.c):
            given = position.hands[self.seat][0]
        return call(self.a, self.b, self.c, given)


# -- the pace ------------------------------------------------------------------------------
def paces(position: Position, rng: Rng) -> list[float]:
    """How quickly each seat may see, by the triples that it has made; at first all are average."""
    seats = position.seats
    triples: i64 = 0
    for seat in range(seats):
        triples += position.triples[seat]
    expected = float(triples) / float(seats)
    if not position.terms.untimed:
        looked = position.now - position.terms.window * triples // 2
        expected = float(max(0, looked)) / A_TRIPLE
    found: list[float] = []
    for seat in range(seats):
        seen = SURE + float(position.triples[seat])
        found.append(max(0.1, (seen + sqrt(seen) * error(rng)) / (SURE + expected)))
    return found


def error(rng: Rng) -> float:
    """About normal, with a spread of 1."""
    total = 0.0
    for k in range(12):
        total += point(rng)
    return total - 6.0


# -- to the end ----------------------------------------------------------------------------
def race(position: Position, eyes: Eyes, paces: list[float], rng: Rng) -> None:
    """§11 Everyone looks and calls until the game is over; nobody errs."""
    while not position.is_over:
        if position.terms.untimed:
            seat = position.turn
            position.apply(seat, take_turn(position, seat, eyes, paces[seat], rng))
        else:
            look_on(position, eyes, paces, rng)


def take_turn(position: Position, seat: i64, eyes: Eyes, pace: float, rng: Rng) -> i64:
    """§9.1 A triple, if one is seen in the time of a turn, or a pass."""
    eyes.open()
    if against_calling(position, seat) == ALLOWED:
        eyes.look(position, seat, pace, rng)
    if eyes.count > 0 and point(rng) < 1.0 - exp(-LOOKING * eyes.total):
        return eyes.call(position)
    return PASS


def look_on(position: Position, eyes: Eyes, paces: list[float], rng: Rng) -> None:
    """§3.1 What happens next: a call, what is due, a pause that ends, or all are stuck."""
    eyes.open()
    waits = NEVER
    for seat in range(position.seats):
        if not position.is_asked(seat) or against_calling(position, seat) != ALLOWED:
            continue
        free = earliest_call(position, seat)
        if free <= position.now:
            eyes.look(position, seat, paces[seat], rng)
        elif free < waits:
            waits = free
    moment = position.now + soon(eyes.total, rng) if eyes.count > 0 else NEVER
    by_itself = due(position)
    gives_up = NEVER
    if position.window_end < 0:
        gives_up = max(position.now, position.stall_from + PATIENCE)
    if by_itself >= 0 and by_itself <= min(moment, waits, gives_up):
        position.tick(int(by_itself))
    elif waits <= min(moment, gives_up):
        position.now = waits
    elif gives_up <= moment:
        position.now = gives_up
        be_stuck(position)
    else:
        position.apply(eyes.seat, eyes.call(position), int(moment))


def be_stuck(position: Position) -> None:
    """§5.1 All who may say so are stuck, until something is done about it."""
    for seat in range(position.seats):
        if position.is_asked(seat) and not position.is_stuck[seat]:
            position.apply(seat, STUCK)
            if position.stall_from == position.now:
                return


def soon(rate: float, rng: Rng) -> i64:
    """A time in ms until something happens that comes at this rate, whenever it is asked."""
    return i64(min(1e9, -log(point(rng) + 1e-12) / rate))


def point(rng: Rng) -> float:
    """A number from 0 to 1."""
    return float(rng.below(1 << 30)) / float(1 << 30)
