"""One round of OpenSpiel's card games, driven from Python: prints JSON rows."""

import json
import random
from functools import partial

import pyspiel
from windows import microseconds, rate

GAMES = ("gin_rummy", "hearts")
RNG = random.Random(7)


def step(state: "pyspiel.State") -> int:
    """One random transition; 1 if a player decided, 0 if chance did."""
    if state.is_chance_node():
        actions, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(RNG.choices(actions, odds)[0])
        return 0
    state.apply_action(RNG.choice(state.legal_actions()))
    return 1


def playout(game: "pyspiel.Game") -> int:
    """The decisions of one random game."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        decisions += step(state)
    state.returns()
    return decisions


def mid_game(game: "pyspiel.Game") -> "pyspiel.State":
    """A position after the first thirty decisions of a random game."""
    state = game.new_initial_state()
    decisions = 0
    while decisions < 30 and not state.is_terminal():
        decisions += step(state)
    return state


def main() -> None:
    """Both games."""
    rows = []
    for name in GAMES:
        game = pyspiel.load_game(name)
        playout(game)
        rows.append(
            {
                "name": f"OpenSpiel {name.replace('_', ' ')}",
                "decisions_per_second": rate(partial(playout, game)),
                "clone_us": microseconds(mid_game(game).clone),
            }
        )
    print(json.dumps(rows))


main()
