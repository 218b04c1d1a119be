# Compiled: whoever judges a position asks it thousands of times a second.
"""How Clades is thought about: the cards say little, eyes decide; so the rest is played out."""

from mypy_extensions import i64

from tangledbank.core.containers import Actions
from tangledbank.core.grounds import ALLOWED
from tangledbank.core.mind import MOST_TRIED, Mind, shares
from tangledbank.core.position import Position as CorePosition
from tangledbank.core.rng import Rng, seed_from
from tangledbank.games.clades.bots.race import Eyes, paces, race, take_turn
from tangledbank.games.clades.cards.cards import Cards
from tangledbank.games.clades.rules.actions import (
    HINT,
    STUCK,
    UNSTUCK,
    first_of,
    is_call,
    second_of,
    third_of,
)
from tangledbank.games.clades.rules.harder import against_calling
from tangledbank.games.clades.rules.position import Position
from tangledbank.games.clades.rules.triples import is_triple
from tangledbank.games.clades.seen.knowing import deal


class CladesMind(Mind):
    """Sees no triple sooner than people do; what a position promises is found by racing."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.eyes = Eyes()
        self.scratch: Position | None = None

    def policy(self, position: CorePosition, seat: i64, actions: Actions, rng: Rng) -> i64:
        """§9.1 What is seen in a turn; in real time a triple, or stuck."""
        assert isinstance(position, Position)
        eyes = self.eyes
        if position.terms.untimed:
            return take_turn(position, seat, eyes, paces(position, rng)[seat], rng)
        eyes.open()
        if against_calling(position, seat) == ALLOWED:
            eyes.look(position, seat, 1.0, rng)
        if eyes.count > 0:
            return eyes.call(position)
        return UNSTUCK if position.is_stuck[seat] else STUCK

    def chances(self, position: CorePosition, into: list[float]) -> None:
        """Who wins if all look on at the pace that they have shown: one race, so all or nothing."""
        assert isinstance(position, Position)
        scratch = self.scratch
        if scratch is None or scratch.terms is not position.terms:
            scratch = Position(position.cards, position.seats, position.terms)
            self.scratch = scratch
        scratch.copy_from(position)
        race(scratch, self.eyes, paces(scratch, scratch.rng), scratch.rng)
        shares(scratch, into)

    def imagine(self, position: CorePosition, viewer: i64, rng: Rng) -> None:
        """At random, too: what rivals have not called says next to nothing of their one card."""
        deal(position, viewer, rng)

    def deal(self, position: CorePosition, viewer: i64, rng: Rng) -> None:
        """At random."""
        deal(position, viewer, rng)

    def stir(self, position: CorePosition, rng: Rng) -> None:
        """§1.1 The deck, §8.3 and in a race what is out of it."""
        assert isinstance(position, Position)
        position.rng.seed(seed_from(rng))
        deck, aside = position.deck, position.aside
        out = aside.count
        deck.pour(aside)
        deck.shuffle(rng)
        for k in range(out):
            aside.add(deck.draw())

    def propose(self, position: CorePosition, seat: i64, actions: Actions, rng: Rng) -> None:
        """Triples, and what can be done without one; hints are for those who look themselves."""
        kept: i64 = 0
        for i in range(actions.count):
            action = actions.codes[i]
            if is_call(action):
                if not is_triple(first_of(action), second_of(action), third_of(action)):
                    continue
            elif action == HINT:
                continue
            actions.codes[kept] = action
            kept += 1
        actions.count = kept
        if kept > MOST_TRIED:
            super().propose(position, seat, actions, rng)

    def look(self, position: CorePosition, seat: i64, into: list[float]) -> None:
        """The cards in one's pile, and the triples in reach of the rival who has most."""
        assert isinstance(position, Position)
        into[0] = float(position.points(seat))
        most: i64 = 0
        for other in range(position.seats):
            if other != seat:
                self.eyes.open()
                self.eyes.look(position, other, 1.0, position.rng)
                most = max(most, self.eyes.count)
        into[1] = float(most)
