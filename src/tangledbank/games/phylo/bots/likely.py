"""A lively action: chance alone would drop what counts and aim at nobody."""

from tangledbank.core import position as core
from tangledbank.core.rng import Rng
from tangledbank.games.phylo.bots.foresight import settled
from tangledbank.games.phylo.rules.actions import DROPS, aims_in
from tangledbank.games.phylo.rules.position import Position
from tangledbank.games.phylo.rules.state import AIMING, DRAWING

ONE_IN = 3  # is anything at all


def likely_action(position: core.Position, seat: int, rng: Rng) -> int:
    """Mostly keep what counts, and aim every event."""
    assert isinstance(position, Position)
    legal = position.legal(seat)
    if rng.below(ONE_IN) and position.phase == DRAWING:
        hand = position.hands[seat]
        return int(DROPS.number_of(hand, ~settled(position.cards, position.links, hand)))
    if rng.below(ONE_IN) and position.phase == AIMING and len(legal) > 1:
        most = max(len(aims_in(action)) for action in legal)
        legal = [action for action in legal if len(aims_in(action)) == most]
    return legal[rng.below(len(legal))]
