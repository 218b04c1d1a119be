# Not compiled: for golden games and tests.
"""A lively action: a random one among hundreds of false calls would hardly move the game."""

from tangledbank.core import position as core
from tangledbank.core.rng import Rng
from tangledbank.games.clades.actions import first_of, is_call, second_of, third_of
from tangledbank.games.clades.position import Position
from tangledbank.games.clades.triples import is_triple

IN_TEN_A_TRIPLE = 6
IN_TEN_ANY_CALL = 7  # the rest: stuck, pass, hint


def likely_action(position: core.Position, seat: int, rng: Rng) -> int:
    """Mostly a triple, now and then a false call, or none at all."""
    assert isinstance(position, Position)
    legal = position.legal(seat)
    calls = [action for action in legal if is_call(action)]
    triples = [
        action
        for action in calls
        if is_triple(first_of(action), second_of(action), third_of(action))
    ]
    chance = rng.below(10)
    if triples and chance < IN_TEN_A_TRIPLE:
        return triples[rng.below(len(triples))]
    if calls and chance < IN_TEN_ANY_CALL:
        return calls[rng.below(len(calls))]
    small = [action for action in legal if not is_call(action)]
    return small[rng.below(len(small))]
