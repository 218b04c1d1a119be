"""The T-Rex Game at a table: bots, whole games, restarts, rematches and notes."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tangledbank import seeded
from tangledbank.bots import bot_names
from tangledbank.server import rest, wire
from tangledbank.server.entries import Acted
from tangledbank.server.pace import PAUSES
from tests.server.house import Noted, OpenHouse, a_bot, open_house
from tests.server.overhearing import (
    act,
    catch_up,
    follow,
    gather,
    overheard,
    replayed,
    restarts_alike,
    so_far,
    told_of,
)
from tests.server.pages import Frame, Page, play_by_chance, play_out
from tests.server.trex import (
    ANA,
    ANA_HAS,
    BEN,
    FIRST,
    GRACE,
    LOOK,
    NO_EYES,
    SHORT,
    TREX,
    WATCHER,
    asked,
    ben_lays,
    eager,
    lay_choices,
    laying,
    lays,
    period_of,
    set_scene,
    sit,
    start_playing,
)


# -- bots ----------------------------------------------------------------------------------
@pytest.mark.parametrize("pace", PAUSES)
async def test_a_bot_is_asked_in_the_same_way_whatever_it_holds(
    tmp_path: Path, pauses: list[wire.Pace], pace: wire.Pace
) -> None:
    """§3.2, ruling X25"""
    bots = Noted(TREX.parse("pass"))
    heard = []
    async with open_house(tmp_path, thinkers=bots) as house:
        for cards in (NO_EYES["jurassic"], NO_EYES[FIRST]):
            pages = await gather(house, TREX.id, 2)
            await pages[ANA].done("set up", pace=pace)
            await pages[ANA].done("begin")
            await catch_up(pages)
            starts = so_far(pages)
            await set_scene(house, pages, hands=[ANA_HAS, " ".join(cards)], first=BEN)
            table = house.table(pages[ANA])
            table.sitting.chairs[BEN].bot = "bluffer"
            table.autoplay.go_on()
            while asked(pages) == BEN:
                await pages[WATCHER].until(Frame)
            await catch_up(pages)
            heard.append(overheard(pages, starts, BEN))

    assert [len(question.legal) for question in bots.asked] == [5, 29]
    assert pauses == [pace, pace]
    assert heard[0] == heard[1]


@pytest.mark.parametrize(
    "bot",
    [
        pytest.param(name, marks=[pytest.mark.slow] if place > 1 else [])
        for place, name in enumerate(bot_names(TREX))
    ],
)
async def test_a_bot_of_each_kind_plays_to_the_end(
    house: OpenHouse, pauses: list[wire.Pace], bot: str
) -> None:
    """§11.1"""
    ana, eve = await gather(house, TREX.id, 1, (bot,), {"target": 1, "rounds": 1})
    await ana.done("begin")
    await play_out(ana)
    await eve.catch_up()

    assert eve.frames[-1].outcome is not None
    entries = await house.entries(ana.table.code)
    done = [one.action for one in entries if isinstance(one, Acted) and one.seat == BEN]
    assert len(done) > 2
    assert len(pauses) == len(done)


@pytest.mark.usefixtures("one_shuffle")
async def test_a_bot_goes_on_for_somebody_who_has_left(tmp_path: Path) -> None:
    """§3.2"""
    async with open_house(tmp_path, grace=GRACE) as house:
        ana, ben, eve = pages = await start_playing(house, **SHORT)
        if asked(pages) == ANA:
            await act(pages, ANA, "pass")
        hidden = lay_choices(ben.frames[-1])[-1]
        await act(pages, BEN, hidden)
        await ben.drop_and_wait()
        await told_of(ana, BEN, may_hand_over=True)
        await ana.done("seat bot", seat=BEN, bot=a_bot(TREX.id))
        await play_out(ana)
        await eve.catch_up()

        entries = await house.entries(ana.table.code)
        done = [one.action for one in entries if isinstance(one, Acted) and one.seat == BEN]
        assert hidden in done, "what Ben has laid stays"
        assert eve.frames[-1].outcome is not None


# -- whole games ---------------------------------------------------------------------------
async def test_two_play_to_the_end_and_the_record_is_the_game(house: OpenHouse) -> None:
    """§11.1"""
    ana, ben, eve = await gather(house, TREX.id, 2, options={"target": 4})
    await ana.done("begin")
    await asyncio.gather(
        *[play_by_chance(page, seeded(n), eager) for n, page in enumerate((ana, ben))]
    )

    last = await replayed(house, eve, ana, ben)
    assert last.view["ended_by"] == "points"
    assert max(player["points"] for player in last.view["players"]) >= 4


async def go_on(pages: list[Page]) -> list[Any]:
    """A few more actions, each the last one that is legal; what each page sees then."""
    for _action in range(6):
        seat = asked(pages)
        await act(pages, seat, pages[seat].frames[-1].legal[-1])
    return [page.frames[-1].view for page in pages]


async def half_chosen(house: OpenHouse) -> list[Page]:
    """Ben has chosen to take another hand, Ana has not."""
    pages = await sit(house, hand=2)
    await act(pages, BEN, "redraw")
    return pages


async def half_played(house: OpenHouse) -> list[Page]:
    """Both have laid a hidden card."""
    pages = await start_playing(house, hand=12, limit=12)
    for _seat in range(2):
        seat = asked(pages)
        await act(pages, seat, lay_choices(pages[seat].frames[-1])[-1])
    return pages


@pytest.mark.usefixtures("one_shuffle")
@pytest.mark.parametrize("reach", [half_chosen, half_played])
async def test_a_restart_changes_nothing(
    house: OpenHouse, tmp_path: Path, reach: Callable[[OpenHouse], Any]
) -> None:
    """§1.4, §4.1"""
    await restarts_alike(house, tmp_path, reach, go_on)


async def test_a_rematch_tells_nothing_of_the_game_before(house: OpenHouse) -> None:
    """§1.10"""
    ana, ben, eve = await gather(house, TREX.id, 2, options={"rounds": 1})
    await ana.done("begin")
    await play_out(ana, ben)
    await ana.done("note", key="1:1", text="a How-de-do")
    await ben.done("rematch")
    await eve.catch_up()

    tickets = [rest.Ticket(ben.table.rematch, -1, page.ticket.token) for page in (ana, ben)]
    pages = [await house.open(ticket) for ticket in tickets]
    frames = [await page.shown() for page in pages]

    assert [page.seat for page in pages] == [BEN, ANA], "each sits one seat further"
    assert eve.table.rematch == ben.table.rematch
    assert [page.notes for page in pages] == [{}, {}]
    assert [frame.view["last"] for frame in frames] == [[], []]
    assert [frame.view["players"][seat]["known"] for frame in frames for seat in (ANA, BEN)] == (
        [[]] * 4
    )


async def test_a_note_about_a_hidden_card_reaches_nobody_else(house: OpenHouse) -> None:
    """§4.1"""
    heard = []
    for notes in ([], ["surely a How-de-do", "or A Fair Queue", ""]):
        pages = await sit(house)
        starts = so_far(pages)
        await set_scene(house, pages, **laying(period_of("peek")))
        await follow(pages, ben_lays(lays(period_of("peek"))[0]))
        for text in notes:
            await pages[ANA].done("note", key="1:1", text=text)
        await follow(pages, LOOK)
        heard.append(overheard(pages, starts, ANA))

    assert heard[0] == heard[1]
