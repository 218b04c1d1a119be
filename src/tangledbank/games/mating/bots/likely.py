"""A lively action: chance alone would pass most windows ahead and discard half a hand."""

from tangledbank.core import position as core
from tangledbank.core.rng import Rng
from tangledbank.games.mating.rules.actions import (
    GIVE_UP,
    LUNCH,
    PASS_AHEAD,
    SNEAK,
    discards_of,
    kind_of,
)
from tangledbank.games.mating.rules.position import Position
from tangledbank.games.mating.rules.state import DISCARDING

DULL = (LUNCH, PASS_AHEAD, GIVE_UP)
ONE_IN = 5  # is something dull
FEW = 2  # discards


def likely_action(position: core.Position, seat: int, rng: Rng) -> int:
    """Mostly a strategy, a sneaky card if one fits, and few discards."""
    assert isinstance(position, Position)
    legal = position.legal(seat)
    if position.phase == DISCARDING:
        wanted = [action for action in legal if len(discards_of(action)) <= FEW]
    elif rng.below(ONE_IN) == 0:
        wanted = legal
    else:
        wanted = [action for action in legal if kind_of(action) == SNEAK]
        wanted = wanted or [action for action in legal if kind_of(action) not in DULL]
    wanted = wanted or legal
    return wanted[rng.below(len(wanted))]
