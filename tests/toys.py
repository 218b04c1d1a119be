"""A toy in real time: proves stamps, ticks and lock-outs, and that games from outside may join.

*Firefly*: a card turns up every second. Whoever calls while an even card lies there takes it; a
call at an odd card chases it away and locks the caller out for three seconds, which may be to the
end. When the deck runs out, most cards win.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tangledbank import Game, Outcome, Position, Record, Refusal, Rng, Score, View
from tangledbank.core.containers import Actions
from tangledbank.core.events import Kind
from tangledbank.core.options import Number, Values

CALL = 1
TURNED, TOOK, MISSED = 0, 1, 2
SECOND = 1000


@dataclass(frozen=True, kw_only=True)
class FireflyView(View):
    top: int
    left: int
    now: int
    next_turn: int
    pause: int
    piles: tuple[tuple[int, ...], ...]
    passed: tuple[int, ...]
    locked: tuple[int, ...]


class Firefly(Position):
    """Interpreted, on a base class that may be compiled."""

    def __init__(self, seats: int, cards: int, pause: int) -> None:
        super().__init__(seats)
        self.cards = cards
        self.pause = pause
        self.deck: list[int] = []
        self.passed: list[int] = []
        self.piles: list[list[int]] = [[] for seat in range(seats)]
        self.locked = [0] * seats
        self.next_turn = 0

    def deal(self, seed: int | str) -> None:
        self.rng.seed(seed)
        self.now = 0
        self.deck = list(range(self.cards))
        for i in range(self.cards - 1, 0, -1):
            j = self.rng.below(i + 1)
            self.deck[i], self.deck[j] = self.deck[j], self.deck[i]
        self.passed = []
        self.piles = [[] for seat in range(self.seats)]
        self.locked = [0] * self.seats
        self.next_turn = SECOND

    def actors(self) -> list[int]:
        return list(range(self.seats)) if self.deck else []

    def to_act(self) -> int:
        return 0 if self.deck else -1

    def fill(self, seat: int, actions: Actions) -> None:
        actions.clear()
        if self.deck and 0 <= seat < self.seats:
            actions.add(CALL)

    def why_not(self, seat: int, action: int) -> Refusal | None:
        if action in self.legal(seat):
            return None
        if not self.deck:
            return Refusal("over", "§3", "The game is over.")
        return Refusal("no-such-action", "", "There is only one thing to do: call.")

    def why_not_yet(self, seat: int, action: int) -> Refusal:
        return Refusal("too-early", "§2", f"You were too hasty: wait until {self.locked[seat]}.")

    def in_real_time(self) -> bool:
        return True

    def due(self) -> int | None:
        return self.next_turn if self.deck else None

    def tick(self, at: int) -> None:
        super().tick(at)
        self.passed.append(self.deck.pop())
        self.turn_up(at)

    def turn_up(self, at: int) -> None:
        self.next_turn = at + SECOND
        if self.deck:
            self.tell(TURNED, -1, self.deck[-1])

    def earliest(self, seat: int, action: int) -> int:
        return max(self.now, self.locked[seat])

    def apply(self, seat: int, action: int, at: int | None = None) -> None:
        moment = self.earliest(seat, action) if at is None else at
        self.catch_up(moment)
        if not self.deck:
            return
        if self.deck[-1] % 2 == 0:
            self.piles[seat].append(self.deck.pop())
            self.tell(TOOK, seat, self.piles[seat][-1])
        else:
            self.locked[seat] = moment + self.pause
            self.passed.append(self.deck.pop())
            self.tell(MISSED, seat, self.passed[-1])
        self.turn_up(moment)

    def points(self, seat: int) -> int:
        return len(self.piles[seat])

    def outcome(self) -> Outcome | None:
        if self.deck:
            return None
        most = max(len(pile) for pile in self.piles)
        return Outcome(
            tuple(Score(f"Seat {seat + 1}", len(pile)) for seat, pile in enumerate(self.piles)),
            tuple(seat for seat, pile in enumerate(self.piles) if len(pile) == most),
            "The deck has run out (§3).",
        )

    def view(self, seat: int | None) -> FireflyView:
        return FireflyView(
            seat=seat,
            seats=self.seats,
            actors=tuple(self.actors()),
            top=self.deck[-1] if self.deck else -1,
            left=len(self.deck),
            now=self.now,
            next_turn=self.next_turn,
            pause=self.pause,
            piles=tuple(tuple(pile) for pile in self.piles),
            passed=tuple(self.passed),
            locked=tuple(self.locked),
        )

    def places(self) -> list[list[int]]:
        return [self.deck, self.passed, *self.piles]

    def blank(self) -> Position:
        return type(self)(self.seats, self.cards, self.pause)

    def copy_from(self, other: Position) -> None:
        assert isinstance(other, Firefly)
        super().copy_from(other)
        self.deck = other.deck[:]
        self.passed = other.passed[:]
        self.piles = [pile[:] for pile in other.piles]
        self.locked = other.locked[:]
        self.next_turn = other.next_turn


@dataclass(frozen=True)
class LookBack:
    """How many calls each seat made, and when the last one was."""

    calls: tuple[int, ...]
    last_at: int


def look_back(record: Record) -> LookBack:
    callers = [entry.seat for entry in record.entries]
    stamps = [entry.at or 0 for entry in record.entries]
    return LookBack(
        tuple(callers.count(seat) for seat in range(record.seats)), max(stamps, default=0)
    )


def lay_out(cards: Any, seats: int, options: Values) -> Firefly:
    return Firefly(seats, int(options["cards"]), int(options["pause"]))


def guess(cards: Any, view: FireflyView, rng: Rng) -> Firefly:
    seen = {view.top, *view.passed, *(card for pile in view.piles for card in pile)}
    count = view.left + len(view.passed) + sum(len(pile) for pile in view.piles)
    made = Firefly(view.seats, count, view.pause)
    made.deal(int(rng.below(1 << 30)))
    made.deck = [card for card in made.deck if card not in seen]
    if view.top >= 0:
        made.deck.append(view.top)
    made.now = view.now
    made.next_turn = view.next_turn
    made.passed = list(view.passed)
    made.piles = [list(pile) for pile in view.piles]
    made.locked = list(view.locked)
    return made


FIREFLY = Game(
    id="firefly",
    title="Firefly",
    about="Call while an even card glows.",
    designer="nobody",
    minutes=1,
    rules_version=1,
    seats=range(1, 4),
    options=(
        Number(name="cards", low=1, high=60, default=20, section="§1", sentence="This many cards."),
        Number(
            name="pause", low=500, high=9000, default=3000, section="§2",
            sentence="A wrong call costs this many milliseconds.",
        ),
    ),
    folder=Path(__file__).parent,
    read_cards=lambda text: text,
    lay_out=lay_out,
    every_action=lambda cards: {CALL: "call"},
    guess_from=guess,
    events={
        TURNED: Kind(name="turned", fields=("card",), section="§1", sentence="{card} glows.",
                     reveals=True),
        TOOK: Kind(name="took", fields=("card",), section="§2", sentence="{who} takes {card}."),
        MISSED: Kind(name="missed", fields=("card",), section="§2", sentence="{who} is too hasty."),
    },
    describe=lambda cards, view: [("Top", [str(view.top)])],
    ask=lambda cards, view: "Call while an even card glows.",
    afterwards=look_back,
    afterwards_type=LookBack,
    cards_text="",
)  # fmt: skip
