"""The T-Rex Game at a table: no hidden card and no How-de-do shows on the wire (§1.10, §4.1)."""

import asyncio
import re
from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tangledbank import GAMES, Rng, seeded
from tangledbank.core.bot import Choice
from tangledbank.core.record import read_record
from tangledbank.games.trex import refusals, showing
from tangledbank.games.trex import told as telling
from tangledbank.games.trex import view as views
from tangledbank.games.trex.phases import EVERYONE, PERIODS, QUESTIONS, SEATS
from tangledbank.games.trex.position import Position
from tangledbank.games.trex.scenes import scene
from tangledbank.games.trex.sight import bit
from tangledbank.games.trex.sums import totals
from tangledbank.games.trex.tests.words import all_cards, all_places, card_named, place, prehistoric
from tangledbank.games.trex.tests.words import card as pick
from tangledbank.server import shown, wire
from tangledbank.server.entries import Acted
from tangledbank.server.listener import Listener
from tangledbank.server.pace import PAUSES
from tangledbank.server.shown import moment_of
from tangledbank.server.thinking import Question, Thinkers
from tests.server.house import OpenHouse, open_house
from tests.server.overhearing import (
    Look,
    Script,
    act,
    catch_up,
    follow,
    gather,
    lay_out,
    overheard,
    received,
    restarts_alike,
    so_far,
    timeless,
    told_of,
)
from tests.server.pages import Page, any_legal, play_by_chance, play_out
from tests.server.test_secrets_on_the_wire import all_that_reaches, record_of, sit_down, twin_of

TREX = GAMES["trex"]
ANA, BEN = range(2)
WATCHER = 2  # among the pages
GRACE = 0.15
SHORT: dict[str, wire.Value] = {"target": 2, "rounds": 3}

# Cards may be tuned, so they are picked by what they do. Eyes have no other text.
EYES = ("peek", "flip", "shift", "shove", "recall", "discard", "give", "exchange", "relocate",
        "find-card", "find-place", "encore")  # fmt: skip
EYE = {effect: pick(reveal=effect) for effect in EYES}
FOUND = {effect: card_named(EYE[effect]).finds for effect in ("find-card", "find-place")}
NO_EYES = {
    period: [one for one in all_cards(period=period, reveal="", plain=False)
             if one not in FOUND.values()][:3]
    for period in PERIODS
}  # fmt: skip
PLAIN = [one for one in all_places() if one not in FOUND.values()]
SPOTS = " ".join(PLAIN[:4])
TWO_SPOTS = " ".join(PLAIN[:2])
ANA_HAS = " ".join(
    EYE[each] for each in ("peek", "relocate", "shove", "discard", "exchange", "find-card", "shift")
)
BEN_HAS = " ".join(one for cards in NO_EYES.values() for one in cards)
FIRST = PERIODS[0]


def period_of(effect: str) -> str:
    """The period of the card with this eye."""
    return card_named(EYE[effect]).period


def lays(period: str) -> list[str]:
    """What Ben may lay in a period: three cards without eyes, and a How-de-do."""
    return [*NO_EYES[period], "how-de-do"]


def spare(period: str) -> str:
    """A card of Ben's from another period."""
    return NO_EYES[PERIODS[(PERIODS.index(period) + 1) % 3]][0]


# -- tables --------------------------------------------------------------------------------
async def sit(house: OpenHouse, **options: wire.Value) -> list[Page]:
    """Ana, Ben and Eve who watches, with the first hands dealt and seen."""
    pages = await gather(house, TREX.id, 2, options=options)
    await pages[ANA].done("begin")
    await catch_up(pages)
    return pages


async def set_scene(house: OpenHouse, pages: list[Page], **words: Any) -> None:
    """Everything lies as the words say; some of the hands may be known, as after a round."""
    everyone_knows = words.pop("everyone_knows", "")
    position = scene(**{"spots": SPOTS, **words})
    for name in everyone_knows.split():
        position.known[position.cards.number_of[name]] |= EVERYONE
    await lay_out(house, pages, position)


def asked(pages: list[Page]) -> int:
    """The seat whose turn it is."""
    actors: list[int] = pages[WATCHER].frames[-1].view["actors"]
    return actors[0]


def kind_asked(pages: list[Page]) -> str:
    """What is asked."""
    kind: str = pages[WATCHER].frames[-1].view["question"]["kind"]
    return kind


async def start_playing(house: OpenHouse, **options: wire.Value) -> list[Page]:
    """Finely Balanced has begun; what was asked before has been answered."""
    pages = await sit(house, **options)
    await follow(pages, [(ANA, "keep"), (BEN, "keep")])
    while kind_asked(pages) != "play":
        await act(pages, asked(pages), pages[asked(pages)].frames[-1].legal[0])
    return pages


