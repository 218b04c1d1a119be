"""Tables before the game: laid, turned, joined, filled with bots, dealt."""

import pytest

from tangledbank.server import wire
from tangledbank.server.entries import Laid
from tests.server.house import BOT, GAME, OpenHouse

pytestmark = pytest.mark.once

ROUNDS = {"rounds": 2}


def who(table: wire.TableInfo) -> list[str]:
    return [f"{seat.who} {seat.name}".strip() for seat in table.seats]


# -- laid ----------------------------------------------------------------------------------
async def test_a_new_table_has_its_host_its_bots_and_free_seats(house: OpenHouse) -> None:
    ticket = await house.lay(4, bots=("hard", BOT))

    table = await house.look(ticket.code)

    assert ticket.seat == table.host == 0
    assert [seat.who for seat in table.seats] == ["person", "bot", "bot", "open"]
    assert [seat.bot for seat in table.seats] == ["", "hard", BOT, ""]
    assert len({seat.name for seat in table.seats[:3]}) == 3
    assert (table.game, table.title, table.stage) == (GAME.id, GAME.title, "gathering")


async def test_options_are_kept_as_given(house: OpenHouse) -> None:
    ticket = await house.lay(2, options={"rounds": 2, "population_limit": 9})

    table = await house.look(ticket.code)
    laid = (await house.entries(ticket.code))[0]

    assert table.options == {"rounds": 2, "population_limit": 9}
    assert isinstance(laid, Laid)
    assert laid.options == table.options


async def test_a_code_may_be_typed_in_any_case_and_with_spaces(house: OpenHouse) -> None:
    code = (await house.lay(2)).code

    assert (await house.look(f"{code[:3].lower()} {code[3:]}")).code == code


@pytest.mark.parametrize(
    ("wish", "status", "sentence"),
    [
        ({"seats": 5}, 400, "Phanerozoic is for 1 to 4 players, not 5."),
        ({"seats": 0}, 400, "Phanerozoic is for 1 to 4 players, not 0."),
        ({"options": {"rounds": 99}}, 400, "Option rounds goes from 1 to 20; 99 is outside."),
        ({"options": {"rounds": "many"}}, 400, "Option rounds is a whole number, not 'many'."),
        ({"options": {"moons": 1}}, 400, "There is no option 'moons'"),
        ({"seats": 4, "options": {"hand": 20}}, 400, ""),
        ({"bots": [BOT, BOT]}, 409, "Besides you, there is room for 1 more."),
        ({"bots": ["kasparov"]}, 409, "There is no bot 'kasparov' for Phanerozoic."),
        ({"game": "whist"}, 404, "There is no game 'whist'"),
        ({"pace": "slow"}, 422, "pace: "),
        ({"seats": "two"}, 422, "seats: "),
        ({"name": None}, 422, "name: "),
    ],
)
async def test_what_cannot_be_laid_is_refused_in_a_sentence(
    house: OpenHouse, wish: dict[str, object], status: int, sentence: str
) -> None:
    whole = {"game": GAME.id, "name": "Ana", "seats": 2, "options": {}, **wish}
    before = len(house.tables.live)

    said = await house.problem("POST", "/api/tables", status, whole)

    assert said.startswith(sentence)
    assert said.endswith(".")
    assert "\n" not in said
    assert len(house.tables.live) == before


# -- joined --------------------------------------------------------------------------------
async def test_the_first_free_seat_is_taken_unless_one_is_named(house: OpenHouse) -> None:
    code = (await house.lay(4)).code

    seats = [(await house.sit(code, "Ben", 2)).seat, (await house.sit(code, "Cleo")).seat]

    assert seats == [2, 1]
    assert who(await house.look(code)) == ["person Ana", "person Cleo", "person Ben", "open"]


async def test_seats_that_are_taken_or_missing_are_refused(house: OpenHouse) -> None:
    code = (await house.lay(3)).code
    seats = f"/api/tables/{code}/seats"

    taken = await house.problem("POST", seats, 409, {"name": "Ben", "seat": 0})
    missing = await house.problem("POST", seats, 409, {"name": "Ben", "seat": 3})
    negative = await house.problem("POST", seats, 409, {"name": "Ben", "seat": -1})
    await house.sit(code, "Ben")
    await house.sit(code, "Cleo")
    full = await house.problem("POST", seats, 409, {"name": "Dina"})

    assert taken == "Somebody sits there already."
    assert missing == "There is no seat 4 at this table."
    assert negative == "There is no seat 0 at this table."
    assert full == "Every seat at this table is taken; you may watch."


