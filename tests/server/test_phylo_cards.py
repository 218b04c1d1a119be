"""Phylo at a table: dropped, drawn and restored cards show to nobody else (§2.4, §6.9)."""

import pytest

from tests.server.house import OpenHouse
from tests.server.overhearing import (
    act,
    follow,
    overheard,
    received,
    so_far,
)
from tests.server.pages import Page
from tests.server.phylo import ANA, BEN, CLEO, DINA, GLADE, WATCHER, nothing_by, set_scene, sit_down

pytestmark = pytest.mark.once

# -- dropped and drawn cards ---------------------------------------------------------------
# Ben's hand, what he drops, and the top of the pickup pile.
DRAWS = [
    ("moss fern reed rush owl-1", "drop moss fern", "cactus-1 cactus-2 cactus-3"),
    ("moss fern reed rush owl-1", "drop moss fern", "wildfire restoration cactus-3"),
    ("moss fern reed rush owl-1", "drop rush owl-1", "cactus-1 cactus-2 cactus-3"),
    ("wildfire drought restoration owl-1 moss", "drop restoration owl-1", "cactus-2 owl-4 reed"),
]


async def test_nobody_is_sent_a_byte_of_which_cards_another_drops_or_draws(
    house: OpenHouse,
) -> None:
    """§2.3, §2.4"""
    heard = []
    for hand, drop, pickup in DRAWS:
        pages = await sit_down(house, GLADE)
        starts = so_far(pages)
        hands = ["cactus-11 cactus-12", hand, "cactus-21 owl-2", "cactus-31 owl-3"]
        await set_scene(house, pages, hands=hands, pickup=pickup)
        await follow(pages, [(BEN, drop), (CLEO, "keep all")])
        heard.append(overheard(pages, starts, BEN))
        assert set(drop.split()[1:]) == set(pages[BEN].frames[-1].view["own"]["dropped"])
        assert set(pickup.split()[:2]) < set(pages[BEN].frames[-1].view["own"]["hand"])

    assert [len(texts) for texts in heard[0]] == [3, 3, 3, 3]
    assert heard == [heard[0]] * len(DRAWS)


async def test_everyone_learns_how_many_cards_another_drops(house: OpenHouse) -> None:
    """§2.4"""
    hand = DRAWS[0][0].split()
    pages = await sit_down(house, GLADE)
    for count in range(6):
        await set_scene(house, pages, hands=["", " ".join(hand)])
        await act(pages, BEN, " ".join(["drop", *hand[:count]]) if count else "keep all")
        frame = pages[WATCHER].frames[-1]

        assert frame.view["players"][BEN]["drew"] == [count]
        assert frame.view["discard"] == count
        sentence = f"Ben drops {count} card{'s' * (count > 1)} and draws {count}."
        told = [event.sentence for event in frame.events]
        assert told == [sentence if count else "Ben keeps all cards."]


async def test_nobody_learns_by_asking_what_a_draw_would_bring(house: OpenHouse) -> None:
    """§2.2, §3.6"""
    hand, drop, _pickup = DRAWS[0]
    heard = []
    for pickup in ("cactus-1 cactus-2", "wildfire restoration"):
        pages = await sit_down(house, GLADE)
        starts = so_far(pages)
        await set_scene(house, pages, hands=["", hand], pickup=pickup)
        for kind in ("why not", "what if", "advise"):
            await pages[BEN].ask(kind, id=kind, action=drop)
        heard.append(overheard(pages, starts))

    assert heard[0] == heard[1]
    assert [len(texts) for texts in heard[0]] == [1, 4, 1, 1, 1], "the scene, and Ben's answers"


# -- restoration ---------------------------------------------------------------------------
async def restoring(house: OpenHouse, dropped: str) -> tuple[list[Page], list[int]]:
    """Ben is asked what comes back of what Cleo has dropped; where everyone's messages begin."""
    pages = await sit_down(house, GLADE)
    starts = so_far(pages)
    hands = ["cactus-11", "rush restoration", "cactus-21", "cactus-31"]
    await set_scene(house, pages, hands=hands, dropped=["", "", dropped], phase="aiming")
    await follow(pages, [(BEN, "aim restoration"), *nothing_by(ANA, CLEO, DINA)])
    assert pages[BEN].frames[-1].view["phase"] == "restoring"
    return pages, starts


async def inquire(page: Page, card: str) -> None:
    """Ask all that can be asked of a card, without doing it."""
    action = f"restore {card}"
    for kind in ("why not", "what if", "advise"):
        await page.ask(kind, id=f"{kind} {card}", action=action)
    if action not in page.frames[-1].legal:
        await page.ask("act", id=f"act {card}", action=action, seq=page.frames[-1].seq)


# What Cleo has dropped, and what of it would help Ben most.
PILES = [
    ("moss owl-1", ["moss"]),
    ("moss reed", ["moss"]),
    ("moss fern", ["fern", "moss"]),
    ("reed owl-1", ["reed"]),
    ("owl-1 owl-2", []),
    ("drought wildfire", []),
]


async def test_only_whoever_restores_sees_what_may_come_back(house: OpenHouse) -> None:
    """§6.9"""
    heard, told = [], {}
    for dropped, best in PILES:
        pages, starts = await restoring(house, dropped)
        ben = pages[BEN]
        legal = [f"restore {card}" for card in best] or ["restore nothing"]
        assert sorted(ben.frames[-1].view["own"]["candidates"]) == best
        assert sorted(ben.frames[-1].legal) == legal
        for page in (pages[ANA], pages[CLEO], pages[DINA]):
            assert page.frames[-1].view["own"]["candidates"] == []
        rest = set(dropped.split()) - set(best)
        assert not any(card in text for card in rest for text in ben.texts[starts[BEN] :])

        for page in pages:
            for card in ("moss", "reed", "owl-1", "nothing"):
                await inquire(page, card)
        path = f"/api/tables/{ben.table.code}"
        for secret in ("record", "afterwards"):
            await house.problem("GET", f"{path}/{secret}", 409)
        heard.append(overheard(pages, starts, BEN, CLEO))
        told[dropped] = received(ben, starts[BEN])

    assert heard == [heard[0]] * len(PILES)
    assert told["moss owl-1"] == told["moss reed"], "the others stay hidden, also from Ben"
    assert told["owl-1 owl-2"] == told["drought wildfire"]


async def test_what_comes_back_tells_nothing_of_what_stays(house: OpenHouse) -> None:
    """§6.9"""
    heard, told = [], []
    for dropped, best in PILES[:3]:
        assert "moss" in best
        pages, starts = await restoring(house, dropped)
        await act(pages, BEN, "restore moss")
        assert pages[ANA].frames[-1].view["round"] == 2
        heard.append(overheard(pages, starts, BEN, CLEO))
        told.append(received(pages[BEN], starts[BEN]))

    assert heard == [heard[0]] * 3
    assert told[0] == told[1]