async def hears(house: OpenHouse, script: Script, *but: int, **words: Any) -> list[list[str]]:
    """In a scene the seats do this, one after another; what reaches everyone but some."""
    pages = await sit(house)
    starts = so_far(pages)
    await set_scene(house, pages, **words)
    await follow(pages, script)
    return overheard(pages, starts, *but)


def ben_lays(card: str, *rest: tuple[int, str]) -> list[tuple[int, str]]:
    """Ben lays a card face down at the first spot; then something happens."""
    return [(BEN, f"play {card} at 1 down"), *rest]


LOOK: Script = [(ANA, f"play {EYE['peek']} at 1 open"), (ANA, "look at 1")]


def laying(period: str = FIRST) -> dict[str, Any]:
    """Ben has the turn in a period."""
    return {"hands": [ANA_HAS, BEN_HAS], "first": BEN, "period": period}


# -- face-down cards -----------------------------------------------------------------------
def lay_choices(frame: wire.Frame) -> list[str]:
    """Every card that may be laid face down, at the first spot where that is possible."""
    down = [action for action in frame.legal if action.endswith(" down")]
    spot = down[0].split()[-2]
    return [action for action in down if action.split()[-2] == spot]


async def pass_on(pages: list[Page], period: str = "") -> None:
    """All pass until that period begins, or until one pass is left before all is turned up."""
    while True:
        view = pages[WATCHER].frames[-1].view
        rival = view["players"][1 - asked(pages)]
        if view["period"] == period or (view["period"] == "free" and rival["passed"]):
            return
        await act(pages, asked(pages), "pass")


@pytest.mark.usefixtures("one_shuffle")
@pytest.mark.parametrize("period", ["finely-balanced", "jurassic", "free"])
async def test_nobody_is_sent_a_byte_of_which_card_lies_face_down(
    house: OpenHouse, period: str
) -> None:
    """§1.10, §4.1: the same shuffle, and every card of the period that is in the hand."""
    options: dict[str, wire.Value] = {"hand": 12, "limit": 12}
    pages = await start_playing(house, **options)
    await pass_on(pages, period)
    choices = lay_choices(pages[asked(pages)].frames[-1])
    assert len(choices) > 2
    assert choices[-1].startswith("play how-de-do")

    heard = []
    for choice in choices:
        pages = await start_playing(house, **options)
        await pass_on(pages, period)
        seat, starts = asked(pages), so_far(pages)
        await act(pages, seat, choice)
        await inquire(pages[1 - seat], [choices[0], choices[-1], "look at 1"])
        await pass_on(pages)
        heard.append(overheard(pages, starts, seat))

    assert heard == [heard[0]] * len(choices)
    assert len(heard[0][-1]) > 1, "the card, and a pass at least"


async def inquire(page: Page, actions: Iterable[str]) -> None:
    """Ask all that can be asked of actions, without doing them; ids do not tell them apart."""
    for number, action in enumerate(actions):
        for kind in ("why not", "what if", "advise"):
            await page.ask(kind, id=f"{kind} {number}", action=action)
        if action not in page.frames[-1].legal:
            seq = page.frames[-1].seq
            await page.ask("act", id=f"act {number}", action=action, seq=seq)


# What Ana does with an eye while Ben's card lies there, and he when he is asked.
MEANWHILE: dict[str, tuple[str, Script]] = {
    "a peek that is left": ("peek", [(ANA, "play EYE at 1 open"), (ANA, "leave it")]),
    "relocate": ("relocate", [(ANA, "play EYE at 2 open"), (ANA, "relocate 1 and 2")]),
    "nothing to shove": ("shove", [(ANA, "play EYE at 1 open"), (BEN, "pass")]),
    "discards": ("discard", [(ANA, "play EYE at 3 open"), (ANA, f"discard {EYE['shove']}"),
                             (BEN, "discard SPARE")]),
    "exchange": ("exchange", [(ANA, "play EYE at 3 open"), (ANA, f"swap {EYE['shove']}"),
                              (BEN, "swap SPARE")]),
    "find": ("find-card", [(ANA, "play EYE at 4 open"), (BEN, "pass")]),
    "both lay": ("shift", [(ANA, "play EYE at 1 down"), (BEN, "pass")]),
}  # fmt: skip


def with_cards(script: Script, effect: str) -> list[tuple[int, str]]:
    """The script with the cards that it means."""
    other = spare(period_of(effect))
    return [(seat, act.replace("EYE", EYE[effect]).replace("SPARE", other)) for seat, act in script]


