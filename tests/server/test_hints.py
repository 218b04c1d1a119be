"""Hints over the wire: for the seat that is asked, from its view alone, step by step."""

import asyncio
from dataclasses import dataclass, replace

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tangledbank import GAMES, seeded
from tangledbank.bots import make_thinker
from tangledbank.bots.hints import Hint, hint_of
from tangledbank.core.containers import Actions
from tangledbank.core.thinking import Skill
from tangledbank.server import wire
from tangledbank.server.entries import Acted, Hinted, Laid, Turned, read_entry
from tangledbank.server.requests import question_of
from tangledbank.server.sitting import Sitting
from tangledbank.server.thinking import Question
from tests.server.house import BOT, GAME, InProcess, OpenHouse
from tests.server.pages import Page
from tests.server.twins import listen, record_of, sit_down, twin_of

pytestmark = pytest.mark.once

assert GAME.thinking is not None
QUICK = replace(GAME.thinking, skills={"expert": Skill(trials=12, depth=1)})


class Experts(InProcess):
    """They think here, and may be held up."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Question] = []
        self.held = asyncio.Event()
        self.held.set()
        self.fails = False

    async def hint(self, question: Question) -> Hint:
        self.asked.append(question)
        await self.held.wait()
        if self.fails:
            raise RuntimeError("out of oil")
        return await super().hint(question)


@dataclass
class Scene:
    """A game, and those who think about hints."""

    experts: Experts
    host: Page
    guest: Page


@pytest.fixture
def scene(runner: asyncio.Runner, house: OpenHouse) -> Scene:
    return runner.run(begin(house))


async def begin(house: OpenHouse) -> Scene:
    house.tables.thinkers = experts = Experts()
    host, guest = await house.play(people=2, seats=2)
    return Scene(experts, host, guest)


async def alone(house: OpenHouse) -> Page:
    house.tables.thinkers = Experts()
    page = await house.open(await house.lay(2, (BOT,)))
    await page.done("begin")
    await page.asked()
    return page


# -- what is told --------------------------------------------------------------------------
async def test_a_hint_comes_step_by_step(scene: Scene) -> None:
    frame = await scene.host.asked()

    first, second, third = [await scene.host.hinted(step) for step in (1, 2, 3)]

    assert [one.step for one in (first, second, third)] == [1, 2, 3]
    assert first.reasons is second.reasons is None, "not before the last step"
    assert all(one.title.endswith((".", "?")) for one in (first, second, third))
    assert third.reasons is not None
    best = third.reasons.actions[0]
    assert best.action in [scene.host.parts(action) for action in frame.legal]
    assert 0 <= best.chance <= 100
    assert set(first.cards) <= set(second.cards) == set(third.cards)


async def test_no_step_is_left_out(scene: Scene) -> None:
    assert (await scene.host.hinted(3)).step == 1
    assert (await scene.host.hinted(3)).step == 2


async def test_asked_again_it_is_the_same_and_nobody_thinks_again(scene: Scene) -> None:
    told = [await scene.host.hinted(step) for step in (1, 2, 3)]
    again = [await scene.host.hinted(step) for step in (1, 2, 3)]

    assert [msgspec.structs.replace(one, id="") for one in told] == [
        msgspec.structs.replace(one, id="") for one in again
    ]
    assert len(scene.experts.asked) == 1


async def test_it_is_over_when_the_seat_acts_and_when_it_takes_back(scene: Scene) -> None:
    await scene.host.hinted(1)
    await scene.host.hinted(2)
    await scene.host.act()
    await scene.host.done("take back")

    assert (await scene.host.hinted(2)).step == 1
    assert len(scene.experts.asked) == 2


async def test_what_others_choose_meanwhile_changes_nothing(scene: Scene) -> None:
    await scene.host.hinted(1)
    await scene.guest.act()

    assert (await scene.host.hinted(2)).step == 2
    assert len(scene.experts.asked) == 1


# -- who is told ---------------------------------------------------------------------------
async def test_only_the_seat_that_is_asked_has_hints(house: OpenHouse, scene: Scene) -> None:
    watcher = await house.open(scene.host.table.code)
    await scene.host.act()

    assert (await watcher.refused("hint", step=1)).code == "watching"
    assert (await scene.host.refused("hint", step=1)).code == "not asked"
    assert scene.experts.asked == []


async def test_there_are_none_before_the_game(house: OpenHouse) -> None:
    (host,) = await house.gather(people=1, seats=2)

    assert (await host.refused("hint", step=1)).code == "not begun"


async def test_clades_has_hints_of_its_own_instead(house: OpenHouse) -> None:
    page = await house.open(await house.lay(2, ("easy",), {"untimed": True}, "clades"))
    await page.done("begin")

    assert page.table.hints == "off"
    assert (await page.refused("hint", step=1)).code == "no hints"


@pytest.mark.parametrize("step", [0, 4, "2", None])
async def test_there_are_three_steps(scene: Scene, step: object) -> None:
    assert (await scene.host.refused("hint", step=step)).code == "bad message"


async def test_a_page_asks_one_thing_at_a_time(scene: Scene) -> None:
    scene.experts.held.clear()
    await scene.host.asked()
    await scene.host.say("hint", id="a", step=1)

    assert (await scene.host.refused("hint", step=1)).code == "busy"
    scene.experts.held.set()
    assert (await scene.host.until(wire.Hinted)).id == "a"


async def test_the_table_goes_on_and_a_hint_that_is_too_late_is_stale(scene: Scene) -> None:
    scene.experts.held.clear()
    await scene.host.asked()
    await scene.host.say("hint", id="a", step=1)
    await scene.host.act()
    scene.experts.held.set()

    refused = await scene.host.until(wire.Refused)
    assert (refused.id, refused.refusal.code) == ("a", "stale")


async def test_an_expert_that_fails_is_one_sentence(scene: Scene) -> None:
    scene.experts.fails = True
    assert (await scene.host.refused("hint", step=1)).code == "no hint"

    scene.experts.fails = False
    assert (await scene.host.hinted(1)).step == 1


# -- what it costs -------------------------------------------------------------------------
async def test_alone_they_are_free_and_with_others_they_are_counted(house: OpenHouse) -> None:
    page = await alone(house)
    await page.hinted(1)

    assert page.table.hints == "free"
    assert Hinted(0) not in await house.entries(page.table.code)
    watcher = await house.open(page.table.code)
    assert watcher.table.seats[0].hints == 0
    host, _guest = await house.play(people=2, seats=2)
    assert host.table.hints == "counted"


async def test_everyone_sees_how_many_steps_a_seat_took(scene: Scene, house: OpenHouse) -> None:
    for step in (1, 2, 2, 1):
        await scene.host.hinted(step)
    await scene.guest.catch_up()

    assert [seat.hints for seat in scene.guest.table.seats] == [2, 0]
    entries = await house.entries(scene.host.table.code)
    assert entries[-2:] == [Hinted(0), Hinted(0)]


async def test_where_they_are_free_nobody_else_hears_of_them(house: OpenHouse) -> None:
    scene = await begin(house)
    await scene.host.done("set up", hints="free")
    await scene.guest.catch_up()
    heard = len(scene.guest.texts)

    await scene.host.hinted(1)
    await scene.guest.catch_up()

    assert len(scene.guest.texts) == heard + 1  # the answer to its own ping


async def test_the_host_switches_them_off_even_in_the_game(scene: Scene) -> None:
    await scene.host.hinted(1)
    refused = await scene.guest.refused("set up", hints="off")
    await scene.host.done("set up", hints="off")

    assert refused.code == "not the host"
    assert scene.host.table.hints == "off"
    assert (await scene.host.refused("hint", step=1)).code == "hints off"
    assert (await scene.host.refused("set up", hints="free", seats=3)).code == "begun"


async def test_what_the_host_says_goes_for_the_next_game_too(house: OpenHouse) -> None:
    host = await house.open(await house.lay(2, (BOT,), {"rounds": 1}))
    await host.done("set up", hints="off", aloud=True)
    await host.done("set up", pace="at once")
    await host.done("begin")
    while (await host.asked()).outcome is None:
        await host.act()
    await host.done("rematch")
    await host.catch_up()

    again = await house.look(host.table.rematch)
    assert (again.hints, again.aloud) == ("off", True)


def test_tables_from_before_there_were_hints_are_as_is_usual() -> None:
    laid = read_entry(
        '{"type":"laid","game":"phanerozoic","rules_version":1,"seats":2,"options":{},'
        '"pace":"human","secret":"00"}'
    )
    turned = read_entry('{"type":"turned","seats":2,"options":{},"pace":"brisk"}')
    sitting = Sitting("222222", GAMES)
    for entry in (laid, turned):
        sitting.apply(entry)

    assert isinstance(laid, Laid)
    assert isinstance(turned, Turned)
    assert (sitting.hints, sitting.aloud) == ("free", False)


# -- secrets -------------------------------------------------------------------------------
@settings(max_examples=6)  # each is a whole game
@given(data=st.data())
def test_whatever_a_seat_must_not_know_changes_no_hint_and_no_bot(
    runner: asyncio.Runner, data: st.DataObject
) -> None:
    """Everything that an expert, or the bot in a seat, is asked; and for some, what it answers."""
    seats = data.draw(st.sampled_from(GAME.seats[1:]))
    sitting = sit_down(seats, data.draw(st.integers(0, 2**60)), {"rounds": 2, "goal_round": 1})
    rng = seeded(data.draw(st.integers(0, 2**60)))
    record = record_of(sitting)
    while actors := record.position.actors():
        seat = actors[rng.below(len(actors))]
        if rng.below(8) == 0:
            runner.run(compare(sitting, seat, rng.below(1 << 30)))
        legal = record.position.legal(seat)
        sitting.apply(Acted(seat, GAME.notation(legal[rng.below(len(legal))]), 0))


async def compare(sitting: Sitting, seat: int, seed: int) -> None:
    twin = twin_of(sitting, seat, seeded(seed))
    questions = [await asked_for(one, seat, seed) for one in (sitting, twin)]

    assert msgspec.msgpack.encode(questions[0]) == msgspec.msgpack.encode(questions[1])
    answers = [msgspec.json.encode(answer_to(one)) for one in questions]
    assert answers[0] == answers[1]


def answer_to(question: Question) -> tuple[int, Hint]:
    """What is thought about it, ended by its trials and not by the clock."""
    game = replace(GAME, thinking=QUICK)
    thinker = make_thinker(game, QUICK, "expert", aloud=True)
    actions = Actions()
    for action in question.legal:
        actions.add(action)
    known = thinker.read(game.cards, question.view)
    thought = thinker.think(known, question.view.seat, actions, seeded(question.seed))
    return thought.action, hint_of(game, question.view, thought)


async def asked_for(sitting: Sitting, seat: int, seed: int) -> Question:
    table, listener = listen(sitting, seat)
    found, question = question_of(table, listener)
    assert found == seat
    sitting.chairs[seat].bot = BOT
    asked = table.autoplay.question(seat)
    sitting.chairs[seat].bot = ""
    assert asked is not None
    assert (asked.view, asked.legal) == (question.view, question.legal)
    return Question(
        question.game, question.cards_text, question.bot, question.view, question.legal, seed
    )
