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
from tangledbank.games.trex.phases import EVERYONE, QUESTIONS, SEATS
from tangledbank.games.trex.position import Position
from tangledbank.games.trex.scenes import scene
from tangledbank.games.trex.sight import bit
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

SPOTS = "the-tar-and-kettle gingerbread-common choir-practice palais-de-mud"
# Cards of Finely Balanced with an eye each: peek, relocate, shove, discard, exchange, find, shift.
ANA_HAS = (
    "elevenses-overheard the-other-queue after-you tea-for-two-diplodoci cousin-maud-hatted "
    "a-bed-each punting-with-apologies"
)
BEN_HAS = "a-fair-queue the-umpires-finger mammoth-in-a-sulk small-change volume-nine curtain-up"
# What Ben may lay in Finely Balanced: 3 footprints, a text that disregards, one that sulks, one
# without icons, and a How-de-do.
LAYS = ("a-fair-queue", "the-umpires-finger", "mammoth-in-a-sulk", "small-change", "how-de-do")


# -- tables --------------------------------------------------------------------------------
async def sit(house: OpenHouse, **options: wire.Value) -> list[Page]:
    """Ana, Ben and Eve who watches, with the first hands dealt and seen."""
    pages = await gather(house, TREX.id, 2, options=options)
    await pages[ANA].done("begin")
    await catch_up(pages)
    return pages


async def set_scene(
    house: OpenHouse, pages: list[Page], everyone_knows: str = "", **words: Any
) -> None:
    """Everything lies as the words say; some of the hands may be known, as after a round."""
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


LAYING: dict[str, Any] = {"hands": [ANA_HAS, BEN_HAS], "first": BEN}


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
    assert len(choices) > 3
    assert choices[-1].startswith("play how-de-do")

    heard = []
    for choice in choices:
        pages = await start_playing(house, **options)
        await pass_on(pages, period)
        seat, starts = asked(pages), so_far(pages)
        await act(pages, seat, choice)
        await inquire(pages[1 - seat], [choice, choices[0], "shove volume-nine to 2", "look at 1"])
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


# What Ana, and Ben when he is asked, do while his card lies there.
MEANWHILE: dict[str, Script] = {
    "a peek that is left": [(ANA, "play elevenses-overheard at 1 open"), (ANA, "leave it")],
    "relocate": [(ANA, "play the-other-queue at 2 open"), (ANA, "relocate 1 and 2")],
    "nothing to shove": [(ANA, "play after-you at 1 open"), (BEN, "pass")],
    "discards": [(ANA, "play tea-for-two-diplodoci at 3 open"), (ANA, "discard after-you"),
                 (BEN, "discard volume-nine")],
    "exchange": [(ANA, "play cousin-maud-hatted at 3 open"), (ANA, "swap after-you"),
                 (BEN, "swap volume-nine")],
    "find": [(ANA, "play a-bed-each at 4 open"), (BEN, "pass"), (ANA, "pass")],
    "both lay": [(ANA, "play the-other-queue at 1 down"), (BEN, "pass"),
                 (ANA, "play after-you at 1 down"), (BEN, "play volume-nine at 1 down")],
}  # fmt: skip


@pytest.mark.parametrize("script", MEANWHILE.values(), ids=list(MEANWHILE))
async def test_a_hidden_card_stays_hidden_whatever_happens_around_it(
    house: OpenHouse, script: Script
) -> None:
    """§1.10, §4.1"""
    heard = [await hears(house, ben_lays(card, *script), BEN, **LAYING) for card in LAYS]

    assert [len(texts) for texts in heard[0]] == [len(script) + 2] * 2, "the scene, and each act"
    assert heard == [heard[0]] * len(LAYS)


# What lies on Ben's side, and what else he has; in all he has six cards, and five of them are
# held together with How-de-dos that do not lie.
GREETINGS = [
    ("a-fair-queue / volume-nine", "the-umpires-finger small-change the-bass-drum curtain-up"),
    ("how-de-do / volume-nine",
     "a-fair-queue the-umpires-finger small-change the-bass-drum curtain-up"),
    ("a-fair-queue / how-de-do@jurassic",
     "volume-nine the-umpires-finger small-change the-bass-drum curtain-up"),
    ("how-de-do / how-de-do@jurassic",
     "a-fair-queue volume-nine the-umpires-finger small-change the-bass-drum curtain-up"),
]  # fmt: skip


