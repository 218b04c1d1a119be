"""A game of Clades as it lies on the table: what is where, who has called, who waits."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core import position as core
from tangledbank.core.containers import Pile, zeros
from tangledbank.core.grounds import ALLOWED, NO_SUCH_SEAT, NOT_YOUR_TURN, OVER
from tangledbank.games.clades.cards.cards import Cards
from tangledbank.games.clades.cards.qualities import CARDS, clade_of
from tangledbank.games.clades.rules.grounds import ON_A_BREAK
from tangledbank.games.clades.rules.terms import Terms
from tangledbank.games.clades.rules.triples import Claim


@final
@mypyc_attr(acyclic=True)
class Scratch:
    """Where a rule lays or marks cards while it works; nobody asks later what is left there."""

    __slots__ = ("reach", "unseen")

    def __init__(self) -> None:
        self.reach = Pile(CARDS)  # §3.1
        self.unseen = Pile(CARDS)  # §1.2


@mypyc_attr(allow_interpreted_subclasses=True)
class State(core.Position):
    """The shared cards, the players' cards and piles, and the clocks that run.

    Shared cards are in ascending order; `row` and `column` are where each of them lies. A personal
    card that everyone has seen is marked in `is_known`, and so is a bonus card that has appeared.
    `owed` counts personal cards that a break (§6.1) keeps from being replaced.
    """

    __slots__ = (
        "aside", "bonuses", "cards", "clade_triples", "claims", "column", "deck", "ended_by",
        "extras", "false_at", "false_calls", "false_cards", "gifts", "hands", "hands_open", "hint",
        "is_known", "is_over", "is_stuck", "laid_at", "last_claims", "late_false_calls",
        "locked_until", "lost", "maker", "owed", "piles", "quiet_turns", "resting", "row",
        "scratch", "shared", "stall_from", "temporary", "terms", "triples", "turn", "window_end",
    )  # fmt: skip

    def __init__(self, cards: Cards, seats: i64, terms: Terms) -> None:
        super().__init__(seats)
        self.cards: Cards = cards
        self.terms: Terms = terms
        self.scratch = Scratch()
        self.is_over: bool = True
        self.ended_by: i64 = 0
        room = len(terms.deck)
        self.deck = Pile(room)
        self.shared = Pile(room)
        self.aside = Pile(room)  # §8.3 out of a race
        self.hands = [Pile(3) for seat in range(seats)]  # a switch (§7.3) keeps their sizes
        self.piles = [Pile(room) for seat in range(seats)]  # §1.3
        self.claims: list[Claim] = []  # §3.2 in the window that is open
        self.last_claims: list[Claim] = []  # in the one before
        self.window_end: i64 = -1
        self.hands_open: bool = False  # §7.2
        self.stall_from: i64 = 0  # §5.2
        self.resting: i64 = -1  # §6.1
        self.maker: i64 = -1  # §4.4 of the last triple
        self.turn: i64 = -1  # §9.1
        self.quiet_turns: i64 = 0  # §9.2
        self.row: vec[i64] = zeros(CARDS)
        self.column: vec[i64] = zeros(CARDS)
        self.laid_at: vec[i64] = zeros(CARDS)
        self.temporary: vec[i64] = zeros(CARDS)  # §7.1
        self.is_known: vec[i64] = zeros(CARDS)
        self.locked_until: vec[i64] = zeros(seats)  # §3.4
        self.is_stuck: vec[i64] = zeros(seats)  # §5.1
        self.owed: vec[i64] = zeros(seats)
        self.hint: vec[i64] = zeros(seats)  # §5.5 steps
        self.triples: vec[i64] = zeros(seats)
        self.clade_triples: vec[i64] = zeros(seats)
        self.extras: vec[i64] = zeros(seats)
        self.bonuses: vec[i64] = zeros(seats)
        self.gifts: vec[i64] = zeros(seats)
        self.lost: vec[i64] = zeros(seats)
        self.false_calls: vec[i64] = zeros(seats)
        self.late_false_calls: vec[i64] = zeros(seats)  # with an empty deck (§7.1)
        self.false_at: vec[i64] = zeros(seats)
        self.false_cards: vec[i64] = zeros(3 * seats)

    # -- seats -----------------------------------------------------------------------------
    def against_acting(self, seat: i64) -> i64:
        """§3.1 All act at once until the end (§11), except on a break (§6.1); §9.1 or in turn."""
        if seat < 0 or seat >= self.seats:
            return NO_SUCH_SEAT
        if self.is_over:
            return OVER
        if self.terms.untimed and seat != self.turn:
            return NOT_YOUR_TURN
        return ON_A_BREAK if seat == self.resting else ALLOWED

    def is_asked(self, seat: i64) -> bool:
        """Whether the seat may act now."""
        return self.against_acting(seat) == ALLOWED

    def to_act(self) -> i64:
        """The first seat that may act, -1 when the game is over."""
        for seat in range(self.seats):
            if self.is_asked(seat):
                return seat
        return -1

    def actors(self) -> list[int]:
        """Every seat that may act."""
        return [int(seat) for seat in range(self.seats) if self.is_asked(seat)]

    def holder(self, card: i64) -> i64:
        """§1.2 Whose personal card it is, -1 if nobody's."""
        for seat in range(self.seats):
            if card in self.hands[seat]:
                return seat
        return -1

    # -- the rows --------------------------------------------------------------------------
    def lay(self, card: i64) -> None:
        """§1.4 A shared card takes the first free place in the row of its clade."""
        self.lay_in(card, clade_of(card))

    def lay_in(self, card: i64, row: i64) -> None:
        """§1.4 A shared card takes the first free place of a row, and keeps it until taken."""
        column: i64 = 0
        while self.is_taken_up(row, column):
            column += 1
        self.row[card] = row
        self.column[card] = column
        self.laid_at[card] = self.now
        self.shared.slot_in(card)

    def is_taken_up(self, row: i64, column: i64) -> bool:
        """§1.4 Whether a card lies there."""
        for i in range(self.shared.count):
            card = self.shared[i]
            if self.row[card] == row and self.column[card] == column:
                return True
        return False

    def lasting(self) -> i64:
        """§4.2 Shared cards without the temporary ones (§7.1)."""
        found: i64 = 0
        for i in range(self.shared.count):
            if self.temporary[self.shared[i]] == 0:
                found += 1
        return found

    def freshen(self) -> None:
        """§5.6 There is something new to see: nobody is stuck, and hints begin again."""
        for seat in range(self.seats):
            self.is_stuck[seat] = 0
            self.hint[seat] = 0
        self.stall_from = self.now

    def places(self) -> list[list[int]]:
        """Every card, place by place."""
        piles = [self.deck, self.shared, self.aside, *self.hands, *self.piles]
        return [pile.as_list() for pile in piles]

    # -- copies ----------------------------------------------------------------------------
    def blank(self) -> core.Position:
        """An empty table with the same cards and terms."""
        return type(self)(self.cards, self.seats, self.terms)

    def copy_from(self, other: core.Position) -> None:
        """Become equal to another table with the same cards, seats and terms."""
        assert isinstance(other, State)
        super().copy_from(other)
        self.copy_table(other)

    def copy_table(self, other: "State") -> None:
        """What lies there; on its own, so that compiled code asks once what `other` is."""
        self.is_over = other.is_over
        self.ended_by = other.ended_by
        self.deck.copy_from(other.deck)
        self.shared.copy_from(other.shared)
        self.aside.copy_from(other.aside)
        self.claims = other.claims[:]
        self.last_claims = other.last_claims[:]
        self.window_end = other.window_end
        self.hands_open = other.hands_open
        self.stall_from = other.stall_from
        self.resting = other.resting
        self.maker = other.maker
        self.turn = other.turn
        self.quiet_turns = other.quiet_turns
        copy_marks(self.row, other.row)
        copy_marks(self.column, other.column)
        copy_marks(self.laid_at, other.laid_at)
        copy_marks(self.temporary, other.temporary)
        copy_marks(self.is_known, other.is_known)
        for seat in range(self.seats):
            self.copy_seat(seat, other)

    def copy_seat(self, seat: i64, other: "State") -> None:
        """What belongs to one seat."""
        self.hands[seat].copy_from(other.hands[seat])
        self.piles[seat].copy_from(other.piles[seat])
        self.locked_until[seat] = other.locked_until[seat]
        self.is_stuck[seat] = other.is_stuck[seat]
        self.owed[seat] = other.owed[seat]
        self.hint[seat] = other.hint[seat]
        self.triples[seat] = other.triples[seat]
        self.clade_triples[seat] = other.clade_triples[seat]
        self.extras[seat] = other.extras[seat]
        self.bonuses[seat] = other.bonuses[seat]
        self.gifts[seat] = other.gifts[seat]
        self.lost[seat] = other.lost[seat]
        self.false_calls[seat] = other.false_calls[seat]
        self.late_false_calls[seat] = other.late_false_calls[seat]
        self.false_at[seat] = other.false_at[seat]
        for place in range(3):
            self.false_cards[seat * 3 + place] = other.false_cards[seat * 3 + place]


def copy_marks(marks: vec[i64], others: vec[i64]) -> None:
    """One row by card becomes equal to another."""
    for card in range(CARDS):
        marks[card] = others[card]