@pytest.mark.parametrize("name", MEANWHILE)
async def test_a_hidden_card_stays_hidden_whatever_happens_around_it(
    house: OpenHouse, name: str
) -> None:
    """§1.10, §4.1"""
    effect, script = MEANWHILE[name][0], with_cards(MEANWHILE[name][1], MEANWHILE[name][0])
    period = period_of(effect)
    heard = []
    for card in lays(period):
        heard.append(await hears(house, ben_lays(card, *script), BEN, **laying(period)))

    assert [len(texts) for texts in heard[0]] == [len(script) + 2] * 2, "the scene, and each act"
    assert heard == [heard[0]] * 4


async def test_nobody_learns_how_many_how_de_dos_another_holds(house: OpenHouse) -> None:
    """§1.10, §3.5"""
    one, two = NO_EYES["finely-balanced"][0], NO_EYES["jurassic"][0]
    heard = []
    for first, second in [(one, two), ("how-de-do", two), (one, "how-de-do@jurassic"),
                          ("how-de-do", "how-de-do@jurassic")]:  # fmt: skip
        hand = " ".join(each for each in BEN_HAS.split() if each not in (first, second))
        words = {**laying("free"), "hands": [ANA_HAS, hand], "sides": ["", f"{first} / {second}"]}
        heard.append(await hears(house, [(BEN, "pass")], BEN, **words))

    assert heard == [heard[0]] * 4
    told = msgspec.json.decode(heard[0][0][0])["view"]["players"][BEN]
    assert (told["cards"], told["held"]) == (9, 10)


async def test_nobody_learns_whether_another_could_play_anything(house: OpenHouse) -> None:
    """§3.2, ruling X25"""
    first, second, third = NO_EYES.values()
    heard = []
    for hand in (second, [first[0], *third[1:]], first):
        words = {**laying(), "hands": [ANA_HAS, " ".join(hand)]}
        heard.append(await hears(house, [(BEN, "pass")], BEN, **words))

    assert heard == [heard[0]] * 3


# -- looking, moving, taking back ----------------------------------------------------------
async def test_only_who_looks_learns_what_lies_there(house: OpenHouse) -> None:
    """§7.1"""
    period = period_of("peek")
    watched, peeker = [], []
    for card in lays(period):
        pages = await sit(house)
        starts = so_far(pages)
        await set_scene(house, pages, **laying(period))
        await follow(pages, ben_lays(card, *LOOK, (BEN, "pass")))
        seen = pages[ANA].frames[-1].view["spots"][0]["sides"][BEN][0]
        assert (seen["card"], seen["peeked"], seen["shown"]) == (card, True, False)
        own = [event.name for frame in pages[BEN].frames for event in frame.events]
        assert own.count("peeked") == 1
        assert "saw" not in own
        watched.append(received(pages[WATCHER], starts[WATCHER]))
        peeker.append(received(pages[ANA], starts[ANA]))

    assert watched == [watched[0]] * 4
    before = [texts[:3] for texts in peeker]
    assert before == [before[0]] * 4, "until she looked, Ana knew as little"
    assert all(texts[3] != peeker[0][3] for texts in peeker[1:])


@pytest.mark.parametrize(
    ("effect", "answer"), [("shift", "move {} to 2"), ("recall", "take back {}")]
)
async def test_a_hidden_card_moves_and_comes_back_unseen(
    house: OpenHouse, effect: str, answer: str
) -> None:
    """§7.3, §7.6"""
    period = period_of(effect)
    hand = f"{EYE[effect]} {' '.join(NO_EYES[period])}"
    heard = []
    for card in NO_EYES[period]:
        script = ben_lays(card, (ANA, "pass"), (BEN, f"play {EYE[effect]} at 4 open"))
        script.append((BEN, answer.format(card)))
        words = {"hands": [EYE["peek"], hand], "first": BEN, "period": period}
        heard.append(await hears(house, script, BEN, **words))

    assert heard == [heard[0]] * 3
    event = msgspec.json.decode(heard[0][0][-1])["events"][0]
    assert "card" not in event["values"]