async def test_nobody_learns_how_many_how_de_dos_another_holds(house: OpenHouse) -> None:
    """§1.10, §3.5"""
    heard = []
    for sides, hand in GREETINGS:
        words = {"hands": [ANA_HAS, hand], "sides": ["", sides], "first": BEN, "period": "free"}
        heard.append(await hears(house, [(BEN, "pass"), (ANA, "pass")][:1], BEN, **words))

    assert heard == [heard[0]] * len(GREETINGS)
    told = msgspec.json.decode(heard[0][0][0])["view"]["players"][BEN]
    assert (told["cards"], told["held"]) == (6, 7)


async def test_nobody_learns_whether_another_could_play_anything(house: OpenHouse) -> None:
    """§3.2, ruling X25"""
    hands = ["volume-nine curtain-up the-bass-drum", "a-fair-queue volume-nine curtain-up",
             "a-fair-queue small-change the-umpires-finger"]  # fmt: skip
    heard = []
    for hand in hands:
        heard.append(await hears(house, [(BEN, "pass")], BEN, hands=[ANA_HAS, hand], first=BEN))

    assert heard == [heard[0]] * 3


# -- looking, moving, taking back ----------------------------------------------------------
async def test_only_who_looks_learns_what_lies_there(house: OpenHouse) -> None:
    """§7.1"""
    look = [(ANA, "play elevenses-overheard at 1 open"), (ANA, "look at 1"), (BEN, "pass")]
    script = [*look, (ANA, "play the-other-queue at 1 open"), (ANA, "relocate 1 and 2")]
    watched, peeker = [], []
    for card in LAYS:
        pages = await sit(house)
        starts = so_far(pages)
        await set_scene(house, pages, **LAYING)
        await follow(pages, ben_lays(card, *script))
        seen = pages[ANA].frames[-1].view["spots"][0]["sides"][BEN][0]
        assert (seen["card"], seen["peeked"], seen["shown"]) == (card, True, False)
        own = [event.name for frame in pages[BEN].frames for event in frame.events]
        assert own.count("peeked") == 1
        assert "saw" not in own
        watched.append(received(pages[WATCHER], starts[WATCHER]))
        peeker.append(received(pages[ANA], starts[ANA]))

    assert watched == [watched[0]] * len(LAYS)
    before = [texts[:3] for texts in peeker]
    assert before == [before[0]] * len(LAYS), "until she looked, Ana knew as little"
    assert all(texts[3] != peeker[0][3] for texts in peeker[1:])


MOVING = "punting-with-apologies hat-check-at-nine"
PERIOD_CARDS = LAYS[:-1]


@pytest.mark.parametrize(
    ("eye", "answer"),
    [("punting-with-apologies", "move {} to 2"), ("hat-check-at-nine", "take back {}")],
    ids=["shift", "recall"],
)
async def test_a_hidden_card_moves_and_comes_back_unseen(
    house: OpenHouse, eye: str, answer: str
) -> None:
    """§7.3, §7.6"""
    words = {"hands": [ANA_HAS.replace("punting-with-apologies", ""), f"{BEN_HAS} {MOVING}"]}
    heard = []
    for card in PERIOD_CARDS:
        script = ben_lays(card, (ANA, "pass"), (BEN, f"play {eye} at 4 open"))
        script.append((BEN, answer.format(card)))
        heard.append(await hears(house, script, BEN, first=BEN, **words))

    assert heard == [heard[0]] * len(PERIOD_CARDS)
    event = msgspec.json.decode(heard[0][0][-1])["events"][0]
    assert "card" not in event["values"]


# Ben's eye, and what he has besides: with a card hidden he holds no more than one other.
FORGONE = [
    ("punting-with-apologies", "a-fair-queue volume-nine"),
    ("hat-check-at-nine", "a-fair-queue volume-nine"),
    ("tea-for-two-diplodoci", "a-fair-queue volume-nine"),
]


