"""Bots think in processes of their own; when one dies, another takes its place."""

import asyncio
import os
import signal
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tangledbank import GAMES, Game, seeded
from tangledbank.core.bot import Choice
from tangledbank.server import autoplay, thinking
from tangledbank.server.pace import PAUSES, thinking_time
from tangledbank.server.thinking import Question, Thinkers
from tests.server.house import BOT, GAME, SHORT, open_house
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


# -- who waits for whom --------------------------------------------------------------------
class Desks(Thinkers):
    """As many as there are processes; whoever is at one of them waits until they are let go."""

    def __init__(self, processes: int) -> None:
        super().__init__(processes)
        self.began: list[Any] = []
        self.done = asyncio.Event()

    async def ask_now(self, work: Any, question: Any) -> Any:
        self.began.append(question)
        await self.done.wait()


async def begun(thinkers: Desks, *asking: Any) -> list[Any]:
    """What has been begun so far, when all of these have asked in this order."""
    tasks = []
    for one in asking:
        tasks.append(asyncio.create_task(one))
        await asyncio.sleep(0)
    for _turn in range(5):
        await asyncio.sleep(0)
    found = list(thinkers.began)
    thinkers.done.set()
    await asyncio.gather(*tasks)
    return found


async def test_what_takes_time_leaves_a_process_for_what_does_not() -> None:
    thinkers = Desks(3)
    slow = [thinkers.ponder(len, f"slow {n}") for n in range(5)]

    found = await begun(thinkers, *slow, thinkers.ask(len, "quick"))

    assert found == ["slow 0", "slow 1", "quick"]


async def test_the_oldest_question_comes_first_whoever_asks_it() -> None:
    thinkers = Desks(2)
    await begun(thinkers, *[thinkers.ponder(len, f"slow {n}") for n in range(4)])

    assert thinkers.began == [f"slow {n}" for n in range(4)]


async def test_whoever_no_longer_wants_to_know_gives_up_the_place() -> None:
    thinkers = Desks(2)
    first, second = [asyncio.create_task(thinkers.ponder(len, f"slow {n}")) for n in range(2)]
    await asyncio.sleep(0)
    second.cancel()

    found = await begun(thinkers, thinkers.ponder(len, "slow 2"))
    await first

    assert found == ["slow 0"]
    assert thinkers.began == ["slow 0", "slow 2"]


@pytest.mark.parametrize(
    ("bot", "takes_time"), [(BOT, True), ("expert", True), ("greedy", False), ("random", False)]
)
def test_levels_think_and_take_their_time(bot: str, takes_time: bool) -> None:
    assert question(bot).takes_time == takes_time


def test_reflexes_are_no_thoughts() -> None:
    game = GAMES["clades"]
    seen = game.deal(2, 7).view(0)

    assert not Question(game.id, None, "expert", seen, (), 1).takes_time


def test_aloud_and_quietly_a_bot_does_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "LONGEST", 0.0)
    thinking.the_bot.cache_clear()
    thinking.the_thinker.cache_clear()
    for seed in range(4):
        quiet = thinking.think(question(BOT, seed))
        aloud = thinking.think(replace(question(BOT, seed), aloud=True))
        assert quiet.reasons is None
        assert aloud.reasons is not None
        assert quiet.choice == aloud.choice
        assert aloud.reasons.actions[0].action == aloud.choice.action
    thinking.the_bot.cache_clear()
    thinking.the_thinker.cache_clear()


async def test_the_pause_of_a_bot_does_not_depend_on_what_it_thinks_about(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With one action or with many, a thinker acts no sooner than most of them do."""
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr(autoplay, "THOUGHT", 0.3)
    async with open_house(tmp_path) as house:
        (page,) = await house.gather(people=1, seats=2)
        table = house.table(page)
        monkeypatch.setattr("tangledbank.server.autoplay.asyncio.sleep", sleep)
        few, many = question(BOT), question(BOT)
        for one in (replace(few, legal=few.legal[:1]), many, question("random")):
            await table.autoplay.pause(one)
        monkeypatch.undo()

    assert slept == [0.3, 0.3, 0.0]
