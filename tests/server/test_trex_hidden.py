"""The T-Rex Game at a table: no hidden card and no How-de-do shows on the wire (§1.10, §4.1)."""

import msgspec
import pytest

from tangledbank.server import wire
from tests.server.house import OpenHouse
from tests.server.overhearing import (
    act,
    follow,
    overheard,
    received,
    so_far,
    timeless,
)
from tests.server.pages import Page
from tests.server.trex import (
    ANA,
    ANA_HAS,
    BEN,
    BEN_HAS,
    EYE,
    FIRST,
    LOOK,
    MEANWHILE,
    NO_EYES,
    WATCHER,
    asked,
    ben_lays,
    hears,
    inquire,
    kind_asked,
    lay_choices,
    laying,
    lays,
    pass_on,
    period_of,
    set_scene,
    sit,
    spare,
    start_playing,
    with_cards,
)

pytestmark = pytest.mark.once


# -- face-down cards -----------------------------------------------------------------------
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
async def test_only_whoever_looks_learns_what_lies_there(house: OpenHouse) -> None:
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
