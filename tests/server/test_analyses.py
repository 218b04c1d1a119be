"""Analyses: of games that are over, one at a time, kept with the table, stopped if unwanted."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tangledbank import GAMES, seeded
from tangledbank.bots.analysis import analyse
from tangledbank.core.record import read_record
from tangledbank.server import analyses, wire
from tests.server.house import GAME, TRIALS, OpenHouse, open_house
from tests.server.overhearing import catch_up, gather
from tests.server.pages import Page
from tests.server.past import something

pytestmark = pytest.mark.once
SHORT: dict[str, wire.Value] = {"rounds": 1}


async def over(house: OpenHouse) -> str:
    """The code of a table whose short game is over."""
    pages = await begun(house)
    table, rng = house.table(pages[0]), seeded(5)
    while table.sitting.stage == "playing":
        async with table.turn():
            assert table.sitting.record is not None
            await table.commit(something(table.sitting.record, rng))
    await catch_up(pages)
    return pages[0].table.code


async def begun(house: OpenHouse) -> list[Page]:
    """A short game of two people that has just begun."""
    pages = await gather(house, GAME.id, 2, (), SHORT)
    await pages[0].done("begin")
    await catch_up(pages)
    return pages


async def asked(house: OpenHouse, path: str, **content: Any) -> dict[str, Any]:
    """How far it is; with content, it begins."""
    method = "POST" if content else "GET"
    reply = await house.rest.request(method, path, **content)
    assert reply.status_code == 200, reply.text
    found: dict[str, Any] = reply.json()
    return found


async def settled(house: OpenHouse, path: str) -> dict[str, Any]:
    """When it is neither waiting nor running any more."""
    while (found := await asked(house, path))["state"] in ("waiting", "running"):
        await asyncio.sleep(0.02)
    return found


async def test_a_game_is_analysed_and_kept(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        code = await over(house)
        path = f"/api/tables/{code}/analysis"
        assert (await asked(house, path))["state"] == "none"
        assert (await asked(house, path, content=""))["state"] == "waiting"
        done = await settled(house, path)
        text = (await house.rest.get(f"/api/tables/{code}/record")).text
        steps = (await house.rest.get(f"/api/tables/{code}/replay")).json()["steps"]
        names = [seat.name for seat in (await house.look(code)).seats]
    expected = analyse(read_record(text, GAMES), trials=TRIALS)

    assert done["state"] == "done"
    assert done["looked"] == done["steps"] == len(steps), "a step of the replay each"
    assert done["analysis"]["chances"] == [list(one) for one in expected.chances]
    assert [one["step"] for one in done["analysis"]["moments"]] == [
        one.step for one in expected.moments
    ]
    said = " ".join(one["sentence"] for one in done["analysis"]["moments"])
    assert not said or any(name in said for name in names) or "Seat" not in said

    async with open_house(tmp_path) as house:
        assert (await asked(house, path))["analysis"] == done["analysis"], "after a restart"
        assert (await asked(house, path, content=""))["state"] == "done", "nothing to begin"


async def test_a_game_that_is_played_tells_nothing(house: OpenHouse) -> None:
    pages = await begun(house)
    path = f"/api/tables/{pages[0].table.code}/analysis"

    for method in ("GET", "POST"):
        assert "when it is over" in await house.problem(method, path, 409)
    assert "no table" in await house.problem("POST", "/api/tables/QQQQQQ/analysis", 404)


async def test_only_so_many_wait(house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
    code = await over(house)
    monkeypatch.setattr(analyses, "MOST_WAITING", 0)

    reply = await house.rest.post(f"/api/tables/{code}/analysis")
    assert (reply.status_code, reply.json()["code"]) == (503, "busy")
    assert "retry-after" in reply.headers


async def test_it_stops_when_nobody_asks_and_goes_on_when_somebody_does(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = f"/api/tables/{await over(house)}/analysis"
    patience = analyses.PATIENCE
    monkeypatch.setattr(analyses, "PATIENCE", 0.4)
    await asked(house, path, content="")
    await asyncio.sleep(1.0)
    stopped = await settled(house, path)
    monkeypatch.setattr(analyses, "PATIENCE", patience)
    again = await asked(house, path, content="")
    done = await settled(house, path)

    assert stopped["state"] in ("stopped", "done")
    assert again["looked"] == stopped["looked"], "what was found is not lost"
    assert done["state"] == "done"


async def test_a_file_is_analysed_under_a_key_of_its_own(house: OpenHouse) -> None:
    code = await over(house)
    text = (await house.rest.get(f"/api/tables/{code}/record")).text

    first = await asked(house, "/api/analyses", content=text)
    done = await settled(house, f"/api/analyses/{first['key']}")
    assert (done["state"], done["key"]) == ("done", first["key"])
    assert (await asked(house, "/api/analyses", content=text))["state"] == "done"
    assert (await asked(house, "/api/analyses/other"))["state"] == "none"


async def test_what_is_not_a_record_fails_in_one_sentence(house: OpenHouse) -> None:
    first = await asked(house, "/api/analyses", content="{}")
    failed = await settled(house, f"/api/analyses/{first['key']}")

    assert failed["state"] == "failed"
    assert failed["trouble"] == "This file is not a record of a game."
