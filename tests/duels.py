"""Three toys to think about: what is best in them is known, so that a search can be held to it.

*Nim*: take one to three pebbles; whoever takes the last one wins. *Cups*: a pebble lies under one
of three cups; whoever is asked lifts one, and wins if it is there. *Fists*: rock, paper or
scissors, shown at once; rock beats scissors twice over.
"""

from tangledbank import Position, Rng
from tangledbank.core.asking import OPEN, AskingPosition
from tangledbank.core.containers import HIDDEN, Actions
from tangledbank.core.mind import Mind
from tangledbank.core.search import Search


def actions_of(position: Position, seat: int = 0) -> Actions:
    actions = Actions()
    position.fill(seat, actions)
    return actions


# -- Nim -----------------------------------------------------------------------------------
class Nim(Position):
    """In full sight."""

    def __init__(self, left: int) -> None:
        super().__init__(2)
        self.left, self.turn = left, 0

    def to_act(self) -> int:
        return self.turn if self.left else -1

    def actors(self) -> list[int]:
        return [self.turn] if self.left else []

    def fill(self, seat: int, actions: Actions) -> None:
        actions.clear()
        for count in range(1, min(3, self.left) + 1):
            actions.add(count)

    def apply(self, seat: int, action: int, at: int | None = None) -> None:
        self.left -= action
        self.turn = 1 - seat

    def winners(self) -> int:
        return 1 << (1 - self.turn)

    def points(self, seat: int) -> int:
        return 0

    def blank(self) -> Position:
        return Nim(0)

    def copy_from(self, other: Position) -> None:
        assert isinstance(other, Nim)
        super().copy_from(other)
        self.left, self.turn = other.left, other.turn


class NimMind(Mind):
    """Leaves four, eight, twelve, if it can."""

    def policy(self, position: Position, seat: int, actions: Actions, rng: Rng) -> int:
        assert isinstance(position, Nim)
        return position.left % 4 or 1

    def imagine(self, position: Position, viewer: int, rng: Rng) -> None:
        """Nothing is hidden."""


# -- Cups ----------------------------------------------------------------------------------
class Cups(Position):
    """Seat 0 lifts a cup; seat 1 hopes."""

    def __init__(self, pebble: int = HIDDEN) -> None:
        super().__init__(2)
        self.pebble, self.lifted = pebble, -1

    def to_act(self) -> int:
        return 0 if self.lifted < 0 else -1

    def actors(self) -> list[int]:
        return [0] if self.lifted < 0 else []

    def fill(self, seat: int, actions: Actions) -> None:
        actions.clear()
        for cup in range(3):
            actions.add(cup)

    def apply(self, seat: int, action: int, at: int | None = None) -> None:
        assert self.pebble != HIDDEN, "nobody has imagined where it lies"
        self.lifted = action

    def winners(self) -> int:
        return 1 if self.lifted == self.pebble else 2

    def points(self, seat: int) -> int:
        return 0

    def blank(self) -> Position:
        return Cups()

    def copy_from(self, other: Position) -> None:
        assert isinstance(other, Cups)
        super().copy_from(other)
        self.pebble, self.lifted = other.pebble, other.lifted


class CupsMind(Mind):
    """Has seen the rival's eyes rest on the last cup; whoever forgets that, lifts any."""

    def __init__(self) -> None:
        self.imagined = 0
        self.told: Search | None = None  # to stop, after ten worlds
        self.looked: list[tuple[int, int]] = []  # the cup that was lifted, and where the pebble lay

    def imagine(self, position: Position, viewer: int, rng: Rng) -> None:
        assert isinstance(position, Cups)
        position.pebble = [0, 1, 1, 2, 2, 2, 2, 2][rng.below(8)]
        self.imagined += 1
        if self.told is not None and self.imagined == 10:
            self.told.is_stopped = True

    def deal(self, position: Position, viewer: int, rng: Rng) -> None:
        assert isinstance(position, Cups)
        position.pebble = int(rng.below(3))

    def look(self, position: Position, seat: int, into: list[float]) -> None:
        assert isinstance(position, Cups)
        into[0] = float(position.lifted)
        self.looked.append((position.lifted, position.pebble))


# -- Fists ---------------------------------------------------------------------------------
ROCK, PAPER, SCISSORS = range(3)


class Fists(AskingPosition):
    """One secret choice; points are counted at once."""

    def __init__(self, rock: int = 1) -> None:
        super().__init__(2)
        self.rock = rock  # what it is worth to beat scissors with it
        self.turn = 0
        self.shown = 0
        for seat in range(2):
            self.chosen[seat] = OPEN

    def is_secret(self) -> bool:
        return not self.shown

    def fill(self, seat: int, actions: Actions) -> None:
        actions.clear()
        for fist in range(3):
            actions.add(fist)

    def apply(self, seat: int, action: int, at: int | None = None) -> None:
        self.chosen[seat] = action
        self.turn = self.next_chooser()
        if self.turn < 0:
            self.shown = 1
            self.turn = 0  # the game is not over, but all that counts is on the table

    def points(self, seat: int) -> int:
        mine, theirs = int(self.chosen[seat]), int(self.chosen[1 - seat])
        if not self.shown or mine == theirs:
            return 0
        if (mine - theirs) % 3 == 1:
            return self.rock if mine == ROCK else 1
        return -self.rock if theirs == ROCK else -1

    def blank(self) -> Position:
        return Fists(self.rock)

    def copy_from(self, other: Position) -> None:
        assert isinstance(other, Fists)
        super().copy_from(other)
        self.shown = other.shown


class FistsMind(Mind):
    """Expects anything, or always the same, from someone who does not think."""

    def __init__(self, usual: int | None = None) -> None:
        self.usual = usual

    def policy(self, position: Position, seat: int, actions: Actions, rng: Rng) -> int:
        return int(rng.below(3)) if self.usual is None else self.usual

    def stage(self, position: Position) -> int:
        assert isinstance(position, Fists)
        return position.shown

    def is_mixed(self, position: Position, seat: int) -> bool:
        assert isinstance(position, Fists)
        return position.is_secret()

    def imagine(self, position: Position, viewer: int, rng: Rng) -> None:
        """What the rival has chosen is asked anew."""

    def chances(self, position: Position, into: list[float]) -> None:
        for seat in range(2):
            into[seat] = 0.5 + position.points(seat) / 4
