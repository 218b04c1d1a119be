"""Private notes: kept for a seat through breaks and restarts, and told to nobody else."""

import logging
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from tangledbank.server import rest, wire
from tangledbank.server.listener import Listener
from tangledbank.server.notes import LONGEST_NOTE, MOST_NOTES, with_note
from tangledbank.server.shown import LastSent
from tangledbank.server.sockets import Letter, read, respond
from tangledbank.server.tables import Tables
from tests.server.house import BOT, SHORT, OpenHouse, open_house
from tests.server.pages import Page, play_out
from tests.server.test_saving import full
from tests.server.twins import listen, sent, sit_down
from tests.server.waiting import silence

pytestmark = pytest.mark.once

SECRET = "surely the heron"


async def write(page: Page, key: str = "7:3", text: str = SECRET) -> None:
    await page.done("note", key=key, text=text)


# -- keeping them --------------------------------------------------------------------------
def test_the_newest_note_is_the_last() -> None:
    notes = with_note(with_note({}, "a", "one"), "b", "two")

    assert list(with_note(notes, "a", "three").items()) == [("b", "two"), ("a", "three")]
    assert list(notes) == ["a", "b"]


def test_an_empty_text_takes_a_note_away() -> None:
    assert with_note({"a": "one", "b": "two"}, "a", "") == {"b": "two"}
    assert with_note({"a": "one"}, "c", "") == {"a": "one"}


def test_of_too_many_notes_the_oldest_go() -> None:
    notes: dict[str, str] = {}
    for number in range(MOST_NOTES):
        notes = with_note(notes, f"1:{number}", "mine")
    notes = with_note(notes, "1:0", "written again")

    notes = with_note(notes, "2:0", "one more")

    assert len(notes) == MOST_NOTES == 60
    assert "1:1" not in notes
    assert list(notes)[-2:] == ["1:0", "2:0"]


@pytest.mark.parametrize(
    "fields",
    [{"key": "a"}, {"text": "b"}, {"key": 1, "text": "b"}, {"key": "a", "text": None},
     {"key": "a", "text": "b", "seat": 1}, {"key": "a" * 41, "text": ""},
     {"key": "a", "text": "b" * 201}],
)  # fmt: skip
def test_what_is_no_note_is_no_message(fields: dict[str, object]) -> None:
    said = {"type": "note", "id": "x", "key": "a", "text": "b"}
    assert read(msgspec.json.encode(said).decode()) == wire.Note("x", "a", "b")

    wrong = {"type": "note", "id": "x", **fields}

    assert read(msgspec.json.encode(wrong).decode()) is None


# -- at a table ----------------------------------------------------------------------------
async def test_a_note_is_written_changed_and_taken_away(house: OpenHouse) -> None:
    host, _guest = await house.play(people=2, seats=2)
    assert host.notes == {}

    await write(host, "7:3", SECRET)
    assert host.notes == {"7:3": SECRET}
    await write(host, "round.8-b", "or not")
    await write(host, "7:3", "the stork")
    assert host.notes == {"round.8-b": "or not", "7:3": "the stork"}
    await write(host, "round.8-b", "")
    assert host.notes == {"7:3": "the stork"}


async def test_the_page_has_the_note_before_it_hears_that_it_is_done(house: OpenHouse) -> None:
    host, _guest = await house.play(people=2, seats=2)
    await host.catch_up()

    await host.say("note", id="x", key="a", text="b")

    assert [await host.hear(), await host.hear()] == [wire.Notes({"a": "b"}), wire.Done("x")]


async def test_what_is_said_again_changes_nothing(house: OpenHouse) -> None:
    host, _guest = await house.play(people=2, seats=2)
    await write(host)
    before = len(host.texts)

    await write(host)
    await write(host, "another", "")

    assert len(host.texts) == before + 2  # two answers, and no notes


async def test_a_note_is_one_line_of_what_people_can_see(house: OpenHouse) -> None:
    host, _guest = await house.play(people=2, seats=2)

    await write(host, "a", "  the\nheron\u202e,\t\x00surely ")
    await write(host, "b", "x")
    await write(host, "b", " \n ")

    assert host.notes == {"a": "the heron, surely"}


@pytest.mark.parametrize("key", ["", "A", "a b", "é", "a\n", "7/3", "a" * 25])
async def test_a_bad_key_is_refused(house: OpenHouse, key: str) -> None:
    host, _guest = await house.play(people=2, seats=2)

    refusal = await host.refused("note", key=key, text="b")

    assert (refusal.code, refusal.sentence) == (
        "bad key", "A note's key has 1 to 24 of these: a-z, 0-9, colon, dot, hyphen.",
    )  # fmt: skip
    assert house.table(host).sitting.notes == {}


