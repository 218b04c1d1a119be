# Compiled: every decision in a playout is made with it.
"""A plain good player: keeps what promises most, aims at who leads, strikes where it hurts."""

from typing import final

from mypy_extensions import i64

from tangledbank.core.containers import Actions, Pile
from tangledbank.core.rng import Rng
from tangledbank.games.phylo.bots.prospects import Prospects
from tangledbank.games.phylo.bots.striking import Strikes
from tangledbank.games.phylo.cards.cards import HAND
from tangledbank.games.phylo.rules.actions import DROPS, aim_row, card_of, one_aim
from tangledbank.games.phylo.rules.aiming import fill_events
from tangledbank.games.phylo.rules.state import AIMING, DRAWING, NONE, STRIKING, State


@final
class Policy:
    """One player's habits; it looks only at what the seat sees."""

    __slots__ = ("aims", "events", "prospects", "strikes")

    def __init__(self, prospects: Prospects) -> None:
        self.prospects = prospects
        self.strikes = Strikes()
        self.aims = Pile(HAND)
        self.events = Pile(HAND)

    def choose(self, position: State, seat: i64, actions: Actions, rng: Rng) -> i64:
        """By the kind of question; the buffer is free to be used."""
        if position.phase == DRAWING:
            draws = position.terms.draws - position.draw + 1
            kept = self.prospects.look(position, seat, draws)
            return DROPS.number_of(position.hands[seat], ~kept)
        if position.phase == AIMING:
            return self.aim(position, seat, rng)
        position.fill(seat, actions)
        if position.phase == STRIKING:
            return self.strike(position, actions)
        return actions[0]

    def aim(self, position: State, seat: i64, rng: Rng) -> i64:
        """§4.2 Every event; harmful ones at the rival who seems to be ahead."""
        events, aims = self.events, self.aims
        fill_events(position, seat, events)
        if events.count == 0:
            aims.count = 0
            return aim_row(aims)
        rival = self.strongest(position, seat, rng)
        opponent = (rival - seat + position.seats) % position.seats
        aims.count = 0
        for i in range(events.count):
            aims.add(one_aim(events[i], opponent))
        return aim_row(aims)

    def strongest(self, position: State, seat: i64, rng: Rng) -> i64:
        """The rival who dropped fewest cards last; of several the one with the most points."""
        draws = position.terms.draws
        best: i64 = NONE
        most: i64 = 0
        for rival in range(position.seats):
            if rival == seat:
                continue
            value = -1000 * position.drew[(rival + 1) * draws - 1] + position.totals[rival]
            if best == NONE or value > most or (value == most and rng.below(2)):
                best = rival
                most = value
        return best

    def strike(self, position: State, actions: Actions) -> i64:
        """§6.3 The card without which the struck web counts least (P14)."""
        strikes = self.strikes
        cards, links = position.cards, position.links
        strikes.lay(cards, links, position.hands[position.target()])
        effect = cards.effect[position.event()]
        best = actions[0]
        least: i64 = -1
        for i in range(actions.count):
            card = card_of(actions[i])
            left = strikes.left_after(cards, links, effect, card, position.hop)
            if least < 0 or left < least:
                least = left
                best = actions[i]
        return best
