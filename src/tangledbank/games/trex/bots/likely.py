"""A lively action: chance alone would pass too often and leave most effects."""

from tangledbank.core import position as core
from tangledbank.core.rng import Rng
from tangledbank.games.trex.rules.actions import KEEP, LEAVE, NO_TRADE, PASS, PLAY_DOWN, kind_of
from tangledbank.games.trex.rules.position import Position

DULL = (PASS, LEAVE, NO_TRADE, KEEP)
ONE_IN = 4  # actions may be any


def likely_action(position: core.Position, seat: int, rng: Rng) -> int:
    """Mostly something happens, and half of what is played is revealed."""
    assert isinstance(position, Position)
    legal = position.legal(seat)
    if rng.below(ONE_IN):
        lively = [action for action in legal if kind_of(action) not in DULL]
        opened = [action for action in lively if kind_of(action) != PLAY_DOWN]
        if opened and rng.below(2):
            lively = opened
        legal = lively or legal
    return legal[rng.below(len(legal))]
