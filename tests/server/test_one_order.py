"""One order for all: eight pages on bad networks see the same game, and no click is lost."""

import asyncio
import random
from collections import Counter

import pytest

from tangledbank import GAMES
from tangledbank.server.entries import Acted
from tangledbank.server.sitting import Sitting
from tests.server.house import OpenHouse
from tests.server.seen import is_one_game, moments_of
from tests.server.travellers import Traveller, public, saw_one_game

pytestmark = pytest.mark.once


@pytest.mark.parametrize("seed", range(3))
async def test_eight_pages_on_bad_networks_see_one_game(house: OpenHouse, seed: int) -> None:
    rng = random.Random(seed)
    host, *guests = await house.gather(people=4, seats=4, rounds=2, goal_round=1)
    code = host.table.code
    tokens = [page.ticket.token for page in (host, *guests)] + [""] * 4
    address = f"{house.url.replace('http', 'ws')}/ws/{code}"
    await host.done("begin")
    travellers = [
        Traveller(f"{seed}-{number}", address, token, random.Random(rng.random()), 0.15, 0.004)
        for number, token in enumerate(tokens)
    ]

    await asyncio.gather(*[traveller.travel() for traveller in travellers])

    entries = await house.entries(code)
    sitting = Sitting(code, GAMES)
    moments = moments_of(sitting, entries)
    assert sum(len(traveller.connections) for traveller in travellers) > 16, "nobody was cut off"

    assert is_one_game(moments, public)
    for traveller in travellers:
        saw_one_game(traveller.connections, sitting, moments)

    saved = Counter(entry.id for entry in entries if isinstance(entry, Acted))
    answered = {id for traveller in travellers for id in traveller.done}
    assert set(saved) == answered
    assert set(saved.values()) == {1}