async def test_a_code_without_a_table_is_refused(house: OpenHouse) -> None:
    assert await house.problem("GET", "/api/tables/222222", 404)
    assert await house.problem("GET", "/api/tables/..%2F..", 404)
    assert await house.problem("POST", "/api/tables/222222/seats", 404, {"name": "Ben"})

    page = await house.connect("222222")
    await page.hello()
    assert (await page.farewell()).code == "no such table"


@pytest.mark.parametrize(
    ("wanted", "given"),
    [
        ("  Ben   the\tbrave ", "Ben the brave"),
        ("Ana", "Ana 2"),
        ("", "Guest"),
        ("\u202eneB\u0000", "neB"),
        ("B" * 40, "B" * 24),
    ],
)
async def test_names_are_tidied_and_nobody_has_anothers(
    house: OpenHouse, wanted: str, given: str
) -> None:
    code = (await house.lay(2)).code

    await house.sit(code, wanted)

    assert (await house.look(code)).seats[1].name == given


async def test_a_name_can_be_changed_and_everyone_learns_it(house: OpenHouse) -> None:
    host, guest = await house.gather(people=2, seats=2)

    await guest.done("rename", name="Bella")

    await host.catch_up()
    assert host.table.seats[1].name == "Bella"


# -- turned --------------------------------------------------------------------------------
async def test_the_host_turns_options_seats_and_pace(house: OpenHouse) -> None:
    host, guest = await house.gather(people=2, seats=2)

    await host.done("set up", seats=4, options=ROUNDS, pace="brisk")

    await guest.catch_up()
    assert len(guest.table.seats) == 4
    assert (guest.table.options, guest.table.pace) == (ROUNDS, "brisk")


async def test_what_cannot_be_turned_is_refused_and_nothing_is_turned(house: OpenHouse) -> None:
    host, guest = await house.gather(people=2, seats=3)
    before = host.table

    wrong = await host.refused("set up", options={"rounds": 0})
    crowded = await host.refused("set up", seats=1)
    foreign = await guest.refused("set up", options=ROUNDS)

    assert wrong.sentence == "Option rounds goes from 1 to 20; 0 is outside."
    assert crowded.sentence == "Ben sits on seat 2; free it first."
    assert foreign.code == "not the host"
    assert await house.look(before.code) == before


async def test_the_host_seats_changes_and_sends_away_bots(house: OpenHouse) -> None:
    host, guest = await house.gather(people=2, seats=4)

    await host.done("seat bot", seat=2, bot="hard")
    await host.done("free seat", seat=3)

    await guest.catch_up()
    assert [seat.bot for seat in guest.table.seats] == ["", "", "hard", ""]
    assert guest.table.seats[3].who == "open"
    assert (await guest.refused("seat bot", seat=3, bot=BOT)).code == "not the host"
    assert (await guest.refused("free seat", seat=2)).code == "not the host"
    assert (await host.refused("seat bot", seat=3, bot="deep")).code == "no such bot"
    assert (await host.refused("seat bot", seat=4, bot=BOT)).code == "no such seat"
    assert (await host.refused("seat bot", seat=1, bot=BOT)).code == "still here"
    assert (await host.refused("free seat", seat=3)).code == "free"
    assert (await host.refused("free seat", seat=0)).code == "yourself"


# -- dealt ---------------------------------------------------------------------------------
async def test_cards_are_dealt_only_when_nobody_is_missing(house: OpenHouse) -> None:
    ticket = await house.lay(2)
    host = await house.open(ticket)

    free = await host.refused("begin")
    guest = await house.sit(ticket.code, "Ben")
    unopened = await host.refused("begin")
    await house.open(guest)
    await host.done("begin")

    assert free.sentence == "Seat 2 is still free: invite somebody, or seat a bot."
    assert unopened.sentence == "Ben has not opened the table yet."
    assert host.table.stage == "playing"
    assert (await host.refused("begin")).code == "begun"
    assert (await host.refused("set up", seats=3)).code == "begun"


async def test_a_guest_cannot_deal(house: OpenHouse) -> None:
    _host, guest = await house.gather(people=2, seats=2)

    assert (await guest.refused("begin")).code == "not the host"


async def test_before_the_game_there_is_nothing_to_do(house: OpenHouse) -> None:
    host, _guest = await house.gather(people=2, seats=2)

    refusals = [
        await host.refused("act", action="keep algae", seq=0),
        await host.refused("take back"),
        await host.refused("why not", action="keep algae"),
        await host.refused("what if", action="keep algae"),
    ]

    assert {refusal.code for refusal in refusals} == {"not begun"}
    assert (await host.refused("rematch")).code == "not over"
