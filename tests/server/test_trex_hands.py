"""The T-Rex Game at a table: whoever gives, swaps or seeks cards shows them to nobody else."""

from typing import Any

import msgspec
import pytest

from tangledbank.games.trex.tests.words import card_named, prehistoric
from tests.server.house import OpenHouse
from tests.server.overhearing import (
    Script,
    act,
    follow,
    overheard,
    received,
    so_far,
)
from tests.server.trex import (
    ANA,
    BEN,
    EYE,
    FIRST,
    FOUND,
    NO_EYES,
    PLAIN,
    TWO_SPOTS,
    WATCHER,
    asked,
    hears,
    inquire,
    period_of,
    set_scene,
    sit,
    without_unseen,
)

pytestmark = pytest.mark.once

# -- cards that change hands ---------------------------------------------------------------
CHOICES = [cards[0] for cards in NO_EYES.values()]
ANA_GIVES = NO_EYES[FIRST][1]
TWO_HANDS = [f"{ANA_GIVES} {NO_EYES[FIRST][2]}",
             f"{EYE['give']} {EYE['exchange']} {' '.join(CHOICES)}"]  # fmt: skip
SWAPS: Script = [(BEN, f"play {EYE['exchange']} at 1 open"), (BEN, "swap CARD")]


def naming(script: Script, card: str) -> list[tuple[int, str]]:
    """The script with this card."""
    return [(seat, action.replace("CARD", card)) for seat, action in script]


async def test_nobody_is_sent_a_byte_of_what_another_swaps_before_both_have_chosen(
    house: OpenHouse,
) -> None:
    """§7.10, §10.8"""
    words = {"hands": TWO_HANDS, "first": BEN, "period": period_of("exchange")}
    before, after, rival = [], [], []
    for card in CHOICES:
        script = naming(SWAPS, card)
        before.append(await hears(house, script, BEN, **words))
        told = await hears(house, [*script, (ANA, f"swap {ANA_GIVES}")], BEN, **words)
        rival.append(told[0])
        after.append(told[1])

    assert before == [before[0]] * 3
    assert after == [after[0]] * 3, "whoever watches never learns what was swapped"
    assert rival[0] != rival[1] != rival[2]


@pytest.mark.usefixtures("one_shuffle")
async def test_nobody_is_sent_a_byte_of_how_another_changes_a_choice(house: OpenHouse) -> None:
    """§1.4"""
    heard = []
    for before, after in [("keep", "redraw"), ("keep", "keep"), ("redraw", "keep")]:
        pages = await sit(house, hand=2)  # lacks a period, whatever it is
        assert pages[BEN].frames[-1].legal == ("keep", "redraw")
        starts = so_far(pages)
        await follow(pages, [(BEN, before), (BEN, "take back"), (BEN, after)])
        heard.append(overheard(pages, starts, BEN))

    assert [len(texts) for texts in heard[0]] == [3, 3]
    assert heard == [heard[0]] * 3


@pytest.mark.usefixtures("one_shuffle")
async def test_a_hand_that_is_exchanged_is_shown_to_all_and_the_new_one_to_nobody(
    house: OpenHouse,
) -> None:
    """§1.4"""
    pages = await sit(house, hand=2)
    shown_hand = pages[BEN].frames[-1].view["own"]["hand"]
    await follow(pages, [(BEN, "redraw"), (ANA, "keep")])

    for page in pages:
        told = [event.values["card"] for event in page.log if event.name == "showed"]
        assert told == shown_hand
    new = set(pages[BEN].frames[-1].view["own"]["hand"]) - set(shown_hand)
    assert new
    for page in (pages[ANA], pages[WATCHER]):
        text = without_unseen(page.texts[-2] + page.texts[-1])
        assert not any(card in text for card in new)


async def test_nobody_is_sent_a_byte_of_what_another_discards_for_a_meteor(
    house: OpenHouse,
) -> None:
    """§2.5"""
    heard = []
    for card in CHOICES:
        words = {"hands": TWO_HANDS, "phase": "prehistoric"}
        spots = f"{prehistoric('meteor')} {TWO_SPOTS}"
        script = [(BEN, f"discard {card}")]
        heard.append(await hears(house, script, BEN, spots=spots, **words))

    assert heard == [heard[0]] * 3
    view = msgspec.json.decode(heard[0][0][-1])["view"]
    assert [player["ready"] for player in view["players"]] == [False, True]


# How Ben comes to give a card away.
GIFTS: dict[str, tuple[dict[str, Any], Script]] = {
    "gift": ({"phase": "prehistoric", "spots": f"{prehistoric('gift')} {TWO_SPOTS}"},
             [(BEN, "give CARD")]),
    "give": ({"period": period_of("give"), "first": BEN},
             [(BEN, f"play {EYE['give']} at 1 open"), (BEN, "give CARD")]),
    "exchange": ({"period": period_of("exchange"), "first": BEN},
                 [*SWAPS, (ANA, f"swap {ANA_GIVES}")]),
}  # fmt: skip


