"""Try it from here: a table that goes on from a moment of a game that is over."""

from typing import Any

import pytest

from tangledbank import GAMES
from tangledbank.core.record import read_record
from tangledbank.server import rest, wire
from tangledbank.server.entries import Branched
from tests.server.house import GAME, OpenHouse
from tests.server.overhearing import catch_up
from tests.server.pages import Page
from tests.server.test_analyses import begun, over

pytestmark = pytest.mark.once
OPEN = ("open", "open")


async def branch(house: OpenHouse, code: str, **wish: Any) -> rest.Ticket:
    """A new table from the game of this one."""
    wish = {"name": "Ana", "seat": 1, "entries": 5, "others": OPEN, **wish}
    reply = await house.rest.post(f"/api/tables/{code}/branches", json=wish)
    assert reply.status_code == 201, reply.text
    return rest.Ticket(**reply.json())


async def gone_on(house: OpenHouse, code: str, **wish: Any) -> list[Page]:
    """It has begun, with two people."""
    ana = await branch(house, code, **wish)
    ben = await house.sit(ana.code, "Ben", 0)
    pages = [await house.open(ana), await house.open(ben)]
    await pages[0].done("begin")
    await catch_up(pages)
    return pages


async def test_it_begins_with_what_was_hidden_as_it_was(house: OpenHouse) -> None:
    code = await over(house)
    old = read_record((await house.rest.get(f"/api/tables/{code}/record")).text, GAMES)
    pages = await gone_on(house, code)
    table = house.table(pages[0])
    record = table.sitting.record

    assert record is not None
    assert record.position.places() == old.after(5).places()
    for seat in (0, 1):
        assert record.position.view(seat) == old.after(5).view(seat)
    assert record.common == 5
    assert record.branches[0].of == code
    assert record.branches[0].seed == table.sitting.shuffle.seed, "which nobody could choose"
    info = await house.look(table.sitting.code)
    assert info.branch == wire.BranchInfo(code, 5)
    assert pages[0].log, "what happened before is told"
    entries = await house.entries(table.sitting.code)
    assert [one.of for one in entries if isinstance(one, Branched)] == [code]
    rebuilt = await house.tables.rebuild(table.sitting.code)
    assert rebuilt is not None
    assert rebuilt.record is not None
    assert rebuilt.record.position.places() == record.position.places()
    assert rebuilt.record.position.rng.below(1 << 30) == record.position.clone().rng.below(1 << 30)


async def test_its_record_replays_and_says_where_it_left(house: OpenHouse) -> None:
    code = await over(house)
    pages = await gone_on(house, code)
    table = house.table(pages[0])
    while table.sitting.stage == "playing":
        async with table.turn():
            record = table.sitting.record
            assert record is not None
            seat = record.position.actors()[0]
            await table.act(record, seat, record.position.legal(seat)[0], 0)
        await catch_up(pages)
    text = (await house.rest.get(f"/api/tables/{table.sitting.code}/record")).text
    read = read_record(text, GAMES)
    replay = await house.rest.get(f"/api/tables/{table.sitting.code}/replay")

    assert read.common == 5
    assert read.outcome() == table.sitting.outcome
    assert replay.status_code == 200
    assert len(replay.json()["steps"]) == len(read.entries) + 1


async def test_bots_sit_where_nobody_is_to_come(house: OpenHouse) -> None:
    code = await over(house)
    ticket = await branch(house, code, others=())
    info = await house.look(ticket.code)

    assert (info.host, info.stage) == (1, "gathering")
    assert [seat.who for seat in info.seats] == ["bot", "person"]
    assert info.seats[0].bot == "medium"


async def test_only_games_that_are_over_are_left(house: OpenHouse) -> None:
    playing = (await begun(house))[0].table.code
    code = await over(house)
    wish = {"name": "Ana", "seat": 0, "entries": 2}

    async def why(code: str, status: int = 409, **more: Any) -> str:
        return await house.problem("POST", f"/api/tables/{code}/branches", status, {**wish, **more})

    assert "when it is over" in await why(playing)
    assert "Nobody is asked" in await why(code, entries=4000)
    assert "Nobody is asked" in await why(code, entries=-1)
    assert "no seat 10" in await why(code, seat=9)
    assert "no bot" in await why(code, others=["", "nobody"])
    assert "no table" in await why("QQQQQQ", 404)


async def test_a_file_is_left_like_a_table(house: OpenHouse) -> None:
    code = await over(house)
    text = (await house.rest.get(f"/api/tables/{code}/record")).text
    wish = {"name": "Ana", "seat": 0, "entries": 5, "record": text}

    reply = await house.rest.post("/api/branches", json=wish)
    assert reply.status_code == 201, reply.text
    assert (await house.look(reply.json()["code"])).branch == wire.BranchInfo("", 5)
    late = {**wish, "entries": 4000}
    assert "Nobody is asked" in await house.problem("POST", "/api/branches", 400, late)
    none = {**wish, "record": "{}"}
    assert "not a record" in await house.problem("POST", "/api/branches", 400, none)


async def test_nothing_is_turned_at_such_a_table(house: OpenHouse) -> None:
    ticket = await branch(house, await over(house))
    page = await house.open(ticket)

    refusal = await page.refused("set up", options={})
    assert "goes on from another game" in refusal.sentence
    assert GAME.id == page.table.game
