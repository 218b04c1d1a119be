# Compiled: it is asked with positions of compiled rules.
"""What characters like, as a part of a chance of winning that they would give for it."""

from typing import Final, final

from mypy_extensions import i64

from tangledbank.core.containers import Pile
from tangledbank.games.phylo.bots.striking import Strikes
from tangledbank.games.phylo.cards.cards import HAND
from tangledbank.games.phylo.rules.actions import DROPS, aims_of, opponent_of
from tangledbank.games.phylo.rules.state import AIMING, DRAWING, State

LINK: Final = 0.02
EVENT: Final = 0.05


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
