"""Tables in real time: whoever is first is first, people and bots alike."""

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tangledbank import Game
from tangledbank.core.bot import Choice
from tangledbank.core.options import Number
from tangledbank.server import wire
from tangledbank.server.catalogue import game_info
from tangledbank.server.entries import Acted
from tangledbank.server.store import Line
from tangledbank.server.thinking import Question, Thinkers
from tests import toys
from tests.server.house import GAME, SHORT, OpenHouse, open_house
from tests.server.pages import Page, play_out
from tests.toys import CALL, FIREFLY, Firefly

SECOND = 5000  # ms: fireflies with patience


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toys, "SECOND", SECOND)


class Even(Firefly):
    """Only even cards, in order; so every call is right."""

    def deal(self, seed: int | str) -> None:
        super().deal(seed)
        self.deck = [2 * card for card in range(self.cards)][::-1]


class Odd(Firefly):
    """Only odd cards: every call is wrong."""

    def deal(self, seed: int | str) -> None:
        super().deal(seed)
        self.deck = [2 * card + 1 for card in range(self.cards)][::-1]


class Hasty(Even):
    """After a call the next card turns up much sooner than was due."""

    def apply(self, seat: int, action: int, at: int | None = None) -> None:
        super().apply(seat, action, at)
        self.next_turn = self.now + 50


def with_deck(kind: type[Firefly], **changes: Any) -> Game:
    def lay_out(cards: object, seats: int, options: Mapping[str, Any]) -> Firefly:
        return kind(seats, options["cards"], options["pause"])

    return replace(FIREFLY, lay_out=lay_out, **changes)


@asynccontextmanager
async def firefly_house(
    folder: Path, game: Game, thinkers: Thinkers | None = None
) -> AsyncIterator[OpenHouse]:
    async with open_house(folder, games={game.id: game}, thinkers=thinkers) as house:
        yield house


async def sit_down(house: OpenHouse, people: int = 2, bots: int = 0, **more: Any) -> list[Page]:
    """So many people and bots, who have begun."""
    options = {"cards": 12, "pause": 500, **more.get("options", {})}
    ticket = await house.lay(people + bots, ("random",) * bots, options, FIREFLY.id)
    pages = [await house.open(ticket)]
    pages += [await house.open(await house.sit(ticket.code)) for _guest in range(people - 1)]
    await pages[0].done("set up", pace=more.get("pace", "at once"))
    await pages[0].done("begin")
    for page in pages:
        await page.shown()
    return pages


async def calls(house: OpenHouse, page: Page) -> list[Acted]:
    return [one for one in await house.entries(page.table.code) if isinstance(one, Acted)]


