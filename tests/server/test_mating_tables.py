"""The Mating Game at a table: a deck of environments of one's own, and a look back."""

import pytest

from tests.server.house import OpenHouse
from tests.server.mating import MATING, sit_down
from tests.server.overhearing import (
    catch_up,
    gather,
)
from tests.server.pages import play_out

pytestmark = pytest.mark.once


# -- a deck of one's own -------------------------------------------------------------------
async def test_a_host_writes_a_deck_of_environments(house: OpenHouse) -> None:
    """§9.4"""
    pages = await gather(house, MATING.id, 3)
    ana, ben = pages[:2]
    await ana.done("set up", options={"environment": "own", "own_deck": "mangrove x2, wildfire"})
    await catch_up(pages)
    good = ben.table.options

    bad = [
        await ana.refused("set up", options={"environment": "own", "own_deck": text})
        for text in ("mangrove x2, moon", "mangrove times two", "", "mangrove x99")
    ]
    await catch_up(pages)
    await ana.done("begin")
    await catch_up(pages)

    assert ben.table.options == good == {
        "environment": "own", "own_deck": "mangrove x2, wildfire"
    }  # fmt: skip
    assert bad[0].sentence.startswith("There is no environment 'moon'; there are quiet-meadow, ")
    assert bad[1].sentence.startswith("'mangrove times two' is no entry of a deck; ")
    assert bad[2].sentence == "A deck of your own has one environment or more."
    assert bad[3].sentence == "A deck of your own has 60 environments at most; this one has 99."
    assert ben.frames[-1].view["coming"] == ["mangrove", "mangrove", "wildfire"]


async def test_a_table_with_a_bad_deck_is_not_laid(house: OpenHouse) -> None:
    """§9.4"""
    wish = {"game": MATING.id, "name": "Ana", "seats": 2,
            "options": {"environment": "own", "own_deck": "moon"}}  # fmt: skip

    sentence = await house.problem("POST", "/api/tables", 400, wish)

    assert sentence.startswith("There is no environment 'moon'; there are quiet-meadow, ")


# -- afterwards ----------------------------------------------------------------------------
@pytest.mark.skipif(MATING.afterwards is None, reason="nothing to look back at yet")
async def test_a_finished_game_can_be_looked_back_at(house: OpenHouse) -> None:
    pages = await sit_down(house, people=2, round_limit=2)
    path = f"/api/tables/{pages[0].table.code}/afterwards"
    early = await house.problem("GET", path, 409)
    await play_out(*pages[:2])

    reply = await house.rest.get(path)

    assert early == "A game is shown to everyone when it is over, not before."
    assert reply.status_code == 200, reply.text
    assert reply.json()
