"""Reading records has its bounds: how many wait, for how long one is read, and how much is sent."""

import os
import threading
from types import ModuleType
from typing import Any

import pytest

from tangledbank import GAMES
from tangledbank.core.errors import BadRecord
from tangledbank.core.golden import eager_record
from tangledbank.server import records, replay
from tangledbank.server.thinking import Thinkers
from tests.server.house import InProcess, OpenHouse
from tests.server.pages import PATIENCE, play_out

pytestmark = pytest.mark.once


async def test_whoever_comes_when_many_wait_may_come_again() -> None:
    readers = records.Readers(InProcess())
    readers.waiting[True] = records.MOST_WAITING

    with pytest.raises(records.Busy, match="Many games are being looked at just now"):
        await readers.of_file(b"", "watcher")
    readers.waiting[True] -= 1
    with pytest.raises(BadRecord, match="the record is empty"):
        await readers.of_file(b"", "watcher")
    assert readers.waiting[True] == records.MOST_WAITING - 1


async def test_files_take_no_place_from_tables(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    [ana] = await house.play(people=1, seats=2, rounds=1)
    await play_out(ana)
    readers = records.Readers(InProcess())
    readers.waiting[True] = records.MOST_WAITING

    assert await readers.of_table(house.table(ana), "0")
    monkeypatch.setattr(records, "MOST_WAITING", 0)
    reply = await house.rest.post("/api/replays", content="")
    assert (reply.status_code, reply.headers["retry-after"]) == (503, str(records.RETRY_AFTER))


async def test_a_record_is_read_and_refused_in_a_process_of_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(records, "LONGEST", PATIENCE)
    thinkers = Thinkers(1)
    readers, record = records.Readers(thinkers), eager_record(GAMES["mating"], 2, 1)
    try:
        content = await readers.of_file(record.text().encode(), "1")
        with pytest.raises(BadRecord, match="not a record of a game"):
            await readers.of_file(b"{", "1")
    finally:
        thinkers.close()

    assert content == records.read(records.Asked(record.text(), "1"))


def process_of(_asked: object) -> int:
    return os.getpid()


def read_for_ever(_asked: records.Asked) -> bytes:
    threading.Event().wait()
    return b""


async def test_a_process_that_takes_too_long_is_ended_and_another_reads(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(records, "LONGEST", PATIENCE)
    thinkers = Thinkers(1)
    readers, text = records.Readers(thinkers), eager_record(GAMES["mating"], 2, 1).text()
    try:
        began = await thinkers.ask(process_of, None)
        with monkeypatch.context() as patch:
            patch.setattr(records, "read", read_for_ever)
            patch.setattr(records, "LONGEST", 0.1)
            with pytest.raises(BadRecord, match="too long to be shown"):
                await readers.of_file(text.encode(), "1")
        assert await readers.of_file(text.encode(), "1")
        assert await thinkers.ask(process_of, None) != began
    finally:
        thinkers.close()


@pytest.mark.parametrize("place", [replay, records])
def test_a_game_that_is_too_much_for_a_page_is_refused(
    place: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(place, "LARGEST", 10_000)

    with pytest.raises(BadRecord, match="too long to be shown"):
        records.read(records.Asked(eager_record(GAMES["phylo"], 2, 1).text(), "watcher"))


async def test_replays_of_tables_are_kept_for_the_next_and_not_for_ever(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Counting(InProcess):
        asked = 0

        async def ask(self, work: Any, question: Any) -> Any:
            self.asked += 1
            return work(question)

    monkeypatch.setattr(records, "MOST_KEPT", 2)
    [ana] = await house.play(people=1, seats=2, rounds=1)
    await play_out(ana)
    counting = Counting()
    readers, table = records.Readers(counting), house.table(ana)

    for viewpoint in ("0", "1", "0", "open", "0", "1"):
        await readers.of_table(table, viewpoint)

    assert counting.asked == 4
    assert len(readers.kept) == 2


async def test_a_page_that_takes_no_compressed_answer_gets_a_plain_one(house: OpenHouse) -> None:
    [ana] = await house.play(people=1, seats=2, rounds=1)
    await play_out(ana)
    path = f"/api/tables/{ana.table.code}/replay"

    plain = await house.rest.get(path, headers={"accept-encoding": "identity"})

    assert "content-encoding" not in plain.headers
    assert plain.json() == (await house.rest.get(path)).json()