@pytest.mark.xfail(reason="effects.begin_effect tells at once that there is nothing to do")
@pytest.mark.parametrize(("eye", "has"), FORGONE, ids=["shift", "recall", "discard"])
async def test_an_eye_that_finds_nothing_does_not_tell_a_how_de_do(
    house: OpenHouse, eye: str, has: str
) -> None:
    """§1.10, §4.5"""
    hands = ["elevenses-overheard after-you", f"{eye} {has}"]
    heard = []
    for card in ("a-fair-queue", "how-de-do"):
        script = ben_lays(card, (ANA, "pass"), (BEN, f"play {eye} at 4 open"))
        heard.append(await hears(house, script, BEN, hands=hands, first=BEN))

    assert heard[0] == heard[1]


# -- cards that change hands ---------------------------------------------------------------
CHOICES = ("a-fair-queue", "volume-nine", "curtain-up")


async def test_nobody_is_sent_a_byte_of_what_another_swaps_before_both_have_chosen(
    house: OpenHouse,
) -> None:
    """§7.10, §10.8"""
    play = (BEN, "play cousin-maud-hatted at 1 open")
    words = {"hands": ["after-you heavy-sleeper", f"cousin-maud-hatted {' '.join(CHOICES)}"]}
    before, after, rival = [], [], []
    for card in CHOICES:
        script = [play, (BEN, f"swap {card}")]
        before.append(await hears(house, script, BEN, first=BEN, **words))
        script.append((ANA, "swap heavy-sleeper"))
        told = await hears(house, script, BEN, first=BEN, **words)
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
        words = {"hands": [ANA_HAS, " ".join(CHOICES)], "phase": "prehistoric"}
        spots = f"a-small-meteor {SPOTS.rpartition(' ')[0]}"
        script = [(BEN, f"discard {card}")]
        heard.append(await hears(house, script, BEN, spots=spots, **words))

    assert heard == [heard[0]] * 3
    view = msgspec.json.decode(heard[0][0][-1])["view"]
    assert [player["ready"] for player in view["players"]] == [False, True]


# How Ben comes to give a card away, and what he gives.
GIFTS: dict[str, tuple[dict[str, Any], Script]] = {
    "gift": (
        {"phase": "prehistoric",
         "spots": "a-gift-from-the-mainland the-tar-and-kettle gingerbread-common"},
        [],
    ),
    "give": ({"period": "free", "first": BEN}, [(BEN, "play with-our-compliments at 1 open")]),
}  # fmt: skip


@pytest.mark.parametrize(("words", "script"), GIFTS.values(), ids=list(GIFTS))
async def test_only_who_gets_a_card_learns_what_it_is(
    house: OpenHouse, words: dict[str, Any], script: Script
) -> None:
    """§2.13, §7.9, §10.7"""
    hands = ["after-you heavy-sleeper", f"with-our-compliments {' '.join(CHOICES)}"]
    watched, got = [], []
    for card in CHOICES:
        told = await hears(house, [*script, (BEN, f"give {card}")], BEN, hands=hands, **words)
        got.append(told[0])
        watched.append(told[1])

    assert watched == [watched[0]] * 3
    assert [card in texts[-1] for card, texts in zip(CHOICES, got, strict=True)] == [True] * 3


@pytest.mark.xfail(reason="Position.hold keeps what spectators knew of a card that is given away")
@pytest.mark.parametrize("name", [*GIFTS, "exchange"])
async def test_nor_is_it_told_by_cards_that_everyone_knew(house: OpenHouse, name: str) -> None:
    """§10.7, §10.8"""
    hand = f"with-our-compliments cousin-maud-hatted {' '.join(CHOICES)}"
    hands = ["after-you heavy-sleeper", hand]
    watched = []
    for card in CHOICES:
        if name == "exchange":
            words: dict[str, Any] = {"first": BEN}
            script = [(BEN, "play cousin-maud-hatted at 1 open"), (BEN, f"swap {card}"),
                      (ANA, "swap heavy-sleeper")]  # fmt: skip
        else:
            words, before = GIFTS[name]
            script = [*before, (BEN, f"give {card}")]
        known = {"everyone_knows": " ".join(CHOICES)}
        watched.append((await hears(house, script, ANA, BEN, hands=hands, **known, **words))[0])

    assert watched == [watched[0]] * 3


