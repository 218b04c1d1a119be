"""Eight people call over each other: one order for all, and no card in two places."""

import asyncio
import random
from collections import Counter
from typing import Any

import pytest

from tangledbank import GAMES
from tangledbank.games.clades.rules.position import Position
from tangledbank.server import wire
from tangledbank.server.entries import Acted
from tangledbank.server.sitting import Sitting
from tests.server.house import OpenHouse
from tests.server.pages import Page
from tests.server.racers import Racer, is_triple, triples
from tests.server.seen import is_one_game, moments_of
from tests.server.travellers import saw_one_game
from tests.server.waiting import StoppedClock

pytestmark = pytest.mark.once

CLADES = GAMES["clades"]
OWN = ("seat", "hand", "reach", "hint")  # of a view: what only its seat knows
QUICK: dict[str, wire.Value] = {"window_ms": 80, "lock_out_ms": 200, "stall_seconds": 1}


async def gather(house: OpenHouse, seats: int, **options: wire.Value) -> list[Page]:
    """This many people at a table of Clades, before the game."""
    host = await house.lay(seats, options=options, game=CLADES.id)
    tickets = [host, *[await house.sit(host.code, f"Guest {n}") for n in range(1, seats)]]
    return [await house.open(ticket) for ticket in tickets]


async def begin(pages: list[Page]) -> None:
    await pages[0].done("begin")
    for page in pages:
        await page.shown()


def public(view: dict[str, Any]) -> dict[str, Any]:
    """What everyone sees of a view."""
    return {name: value for name, value in view.items() if name not in OWN}


def owned(view: dict[str, Any]) -> list[str]:
    """Every card that a page can name: shared ones, piles, its own hand, others' that are known."""
    cards = [one["card"] for one in view["shared"]]
    for seat, player in enumerate(view["players"]):
        cards += player["pile"]
        cards += view["hand"] if seat == view["seat"] else player["known"]
    return cards


def total(view: dict[str, Any]) -> int:
    """All cards that a page can count."""
    players = sum(len(player["pile"]) + player["personal"] for player in view["players"])
    return int(len(view["shared"]) + view["deck"] + players)


# -- a whole game --------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("seed", "animals", "cards"),
    [
        (1, "prehistoric", 83),
        (2, "living", 83),
        pytest.param(3, "genius", 166, marks=pytest.mark.slow),
    ],
)
async def test_eight_call_over_each_other_and_all_see_one_game(
    house: OpenHouse, seed: int, animals: str, cards: int
) -> None:
    rng = random.Random(seed)
    pages = await gather(house, 8, animals=animals, **QUICK)
    code = pages[0].table.code
    tokens = [page.ticket.token for page in pages] + ["", ""]
    address = f"{house.url.replace('http', 'ws')}/ws/{code}"
    await pages[0].done("begin")
    racers = [
        Racer(f"{seed}-{number}", address, token, random.Random(rng.random()), 0.08)
        for number, token in enumerate(tokens)
    ]

    await asyncio.gather(*[racer.race() for racer in racers])

    entries = await house.entries(code)
    sitting = Sitting(code, GAMES)
    moments = moments_of(sitting, entries)
    assert sum(len(racer.connections) for racer in racers) > 14, "nobody was cut off"

    for racer in racers:
        saw_one_game(racer.connections, sitting, moments)

    assert is_one_game(moments, public)
    for frame in [frame for racer in racers for frame in racer.frames()]:
        assert total(frame.view) == frame.view["cards"] == cards
        assert max(Counter(owned(frame.view)).values()) == 1

    acted = [entry for entry in entries if isinstance(entry, Acted)]
    assert [entry.at for entry in acted] == sorted(entry.at for entry in acted)
    assert Counter(Counter(entry.id for entry in acted).values()) == {1: len(acted)}
    saved = {entry.id for entry in acted}
    done = {id for racer in racers for id in racer.done}
    refused = {id for racer in racers for id in racer.refused}
    assert done <= saved
    assert saved <= done | refused, "said twice: the first came too early, and who said it is gone"
    assert len({entry.seat for entry in acted}) == 8
    codes = {refusal.code for racer in racers for refusal in racer.refused.values()}
    assert {"late", "locked"} <= codes <= {"late", "locked", "window", "not-in-reach", "over",
                                           "stuck-already"}  # fmt: skip


# -- two calls -----------------------------------------------------------------------------
async def test_of_two_calls_for_the_same_cards_one_is_late_and_hears_by_how_much(
    house: OpenHouse, clock: StoppedClock
) -> None:
    ana, ben = await gather(house, 2, personal_cards="0", shared_cards=21)
    await begin([ana, ben])
    three = triples(ana.frames[-1].view["reach"])[0]
    call = "call " + " ".join(three)

    await ana.done("act", action=call, seq=0)
    clock.move(37)
    refusal = await ben.refused("act", action=call, seq=0)

    assert (refusal.code, refusal.seat, refusal.earlier_ms) == ("late", 0, 37)
    assert set(refusal.cards) == set(three)
    assert ben.frames[-1].view["players"][1]["false_calls"] == 0