@pytest.mark.parametrize("name", GIFTS)
@pytest.mark.parametrize("known", ["", " ".join(CHOICES)], ids=["unknown", "known to everyone"])
async def test_only_whoever_gets_a_card_learns_what_it_is(
    house: OpenHouse, name: str, known: str
) -> None:
    """§2.13, §7.9, §10.7, §10.8: even if everyone knew who held it."""
    words, script = GIFTS[name]
    watched, got = [], []
    for card in CHOICES:
        more = {"hands": TWO_HANDS, "everyone_knows": known, **words}
        told = await hears(house, naming(script, card), BEN, **more)
        got.append(told[0])
        watched.append(told[1])

    assert watched == [watched[0]] * 3
    assert [card in texts[-1] for card, texts in zip(CHOICES, got, strict=True)] == [True] * 3


async def test_whoever_watches_a_swap_meet_learns_nothing(house: OpenHouse) -> None:
    """§2.6"""
    watched, told = [], []
    spots = f"{prehistoric('swap-meet')} {prehistoric('meteor')} {TWO_SPOTS}"
    for hand in list(NO_EYES.values())[1:]:
        hands = [" ".join(NO_EYES[FIRST]), " ".join(hand)]
        pages = await sit(house)
        starts = so_far(pages)
        await set_scene(house, pages, spots=spots, phase="prehistoric", hands=hands)
        await act(pages, ANA, f"first {prehistoric('swap-meet')}")
        watched.append(received(pages[WATCHER], starts[WATCHER]))
        told.append([event.name for event in pages[ANA].frames[-1].events])

    assert watched[0] == watched[1]
    assert told == [["prehistoric", "exchanged", "gave it", "got", "prehistoric"]] * 2


# -- find ----------------------------------------------------------------------------------
SOUGHT = FOUND["find-place"]
OLD_ORDER = [PLAIN[4], SOUGHT, *PLAIN[5:8]]
FINDING: dict[str, Any] = {
    "hands": [EYE["peek"], f"{EYE['find-place']} {NO_EYES[period_of('find-place')][0]}"],
    "period": period_of("find-place"),
    "first": BEN,
}


async def test_the_order_of_the_deck_shows_nowhere_before_a_find(house: OpenHouse) -> None:
    """§10.4"""
    heard = []
    for deck in (OLD_ORDER, OLD_ORDER[::-1]):
        pages = await sit(house)
        starts = so_far(pages)
        await set_scene(house, pages, deck=" ".join(deck), **FINDING)
        for page in pages[:WATCHER]:
            asks = [f"play {EYE['find-place']} at 1 open", "use it"]
            await inquire(page, asks[page.seat == ANA :])
        heard.append(overheard(pages, starts))

    assert heard[0] == heard[1]


async def test_after_a_find_the_old_order_of_the_deck_is_gone(house: OpenHouse) -> None:
    """§10.6"""
    pages = await sit(house)
    dealt: list[list[list[str]]] = []
    for card in FINDING["hands"][BEN].split():
        dealt.append([])
        for seed in range(8):
            deck = " ".join(OLD_ORDER)
            await set_scene(house, pages, deck=deck, seed=seed, plays=[0, 1], **FINDING)
            await act(pages, BEN, f"play {card} at 1 open")
            while pages[WATCHER].frames[-1].view["round"] == 1:
                await act(pages, asked(pages), "pass")
            spots = pages[WATCHER].frames[-1].view["spots"]
            dealt[-1].append([spot["card"] for spot in spots])

    found, usual = dealt
    assert usual == [OLD_ORDER[:4]] * 8
    assert [card for card in OLD_ORDER if card != SOUGHT] not in found
    assert len({tuple(row) for row in found}) == 8


async def test_a_find_that_fails_tells_only_that(house: OpenHouse) -> None:
    """§10.5: whether Ana holds the card, or has laid it face down."""
    sought = FOUND["find-card"]
    period = card_named(sought).period
    has = [sought, *NO_EYES[period][:2]]
    heard = []
    for lies in (sought, has[1], f"how-de-do@{period}"):
        hands = [" ".join(one for one in has if one != lies), f"{EYE['find-card']} {EYE['peek']}"]
        words = {"hands": hands, "sides": [lies], "first": BEN, "period": period_of("find-card")}
        script = [(BEN, f"play {EYE['find-card']} at 2 open")]
        heard.append(await hears(house, script, ANA, **words))

    assert heard == [heard[0]] * 3
    names = [event["name"] for event in msgspec.json.decode(heard[0][0][-1])["events"]]
    assert names == ["laid open", "not found"]