async def test_whoever_watches_a_swap_meet_learns_nothing(house: OpenHouse) -> None:
    """§2.6"""
    watched, told = [], []
    spots = f"the-great-jumble-sale a-small-meteor {SPOTS}".rsplit(" ", 2)[0]
    for hand in (CHOICES, LAYS[:3], LAYS[1:4]):
        words = {"hands": ["after-you heavy-sleeper the-bass-drum", " ".join(hand)]}
        pages = await sit(house)
        starts = so_far(pages)
        await set_scene(house, pages, spots=spots, phase="prehistoric", **words)
        await act(pages, ANA, "first the-great-jumble-sale")
        watched.append(received(pages[WATCHER], starts[WATCHER]))
        told.append([event.name for event in pages[ANA].frames[-1].events])

    assert watched == [watched[0]] * 3
    assert told == [["prehistoric", "exchanged", "gave it", "got", "prehistoric"]] * 3


# -- find ----------------------------------------------------------------------------------
OLD_ORDERS = (
    "speakers-crag mudbury-halt outfitter-tarfield lending-library-coldmere pevensey-under-sea",
    "pevensey-under-sea lending-library-coldmere mudbury-halt outfitter-tarfield speakers-crag",
)
LAST_PLAY: dict[str, Any] = {"period": "free", "first": BEN, "plays": [0, 1]}


async def test_the_order_of_the_deck_shows_nowhere_before_a_find(house: OpenHouse) -> None:
    """§10.4"""
    words = {"hands": [ANA_HAS, "map-held-upside-down curtain-up"], "period": "free"}
    heard = []
    for deck in OLD_ORDERS:
        pages = await sit(house)
        starts = so_far(pages)
        await set_scene(house, pages, deck=deck, first=BEN, **words)
        for page in pages[:WATCHER]:
            await inquire(
                page, ["play map-held-upside-down at 1 open", "use it"][page.seat == ANA :]
            )
        heard.append(overheard(pages, starts))

    assert heard[0] == heard[1]


async def test_after_a_find_the_old_order_of_the_deck_is_gone(house: OpenHouse) -> None:
    """§10.6"""
    pages = await sit(house)
    hands = [ANA_HAS, "map-held-upside-down curtain-up"]
    dealt: dict[str, list[list[str]]] = {"curtain-up": [], "map-held-upside-down": []}
    for seed in range(8):
        for card, rows in dealt.items():
            await set_scene(house, pages, hands=hands, deck=OLD_ORDERS[0], seed=seed, **LAST_PLAY)
            await act(pages, BEN, f"play {card} at 1 open")
            view = pages[WATCHER].frames[-1].view
            assert view["round"] == 2
            rows.append([spot["card"] for spot in view["spots"]])

    usual = OLD_ORDERS[0].split()[:4]
    assert dealt["curtain-up"] == [usual] * 8
    fresh = dealt["map-held-upside-down"]
    without = [card for card in OLD_ORDERS[0].split() if card != "mudbury-halt"]
    assert all(row[0] != usual[0] or row[1] != without[1] for row in fresh)
    assert len({tuple(row) for row in fresh}) == 8


async def test_a_find_that_fails_tells_only_that(house: OpenHouse) -> None:
    """§10.5"""
    heard = []
    rest = "heavy-sleeper volume-nine the-bass-drum"
    for lies in ("heavy-sleeper", "volume-nine", "how-de-do@jurassic"):  # of Ana; Ben looks for it
        hand = " ".join(card for card in rest.split() if card != lies)
        words = {"hands": [hand, "a-bed-each curtain-up"], "sides": [lies], "first": BEN}
        heard.append(await hears(house, [(BEN, "play a-bed-each at 2 open")], ANA, **words))

    assert heard == [heard[0]] * 3
    names = [event["name"] for event in msgspec.json.decode(heard[0][0][-1])["events"]]
    assert names == ["laid open", "not found"]


