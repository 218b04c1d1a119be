"""What lies where and who is asked, with small facts about it: the row of spots, the table."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core import position as core
from tangledbank.core.asking import AskingPosition
from tangledbank.core.containers import Pile, zeros
from tangledbank.games.trex.cards.cards import PREHISTORIC, Cards
from tangledbank.games.trex.rules.phases import (
    EXCHANGE,
    HAND,
    METEOR,
    MOST_SPOTS,
    NONE,
    OVER,
    SEATS,
    SETTING_UP,
)
from tangledbank.games.trex.rules.terms import Terms

ROOM: Final = 40  # cards on one side of a spot


@final
@mypyc_attr(acyclic=True)
class Field:
    """The spots of one round. Things by card are by its number."""

    __slots__ = (
        "bonus", "count", "disregarded", "iced", "laid", "laid_in", "napping", "number", "peeked",
        "scratch", "shown", "sides", "spots", "tarred", "totals", "winners",
    )  # fmt: skip

    def __init__(self, cards: i64) -> None:
        self.count: i64 = 0  # spots
        self.laid: i64 = 0  # cards, in this round
        self.napping: bool = False  # §2.11
        self.spots: vec[i64] = zeros(MOST_SPOTS)  # the spot cards
        self.iced: vec[i64] = zeros(MOST_SPOTS)
        self.tarred: vec[i64] = zeros(MOST_SPOTS)
        self.winners: vec[i64] = zeros(MOST_SPOTS)  # a seat, NOBODY, or NONE before it is counted
        self.totals: vec[i64] = zeros(SEATS * MOST_SPOTS)
        self.sides = [Pile(ROOM) for side in range(SEATS * MOST_SPOTS)]
        # of the cards that lie on a side
        self.shown: vec[i64] = zeros(cards)
        self.peeked: vec[i64] = zeros(cards)  # seats that looked under it, a bit each
        self.laid_in: vec[i64] = zeros(cards)  # the period
        self.number: vec[i64] = zeros(cards)  # the n-th card of the round
        self.disregarded: vec[i64] = zeros(cards)
        self.bonus: vec[i64] = zeros(cards)  # §7.9 for this round
        self.scratch = Pile(2 * ROOM + 1)  # for rules that sort some of these cards out

    def side(self, seat: i64, spot: i64) -> Pile:
        """The cards of a seat at a spot."""
        return self.sides[seat * MOST_SPOTS + spot]

    def total(self, seat: i64, spot: i64) -> i64:
        """What was counted there."""
        return self.totals[seat * MOST_SPOTS + spot]

    def spot_of(self, seat: i64, card: i64) -> i64:
        """Where a card of this seat lies; NONE if on no side."""
        for spot in range(self.count):
            if card in self.side(seat, spot):
                return spot
        return NONE

    def swap_spots(self, at: i64, other: i64) -> None:
        """§7.13 Two spot cards change places; the cards played there stay."""
        card = self.spots[at]
        self.spots[at] = self.spots[other]
        self.spots[other] = card

    def clear(self) -> None:
        """For a new round; the sides have been emptied."""
        self.count = 0
        self.laid = 0
        self.napping = False
        for spot in range(MOST_SPOTS):
            self.spots[spot] = NONE
            self.iced[spot] = 0
            self.tarred[spot] = 0
            self.winners[spot] = NONE
            for seat in range(SEATS):
                self.totals[seat * MOST_SPOTS + spot] = 0
                self.side(seat, spot).clear()

    def lay(self, seat: i64, spot: i64, card: i64, period: i64, is_shown: bool) -> None:
        """One more card on a side."""
        self.laid += 1
        self.number[card] = self.laid
        self.laid_in[card] = period
        self.shown[card] = 1 if is_shown else 0
        self.peeked[card] = 0
        self.disregarded[card] = 0
        self.bonus[card] = 0
        self.side(seat, spot).add(card)

    def copy_from(self, other: "Field") -> None:
        """Become equal, as far as it can be seen: what is kept by card only for cards laid."""
        self.count = other.count
        self.laid = other.laid
        self.napping = other.napping
        for spot in range(MOST_SPOTS):
            self.spots[spot] = other.spots[spot]
            self.iced[spot] = other.iced[spot]
            self.tarred[spot] = other.tarred[spot]
            self.winners[spot] = other.winners[spot]
        for at in range(SEATS * MOST_SPOTS):
            self.totals[at] = other.totals[at]
            theirs = other.sides[at]
            self.sides[at].copy_from(theirs)
            for i in range(theirs.count):
                card = theirs.cards[i]
                if card < 0:  # somebody cannot see it
                    continue
                self.shown[card] = other.shown[card]
                self.peeked[card] = other.peeked[card]
                self.laid_in[card] = other.laid_in[card]
                self.number[card] = other.number[card]
                self.disregarded[card] = other.disregarded[card]
                self.bonus[card] = other.bonus[card]


@mypyc_attr(allow_interpreted_subclasses=True)
class State(AskingPosition):
    """The row of spots, two hands, and the deck.

    Hands are kept in ascending order. Where both choose at once, cards stay where they are and
    `chosen` holds each seat's action.
    """

    __slots__ = (
        "acted", "asker", "at", "cards", "claimed", "deck", "discards", "ended_by", "field",
        "first", "grown", "hands", "how_de_dos", "how_de_dos_played", "known", "last", "mover",
        "next_first", "passed", "pending", "period", "phase", "plays", "question", "resolved",
        "rexonomics", "round", "scores", "scratch", "seen", "spot_acted", "stage", "starter",
        "terms", "traded",
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
        self.grown: bool = True  # §1.9 whether a hand may have grown above the limit
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
        self.acted = Pile(cards.count)  # §5.2 cards whose disregarding text has, in ascending order
        self.deck = Pile(cards.count)
        self.discards = Pile(cards.count)
        self.hands = [Pile(cards.count) for seat in range(SEATS)]  # period cards
        self.how_de_dos = [Pile(cards.count) for seat in range(SEATS)]  # How-de-dos
        self.scores = [Pile(cards.count) for seat in range(SEATS)]
        self.field = Field(cards.count + 1)
        self.last = Field(cards.count + 1)
        self.seen: object = None  # what views have made of the last round
        # by seat
        self.plays: vec[i64] = zeros(SEATS)  # left in this period
        self.passed: vec[i64] = zeros(SEATS)
        self.how_de_dos_played: vec[i64] = zeros(SEATS)  # How-de-dos of this period
        # by card
        self.known: vec[i64] = zeros(cards.count + 1)  # seats that know whose it is, a bit each
        self.scratch: Field | None = None  # what somebody sees of the field, for `seen` and bots

    # -- who is asked ----------------------------------------------------------------------
    def is_secret(self) -> bool:
        """Whether both choose at once, unseen."""
        return self.question == HAND or self.question == METEOR or self.question == EXCHANGE

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
        """§1.8 The hand size: period cards held and on the seat's side."""
        how_de_dos = self.terms.how_de_dos - self.how_de_dos[seat].count  # on its side
        field = self.field
        count = self.hands[seat].count - how_de_dos
        for spot in range(field.count):
            count += field.side(seat, spot).count
        return count

    def holds(self, seat: i64, card: i64) -> bool:
        """Whether a card is in the hand; of How-de-dos any."""
        if self.cards.is_how_de_do(card):
            return self.how_de_dos[seat].count > 0
        return card in self.hands[seat]

    def held(self, seat: i64) -> i64:
        """Cards in the hand, How-de-dos among them."""
        return self.hands[seat].count + self.how_de_dos[seat].count

    def hold(self, seat: i64, card: i64, known: i64) -> None:
        """A card comes into a hand; `known` are those who know it, a bit each."""
        self.hands[seat].slot_in(card)
        self.known[card] |= known | 1 << seat
        self.grown = True

    def discard(self, seat: i64, card: i64) -> None:
        """A card leaves a hand for the discard pile, face up."""
        self.hands[seat].take(card)
        self.discards.add(card)

    def points(self, seat: i64) -> i64:
        """§5.7 Points of the score pile."""
        return self.scores[seat].count * self.terms.place_points

    def places(self) -> list[list[int]]:
        """Every card, place by place; the last place is the box."""
        field = self.field
        found = [self.deck.as_list(), self.discards.as_list()]
        found += [pile.as_list() for pile in [*self.hands, *self.how_de_dos, *self.scores]]
        found += [side.as_list() for side in field.sides]
        found.append([int(field.spots[at]) for at in range(field.count) if field.spots[at] != NONE])
        for seat in range(SEATS):
            markers = [int(self.cards.first_move)] if self.first == seat else []
            found.append(markers + [int(self.cards.rexonomics)] * (self.rexonomics == seat))
        laid = {card for place in found for card in place}
        return [*found, [card for card in range(self.cards.count) if card not in laid]]

    def clear(self) -> None:
        """Put everything away that a game before has left."""
        self.now = 0
        self.phase = SETTING_UP
        self.round = 0
        self.period = NONE
        self.claimed = NONE
        self.traded = False
        self.grown = True
        self.ended_by = NONE
        self.question = 0
        self.turn = NONE
        self.asker = NONE
        self.at = NONE
        self.mover = 0
        self.stage = 0
        self.resolved = 0
        self.spot_acted = 0
        self.pending.clear()
        self.acted.clear()
        self.deck.clear()
        self.discards.clear()
        self.field.clear()
        self.last.clear()
        self.seen = None
        for seat in range(SEATS):
            self.chosen[seat] = NONE
            self.hands[seat].clear()
            self.how_de_dos[seat].clear()
            self.scores[seat].clear()
            self.plays[seat] = 0
            self.passed[seat] = 0
            self.how_de_dos_played[seat] = 0
        for card in range(self.cards.count + 1):
            self.known[card] = 0

    # -- copies ----------------------------------------------------------------------------
    def blank(self) -> core.Position:
        """An empty table with the same cards and terms."""
        return type(self)(self.cards, self.seats, self.terms)

    def copy_from(self, other: core.Position) -> None:
        """Become equal to another table with the same cards and terms."""
        assert isinstance(other, State)
        super().copy_from(other)
        state: State = other  # once: each look at `other` would check its class again
        self.phase = state.phase
        self.round = state.round
        self.period = state.period
        self.first = state.first
        self.next_first = state.next_first
        self.starter = state.starter
        self.claimed = state.claimed
        self.rexonomics = state.rexonomics
        self.traded = state.traded
        self.grown = state.grown
        self.ended_by = state.ended_by
        self.question = state.question
        self.asker = state.asker
        self.at = state.at
        self.mover = state.mover
        self.stage = state.stage
        self.resolved = state.resolved
        self.spot_acted = state.spot_acted
        self.pending.copy_from(state.pending)
        self.acted.copy_from(state.acted)
        self.deck.copy_from(state.deck)
        self.discards.copy_from(state.discards)
        self.field.copy_from(state.field)
        self.last.copy_from(state.last)
        self.seen = state.seen
        for seat in range(SEATS):
            self.hands[seat].copy_from(state.hands[seat])
            self.how_de_dos[seat].copy_from(state.how_de_dos[seat])
            self.scores[seat].copy_from(state.scores[seat])
            self.plays[seat] = state.plays[seat]
            self.passed[seat] = state.passed[seat]
            self.how_de_dos_played[seat] = state.how_de_dos_played[seat]
        for card in range(self.cards.count + 1):
            self.known[card] = state.known[card]
