"""What lies where, who is asked, and §5 which hands are on show."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core import position as core
from tangledbank.core.asking import AskingPosition
from tangledbank.core.containers import Pile, zeros
from tangledbank.games.phylo.cards.cards import HAND, Cards
from tangledbank.games.phylo.rules.actions import AIM, DROP, RESTORE, STRIKE
from tangledbank.games.phylo.rules.terms import Terms

NONE: Final = -1

DRAWING: Final = 0  # §2
AIMING: Final = 1  # §4
RESTORING: Final = 2  # §6.9 the owner of Restoration chooses
STRIKING: Final = 3  # §6.3 the owner of an event chooses
OVER: Final = 4
PHASES: Final[list[str]] = ["drawing", "aiming", "restoring", "striking", "over"]

# Nobody is asked in these, and nobody sees them.
DEALING: Final = 5  # §1.2
PLAYING: Final = 6  # §6.1 between two events
COUNTING: Final = 7  # §7

WAITING: Final = 0
DONE: Final = 1
FIZZLED: Final = 2  # §6.4
CANCELLED: Final = 3  # §6.8
UNUSED: Final = 4  # §4.4
FATES: Final[list[str]] = ["waiting", "done", "fizzled", "cancelled", "unused"]

POINTS: Final = 0  # §8.1
ROUNDS: Final = 1  # §8.2
LONGEST: Final = 2  # §8.3
ENDS: Final[list[str]] = ["points", "rounds", "longest"]


@final
@mypyc_attr(acyclic=True)
class Show:
    """The open hands of one round."""

    __slots__ = (
        "aimed", "bonus", "counts", "events", "fallen", "fates", "hands", "is_open", "protections",
        "restored", "stations", "targets",
    )  # fmt: skip

    def __init__(self, seats: i64) -> None:
        self.is_open: bool = False
        self.hands = [Pile(HAND) for seat in range(seats)]  # at the reveal
        self.fallen = [Pile(HAND) for seat in range(seats)]
        self.restored = [Pile(HAND) for seat in range(seats)]
        self.aimed: vec[i64] = zeros(seats)  # how many events have a target
        self.events: vec[i64] = zeros(seats * HAND)  # cards, by seat and place
        self.targets: vec[i64] = zeros(seats * HAND)
        self.fates: vec[i64] = zeros(seats * HAND)
        self.protections: vec[i64] = zeros(seats)  # §6.8
        self.stations: vec[i64] = zeros(seats)  # §6.10
        self.bonus: vec[i64] = zeros(seats)
        self.counts: vec[i64] = zeros(seats)  # the web and the bonus

    def clear(self) -> None:
        """For a new round."""
        self.is_open = False
        for seat in range(len(self.hands)):
            self.hands[seat].clear()
            self.fallen[seat].clear()
            self.restored[seat].clear()
            self.aimed[seat] = 0
            self.protections[seat] = 0
            self.stations[seat] = 0
            self.bonus[seat] = 0
            self.counts[seat] = 0

    def aim(self, seat: i64, event: i64, target: i64, fate: i64 = WAITING) -> None:
        """One more event of a seat, after those that it has."""
        place = seat * HAND + self.aimed[seat]
        self.events[place] = event
        self.targets[place] = target
        self.fates[place] = fate
        self.aimed[seat] += 1

    def places(self, seat: i64) -> list[int]:
        """Where the events of a seat stand in the rows, for cold code."""
        first = seat * HAND
        return [int(place) for place in range(first, first + self.aimed[seat])]

    def copy_from(self, other: "Show") -> None:
        """Become equal."""
        self.is_open = other.is_open
        for seat in range(len(self.hands)):
            self.hands[seat].copy_from(other.hands[seat])
            self.fallen[seat].copy_from(other.fallen[seat])
            self.restored[seat].copy_from(other.restored[seat])
            self.aimed[seat] = other.aimed[seat]
            self.protections[seat] = other.protections[seat]
            self.stations[seat] = other.stations[seat]
            self.bonus[seat] = other.bonus[seat]
            self.counts[seat] = other.counts[seat]
            for place in range(seat * HAND, seat * HAND + other.aimed[seat]):
                self.events[place] = other.events[place]
                self.targets[place] = other.targets[place]
                self.fates[place] = other.fates[place]


@final
@mypyc_attr(acyclic=True)
class Scratch:
    """Piles on which a rule lays cards while it works; nobody asks later what is left there."""

    __slots__ = ("drawn", "dropped", "events", "fallen", "hand", "linked", "restorable", "row")

    def __init__(self, cards: i64) -> None:
        self.dropped = Pile(HAND)  # §2.2
        self.drawn = Pile(HAND)
        self.events = Pile(HAND)  # §4.2 their kinds
        self.row = Pile(HAND)  # §4.5 aims
        self.fallen = Pile(HAND)  # §6.5
        self.linked = Pile(HAND)  # §6.7
        self.hand = Pile(HAND + 1)  # §6.9 with one card more
        self.restorable = Pile(cards)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(AskingPosition):
    """The piles, the hands and, from the reveal on, what is shown. Hands are in ascending order."""

    __slots__ = (
        "scratch", "candidates", "cards", "counts", "dealer", "discards", "draw", "drew", "dropped",
        "ended_by", "hands", "hop", "is_helping", "last", "links", "owner", "phase", "pickup",
        "place", "round", "seen", "show", "stood", "terms", "totals",
    )  # fmt: skip

    def __init__(self, cards: Cards, seats: i64, terms: Terms) -> None:
        super().__init__(seats)
        self.cards: Cards = cards  # §9.3 without a mistake: others are refused as a whole
        self.terms: Terms = terms
        self.links: vec[i64] = cards.by_size if terms.scale else cards.any_size  # §3.7
        self.phase: i64 = OVER
        self.round: i64 = 0
        self.dealer: i64 = 0
        self.draw: i64 = 0  # 1 or more while cards are drawn
        self.ended_by: i64 = NONE
        self.pickup = Pile(cards.count)
        self.discards = Pile(cards.count)  # face up
        self.hands = [Pile(HAND) for seat in range(seats)]
        self.dropped = [Pile(cards.count) for seat in range(seats)]  # face down, by seat
        self.drew: vec[i64] = zeros(seats * terms.draws)  # how many, by seat and draw
        self.totals: vec[i64] = zeros(seats)
        self.counts: vec[i64] = zeros(terms.most_rounds() * seats)  # by round and seat
        # §6 whose event is being played, which of them, and what it may take
        self.is_helping: bool = True
        self.owner: i64 = NONE
        self.place: i64 = 0
        self.hop: i64 = 0
        self.candidates = Pile(HAND)
        self.stood = Pile(HAND)  # §6.7 what counted before the strike
        self.show = Show(seats)
        self.last = Show(seats)  # the round before
        self.scratch = Scratch(cards.count)
        self.seen: object = None  # what views have made of it, for it no longer changes

    # -- who is asked ----------------------------------------------------------------------
    def is_secret(self) -> bool:
        """§4.1 Whether all aim at once, unseen."""
        return self.phase == AIMING

    def is_asking(self) -> bool:
        """§6 Whether an event waits for its owner."""
        return self.phase == RESTORING or self.phase == STRIKING

    def asks_for(self) -> i64:
        """The kind of action that is asked for now."""
        if self.phase == DRAWING:
            return DROP
        if self.phase == AIMING:
            return AIM
        return RESTORE if self.phase == RESTORING else STRIKE

    # -- seats and events ------------------------------------------------------------------
    def after(self, seat: i64) -> i64:
        """§1.1 The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def around(self, seat: i64, steps: i64) -> i64:
        """§4.2 The seat this many steps clockwise."""
        return (seat + steps) % self.seats

    def event(self) -> i64:
        """The event that is being played."""
        return self.show.events[self.owner * HAND + self.place]

    def target(self) -> i64:
        """Whom it is for."""
        return self.show.targets[self.owner * HAND + self.place]

    def ask_owner(self, phase: i64) -> None:
        """§6.3, §6.9 The owner of the event chooses."""
        self.phase = phase
        self.turn = self.owner

    def discard_event(self, fate: i64) -> None:
        """§6.5 A played event goes to the discard pile, face up (P28), and the next one comes."""
        self.show.fates[self.owner * HAND + self.place] = fate
        self.discards.add(self.event())
        self.place += 1
        self.phase = PLAYING
        self.turn = NONE

    def eats(self, eater: i64, food: i64) -> bool:
        """§3.2 Whether there is a food link."""
        return self.links[eater * self.cards.count + food] != 0

    # -- everything ------------------------------------------------------------------------
    def places(self) -> list[list[int]]:
        """Every card, place by place; aimed events lie open until they are played."""
        found = [pile.as_list() for pile in [self.pickup, self.discards, *self.hands]]
        found += [pile.as_list() for pile in self.dropped]
        waiting = []
        for seat in range(self.seats):
            for place in self.show.places(seat):
                if self.show.fates[place] == WAITING:
                    waiting.append(int(self.show.events[place]))
        return [*found, waiting]

    # -- copies ----------------------------------------------------------------------------
    def blank(self) -> core.Position:
        """An empty table with the same cards and terms."""
        return type(self)(self.cards, self.seats, self.terms)

    def copy_from(self, other: core.Position) -> None:
        """Become equal to another table with the same cards, seats and terms."""
        assert isinstance(other, State)
        super().copy_from(other)
        self.phase = other.phase
        self.round = other.round
        self.dealer = other.dealer
        self.draw = other.draw
        self.ended_by = other.ended_by
        self.pickup.copy_from(other.pickup)
        self.discards.copy_from(other.discards)
        self.is_helping = other.is_helping
        self.owner = other.owner
        self.place = other.place
        self.hop = other.hop
        self.candidates.copy_from(other.candidates)
        self.stood.copy_from(other.stood)
        self.show.copy_from(other.show)
        self.last.copy_from(other.last)
        self.seen = other.seen
        for i in range(self.seats * self.terms.draws):
            self.drew[i] = other.drew[i]
        for i in range(self.round * self.seats):
            self.counts[i] = other.counts[i]
        for seat in range(self.seats):
            self.hands[seat].copy_from(other.hands[seat])
            self.dropped[seat].copy_from(other.dropped[seat])
            self.totals[seat] = other.totals[seat]