# -- refusals, undo, record ----------------------------------------------------------------
async def test_no_answer_to_a_question_tells_what_lies_hidden(house: OpenHouse) -> None:
    """§4.1, §7.4"""
    questions = {
        "play": ([], ["play {} at 1 down", "discard {}"]),
        "shove": ([(ANA, "play after-you at 1 open")], ["shove {} to 2", "take back {}"]),
        "peek": ([(ANA, "play elevenses-overheard at 1 open")], ["look at 1", "look at 2"]),
    }
    words = {**LAYING, "sides": ["", " / the-spirit-level+"]}
    for kind, (script, asks) in questions.items():
        heard = []
        for card in LAYS:
            pages = await sit(house)
            starts = so_far(pages)
            await set_scene(house, pages, **words)
            await follow(pages, ben_lays(card, *script))
            assert kind_asked(pages) == kind
            for ask in asks:
                await inquire(pages[ANA], sorted({ask.format(one) for one in LAYS}))
            heard.append(overheard(pages, starts, BEN))

        assert heard == [heard[0]] * len(LAYS), kind


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
    pages = await start_playing(house, hand=12, limit=12)
    first = asked(pages)
    await act(pages, first, lay_choices(pages[first].frames[-1])[0])
    early = await pages[first].refused("take back")
    opened = [one for one in pages[1 - first].frames[-1].legal if one.endswith(" open")]
    await act(pages, 1 - first, opened[0])
    late = await pages[1 - first].refused("take back")

    assert early.sentence == "Your turn is over."
    assert late.sentence == "Something hidden has been shown since."


async def test_a_running_game_is_told_to_nobody_who_asks_for_it(house: OpenHouse) -> None:
    """§1.10"""
    told = []
    for card in LAYS:
        pages = await sit(house)
        await set_scene(house, pages, **LAYING)
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

    assert told == [told[0]] * len(LAYS)


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
                    assert here == there
            seat = actors[rng.below(len(actors))]
            action = TREX.notation(lively(record.position, seat, rng))
            sitting.apply(Acted(seat, action, 0))


def lively(position: Any, seat: int, rng: Rng) -> int:
    assert TREX.likely is not None
    return TREX.likely(position, seat, rng)


UNSEEN = re.compile(r'"unseen":\[[^\]]*\]')  # what may be anywhere: all that is out of sight
NAMED = re.compile(r'\{"name":"(not found|showed)",[^{}]*\{[^{}]*\}[^{}]*\}')  # it says so itself


def without_unseen(text: str) -> str:
    """The text but for the list of all cards that its reader has not seen."""
    return UNSEEN.sub("", text)


def known_to(seat: int | None, position: Position) -> set[int]:
    """The cards that a seat, or a spectator, may know of by the rules."""
    viewer = -1 if seat is None else seat
    known = {*position.discards, *position.pending}
    for field in (position.field, position.last):
        known |= {int(field.spots[at]) for at in range(field.count)}
        for owner in range(SEATS):
            for at in range(field.count):
                known |= {
                    card
                    for card in field.side(owner, at)
                    if field.shown[card] or owner == seat or position.peeked[card] & bit(viewer)
                }
    for owner in range(SEATS):
        known |= {*position.scores[owner]}
        known |= {
            card
            for card in position.hands[owner]
            if owner == seat or position.known[card] & bit(viewer)
        }
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
    return any_legal(frame, rng) if not lively or rng.below(4) == 0 else (
        lively[rng.below(len(lively))]
    )  # fmt: skip


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
    mover = {"previews": lambda position, _seat: usual(position, int(position.turn))}
    monkeypatch.setattr(showing, "previews", mover["previews"])


def leak_totals(monkeypatch: pytest.MonkeyPatch) -> None:
    usual = showing.totals
    monkeypatch.setattr(showing, "totals", lambda position, _viewer: usual(position, BEN))


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


