"""The search, on toys of which the best play is known."""

from collections import Counter
from threading import Timer
from time import perf_counter

import pytest

from tangledbank import GAMES, seeded
from tangledbank.bots.thinker import Thinker
from tangledbank.core.mind import Mind
from tangledbank.core.position import Position
from tangledbank.core.search import Limits, Search
from tangledbank.core.thinking import Skill
from tests.duels import (
    PAPER,
    ROCK,
    SCISSORS,
    Cups,
    CupsMind,
    Fists,
    FistsMind,
    Nim,
    NimMind,
    actions_of,
)

GAME = GAMES["phanerozoic"]
NEAR = 0.08  # of a share in a mixture
ENDLESS = 1 << 40


def thought(
    mind: Mind, position: Position, limits: Limits, seed: int = 1, aspects: int = 0
) -> Search:
    """A search that has just thought for the first seat."""
    search = Search(mind, position, aspects)
    search.think(position, 0, actions_of(position), limits, seeded(seed))
    return search


# -- the better half -----------------------------------------------------------------------
@pytest.mark.parametrize("left", [1, 2, 3, 5, 6, 7, 9, 10, 11])
def test_the_winning_move_is_found_and_is_certain(left: int) -> None:
    found = thought(NimMind(), Nim(left), Limits(30))

    assert found.weighed[0].action == left % 4
    assert left == 1 or found.weighed[0].chance == 1.0


def test_the_better_half_gets_more_trials_and_all_trials_are_spent() -> None:
    found = thought(NimMind(), Nim(9), Limits(600))

    assert [one.trials for one in found.weighed] == [250, 250, 100]
    assert found.trials == 600


def test_every_action_is_tried_even_with_hardly_any_trials() -> None:
    found = thought(NimMind(), Nim(9), Limits(1))

    assert all(one.trials for one in found.weighed)


def test_what_is_looked_at_is_summed_up_for_every_action() -> None:
    found = thought(CupsMind(), Cups(), Limits(300), aspects=1)

    means = {one.action: one.aspects[0] / float(one.trials) for one in found.weighed}

    assert means == {0: 0, 1: 1, 2: 2}


def test_a_lone_action_needs_no_trials_unless_its_aspects_are_asked_for() -> None:
    assert thought(NimMind(), Nim(1), Limits(50)).trials == 0
    assert thought(NimMind(), Nim(1), Limits(50), aspects=1).trials == 50


def test_nothing_beyond_the_depth_is_played() -> None:
    """Nobody has won then, and the promises are equal."""
    found = thought(NimMind(), Nim(9), Limits(60, depth=0))

    assert {one.chance for one in found.weighed} == {0.5}


# -- guesses -------------------------------------------------------------------------------
def test_the_cup_that_is_likeliest_is_lifted() -> None:
    found = thought(CupsMind(), Cups(), Limits(3000))

    assert [one.action for one in found.weighed] == [2, 1, 0]
    assert found.weighed[0].chance == pytest.approx(5 / 8, abs=0.03)


def test_whoever_forgets_deals_at_random() -> None:
    found = thought(CupsMind(), Cups(), Limits(3000, deals=True))

    assert {round(one.chance, 1) for one in found.weighed} == {0.3}


def test_all_actions_are_tried_in_the_same_worlds() -> None:
    mind = CupsMind()
    thought(mind, Cups(), Limits(60), aspects=1)
    lifted = [mind.looked[start : start + 3] for start in range(0, 30, 3)]

    assert all({cup for cup, _pebble in world} == {0, 1, 2} for world in lifted)
    assert all(len({pebble for _cup, pebble in world}) == 1 for world in lifted)


def test_compiled_or_not_the_same_is_thought() -> None:
    """The numbers of toys, to the last digit; those of the games move with their minds."""
    cups = thought(CupsMind(), Cups(), Limits(100), seed=7)
    fists = thought(FistsMind(), Fists(2), Limits(60), seed=7)

    assert [(one.action, one.trials, one.chance) for one in cups.weighed] == CUPS
    assert [(one.action, one.trials, one.share) for one in fists.weighed] == FISTS


CUPS = [(2, 41, 0.5853658536585366), (1, 41, 0.3170731707317073), (0, 16, 0.0625)]
FISTS = [(0, 10, 0.4774467589425843), (2, 10, 0.28659114931071966), (1, 10, 0.23596209174669605)]


# -- the end -------------------------------------------------------------------------------
def test_thinking_ends_in_time() -> None:
    began = perf_counter()
    found = thought(CupsMind(), Cups(), Limits(0, seconds=0.03))

    assert found.trials > 1
    assert perf_counter() - began < 5


