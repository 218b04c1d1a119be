"""Bots think in processes of their own; when one dies, another takes its place."""

import asyncio
import os
import signal
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tangledbank import GAMES, Game, seeded
from tangledbank.core.bot import Choice
from tangledbank.server import thinking
from tangledbank.server.pace import PAUSES, thinking_time
from tangledbank.server.thinking import Question, Thinkers
from tests.server.house import GAME, SHORT, open_house
from tests.server.pages import play_out

pytestmark = pytest.mark.once

AT_ONCE = PAUSES["at once"]


def question(bot: str = "random", seed: int = 1) -> Question:
    position = GAME.deal(2, 7)
    legal = tuple(position.legal(0))
    return Question(GAME.id, GAME.cards_text, bot, position.view(0), legal, seed)


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="kills a process with a signal")
async def test_a_worker_that_is_killed_is_replaced_for_all_who_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pools = []

    class Counted(ProcessPoolExecutor):
        def __init__(self, *all: Any, **more: Any) -> None:
            super().__init__(*all, **more)
            pools.append(self)

    monkeypatch.setattr(thinking, "ProcessPoolExecutor", Counted)
    thinkers = Thinkers(processes=1)
    assert isinstance(await thinkers.choose(question()), Choice)
    pool = thinkers.start()

    asking = [asyncio.create_task(thinkers.choose(question("greedy", n))) for n in range(20)]
    await asyncio.sleep(0)
    for worker in list(pool._processes):
        os.kill(worker, signal.SIGKILL)
    choices = await asyncio.gather(*asking)

    assert {choice.action for choice in choices} <= set(question().legal)
    assert pools == [pool, thinkers.start()]
    thinkers.close()


@pytest.mark.slow
async def test_a_game_against_bots_in_their_own_processes(tmp_path: Path) -> None:
    async with open_house(tmp_path, thinkers=Thinkers(processes=1)) as house:
        (page,) = await house.play(people=1, seats=3, **SHORT)

        await play_out(page)

        assert page.frames[-1].outcome is not None


def test_a_pause_depends_on_the_pace_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PAUSES, "at once", AT_ONCE)
    for pace, (low, high) in PAUSES.items():
        pauses = [thinking_time(pace) for _time in range(50)]
        assert all(low <= pause * 1000 <= high for pause in pauses)
        assert (len(set(pauses)) > 1) == (low < high)


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.is_routine is not None])
def test_a_pause_depends_on_what_everyone_sees(game: Game) -> None:
    """A question is routine for all who look at the table, or for none."""
    assert game.is_routine is not None
    seats = min(game.seats[-1], 4)
    position, rng = game.deal(seats, 5), seeded(5)
    found: set[bool] = set()
    for _action in range(400):
        actors = position.actors()
        if not actors:
            break
        routine = {game.is_routine(position.view(seat)) for seat in (None, *range(seats))}
        assert len(routine) == 1
        found |= routine
        legal = position.legal(actors[0])
        position.apply(actors[0], legal[rng.below(len(legal))])

    assert found == {True, False}