PASS: Script = [(ANA, "pass")]
LOOK: Script = [(ANA, "play elevenses-overheard at 1 open"), (ANA, "look at 1")]
SWAP: Script = [(ANA, "play cousin-maud-hatted at 3 open"), (ANA, "swap after-you")]
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
    heard: list[list[list[str]]] = []
    for card in ("a-fair-queue", "how-de-do"):
        pages = await sit(house)
        starts = so_far(pages)
        await set_scene(house, pages, **LAYING)
        await follow(pages, ben_lays(card, *script))
        if kind_asked(pages) == "play":
            await inquire(pages[ANA], ["play a-fair-queue at 1 down"])
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
    await set_scene(house, pages, **LAYING)
    look_at_each(looking.look)
    leak(monkeypatch)
    swap = [*SWAP, (BEN, "swap volume-nine")]

    await follow(pages, ben_lays("a-fair-queue", *swap))

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
        for hand in ("volume-nine curtain-up", "a-fair-queue small-change"):
            pages = await gather(house, TREX.id, 2)
            await pages[ANA].done("set up", pace=pace)
            await pages[ANA].done("begin")
            await catch_up(pages)
            starts = so_far(pages)
            await set_scene(house, pages, hands=[ANA_HAS, hand], first=BEN)
            table = house.table(pages[ANA])
            table.sitting.chairs[BEN].bot = "bluffer"
            table.autoplay.go_on()
            while asked(pages) == BEN:
                await pages[WATCHER].until(wire.Frame)
            await catch_up(pages)
            heard.append(overheard(pages, starts, BEN))

    assert [len(question.legal) for question in bots.asked] == [5, 21]
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
TWO_SPOTS = "the-tar-and-kettle gingerbread-common"
EYES = {
    "peek": ("elevenses-overheard", "look at 1"),
    "flip": ("the-night-watchman", "turn up 1"),
    "shift": ("punting-with-apologies", "move volume-nine to 1"),
    "shove": ("after-you", "shove the-spirit-level to 2"),
    "recall": ("hat-check-at-nine", "take back volume-nine"),
    "discard": ("tea-for-two-diplodoci", "discard curtain-up"),
    "exchange": ("cousin-maud-hatted", "swap curtain-up"),
    "relocate": ("the-other-queue", "relocate 1 and 3"),
}
LIES_OPEN = {"sides": ["the-bass-drum the-spirit-level+", " / volume-nine"], "first": BEN}
# Who is asked, in which scene, after what, and an answer.
ASKED: dict[str, tuple[tuple[int, ...], dict[str, Any], Script, str]] = {
    "order": ((BEN,), {"phase": "prehistoric", "first": BEN, "hands": [ANA_HAS, BEN_HAS],
                       "spots": f"a-small-meteor the-great-jumble-sale {TWO_SPOTS}"},
              [], "first the-great-jumble-sale"),
    "ice": ((BEN,), {"phase": "prehistoric", "first": BEN, "spots": f"ice-stopped-play {TWO_SPOTS}"},
            [], "choose 2"),
    "tar": ((BEN,), {"phase": "prehistoric", "first": BEN, "spots": f"wipe-your-feet {TWO_SPOTS}"},
            [], "choose 3"),
    "meteor": ((ANA, BEN), {"phase": "prehistoric", "hands": [ANA_HAS, BEN_HAS],
                            "spots": f"a-small-meteor {TWO_SPOTS}"}, [], "discard curtain-up"),
    "gift": ((BEN,), {"phase": "prehistoric", "hands": ["after-you", BEN_HAS],
                      "spots": f"a-gift-from-the-mainland {TWO_SPOTS}"}, [], "give curtain-up"),
    "trade": ((BEN,), {"phase": "trading", "rexonomics": BEN, "hands": [ANA_HAS, BEN_HAS],
                       "spots": f"the-bass-drum {TWO_SPOTS}"}, [], "trade curtain-up for 1"),
    "play": ((BEN,), LAYING, [], "play how-de-do at 2 down"),
    "use": ((BEN,), {**LAYING, "spots": f"ammonite-assembly-rooms {TWO_SPOTS}"},
            [(BEN, "play small-change at 1 open")], "leave it"),
    "discard too": ((ANA,), {"hands": [ANA_HAS, "spring-cleaning volume-nine curtain-up"],
                             "first": BEN, "period": "free"},
                    [(BEN, "play spring-cleaning at 1 open"), (BEN, "discard volume-nine")],
                    "discard after-you"),
    "give": ((BEN,), {"hands": ["after-you", "with-our-compliments volume-nine curtain-up"],
                      "first": BEN, "period": "free"},
             [(BEN, "play with-our-compliments at 1 open")], "give volume-nine"),
    "limit": ((BEN,), {**LAYING, "limit": 6, "hand": 6, "hands": ["", f"{BEN_HAS} heavy-sleeper"]},
              [], "discard heavy-sleeper"),
    "sequence": ((BEN,), {"phase": "resolving", "first": BEN, "hands": ["after-you", "volume-nine"],
                          "sides": ["the-umpires-finger a-fair-queue", "a-brief-eclipse"]},
                 [], "first a-brief-eclipse"),
    "top": ((BEN,), {"phase": "resolving", "hands": ["after-you", "volume-nine"],
                     "sides": ["a-fair-queue the-spirit-level", "the-umpires-finger"]},
            [], "disregard the-spirit-level"),
    "spend": ((BEN,), {"phase": "resolving", "spots": f"kennels-mastodon-lane {TWO_SPOTS}",
                       "sides": ["", "a-fair-queue volume-nine"], "hands": ["", "curtain-up"]},
              [], "discard a-fair-queue"),
    "barter": ((BEN,), {"phase": "resolving", "spots": f"the-dew-pond {TWO_SPOTS}",
                        "discards": "the-bass-drum", "sides": ["a-fair-queue"],
                        "hands": ["after-you", BEN_HAS.replace("a-fair-queue ", "")]},
               [], "swap curtain-up"),
    "sell": ((BEN,), {"phase": "resolving", "spots": f"small-change {TWO_SPOTS}",
                      "sides": ["", "a-fair-queue"], "hands": ["after-you", "curtain-up"]},
             [], "sell it"),
    **{
        kind: (
            (ANA, BEN) if kind == "exchange" else (BEN,),
            {"hands": ["heavy-sleeper after-you" if kind != "shove" else "heavy-sleeper",
                       f"{eye} curtain-up small-change"], **LIES_OPEN},
            [(BEN, f"play {eye} at 1 open")],
            answer,
        )
        for kind, (eye, answer) in EYES.items()
    },
}  # fmt: skip


