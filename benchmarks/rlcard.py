"""One round of RLCard's games: rules in Python, driven through its environments as users do."""

import copy
import random
from functools import partial
from typing import Any

import rlcard

from benchmarks.windows import Row, microseconds, rate, tell

GAMES = ("gin-rummy", "uno", "mahjong")
RNG = random.Random(7)


def playout(env: Any, most: int = 1_000_000) -> int:
    """The decisions of one random game, or the first of them; `env` keeps its last position."""
    state, _player = env.reset()
    decisions = 0
    while decisions < most and not env.is_over():
        state, _player = env.step(RNG.choice(list(state["legal_actions"])))
        decisions += 1
    if env.is_over():
        env.get_payoffs()
    return decisions


def measure(name: str) -> Row:
    """One game with its usual number of seats. It has no copy of its own: `deepcopy` does it."""
    env = rlcard.make(name, config={"seed": 7})
    decisions = playout(env)
    figures = {"uncompiled": rate(partial(playout, env))}
    playout(env, decisions // 2)
    figures["copy uncompiled"] = microseconds(partial(copy.deepcopy, env.game))
    return Row(f"RLCard {name.replace('-', ' ')}", env.num_players, figures)


tell(f"RLCard {rlcard.__version__}", [partial(measure, name) for name in GAMES])
