"""Phylo at a table: questions of events, restarts, bots in people's places and whole games."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tangledbank.bots import bot_names
from tangledbank.server.entries import Acted
from tests.server.house import OpenHouse, a_bot, open_house
from tests.server.overhearing import (
    act,
    catch_up,
    follow,
    gather,
    replayed,
    restarts_alike,
    told_of,
)
from tests.server.pages import Frame, Page, play_out
from tests.server.phylo import (
    ANA,
    BEN,
    CLEO,
    DINA,
    GRACE,
    PHYLO,
    WATCHER,
    aiming,
    nothing_by,
    striking,
)


# -- questions of events -------------------------------------------------------------------
@pytest.mark.usefixtures("one_shuffle")
async def test_only_the_owner_of_an_event_chooses_what_it_takes(house: OpenHouse) -> None:
    """§6.3"""
    pages = await striking(house)
    frame = pages[BEN].frames[-1]
    strike = frame.view["strike"]
    level = strike["candidates"]
    assert (strike["owner"], strike["target"], frame.view["actors"]) == (BEN, CLEO, [BEN])
    assert len(level) > 1
    assert frame.legal == tuple(f"strike {card}" for card in level)
    assert frame.offers[0].startswith("Takes Cleo's ")

    for page in (pages[ANA], pages[CLEO], pages[DINA]):
        shown = page.frames[-1]
        assert (shown.legal, shown.offers, shown.view["strike"]) == ((), (), strike)
        refusal = await page.refused("act", action=frame.legal[0], seq=shown.seq)
        assert refusal.sentence == "It is the turn of seat 2."
        assert (await page.answer("why not", action=frame.legal[0])).refusal == refusal
    watching = await pages[WATCHER].refused("act", action=frame.legal[0], seq=2**40)
    assert watching.sentence == "You are watching; only players act."
    other = next(f"clover-{copy}" for copy in range(1, 10) if f"clover-{copy}" not in level)
    wrong = await pages[BEN].refused("act", action=f"strike {other}", seq=frame.seq)
    assert (wrong.code, wrong.cards) == ("not-the-highest", (other,))

    await act(pages, BEN, frame.legal[1])

    ended = pages[WATCHER].frames[-1]
    assert ended.view["round"] == 2
    assert ended.view["last"][CLEO]["fallen"] == [level[1]]


@pytest.mark.usefixtures("one_shuffle")
async def test_an_action_for_an_older_question_is_refused(house: OpenHouse) -> None:
    """§4.1, §6.3"""
    pages = await aiming(house)
    asked = {seat: pages[seat].frames[-1].seq for seat in range(4)}
    await follow(pages, [(BEN, "aim nothing"), (BEN, "take back")])
    stale = [await pages[BEN].refused("act", action="aim wildfire 2", seq=asked[BEN])]
    await act(pages, BEN, "aim wildfire 1")
    for seat in (ANA, CLEO, DINA):  # they were asked before others were ready; that is no change
        await pages[seat].done("act", action="aim nothing", seq=asked[seat])
    await catch_up(pages)
    frame = pages[BEN].frames[-1]
    stale.append(await pages[BEN].refused("act", action=frame.legal[0], seq=asked[BEN]))
    await act(pages, BEN, frame.legal[0])
    late = await pages[CLEO].refused("act", action="keep all", seq=asked[CLEO])

    assert [one.code for one in (*stale, late)] == ["stale", "stale", "stale"]
    assert {one.sentence for one in stale} == {"The table has changed since; look again."}


# -- restarts, bots in people's places, whole games ----------------------------------------
async def go_on(pages: list[Page]) -> list[Any]:
    """Ben aims again, the others aim, he strikes, and a card is dropped; what each page sees."""
    if pages[BEN].frames[-1].view["phase"] == "aiming":
        again = [(BEN, "take back"), (BEN, "aim wildfire 2")]
        await follow(pages, [*again, *nothing_by(CLEO, DINA)])
    await act(pages, BEN, pages[BEN].frames[-1].legal[1])
    await act(pages, CLEO, pages[CLEO].frames[-1].legal[1])
    return [page.frames[-1].view for page in pages]


async def half_aimed(house: OpenHouse) -> list[Page]:
    """Ben and Ana are ready, the others are not."""
    pages = await aiming(house)
    await follow(pages, [(BEN, "aim wildfire 1"), *nothing_by(ANA)])
    return pages


@pytest.mark.usefixtures("one_shuffle")
@pytest.mark.parametrize("reach", [half_aimed, striking])
async def test_a_restart_changes_nothing(
    house: OpenHouse, tmp_path: Path, reach: Callable[[OpenHouse], Any]
) -> None:
    """§4.1, §6.3"""
    await restarts_alike(house, tmp_path, reach, go_on)


@pytest.mark.usefixtures("one_shuffle")
@pytest.mark.parametrize("aimed", ["aim wildfire 1", ""])
async def test_a_bot_goes_on_for_somebody_who_has_left_while_aiming(
    tmp_path: Path, aimed: str
) -> None:
    """§4.1, §6.3"""
    async with open_house(tmp_path, grace=GRACE) as house:
        pages = await aiming(house)
        ana, ben, cleo, dina, eve = pages
        if aimed:
            await act(pages, BEN, aimed)
        await ben.drop_and_wait()
        await told_of(ana, BEN, may_hand_over=True)
        await ana.done("seat bot", seat=BEN, bot=a_bot(PHYLO.id))
        for page in (ana, cleo, dina):
            await page.act("aim nothing")
        while eve.frames[-1].view["round"] == 1:
            await eve.until(Frame)

        entries = await house.entries(ana.table.code)
        done = [one.action for one in entries if isinstance(one, Acted) and one.seat == BEN]
        back = await house.open(ben.ticket)
        frame = await back.shown()
        assert done[0] == "keep all"
        if aimed:
            assert done[1] == aimed, "what Ben has chosen stays"
            assert done[2].startswith("strike ")
        else:
            assert done[1].startswith("aim ")
        assert len(frame.view["own"]["hand"]) == 5
        await told_of(eve, BEN, bot="", present=True)


async def test_six_play_to_the_end_and_the_record_is_the_game(house: OpenHouse) -> None:
    """§1.1, §8.1"""
    bots = (*bot_names(PHYLO), *bot_names(PHYLO))[:5]
    ana, eve = await gather(house, PHYLO.id, 1, bots, {"target": 20})
    await ana.done("begin")
    await play_out(ana)

    last = await replayed(house, eve, ana)
    assert last.view["ended_by"] == "points"
    assert max(player["total"] for player in last.view["players"]) >= 20
