# Compiled: every decision in a playout is made with it.
"""A plain good player: keeps what promises most, aims at who leads, strikes where it hurts.

And a character, by what it likes besides.
"""

from typing import Final, final

from mypy_extensions import i64

from tangledbank.core.containers import Actions, Pile
from tangledbank.core.rng import Rng
from tangledbank.games.phylo.bots.prospects import Prospects
from tangledbank.games.phylo.bots.striking import Strikes
from tangledbank.games.phylo.cards.cards import HAND
from tangledbank.games.phylo.rules.actions import (
    DROPS,
    aim_row,
    aims_of,
    card_of,
    one_aim,
    opponent_of,
)
from tangledbank.games.phylo.rules.aiming import fill_events
from tangledbank.games.phylo.rules.state import AIMING, DRAWING, NONE, STRIKING, State

LINK: Final = 0.02  # what a link is to the ecologist, as a part of a chance of winning
EVENT: Final = 0.05  # what an event is that is not played


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


# -- a character ---------------------------------------------------------------------------
@final
class Ecologist:
    """Loves a food web that hangs together, and plays events rarely."""

    __slots__ = ("dropped", "kept", "strikes")

    def __init__(self) -> None:
        self.dropped = Pile(HAND)
        self.kept = Pile(HAND)
        self.strikes = Strikes()

    def likes(self, position: State, seat: i64, action: i64) -> float:
        """How much, for better or worse."""
        if position.phase == DRAWING:
            return self.likes_drop(position, seat, action)
        if position.phase != AIMING:
            return 0.0
        aims_of(action, self.dropped)
        harmful = 0.0
        for i in range(self.dropped.count):
            if opponent_of(self.dropped[i]) != 0:
                harmful += 1.0
        return -EVENT * harmful

    def likes_drop(self, position: State, seat: i64, action: i64) -> float:
        """By the links among the kept cards that count, and the events that are kept."""
        cards, links, hand = position.cards, position.links, position.hands[seat]
        dropped, kept = self.dropped, self.kept
        DROPS.fill_from(hand, action, dropped)
        kept.count = 0
        found = 0.0
        for i in range(hand.count):
            if hand[i] in dropped:
                continue
            if cards.is_event(hand[i]):
                found -= EVENT
            else:
                kept.add(hand[i])
        web = self.strikes.web
        self.strikes.lay(cards, links, kept)
        for i in range(web.count):
            for j in range(web.count):
                if position.eats(web[i], web[j]):
                    found += LINK
        return found
