"""A game of Clades: what lies where, who has called, who waits. Each chapter is its own module."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core import position as core
from tangledbank.core.containers import Actions, Pile, zeros
from tangledbank.core.errors import Refusal
from tangledbank.core.outcome import Outcome
from tangledbank.core.view import View
from tangledbank.games.clades.cards.cards import Cards
from tangledbank.games.clades.cards.qualities import CARDS, clade_of
from tangledbank.games.clades.rules.actions import HINT, PASS, STUCK, UNSTUCK, is_call
from tangledbank.games.clades.rules.calling import call, may_call
from tangledbank.games.clades.rules.claim import Claim
from tangledbank.games.clades.rules.ending import TIME_IS_UP, TIME_PASSED, end
from tangledbank.games.clades.rules.reach import can_call, fill_calls
from tangledbank.games.clades.rules.replacing import close_window
from tangledbank.games.clades.rules.setup import deal
from tangledbank.games.clades.rules.stalling import (
    STEPS,
    all_hints_are_given,
    ask_hint,
    press_stuck,
    stall,
    stall_if_all_are_stuck,
    take_back_stuck,
)
from tangledbank.games.clades.rules.terms import Terms
from tangledbank.games.clades.rules.turns import pass_turn


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(core.Position):
    """The shared cards, the players' cards and piles, and the clocks that run.

    Shared cards are in the order they were laid; `row` and `column` are where each of them lies.
    A personal card that everyone has seen is marked in `is_known`, and so is a bonus card that has
    appeared. `owed` counts personal cards that a break (§6.1) keeps from being replaced.
    """

    __slots__ = (
        "aside", "bonuses", "cards", "clade_triples", "claims", "column", "deck", "ended_by",
        "extras", "false_at", "false_calls", "false_cards", "gifts", "hands", "hands_open", "hint",
        "is_known", "is_over", "is_stuck", "laid_at", "last_claims", "late_false_calls",
        "locked_until", "lost", "maker", "owed", "piles", "quiet_turns", "resting", "row",
        "shared", "stall_from", "temporary", "terms", "triples", "turn", "window_end",
    )  # fmt: skip

    def __init__(self, cards: Cards, seats: i64, terms: Terms) -> None:
        super().__init__(seats)
        self.cards: Cards = cards
        self.terms: Terms = terms
        self.is_over: bool = True
        self.ended_by: i64 = 0
        room = len(terms.deck)
        self.deck = Pile(room)
        self.shared = Pile(room)
        self.aside = Pile(room)  # §8.3 out of a race
        self.hands = [Pile(3) for seat in range(seats)]  # a switch (§7.3) keeps their sizes
        self.piles = [Pile(room) for seat in range(seats)]
        self.claims: list[Claim] = []  # §3.2 in the window that is open
        self.last_claims: list[Claim] = []  # in the one before
        self.window_end: i64 = -1
        self.hands_open: bool = False  # §7.2
        self.stall_from: i64 = 0  # §5.2
        self.resting: i64 = -1  # §6.1
        self.maker: i64 = -1  # §4.4 of the last triple
        self.turn: i64 = -1  # §9.1
        self.quiet_turns: i64 = 0
        self.row: vec[i64] = zeros(CARDS)
        self.column: vec[i64] = zeros(CARDS)
        self.laid_at: vec[i64] = zeros(CARDS)
        self.temporary: vec[i64] = zeros(CARDS)  # §7.1
        self.is_known: vec[i64] = zeros(CARDS)
        self.locked_until: vec[i64] = zeros(seats)  # §3.4
        self.is_stuck: vec[i64] = zeros(seats)
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

    def deal(self, seed: int | str) -> None:
        """§1 Set the table up."""
        self.rng.seed(seed)
        deal(self)

    # -- who may do what -------------------------------------------------------------------
    def in_real_time(self) -> bool:
        """§3.1 There are no turns, but for untimed play (§9)."""
        return not self.terms.untimed

    def to_act(self) -> i64:
        """The first seat that may act."""
        if self.is_over:
            return -1
        if self.terms.untimed:
            return self.turn
        return 1 if self.resting == 0 else 0

    def actors(self) -> list[int]:
        """§3.1 Everyone, but for a player on a break (§6.1); §9.1 untimed, one at a time."""
        if self.is_over:
            return []
        if self.terms.untimed:
            return [int(self.turn)]
        return [int(seat) for seat in range(self.seats) if seat != self.resting]

    def is_actor(self, seat: i64) -> bool:
        """Whether the seat may act now."""
        if self.is_over or seat < 0 or seat >= self.seats:
            return False
        if self.terms.untimed:
            return seat == self.turn
        return seat != self.resting

    def fill(self, seat: i64, actions: Actions) -> None:
        """Small actions first, then every call within reach, true or false (ruling C25)."""
        self.fill_small(seat, actions)
        if self.is_actor(seat) and may_call(self, seat):
            fill_calls(self, seat, actions)

    def fill_small(self, seat: i64, actions: Actions) -> None:
        """All but calls."""
        actions.count = 0
        if not self.is_actor(seat):
            return
        if self.terms.untimed:
            actions.add(PASS)
        elif self.is_stuck[seat]:
            actions.add(UNSTUCK)
        else:
            actions.add(STUCK)
        if self.terms.hints and self.hint[seat] < STEPS:
            actions.add(HINT)

    def holder(self, card: i64) -> i64:
        """Whose personal card it is, -1 if nobody's."""
        for seat in range(self.seats):
            if card in self.hands[seat]:
                return seat
        return -1

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        """Why this seat may not do this now."""
        from tangledbank.games.clades.said.refusals import why_not

        return why_not(self, int(seat), int(action))

    def why_not_yet(self, seat: i64, action: i64) -> Refusal:
        """§3.2, §3.4 Which pause is running."""
        from tangledbank.games.clades.said.refusals import why_not_yet

        return why_not_yet(self, int(seat))

    # -- what happens ----------------------------------------------------------------------
    def apply(self, seat: i64, action: i64, at: int | None = None) -> None:
        """One line a kind of action; the chapters do the rest.

        Without a stamp a call waits as long as it must; if it can no longer be made then, nothing
        happens.
        """
        if at is not None:
            self.catch_up(at)
        elif is_call(action):
            moment = self.earliest(seat, action)
            if moment > self.now:
                self.catch_up(moment)
                if not can_call(self, seat, action):
                    return
        if action == STUCK:
            press_stuck(self, seat)
        elif action == UNSTUCK:
            take_back_stuck(self, seat)
        elif action == PASS:
            pass_turn(self, seat)
        elif action == HINT:
            ask_hint(self, seat)
        else:
            call(self, seat, action)

    def earliest(self, seat: i64, action: i64) -> int:
        """§3.2, §3.4 A call waits for the end of a lock-out, and of a window with one's triple."""
        if not is_call(action):
            return self.now
        moment = max(self.now, self.locked_until[seat])
        if self.window_end > moment and self.has_claimed(seat):
            moment = self.window_end
        return moment

    def has_claimed(self, seat: i64) -> bool:
        """§3.2 Whether the seat has made its triple in the window that is open."""
        for one in self.claims:
            if one.seat == seat:
                return True
        return False

    def due(self) -> int | None:
        """§3.2 The window closes, §5.2 the game stalls, §8.4 the time is up."""
        if self.is_over or self.terms.untimed:
            return None
        moment: i64 = -1
        if self.window_end >= 0:
            moment = self.window_end
        elif self.terms.stall > 0 and not all_hints_are_given(self):
            moment = max(self.now, self.stall_from + self.terms.stall)
        countdown = self.terms.countdown
        if countdown > 0 and (moment < 0 or countdown < moment):
            moment = countdown
        return None if moment < 0 else int(moment)

    def tick(self, at: int) -> None:
        """What is due happens, at its own moment."""
        self.now = at
        if self.terms.countdown > 0 and at >= self.terms.countdown:
            end(self, TIME_IS_UP)
        elif self.window_end >= 0:
            close_window(self)
            stall_if_all_are_stuck(self)
        else:
            stall(self, TIME_PASSED)

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
        self.shared.add(card)

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
        """§5.6 There is something new to see: nobody is stuck, and hints begin anew."""
        for seat in range(self.seats):
            self.is_stuck[seat] = 0
            self.hint[seat] = 0
        self.stall_from = self.now

    def show(self, card: i64) -> None:
        """§3.4 A personal card that was called in vain has been seen by everyone."""
        if self.holder(card) >= 0:
            self.is_known[card] = 1

    # -- what is known ---------------------------------------------------------------------
    def points(self, seat: i64) -> i64:
        """§11.3 The cards in the animal pile."""
        return self.piles[seat].count

    def outcome(self) -> Outcome | None:
        """§11.3 How the game ended."""
        if not self.is_over:
            return None
        from tangledbank.games.clades.said.outcome import outcome

        return outcome(self)

    def view(self, seat: int | None) -> View:
        """What a seat may know."""
        from tangledbank.games.clades.seen.view import view

        return view(self, seat)

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
        assert isinstance(other, Position)
        super().copy_from(other)
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
        for card in range(CARDS):
            self.row[card] = other.row[card]
            self.column[card] = other.column[card]
            self.laid_at[card] = other.laid_at[card]
            self.temporary[card] = other.temporary[card]
            self.is_known[card] = other.is_known[card]
        for seat in range(self.seats):
            self.copy_seat(seat, other)

    def copy_seat(self, seat: i64, other: "Position") -> None:
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
