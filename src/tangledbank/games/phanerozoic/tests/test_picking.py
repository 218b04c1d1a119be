"""An action taken by its place among the legal ones, without a list of them; and who has won."""

import pytest
from tests.play import random_game

from tangledbank.core.containers import Actions
from tangledbank.core.rng import seeded
from tangledbank.games.phanerozoic.rules.position import Position
from tangledbank.games.phanerozoic.scenes import scene
from tangledbank.games.phanerozoic.tests.words import after, dealt, phase, with_goals
from tangledbank.testing.knowing import picked_otherwise


def picks_as_from_the_list(table: Position, seat: int, times: int = 50) -> bool:
    """The same action and the same next number, for many generators."""
    return not any(picked_otherwise(table, seat, seed) for seed in range(times))


@pytest.mark.parametrize("seats", range(1, 5))
def test_every_action_is_found_by_its_place(seats: int) -> None:
    """§2.4, §2.7, §3.1, §5.1"""
    phases = set()
    for table in random_game(dealt(seats, seed=seats)):
        phases.add(phase(table))
        assert all(picks_as_from_the_list(table, seat) for seat in table.actors())

    assert phases >= {"choosing", "acting", "keeping goals", "over"}
    assert ("drafting" in phases) == (seats > 1)


def test_a_card_or_a_goal_is_not_listed() -> None:
    """§2.4, §2.7, §5.1"""
    choosing, drafting = scene(hands=("corvus cycas",)), scene(pool="corvus cycas sequoia")
    keeping = scene(plants="algae", keeping_goals=True)
    for table in (choosing, drafting, keeping):
        buffer = Actions()
        buffer.add(7)

        assert table.pick(0, buffer, seeded(1)) in table.legal(0)
        assert buffer.as_list() == [7]


def test_whoever_is_not_asked_has_nothing_to_pick() -> None:
    """§2.4, §2.7, §3.1, §5.1"""
    drafting, acting = scene(pool="corvus cycas sequoia"), scene(face_up=("corvus", "cycas"))
    chosen = after(scene(hands=("corvus", "cycas")), "choose corvus")
    kept = scene(plants="algae", keeping_goals=True, goals=("canopy seed-bank", ""))
    kept = after(kept, "keep goal canopy")
    over = next(later for later in random_game(dealt(2)) if not later.actors())
    for table, seat in ((drafting, 1), (acting, 1), (chosen, 0), (kept, 0), (over, 0), (over, -1)):
        with pytest.raises(ValueError, match="bound"):
            table.pick(seat, Actions(), seeded(1))


@pytest.mark.parametrize(
    ("goals", "won"),
    [
        (("living woody +1", "living woody +2", "living roots +1"), [1]),
        (("living woody +2", "living shell +1", "living woody +2"), [0, 2]),
        (("extinct roots -1", "extinct roots -1", "extinct roots -1"), [0, 1, 2]),
    ],
)
def test_the_most_points_win(goals: tuple[str, ...], won: list[int]) -> None:
    """§5.3, ruling N29"""
    table = scene(seats=3, plants="wattieza:4", animals="trilobita", face_up="large-5", round=6)
    end = after(with_goals(table, *goals), "keep large-5")
    outcome = end.outcome()

    assert outcome is not None
    assert end.winners() == sum(1 << seat for seat in won)
    assert list(outcome.winners) == won


@pytest.mark.parametrize(("points", "won"), [("+1", False), ("+2", False), ("+3", True)])
def test_alone_only_more_points_than_the_automa_win(points: str, won: bool) -> None:
    """§6.6, ruling N35"""
    table = scene(seats=1, plants="wattieza:4", animals="trilobita", face_up="large-5", round=8)
    table = with_goals(table, f"living woody {points}", automa=("living woody +2",))

    assert after(table, "keep large-5").winners() == int(won)
