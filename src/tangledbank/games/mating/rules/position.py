"""A game of The Mating Game: what lies where, who is asked. Each chapter is its own module."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core import position as core
from tangledbank.core.asking import AskingPosition
from tangledbank.core.containers import Actions, Pile, zeros
from tangledbank.core.errors import Refusal
from tangledbank.core.outcome import Outcome
from tangledbank.core.view import View
from tangledbank.games.mating.cards.cards import CAMOUFLAGE, COMBAT, MATE_GUARDING, Cards
from tangledbank.games.mating.rules.actions import (
    ACCEPT,
    DISCARD,
    ESCAPE,
    GIVE_UP,
    KEEP_ALL,
    LUNCH,
    PASS,
    PASS_AHEAD,
    PLAY,
    card_of,
    encode,
    kind_of,
    target_of,
)
from tangledbank.games.mating.rules.attracting import attract
from tangledbank.games.mating.rules.choosing import choose, fill_strategies
from tangledbank.games.mating.rules.drawing import choose_discards, fill_discards
from tangledbank.games.mating.rules.mating import mate
from tangledbank.games.mating.rules.phases import (
    ANSWER,
    BEFORE_ATTRACT,
    BEFORE_MATING,
    BEFORE_SURVIVE,
    CHOOSING,
    DISCARDING,
    NONE,
    OVER,
    THREAT,
    WINDOW,
)
from tangledbank.games.mating.rules.setup import deal
from tangledbank.games.mating.rules.sneaking import (
    accept,
    fill_answers,
    fill_window,
    open_window,
    pass_ahead,
    pass_on,
    sneak,
)
from tangledbank.games.mating.rules.surviving import (
    decided,
    escape,
    fill_decisions,
    give_up,
    survive,
)
from tangledbank.games.mating.rules.terms import Terms
from tangledbank.games.mating.rules.winning import end_turn


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(AskingPosition):
    """The clearing, the nests and the players' cards.

    During a secret choice (§2.2, §7.1) the cards stay in their hands and `chosen` holds each seat's
    action. Hands are kept in ascending order.
    """

    __slots__ = (
        "ahead", "alarm", "asked_at", "began", "blue", "blue_with", "buried", "cards",
        "deciding", "deck", "discards", "ended_by", "environment", "environments", "first", "food",
        "hands", "is_last", "levelled", "lost", "lost_to", "lunch", "mated", "offspring", "passed",
        "phase", "red", "red_with", "reversed_at", "round", "satellite", "sneaker", "sneaking",
        "strategy", "target", "terms", "threatened", "thrown", "used", "window", "winner",
        "won",
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
        self.began: vec[i64] = zeros(seats)  # offspring when the turn began (M37)
        self.strategy: vec[i64] = zeros(seats)  # the card in play, or NONE
        self.lunch: vec[i64] = zeros(seats)
        self.lost: vec[i64] = zeros(seats)  # the strategy that was lost in this turn, or NONE
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

    def deal(self, seed: int | str) -> None:
        """§1 Set the table up."""
        self.rng.seed(seed)
        deal(self)

    # -- who may do what -------------------------------------------------------------------
    def is_secret(self) -> bool:
        """§2.2, §7.1 Whether all choose at once, unseen."""
        return self.phase == CHOOSING or self.phase == DISCARDING

    def fill(self, seat: i64, actions: Actions) -> None:
        """The seat's legal actions, in the order of its cards."""
        actions.count = 0
        if not self.is_asked(seat):
            return
        if self.phase == WINDOW:
            fill_window(self, seat, actions)
        elif self.phase == CHOOSING:
            fill_strategies(self, seat, actions)
        elif self.phase == DISCARDING:
            fill_discards(self, seat, actions)
        elif self.phase == THREAT:
            fill_decisions(self, seat, actions)
            fill_answers(self, seat, CAMOUFLAGE, actions)
        elif self.phase == ANSWER:
            actions.add(encode(ACCEPT))
            fill_answers(self, seat, MATE_GUARDING, actions)

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        """Why this seat may not do this now."""
        from tangledbank.games.mating.said.refusals import why_not

        return why_not(self, int(seat), int(action))

    # -- what happens ----------------------------------------------------------------------
    def apply(self, seat: i64, action: i64, at: int | None = None) -> None:
        """One line a kind of action; the chapters do the rest."""
        kind = kind_of(action)
        if kind in (PLAY, LUNCH):
            choose(self, seat, action)
        elif kind == DISCARD:
            choose_discards(self, seat, action)
        elif kind == PASS:
            pass_on(self, seat)
        elif kind == PASS_AHEAD:
            pass_ahead(self, seat)
        elif kind == ESCAPE:
            escape(self, seat)
        elif kind == GIVE_UP:
            give_up(self, seat)
        elif kind == ACCEPT:
            accept(self, seat)
        else:
            sneak(self, seat, card_of(action), target_of(action))

    def due(self) -> int | None:
        """§9.8 When the time to answer is over."""
        if self.terms.seconds == 0 or self.turn < 0:
            return None
        return int(self.asked_at + 1000 * self.terms.seconds)

    def tick(self, at: int) -> None:
        """§9.8 Whoever has not answered gets the default."""
        super().tick(at)
        for seat in self.actors():
            self.apply(seat, self.default())

    def default(self) -> i64:
        """§9.8 Out to lunch, no discard, no escape, no card (M33)."""
        if self.phase == CHOOSING:
            return encode(LUNCH)
        if self.phase == DISCARDING:
            return KEEP_ALL
        if self.phase == THREAT:
            return encode(GIVE_UP)
        return encode(ACCEPT) if self.phase == ANSWER else encode(PASS)

    def ask(self, phase: i64, seat: i64) -> None:
        """A new question, to this seat or to all."""
        self.phase = phase
        self.turn = seat
        self.asked_at = self.now

    def open_window(self, window: i64) -> None:
        """§6.2 The moment for some sneaky cards."""
        open_window(self, window)

    def close_window(self) -> None:
        """§6.2 What comes after each window."""
        window = self.window
        self.window = 0
        if window == BEFORE_SURVIVE:
            survive(self)
        elif window == BEFORE_ATTRACT:
            attract(self)
        elif window == BEFORE_MATING:
            mate(self)
        else:
            end_turn(self)

    def threat_over(self) -> None:
        """§3.4 The hunted one has decided."""
        decided(self)

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
        """§4.1 Combat strategies but for satellites, and flashy ones brought in (M35)."""
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

    def lose(self, seat: i64, how: i64) -> None:
        """§3.6, §4.3 The strategy is discarded; its owner is out for this turn (M10)."""
        card = self.strategy[seat]
        self.discards.add(card)
        self.lost[seat] = card
        self.lost_to[seat] = how
        self.strategy[seat] = NONE

    # -- what is known ---------------------------------------------------------------------
    def points(self, seat: i64) -> i64:
        """§8.1 Offspring, counted to the goal (M18), or in full where it does not end the game."""
        if self.is_last or self.terms.long_life:
            return self.offspring[seat]
        return min(self.offspring[seat], self.terms.goal)

    def outcome(self) -> Outcome | None:
        """§8 How the game ended."""
        if self.phase != OVER:
            return None
        from tangledbank.games.mating.said.outcome import outcome

        return outcome(self)

    def view(self, seat: int | None) -> View:
        """What a seat may know."""
        from tangledbank.games.mating.seen.view import view

        return view(self, seat)

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
        assert isinstance(other, Position)
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

    def copy_seat(self, seat: i64, other: "Position") -> None:
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