@pytest.mark.parametrize("effect", ["shift", "recall", "discard", "give"])
async def test_an_eye_that_finds_nothing_does_not_tell_a_how_de_do(
    house: OpenHouse, effect: str
) -> None:
    """§1.10, §4.5"""
    period = period_of(effect)
    lies = NO_EYES[period][0]
    hand = f"{EYE[effect]} {lies} {spare(period)}"
    heard = []
    for card in (lies, "how-de-do"):
        script = ben_lays(card, (ANA, "pass"), (BEN, f"play {EYE[effect]} at 4 open"))
        words = {"hands": [EYE["peek"], hand], "first": BEN, "period": period}
        heard.append(await hears(house, script, BEN, **words))

    assert heard[0] == heard[1]


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
async def test_a_hand_that_is_taken_anew_is_shown_to_all_and_the_new_one_to_nobody(
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
async def test_only_who_gets_a_card_learns_what_it_is(
    house: OpenHouse, name: str, known: str
) -> None:
    """§2.13, §7.9, §10.7, §10.8: also of cards of which everyone knew who holds them."""
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


# -- refusals, undo, record ----------------------------------------------------------------
@pytest.mark.parametrize(
    ("effect", "asks"),
    [("", ["play CARD at 1 down", "discard CARD"]), ("shove", ["shove CARD to 2", "swap CARD"]),
     ("peek", ["look at 1", "look at 2"])],
    ids=["play", "shove", "peek"],
)  # fmt: skip
async def test_no_answer_to_a_question_tells_what_lies_hidden(
    house: OpenHouse, effect: str, asks: list[str]
) -> None:
    """§4.1, §7.4"""
    period = period_of(effect) if effect else FIRST
    lies_open = spare(period)
    heard = []
    for card in lays(period):
        pages = await sit(house)
        starts = so_far(pages)
        hands = [ANA_HAS, BEN_HAS.replace(lies_open, "")]
        words = {**laying(period), "hands": hands, "sides": ["", f" / {lies_open}+"]}
        await set_scene(house, pages, **words)
        await follow(pages, ben_lays(card))
        if effect:
            await act(pages, ANA, f"play {EYE[effect]} at 1 open")
        assert kind_asked(pages) == (effect or "play")
        every = {ask.replace("CARD", one) for ask in asks for one in lays(period)}
        await inquire(pages[ANA], sorted(every))
        heard.append(overheard(pages, starts, BEN))

    assert heard == [heard[0]] * 4


@pytest.mark.usefixtures("one_shuffle")
async def test_nobody_is_sent_a_byte_of_a_hidden_card_that_is_taken_back(house: OpenHouse) -> None:
    """§4.1"""

    async def one_alone() -> tuple[list[Page], int]:
        """The rival has passed, so that the turn stays where it is."""
        pages = await start_playing(house, hand=12, limit=12)
        await act(pages, asked(pages), "pass")
        return pages, asked(pages)

    pages, seat = await one_alone()
    choices = lay_choices(pages[seat].frames[-1])
    changes = [(choices[0], choices[1]), (choices[0], choices[-1]), (choices[-1], choices[1])]
    heard = []
    for before, after in changes:
        pages, seat = await one_alone()
        starts = so_far(pages)
        await follow(pages, [(seat, before)])
        assert pages[seat].frames[-1].take_back is None
        await follow(pages, [(seat, "take back"), (seat, after)])
        heard.append(overheard(pages, starts, seat))

    assert [len(texts) for texts in heard[0]] == [3, 3]
    assert heard == [heard[0]] * len(changes)


async def test_what_was_seen_is_not_taken_back(house: OpenHouse) -> None:
    """§7.1"""
    pages = await sit(house)
    await set_scene(house, pages, **laying(period_of("peek")))
    await follow(pages, ben_lays("how-de-do"))
    early = await pages[BEN].refused("take back")
    await follow(pages, LOOK)
    late = await pages[ANA].refused("take back")

    assert early.sentence == "Your turn is over."
    assert late.sentence == "Something hidden has been shown since."


async def test_a_running_game_is_told_to_nobody_who_asks_for_it(house: OpenHouse) -> None:
    """§1.10"""
    told = []
    for card in lays(FIRST):
        pages = await sit(house)
        await set_scene(house, pages, **laying())
        await follow(pages, ben_lays(card))
        path = f"/api/tables/{pages[ANA].table.code}"
        for secret in ("record", "afterwards"):
            await house.problem("GET", f"{path}/{secret}", 409)
        info = (await house.rest.get(path)).json()
        assert info["shuffle"] is None
        told.append({key: info[key] for key in info if key not in ("code", "commitment")})
        late = await house.open(pages[ANA].table.code)
        await late.shown()
        assert late.log == pages[WATCHER].log
        assert timeless(late.frames[-1]) == timeless(pages[WATCHER].frames[-1])

    assert told == [told[0]] * 4


# -- every message of whole games ----------------------------------------------------------
async def test_what_is_hidden_from_a_seat_changes_no_byte_for_it() -> None:
    """§1.10, §4.1"""
    for part in range(3):
        sitting, rng = sit_down(2, part, SHORT, TREX), seeded(part)
        record = record_of(sitting)
        names = TREX.cards.ids[:104]
        while actors := record.position.actors():
            if rng.below(4) == 0:
                verb = ("discard {}", "shove {} to 2", "play {} at 1 down", "swap {}", "give {}")
                asks = [one.format(names[rng.below(len(names))]) for one in verb]
                for seat in (None, ANA, BEN):
                    here = await all_that_reaches(sitting, seat, asks)
                    there = await all_that_reaches(twin_of(sitting, seat, rng), seat, asks)
                    assert seen_by(seat, here) == seen_by(seat, there)
            seat = actors[rng.below(len(actors))]
            action = TREX.notation(lively(record.position, seat, rng))
            sitting.apply(Acted(seat, action, 0))


def seen_by(seat: int | None, messages: list[bytes]) -> list[bytes]:
    """The messages; for a player without the hash of what spectators know, who have seen less."""
    return messages if seat is None else [MOMENT.sub(b"", one) for one in messages]


def lively(position: Any, seat: int, rng: Rng) -> int:
    assert TREX.likely is not None
    return TREX.likely(position, seat, rng)


MOMENT = re.compile(rb'"moment":"\w+"')
UNSEEN = re.compile(r'"unseen":\[[^\]]*\]')  # what may be anywhere: all that is out of sight
NAMED = re.compile(r'\{"name":"(not found|showed)",[^{}]*\{[^{}]*\}[^{}]*\}')  # it says so itself


def without_unseen(text: str) -> str:
    """The text but for the list of all cards that its reader has not seen."""
    return UNSEEN.sub("", text)


def known_to(seat: int | None, position: Position) -> set[int]:
    """The cards that a seat, or a spectator, may know of by the rules."""
    who = bit(-1 if seat is None else seat)
    known = {*position.discards, *position.pending}
    for field in (position.field, position.last):
        known |= {int(field.spots[at]) for at in range(field.count)}
        known |= {card for side in field.sides for card in side if field.shown[card]}
    for owner in range(SEATS):
        known |= {*position.scores[owner]}
        held = {*position.hands[owner]}
        for at in range(position.field.count):
            held |= {*position.field.side(owner, at)}
        known |= {card for card in held if owner == seat or position.known[card] & who}
    return known


class Scan:
    """Looks at each message with the position of that very moment beside it."""

    def __init__(self, house: OpenHouse, page: Page) -> None:
        self.table = house.table(page)
        cards, count = TREX.cards, int(TREX.cards.how_de_do)
        self.ids = {cards.ids[card]: card for card in range(count)}
        self.names = {cards.names[card]: card for card in range(count)}
        words = sorted({*self.ids, *self.names}, key=len, reverse=True)
        self.words = re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, words))})(?![\w-])")
        self.ever: dict[int | None, set[int]] = {}
        self.looked_at: list[int | None] = []
        self.leaks: list[tuple[int | None, str, str]] = []

    def look(self, listener: Listener, text: str) -> None:
        """Every card that the text names must be known to its reader."""
        if self.table.sitting.record is None or listener not in self.table.listeners:
            return
        position, seat = self.table.sitting.record.position, listener.seat
        assert isinstance(position, Position)
        known = known_to(seat, position)
        self.ever.setdefault(seat, set()).update(known)
        if '"type":"welcome"' in text:  # tells again what was told in earlier rounds
            known = self.ever[seat]
        finds = {int(position.cards.finds[card]) for card in known}  # named on the card itself
        self.looked_at.append(seat)
        for word in self.words.findall(NAMED.sub("", without_unseen(text))):
            card = self.ids.get(word, self.names.get(word))
            if card not in known and not (word in self.names and card in finds):
                self.leaks.append((seat, word, text))


