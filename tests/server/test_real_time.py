"""Tables in real time: whoever is first is first, people and bots alike."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from tangledbank.core.options import Number
from tangledbank.server import wire
from tangledbank.server.catalogue import game_info
from tangledbank.server.sockets import Letter
from tests.server.fireflies import Even, Hasty, Odd, calls, firefly_house, held, sit_down, with_deck
from tests.server.house import GAME, SHORT, OpenHouse
from tests.server.pages import Frame, play_out
from tests.server.waiting import StoppedClock, received
from tests.toys import FIREFLY

pytestmark = [pytest.mark.once, pytest.mark.usefixtures("patience")]


# -- people --------------------------------------------------------------------------------
async def test_a_call_is_stamped_when_it_comes_and_not_when_it_is_its_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: StoppedClock, letters: list[Letter]
) -> None:
    async with firefly_house(tmp_path, with_deck(Even)) as house:
        ana, ben = await sit_down(house)

        with held(house, monkeypatch):
            await received(letters, ana, "act", id="first", action="call", seq=0)
            clock.move(50)
            await received(letters, ben, "act", id="second", action="call", seq=0)
            clock.move(1000)
        await asyncio.gather(ana.until(wire.Done), ben.until(wire.Done))

        first, second = await calls(house, ana)
        assert (first.id, second.id) == ("first", "second")
        assert second.at - first.at == 50


async def test_a_call_is_stamped_when_it_comes_though_its_page_waits_for_other_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: StoppedClock, letters: list[Letter]
) -> None:
    async with firefly_house(tmp_path, with_deck(Even)) as house:
        ana, ben = await sit_down(house)

        with held(house, monkeypatch):
            await received(letters, ana, "act", id="first", action="call", seq=0)
            clock.move(50)
            await ben.say("ping", id="ping")
            await received(letters, ben, "act", id="second", action="call", seq=0)
            clock.move(1000)
        await ben.until(wire.Done)
        await ben.until(wire.Done)

        first, second = await calls(house, ana)
        assert second.at - first.at == 50


async def test_calls_count_in_the_order_of_receipt_whoever_has_other_messages_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: StoppedClock, letters: list[Letter]
) -> None:
    async with firefly_house(tmp_path, with_deck(Even)) as house:
        ana, ben = await sit_down(house)

        with held(house, monkeypatch):
            await received(letters, ana, "act", id="first", action="call", seq=0)
            clock.move(50)
            await ben.say("ping", id="ping")
            await received(letters, ben, "act", id="second", action="call", seq=0)
            clock.move(50)
            await received(letters, ana, "act", id="third", action="call", seq=0)
        for page in (ana, ben, ana, ben):
            await page.until(wire.Done)

        made = await calls(house, ana)
        assert [one.id for one in made] == ["first", "second", "third"]
        assert [one.at for one in made] == [0, 50, 100]


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


async def test_whoever_comes_back_learns_what_time_it_is(
    tmp_path: Path, clock: StoppedClock
) -> None:
    async with firefly_house(tmp_path, with_deck(Even)) as house:
        ana, _ben = await sit_down(house)
        clock.move(300)

        frame = await (await house.open(ana.ticket)).shown()

        assert (frame.at, frame.clock) == (0, 300)


async def test_table_time_begins_with_the_cards(tmp_path: Path, clock: StoppedClock) -> None:
    async with firefly_house(tmp_path, with_deck(Even)) as house:
        ticket = await house.lay(1, options={"cards": 3}, game=FIREFLY.id)
        page = await house.open(ticket)
        await page.done("ping")
        clock.move(1000)

        await page.done("begin")
        clock.move(7)
        await page.act("call")

        (call,) = await calls(house, page)
        assert call.at == 7


async def test_what_is_due_sooner_than_before_happens_in_time(tmp_path: Path) -> None:
    async with firefly_house(tmp_path, with_deck(Hasty)) as house:
        (ana,) = await sit_down(house, people=1)
        await ana.act("call")
        while len(ana.frames) < 3:
            await ana.until(Frame)

        assert ana.frames[-1].view["passed"] == [2]
        assert ana.frames[-1].at - ana.frames[-2].at == 50


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
    info = game_info(replace(FIREFLY, options=(option,)))

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
