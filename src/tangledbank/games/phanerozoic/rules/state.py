"""What lies where at a table of Phanerozoic, and whose turn it is."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core import position as core
from tangledbank.core.asking import AskingPosition
from tangledbank.core.containers import NO_CARDS, Actions, Pile, zeros
from tangledbank.games.phanerozoic.cards.cards import Cards
from tangledbank.games.phanerozoic.rules.actions import NOTHING
from tangledbank.games.phanerozoic.rules.grounds import NO_CARD
from tangledbank.games.phanerozoic.rules.living import Living
from tangledbank.games.phanerozoic.rules.phases import CHOOSING, KEEPING_GOALS, OVER
from tangledbank.games.phanerozoic.rules.terms import Terms
from tangledbank.games.phanerozoic.rules.told import DIED_OUT


@final
@mypyc_attr(acyclic=True)
class Scratch:
    """Where rules and guesses lay cards while they work; nobody asks later what is left there."""

    __slots__ = ("later", "options", "pile")

    def __init__(self, room: i64) -> None:
        self.pile = Pile(room)  # §1.4 goals to deal, §6.3 spent cards; in a guess, unseen ones
        self.options = Actions()  # §6.4 of the Automa
        self.later: State | None = None  # §4 a table on which nature runs its course in advance


@mypyc_attr(allow_interpreted_subclasses=True)
class State(AskingPosition):
    """The table, the piles and the players' cards.

    During the choice (§2.4) a chosen card stays in its hand and is named in `chosen`; the first
    `known[seat]` cards of a hand were kept openly, the last `late[seat]` were drawn after the
    reshuffle whose cards `reshuffled` lists. During the action phase a hand holds the kept cards.
    """

    __slots__ = (
        "aside", "automa_goals", "cards", "deck", "discards", "extinct", "extinct_sides",
        "face_up", "goals", "hands", "in_use", "kept_goal", "known", "late", "pending", "phase",
        "pool", "reshuffled", "round", "scratch", "start", "step", "table", "terms",
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
        self.reshuffled = Pile(cards.count)
        self.pending = Pile(1)  # the card to act with at once
        self.in_use = Pile(events)  # Recovers whose action is not done yet (ruling N26)
        self.extinct = Pile(cards.first_mutation)
        self.extinct_sides = Pile(cards.first_event - cards.first_mutation)
        self.table: list[Living] = []  # plants, then animals, each row in order (§1.2)
        self.hands = [Pile(in_hand) for seat in range(seats)]
        self.face_up = [Pile(terms.chosen) for seat in range(seats)]
        self.goals = [Pile(terms.goals) for seat in range(seats)]
        self.automa_goals = Pile(cards.goals)
        self.aside = NO_CARDS  # out of this game; only in scenes, never changed, so copies share it
        self.kept_goal: vec[i64] = zeros(seats)  # NOTHING until all have kept one
        self.known: vec[i64] = zeros(seats)
        self.late: vec[i64] = zeros(seats)
        self.scratch = Scratch(max(cards.count, cards.goals))

    # -- who is asked -----------------------------------------------------------------------
    def is_secret(self) -> bool:
        """§2.4, §5.1 Whether all choose at once, unseen."""
        return self.phase == CHOOSING or self.phase == KEEPING_GOALS

    def has_open_choice(self, seat: i64) -> bool:
        """§2.4, §5.1 Whether the seat has yet to choose; it needs a card to choose."""
        if self.chosen[seat] != NOTHING:
            return False
        return self.phase == KEEPING_GOALS or self.hands[seat].count > 0

    def why_not_asked(self, seat: i64) -> i64:
        """§2.4 A seat that has chosen nothing, though all choose, holds no card (ruling N27)."""
        if self.is_secret() and self.chosen[seat] == NOTHING:
            return NO_CARD
        return super().why_not_asked(seat)

    def has_hidden_goal(self) -> bool:
        """§6.5 Whether the last of the Automa's goals lies face down (ruling N49)."""
        return self.terms.hidden_goal != 0 and self.phase != OVER

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

    def later(self) -> "State":
        """§4 A table with the same living and extinct, for nature to run its course in advance."""
        later = self.scratch.later
        if later is None:
            later = self.blank()
            self.scratch.later = later
        later.copy_species(self)
        return later

    # -- every card ------------------------------------------------------------------------
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
    def blank(self) -> "State":
        """An empty table with the same cards and terms."""
        return type(self)(self.cards, self.seats, self.terms)

    def copy_from(self, other: core.Position) -> None:
        """Become equal to another table with the same cards, seats and terms."""
        assert isinstance(other, State)
        super().copy_from(other)
        self.copy_table(other)

    def copy_table(self, other: "State") -> None:
        """What is Phanerozoic's own; apart, since the compiler checks what was cast at each use."""
        self.phase = other.phase
        self.round = other.round
        self.start = other.start
        self.step = other.step
        self.deck.copy_from(other.deck)
        self.discards.copy_from(other.discards)
        self.pool.copy_from(other.pool)
        self.reshuffled.copy_from(other.reshuffled)
        self.pending.copy_from(other.pending)
        self.in_use.copy_from(other.in_use)
        self.copy_species(other)
        self.automa_goals.copy_from(other.automa_goals)
        self.aside = other.aside
        for seat in range(self.seats):
            self.goals[seat].copy_from(other.goals[seat])
            self.hands[seat].copy_from(other.hands[seat])
            self.face_up[seat].copy_from(other.face_up[seat])
            self.kept_goal[seat] = other.kept_goal[seat]
            self.known[seat] = other.known[seat]
            self.late[seat] = other.late[seat]

    def copy_species(self, other: "State") -> None:
        """The living and the extinct; those that live here become those that live there."""
        self.extinct.copy_from(other.extinct)
        self.extinct_sides.copy_from(other.extinct_sides)
        table = self.table
        while len(table) > len(other.table):
            table.pop()
        for i in range(len(other.table)):
            if i < len(table):
                table[i].copy_from(other.table[i])
            else:
                table.append(other.table[i].copy(self.cards))
