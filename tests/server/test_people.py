"""People come and go: away and back, other tabs, bots in their place, hosts who leave."""

import asyncio
from pathlib import Path

import httpx
import pytest

from tangledbank.core.bot import Choice
from tangledbank.server import table as tables
from tangledbank.server import wire
from tangledbank.server.entries import Botted, Returned
from tangledbank.server.sockets import Letter
from tangledbank.server.thinking import Question
from tests.server.house import BOT, SHORT, InProcess, OpenHouse, open_house
from tests.server.pages import Frame, Page, play_out
from tests.server.waiting import received, until

pytestmark = pytest.mark.once

GRACE = 0.05


async def told(page: Page, seat: int, **wanted: object) -> None:
    """Wait until the page has heard this about a seat."""
    while any(getattr(page.table.seats[seat], name) != value for name, value in wanted.items()):
        await page.until(wire.TableChanged)


# -- leaving -------------------------------------------------------------------------------
async def test_whoever_leaves_frees_the_seat_and_may_watch_on(house: OpenHouse) -> None:
    host, guest = await house.play(people=2, seats=2)
    hand = guest.frames[-1].view["hand"]

    await guest.done("leave")

    frame = guest.frames[-1]
    assert (frame.view["seat"], frame.view["hand"], frame.legal) == (None, [], ())
    assert hand
    assert (await guest.refused("leave")).code == "watching"
    await told(host, 1, who="open", name="", present=False)
    gone = await house.connect(host.table.code)
    await gone.hello(guest.ticket.token)
    assert (await gone.farewell()).code == "no such seat"


async def test_whoever_leaves_hears_from_then_on_what_spectators_hear(house: OpenHouse) -> None:
    host, guest = await house.play(people=2, seats=2)
    await guest.act()

    await guest.done("leave")

    watcher = await house.open(host.table.code)
    await host.act()
    for page in (guest, watcher):
        await page.catch_up()
    assert guest.seat is None
    assert guest.log == watcher.log


async def test_the_code_lets_somebody_take_a_free_seat_in_mid_game(house: OpenHouse) -> None:
    host, guest = await house.play(people=2, seats=2, **SHORT)
    hand = guest.frames[-1].view["hand"]
    await guest.done("leave")

    ticket = await house.sit(host.table.code, "Cleo")
    heir = await house.open(ticket)

    assert ticket.seat == 1
    assert (await heir.shown()).view["hand"] == hand
    await play_out(host, heir)
    assert (await house.look(host.table.code)).stage == "over"


async def test_the_shuffle_is_still_proved_after_a_seat_has_changed_hands(
    house: OpenHouse,
) -> None:
    host, guest = await house.play(people=2, seats=2, **SHORT)
    await guest.done("leave")
    heir = await house.open(await house.sit(host.table.code, "Cleo"))

    await play_out(host, heir)

    table = await house.look(host.table.code)
    record = house.table(host).sitting.record
    assert record is not None
    assert table.shuffle is not None
    table.shuffle.check(record.seed, table.commitment)


async def test_any_player_seats_a_bot_on_a_seat_that_was_left(house: OpenHouse) -> None:
    host, guest, third = await house.play(people=3, seats=3, **SHORT)
    await host.done("leave")

    await third.done("seat bot", seat=0, bot=BOT)

    await play_out(guest, third)
    assert guest.frames[-1].outcome is not None


async def test_when_the_host_leaves_the_next_person_is_host(house: OpenHouse) -> None:
    host, guest, third = await house.gather(people=3, seats=3)

    await host.done("leave")

    await guest.catch_up()
    assert guest.table.host == 1
    assert (await third.refused("set up", seats=4)).code == "not the host"
    await guest.done("set up", seats=4)
    heir = await house.sit(guest.table.code, "Dina")
    assert (heir.seat, (await house.look(guest.table.code)).host) == (0, 1)


async def test_a_table_that_all_have_left_gets_a_new_host(house: OpenHouse) -> None:
    ticket = await house.lay(2)
    page = await house.open(ticket)
    await page.done("leave")
    assert page.table.host == -1

    heir = await house.sit(ticket.code, "Dina", seat=1)

    assert (await house.look(ticket.code)).host == heir.seat == 1


# -- sent away -----------------------------------------------------------------------------
async def test_the_host_frees_a_seat_and_its_token_is_dead(house: OpenHouse) -> None:
    host, guest = await house.play(people=2, seats=2)

    await host.done("free seat", seat=1)

    bye = await guest.farewell()
    assert (bye.code, bye.again) == ("removed", False)
    assert host.table.seats[1].who == "open"
    back = await house.connect(host.table.code)
    await back.hello(guest.ticket.token)
    assert (await back.farewell()).code == "no such seat"


async def test_nothing_that_was_on_its_way_counts_once_the_seat_is_taken_away(
    house: OpenHouse, letters: list[Letter]
) -> None:
    host, guest = await house.play(people=2, seats=2)
    frame = guest.frames[-1]
    table = house.table(host)
    await table.lock.acquire()
    await received(letters, host, "free seat", id="out", seat=1)
    await received(letters, guest, "act", id="late", action=frame.legal[0], seq=frame.seq)

    table.lock.release()
    assert (await guest.farewell()).code == "removed"

    await host.catch_up()
    assert [player["ready"] for player in host.frames[-1].view["players"]] == [False, False]


# -- two tabs ------------------------------------------------------------------------------
async def test_a_second_tab_takes_over_and_the_first_says_so(house: OpenHouse) -> None:
    host, guest = await house.play(people=2, seats=2)

    second = await house.open(guest.ticket)

    bye = await guest.farewell()
    assert (bye.code, bye.again) == ("elsewhere", False)
    await second.act()
    await host.catch_up()
    assert host.table.seats[1].present
    assert host.frames[-1].view["players"][1]["ready"]


