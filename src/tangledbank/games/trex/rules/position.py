"""A game of The T-Rex Game: what lies where, who is asked. Each chapter is its own module."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core import position as core
from tangledbank.core.asking import AskingPosition
from tangledbank.core.containers import Actions, Pile, zeros
from tangledbank.core.errors import Refusal
from tangledbank.core.outcome import Outcome
from tangledbank.core.view import View
from tangledbank.games.trex.cards.cards import PREHISTORIC, Cards
from tangledbank.games.trex.rules import told
from tangledbank.games.trex.rules.asking import answer, fill
from tangledbank.games.trex.rules.field import Field
from tangledbank.games.trex.rules.flow import go_on
from tangledbank.games.trex.rules.phases import (
    EXCHANGE,
    HAND,
    METEOR,
    MOST_SPOTS,
    NONE,
    OVER,
    SEATS,
)
from tangledbank.games.trex.rules.setup import deal
from tangledbank.games.trex.rules.terms import Terms


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(AskingPosition):
    """The lane with its spots, two hands, and the deck.

    Hands are kept in ascending order. Where both choose at once, cards stay where they are and
    `chosen` holds each seat's action.
    """

    __slots__ = (
        "acted", "asker", "at", "cards", "claimed", "deck", "discards", "ended_by",
        "field", "first", "greeted", "greetings", "hands", "known", "last", "mover", "next_first",
        "passed", "peeked", "pending", "period", "phase", "plays", "question", "resolved",
        "rexonomics", "round", "scores", "seen", "spot_acted", "stage", "starter", "terms",
        "traded",
    )  # fmt: skip

    def __init__(self, cards: Cards, seats: i64, terms: Terms) -> None:
        super().__init__(seats)
        self.cards: Cards = cards
        self.terms: Terms = terms
        self.phase: i64 = OVER
        self.round: i64 = 0
        self.period: i64 = NONE  # while cards are played: 0 to 2 in their order at this table
        self.first: i64 = 0  # §6.1 who holds First Move
        self.next_first: i64 = 0  # §3.6 who has taken it for the next period
        self.starter: i64 = 0  # §1.6 who had it first of all
        self.claimed: i64 = NONE  # §9.14 who takes it for the next round
        self.rexonomics: i64 = 1
        self.traded: bool = False  # §6.2 in this round
        self.ended_by: i64 = NONE
        # what is asked, of whom, by which card, at which spot
        self.question: i64 = 0
        self.asker: i64 = NONE
        self.at: i64 = NONE
        self.mover: i64 = 0  # §3.2 whose turn comes when all is done that a play brought
        self.stage: i64 = 0  # §5 how far the resolution has come
        self.resolved: i64 = 0  # §5 and at which spot it is
        self.spot_acted: i64 = 0  # §5.2 sides on which the spot card has disregarded
        self.pending = Pile(MOST_SPOTS)  # §2.2 Prehistoric cards that have still to act
        self.deck = Pile(cards.count)
        self.discards = Pile(cards.count)
        self.hands = [Pile(cards.count) for seat in range(SEATS)]  # period cards
        self.greetings = [Pile(cards.count) for seat in range(SEATS)]  # How-de-dos
        self.scores = [Pile(cards.count) for seat in range(SEATS)]
        self.field = Field(cards.count + 1)
        self.last = Field(cards.count + 1)
        self.seen: object = None  # what views have made of the last round
        # by seat
        self.plays: vec[i64] = zeros(SEATS)  # left in this period
        self.passed: vec[i64] = zeros(SEATS)
        self.greeted: vec[i64] = zeros(SEATS)  # How-de-dos of this period
        # by card
        self.acted: vec[i64] = zeros(cards.count + 1)  # §5.2 its disregarding text
        self.known: vec[i64] = zeros(cards.count + 1)  # seats that know whose it is, a bit each
        self.peeked: vec[i64] = zeros(cards.count + 1)  # seats that looked under a hidden card

    def deal(self, seed: int | str) -> None:
        """§1 Set the table up."""
        self.rng.seed(seed)
        deal(self)
        go_on(self)

    # -- who may do what -------------------------------------------------------------------
    def is_secret(self) -> bool:
        """Whether both choose at once, unseen."""
        return self.question == HAND or self.question == METEOR or self.question == EXCHANGE

    def fill(self, seat: i64, actions: Actions) -> None:
        """The seat's legal actions."""
        actions.count = 0
        if self.is_asked(seat):
            fill(self, seat, actions)

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        """Why this seat may not do this now."""
        from tangledbank.games.trex.said.refusals import why_not

        return why_not(self, int(seat), int(action))

    # -- what happens ----------------------------------------------------------------------
    def apply(self, seat: i64, action: i64, at: int | None = None) -> None:
        """Answer the question; then the round goes on to the next one."""
        if self.is_secret():
            self.chosen[seat] = action
            self.turn = self.next_chooser()
            if self.turn != NONE:
                self.tell(told.READY, seat)
                return
        answer(self, seat, action)
        go_on(self)

    def ask(self, question: i64, seat: i64, asker: i64 = NONE, at: i64 = NONE) -> None:
        """Ask one seat."""
        self.question = question
        self.turn = seat
        self.asker = asker
        self.at = at

    def ask_nothing(self) -> None:
        """The question is answered, or needs no answer."""
        self.ask(0, NONE)

    def is_asking(self) -> bool:
        """Whether somebody is asked."""
        return self.question != 0

    # -- cards -----------------------------------------------------------------------------
    def spot(self, at: i64) -> i64:
        """The spot effect of a spot's card; 0 if it has none."""
        return self.cards.spot[self.field.spots[at]]

    def is_open(self, at: i64) -> bool:
        """§1.7 Whether cards may be played there: it is no Prehistoric card."""
        return self.cards.kind[self.field.spots[at]] != PREHISTORIC

    def size(self, seat: i64) -> i64:
        """§1.8 The hand size: period cards held and on the own side."""
        count = self.hands[seat].count
        field = self.field
        for spot in range(field.count):
            side = field.side(seat, spot)
            for i in range(side.count):
                if self.cards.is_period(side[i]):
                    count += 1
        return count

    def held(self, seat: i64) -> i64:
        """Cards in the hand, How-de-dos among them."""
        return self.hands[seat].count + self.greetings[seat].count

    def hold(self, seat: i64, card: i64, known: i64) -> None:
        """A card comes into a hand; `known` are those who know it, a bit each."""
        self.hands[seat].slot_in(card)
        self.known[card] |= known | 1 << seat

    def discard(self, seat: i64, card: i64) -> None:
        """A card leaves a hand for the discard pile, face up."""
        self.hands[seat].take(card)
        self.discards.add(card)

    # -- what is known ---------------------------------------------------------------------
    def points(self, seat: i64) -> i64:
        """§5.7 Points of the score pile."""
        return self.scores[seat].count * self.terms.place_points

    def outcome(self) -> Outcome | None:
        """§11 How the game ended."""
        if self.phase != OVER:
            return None
        from tangledbank.games.trex.said.outcome import outcome

        return outcome(self)

    def view(self, seat: int | None) -> View:
        """What a seat may know."""
        from tangledbank.games.trex.seen.showing import view

        return view(self, seat)

    def places(self) -> list[list[int]]:
        """Every card, place by place; the last place is the box."""
        field = self.field
        found = [self.deck.as_list(), self.discards.as_list()]
        found += [pile.as_list() for pile in [*self.hands, *self.greetings, *self.scores]]
        found += [side.as_list() for side in field.sides]
        found.append([int(field.spots[at]) for at in range(field.count) if field.spots[at] != NONE])
        for seat in range(SEATS):
            markers = [int(self.cards.first_move)] if self.first == seat else []
            found.append(markers + [int(self.cards.rexonomics)] * (self.rexonomics == seat))
        laid = {card for place in found for card in place}
        return [*found, [card for card in range(self.cards.count) if card not in laid]]

    # -- copies ----------------------------------------------------------------------------
    def blank(self) -> core.Position:
        """An empty table with the same cards and terms."""
        return type(self)(self.cards, self.seats, self.terms)

    def copy_from(self, other: core.Position) -> None:
        """Become equal to another table with the same cards and terms."""
        assert isinstance(other, Position)
        super().copy_from(other)
        self.phase = other.phase
        self.round = other.round
        self.period = other.period
        self.first = other.first
        self.next_first = other.next_first
        self.starter = other.starter
        self.claimed = other.claimed
        self.rexonomics = other.rexonomics
        self.traded = other.traded
        self.ended_by = other.ended_by
        self.question = other.question
        self.asker = other.asker
        self.at = other.at
        self.mover = other.mover
        self.stage = other.stage
        self.resolved = other.resolved
        self.spot_acted = other.spot_acted
        self.pending.copy_from(other.pending)
        self.deck.copy_from(other.deck)
        self.discards.copy_from(other.discards)
        self.field.copy_from(other.field)
        self.last.copy_from(other.last)
        self.seen = other.seen
        for seat in range(SEATS):
            self.hands[seat].copy_from(other.hands[seat])
            self.greetings[seat].copy_from(other.greetings[seat])
            self.scores[seat].copy_from(other.scores[seat])
            self.plays[seat] = other.plays[seat]
            self.passed[seat] = other.passed[seat]
            self.greeted[seat] = other.greeted[seat]
        for card in range(self.cards.count + 1):
            self.acted[card] = other.acted[card]
            self.known[card] = other.known[card]
            self.peeked[card] = other.peeked[card]
