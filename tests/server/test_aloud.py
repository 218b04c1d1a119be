"""Thinking aloud: what bots weigh is told to everyone, and never before it may be."""

import asyncio
from typing import Any

import msgspec
import pytest

from tangledbank import Event, Record
from tangledbank.bots.reasons import Reason, Reasons
from tangledbank.core.bot import Choice
from tangledbank.games.phanerozoic.scenes import scene as phanerozoic
from tangledbank.server.aloud import UNSEEN, Aloud
from tangledbank.server.entries import Acted
from tangledbank.server.thinking import Explained, Question
from tests.server.house import BOT, GAME, InProcess, OpenHouse
from tests.server.pages import Frame, Page
from tests.server.twins import record_of, sit_down

pytestmark = pytest.mark.once

CARDS = {face.id for face in GAME.card_faces()}


class Speakers(InProcess):
    """They take the first thing that is legal, and say so."""

    def __init__(self) -> None:
        super().__init__()
        self.explained: list[Question] = []

    async def choose(self, question: Question) -> Choice:
        return Choice(question.legal[0])

    async def explain(self, question: Question) -> Explained:
        self.explained.append(question)
        return Explained(Choice(question.legal[0]), weighed(*question.legal[:3]))


def weighed(*actions: int) -> Reasons:
    return Reasons(
        tuple(Reason(one, GAME.notation(one), GAME.notation(one), 40) for one in actions),
        ("It is good.",),
    )


async def begin(house: OpenHouse, *, aloud: bool) -> tuple[Page, Page, Speakers]:
    house.tables.thinkers = speakers = Speakers()
    host = await house.open(await house.lay(2, (BOT,), {"rounds": 1}))
    if aloud:
        await host.done("set up", aloud=True)
    watcher = await house.open(host.table.code)
    await host.done("begin")
    return host, watcher, speakers


async def play(host: Page) -> Frame:
    while (frame := await host.asked()).outcome is None:
        await host.act()
        await host.catch_up()
    return frame


# -- at a table ----------------------------------------------------------------------------
async def test_where_the_host_wants_it_everyone_hears_what_a_bot_has_weighed(
    house: OpenHouse,
) -> None:
    host, watcher, speakers = await begin(house, aloud=True)
    await play(host)
    await watcher.catch_up()

    assert host.aloud == watcher.aloud
    assert host.aloud[-1].seat == 1
    assert host.aloud[-1].reasons.why == ("It is good.",)
    assert len(host.aloud) <= len(speakers.explained)


async def test_elsewhere_nobody_is_asked_why_and_nothing_is_told(house: OpenHouse) -> None:
    host, watcher, speakers = await begin(house, aloud=False)
    await play(host)
    await watcher.catch_up()

    assert host.aloud == watcher.aloud == []
    assert speakers.explained == []
    assert not any('"aloud":{' in text or '"type":"aloud"' in text for text in watcher.texts)


async def test_a_secret_choice_is_explained_when_it_is_open(house: OpenHouse) -> None:
    """§2.4"""
    host, watcher, speakers = await begin(house, aloud=True)
    table = house.table(host)
    while not speakers.explained or not table.aloud.waiting:
        await asyncio.sleep(0.001)
    await watcher.catch_up()
    assert watcher.aloud == []

    await host.act()
    await host.catch_up()
    await watcher.catch_up()

    assert watcher.aloud[0].reasons.actions[0].action is not None
    said = [one.sentence for one in watcher.aloud[0].reasons.actions]
    legal = speakers.explained[0].legal
    assert said == [GAME.notation(one) for one in legal[:3]], "the others lie in the pool now"


async def test_the_host_switches_it_off_in_the_game_and_whoever_comes_later_hears_nothing(
    house: OpenHouse,
) -> None:
    host, watcher, _speakers = await begin(house, aloud=True)
    while not host.aloud:
        await host.act()
        await host.catch_up()
    later = await house.open(host.table.code)
    await later.catch_up()
    assert later.aloud == [host.aloud[-1]]
    refused = await watcher.refused("set up", aloud=False)
    assert refused.code == "watching"

    await host.done("set up", aloud=False)
    latest = await house.open(host.table.code)
    await latest.catch_up()

    assert (latest.aloud, latest.table.aloud) == ([], False)


async def test_bots_that_think_say_what_they_weigh(house: OpenHouse) -> None:
    """With the game's own words."""
    house.tables.thinkers = InProcess()
    host = await house.open(await house.lay(2, (BOT,), {"rounds": 1}))
    await host.done("set up", aloud=True)
    await host.done("begin")
    await play(host)

    said = [one for told in host.aloud for one in told.reasons.actions if one.action is not None]
    assert said
    assert all(one.sentence.endswith((".", "!", "?")) for one in said)


# -- what may be told ----------------------------------------------------------------------
def told(record: Record, reasons: Reasons, action: int, heard: list[Event]) -> list[Any]:
    """What everyone hears of an action of the first seat."""
    aloud = Aloud()
    aloud.weigh(record, 0, reasons, heard)
    events = record.play(0, action)
    return aloud.ripe(record, [*heard, *[one for one in events if one.heard_by(None)]])


def test_of_what_lies_open_everything_is_told() -> None:
    record = Record(GAME, 2, 7, {})
    record.position = phanerozoic(
        seats=2, round=5, plants="algae:4 bryophyta:5+roots", animals="trilobita:2",
        face_up=("meteorite-70 seeds-48", "sequoia"),
    )  # fmt: skip
    ways = [GAME.parse(f"mutate {plant} with seeds-48") for plant in ("algae", "bryophyta")]

    (found,) = told(record, weighed(*ways), ways[0], [])

    assert [one.sentence for one in found.reasons.actions] == [GAME.notation(one) for one in ways]


def test_what_only_the_bot_can_see_is_counted_and_not_named() -> None:
    record = Record(GAME, 2, 7, {})
    position: Any = record.position
    hidden = GAME.parse(f"choose {GAME.cards.ids[int(position.hands[0].as_list()[0])]}")
    record.position = phanerozoic(
        seats=2, round=5, plants="algae:4 bryophyta:5+roots", animals="trilobita:2",
        face_up=("meteorite-70 seeds-48", "sequoia"),
    )  # fmt: skip
    way = GAME.parse("mutate algae with seeds-48")

    (found,) = told(record, weighed(way, hidden), way, [])

    assert [one.sentence for one in found.reasons.actions] == [GAME.notation(way), UNSEEN]
    assert [one.chance for one in found.reasons.actions] == [40, 40]
    assert found.reasons.actions[1].action is None


def test_in_no_game_is_a_card_named_that_not_everyone_can_see() -> None:
    """All that is told of random games is in sight of spectators, or in what they have heard."""
    for seed in range(3):
        sitting = sit_down(3, seed, {"rounds": 2, "goal_round": 1})
        record, aloud = record_of(sitting), Aloud()
        while actors := record.position.actors():
            seat = actors[0]
            legal = record.position.legal(seat)
            aloud.weigh(record, seat, weighed(*legal[:3]), sitting.heard_by(None))
            sitting.apply(Acted(seat, GAME.notation(legal[0]), 0))
            for found in aloud.ripe(record, sitting.heard_by(None)):
                seen = msgspec.json.encode(record.position.view(None)).decode()
                heard = " ".join(str(dict(one.values)) for one in sitting.heard_by(None))
                for card in cards_in(found):
                    assert record.outcome() or card in seen or card in heard


def cards_in(told: Any) -> set[str]:
    parts = [one.action.values() for one in told.reasons.actions if one.action is not None]
    return {str(word) for words in parts for word in words if word in CARDS}
