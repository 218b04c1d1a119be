"""One live game: what every game's position offers to people, bots, records and simulations."""

from typing import Self, cast

from mypy_extensions import i64, mypyc_attr

from tangledbank.core.containers import Actions
from tangledbank.core.errors import Refusal
from tangledbank.core.grounds import ALLOWED, NO_SUCH_SEAT, NOT_LEGAL, NOT_YOUR_TURN, OVER
from tangledbank.core.outcome import Outcome
from tangledbank.core.rng import Rng
from tangledbank.core.rooms import rooms_of
from tangledbank.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:
    """A game with its secrets. Mutable; `clone` before you try something out.

    A game overrides `deal`, `to_act`, `actors`, `fill`, `apply`, `points`, `places`, `blank` and
    `copy_from`. What it shows and says is either overridden too (`view`, `why_not`, `outcome`), or
    `ground` is, and the rest is furnished from above (`core.rooms`). A game with a clock also has
    `due`, `tick`, `earliest` and `why_not_yet`, and one in which the fastest acts first
    `in_real_time`. A game that is not compiled has less to say: `core.plain` has its position.
    """

    __slots__ = ("listening", "now", "rng", "seats", "told")

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.rng = Rng()
        self.now: i64 = 0  # table time in ms of the last thing that happened
        self.listening: bool = False
        self.told: list[int] = []

    def deal(self, seed: int | str) -> None:
        """Set the table up from this seed, whatever was played on it before."""
        raise NotImplementedError

    # -- who may do what -------------------------------------------------------------------
    def actors(self) -> list[int]:
        """The seats that may act now; none when the game is over."""
        raise NotImplementedError

    def is_asked(self, seat: i64) -> bool:
        """Whether the seat is to act now."""
        return int(seat) in self.actors()

    def to_act(self) -> i64:
        """The first of the actors, -1 when the game is over."""
        raise NotImplementedError

    def fill(self, seat: i64, actions: Actions) -> None:
        """Write the seat's legal actions into the buffer."""
        raise NotImplementedError

    def pick(self, seat: i64, actions: Actions, rng: Rng) -> i64:
        """Any legal action of a seat that is asked, each as likely as the others.

        It takes one number from the generator, as choosing from the list does. Where the list is
        long, a game finds the action by its place and lists nothing; the buffer is for the others.
        """
        self.fill(seat, actions)
        return actions.pick(rng)

    def legal(self, seat: i64) -> list[int]:
        """The seat's legal actions, ordered and distinct; none if it is not asked."""
        actions = Actions()
        self.fill(seat, actions)
        return actions.as_list()

    def ground(self, seat: i64, action: i64) -> i64:
        """The first rule that is against this seat doing this now, as a number; 0 if none is.

        A game that lists what is legal, and gives no grounds, has those that all games share.
        """
        if seat < 0 or seat >= self.seats:
            return NO_SUCH_SEAT
        if self.to_act() < 0:
            return OVER
        actions = Actions()
        self.fill(seat, actions)
        if action in actions:
            return ALLOWED
        return NOT_LEGAL if actions.count > 0 else NOT_YOUR_TURN

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        """Why this seat may not do this now; None if it may."""
        ground = self.ground(seat, action)
        if ground == ALLOWED:
            return None
        return rooms_of(type(self)).refusal(self, int(seat), int(action), int(ground))

    # -- what happens ----------------------------------------------------------------------
    def apply(self, seat: i64, action: i64, at: int | None = None) -> None:
        """Do it. The caller knows that it is legal; everyone else goes through `advance`.

        Unstamped, it happens as early as the rules allow: what is due before then happens first.
        """
        raise NotImplementedError

    def due(self) -> int | None:
        """The next moment at which the position changes by itself; None if it never will."""
        return None

    def tick(self, at: int) -> None:
        """Let whatever is due at this moment happen."""
        self.now = at

    def earliest(self, seat: i64, action: i64) -> int:
        """The first moment at which the rules allow this seat this action."""
        return self.now

    def why_not_yet(self, seat: i64, action: i64) -> Refusal:
        """Why this seat must wait until `earliest`; asked only while it must."""
        return Refusal("too-early", "", "This seat may not do that yet: a pause is running.")

    def in_real_time(self) -> bool:
        """Whether the fastest acts first, so that bots and people race; if not, all take turns."""
        return False

    def catch_up(self, at: int) -> None:
        """Let everything that is due up to this moment happen."""
        moment = self.due()
        while moment is not None and moment <= at:
            self.tick(moment)
            moment = self.due()
        if at > self.now and self.to_act() >= 0:  # time stands still when the game is over
            self.now = at

    # -- what is known ---------------------------------------------------------------------
    def points(self, seat: i64) -> i64:
        """The seat's points if the game ended now."""
        raise NotImplementedError

    def winners(self) -> i64:
        """Who has won when the game is over, a bit each; the outcome says it in words."""
        outcome = self.outcome()
        assert outcome is not None, "asked only when the game is over"
        found: i64 = 0
        for seat in outcome.winners:
            found |= 1 << seat
        return found

    def leaders(self) -> i64:
        """The seats with the most points, a bit each."""
        most = self.points(0)
        found: i64 = 1
        for seat in range(1, self.seats):
            points = self.points(seat)
            if points > most:
                most = points
                found = 0
            if points == most:
                found |= 1 << seat
        return found

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return rooms_of(type(self)).outcome(self) if self.to_act() < 0 else None

    def view(self, seat: int | None) -> View:
        """What a seat may know; None: a spectator."""
        return rooms_of(type(self)).view(self, seat)

    def places(self) -> list[list[int]]:
        """Every card of the game, place by place: for tests, and for replays with open cards."""
        raise NotImplementedError

    def tell(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Say what happened, in numbers, if anyone listens; `events` gives them names."""
        if self.listening:
            self.told += [int(kind), int(seat), int(a), int(b), int(c), int(d)]

    # -- copies ----------------------------------------------------------------------------
    def blank(self) -> "Position":
        """An empty position of the same game, seats, cards and options."""
        raise NotImplementedError

    def copy_from(self, other: "Position") -> None:
        """Become equal to `other`; nobody listens to the copy. Games extend this."""
        self.rng.copy_from(other.rng)
        self.now = other.now

    def clone(self) -> Self:
        """An independent copy."""
        twin = self.blank()
        twin.copy_from(self)
        return cast(Self, twin)

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        from tangledbank.core.pickling import pack  # here, since it knows games, and they positions

        return pack(self)

    def __repr__(self) -> str:
        """What it is, and nothing that a seat may not know."""
        actors = self.actors()
        asked = f"actors {actors}" if actors else "over"
        return f"<{type(self).__module__}.{type(self).__qualname__}: {self.seats} seats, {asked}>"