def test_thinking_in_seconds_still_goes_for_the_better_half() -> None:
    found = thought(CupsMind(), Cups(), Limits(0, seconds=0.03))

    assert found.weighed[0].trials > found.weighed[-1].trials


def test_thinking_stops_when_told() -> None:
    mind = CupsMind()
    search = Search(mind, Cups())
    mind.told = search
    search.think(Cups(), 0, actions_of(Cups()), Limits(ENDLESS), seeded(1))

    assert mind.imagined == 10
    assert search.trials == 30


def test_another_thread_may_tell() -> None:
    """A compiled loop lets nobody else have a turn unless it takes a breath."""
    position = GAME.deal(2, 5)
    assert GAME.thinking is not None
    assert GAME.knowledge is not None
    known = position.clone()
    GAME.knowledge.hide(known, 0)
    search = Search(GAME.thinking.mind(GAME.cards), known)
    began = perf_counter()
    Timer(0.05, lambda: setattr(search, "is_stopped", True)).start()
    search.think(known, 0, actions_of(position), Limits(0, depth=4, seconds=20), seeded(1))

    assert perf_counter() - began < 10


# -- mixtures ------------------------------------------------------------------------------
def shares(rock: int, usual: int | None = None) -> dict[int, float]:
    """How often each fist is shown."""
    found = thought(FistsMind(usual), Fists(rock), Limits(6000))
    return {int(one.action): one.share for one in found.weighed}


def test_nobody_can_be_read_at_rock_paper_scissors() -> None:
    """Not even by a rival of whom rock is expected."""
    thirds = pytest.approx({ROCK: 1 / 3, PAPER: 1 / 3, SCISSORS: 1 / 3}, abs=NEAR)

    assert shares(1) == thirds
    assert shares(1, usual=ROCK) == thirds


def test_if_rock_counts_twice_paper_is_taken_half_of_the_time() -> None:
    assert shares(2) == pytest.approx({ROCK: 1 / 4, PAPER: 1 / 2, SCISSORS: 1 / 4}, abs=NEAR)


def test_what_rivals_usually_do_is_expected_of_them_now_and_then() -> None:
    """A rival who leans on rock meets more paper, and still nothing that is sure."""
    found = shares(2, usual=ROCK)

    assert 0.5 < found[PAPER] < 0.8
    assert found[ROCK] == pytest.approx(1 / 4, abs=NEAR)


def test_what_is_taken_differs_as_the_mixture_says() -> None:
    taken: Counter[int] = Counter()
    for seed in range(150):
        position = Fists(2)
        search, rng = Search(FistsMind(), position), seeded(seed)
        taken[int(search.think(position, 0, actions_of(position), Limits(900), rng))] += 1

    assert taken[PAPER] > max(taken[ROCK], taken[SCISSORS]) > 15


def test_whoever_looks_no_further_than_the_next_move_mixes_nothing() -> None:
    found = thought(FistsMind(), Fists(), Limits(60, depth=0))

    assert not any(one.share for one in found.weighed)


# -- chances -------------------------------------------------------------------------------
class Promising(Mind):
    """Promises what it is told."""

    def __init__(self, promises: list[float]) -> None:
        self.promises = promises

    def promise(self, position: Position, seat: int) -> float:
        return self.promises[seat]


@pytest.mark.parametrize(
    ("promises", "chances"), [([0, 0], [0.5, 0.5]), ([3, 0], [0.75, 0.25]), ([-99, 99], [0, 1])]
)
def test_a_lead_as_large_as_the_doubt_is_three_in_four(
    promises: list[float], chances: list[float]
) -> None:
    found = [0.0, 0.0]
    Promising(promises).chances(Nim(9), found)

    assert found == pytest.approx(chances, abs=0.001)


def test_from_above_a_won_game_is_won() -> None:
    """The one who is asked can leave eight pebbles, and after taking one of ten cannot."""
    search = Search(NimMind(), Nim(10))

    assert search.outlook(Nim(10), Limits(5), seeded(1)) == [1, 0]
    assert search.outlook_after(Nim(10), 0, 1, Limits(5), seeded(1)) == [0, 1]


# -- levels --------------------------------------------------------------------------------
def decide(skill: Skill, seed: int) -> int:
    position = GAME.deal(3, 1)
    assert GAME.knowledge is not None
    known = position.clone()
    GAME.knowledge.hide(known, 0)
    return Thinker(GAME, skill).decide(known, 0, actions_of(position), seeded(seed))


def test_a_level_that_overlooks_nearly_everything_still_acts() -> None:
    legal = GAME.deal(3, 1).legal(0)

    assert {decide(Skill(trials=4, overlooks=0.97), seed) for seed in range(20)} <= set(legal)
