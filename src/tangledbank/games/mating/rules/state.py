"""A game of The Mating Game: what lies where, who is asked, and what a seat's cards come to."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core import position as core
from tangledbank.core.asking import AskingPosition
from tangledbank.core.containers import Pile, zeros
from tangledbank.games.mating.cards.cards import COMBAT, Cards
from tangledbank.games.mating.rules.actions import MOST_DISCARDS
from tangledbank.games.mating.rules.terms import Terms

NONE: Final = -1  # no card, no seat, no choice

# What the game is waiting for.
CHOOSING: Final = 0  # §2.2 all at once
WINDOW: Final = 1  # §6.3 one seat after another
THREAT: Final = 2  # §3.4
ANSWER: Final = 3  # §6.5
DISCARDING: Final = 4  # §7.1 all at once
OVER: Final = 5  # §8.1
PHASES: Final[list[str]] = ["choosing", "window", "threat", "answer", "discarding", "over"]

# §6.2 The windows for sneaky cards, counted from 1; 0 is none.
BEFORE_SURVIVE: Final = 1
BEFORE_ATTRACT: Final = 2
BEFORE_MATING: Final = 3
AFTER_MATING: Final = 4

# How a strategy was lost in this round.
TO_PREDATOR: Final = 1  # §3.6
TO_FIGHT: Final = 2  # §4.3
LOSSES: Final[list[str]] = ["", "predator", "fight"]

# Why the game is over.
GOAL: Final = 0  # §8.1
LIMIT: Final = 1  # §8.3
LAST_TURN: Final = 2  # §9.5
USED_UP: Final = 3  # §9.6
ENDS: Final[list[str]] = ["goal", "limit", "last turn", "used up"]


@final
@mypyc_attr(acyclic=True)
class Scratch:
    """Piles on which a rule lays cards while it works; nobody asks later what is left there."""

    __slots__ = ("dice", "hopeful", "laid", "level")

    def __init__(self, seats: i64) -> None:
        self.level = Pile(seats)  # §3.3, §4.2, §4.8, §8.2 seats that are level
        self.hopeful = Pile(seats)  # §4.8 those of them with room left
        self.dice: vec[i64] = zeros(seats)  # what level seats have rolled, in their order
        self.laid = Pile(MOST_DISCARDS)  # §7.1 a seat's discards


@mypyc_attr(allow_interpreted_subclasses=True)
class State(AskingPosition):
    """The clearing, the nests and the players' cards.

    During a secret choice (§2.2, §7.1) the cards stay in their hands and `chosen` holds each seat's
    action. Hands are kept in ascending order. A phase that asks nobody (`turn` is NONE) is done,
    and the flow goes on from there.
    """

    __slots__ = (
        "ahead", "alarm", "asked_at", "began", "blue", "blue_with", "buried", "cards", "deciding",
        "deck", "discards", "ended_by", "environment", "environments", "first", "food", "hands",
        "is_last", "levelled", "lost", "lost_to", "lunch", "mated", "offspring", "passed", "phase",
        "red", "red_with", "reversed_at", "round", "satellite", "scratch", "sneaker", "sneaking",
        "strategy", "target", "terms", "threatened", "thrown", "used", "window", "winner", "won",
    )  # fmt: skip

    def __init__(self, cards: Cards, seats: i64, terms: Terms) -> None:
        super().__init__(seats)
        self.cards: Cards = cards
        self.terms: Terms = terms
        self.phase: i64 = OVER
        self.window: i64 = 0  # 1 to 4 while one is open, also during an answer in it
        self.round: i64 = 0
        self.first: i64 = 0  # §2.1 the first-player marker
        self.asked_at: i64 = 0  # §9.8 table time of the present question
        self.winner: i64 = NONE
        self.ended_by: i64 = NONE
        # §3.1 environments, the next one on top
        environments = len(terms.environments) + 1
        self.environments = Pile(environments)
        self.used = Pile(environments)
        self.environment: i64 = NONE
        self.reversed_at: i64 = NONE  # §9.5 its place in the deck, counted from the bottom
        self.is_last: bool = False
        self.red: i64 = 0  # females in the stands
        self.blue: i64 = 0
        self.threatened = Pile(seats)  # §3.4 in the order in which they decide
        self.deciding: i64 = 0  # how many have decided
        self.sneaking = Pile(1)  # §6.5 a card whose target may still answer
        self.sneaker: i64 = NONE
        self.target: i64 = NONE
        self.deck = Pile(cards.count)
        self.discards = Pile(cards.count)  # the open ones
        self.hands = [Pile(terms.hand) for seat in range(seats)]
        self.buried = [Pile(cards.count) for seat in range(seats)]  # discards from hands
        # by seat
        self.food: vec[i64] = zeros(seats)
        self.offspring: vec[i64] = zeros(seats)
        self.began: vec[i64] = zeros(seats)  # offspring when the round began (M37)
        self.strategy: vec[i64] = zeros(seats)  # the card in play, or NONE
        self.lunch: vec[i64] = zeros(seats)
        self.lost: vec[i64] = zeros(seats)  # the strategy that was lost in this round, or NONE
        self.lost_to: vec[i64] = zeros(seats)
        self.alarm: vec[i64] = zeros(seats)  # §6.7 added to the predator value
        self.levelled: vec[i64] = zeros(seats)  # §6.10
        self.satellite: vec[i64] = zeros(seats)  # §6.11
        self.won: vec[i64] = zeros(seats)  # §4.4
        self.thrown: vec[i64] = zeros(seats)  # §4.2 dice, three bits each
        self.red_with: vec[i64] = zeros(seats)  # females that stand with a male
        self.blue_with: vec[i64] = zeros(seats)
        self.mated: vec[i64] = zeros(seats)  # females in Mating
        self.passed: vec[i64] = zeros(seats)  # §6.3 since the last card of this window
        self.ahead: vec[i64] = zeros(seats)  # §6.4
        self.scratch = Scratch(seats)

    # -- who is asked ----------------------------------------------------------------------
    def is_secret(self) -> bool:
        """§2.2, §7.1 Whether all choose at once, unseen."""
        return self.phase == CHOOSING or self.phase == DISCARDING

    def ask(self, phase: i64, seat: i64) -> None:
        """A new question, to this seat or to all; to nobody (NONE) if the phase is done."""
        self.phase = phase
        self.turn = seat
        self.asked_at = self.now

    def left_of(self, seat: i64) -> i64:
        """§2.1 The next seat, to the left."""
        if seat + 1 < self.seats:
            return seat + 1
        return 0

    # -- males -----------------------------------------------------------------------------
    def is_in_play(self, seat: i64) -> bool:
        """§6.1 Whether the seat has a strategy in play."""
        return self.strategy[seat] != NONE

    def colour(self, seat: i64) -> i64:
        """COMBAT or FLASHY: the kind of the strategy in play."""
        return self.cards.kind[self.strategy[seat]]

    def fitness(self, seat: i64) -> i64:
        """§4.7 The printed fitness of the strategy in play."""
        return self.cards.fitness[self.strategy[seat]]

    def predator_value(self, seat: i64) -> i64:
        """§3.2 The printed value, and §6.7 what alarm calls add."""
        return self.cards.predator[self.strategy[seat]] + self.alarm[seat]

    def is_fighter(self, seat: i64) -> bool:
        """§4.1 Combat strategies except satellites, and flashy ones brought in (M35)."""
        if self.strategy[seat] == NONE:
            return False
        if self.colour(seat) == COMBAT:
            return self.satellite[seat] == 0
        return self.levelled[seat] != 0

    def fighters(self) -> i64:
        """§4.1 How many would fight."""
        count: i64 = 0
        for seat in range(self.seats):
            if self.is_fighter(seat):
                count += 1
        return count

    def room(self, seat: i64) -> i64:
        """§4.7 How many females the strategy attracts at most; §4.4 the winner two more."""
        if self.won[seat]:
            return self.fitness(seat) + self.terms.bonus
        return self.fitness(seat)

    def females_of(self, seat: i64) -> i64:
        """All females that stand with a male."""
        return self.red_with[seat] + self.blue_with[seat]

    def gain(self, seat: i64) -> i64:
        """§6.14 Offspring won minus lost since Mating began (M37)."""
        return self.offspring[seat] - self.began[seat]

    def feed(self, seat: i64, amount: i64) -> None:
        """§1.4 Food rises or falls, from 0 to the limit (M20)."""
        self.food[seat] = max(0, min(self.food[seat] + amount, self.terms.food_limit))

    def can_pay(self, seat: i64, card: i64) -> bool:
        """§2.2, §6.1 Whether the food is there that a card costs (M27)."""
        return self.cards.cost[card] <= self.food[seat]

    def lose(self, seat: i64, how: i64) -> None:
        """§3.6, §4.3 The strategy is discarded; its owner is out for this round (M10)."""
        card = self.strategy[seat]
        self.discards.add(card)
        self.lost[seat] = card
        self.lost_to[seat] = how
        self.strategy[seat] = NONE

    # -- the table -------------------------------------------------------------------------
    def places(self) -> list[list[int]]:
        """Every strategy card, place by place."""
        piles = [self.deck, self.discards, self.sneaking, *self.hands, *self.buried]
        found = [pile.as_list() for pile in piles]
        found.append([int(card) for card in self.strategy if card != NONE])
        return found

    # -- copies ----------------------------------------------------------------------------
    def blank(self) -> core.Position:
        """An empty table with the same cards and terms."""
        return type(self)(self.cards, self.seats, self.terms)

    def copy_from(self, other: core.Position) -> None:
        """Become equal to another table with the same cards, seats and terms."""
        assert isinstance(other, State)
        super().copy_from(other)
        self.phase = other.phase
        self.window = other.window
        self.round = other.round
        self.first = other.first
        self.asked_at = other.asked_at
        self.winner = other.winner
        self.ended_by = other.ended_by
        self.environments.copy_from(other.environments)
        self.used.copy_from(other.used)
        self.environment = other.environment
        self.reversed_at = other.reversed_at
        self.is_last = other.is_last
        self.red = other.red
        self.blue = other.blue
        self.threatened.copy_from(other.threatened)
        self.deciding = other.deciding
        self.sneaking.copy_from(other.sneaking)
        self.sneaker = other.sneaker
        self.target = other.target
        self.deck.copy_from(other.deck)
        self.discards.copy_from(other.discards)
        for seat in range(self.seats):
            self.copy_seat(seat, other)

    def copy_seat(self, seat: i64, other: "State") -> None:
        """What belongs to one seat."""
        self.hands[seat].copy_from(other.hands[seat])
        self.buried[seat].copy_from(other.buried[seat])
        self.food[seat] = other.food[seat]
        self.offspring[seat] = other.offspring[seat]
        self.began[seat] = other.began[seat]
        self.strategy[seat] = other.strategy[seat]
        self.lunch[seat] = other.lunch[seat]
        self.lost[seat] = other.lost[seat]
        self.lost_to[seat] = other.lost_to[seat]
        self.alarm[seat] = other.alarm[seat]
        self.levelled[seat] = other.levelled[seat]
        self.satellite[seat] = other.satellite[seat]
        self.won[seat] = other.won[seat]
        self.thrown[seat] = other.thrown[seat]
        self.red_with[seat] = other.red_with[seat]
        self.blue_with[seat] = other.blue_with[seat]
        self.mated[seat] = other.mated[seat]
        self.passed[seat] = other.passed[seat]
        self.ahead[seat] = other.ahead[seat]
