"""The Mating Game at a table with a time to answer (§9.8)."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tangledbank import GAMES
from tangledbank.core.record import read_record
from tangledbank.server import wire
from tangledbank.server.entries import Acted, Passed
from tests.server.house import OpenHouse, open_house
from tests.server.mating import LUNCH, MATING, sit_down
from tests.server.overhearing import catch_up
from tests.server.pages import Frame, Page
from tests.server.seen import are_level, view_of
from tests.server.waiting import StoppedClock

pytestmark = pytest.mark.once

HURRIED: dict[str, wire.Value] = {
    "seconds": 1, "start_food": 20, "environment": "own", "own_deck": "fox-country",
}  # fmt: skip
SECOND = 1000


async def wait_until(page: Page, condition: Callable[[Any], bool]) -> Frame:
    """Wait for a view like this."""
    while not condition(page.frames[-1].view):
        await page.until(Frame)
    return page.frames[-1]


async def let_pass(
    house: OpenHouse, page: Page, clock: StoppedClock, condition: Callable[[Any], bool]
) -> Frame:
    """A second passes, after which there is a view like this."""
    clock.let_pass(house.table(page), SECOND)
    return await wait_until(page, condition)


async def passed(house: OpenHouse, page: Page) -> list[int]:
    """When the server took a default."""
    return [one.at for one in await house.entries(page.table.code) if isinstance(one, Passed)]


async def test_whoever_does_not_answer_in_time_gets_the_default(
    house: OpenHouse, clock: StoppedClock
) -> None:
    """§9.8, ruling M33"""
    pages = await sit_down(house, people=2, **HURRIED)
    ana = pages[0]
    first = ana.frames[-1]
    strategy = first.legal[0]
    assert (first.view["due"], first.at, first.clock) == (SECOND, 0, 0)

    await ana.act(strategy)
    lunch = await let_pass(house, ana, clock, lambda view: view["phase"] == "window")
    hunted = await let_pass(house, ana, clock, lambda view: view["phase"] == "threat")
    eaten = await let_pass(house, ana, clock, lambda view: view["phase"] == "discarding")
    again = await let_pass(house, ana, clock, lambda view: view["round"] == 2)
    await catch_up(pages)

    told = [[event.name for event in frame.events] for frame in (lunch, hunted, eaten, again)]
    assert told[0] == ["revealed", "went to lunch", "window opened"]
    assert told[1] == ["passed", "turned up", "hunted"]
    assert told[2][0] == "eaten"
    assert "kept all" in told[3]
    stamps = [frame.at for frame in (lunch, hunted, eaten, again)]
    assert stamps == [SECOND, 2 * SECOND, 3 * SECOND, 4 * SECOND]
    assert [frame.view["due"] - frame.at for frame in (lunch, hunted, eaten, again)] == [SECOND] * 4
    assert (await passed(house, ana))[:4] == stamps
    assert are_level(house, *pages)


async def test_a_game_with_defaults_is_replayed_from_its_log_and_from_its_record(
    house: OpenHouse, clock: StoppedClock
) -> None:
    """§9.8"""
    pages = await sit_down(house, people=2, **{**HURRIED, "round_limit": 1})
    ana = pages[0]
    actions = [ana.frames[-1].legal[0], "pass ahead", "escape"]
    await ana.act(actions[0])
    await let_pass(house, ana, clock, lambda view: view["phase"] == "window")
    await ana.act(actions[1])
    await ana.act(actions[2])
    await ana.catch_up()

    again = await house.tables.rebuild(ana.table.code)
    text = (await house.rest.get(f"/api/tables/{ana.table.code}/record")).text
    record = read_record(text, GAMES)

    assert ana.frames[-1].outcome is not None
    assert again is not None
    assert view_of(again, 0) == ana.frames[-1].view
    assert again.record is not None
    assert [MATING.notation(entry.action) for entry in record.entries] == actions
    assert record.position.view(0) == again.record.position.view(0)


async def test_a_restart_takes_nobodys_time(tmp_path: Path, clock: StoppedClock) -> None:
    """§9.8"""
    async with open_house(tmp_path) as house:
        pages = await sit_down(house, people=2, **HURRIED)
        ana = pages[0]
        await ana.act(ana.frames[-1].legal[0])
        await ana.catch_up()
        before = ana.frames[-1]
        clock.move(300)
    clock.move(700)

    async with open_house(tmp_path) as house:
        back = await house.open(ana.ticket)
        frame = await back.shown()
        assert frame.view == before.view
        assert frame.clock == before.at, "it stood still meanwhile"

        shown = await let_pass(house, back, clock, lambda view: view["phase"] == "window")
        assert shown.at == before.view["due"]
        assert await passed(house, back) == [before.view["due"]]


async def test_what_time_has_shown_is_not_taken_back(house: OpenHouse, clock: StoppedClock) -> None:
    """§2.3, §9.8"""
    pages = await sit_down(house, people=2, **HURRIED)
    ana = pages[0]
    await ana.act(ana.frames[-1].legal[0])
    frame = await let_pass(house, ana, clock, lambda view: view["phase"] == "window")

    refusal = await ana.refused("take back")

    assert refusal == frame.take_back


async def test_changing_a_choice_does_not_turn_time_back(
    house: OpenHouse, clock: StoppedClock
) -> None:
    """§2.2, §9.8"""
    pages = await sit_down(house, people=2, **HURRIED)
    ana = pages[0]
    clock.let_pass(house.table(ana), 2 * SECOND)
    second = await wait_until(ana, lambda view: view["round"] == 2)
    await ana.act(second.legal[0])
    await ana.done("take back")

    assert ana.frames[-1].view == second.view
    assert await passed(house, ana) == [SECOND, 2 * SECOND]


async def test_whoever_answers_too_late_has_not_answered_the_next_question(
    house: OpenHouse, clock: StoppedClock
) -> None:
    """§9.8"""
    pages = await sit_down(house, people=2, **{**HURRIED, "own_deck": "mangrove"})
    ana, ben = pages[:2]
    await ana.act(ana.frames[-1].legal[0])
    await ben.act(LUNCH)
    first = await wait_until(ana, lambda view: view["window"] == 1)
    alarm = house.table(ana).autoplay.alarm
    assert alarm is not None
    alarm.cancel()  # the server is busy elsewhere when the time is over

    clock.move(first.view["due"] - first.at)
    refusal = await ana.refused("act", action="pass", seq=first.seq)

    assert refusal.code == "stale"
    assert not any(isinstance(one, Acted) and one.action == "pass"
                   for one in await house.entries(ana.table.code))  # fmt: skip