async def test_a_text_that_is_too_long_is_refused(house: OpenHouse) -> None:
    host, _guest = await house.play(people=2, seats=2)
    await write(host, "a" * 24, "é" * LONGEST_NOTE)

    refusal = await host.refused("note", key="a" * 24, text="é" * (LONGEST_NOTE + 1))

    assert (refusal.code, refusal.sentence) == ("too long", "A note has at most 120 characters.")
    assert host.notes == {"a" * 24: "é" * 120}


async def test_whoever_watches_has_no_notes(house: OpenHouse) -> None:
    host, _guest = await house.play(people=2, seats=2)
    watcher = await house.open(host.table.code)

    assert (await watcher.refused("note", key="a", text="b")).code == "watching"
    assert house.table(host).sitting.notes == {}


async def test_each_seat_has_its_own(house: OpenHouse) -> None:
    host, guest = await house.play(people=2, seats=2)

    await write(host, "a", "mine")
    await write(guest, "a", "yours")

    assert (host.notes, guest.notes) == ({"a": "mine"}, {"a": "yours"})


async def test_notes_may_be_written_before_and_after_the_game(house: OpenHouse) -> None:
    host, guest = await house.gather(people=2, seats=2, **SHORT)
    await write(host, "a", "before")
    await host.done("begin")
    await play_out(host, guest)

    await write(host, "b", "after")

    assert host.notes == {"a": "before", "b": "after"}


