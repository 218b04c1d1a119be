"""One round of OpenSpiel's card games: compiled rules, driven from a loop in Python."""

import random
from functools import partial

import pyspiel

from benchmarks.windows import Row, microseconds, rate, tell

GAMES = ("gin_rummy", "hearts", "crazy_eights", "leduc_poker")
SEARCHED = ("gin_rummy", "hearts")
TRIALS = 100
UCT = 1.4  # how eagerly what was tried little is tried again; as their examples have it
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
    """A position about halfway through a random game, with somebody to decide."""
    half = playout(game) // 2
    while True:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if decisions >= half and not state.is_chance_node():
                return state
            decisions += step(state)


def with_choice(game: "pyspiel.Game") -> "pyspiel.State":
    """The same, with more than one thing to do."""
    while True:
        state = mid_game(game)
        if len(state.legal_actions()) > 1:
            return state


def searcher() -> "pyspiel.ISMCTSBot":
    """Its information set search in C++: a tree of guesses, and random actions to the end."""
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    final = pyspiel.ISMCTSFinalPolicyType.NORMALIZED_VISIT_COUNT
    return pyspiel.ISMCTSBot(7, evaluator, UCT, TRIALS, -1, final, False, False)


def search(bot: "pyspiel.ISMCTSBot", state: "pyspiel.State") -> int:
    """One decision; its trials."""
    bot.step(state)
    return TRIALS


def measure(name: str) -> Row:
    """One game with its usual number of seats."""
    game = pyspiel.load_game(name)
    playout(game)
    figures = {
        "driven": rate(partial(playout, game)),
        "copy compiled": microseconds(mid_game(game).clone),
    }
    if name in SEARCHED:
        figures["trials, random"] = rate(partial(search, searcher(), with_choice(game)))
    return Row(f"OpenSpiel {name.replace('_', ' ')}", game.num_players(), figures)


tell(f"OpenSpiel {pyspiel.__version__}", [partial(measure, name) for name in GAMES])
