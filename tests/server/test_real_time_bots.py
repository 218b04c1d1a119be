"""Bots in a race: asked again after every change, on time, and never in the way."""

import asyncio
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from tangledbank.core.bot import Choice
from tangledbank.server import wire
from tangledbank.server.thinking import Question, Thinkers
from tests.server.fireflies import Even, Odd, calls, firefly_house, sit_down, with_deck
from tests.toys import CALL

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("patience")]


class Scripted(Thinkers):
    """Bots that do as the test says, and what they were asked when."""

    def __init__(self, script: Callable[[int, Question], Choice], took: float = 0.0) -> None:
        super().__init__(1)
        self.script = script
        self.took = took
        self.asked: list[Question] = []
        self.moments: list[float] = []
        self.answered = 0

    async def choose(self, question: Question) -> Choice:
        number = len(self.asked)
        self.asked.append(question)
        self.moments.append(asyncio.get_running_loop().time())
        await asyncio.sleep(self.took)
        self.answered += 1
        return self.script(number, question)


async def wait_for(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not condition():
            await asyncio.sleep(0.01)


async def test_every_bot_is_asked_again_when_the_game_goes_on(tmp_path: Path) -> None:
    bots = Scripted(lambda number, question: Choice(CALL, 3000))
    async with firefly_house(tmp_path, with_deck(Even), bots) as house:
        (ana,) = await sit_down(house, people=1, bots=2)
        await wait_for(lambda: len(bots.asked) == 2)

        await ana.act("call")
        await wait_for(lambda: len(bots.asked) == 4)

        assert [question.view.top for question in bots.asked] == [0, 0, 2, 2]
        assert [one.seat for one in await calls(house, ana)] == [0]


async def test_a_bot_keeps_its_plan_while_only_the_people_change(tmp_path: Path) -> None:
    bots = Scripted(lambda number, question: Choice(CALL, 4000))
    async with firefly_house(tmp_path, with_deck(Even), bots) as house:
        (ana,) = await sit_down(house, people=1, bots=1)
        await wait_for(lambda: len(bots.asked) == 1)

        for number in range(5):
            await ana.done("rename", name=f"Ana {number}")

        assert len(bots.asked) == 1


async def test_a_bot_acts_so_long_after_it_was_asked_whatever_its_thinking_took(
    tmp_path: Path,
) -> None:
    bots = Scripted(lambda number, question: Choice(CALL, 1000), took=0.7)
    async with firefly_house(tmp_path, with_deck(Even), bots) as house:
        (ana,) = await sit_down(house, people=1, bots=1, pace="human")
        while len(ana.frames) < 3:
            await ana.until(wire.Frame)

        first, second = (await calls(house, ana))[:2]
        assert 1000 <= first.at < 1600
        assert 1000 <= second.at - first.at < 1600


async def test_a_bot_that_takes_no_time_keeps_the_pace_of_the_table(tmp_path: Path) -> None:
    bots = Scripted(lambda number, question: Choice(CALL))
    async with firefly_house(tmp_path, with_deck(Even), bots) as house:
        (ana,) = await sit_down(house, people=1, bots=1, pace="brisk")
        await ana.until(wire.Frame)

        (first,) = (await calls(house, ana))[:1]
        assert 250 <= first.at < 1900


async def test_an_answer_to_an_old_question_is_dropped(tmp_path: Path) -> None:
    bots = Scripted(lambda number, question: Choice(CALL, 1 if number == 0 else 4000), took=0.3)
    async with firefly_house(tmp_path, with_deck(Even), bots) as house:
        (ana,) = await sit_down(house, people=1, bots=1)
        await wait_for(lambda: len(bots.asked) == 1)

        await ana.act("call")
        await wait_for(lambda: bots.answered == 1)
        await asyncio.sleep(0.1)

        assert len(bots.asked) == 2
        assert [one.seat for one in await calls(house, ana)] == [0]


async def test_a_bot_that_is_refused_is_asked_again_but_not_at_once(tmp_path: Path) -> None:
    bots = Scripted(lambda number, question: Choice(CALL, 1))
    async with firefly_house(tmp_path, with_deck(Odd), bots) as house:
        (ana,) = await sit_down(house, people=1, bots=1)
        while len(ana.frames) < 3:
            await ana.until(wire.Frame)

        first, second = (await calls(house, ana))[:2]
        assert 500 <= second.at - first.at < 1500, "soon after its pause was over"
        assert 3 <= len(bots.asked) <= 14
        refused = [
            moment
            for moment, question in zip(bots.moments, bots.asked, strict=True)
            if question.view.now == first.at
        ]
        pauses = [later - one for one, later in pairwise(refused)]
        assert min(pauses) > 0.04


async def test_a_bot_that_fails_does_not_stop_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tangledbank.server.autoplay.RETRY", 0.05)

    def script(number: int, question: Question) -> Choice:
        if number < 2:
            raise ValueError("a bot from outside")
        return Choice(CALL, 10)

    async with firefly_house(tmp_path, with_deck(Even), Scripted(script)) as house:
        (ana,) = await sit_down(house, people=1, bots=1)
        await ana.until(wire.Frame)

        assert [one.seat for one in (await calls(house, ana))[:1]] == [1]


async def test_a_race_between_bots_goes_to_its_end(tmp_path: Path) -> None:
    bots = Scripted(lambda number, question: Choice(CALL, 5 + number % 7))
    async with firefly_house(tmp_path, with_deck(Even), bots) as house:
        (ana,) = await sit_down(house, people=1, bots=2)
        while ana.frames[-1].outcome is None:
            await ana.until(wire.Frame)
        await wait_for(lambda: not house.table(ana).autoplay.is_busy())

        stamps = [one.at for one in await calls(house, ana)]
        assert len(stamps) == 12
        assert stamps == sorted(stamps)
