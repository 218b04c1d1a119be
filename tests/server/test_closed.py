"""Tables of other rules, or of logs that cannot be replayed: shown closed, never replayed."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import update

from tangledbank import Game
from tangledbank.server import sitting as sittings
from tangledbank.server import wire
from tangledbank.server.schema import LOG
from tests.server.house import BOT, GAME, SHORT, OpenHouse, open_house
from tests.server.pages import Page, play_out

pytestmark = pytest.mark.once

NEWER = replace(GAME, rules_version=GAME.rules_version + 1)


class NeverDealt(Exception):
    """Raised where a game is dealt that must not be."""


async def play(folder: Path, to_the_end: bool) -> list[Page]:
    async with open_house(folder) as house:
        pages = await house.play(people=2, seats=2, **SHORT)
        if to_the_end:
            await play_out(*pages)
        else:
            await pages[0].act()
        return pages


@pytest.mark.parametrize("to_the_end", [True, False])
@pytest.mark.parametrize(
    ("games", "notice"),
    [
        ({GAME.id: NEWER}, f"rules {GAME.rules_version} of {GAME.title}"),
        ({}, f"does not have the game '{GAME.id}'"),
    ],
    ids=["newer", "gone"],
)
async def test_a_table_of_other_rules_is_shown_closed(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    games: Mapping[str, Game],
    notice: str,
    to_the_end: bool,
) -> None:
    pages = await play(tmp_path, to_the_end)
    code, outcome = pages[0].table.code, pages[0].frames[-1].outcome

    def no_record(*_all: object) -> None:
        raise NeverDealt

    monkeypatch.setattr(sittings, "Record", no_record)
    async with open_house(tmp_path, games=games) as house:
        table = await house.look(code)
        page = await house.open(pages[0].ticket)

        assert table.stage == page.table.stage == "closed"
        assert notice in table.notice
        assert table.outcome == outcome
        assert [seat.name for seat in table.seats] == ["Ana", "Ben"]
        assert page.log == []
        await check_that_nothing_can_be_done(house, page)
        assert page.frames == []


async def check_that_nothing_can_be_done(house: OpenHouse, page: Page) -> None:
    code = page.table.code
    before = await house.store.entries(code)
    refusals = [
        await page.refused("act", action="keep algae", seq=0),
        await page.refused("take back"),
        await page.refused("begin"),
        await page.refused("rematch"),
        await page.refused("seat bot", seat=1, bot=BOT),
        await page.refused("free seat", seat=1),
    ]
    assert all(refusal.sentence.endswith(".") for refusal in refusals)
    await house.problem("POST", f"/api/tables/{code}/seats", 409, {"name": "Dina"})
    await house.problem("GET", f"/api/tables/{code}/record", 409)
    assert await house.store.entries(code) == before


@pytest.mark.parametrize("entry", ["{", '{"type":"acted","seat":1,"action":"win","at":0}'])
async def test_a_log_that_cannot_be_replayed_closes_its_table_only(
    tmp_path: Path, entry: str, caplog: pytest.LogCaptureFixture
) -> None:
    pages = await play(tmp_path, to_the_end=False)
    code = pages[0].table.code
    async with open_house(tmp_path) as house:
        with house.store.engine.begin() as base:
            last = len(await house.store.entries(code)) - 1
            spoil = update(LOG).where(LOG.c.code == code, LOG.c.seq == last)
            base.execute(spoil.values(entry=entry))
    async with open_house(tmp_path) as house:
        table = await house.look(code)
        page = await house.open(pages[0].ticket)

        assert table.stage == "closed"
        assert table.notice == "The log of this table cannot be replayed."
        assert f"line {last}" in caplog.text
        await check_that_nothing_can_be_done(house, page)
        await page.done("rename", name="Anna")
        others = await house.play(people=2, seats=2)
        await others[0].act()


async def test_a_closed_table_may_be_watched(tmp_path: Path) -> None:
    pages = await play(tmp_path, to_the_end=True)
    async with open_house(tmp_path, games={GAME.id: NEWER}) as house:
        watcher = await house.open(pages[0].table.code)

        assert watcher.seat is None
        assert isinstance(watcher.table, wire.TableInfo)


@pytest.mark.parametrize("place", [0, 1, 3])
async def test_a_log_is_not_replayed_behind_a_broken_line(tmp_path: Path, place: int) -> None:
    spoilt = (await play(tmp_path, to_the_end=False))[0].table.code
    whole = (await play(tmp_path, to_the_end=False))[0].table.code
    async with open_house(tmp_path) as house:
        with house.store.engine.begin() as base:
            spoil = update(LOG).where(LOG.c.code == spoilt, LOG.c.seq == place)
            base.execute(spoil.values(entry='{"type":"freed","seat":9}'))
    async with open_house(tmp_path) as house:
        assert (await house.look(spoilt)).stage == "closed"
        assert (await house.look(whole)).stage == "playing"
        await house.problem("POST", f"/api/tables/{spoilt}/seats", 409, {"name": "Eve"})
