"""§1.7 The row of spots, with the cards on both sides of each and what they count."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core.containers import Pile, zeros
from tangledbank.games.trex.rules.phases import MOST_SPOTS, NONE, SEATS

ROOM: Final = 40  # cards on one side of a spot


@final
@mypyc_attr(acyclic=True)
class Field:
    """The spots of one round. Things by card are by its number."""

    __slots__ = (
        "bonus", "count", "disregarded", "iced", "laid", "laid_in", "napping", "number", "shown",
        "sides", "spots", "tarred", "totals", "winners",
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
        self.laid_in: vec[i64] = zeros(cards)  # the period
        self.number: vec[i64] = zeros(cards)  # the n-th card of the round
        self.disregarded: vec[i64] = zeros(cards)
        self.bonus: vec[i64] = zeros(cards)  # §7.9 for this round

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
                card = theirs[i]
                self.shown[card] = other.shown[card]
                self.laid_in[card] = other.laid_in[card]
                self.number[card] = other.number[card]
                self.disregarded[card] = other.disregarded[card]
                self.bonus[card] = other.bonus[card]
