"""What a position promises a seat: by the living that the next nature phase leaves."""

import pytest
from tests.play import random_game

from tangledbank.core.events import listening
from tangledbank.games.phanerozoic import GAME
from tangledbank.games.phanerozoic.bots.evaluation import POINT, evaluate, promise
from tangledbank.games.phanerozoic.rules.actions import NOTHING
from tangledbank.games.phanerozoic.rules.goals import score_all
from tangledbank.games.phanerozoic.rules.nature import nature
from tangledbank.games.phanerozoic.rules.phases import ACTING, KEEPING_GOALS
from tangledbank.games.phanerozoic.rules.position import Position
from tangledbank.games.phanerozoic.scenes import scene
from tangledbank.games.phanerozoic.tests.words import dealt
from tangledbank.testing.knowing import contents


def promised(table: Position, seat: int) -> int:
    """The same, with nature on a copy of the whole table."""
    later = table.clone()
    if table.phase == ACTING:
        nature(later)
    kept = table.chosen[seat] if table.phase == KEEPING_GOALS else table.kept_goal[seat]
    goals = table.goals[seat].as_list() if kept == NOTHING else [kept]
    best = max(promise(table, later, seat, goal) for goal in goals)
    return int(best - POINT * score_all(later, later.automa_goals))


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_position_promises_what_nature_leaves_of_it(seats: int) -> None:
    """§4, §5.2"""
    for table in random_game(dealt(seats, seed=seats)):
        for seat in range(seats) if table.actors() else ():
            assert evaluate(table, seat) == promised(table, seat)


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_position_is_left_as_it_was(seats: int) -> None:
    """§4.7 Nobody dies, and nobody hears of it, because a bot looks ahead."""
    for table in random_game(dealt(seats, seed=seats)):
        before = contents(table)
        with listening(table) as told:
            evaluate(table, 0)

        assert contents(table) == before
        assert not told


def test_a_card_that_nature_will_take_promises_no_point_alive() -> None:
    """§4.7"""
    words = {"face_up": "large-5", "goals": ("canopy", "open-sky")}
    safe = scene(plants="wattieza:4", animals="trilobita", **words)  # type: ignore[arg-type]
    doomed = scene(plants="wattieza:1", animals="diplodocus:8", **words)  # type: ignore[arg-type]

    assert evaluate(doomed, 0) < evaluate(safe, 0)
