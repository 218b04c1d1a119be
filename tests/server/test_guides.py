"""Guided first games on the server: laid and dealt as the guide says, with lessons in frames."""

from pathlib import Path

import msgspec
import pytest

from tangledbank import GAMES
from tangledbank.core.guide import Guide
from tangledbank.server import rest
from tangledbank.server.catalogue import GameInfo
from tangledbank.server.entries import Begun, Laid
from tests.server.house import OpenHouse, a_bot, open_house
from tests.server.pages import Page, play_out
from tests.toys import FIREFLY

pytestmark = pytest.mark.once


def guide_of(game: str) -> Guide:
    """Of one of our games."""
    guide = GAMES[game].guide
    assert guide is not None
    return guide


def wish(game: str = "phylo", **more: object) -> object:
    """For a guided table; whatever else is asked for does not matter, except the pace."""
    wanted = rest.NewTable(game, "Ana", 2, {}, (), "at once", guided=True)
    return msgspec.to_builtins(wanted) | more


async def lay(house: OpenHouse, game: str = "phylo", **more: object) -> rest.Ticket:
    """A guided table; the learner's ticket."""
    reply = await house.rest.post("/api/tables", json=wish(game, **more))
    assert reply.status_code == 201, reply.text
    return msgspec.convert(reply.json(), rest.Ticket)


async def learn(house: OpenHouse, game: str = "phylo") -> Page:
    """A learner's page, with the cards dealt."""
    page = await house.open(await lay(house, game))
    await page.done("begin")
    await page.asked()
    return page


# -- laid ----------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
async def test_seats_options_and_bots_are_the_guides(house: OpenHouse, game: str) -> None:
    guide = guide_of(game)

    table = await house.look((await lay(house, game, options={"moons": 1}, bots=["x"])).code)

    assert table.guided
    assert table.options == dict(guide.options)
    assert [seat.who for seat in table.seats] == ["person"] + ["bot"] * len(guide.bots)
    assert [seat.bot for seat in table.seats][1:] == list(guide.bots)


async def test_it_cannot_be_set_up_differently_and_takes_no_deck(house: OpenHouse) -> None:
    page = await house.open(await lay(house))

    refusal = await page.refused("set up", options={"rounds": 1})
    reply = await house.rest.put(
        f"/api/tables/{page.table.code}/deck",
        content=GAMES["phylo"].folder.joinpath("cards.toml").read_bytes(),
        headers={"X-Seat-Token": page.ticket.token},
    )

    assert refusal.code == reply.json()["code"] == "guided"
    assert page.table.options == dict(guide_of("phylo").options)
    assert house.table(page).sitting.deck == ""


async def test_a_game_without_a_guide_cannot_be_laid_as_a_guided_one(tmp_path: Path) -> None:
    async with open_house(tmp_path, games={FIREFLY.id: FIREFLY}) as house:
        sentence = await house.problem("POST", "/api/tables", 409, wish(FIREFLY.id))

    assert sentence == "Firefly has no guided game."


async def test_what_a_guide_says_comes_with_its_game(house: OpenHouse) -> None:
    reply = await house.rest.get("/api/games")
    infos = msgspec.convert(reply.json(), list[GameInfo])

    for info in infos:
        guide = guide_of(info.id)
        assert info.guide is not None
        assert (info.guide.opening, info.guide.closing) == (guide.opening, guide.closing)
        assert [(one.key, one.title, one.text, one.section) for one in info.guide.lessons] == [
            (one.key, one.title, one.text, one.section) for one in guide.lessons
        ]


# -- dealt ---------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
async def test_everybody_is_dealt_the_guides_cards(house: OpenHouse, game: str) -> None:
    guide = guide_of(game)

    page = await learn(house, game)

    record = house.table(page).sitting.record
    assert record is not None
    assert (record.seed, record.shuffle) == (guide.seed, None)
    assert page.frames[-1].lessons == guide.met(record.position.view(0))
    assert page.frames[-1].lessons


async def test_nobody_is_offered_a_proof_of_a_shuffle_that_was_none(house: OpenHouse) -> None:
    page = await learn(house)

    await play_out(page)

    assert (await house.look(page.table.code)).shuffle is None


# -- lessons -------------------------------------------------------------------------------
async def test_lessons_are_for_a_seat_that_is_asked_and_never_for_spectators(
    house: OpenHouse,
) -> None:
    guide = guide_of("phylo")
    page = await learn(house)
    watcher = await house.open(page.table.code)

    await play_out(page)
    await watcher.catch_up()

    keys = {lesson.key for lesson in guide.lessons}
    assert all(set(frame.lessons) <= keys for frame in page.frames)
    assert all(bool(frame.lessons) == bool(frame.legal) for frame in page.frames)
    assert {frame.lessons for frame in watcher.frames} == {()}


async def test_other_tables_have_no_lessons(house: OpenHouse) -> None:
    page = await house.open(await house.lay(2, (a_bot("phylo"),), {"rounds": 1}, "phylo"))
    await page.done("begin")

    await play_out(page)

    assert not page.table.guided
    assert {frame.lessons for frame in page.frames} == {()}


# -- again ---------------------------------------------------------------------------------
async def test_a_rematch_is_guided_too_and_the_learner_stays_on_the_first_seat(
    house: OpenHouse,
) -> None:
    page = await learn(house)
    first = page.frames[0].view
    await play_out(page)
    await page.done("rematch")
    await page.catch_up()

    again = await house.open(rest.Ticket(page.table.rematch, -1, page.ticket.token))
    await again.asked()

    assert (again.seat, again.table.guided) == (0, True)
    assert again.frames[-1].lessons == ("draw",)
    assert again.frames[0].view["own"]["hand"] == first["own"]["hand"]


async def test_it_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        page = await learn(house)
        await page.act("keep all")
        before = await page.asked()
        laid, *later = await house.entries(page.table.code)
        assert isinstance(laid, Laid)
        assert laid.guided
        assert any(isinstance(entry, Begun) for entry in later)

    async with open_house(tmp_path) as house:
        again = await house.open(page.ticket)
        after = await again.asked()
        assert again.table.guided
        assert (after.view, after.lessons) == (before.view, before.lessons)
