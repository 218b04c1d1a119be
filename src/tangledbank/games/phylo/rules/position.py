"""A game of Phylo: what lies where, who is asked. Each chapter of the rules is its own module."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core import position as core
from tangledbank.core.asking import AskingPosition
from tangledbank.core.containers import Actions, Pile, zeros
from tangledbank.core.errors import Refusal
from tangledbank.core.outcome import Outcome
from tangledbank.core.view import View
from tangledbank.games.phylo.cards.cards import Cards
from tangledbank.games.phylo.rules.actions import AIM, DROP, RESTORE, card_of, kind_of
from tangledbank.games.phylo.rules.aiming import aim, fill_aims
from tangledbank.games.phylo.rules.drawing import drop, fill_drops
from tangledbank.games.phylo.rules.helping import bring_back, fill_restores
from tangledbank.games.phylo.rules.phases import (
    AIMING,
    DRAWING,
    HAND,
    NONE,
    OVER,
    PLAYING,
    RESTORING,
    STRIKING,
    WAITING,
)
from tangledbank.games.phylo.rules.reveal import play_events, reveal
from tangledbank.games.phylo.rules.scoring import end_round
from tangledbank.games.phylo.rules.setup import begin_round, deal
from tangledbank.games.phylo.rules.show import Show
from tangledbank.games.phylo.rules.striking import fill_strikes, take
from tangledbank.games.phylo.rules.terms import Terms
from tangledbank.games.phylo.rules.told import pack
from tangledbank.games.phylo.rules.webs import counting, some, worth


@mypyc_attr(allow_interpreted_subclasses=True)
class Position(AskingPosition):
    """The piles, the hands and, from the reveal on, what is shown. Hands are in ascending order."""

    __slots__ = (
        "candidates", "cards", "counts", "dealer", "discards", "draw", "drew", "dropped",
        "ended_by", "hands", "hop", "is_helping", "last", "links", "owner", "phase", "pickup",
        "place", "round", "seen", "show", "stood", "terms", "totals",
    )  # fmt: skip

    def __init__(self, cards: Cards, seats: i64, terms: Terms) -> None:
        super().__init__(seats)
        self.cards: Cards = cards
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
        self.dropped = [Pile(cards.count) for seat in range(seats)]  # face down, by who dropped
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
        self.seen: object = None  # what views have made of it, for it no longer changes

    def deal(self, seed: int | str) -> None:
        """§1 Set the table up."""
        self.rng.seed(seed)
        deal(self)

    # -- who may do what -------------------------------------------------------------------
    def is_secret(self) -> bool:
        """§4.1 Whether all aim at once, unseen."""
        return self.phase == AIMING

    def is_asking(self) -> bool:
        """§6 Whether an event waits for its owner."""
        return self.phase == RESTORING or self.phase == STRIKING

    def fill(self, seat: i64, actions: Actions) -> None:
        """The seat's legal actions."""
        actions.count = 0
        if not self.is_asked(seat):
            return
        if self.phase == DRAWING:
            fill_drops(self, seat, actions)
        elif self.phase == AIMING:
            fill_aims(self, seat, actions)
        elif self.phase == RESTORING:
            fill_restores(self, seat, actions)
        else:
            fill_strikes(self, actions)

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        """Why this seat may not do this now."""
        from tangledbank.games.phylo.said.refusals import why_not

        return why_not(self, int(seat), int(action))

    # -- what happens ----------------------------------------------------------------------
    def apply(self, seat: i64, action: i64, at: int | None = None) -> None:
        """One line a kind of action; the chapters do the rest."""
        kind = kind_of(action)
        if kind == DROP:
            drop(self, seat, action)
        elif kind == AIM:
            aim(self, seat, action)
        else:
            self.phase = PLAYING
            if kind == RESTORE:
                bring_back(self, seat, card_of(action))
            else:
                take(self, card_of(action))
            if not self.is_asking():
                self.place += 1
                play_events(self)

    def begin_round(self) -> None:
        """§1 Deal again."""
        begin_round(self)

    def reveal(self) -> None:
        """§5 All are ready."""
        reveal(self)

    def end_round(self) -> None:
        """§7 All events are played."""
        end_round(self)

    # -- seats and events ------------------------------------------------------------------
    def after(self, seat: i64) -> i64:
        """§1.1 The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def around(self, seat: i64, steps: i64) -> i64:
        """§4.2 The seat so many steps clockwise."""
        return (seat + steps) % self.seats

    def event(self) -> i64:
        """The event that is being played."""
        return self.show.events[self.owner * HAND + self.place]

    def target(self) -> i64:
        """Whom it is for."""
        return self.show.targets[self.owner * HAND + self.place]

    def discard_event(self, fate: i64) -> None:
        """§6.5 A played event goes to the discard pile, face up (P28)."""
        self.show.fates[self.owner * HAND + self.place] = fate
        self.discards.add(self.event())

    # -- webs ------------------------------------------------------------------------------
    def eats(self, eater: i64, food: i64) -> bool:
        """§3.2 Whether there is a food link."""
        return self.links[eater * self.cards.count + food] != 0

    def fill_web(self, seat: i64, into: Pile) -> None:
        """§3.1 The species of a hand that count."""
        hand = self.hands[seat]
        some(hand, counting(self.cards, self.links, hand), into)

    def packed_web(self, seat: i64) -> i64:
        """The same in one number, for events."""
        if not self.listening:
            return 0
        web = Pile(HAND)
        self.fill_web(seat, web)
        return pack(web)

    def recount(self, seat: i64) -> None:
        """§7.1 What an open hand counts now."""
        hand = self.hands[seat]
        web = worth(self.cards, hand, counting(self.cards, self.links, hand))
        self.show.counts[seat] = web + self.show.bonus[seat]

    # -- what is known ---------------------------------------------------------------------
    def points(self, seat: i64) -> i64:
        """§7.2 Points won so far."""
        return self.totals[seat]

    def outcome(self) -> Outcome | None:
        """§8 How the game ended."""
        if self.phase != OVER:
            return None
        from tangledbank.games.phylo.said.outcome import outcome

        return outcome(self)

    def view(self, seat: int | None) -> View:
        """What a seat may know."""
        from tangledbank.games.phylo.seen.view import view

        return view(self, seat)

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
        assert isinstance(other, Position)
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
