"""Table time: it passes by itself, is saved, stands still while the server is down."""

import asyncio
from contextlib import closing
from pathlib import Path

import pytest

from tangledbank.server import wire
from tangledbank.server.entries import Acted, Passed
from tangledbank.server.shown import events_info, moment_of
from tangledbank.server.store import open_store
from tangledbank.server.tables import Tables
from tangledbank.server.thinking import Thinkers
from tests import toys
from tests.server.house import OpenHouse, open_house
from tests.server.pages import Page
from tests.toys import FIREFLY

pytestmark = pytest.mark.once

GAMES = {FIREFLY.id: FIREFLY}
SECOND = 40  # ms: fireflies in a hurry


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toys, "SECOND", SECOND)


async def fireflies(house: OpenHouse, cards: int) -> list[Page]:
    """Two people, who have begun."""
    ticket = await house.lay(2, game=FIREFLY.id, options={"cards": cards, "pause": 500})
    pages = [await house.open(ticket), await house.open(await house.sit(ticket.code))]
    await pages[0].done("begin")
    for page in pages:
        await page.shown()
    return pages


async def to_the_end(page: Page) -> None:
    while page.frames[-1].outcome is None:
        await page.until(wire.Frame)


async def top(page: Page, odd: bool) -> wire.Frame:
    """Wait for an odd card, or for an even one."""
    while page.frames[-1].view["top"] % 2 != odd:
        await page.until(wire.Frame)
    return page.frames[-1]


async def test_what_is_due_happens_by_itself_and_is_saved(tmp_path: Path) -> None:
    async with open_house(tmp_path, games=GAMES) as house:
        pages = await fireflies(house, cards=5)

        await asyncio.gather(*[to_the_end(page) for page in pages])

        entries = await house.entries(pages[0].table.code)
        passed = [entry.at for entry in entries if isinstance(entry, Passed)]
        assert passed == [SECOND * number for number in range(1, 6)]
        for page in pages:
            assert [frame.at for frame in page.frames] == [0, *passed]
            assert page.frames[-1].outcome is not None


async def test_news_of_the_time_do_not_repeat_who_sits_where(tmp_path: Path) -> None:
    async with open_house(tmp_path, games=GAMES) as house:
        pages = await fireflies(house, cards=5)
        before = len(pages[0].texts)

        await to_the_end(pages[0])

        told = [text for text in pages[0].texts[before:] if '"type":"table"' in text]
        assert len(told) <= 2, "who is ready, and that the game is over"


async def test_the_server_stamps_actions_and_nobody_else(tmp_path: Path) -> None:
    async with open_house(tmp_path, games=GAMES) as house:
        page, _other = await fireflies(house, cards=40)
        frame = await top(page, odd=False)
        await page.say("act", id="forged", action="call", seq=frame.seq, at=0)
        refused = await page.until(wire.Refused)
        shown = (await top(page, odd=False)).at

        await page.act("call")

        acted = [one for one in await house.entries(page.table.code) if isinstance(one, Acted)]
        assert refused.refusal.code == "bad message"
        assert len(acted) == 1
        assert acted[0].at >= shown


async def test_a_table_comes_back_at_the_moment_at_which_it_was(tmp_path: Path) -> None:
    async with open_house(tmp_path, games=GAMES) as house:
        page, _other = await fireflies(house, cards=60)
        await top(page, odd=False)
        await page.act("call")
        await page.until(wire.Frame)
        code = page.table.code
        record = house.table(page).sitting.record
    assert record is not None
    before = int(record.position.now)
    with closing(open_store(tmp_path)) as store:
        again = await Tables(GAMES, store, Thinkers()).rebuild(code)
    assert again is not None
    assert again.record is not None
    assert int(again.record.position.now) == before
    assert again.record.position.view(None) == record.position.view(None)

    async with open_house(tmp_path, games=GAMES) as house:
        back = await house.open(page.ticket)
        first = await back.shown()
        later = await back.until(wire.Frame)

        clock = house.table(back).autoplay.clock
        assert clock is not None
        assert clock.at == before, "it stood still meanwhile"
        assert before <= first.at < later.at
        assert back.log[: len(page.log)] == page.log


async def test_a_call_in_the_pause_is_refused_and_nothing_is_forgotten(tmp_path: Path) -> None:
    async with open_house(tmp_path, games=GAMES) as house:
        page, _other = await fireflies(house, cards=30)
        await top(page, odd=True)
        await page.act("call")
        codes: list[str] = []
        while page.frames[-1].outcome is None and len(codes) < 10:
            answer = await page.ask("act", action="call", seq=page.frames[-1].seq)
            codes.append(answer.refusal.code if isinstance(answer, wire.Refused) else "done")
            await asyncio.sleep(SECOND / 1000 * 0.7)
        await page.catch_up()

        sitting = house.table(page).sitting
        async with house.table(page).lock:
            again = await house.tables.rebuild(sitting.code)
            assert again is not None
            assert "too-early" in codes
            assert moment_of(again) == moment_of(sitting)
            assert again.heard_by(0) == sitting.heard_by(0)
            heard = list(events_info(again.heard_by(0)))
            assert page.log == heard[: len(page.log)]
