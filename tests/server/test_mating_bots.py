"""The Mating Game at a table: no bot shows what it holds, not even on the clock (M33)."""

from pathlib import Path

import pytest

from tangledbank.server import wire
from tangledbank.server.entries import Acted
from tangledbank.server.pace import PAUSES
from tests.server.house import Noted, OpenHouse, open_house
from tests.server.mating import BEN, MALES, MATING, set_scene
from tests.server.overhearing import (
    gather,
)
from tests.server.pages import Frame

pytestmark = pytest.mark.once

AT_ONCE = PAUSES["at once"]


async def bot_asked(house: OpenHouse, card: str, pace: wire.Pace = "at once") -> Acted:
    """A bot in a window with this card on Ben's seat: what it did, stamped since it was asked."""
    pages = await gather(house, MATING.id, 3)
    await pages[0].done("set up", pace=pace)
    await pages[0].done("begin")
    await set_scene(house, pages, males=MALES, hands=["", card], first=BEN, window=2)
    table = house.table(pages[0])
    table.sitting.chairs[BEN].bot = "greedy"
    asked_at = table.autoplay.now()
    table.autoplay.go_on()
    while pages[0].frames[-1].view["actors"] == [BEN]:
        await pages[0].until(Frame)
    acted = (await house.entries(pages[0].table.code))[-1]
    assert isinstance(acted, Acted)
    return Acted(acted.seat, acted.action, acted.at - asked_at)


HANDS = ("food-cache-shrike level-up-betta", "alarm-call-vervet guppy-bold")


@pytest.mark.parametrize("pace", PAUSES)
async def test_a_bot_is_asked_in_the_same_way_whatever_it_holds(
    tmp_path: Path, pauses: list[wire.Pace], pace: wire.Pace
) -> None:
    """§6.6, ruling M33"""
    bots = Noted(MATING.parse("pass"))
    async with open_house(tmp_path, thinkers=bots) as house:
        done = [(await bot_asked(house, hand, pace)).action for hand in HANDS]

    assert done == ["pass", "pass"]
    assert [len(question.legal) for question in bots.asked] == [4, 2]
    usual = "brisk" if pace == "human" else pace  # windows are routine
    assert pauses == [usual, usual]


async def test_a_bot_that_acts_at_once_hides_how_long_it_thought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """§6.6, ruling M33"""
    monkeypatch.setitem(PAUSES, "at once", AT_ONCE)
    bots = Noted(MATING.parse("pass"))
    async with open_house(tmp_path, thinkers=bots) as house:
        quick = [(await bot_asked(house, hand)).at for hand in HANDS]
        bots.took = 0.03
        slow = [(await bot_asked(house, hand)).at for hand in HANDS]

    assert min(quick + slow) >= 50
