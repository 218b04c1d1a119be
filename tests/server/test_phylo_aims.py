"""Phylo at a table: nobody is sent a byte of another's aims, and no bot tells them (§4.1)."""

from copy import deepcopy
from pathlib import Path

import pytest

from tangledbank.core.containers import Actions
from tangledbank.games.phylo.cards.cards import Cards
from tangledbank.games.phylo.rules.position import Position
from tangledbank.games.phylo.rules.terms import Terms
from tangledbank.games.phylo.scenes import scene
from tangledbank.server import wire
from tangledbank.server.pace import PAUSES
from tests.server.house import Noted, OpenHouse, open_house
from tests.server.overhearing import (
    act,
    catch_up,
    follow,
    gather,
    lay_out,
    overheard,
    so_far,
)
from tests.server.pages import Frame
from tests.server.phylo import (
    ANA,
    BEN,
    CLEO,
    DINA,
    HANDS,
    PHYLO,
    WATCHER,
    aiming,
    nothing_by,
    perform,
    set_scene,
    sit_down,
    some_aims,
)

pytestmark = pytest.mark.once


# -- secret aims ---------------------------------------------------------------------------
@pytest.mark.usefixtures("one_shuffle")
async def test_nobody_is_sent_a_byte_of_anothers_aims(house: OpenHouse) -> None:
    """§4.1"""
    pages = await aiming(house)
    choices = some_aims(pages[BEN].frames[-1].view["own"]["hand"])
    assert len(choices) == 7, "nothing, three opponents, himself, and two in both orders"

    heard = []
    for choice in choices:
        pages = await aiming(house)
        heard.append(await perform(pages, [(BEN, choice), (ANA, "aim nothing")]))

    assert [len(texts) for texts in heard[0]] == [2, 2, 2, 2]
    assert heard == [heard[0]] * len(choices)


async def test_nobody_is_sent_a_byte_of_which_events_another_holds(house: OpenHouse) -> None:
    """§4.1"""
    heard = []
    for hand in HANDS:
        pages = await sit_down(house)
        starts = so_far(pages)
        hands = ["duckweed dunnock", hand, "bull-thistle red-fox poaching", "scalesia"]
        await set_scene(house, pages, hands=hands, phase="aiming")

        for page in pages[:WATCHER]:
            assert page.frames[-1].legal == ("aim nothing",), "all are asked, whatever they hold"
            assert page.frames[-1].view["actors"] == [0, 1, 2, 3]
        await follow(pages, [*nothing_by(DINA), (BEN, some_aims(hand.split())[-1])])
        heard.append(overheard(pages, starts, BEN))

    assert [len(texts) for texts in heard[0]] == [3, 3, 3, 3], "the scene, Dina, and Ben"
    assert heard == [heard[0]] * len(HANDS)


@pytest.mark.usefixtures("one_shuffle")
async def test_nobody_is_sent_a_byte_of_how_another_changes_aims(house: OpenHouse) -> None:
    """§4.1"""
    pages = await aiming(house)
    nothing, one, two, *_rest = some_aims(pages[BEN].frames[-1].view["own"]["hand"])
    changes = [(one, two), (one, one), (two, nothing), (nothing, two)]
    heard = []
    for before, after in changes:
        pages = await aiming(house)
        script = [(BEN, before), (ANA, "aim nothing"), (BEN, "take back"), (BEN, after)]
        heard.append(await perform(pages, script))

    assert [len(texts) for texts in heard[0]] == [4, 4, 4, 4]
    assert heard == [heard[0]] * len(changes)


@pytest.mark.usefixtures("one_shuffle")
async def test_others_see_ready_come_and_go_and_nothing_else(house: OpenHouse) -> None:
    """§4.1"""
    pages = await aiming(house)
    own, watcher = pages[BEN], pages[WATCHER]
    choices = some_aims(own.frames[-1].view["own"]["hand"])
    seen = [watcher.frames[-1]]
    for action in (choices[1], "take back", choices[-1]):
        await perform(pages, [(BEN, action)])
        seen.append(watcher.frames[-1])

    assert [frame.view["players"][BEN]["ready"] for frame in seen] == [False, True, False, True]
    ready = [[event.sentence for event in frame.events] for frame in seen[1:]]
    assert ready == [["Ben is ready."], [], ["Ben is ready."]]
    assert len(own.frames[-1].view["own"]["aims"]) == len(choices[-1].split(","))
    for frame in seen[1:]:
        view = deepcopy(frame.view)
        view["players"][BEN]["ready"] = False
        view["actors"] = [0, 1, 2, 3]
        assert view == seen[0].view


