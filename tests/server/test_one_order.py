"""One order for all: eight pages on bad networks see the same game, and no click is lost."""

import asyncio
import random
from collections import Counter

import pytest

from tangledbank import GAMES
from tangledbank.server.entries import Acted
from tangledbank.server.shown import events_info
from tangledbank.server.sitting import Sitting
from tests.server.house import OpenHouse
from tests.server.travellers import Traveller, moments_of, public

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

    for traveller in travellers:
        for page in traveller.connections:
            first = page.frames[0].seq
            numbers = [frame.seq for frame in page.frames]
            assert numbers == list(range(first, first + len(numbers)))
            assert is_in_order([frame.moment for frame in page.frames], moments)

    seen = {frame.moment: public(frame) for one in travellers for frame in one.frames()}
    for traveller in travellers:
        assert all(public(frame) == seen[frame.moment] for frame in traveller.frames())
        seat = traveller.connections[-1].seat
        assert traveller.connections[-1].log == list(events_info(sitting.heard_by(seat)))

    saved = Counter(entry.id for entry in entries if isinstance(entry, Acted))
    answered = {id for traveller in travellers for id in traveller.done}
    assert set(saved) == answered
    assert set(saved.values()) == {1}


def is_in_order(seen: list[str], all_of_them: list[str]) -> bool:
    """Whether what was seen is a part of what happened, in the same order."""
    rest = iter(all_of_them)
    return all(moment in rest for moment in seen)
