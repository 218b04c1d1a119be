"""Bots in a race: asked again after every change, on time, and never in the way."""

import asyncio
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest

from tangledbank.core.bot import Choice
from tangledbank.server.pace import PAUSES
from tangledbank.server.thinking import Question, Thinkers
from tests.server.fireflies import Even, Odd, calls, firefly_house, sit_down, with_deck
from tests.server.pages import Frame
from tests.server.waiting import StoppedClock, until
from tests.toys import CALL

FAR_OFF = 1_000_000  # ms

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("patience")]


class Scripted(Thinkers):
    """Bots that do as the test says, and what they were asked, and when."""

    def __init__(self, script: Callable[[int, Question], Choice]) -> None:
        super().__init__(1)
        self.script = script
        self.asked: list[Question] = []
        self.moments: list[float] = []

    async def choose(self, question: Question) -> Choice:
        number = len(self.asked)
        self.asked.append(question)
        self.moments.append(asyncio.get_running_loop().time())
        return self.script(number, question)


class Slow(Scripted):
    """Bots whose thinking takes this many milliseconds at the table."""

    def __init__(
        self, script: Callable[[int, Question], Choice], clock: StoppedClock, took: int
    ) -> None:
        super().__init__(script)
        self.clock = clock
        self.took = took

    async def choose(self, question: Question) -> Choice:
        self.clock.move(self.took)
        return await super().choose(question)


class Slower(Scripted):
    """Bots that do not find an answer to their first question before the test lets them."""

    def __init__(self, script: Callable[[int, Question], Choice]) -> None:
        super().__init__(script)
        self.go_on = asyncio.Event()

    async def choose(self, question: Question) -> Choice:
        choice = await super().choose(question)
        if len(self.asked) == 1:
            await self.go_on.wait()
        return choice


async def test_every_bot_is_asked_again_when_the_game_goes_on(tmp_path: Path) -> None:
    bots = Scripted(lambda number, question: Choice(CALL, FAR_OFF))
    async with firefly_house(tmp_path, with_deck(Even), bots) as house:
        (ana,) = await sit_down(house, people=1, bots=2)
        await until(lambda: len(bots.asked) == 2)

        await ana.act("call")
        await until(lambda: len(bots.asked) == 4)

        assert [question.view.top for question in bots.asked] == [0, 0, 2, 2]
        assert [one.seat for one in await calls(house, ana)] == [0]


async def test_a_bot_keeps_its_plan_while_only_the_people_change(tmp_path: Path) -> None:
    bots = Scripted(lambda number, question: Choice(CALL, FAR_OFF))
    async with firefly_house(tmp_path, with_deck(Even), bots) as house:
        (ana,) = await sit_down(house, people=1, bots=1)
        await until(lambda: len(bots.asked) == 1)

        for number in range(5):
            await ana.done("rename", name=f"Ana {number}")

        assert len(bots.asked) == 1


async def test_a_bot_acts_when_it_said_it_would_however_long_it_thought(
    tmp_path: Path, clock: StoppedClock
) -> None:
    bots = Slow(lambda number, question: Choice(CALL, 100), clock, took=70)
    async with firefly_house(tmp_path, with_deck(Even), bots) as house:
        (ana,) = await sit_down(house, people=1, bots=1, pace="human")
        while len(ana.frames) < 3:
            await ana.until(Frame)

        first, second = (await calls(house, ana))[:2]
        assert (first.at, second.at) == (100, 200)


async def test_a_bot_that_takes_no_time_keeps_the_pace_of_the_table(
    tmp_path: Path, clock: StoppedClock
) -> None:
    bots = Scripted(lambda number, question: Choice(CALL))
    async with firefly_house(tmp_path, with_deck(Even), bots) as house:
        (ana,) = await sit_down(house, people=1, bots=1, pace="brisk")
        await ana.until(Frame)

        (first,) = (await calls(house, ana))[:1]
        low, high = PAUSES["brisk"]
        assert low <= first.at <= high


async def test_an_answer_to_an_old_question_is_dropped(tmp_path: Path, clock: StoppedClock) -> None:
    plans = (1, 40, FAR_OFF)
    bots = Slower(lambda number, question: Choice(CALL, plans[number]))
    async with firefly_house(tmp_path, with_deck(Even), bots) as house:
        (ana,) = await sit_down(house, people=1, bots=1)
        await until(lambda: len(bots.asked) == 1)

        await ana.act("call")
        bots.go_on.set()
        await until(lambda: len(bots.asked) == 3)

        assert [(one.seat, one.at) for one in await calls(house, ana)] == [(0, 0), (1, 40)]


async def test_a_bot_that_is_refused_is_asked_again_but_not_at_once(
    tmp_path: Path, clock: StoppedClock
) -> None:
    bots = Slow(lambda number, question: Choice(CALL, 1), clock, took=100)
    async with firefly_house(tmp_path, with_deck(Odd), bots) as house:
        (ana,) = await sit_down(house, people=1, bots=1)
        while len(ana.frames) < 3:
            await ana.until(Frame)

        first, second = (await calls(house, ana))[:2]
        assert (first.at, second.at) == (100, 600), "as soon as its pause was over"
        assert [question.view.now for question in bots.asked[:7]] == [0, *[100] * 5, 600]
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
        await ana.until(Frame)

        assert [one.seat for one in (await calls(house, ana))[:1]] == [1]


async def test_a_race_between_bots_goes_to_its_end(tmp_path: Path) -> None:
    bots = Scripted(lambda number, question: Choice(CALL, 5 + number % 7))
    async with firefly_house(tmp_path, with_deck(Even), bots) as house:
        (ana,) = await sit_down(house, people=1, bots=2)
        while ana.frames[-1].outcome is None:
            await ana.until(Frame)
        await until(lambda: not house.table(ana).autoplay.is_busy())

        stamps = [one.at for one in await calls(house, ana)]
        assert len(stamps) == 12
        assert stamps == sorted(stamps)
