"""Tables on the start page: only if the host says so, only while somebody there waits."""

from dataclasses import fields

import msgspec
import pytest

from tangledbank.server import rest, wire
from tangledbank.server import tables as all_tables
from tangledbank.server.entries import Turned, read_entry
from tests.server.house import BOT, OpenHouse
from tests.server.pages import Page

pytestmark = pytest.mark.once


async def listed(house: OpenHouse) -> list[rest.OpenTable]:
    """What the start page is told."""
    reply = await house.rest.get("/api/tables")
    assert reply.status_code == 200, reply.text
    return msgspec.convert(reply.json(), list[rest.OpenTable])


async def shown(house: OpenHouse, seats: int = 3) -> Page:
    """The host of a table that everyone may see."""
    host = await house.open(await house.lay(seats))
    await host.done("set up", shown=True)
    return host


async def codes(house: OpenHouse) -> list[str]:
    return [one.code for one in await listed(house)]


async def test_nobody_hears_of_a_table_unless_its_host_shows_it(house: OpenHouse) -> None:
    host = await house.open(await house.lay(3))
    assert await listed(house) == []

    await host.done("set up", shown=True)

    [one] = await listed(house)
    assert (one.code, one.game, one.host) == (host.table.code, "phanerozoic", "Ana")
    assert (one.seats, one.free, one.deck) == (3, 2, "")
    assert host.table.shown
    await host.done("set up", shown=False)
    assert await listed(house) == []


async def test_only_the_host_shows_a_table_and_only_before_the_game(house: OpenHouse) -> None:
    host, guest = await house.gather(people=2, seats=2)

    assert (await guest.refused("set up", shown=True)).code == "not the host"

    await host.done("begin")
    assert (await host.refused("set up", shown=True)).code == "begun"


async def test_other_changes_leave_it_shown(house: OpenHouse) -> None:
    host = await shown(house)

    await host.done("set up", seats=4, pace="brisk")

    [one] = await listed(house)
    assert (one.seats, one.free) == (4, 3)


async def test_a_table_that_is_full_or_has_begun_waits_no_longer(house: OpenHouse) -> None:
    host = await shown(house, seats=2)
    await host.done("seat bot", seat=1, bot=BOT)
    assert await listed(house) == []
    await host.done("free seat", seat=1)
    assert await codes(house) == [host.table.code]

    await host.done("seat bot", seat=1, bot=BOT)
    await host.done("begin")
    await host.done("free seat", seat=1)

    assert await listed(house) == []


async def test_a_table_where_nobody_is_left_is_not_shown(house: OpenHouse) -> None:
    host = await shown(house)
    watcher = await house.open(host.table.code)

    await host.close()
    while watcher.table.seats[0].present:
        await watcher.until(wire.TableChanged)

    assert await listed(house) == []
    await house.open(host.ticket)
    assert await codes(house) == [host.table.code]


async def test_the_newest_come_first_and_no_more_than_a_page_can_show(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(all_tables, "MOST_SHOWN", 2)

    hosts = [await shown(house) for _table in range(3)]

    assert await codes(house) == [hosts[2].table.code, hosts[1].table.code]


async def test_the_list_holds_nothing_that_opens_a_seat(house: OpenHouse) -> None:
    host = await shown(house)

    text = (await house.rest.get("/api/tables")).text

    chair = house.table(host).sitting.chairs[0]
    for secret in (host.ticket.token, chair.token, chair.nonce, house.table(host).sitting.secret):
        assert secret
        assert secret not in text
    known = {"code", "game", "title", "host", "seats", "free", "deck", "waiting_s"}
    assert {one.name for one in fields(rest.OpenTable)} == known


async def test_it_is_saved_and_tables_that_were_saved_before_are_not_shown(
    house: OpenHouse,
) -> None:
    host = await shown(house)

    saved = await house.tables.rebuild(host.table.code)

    assert saved is not None
    assert saved.shown
    old = read_entry('{"type":"turned","seats":3,"options":{},"pace":"human"}')
    assert isinstance(old, Turned)
    assert not old.shown