# -- away and back -------------------------------------------------------------------------
async def test_others_see_who_is_away_and_who_is_back(house: OpenHouse) -> None:
    host, guest = await house.play(people=2, seats=2)

    guest.drop()
    await told(host, 1, present=False, may_hand_over=False)
    again = await house.open(guest.ticket)
    await told(host, 1, present=True, away_ms=0)

    assert (await again.shown()).view == guest.frames[-1].view


async def test_a_bot_acts_for_somebody_away_until_they_are_back(tmp_path: Path) -> None:
    async with open_house(tmp_path, grace=GRACE) as house:
        host, guest, third = await house.play(people=3, seats=3)
        table = house.table(host)
        table.grace = 3600.0
        await third.drop_and_wait()
        await told(guest, 2, present=False)
        early = await guest.refused("seat bot", seat=2, bot=BOT)
        table.grace = GRACE
        table.miss(2)  # the others look at the clock again
        await told(guest, 2, may_hand_over=True)

        await guest.done("seat bot", seat=2, bot=BOT)
        await told(host, 2, who="person", bot=BOT, present=False, may_hand_over=False)
        await host.act()
        await guest.act()
        await host.until(Frame)
        back = await house.open(third.ticket)
        await told(host, 2, who="person", bot="", present=True)

        assert early.code == "still here"
        assert back.seat == 2
        assert (await back.shown()).view["hand"] is not None
        entries = await house.entries(host.table.code)
        kinds = [type(entry) for entry in entries if isinstance(entry, Botted | Returned)]
        assert kinds == [Botted, Returned]
        await play_until_asked(back, host, guest)
        await back.act()


async def play_until_asked(wanted: Page, *others: Page) -> None:
    """The others act until one is asked."""
    await wanted.catch_up()
    while not wanted.frames[-1].legal:
        for page in others:
            await page.catch_up()
            if page.frames[-1].legal:
                await page.act()
        await wanted.catch_up()


async def test_a_seat_whose_person_never_came_may_be_handed_over(tmp_path: Path) -> None:
    async with open_house(tmp_path, grace=GRACE) as house:
        ticket = await house.lay(3)
        host = await house.open(ticket)
        await house.sit(ticket.code, "Ben")

        await told(host, 1, may_hand_over=True)

        await host.done("seat bot", seat=1, bot=BOT)


async def test_after_a_restart_whoever_stays_away_may_be_replaced(tmp_path: Path) -> None:
    async with open_house(tmp_path, grace=GRACE) as house:
        host, _guest = await house.play(people=2, seats=2)
    async with open_house(tmp_path, grace=GRACE) as house:
        again = await house.open(host.ticket)

        await told(again, 1, may_hand_over=True)

        await again.done("seat bot", seat=1, bot=BOT)


# -- spectators ----------------------------------------------------------------------------
async def test_nobody_who_watches_has_anothers_name(house: OpenHouse) -> None:
    ticket = await house.lay(2)
    host = await house.open(ticket)
    for name in ("Ana", "Wanda", "Wanda"):
        await house.open(ticket.code, name=name)

    await host.catch_up()

    assert host.table.watching == ("Ana 2", "Wanda", "Wanda 2")


async def test_a_table_has_room_for_so_many(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "MOST_PAGES", 2)
    ticket = await house.lay(2)
    for _page in range(2):
        await house.open(ticket.code)

    late = await house.connect(ticket.code)
    await late.hello()
    bye = await late.farewell()
    host = await house.open(ticket)

    assert bye.code == "full"
    assert host.seat == 0, "whoever has a seat always gets in"


# -- memory --------------------------------------------------------------------------------
async def test_a_table_that_nobody_needs_leaves_memory_and_comes_back_the_same(
    house: OpenHouse,
) -> None:
    host, guest = await house.play(people=2, seats=2)
    await host.act()
    table = house.table(host)
    view = host.frames[-1].view
    assert not table.is_idle(0)
    for page in (host, guest):
        await page.close()
    await until(lambda: not table.listeners)
    assert table.is_idle(0)

    table.close()
    del house.tables.live[host.table.code]

    again = await house.open(host.ticket)
    assert (await again.shown()).view == view
    assert house.table(again) is not table


async def test_a_table_just_found_is_not_idle(house: OpenHouse) -> None:
    code = (await house.lay(2)).code
    table = house.tables.live[code]
    table.touched -= 10_000
    assert table.is_idle(600)

    await house.look(code)

    assert not table.is_idle(600)


async def test_bots_go_on_by_themselves_after_a_restart(tmp_path: Path) -> None:
    class Asleep(InProcess):
        async def choose(self, question: Question) -> Choice:
            await asyncio.sleep(3600)
            return await super().choose(question)

    async with open_house(tmp_path, thinkers=Asleep()) as house:
        (host,) = await house.play(people=1, seats=2)
        await host.act()
        frames = len(host.frames)
    async with open_house(tmp_path) as house:
        again = await house.open(host.ticket)

        frame = await again.asked()

    assert frames == 2
    assert frame.view["phase"] == "drafting"


async def test_many_may_ask_at_once(house: OpenHouse) -> None:
    code = (await house.lay(4)).code
    path = f"/api/tables/{code}/seats"

    async def join(number: int) -> httpx.Response:
        return await house.rest.post(path, json={"name": f"Guest {number}"})

    replies = await asyncio.gather(*[join(number) for number in range(8)])

    assert sorted(reply.status_code for reply in replies) == [201] * 3 + [409] * 5
    seats = [reply.json()["seat"] for reply in replies if reply.status_code == 201]
    assert sorted(seats) == [1, 2, 3]