async def test_what_cannot_be_saved_is_no_note(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, guest = await house.play(people=2, seats=2)
    await write(host, "a", "b")

    with full(house, monkeypatch):
        refusal = await host.refused("note", key="a", text="c")

    assert refusal.code == "not saved"
    assert host.notes == {"a": "b"}
    assert (await house.open(host.ticket)).notes == {"a": "b"}
    await guest.act()


# -- coming back ---------------------------------------------------------------------------
async def test_notes_are_there_again_after_a_break(house: OpenHouse) -> None:
    host, _guest = await house.play(people=2, seats=2)
    await write(host)
    await host.drop_and_wait()

    assert (await house.open(host.ticket)).notes == {"7:3": SECRET}


async def test_another_tab_has_the_notes_of_its_seat(house: OpenHouse) -> None:
    """The older tab is let go, as ever; a page of the seat that is still open hears of changes."""
    host, _guest = await house.play(people=2, seats=2)
    await write(host)

    tab = await house.open(host.ticket)
    await write(tab, "a", "b")

    assert tab.notes == {"7:3": SECRET, "a": "b"}
    assert (await host.farewell()).code == "elsewhere"
    assert host.notes == {"7:3": SECRET}


async def test_notes_outlive_the_server(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        host, guest = await house.play(people=2, seats=2)
        await write(host)
        await write(host, "a", "gone")
        await write(host, "a", "")
        await write(guest, "a", "yours")
    async with open_house(tmp_path) as house:
        again = await house.open(host.ticket)

        assert again.notes == {"7:3": SECRET}
        assert (await house.open(guest.ticket)).notes == {"a": "yours"}
        assert (await house.open(host.table.code)).notes == {}
        await write(again, "b", "more")
        assert again.notes == {"7:3": SECRET, "b": "more"}


async def test_notes_are_there_when_a_failed_save_has_brought_the_table_back(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, guest = await house.play(people=2, seats=2)
    await write(guest)

    with full(house, monkeypatch):
        assert (await host.refused("free seat", seat=1)).code == "not saved"

    assert (await house.open(guest.ticket)).notes == {"7:3": SECRET}


# -- where they end ------------------------------------------------------------------------
async def test_whoever_leaves_takes_the_notes_along(house: OpenHouse) -> None:
    host, guest = await house.play(people=2, seats=2)
    await write(guest)
    await write(host, "a", "b")

    await guest.done("leave")

    assert guest.notes == {}
    heir = await house.open(await house.sit(host.table.code, "Cleo"))
    assert heir.seat == 1
    assert heir.notes == {}
    assert await house.store.notes(host.table.code) == {0: {"a": "b"}}


async def test_a_seat_that_the_host_frees_keeps_no_notes(house: OpenHouse) -> None:
    host, guest = await house.play(people=2, seats=2)
    await write(guest)

    await host.done("free seat", seat=1)

    assert await house.store.notes(host.table.code) == {}
    assert (await house.open(await house.sit(host.table.code, "Cleo"))).notes == {}


async def test_a_bot_that_stands_in_leaves_the_notes_alone(tmp_path: Path) -> None:
    async with open_house(tmp_path, grace=0.0) as house:
        host, guest = await house.play(people=2, seats=2)
        await write(guest)
        await guest.drop_and_wait()
        while host.table.seats[1].present:
            await host.until(wire.TableChanged)

        await host.done("seat bot", seat=1, bot=BOT)

        assert (await house.open(guest.ticket)).notes == {"7:3": SECRET}


async def test_a_rematch_starts_without_notes(house: OpenHouse) -> None:
    host, guest = await house.play(people=2, seats=2, **SHORT)
    await write(host)
    await play_out(host, guest)

    await host.done("rematch")

    again = await house.open(rest.Ticket(host.table.rematch, -1, host.ticket.token))
    assert (again.seat, again.notes) == (1, {})
    assert await house.store.notes(again.table.code) == {}
    assert (await house.open(host.ticket)).notes == {"7:3": SECRET}


# -- nobody else ---------------------------------------------------------------------------
async def test_nobody_else_hears_that_a_note_was_written(house: OpenHouse) -> None:
    host, guest = await house.play(people=2, seats=2)
    watcher = await house.open(host.table.code)
    await watcher.shown()
    others = (guest, watcher)
    for page in others:
        await page.catch_up()

    await write(host)
    await write(host, "7:3", "")

    assert [await silence(page) for page in others] == [True, True]


async def arrivals(house: OpenHouse, host: Page, guest: Page) -> list[dict[str, Any]]:
    """All that the guest, come again, and a spectator are sent at first.

    Except for the numbers of frames, which tell the time.
    """
    pages = [await house.open(guest.ticket), await house.open(host.table.code)]
    for page in pages:
        await page.shown()
    await pages[1].close()
    while (await host.until(wire.TableChanged)).table.watching:
        pass
    messages = [msgspec.json.decode(text) for page in pages for text in page.texts[:2]]
    return [{name: value for name, value in one.items() if name != "seq"} for one in messages]


async def test_others_are_welcomed_as_if_there_were_no_notes(house: OpenHouse) -> None:
    host, guest = await house.play(people=2, seats=2)
    await host.catch_up()
    before = await arrivals(house, host, guest)

    await write(host)
    after = await arrivals(house, host, guest)

    assert [one["type"] for one in after] == ["welcome", "frame"] * 2
    assert after == before


NOTED = (("7:3", SECRET), ("a", "b"), ("7:3", ""), ("7:3", "the stork"), ("A", "refused"))


async def all_that_reaches_everyone(noted: bool) -> dict[int | None, list[bytes]]:
    """A game of a few actions at a table of which everything is fixed; seat 0 writes, or not."""
    sitting = sit_down(3, 11, {})
    table, writer = listen(sitting, 0)
    for seat in (1, 2, None):
        listener = Listener()
        listener.seat, listener.shown = seat, LastSent(seq=1)
        table.listeners.append(listener)
    for listener in table.listeners:
        table.welcome(listener)
    for turn in range(12):
        assert sitting.record is not None
        if noted:
            for key, text in NOTED:
                await ask(table, writer, wire.Note(f"note {turn}", key, text))
        seat = sitting.actors()[0]
        action = sitting.record.game.parts(table.listeners[seat].shown.legal[0])
        await ask(table, table.listeners[seat], wire.Act(f"act {turn}", action, 2**40))
        if noted:
            await ask(table, writer, wire.Note(f"more {turn}", f"{turn}", SECRET))
    table.tell()
    for listener in list(table.listeners[1:]):  # and once more from the beginning
        listener.shown = LastSent(seq=1)
        table.welcome(listener)
    table.close()
    return {listener.seat: sent(listener) for listener in table.listeners}


async def ask(table: Any, listener: Listener, said: wire.FromPage) -> None:
    text = msgspec.json.encode(said).decode()
    await respond(cast(Tables, None), table, listener, Letter(text, 0))


async def test_no_byte_for_another_depends_on_a_note() -> None:
    without, noted = [await all_that_reaches_everyone(noted) for noted in (False, True)]

    assert noted[0] != without[0]
    for seat in (1, 2, None):
        assert len(noted[seat]) > 10
        assert noted[seat] == without[seat]


async def test_frames_of_the_writer_are_the_same_with_notes() -> None:
    without, noted = [await all_that_reaches_everyone(noted) for noted in (False, True)]

    of_notes = [one for one in noted[0] if b'"notes"' in one or b'"id":"note' in one]
    frames = [one for one in noted[0] if b'"type":"frame"' in one]
    assert of_notes
    assert frames == [one for one in without[0] if b'"type":"frame"' in one]


async def test_no_record_log_or_address_tells_of_a_note(
    house: OpenHouse, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    host, guest = await house.play(people=2, seats=2, **SHORT)
    code = host.table.code
    before = await house.store.entries(code)

    await write(host)
    await host.refused("note", key=SECRET, text=SECRET)

    assert await house.store.entries(code) == before
    await play_out(host, guest)
    paths = ("", "/record", "/cards", "/deck", "/afterwards")
    told = [(await house.rest.get(f"/api/tables/{code}{path}")).text for path in paths]
    assert SECRET not in "".join([*told, *await house.store.entries(code)])
    ours = [one.getMessage() for one in caplog.records if one.name.startswith("tangledbank")]
    assert SECRET not in "".join(ours)
