"""Advice on request: from the seat's view alone, while the table goes on."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, replace
from typing import Any

import msgspec
import pytest
from tools import types

from tangledbank import GAMES
from tangledbank.core.rng import seeded
from tangledbank.server import thinking, wire
from tangledbank.server.thinking import Thinkers, Wonder
from tests.server.house import GAME, InProcess, OpenHouse, a_bot, open_house
from tests.server.pages import Page, play_out

pytestmark = pytest.mark.once


@dataclass(frozen=True)
class Promise:
    """All that an adviser was told."""

    view: Any
    action: str


def promise(cards: Any, view: Any, action: int) -> Promise:
    return Promise(view, GAME.notation(action))


ADVISED = replace(GAME, advise=promise, advice_type=Promise)


class Advisers(InProcess):
    """They think here, and may be held up."""

    def __init__(self) -> None:
        super().__init__()
        self.wonders: list[Wonder] = []
        self.held = asyncio.Event()
        self.held.set()
        self.fails = False

    async def advise(self, wonder: Wonder) -> bytes:
        self.wonders.append(wonder)
        await self.held.wait()
        if self.fails:
            raise RuntimeError("out of ideas")
        return msgspec.json.encode(promise(GAME.cards, wonder.view, wonder.action))


@dataclass
class Scene:
    """A game between two people and a bot, and those who advise."""

    house: OpenHouse
    advisers: Advisers
    host: Page
    guest: Page


@pytest.fixture(scope="module")
def advised_house(
    runner: asyncio.Runner, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[OpenHouse]:
    stack = AsyncExitStack()
    opening = open_house(tmp_path_factory.mktemp("advised"), games={GAME.id: ADVISED})
    yield runner.run(stack.enter_async_context(opening))
    runner.run(stack.aclose())


@pytest.fixture
def scene(runner: asyncio.Runner, advised_house: OpenHouse) -> Iterator[Scene]:
    yield runner.run(begin(advised_house))
    runner.run(advised_house.tidy_up())


async def begin(house: OpenHouse) -> Scene:
    house.tables.thinkers = advisers = Advisers()
    host, guest = await house.play(people=2, seats=2)
    return Scene(house, advisers, host, guest)


async def test_a_seat_that_is_asked_gets_advice_from_its_view(scene: Scene) -> None:
    frame = await scene.host.asked()

    advice = await scene.host.advised(frame.legal[1])

    assert advice == {"view": frame.view, "action": frame.legal[1]}


async def test_an_adviser_is_told_no_more_than_the_seat_knows(scene: Scene) -> None:
    """Change all that the seat must not know: the question and the answer stay the same."""
    frame = await scene.host.asked()
    record = scene.house.table(scene.host).sitting.record
    assert record is not None
    view = record.position.view(0)
    await scene.host.advised(frame.legal[0])
    others = [record.position.view(1)]

    for seed in range(5):
        record.position = record.game.guess(view, seeded(seed))
        others.append(record.position.view(1))
        await scene.host.advised(frame.legal[0])

    assert any(other != others[0] for other in others)
    assert scene.advisers.wonders == [scene.advisers.wonders[0]] * 6
    texts = [text for text in scene.host.texts if '"advice"' in text]
    assert len({msgspec.json.encode(msgspec.json.decode(text)["advice"]) for text in texts}) == 1


async def test_others_hear_nothing_of_it(scene: Scene) -> None:
    watcher = await scene.house.open(scene.host.table.code)
    await watcher.shown()
    await scene.guest.catch_up()
    heard = [len(page.texts) for page in (scene.guest, watcher)]

    await scene.host.advised((await scene.host.asked()).legal[0])

    for page, before in zip((scene.guest, watcher), heard, strict=True):
        await page.catch_up()
        assert len(page.texts) == before + 1  # the answer to its own ping


async def test_whoever_is_not_asked_gets_none(scene: Scene) -> None:
    watcher = await scene.house.open(scene.host.table.code)
    action = (await scene.host.asked()).legal[0]
    await scene.host.act(action)

    assert (await watcher.refused("advise", action=action)).code == "watching"
    assert (await scene.host.refused("advise", action=action)).code == "not asked"
    assert scene.advisers.wonders == []


async def test_there_is_none_before_the_game(scene: Scene) -> None:
    (host,) = await scene.house.gather(people=1, seats=2)

    assert (await host.refused("advise", action="choose algae")).code == "not begun"


async def test_what_is_not_legal_is_refused_by_the_rules(scene: Scene) -> None:
    other = (await scene.guest.asked()).legal[0]
    await scene.host.asked()

    assert (await scene.host.refused("advise", action=other)).code == "not-in-hand"
    assert (await scene.host.refused("advise", action="choose dodo")).code == "refused"
    assert scene.advisers.wonders == []


async def test_a_game_without_advice_says_so(house: OpenHouse) -> None:
    host, _guest = await house.play(people=2, seats=2)

    refusal = await host.refused("advise", action=(await host.asked()).legal[0])

    assert refusal.sentence == "Phanerozoic gives no advice."


async def test_the_table_goes_on_while_somebody_thinks(scene: Scene) -> None:
    scene.advisers.held.clear()
    frame = await scene.host.asked()
    await scene.host.say("advise", id="a", action=frame.legal[0])

    await scene.guest.act()
    await scene.host.done("ping")
    scene.advisers.held.set()

    assert (await scene.host.until(wire.Advice)).id == "a"


async def test_advice_that_comes_too_late_is_stale(scene: Scene) -> None:
    scene.advisers.held.clear()
    frame = await scene.host.asked()
    await scene.host.say("advise", id="a", action=frame.legal[0])
    await scene.host.act(frame.legal[0])
    await scene.guest.act()
    await scene.host.catch_up()
    while not scene.host.frames[-1].legal:  # and then it is asked for something else
        await scene.guest.act()
        await scene.host.catch_up()

    scene.advisers.held.set()

    refused = await scene.host.until(wire.Refused)
    assert (refused.id, refused.refusal.code) == ("a", "stale")


async def test_a_page_wonders_about_one_thing_at_a_time(scene: Scene) -> None:
    scene.advisers.held.clear()
    frame = await scene.host.asked()
    await scene.host.say("advise", id="a", action=frame.legal[0])

    assert (await scene.host.refused("advise", action=frame.legal[1])).code == "busy"
    other = (await scene.guest.asked()).legal[0]
    await scene.guest.say("advise", id="b", action=other)
    scene.advisers.held.set()

    assert (await scene.host.until(wire.Advice)).id == "a"
    assert (await scene.guest.until(wire.Advice)).id == "b"
    assert (await scene.host.advised(frame.legal[1]))["action"] == frame.legal[1]


async def test_an_adviser_that_fails_is_one_sentence(scene: Scene) -> None:
    """Not the end of the connection: the page would come back and ask the same again."""
    scene.advisers.fails = True
    action = (await scene.host.asked()).legal[0]

    assert (await scene.host.refused("advise", action=action)).code == "no advice"
    scene.advisers.fails = False
    assert (await scene.host.advised(action))["action"] == action


async def test_whoever_has_gone_is_not_waited_for(scene: Scene) -> None:
    scene.advisers.held.clear()
    await scene.host.say("advise", id="a", action=(await scene.host.asked()).legal[0])
    await scene.host.drop_and_wait()

    again = await scene.house.open(scene.host.ticket)
    scene.advisers.held.set()

    assert (await again.advised((await again.asked()).legal[0]))["action"]
    await play_out(again, scene.guest)


async def test_phylo_gives_advice_over_the_wire(house: OpenHouse) -> None:
    bots = (a_bot("phylo"),) * 3
    page = await house.open(await house.lay(4, bots, game="phylo"))
    await page.done("begin")
    frame = await page.asked()

    keeping, dropping = await page.advised("keep all"), await page.advised(frame.legal[-1])

    phylo = GAMES["phylo"]
    assert phylo.advice_type is not None
    assert msgspec.convert(keeping, phylo.advice_type) != msgspec.convert(
        dropping, phylo.advice_type
    )
    assert frame.seq == page.frames[-1].seq


@pytest.mark.slow
async def test_advice_is_made_in_a_process_of_its_own() -> None:
    """With a deck that the table has brought."""
    game = GAMES["phylo"]
    deck = game.card_file() + "\n# ours\n"
    position = game.with_cards(deck).deal(4, 7)
    seat = position.to_act()
    action = position.legal(seat)[-1]
    thinkers = Thinkers(processes=1)

    made = await thinkers.advise(Wonder(game.id, deck, position.view(seat), action))

    thinkers.close()
    assert game.advice_type is not None
    assert msgspec.json.decode(made, type=game.advice_type)
    assert made == thinking.advise(Wonder(game.id, None, position.view(seat), action))


def test_the_page_knows_the_type_of_advice() -> None:
    assert "export interface Promise {" in types.view_text(ADVISED)
    assert "export interface Promise {" not in types.view_text(GAME)