async def scanned_game(
    house: OpenHouse, look_at_each: Callable[[Look], None], seed: int, rounds: int
) -> Scan:
    """Ana and Ben play while Eve watches; somebody comes by in the last round."""
    pages = await gather(house, TREX.id, 2, options={"rounds": rounds})
    ana, ben, eve = pages
    looking = Scan(house, ana)
    look_at_each(looking.look)
    await ana.done("begin")
    playing = asyncio.gather(
        *[play_by_chance(page, seeded(seed + n), eager) for n, page in enumerate((ana, ben))]
    )
    while (await eve.shown()).view["round"] < rounds:
        await eve.until(wire.Frame)
    late = await house.open(eve.table.code)
    await playing
    await house.open(ben.ticket)
    await catch_up([eve, late])
    assert eve.frames[-1].outcome is not None
    assert late.log == eve.log
    assert {*looking.looked_at} == {ANA, BEN, None}
    return looking


def eager(frame: wire.Frame, rng: Rng) -> str:
    """Something legal, and rarely to pass or to leave it."""
    dull = ("pass", "leave it", "no trade", "keep")
    lively = [action for action in frame.legal if action not in dull]
    if lively and rng.below(4):
        return lively[rng.below(len(lively))]
    return any_legal(frame, rng)


async def test_no_message_names_a_card_that_its_reader_cannot_know(
    house: OpenHouse, look_at_each: Callable[[Look], None]
) -> None:
    """§1.10, §4.1"""
    looking = await scanned_game(house, look_at_each, 10, rounds=3)

    assert looking.leaks == []
    assert len(looking.looked_at) > 100


