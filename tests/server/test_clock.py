"""Table time: it passes by itself, is saved, stands still while the server is down."""

import asyncio
from contextlib import closing
from pathlib import Path

import pytest

from tangledbank.server import wire
from tangledbank.server.entries import Acted, Passed
from tangledbank.server.shown import events_info
from tangledbank.server.store import open_store
from tangledbank.server.tables import Tables
from tangledbank.server.thinking import Thinkers
from tests import toys
from tests.server.house import OpenHouse, open_house
from tests.server.pages import Frame, Page
from tests.server.seen import view_of
from tests.server.waiting import StoppedClock
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
        await page.until(Frame)


async def next_card(house: OpenHouse, page: Page, clock: StoppedClock) -> Frame:
    """Time passes, and the next card turns up."""
    clock.let_pass(house.table(page), SECOND)
    return await page.until(Frame)


async def top(house: OpenHouse, page: Page, clock: StoppedClock, *, odd: bool) -> Frame:
    """Let time pass up to an odd card, or to an even one."""
    while page.frames[-1].view["top"] % 2 != odd:
        await next_card(house, page, clock)
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


async def test_news_of_the_time_does_not_repeat_who_sits_where(tmp_path: Path) -> None:
    async with open_house(tmp_path, games=GAMES) as house:
        pages = await fireflies(house, cards=5)
        before = len(pages[0].texts)

        await to_the_end(pages[0])

        told = [text for text in pages[0].texts[before:] if '"type":"table"' in text]
        assert len(told) <= 2, "who is ready, and that the game is over"


async def test_the_server_stamps_actions_and_nobody_else(
    tmp_path: Path, clock: StoppedClock
) -> None:
    async with open_house(tmp_path, games=GAMES) as house:
        page, _other = await fireflies(house, cards=40)
        shown = await top(house, page, clock, odd=False)
        await page.say("act", id="forged", action="call", seq=shown.seq, at=0)
        refused = await page.until(wire.Refused)

        clock.move(7)
        await page.act("call")

        acted = [one for one in await house.entries(page.table.code) if isinstance(one, Acted)]
        assert refused.refusal.code == "bad message"
        assert len(acted) == 1
        assert acted[0].at == shown.at + 7


async def test_a_table_comes_back_at_the_moment_at_which_it_was(
    tmp_path: Path, clock: StoppedClock
) -> None:
    async with open_house(tmp_path, games=GAMES) as house:
        page, _other = await fireflies(house, cards=60)
        await top(house, page, clock, odd=False)
        await page.act("call")
        await next_card(house, page, clock)
        clock.move(7)
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

    clock.move(1000)
    async with open_house(tmp_path, games=GAMES) as house:
        back = await house.open(page.ticket)
        first = await back.shown()
        later = await next_card(house, back, clock)

        assert (first.at, first.clock) == (before, before), "it stood still meanwhile"
        assert later.at == before + SECOND
        assert back.log[: len(page.log)] == page.log


async def test_a_call_in_the_pause_is_refused_and_nothing_is_forgotten(
    tmp_path: Path, clock: StoppedClock
) -> None:
    async with open_house(tmp_path, games=GAMES) as house:
        page, _other = await fireflies(house, cards=30)
        await top(house, page, clock, odd=True)
        await page.act("call")
        codes: list[str] = []
        for _time in range(10):
            refusal = await page.refused("act", action="call", seq=page.frames[-1].seq)
            codes.append(refusal.code)
            await next_card(house, page, clock)
        await page.catch_up()

        sitting = house.table(page).sitting
        async with house.table(page).lock:
            again = await house.tables.rebuild(sitting.code)
            assert again is not None
            assert codes == ["too-early"] * 10
            for seat in (None, 0, 1):
                assert view_of(again, seat) == view_of(sitting, seat)
            assert again.heard_by(0) == sitting.heard_by(0)
            heard = list(events_info(again.heard_by(0)))
            assert page.log == heard[: len(page.log)]