def test_every_question_is_among_them() -> None:
    assert {*ASKED, "hand"} == {*QUESTIONS[1:]}


@pytest.mark.parametrize("kind", ASKED)
async def test_every_question_is_asked_of_its_seat_alone_and_answered(
    house: OpenHouse, kind: str
) -> None:
    """§2, §3, §5, §7, §9"""
    seats, words, script, answer = ASKED[kind]
    pages = await sit(house)
    await set_scene(house, pages, **words)
    await follow(pages, script)
    frames = [page.frames[-1] for page in pages]
    assert frames[WATCHER].view["question"]["kind"] == kind
    assert frames[WATCHER].view["actors"] == list(seats)

    for seat, frame in enumerate(frames):
        assert (len(frame.legal) > 1) == (seat in seats)
        assert len(frame.offers) == len(frame.legal)
        assert not any(re.search(r"[Ss]eat \d", offer) for offer in frame.offers)
        assert all(frame.offers)
        if seat not in (*seats, WATCHER):
            refusal = await pages[seat].refused("act", action=answer, seq=frame.seq)
            assert refusal.code == "not-your-turn"
    await act(pages, seats[-1], answer)

    after = [page.frames[-1] for page in pages]
    assert after[WATCHER].moment != frames[WATCHER].moment
    assert len({frame.moment for frame in after}) == 1
    assert after[WATCHER].view["actors"] != list(seats) or kind in ("play", "use", "order")


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
    expected = await go_on(await reach(house))
    async with open_house(tmp_path) as first:
        pages = await reach(first)
        before = [page.frames[-1] for page in pages]
        logs = [page.log for page in pages]

    async with open_house(tmp_path) as second:
        tickets = [page.ticket if page.ticket.token else page.table.code for page in pages]
        back = [await second.open(ticket) for ticket in tickets]
        frames = [await page.shown() for page in back]
        assert [page.log for page in back] == logs
        assert list(map(timeless, frames)) == list(map(timeless, before))

        assert await go_on(back) == expected


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
        await set_scene(house, pages, **LAYING)
        await follow(pages, ben_lays("a-fair-queue"))
        for text in notes:
            await pages[ANA].done("note", key="1:1", text=text)
        await follow(pages, [(ANA, "play elevenses-overheard at 1 open"), (ANA, "look at 1")])
        heard.append(overheard(pages, starts, ANA))

    assert heard[0] == heard[1]
