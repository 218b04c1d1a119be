"""The Mating Game at a table: no choice and no hand shows on the wire (M33, M43)."""

import asyncio
import re
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from tangledbank import Rng, seeded
from tangledbank.games.mating.rules.position import Position
from tangledbank.games.mating.rules.state import OVER
from tangledbank.server import wire
from tangledbank.server.listener import Listener
from tests.server.house import OpenHouse, a_bot
from tests.server.mating import BEN, LUNCH, MALES, MATING, perform, set_scene, sit_down
from tests.server.overhearing import (
    Look,
    act,
    catch_up,
    gather,
    overheard,
    so_far,
)
from tests.server.pages import Frame, Page, play_by_chance

pytestmark = pytest.mark.once


# -- secret choices ------------------------------------------------------------------------
@pytest.mark.usefixtures("one_shuffle")
async def test_nobody_is_sent_a_byte_of_what_another_has_chosen(house: OpenHouse) -> None:
    """§2.2"""
    pages = await sit_down(house, start_food=20)
    choices = pages[BEN].frames[-1].legal
    first = await perform(pages, [(BEN, choices[0]), (0, LUNCH)])
    assert len(choices) > 3
    assert [len(texts) for texts in first] == [2, 2, 2]

    for choice in choices[1:]:
        pages = await sit_down(house, start_food=20)

        assert await perform(pages, [(BEN, choice), (0, LUNCH)]) == first


@pytest.mark.usefixtures("one_shuffle")
async def test_nobody_is_sent_a_byte_of_what_another_discards(house: OpenHouse) -> None:
    """§7.1"""
    pages = await discarding(house)
    hand = pages[BEN].frames[-1].view["hand"]
    first = await perform(pages, [(BEN, "keep all"), (2, "keep all")])
    assert [len(texts) for texts in first] == [2, 2, 2]

    for count in (1, 5):
        pages = await discarding(house)
        choice = " ".join(["discard", *hand[:count]])

        assert await perform(pages, [(BEN, choice), (2, "keep all")]) == first


async def discarding(house: OpenHouse) -> list[Page]:
    """A table at the end of a round in which all were out to lunch."""
    pages = await sit_down(house)
    for seat in range(3):
        await act(pages, seat, LUNCH)
    assert pages[BEN].frames[-1].view["phase"] == "discarding"
    return pages


@pytest.mark.usefixtures("one_shuffle")
async def test_nobody_is_sent_a_byte_of_how_another_changes_a_choice(house: OpenHouse) -> None:
    """§2.2"""
    pages = await sit_down(house, start_food=20)
    one, two, *_rest = pages[BEN].frames[-1].legal
    changes = [(one, two), (one, one), (two, LUNCH)]
    heard = []
    for before, after in changes:
        pages = await sit_down(house, start_food=20)
        script = [(BEN, before), (0, LUNCH), (BEN, "take back"), (BEN, after)]
        heard.append(await perform(pages, script))

    assert [len(texts) for texts in heard[0]] == [4, 4, 4]
    assert heard == [heard[0]] * len(changes)


async def test_others_see_ready_come_and_go_and_nothing_else(house: OpenHouse) -> None:
    """§2.2"""
    pages = await sit_down(house)
    own, watcher = pages[BEN], pages[3]
    one = own.frames[-1].legal[0]
    seen = [watcher.frames[-1]]
    for action in (one, "take back", LUNCH):
        await perform(pages, [(BEN, action)])
        seen.append(watcher.frames[-1])

    assert [frame.view["players"][BEN]["ready"] for frame in seen] == [False, True, False, True]
    assert [frame.events for frame in seen[1:]] == [(), (), ()]
    assert own.frames[-1].view["chosen"] == "lunch"
    for frame in seen[1:]:
        view = deepcopy(frame.view)
        view["players"][BEN]["ready"] = False
        view["actors"] = [0, 1, 2]
        assert view == seen[0].view


async def test_what_is_shown_is_not_taken_back(house: OpenHouse) -> None:
    """§2.3"""
    pages = await sit_down(house, start_food=20)
    for seat in (0, 1, 2):
        await act(pages, seat, pages[seat].frames[-1].legal[0])

    early = await pages[1].refused("take back")
    last = await pages[2].refused("take back")

    assert (early.code, early.sentence) == ("turn-over", "Your turn is over.")
    assert (last.code, last.sentence) == ("revealed", "Something hidden has been shown since.")