# -- leaks that would be found -------------------------------------------------------------
def tell_all(kind: int) -> Callable[[pytest.MonkeyPatch], None]:
    """Everyone hears what is for one seat."""

    def leak(monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setitem(TREX.events, kind, replace(TREX.events[kind], private=False))

    return leak


def leak_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(showing, "sees", lambda *_all: True)


def leak_how_de_dos(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = showing.player

    def player(position: Position, seat: int, viewer: int) -> views.Player:
        return replace(usual(position, seat, viewer), held=position.greetings[seat].count)

    monkeypatch.setattr(showing, "player", player)


def leak_previews(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = showing.previews
    monkeypatch.setattr(showing, "previews", lambda table, _seat: usual(table, int(table.turn)))


def leak_totals(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(showing, "totals", lambda position, _viewer: totals(position, BEN))


def leak_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = showing.laid

    def laid(position: Position, field: Any, seat: int, card: int, viewer: int) -> views.Laid:
        return replace(usual(position, field, seat, card, viewer), number=card)

    monkeypatch.setattr(showing, "laid", laid)


def leak_legal_actions(monkeypatch: pytest.MonkeyPatch) -> None:
    def listed(record: Any, seat: int | None) -> list[int]:
        position = record.position
        return [] if seat is None else position.legal(position.actors()[0])

    monkeypatch.setattr(shown, "listed_actions", listed)


def leak_refusals(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = refusals.holds

    def holds(position: Position, _seat: int, card: int) -> bool:
        return any(usual(position, seat, card) for seat in range(SEATS))

    monkeypatch.setattr(refusals, "holds", holds)


NO_REVEALS = f"{' '.join(PLAIN[:3])} {place(spot='no-reveals')}"
PASS: Script = [(ANA, "pass")]
Leak = Callable[[pytest.MonkeyPatch], None]
# A leak, what happens after Ben has laid a card, and from whom that card stays hidden.
LEAKS: dict[str, tuple[Leak, Script, tuple[int, ...]]] = {
    "the card": (leak_cards, [], (ANA, WATCHER)),
    "how many How-de-dos": (leak_how_de_dos, [], (ANA, WATCHER)),
    "previews": (leak_previews, PASS, (ANA,)),
    "totals": (leak_totals, [], (ANA, WATCHER)),
    "numbers": (leak_numbers, [], (ANA, WATCHER)),
    "legal actions": (leak_legal_actions, PASS, (ANA,)),
    "refusals": (leak_refusals, [], (ANA,)),
    "what was laid": (tell_all(telling.LAID), [], (ANA, WATCHER)),
    "what was looked at": (tell_all(telling.SAW), LOOK, (WATCHER,)),
}


async def found_out(house: OpenHouse, script: Script, readers: Iterable[int]) -> list[bool]:
    """Whether bytes for each of these tell which card Ben has laid."""
    period = period_of("peek")
    heard: list[list[list[str]]] = []
    for card in (NO_EYES[period][0], "how-de-do"):
        pages = await sit(house)
        starts = so_far(pages)
        await set_scene(house, pages, **laying(period), spots=NO_REVEALS)
        for seat, action in ben_lays(card, *script):
            await act(pages, seat, action)
        await inquire(pages[ANA], [f"play {NO_EYES[period][0]} at 4 open"])
        heard.append(overheard(pages, starts))
    return [heard[0][reader] != heard[1][reader] for reader in readers]


@pytest.mark.parametrize(("leak", "script", "readers"), LEAKS.values(), ids=list(LEAKS))
async def test_a_leak_would_be_found(
    house: OpenHouse,
    monkeypatch: pytest.MonkeyPatch,
    leak: Leak,
    script: Script,
    readers: tuple[int, ...],
) -> None:
    assert not any(await found_out(house, script, readers))
    leak(monkeypatch)

    assert all(await found_out(house, script, readers))


@pytest.mark.parametrize(
    "leak",
    [leak_cards, *map(tell_all, (telling.LAID, telling.GOT, telling.GAVE_IT))],
    ids=["the card", "what was laid", "what somebody got", "what somebody gave"],
)
async def test_a_name_too_many_would_be_found(
    house: OpenHouse,
    look_at_each: Callable[[Look], None],
    monkeypatch: pytest.MonkeyPatch,
    leak: Leak,
) -> None:
    pages = await sit(house)
    looking = Scan(house, pages[ANA])
    effect, script = MEANWHILE["exchange"]
    await set_scene(house, pages, **laying(period_of(effect)))
    look_at_each(looking.look)
    leak(monkeypatch)

    await follow(pages, ben_lays(lays(period_of(effect))[0], *with_cards(script, effect)))

    assert looking.leaks


# -- bots ----------------------------------------------------------------------------------
class Noted(Thinkers):
    """Bots that pass, and what they were asked."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[Question] = []

    async def choose(self, question: Question) -> Choice:
        self.asked.append(question)
        return Choice(TREX.parse("pass"))


@pytest.mark.parametrize("pace", PAUSES)
async def test_a_bot_is_asked_in_the_same_way_whatever_it_holds(
    tmp_path: Path, pauses: list[wire.Pace], pace: wire.Pace
) -> None:
    """§3.2, ruling X25"""
    bots = Noted()
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
                await pages[WATCHER].until(wire.Frame)
            await catch_up(pages)
            heard.append(overheard(pages, starts, BEN))

    assert [len(question.legal) for question in bots.asked] == [5, 29]
    assert pauses == [pace, pace]
    assert heard[0] == heard[1]


@pytest.mark.parametrize(
    "bot", ["random", "greedy", pytest.param("bluffer", marks=pytest.mark.slow)]
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
        await ana.done("seat bot", seat=BEN, bot="greedy")
        await play_out(ana)
        await eve.catch_up()

        entries = await house.entries(ana.table.code)
        done = [one.action for one in entries if isinstance(one, Acted) and one.seat == BEN]
        assert hidden in done, "what Ben has laid stays"
        assert eve.frames[-1].outcome is not None


# -- every question ------------------------------------------------------------------------
DISREGARDS = [pick(number, text="disregard-top") for number in (1, 2)]
LEVEL = next(
    pair
    for footprints in range(1, 9)
    if len(pair := [one for one in all_cards(footprints=footprints) if one not in BEN_HAS][:2]) == 2
)
SOLD = pick(spot="winner-sells", plain=False)
WON, WON_TOO, LAST = *NO_EYES[FIRST][:2], BEN_HAS.split()[-1]
BOTH_HAVE = {"hands": [ANA_HAS, BEN_HAS], "first": BEN}


def early(effect: str) -> dict[str, Any]:
    """A Prehistoric card acts."""
    return {**BOTH_HAVE, "phase": "prehistoric", "spots": f"{prehistoric(effect)} {TWO_SPOTS}"}


def late(spot: str, mine: str, theirs: str = "") -> dict[str, Any]:
    """A spot is resolved; both hold two cards."""
    return {"phase": "resolving", "first": BEN, "spots": f"{spot} {TWO_SPOTS}",
            "sides": [theirs, mine], "discards": NO_EYES["jurassic"][0],
            "hands": [f"{EYE['peek']} {EYE['shove']}", f"{EYE['flip']} {LAST}"]}  # fmt: skip


def at_an_eye(effect: str) -> dict[str, Any]:
    """Ben is about to reveal an eye; at that spot Ana has a hidden and a shown card."""
    return {"hands": [f"{EYE['find-card']} {EYE['encore']}", f"{EYE[effect]} {LAST} {WON_TOO}"],
            "sides": [f"{LEVEL[0]} {LEVEL[1]}+", f" / {WON}"],
            "first": BEN, "period": period_of(effect)}  # fmt: skip


def eye_asks(effect: str, answer: str) -> tuple[dict[str, Any], Script, str]:
    """What a revealed eye asks."""
    return at_an_eye(effect), [(BEN, f"play {EYE[effect]} at 1 open")], answer


# In which scene, after what, and Ben's answer; or Ana's, where she is asked.
ASKED: dict[str, tuple[dict[str, Any], Script, str]] = {
    "order": ({**early("meteor"),
               "spots": f"{prehistoric('meteor')} {prehistoric('swap-meet')} {TWO_SPOTS}"},
              [], f"first {prehistoric('swap-meet')}"),
    "ice": (early("ice"), [], "choose 2"),
    "tar": (early("tar"), [], "choose 3"),
    "meteor": (early("meteor"), [], f"discard {LAST}"),
    "gift": (early("gift"), [], f"give {LAST}"),
    "trade": ({**BOTH_HAVE, "phase": "trading", "spots": f"{LEVEL[0]} {TWO_SPOTS}",
               "hands": [ANA_HAS, f"{LAST} {WON}"]}, [], f"trade {LAST} for 1"),
    "play": (laying(), [], "play how-de-do at 2 down"),
    "use": ({**at_an_eye("encore"), "hands": [EYE["peek"], EYE["encore"]],
             "spots": f"{place(spot='must-reveal')} {TWO_SPOTS}"},
            [(BEN, f"play {EYE['encore']} at 1 open")], "use it"),
    "peek": eye_asks("peek", "look at 1"),
    "flip": eye_asks("flip", "turn up 1"),
    "shift": eye_asks("shift", f"move {WON} to 1"),
    "shove": eye_asks("shove", f"shove {LEVEL[1]} to 2"),
    "recall": eye_asks("recall", f"take back {WON}"),
    "discard": eye_asks("discard", f"discard {LAST}"),
    "discard too": (at_an_eye("discard"),
                    [(BEN, f"play {EYE['discard']} at 1 open"), (BEN, f"discard {LAST}")],
                    f"discard {EYE['encore']}"),
    "give": eye_asks("give", f"give {LAST}"),
    "exchange": eye_asks("exchange", f"swap {LAST}"),
    "relocate": eye_asks("relocate", "relocate 1 and 3"),
    "limit": ({**laying(), "hands": [EYE["peek"], BEN_HAS], "limit": 8}, [], f"discard {LAST}"),
    "sequence": (late(PLAIN[3], DISREGARDS[0], f"{DISREGARDS[1]} {LEVEL[0]}"),
                 [], f"first {DISREGARDS[0]}"),
    "top": (late(PLAIN[3], DISREGARDS[0], " ".join(LEVEL)), [], f"disregard {LEVEL[1]}"),
    "spend": (late(place(spot="winner-discards"), f"{WON} {LEVEL[1]}"), [], f"discard {LEVEL[1]}"),
    "barter": (late(place(spot="loser-barters"), "", WON), [], f"swap {LAST}"),
    "sell": (late(SOLD, WON), [], "sell it"),
}  # fmt: skip


def test_every_question_is_among_them() -> None:
    assert {*ASKED, "hand"} == {*QUESTIONS[1:]}


@pytest.mark.parametrize("kind", ASKED)
async def test_every_question_is_asked_of_its_seat_alone_and_answered(
    house: OpenHouse, kind: str
) -> None:
    """§2, §3, §5, §7, §9"""
    words, script, answer = ASKED[kind]
    seats = {"discard too": [ANA], "meteor": [ANA, BEN], "exchange": [ANA, BEN]}.get(kind, [BEN])
    pages = await sit(house)
    await set_scene(house, pages, **words)
    await follow(pages, script)
    frames = [page.frames[-1] for page in pages]
    assert frames[WATCHER].view["question"]["kind"] == kind
    assert frames[WATCHER].view["actors"] == seats

    for seat, frame in enumerate(frames):
        assert (len(frame.legal) > 1) == (seat in seats)
        assert len(frame.offers) == len(frame.legal)
        assert not any(re.search(r"[Ss]eat \d", offer) for offer in frame.offers)
        assert all(frame.offers)
        if seat not in (*seats, WATCHER):
            refusal = await pages[seat].refused("act", action=answer, seq=frame.seq)
            assert refusal.code == "not-your-turn"
    await act(pages, seats[-1], answer)
    for seat in seats[:-1]:
        await act(pages, seat, pages[seat].frames[-1].legal[0])

    after = [page.frames[-1] for page in pages]
    assert (after[WATCHER].view["question"] == frames[WATCHER].view["question"]) == (kind == "play")
    assert len({frame.moment for frame in after} | {frames[WATCHER].moment}) == 2


# -- whole games ---------------------------------------------------------------------------
@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages may say as much as they like."""
    monkeypatch.setattr("tangledbank.server.sockets.RATE", 1e6)


@pytest.mark.usefixtures("unhurried")
async def test_two_play_to_the_end_and_the_record_is_the_game(house: OpenHouse) -> None:
    """§11.1"""
    ana, ben, eve = await gather(house, TREX.id, 2, options={"target": 4})
    await ana.done("begin")
    await asyncio.gather(
        *[play_by_chance(page, seeded(n), eager) for n, page in enumerate((ana, ben))]
    )
    await catch_up([ana, ben, eve])

    code = ana.table.code
    record = read_record((await house.rest.get(f"/api/tables/{code}/record")).text, GAMES)
    again = await house.tables.rebuild(code)

    last = eve.frames[-1]
    assert last.outcome == record.outcome()
    assert last.view["ended_by"] == "points"
    assert max(player["points"] for player in last.view["players"]) >= 4
    assert again is not None
    assert moment_of(again) == last.moment == ana.frames[-1].moment == ben.frames[-1].moment
    assert wire.encoder.encode(record.position.view(None)) == wire.encoder.encode(last.view)


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

    tickets = [wire.Ticket(ben.table.rematch, -1, page.ticket.token) for page in (ana, ben)]
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