async def test_in_the_window_others_call_what_is_left_and_the_caller_waits(
    house: OpenHouse, clock: StoppedClock
) -> None:
    ana, ben = await gather(house, 2, personal_cards="0", shared_cards=21, window_ms=5000)
    await begin([ana, ben])
    found = triples(ana.frames[-1].view["reach"])
    first = next(one for one in found if any(not set(one) & set(other) for other in found))
    second = next(one for one in found if not set(first) & set(one))

    await ana.done("act", action="call " + " ".join(first), seq=0)
    again = await ana.refused("act", action="call " + " ".join(second), seq=0)
    await ben.done("act", action="call " + " ".join(second), seq=0)
    await ana.catch_up()

    view = ana.frames[-1].view
    assert again.code == "window"
    assert [one["seat"] for one in view["claims"]] == [0, 1]
    assert total(view) == 83
    assert len(view["taken"]) == 6


# -- hostile -------------------------------------------------------------------------------
async def test_calls_that_nobody_may_make_change_nothing(house: OpenHouse) -> None:
    ana, ben = await gather(house, 2, lock_out_ms=30000)
    await begin([ana, ben])
    watcher = await house.open(ana.table.code)
    await watcher.shown()
    record = house.table(ana).sitting.record
    assert record is not None
    assert isinstance(record.position, Position)
    ids = CLADES.cards.ids
    reach = ana.frames[-1].view["reach"]
    undealt = ids[record.position.deck[0]]
    (others,) = ben.frames[-1].view["hand"]
    before = len(await house.entries(ana.table.code))

    foreign = await ana.refused("act", action=" ".join(["call", *reach[:3]]), seq=0, seat=1)
    hidden = await ana.refused("act", action=" ".join(["call", *reach[:2], undealt]), seq=0)
    held = await ana.refused("act", action=" ".join(["call", *reach[:2], others]), seq=0)
    living = await ana.refused(
        "act", action=" ".join(["call", *reach[:2], "mammal-water-1-red-living"]), seq=0
    )
    unknown = await ana.refused("act", action=" ".join(["call", *reach[:2], "dodo"]), seq=0)
    twice = await ana.refused("act", action=" ".join(["call", *reach[:2], reach[0]]), seq=0)
    watching = await watcher.refused("act", action=" ".join(["call", *reach[:3]]), seq=0)

    assert foreign.code == "bad message"
    assert hidden.code == held.code == living.code == "not-in-reach"
    assert (hidden.cards, held.cards) == ((undealt,), (others,))
    assert shape(hidden) == shape(held), "nobody learns where a card is"
    assert unknown.code == twice.code == "refused"
    assert watching.code == "watching"
    assert len(await house.entries(ana.table.code)) == before


def shape(refusal: wire.RefusalInfo) -> tuple[object, ...]:
    """A refusal except for the card that it names."""
    (card,) = refusal.cards
    name = CLADES.cards.names[CLADES.cards.number_of[card]]
    return refusal.code, refusal.section, refusal.sentence.replace(name, "…"), refusal.seat


async def test_a_call_before_the_lock_out_ends_is_refused_and_costs_nothing(
    house: OpenHouse, clock: StoppedClock
) -> None:
    ana, ben = await gather(house, 2, personal_cards="0", lock_out_ms=400)
    await begin([ana, ben])
    reach = ana.frames[-1].view["reach"]
    wrong = next(three for three in threes(reach) if not is_triple(three))
    await ana.done("act", action="call " + " ".join(wrong), seq=0)
    await ana.catch_up()
    until = ana.frames[-1].view["players"][0]["locked_until"]

    clock.move(399)
    refusals = [
        await ana.refused("act", action="call " + " ".join(three), seq=0)
        for three in threes(reach)[:5]
    ]
    clock.move(1)
    await ana.done("act", action="call " + " ".join(wrong), seq=0)
    await ana.catch_up()

    assert {refusal.code for refusal in refusals} == {"locked"}
    assert all(refusal.section == "§3.4" for refusal in refusals)
    player = ana.frames[-1].view["players"][0]
    assert player["false_calls"] == 2
    assert player["locked_until"] == until + 400


def threes(cards: list[str]) -> list[tuple[str, ...]]:
    """Neighbours, three by three."""
    return [tuple(cards[place : place + 3]) for place in range(len(cards) - 2)]


async def test_a_race_gives_no_preview_of_a_call(house: OpenHouse) -> None:
    ana, ben = await gather(house, 2)
    await begin([ana, ben])
    call = " ".join(["call", *ana.frames[-1].view["reach"][:3]])

    refusal = await ana.refused("what if", action=call)

    assert refusal.code == "no-preview"
    assert (await ana.answer("why not", action=call)).refusal is None