# -- windows, predators and answers --------------------------------------------------------
# Ben's card that could be played, one that could not, and what happens meanwhile.
BY_HAND: list[tuple[str, str, dict[str, Any], list[tuple[int, str]]]] = [
    ("alarm-call-vervet", "food-cache-shrike", {"window": 1}, []),
    ("food-cache-shrike", "alarm-call-vervet", {"window": 2}, []),
    ("female-mimic-cuttlefish", "mate-guarding-magpie", {"window": 3, "red": [1, 0, 1]}, []),
    ("nuptial-gift-scorpionfly", "level-up-betta", {"window": 4, "mated": [1, 1, 0]}, []),
    ("camouflage-leaf-insect", "mate-guarding-magpie", {"window": 1},
     [(1, "pass"), (2, "pass"), (0, "pass")]),
    ("mate-guarding-magpie", "camouflage-leaf-insect",
     {"window": 3, "blue": [0, 2, 0], "first": 0},
     [(0, "sneak female-mimic-garter-snake on seat 2")]),
]  # fmt: skip
IDLE = {"window": "pass", "threat": "give up", "answer": "accept"}


@pytest.mark.parametrize(("playable", "other", "words", "before"), BY_HAND)
async def test_whoever_does_nothing_shows_nothing_of_the_hand(
    house: OpenHouse,
    playable: str,
    other: str,
    words: dict[str, Any],
    before: list[tuple[int, str]],
) -> None:
    """§6.6, ruling M33"""
    heard = []
    for card in (playable, other):
        pages = await sit_down(house)
        starts = so_far(pages)
        hands = ["female-mimic-garter-snake", f"{card} guppy-bold", ""]
        usual = {"males": MALES, "hands": hands, "first": BEN, "environments": "fox-country"}
        await set_scene(house, pages, **{**usual, **words})
        for seat, action in before:
            await act(pages, seat, action)
        frame = await pages[BEN].asked()

        assert any(playable in action for action in frame.legal) == (card == playable)
        await act(pages, BEN, IDLE[frame.view["phase"]])
        heard.append(overheard(pages, starts, BEN))

    assert heard[0] == heard[1]
    assert [len(texts) for texts in heard[0]] == [len(before) + 2] * 3, "asked, and answered"


# -- offers --------------------------------------------------------------------------------
def hidden_from(seat: int | None, position: Position) -> set[str]:
    """The cards that a seat cannot know, as ids and as people call them."""
    if position.phase == OVER:
        return set()
    cards = position.cards
    hidden = set(position.deck.as_list())
    for other in range(position.seats):
        if other != seat:
            hidden |= {*position.hands[other].as_list(), *position.buried[other].as_list()}
    return {word for card in hidden for word in (cards.ids[card], cards.names[card])}


async def test_no_message_names_a_card_that_its_reader_cannot_know(
    house: OpenHouse, look_at_each: Callable[[Look], None]
) -> None:
    """§1.7, ruling M43"""
    options: dict[str, wire.Value] = {"start_food": 12, "goal": 6}
    pages = await gather(house, MATING.id, 3, (a_bot(MATING.id),), options)
    table = house.table(pages[0])
    leaks: list[tuple[int | None, str]] = []

    def look(listener: Listener, text: str) -> None:
        if table.sitting.record is not None:
            position = table.sitting.record.position
            assert isinstance(position, Position)
            hidden = hidden_from(listener.seat, position)
            leaks.extend((listener.seat, one) for one in hidden if one in text)

    look_at_each(look)
    await pages[0].done("begin")
    await asyncio.gather(
        *[play_by_chance(page, seeded(seed), tricks_first) for seed, page in enumerate(pages[:3])]
    )
    await catch_up(pages)

    assert leaks == []
    frames = [frame for page in pages[:3] for frame in page.frames]
    offers = [offer for frame in frames for offer in frame.offers]
    assert all(len(frame.offers) == len(frame.legal) for frame in frames)
    assert not any(re.search(r"[Ss]eat \d", offer) for offer in offers)
    assert all(frame.offers == () for frame in pages[3].frames)


def tricks_first(frame: Frame, rng: Rng) -> str:
    """Something legal, and a trick if there is any."""
    tricks = [action for action in frame.legal if action.startswith("sneak")]
    choices = tricks or frame.legal
    return choices[rng.below(len(choices))]


async def test_an_offer_calls_players_by_their_names(house: OpenHouse) -> None:
    """§6.12, §6.14"""
    pages = await sit_down(house)
    hands = ["female-mimic-garter-snake"]
    await set_scene(house, pages, males=MALES, hands=hands, window=3, blue=[0, 2, 0])
    frame = await pages[0].asked()
    action = "sneak female-mimic-garter-snake on seat 2"
    offer = frame.offers[frame.legal.index(action)]

    await act(pages, 0, action)
    answer = await pages[BEN].asked()

    assert offer.startswith("A female comes over: Ben ")
    assert answer.offers[answer.legal.index("accept")].startswith("A female leaves you for Ana; ")
    assert pages[3].frames[-1].offers == ()