def slow_store(house: OpenHouse, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    append = house.store.append

    async def later(*lines: Line) -> None:
        await asyncio.sleep(seconds)
        await append(*lines)

    monkeypatch.setattr(house.store, "append", later)


# -- people --------------------------------------------------------------------------------
async def test_a_call_is_stamped_when_it_comes_and_not_when_it_is_its_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with firefly_house(tmp_path, with_deck(Even)) as house:
        ana, ben = await sit_down(house)
        slow_store(house, monkeypatch, 1.0)

        await ana.say("act", id="first", action="call", seq=0)
        await asyncio.sleep(0.05)
        await ben.say("act", id="second", action="call", seq=0)
        await asyncio.gather(ana.until(wire.Done), ben.until(wire.Done))

        first, second = await calls(house, ana)
        assert (first.id, second.id) == ("first", "second")
        assert 0 < second.at - first.at < 800


async def test_a_call_is_stamped_when_it_comes_though_its_page_waits_for_other_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with firefly_house(tmp_path, with_deck(Even)) as house:
        ana, ben = await sit_down(house)
        slow_store(house, monkeypatch, 1.0)

        await ana.say("act", id="first", action="call", seq=0)
        await asyncio.sleep(0.05)
        await ben.say("ping", id="ping")
        await ben.say("act", id="second", action="call", seq=0)
        await ben.until(wire.Done)
        await ben.until(wire.Done)

        first, second = await calls(house, ana)
        assert second.at - first.at < 800


async def test_calls_count_in_the_order_of_receipt_whoever_has_other_messages_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with firefly_house(tmp_path, with_deck(Even)) as house:
        ana, ben = await sit_down(house)
        slow_store(house, monkeypatch, 0.3)

        await ana.say("act", id="first", action="call", seq=0)
        await asyncio.sleep(0.05)
        await ben.say("ping", id="ping")
        await ben.say("act", id="second", action="call", seq=0)
        await asyncio.sleep(0.05)
        await ana.say("act", id="third", action="call", seq=0)
        for page in (ana, ben, ana, ben):
            await page.until(wire.Done)

        made = await calls(house, ana)
        assert [one.id for one in made] == ["first", "second", "third"]
        assert [one.at for one in made] == sorted(one.at for one in made)


async def test_nobody_is_told_that_the_table_has_changed(tmp_path: Path) -> None:
    async with firefly_house(tmp_path, with_deck(Even)) as house:
        ana, ben = await sit_down(house)
        old = ben.frames[-1].seq
        await ana.act("call")
        await ben.catch_up()

        await ben.done("act", action="call", seq=old)

        assert ben.frames[-1].view["piles"] == [[0], [2]]


async def test_the_game_says_why_a_call_is_too_early(tmp_path: Path) -> None:
    async with firefly_house(tmp_path, with_deck(Odd)) as house:
        ana, _ben = await sit_down(house)
        await ana.act("call")
        before = house.table(ana).sitting.record
        assert before is not None
        now = before.position.now

        refusal = await ana.refused("act", action="call", seq=0)

        assert (refusal.code, refusal.section) == ("too-early", "§2")
        assert refusal.sentence.startswith("You were too hasty: wait until ")
        assert before.position.now == now, "nothing has happened"


async def test_a_race_gives_no_preview_and_takes_nothing_back(tmp_path: Path) -> None:
    async with firefly_house(tmp_path, with_deck(Even)) as house:
        (ana,) = await sit_down(house, people=1)

        preview = await ana.refused("what if", action="call")
        await ana.act("call")
        undo = await ana.refused("take back")

        assert preview.code == "no-preview"
        assert undo.code == "in-real-time"


async def test_a_game_lists_what_it_wants_and_takes_the_rest_as_well(tmp_path: Path) -> None:
    game = with_deck(Even, listed=lambda _position, _seat: [])
    async with firefly_house(tmp_path, game) as house:
        ana, _ben = await sit_down(house)

        assert ana.frames[-1].legal == ()
        await ana.done("act", action="call", seq=0)
        await ana.catch_up()
        assert ana.frames[-1].view["piles"] == [[0], []]


async def test_whoever_comes_back_learns_what_time_it_is(tmp_path: Path) -> None:
    async with firefly_house(tmp_path, with_deck(Even)) as house:
        ana, _ben = await sit_down(house)
        await asyncio.sleep(0.3)

        frame = await (await house.open(ana.ticket)).shown()

        assert frame.at == 0
        assert frame.clock is not None
        assert 300 <= frame.clock < SECOND


async def test_table_time_begins_with_the_cards(tmp_path: Path) -> None:
    async with firefly_house(tmp_path, with_deck(Even)) as house:
        ticket = await house.lay(1, options={"cards": 3}, game=FIREFLY.id)
        page = await house.open(ticket)
        await page.done("ping")
        await asyncio.sleep(1.0)

        await page.done("begin")
        await page.act("call")

        (call,) = await calls(house, page)
        assert call.at < 800


async def test_what_is_due_sooner_than_before_happens_in_time(tmp_path: Path) -> None:
    async with firefly_house(tmp_path, with_deck(Hasty)) as house:
        (ana,) = await sit_down(house, people=1)
        await ana.act("call")
        while len(ana.frames) < 3:
            await ana.until(wire.Frame)

        assert ana.frames[-1].view["passed"] == [2]
        assert ana.frames[-1].at - ana.frames[-2].at == 50


# -- bots ----------------------------------------------------------------------------------
class Scripted(Thinkers):
    """Bots that do as the test says, and what they were asked when."""

    def __init__(self, script: Callable[[int, Question], Choice], took: float = 0.0) -> None:
        super().__init__(1)
        self.script = script
        self.took = took
        self.asked: list[Question] = []
        self.moments: list[float] = []
        self.answered = 0

    async def choose(self, question: Question) -> Choice:
        number = len(self.asked)
        self.asked.append(question)
        self.moments.append(asyncio.get_running_loop().time())
        await asyncio.sleep(self.took)
        self.answered += 1
        return self.script(number, question)


async def wait_for(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not condition():
            await asyncio.sleep(0.01)


async def test_every_bot_is_asked_again_when_the_game_goes_on(tmp_path: Path) -> None:
    bots = Scripted(lambda number, question: Choice(CALL, 3000))
    async with firefly_house(tmp_path, with_deck(Even), bots) as house:
        (ana,) = await sit_down(house, people=1, bots=2)
        await wait_for(lambda: len(bots.asked) == 2)

        await ana.act("call")
        await wait_for(lambda: len(bots.asked) == 4)

        assert [question.view.top for question in bots.asked] == [0, 0, 2, 2]
        assert [one.seat for one in await calls(house, ana)] == [0]


async def test_a_bot_keeps_its_plan_while_only_the_people_change(tmp_path: Path) -> None:
    bots = Scripted(lambda number, question: Choice(CALL, 4000))
    async with firefly_house(tmp_path, with_deck(Even), bots) as house:
        (ana,) = await sit_down(house, people=1, bots=1)
        await wait_for(lambda: len(bots.asked) == 1)

        for number in range(5):
            await ana.done("rename", name=f"Ana {number}")

        assert len(bots.asked) == 1


async def test_a_bot_acts_so_long_after_it_was_asked_whatever_its_thinking_took(
    tmp_path: Path,
) -> None:
    bots = Scripted(lambda number, question: Choice(CALL, 1000), took=0.7)
    async with firefly_house(tmp_path, with_deck(Even), bots) as house:
        (ana,) = await sit_down(house, people=1, bots=1, pace="human")
        while len(ana.frames) < 3:
            await ana.until(wire.Frame)

        first, second = (await calls(house, ana))[:2]
        assert 1000 <= first.at < 1600
        assert 1000 <= second.at - first.at < 1600


async def test_a_bot_that_takes_no_time_keeps_the_pace_of_the_table(tmp_path: Path) -> None:
    bots = Scripted(lambda number, question: Choice(CALL))
    async with firefly_house(tmp_path, with_deck(Even), bots) as house:
        (ana,) = await sit_down(house, people=1, bots=1, pace="brisk")
        await ana.until(wire.Frame)

        (first,) = (await calls(house, ana))[:1]
        assert 250 <= first.at < 1900


async def test_an_answer_to_an_old_question_is_dropped(tmp_path: Path) -> None:
    bots = Scripted(lambda number, question: Choice(CALL, 1 if number == 0 else 4000), took=0.3)
    async with firefly_house(tmp_path, with_deck(Even), bots) as house:
        (ana,) = await sit_down(house, people=1, bots=1)
        await wait_for(lambda: len(bots.asked) == 1)

        await ana.act("call")
        await wait_for(lambda: bots.answered == 1)
        await asyncio.sleep(0.1)

        assert len(bots.asked) == 2
        assert [one.seat for one in await calls(house, ana)] == [0]


async def test_a_bot_that_is_refused_is_asked_again_but_not_at_once(tmp_path: Path) -> None:
    bots = Scripted(lambda number, question: Choice(CALL, 1))
    async with firefly_house(tmp_path, with_deck(Odd), bots) as house:
        (ana,) = await sit_down(house, people=1, bots=1)
        while len(ana.frames) < 3:
            await ana.until(wire.Frame)

        first, second = (await calls(house, ana))[:2]
        assert 500 <= second.at - first.at < 1500, "soon after its pause was over"
        assert 3 <= len(bots.asked) <= 14
        refused = [
            moment
            for moment, question in zip(bots.moments, bots.asked, strict=True)
            if question.view.now == first.at
        ]
        pauses = [later - one for one, later in pairwise(refused)]
        assert min(pauses) > 0.04


async def test_a_bot_that_fails_does_not_stop_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tangledbank.server.autoplay.RETRY", 0.05)

    def script(number: int, question: Question) -> Choice:
        if number < 2:
            raise ValueError("a bot from outside")
        return Choice(CALL, 10)

    async with firefly_house(tmp_path, with_deck(Even), Scripted(script)) as house:
        (ana,) = await sit_down(house, people=1, bots=1)
        await ana.until(wire.Frame)

        assert [one.seat for one in (await calls(house, ana))[:1]] == [1]


async def test_a_race_between_bots_goes_to_its_end(tmp_path: Path) -> None:
    bots = Scripted(lambda number, question: Choice(CALL, 5 + number % 7))
    async with firefly_house(tmp_path, with_deck(Even), bots) as house:
        (ana,) = await sit_down(house, people=1, bots=2)
        while ana.frames[-1].outcome is None:
            await ana.until(wire.Frame)
        await wait_for(lambda: not house.table(ana).autoplay.is_busy())

        stamps = [one.at for one in await calls(house, ana)]
        assert len(stamps) == 12
        assert stamps == sorted(stamps)


# -- afterwards ----------------------------------------------------------------------------
async def test_a_look_back_is_for_games_that_are_over(tmp_path: Path) -> None:
    async with firefly_house(tmp_path, with_deck(Even)) as house:
        ana, ben = await sit_down(house, options={"cards": 3})
        path = f"/api/tables/{ana.table.code}/afterwards"
        early = await house.problem("GET", path, 409)
        await ana.act("call")
        await ben.act("call")
        await ben.act("call")

        reply = await house.rest.get(path)

        assert early == "A game is shown to everyone when it is over, not before."
        assert reply.headers["content-type"] == "application/json"
        assert reply.json()["calls"] == [1, 2]
        assert (await house.rest.get(path)).json() == reply.json()
        assert await house.problem("GET", "/api/tables/222222/afterwards", 404)


async def test_a_game_may_have_nothing_to_look_back_at(house: OpenHouse) -> None:
    pages = await house.play(people=1, seats=2, **SHORT)
    await play_out(*pages)

    said = await house.problem("GET", f"/api/tables/{pages[0].table.code}/afterwards", 404)

    assert said == "This game has nothing to look back at."


# -- what there is to play -----------------------------------------------------------------
def test_an_option_has_printed_values_for_the_tables_that_it_is_for() -> None:
    option = Number(
        name="rival", low=1, high=9, default=3, section="§5", sentence=".", seats=range(2, 4)
    )
    info = game_info(replace(FIREFLY, options=(option,)), [])

    assert info.options[0].defaults == {"2": 3, "3": 3}


async def test_people_are_offered_the_bots_that_the_game_names(tmp_path: Path) -> None:
    async with firefly_house(tmp_path, replace(FIREFLY, bots=("greedy",))) as house:
        (info,) = (await house.rest.get("/api/games")).json()
        wish = {"game": FIREFLY.id, "name": "Ana", "seats": 2, "options": {}, "bots": ["random"]}

        said = await house.problem("POST", "/api/tables", 409, wish)

        assert info["bots"] == ["greedy"]
        assert said == "There is no bot 'random' for Firefly."


async def test_in_turns_there_is_no_clock_to_follow(house: OpenHouse) -> None:
    (page,) = await house.play(people=1, seats=2, **SHORT)

    assert GAME.deal(2, 1).in_real_time() is False
    assert page.frames[-1].clock is None