class Filled(Position):
    """A table that notes for whom all legal actions were made."""

    def __init__(self, cards: Cards, seats: int, terms: Terms) -> None:
        super().__init__(cards, seats, terms)
        self.filled: list[int] = []

    def fill(self, seat: int, actions: Actions) -> None:
        self.filled.append(int(seat))
        super().fill(seat, actions)


async def test_nobody_waits_longer_if_another_holds_more_events(house: OpenHouse) -> None:
    """§4.1 Making all of Ben's aims whenever Ana acts would take longer, the more there are."""
    pages = await sit_down(house)
    dealt = scene(seats=4, hands=["", HANDS[-1]], phase="aiming")
    table = Filled(dealt.cards, dealt.seats, dealt.terms)
    table.copy_from(dealt)
    await lay_out(house, pages, table)

    await act(pages, ANA, "aim nothing")

    assert BEN in table.actors()
    assert BEN not in table.filled


# -- bots that aim -------------------------------------------------------------------------
async def bot_aims(house: OpenHouse, hand: str, pace: wire.Pace) -> list[list[str]]:
    """A bot on Ben's seat is asked for its aims; what reaches everyone else."""
    pages = await gather(house, PHYLO.id, 4)
    await pages[ANA].done("set up", pace=pace)
    await pages[ANA].done("begin")
    await catch_up(pages)
    starts = so_far(pages)
    await set_scene(house, pages, hands=["duckweed", hand, "red-fox", "dunnock"], phase="aiming")
    table = house.table(pages[ANA])
    table.sitting.chairs[BEN].bot = "greedy"
    table.autoplay.go_on()
    while BEN in pages[ANA].frames[-1].view["actors"]:
        await pages[ANA].until(Frame)
    await catch_up(pages)
    return overheard(pages, starts, BEN)


@pytest.mark.parametrize("pace", PAUSES)
async def test_a_bot_aims_in_the_same_way_whatever_it_holds(
    tmp_path: Path, pauses: list[wire.Pace], pace: wire.Pace
) -> None:
    """§4.1"""
    bots = Noted()
    async with open_house(tmp_path, thinkers=bots) as house:
        heard = [await bot_aims(house, hand, pace) for hand in HANDS[:3]]

    assert [len(question.legal) for question in bots.asked] == [1, 1, 1], "rows stay unlisted"
    usual = "brisk" if pace == "human" else pace  # everyone is asked in every round
    assert pauses == [usual] * 3
    assert [len(texts) for texts in heard[0]] == [2, 2, 2, 2], "the scene, and Ben"
    assert heard == [heard[0]] * 3


# -- what is taken back --------------------------------------------------------------------
@pytest.mark.usefixtures("one_shuffle")
async def test_aims_are_taken_back_until_all_are_ready(house: OpenHouse) -> None:
    """§4.1, §5.1"""
    pages = await aiming(house)
    await follow(pages, [(BEN, "aim wildfire 1"), *nothing_by(ANA, CLEO)])
    assert pages[BEN].frames[-1].take_back is None

    await act(pages, BEN, "take back")
    again = pages[BEN].frames[-1]
    await follow(pages, [(BEN, "aim wildfire 2"), *nothing_by(DINA)])

    assert again.legal == ("aim nothing",)
    assert again.view["own"]["aims"] is None
    assert pages[ANA].frames[-1].view["strike"]["target"] == DINA
    early, last = [await pages[seat].refused("take back") for seat in (ANA, DINA)]
    own = await pages[BEN].refused("take back")
    assert (early.code, early.sentence) == ("turn-over", "Your turn is over.")
    assert (last.code, last.sentence) == ("revealed", "Something hidden has been shown since.")
    assert (own.code, own.sentence) == ("another-acted", "Somebody else has acted since.")


async def test_keeping_all_is_not_taken_back_because_everyone_has_seen_it(house: OpenHouse) -> None:
    """§2.1, §2.4"""
    pages = await sit_down(house)
    await act(pages, BEN, "keep all")
    assert (await pages[BEN].refused("take back")).sentence == "Your turn is over."


async def test_nor_when_the_next_one_has_acted(house: OpenHouse) -> None:
    """§2.1"""
    pages = await sit_down(house)
    await follow(pages, [(BEN, "keep all"), (CLEO, "keep all")])

    assert (await pages[BEN].refused("take back")).sentence == "Your turn is over."


async def test_nothing_is_taken_back_once_a_card_was_drawn(house: OpenHouse) -> None:
    """§2.2"""
    pages = await sit_down(house)
    for count, seat in enumerate((BEN, CLEO, DINA), start=1):
        hand = pages[seat].frames[-1].view["own"]["hand"]
        await act(pages, seat, " ".join(["drop", *hand[:count]]))
        shown = pages[seat].frames[-1].take_back

        refusal = await pages[seat].refused("take back")

        assert refusal == shown
        assert refusal.sentence == "Something hidden has been shown since."
