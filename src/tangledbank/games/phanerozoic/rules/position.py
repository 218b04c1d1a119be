"""A game of Phanerozoic: what lies where, and whose turn it is. Each chapter is its own module."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core import position as core
from tangledbank.core.asking import AskingPosition
from tangledbank.core.containers import NO_CARDS, Actions, Pile, zeros
from tangledbank.core.errors import Refusal
from tangledbank.core.outcome import Outcome
from tangledbank.core.view import View
from tangledbank.games.phanerozoic.cards.cards import Cards
from tangledbank.games.phanerozoic.rules.acting import act, begin_actions, fill_card_actions
from tangledbank.games.phanerozoic.rules.actions import (
    CARD_BITS,
    CHOOSE,
    DRAFT,
    KEEP_GOAL,
    NOTHING,
    card_of,
    encode,
    kind_of,
    target_of,
)
from tangledbank.games.phanerozoic.rules.drafting import begin_round, choose, draft
from tangledbank.games.phanerozoic.rules.living import Living
from tangledbank.games.phanerozoic.rules.nature import nature
from tangledbank.games.phanerozoic.rules.phases import (
    ACTING,
    CHOOSING,
    DRAFTING,
    KEEPING_GOALS,
    OVER,
)
from tangledbank.games.phanerozoic.rules.scoring import end_round, keep_goal, score_best, score_goal
from tangledbank.games.phanerozoic.rules.setup import deal
from tangledbank.games.phanerozoic.rules.terms import Terms
from tangledbank.games.phanerozoic.rules.told import DIED_OUT


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(AskingPosition):
    """The table, the piles and the players' cards.

    During the choice (§2.4) a chosen card stays in its hand and is named in `chosen`; the first
    `known[seat]` cards of a hand were kept openly, the last `late[seat]` were drawn after the
    reshuffle whose cards `reshuffled` lists. During the action phase a hand holds the kept cards.
    """

    __slots__ = (
        "aside", "automa_goals", "cards", "deck", "discards", "extinct", "extinct_sides",
        "face_up", "goals", "hands", "in_use", "kept_goal", "known", "late", "pending", "phase",
        "pool", "reshuffled", "round", "start", "step", "table", "terms",
    )  # fmt: skip

    def __init__(self, cards: Cards, seats: i64, terms: Terms) -> None:
        super().__init__(seats)
        self.cards: Cards = cards
        self.terms: Terms = terms
        self.phase: i64 = OVER
        self.round: i64 = 0
        self.start: i64 = 0  # the starting player
        self.step: i64 = 0  # cards drafted so far
        events = cards.count - cards.first_event
        in_hand = max(terms.hand, terms.chosen)
        self.deck = Pile(cards.count)
        self.discards = Pile(cards.count)
        self.pool = Pile(seats * in_hand)
        self.reshuffled = NO_CARDS  # never changed in place, so copies share it
        self.pending = Pile(1)  # the card to act with at once
        self.in_use = Pile(events)  # Recovers whose action is not done yet (ruling N26)
        self.extinct = Pile(cards.first_mutation)
        self.extinct_sides = Pile(cards.first_event - cards.first_mutation)
        self.table: list[Living] = []  # plants, then animals, each row in order (§1.2)
        self.hands = [Pile(in_hand) for seat in range(seats)]
        self.face_up = [Pile(terms.chosen) for seat in range(seats)]
        # Goals stay as they are once dealt, so copies share them; `goals` is by seat.
        self.goals: list[Pile] = []
        self.automa_goals = NO_CARDS
        self.aside = NO_CARDS  # out of this game; only in scenes
        self.kept_goal: vec[i64] = zeros(seats)  # NOTHING until all have kept one
        self.known: vec[i64] = zeros(seats)
        self.late: vec[i64] = zeros(seats)

    def deal(self, seed: int | str) -> None:
        """§1 Set the table up."""
        self.rng.seed(seed)
        deal(self)

    # -- who may do what -------------------------------------------------------------------
    def is_secret(self) -> bool:
        """§2.4, §5.1 Whether all choose at once, unseen."""
        return self.phase == CHOOSING or self.phase == KEEPING_GOALS

    def has_open_choice(self, seat: i64) -> bool:
        """§2.4, §5.1 Whether the seat has yet to choose; who has no card has nothing to choose."""
        if self.chosen[seat] != NOTHING:
            return False
        return self.phase == KEEPING_GOALS or self.hands[seat].count > 0

    def fill(self, seat: i64, actions: Actions) -> None:
        """The seat's legal actions, in the order of its cards."""
        actions.count = 0
        if self.phase == ACTING:
            if seat == self.turn:
                if self.pending.count > 0:
                    fill_card_actions(self, self.pending[self.pending.count - 1], actions)
                    return
                cards = self.face_up[seat]
                for i in range(cards.count):
                    fill_card_actions(self, cards[i], actions)
        elif self.phase == DRAFTING:
            if seat == self.turn:
                actions.add_each(encode(DRAFT, 0, NOTHING), self.pool, CARD_BITS)
        elif self.phase == CHOOSING:
            if self.is_asked(seat):
                actions.add_each(encode(CHOOSE, 0, NOTHING), self.hands[seat], CARD_BITS)
        elif self.phase == KEEPING_GOALS and self.is_asked(seat):
            actions.add_each(encode(KEEP_GOAL, 0, NOTHING), self.goals[seat], CARD_BITS)

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        """Why this seat may not do this now."""
        from tangledbank.games.phanerozoic.said.refusals import why_not

        return why_not(self, int(seat), int(action))

    # -- what happens ----------------------------------------------------------------------
    def apply(self, seat: i64, action: i64, at: int | None = None) -> None:
        """One line a kind of action; the chapters do the rest."""
        kind = kind_of(action)
        card = card_of(action)
        if kind == CHOOSE:
            choose(self, seat, card)
        elif kind == DRAFT:
            draft(self, seat, card)
        elif kind == KEEP_GOAL:
            keep_goal(self, seat, card)
        else:
            act(self, seat, kind, card, target_of(action))

    def begin_round(self) -> None:
        """§2 The drafting phase starts."""
        begin_round(self)

    def begin_actions(self) -> None:
        """§3 The action phase starts."""
        begin_actions(self)

    def end_round(self) -> None:
        """§4, §5.1 Nature, and what comes after it."""
        end_round(self)

    def nature(self) -> None:
        """§4 One nature phase."""
        nature(self)

    # -- the living ------------------------------------------------------------------------
    def living(self, card: i64) -> Living:
        """The living species with this card."""
        for one in self.table:
            if one.card == card:
                return one
        raise KeyError(card)

    def place(self, card: i64, population: i64) -> None:
        """§1.2 A species takes its place in its row."""
        at = len(self.table)
        while at > 0 and self.table[at - 1].card > card:
            at -= 1
        self.table.insert(at, Living(self.cards, card, population))

    def grow(self, one: Living, amount: i64) -> None:
        """§1.3 A population rises, to the limit at most."""
        one.population = min(one.population + amount, self.terms.limit)

    def reduce(self, one: Living, amount: i64) -> None:
        """§3.8, §4.7 A population falls; at 0 the species is extinct."""
        one.population -= amount
        if one.population <= 0:
            self.die_out(one)

    def die_out(self, one: Living) -> None:
        """§4.7 The species goes to the extinction pile, its mutations with it (ruling N17)."""
        one.population = 0
        self.table.remove(one)
        self.extinct.add(one.card)
        for i in range(one.mutations.count):
            self.extinct_sides.add(self.cards.side(one.mutations[i], one.row))
        self.tell(DIED_OUT, -1, one.card)

    # -- what is known ---------------------------------------------------------------------
    def points(self, seat: i64) -> i64:
        """§5.2 By the goal that the seat has kept, before that by its best, as the table lies."""
        if self.kept_goal[seat] != NOTHING:
            return score_goal(self, self.kept_goal[seat])
        return score_best(self, self.goals[seat])

    def outcome(self) -> Outcome | None:
        """§5.3 How the game ended."""
        if self.phase != OVER:
            return None
        from tangledbank.games.phanerozoic.said.outcome import outcome

        return outcome(self)

    def view(self, seat: int | None) -> View:
        """What a seat may know."""
        from tangledbank.games.phanerozoic.seen.view import view

        return view(self, seat)

    def places(self) -> list[list[int]]:
        """Every card, place by place; a species lies with its mutations."""
        middle = [self.deck, self.discards, self.pool, self.extinct, self.aside]
        piles = [*middle, self.pending, self.in_use, *self.hands, *self.face_up]
        found = [pile.as_list() for pile in piles]
        found.append([int(self.cards.first_mutation) + side // 2 for side in self.extinct_sides])
        for one in self.table:
            found.append([int(one.card), *one.mutations.as_list()])
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
        self.round = other.round
        self.start = other.start
        self.step = other.step
        self.deck.copy_from(other.deck)
        self.discards.copy_from(other.discards)
        self.pool.copy_from(other.pool)
        self.reshuffled = other.reshuffled
        self.pending.copy_from(other.pending)
        self.in_use.copy_from(other.in_use)
        self.extinct.copy_from(other.extinct)
        self.extinct_sides.copy_from(other.extinct_sides)
        self.table = [one.copy(self.cards) for one in other.table]
        self.goals = other.goals
        self.automa_goals = other.automa_goals
        self.aside = other.aside
        for seat in range(self.seats):
            self.hands[seat].copy_from(other.hands[seat])
            self.face_up[seat].copy_from(other.face_up[seat])
            self.kept_goal[seat] = other.kept_goal[seat]
            self.known[seat] = other.known[seat]
            self.late[seat] = other.late[seat]
