"""The store: append-only, in order, all or none; and folders and files that cannot be used."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import delete, text

from tangledbank.server.rows import KeptAnalysis, Line, SeatNotes
from tangledbank.server.schema import TABLES
from tangledbank.server.store import FILE, Store, StoreError, open_store

pytestmark = pytest.mark.once


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with closing(open_store(tmp_path)) as store:
        yield store


def line(code: str, seq: int, stage: str = "playing") -> Line:
    return Line(code, seq, f"{code} {seq}", "A game", stage)


# -- the contract --------------------------------------------------------------------------
async def test_a_log_is_read_in_the_order_of_its_numbers(store: Store) -> None:
    for seq in (0, 1, 2):
        await store.append(line("A", seq))
        await store.append(line("B", seq))

    assert await store.entries("A") == ["A 0", "A 1", "A 2"]
    assert await store.entries("B") == ["B 0", "B 1", "B 2"]
    assert await store.entries("C") == []


async def test_a_number_is_used_once(store: Store) -> None:
    await store.append(line("A", 0))

    with pytest.raises(StoreError):
        await store.append(Line("A", 0, "another", "A game", "over"))

    assert await store.entries("A") == ["A 0"]
    assert await store.codes("playing", 0) == ["A"]
    assert await store.codes("over", 0) == []


async def test_lines_that_belong_together_are_saved_together_or_not_at_all(store: Store) -> None:
    await store.append(line("A", 0), line("A", 1))

    with pytest.raises(StoreError):
        await store.append(line("A", 2), line("A", 1))

    assert await store.entries("A") == ["A 0", "A 1"]
    await store.append(line("A", 2), line("A", 3))
    assert await store.entries("A") == ["A 0", "A 1", "A 2", "A 3"]


async def test_a_commit_that_fails_saves_nothing_and_the_next_one_can(store: Store) -> None:
    """As on a full disk, which SQLite may notice no sooner; then its transaction stays open."""
    with store.engine.begin() as base:
        for statement in (
            "CREATE TABLE one (id INTEGER PRIMARY KEY)",
            "CREATE TABLE another (id INTEGER REFERENCES one (id) DEFERRABLE INITIALLY DEFERRED)",
            """CREATE TRIGGER spoil AFTER INSERT ON log WHEN new.code = 'B'
               BEGIN INSERT INTO another VALUES (1); END""",
        ):
            base.execute(text(statement))
    await store.append(line("A", 0))

    with pytest.raises(StoreError, match="FOREIGN KEY"):
        await store.append(line("B", 0))
    await store.append(line("A", 1))

    assert await store.entries("A") == ["A 0", "A 1"]
    assert await store.entries("B") == []


async def test_one_bad_line_does_not_spoil_those_that_wait_beside_it(store: Store) -> None:
    await store.append(line("A", 0))

    results = await asyncio.gather(
        *[store.append(line(code, seq)) for code, seq in (("B", 0), ("A", 0), ("C", 0), ("A", 1))],
        return_exceptions=True,
    )

    assert [type(result) for result in results] == [type(None), StoreError, type(None), type(None)]
    assert await store.entries("A") == ["A 0", "A 1"]
    assert await store.entries("B") == ["B 0"]
    assert await store.entries("C") == ["C 0"]


async def test_many_lines_at_once_are_all_saved(store: Store) -> None:
    codes = [f"T{number}" for number in range(40)]

    await asyncio.gather(*[store.append(line(code, seq)) for seq in range(20) for code in codes])

    for code in codes:
        assert await store.entries(code) == [f"{code} {seq}" for seq in range(20)]


async def test_tables_are_found_by_stage_and_by_when_they_changed(store: Store) -> None:
    await store.append(line("A", 0, "gathering"))
    await store.append(line("B", 0, "gathering"), line("B", 1, "playing"))
    await store.append(line("C", 0, "playing"), line("C", 1, "over"))

    assert await store.codes("gathering", 0) == ["A"]
    assert await store.codes("playing", 0) == ["B"]
    assert await store.codes("over", 0) == ["C"]
    assert await store.codes("playing", 2**40) == []


async def test_what_was_saved_is_there_after_closing(tmp_path: Path) -> None:
    with closing(open_store(tmp_path)) as store:
        await store.append(line("A", 0))
    with closing(open_store(tmp_path)) as store:
        assert await store.entries("A") == ["A 0"]


async def test_every_commit_is_on_disk(store: Store) -> None:
    with store.engine.connect() as base:
        assert base.scalar(text("PRAGMA journal_mode")) == "wal"
        assert base.scalar(text("PRAGMA synchronous")) == 2


async def test_text_is_kept_to_the_letter(store: Store) -> None:
    said = "Ünïcode ✓ \n '\" \\ \u2028"

    await store.append(Line("A", 0, said, "A game", "playing"))

    assert await store.entries("A") == [said]


# -- notes ---------------------------------------------------------------------------------
async def test_notes_are_kept_by_table_and_seat_in_the_order_of_writing(tmp_path: Path) -> None:
    with closing(open_store(tmp_path)) as store:
        await store.append(line("A", 0), line("B", 0))
        await store.append(SeatNotes("A", 0, {"7:3": "Ünïcode ✓ '\"", "1:1": "b"}))
        await store.append(SeatNotes("A", 1, {"a": "c"}), SeatNotes("B", 0, {"a": "d"}))
    with closing(open_store(tmp_path)) as store:
        notes = await store.notes("A")

        assert notes == {0: {"7:3": "Ünïcode ✓ '\"", "1:1": "b"}, 1: {"a": "c"}}
        assert list(notes[0]) == ["7:3", "1:1"]
        assert await store.notes("B") == {0: {"a": "d"}}
        assert await store.notes("C") == {}


async def test_newer_notes_take_the_place_of_older_ones(store: Store) -> None:
    await store.append(line("A", 0), SeatNotes("A", 0, {"a": "b"}), SeatNotes("A", 1, {"a": "b"}))

    await store.append(SeatNotes("A", 0, {"c": "d"}), SeatNotes("A", 1, {}))

    assert await store.notes("A") == {0: {"c": "d"}}


async def test_notes_are_no_part_of_the_log_and_do_not_change_the_table(store: Store) -> None:
    await store.append(line("A", 0))
    with store.engine.begin() as base:
        base.execute(text("UPDATE tables SET changed = 7"))

    await store.append(SeatNotes("A", 0, {"a": "b"}))

    assert await store.entries("A") == ["A 0"]
    assert await store.codes("playing", 8) == []


async def test_notes_go_with_their_table(store: Store) -> None:
    await store.append(*[line(code, 0) for code in "AB"])
    await store.append(*[SeatNotes(code, 0, {"a": "b"}) for code in "AB"])

    with store.engine.begin() as base:
        base.execute(delete(TABLES).where(TABLES.c.code == "A"))

    assert await store.notes("A") == {}
    assert await store.notes("B") == {0: {"a": "b"}}


async def test_there_are_no_notes_without_a_table(store: Store) -> None:
    with pytest.raises(StoreError) as refused:
        await store.append(SeatNotes("A", 0, {"a": "my secret"}))

    assert "my secret" not in str(refused.value)
    assert await store.notes("A") == {}


async def test_lines_and_notes_are_saved_together_or_not_at_all(store: Store) -> None:
    await store.append(line("A", 0), SeatNotes("A", 0, {"a": "b"}))

    with pytest.raises(StoreError):
        await store.append(line("A", 0), SeatNotes("A", 0, {}))

    assert await store.notes("A") == {0: {"a": "b"}}


async def test_a_store_from_before_notes_and_analyses_is_brought_forward(tmp_path: Path) -> None:
    with closing(open_store(tmp_path)) as store:
        await store.append(line("A", 0))
    with closing(sqlite3.connect(tmp_path / FILE)) as base:
        base.execute("DROP TABLE notes")
        base.execute("DROP TABLE analyses")
        base.execute("UPDATE alembic_version SET version_num = '0001'")
        base.commit()

    with closing(open_store(tmp_path)) as store:
        await store.append(SeatNotes("A", 0, {"a": "b"}))
        assert await store.entries("A") == ["A 0"]
        assert await store.notes("A") == {0: {"a": "b"}}
        await store.keep(KeptAnalysis("A", 1, b"found"))
        assert await store.analysis("A", 1) == b"found"


async def test_an_analysis_is_replaced_and_goes_with_its_table(store: Store) -> None:
    await store.append(line("A", 0))
    await store.keep(KeptAnalysis("A", 1, b"old"))
    await store.keep(KeptAnalysis("A", 2, b"new"))

    assert await store.analysis("A", 1) is None, "made in an older way"
    assert await store.analysis("A", 2) == b"new"
    await store.remove("A")
    assert await store.analysis("A", 2) is None


# -- what cannot be used -------------------------------------------------------------------
def why_not(folder: Path) -> str:
    with pytest.raises(StoreError) as refused:
        open_store(folder)
    sentence = str(refused.value)
    assert "\n" not in sentence
    assert sentence.endswith(".")
    return sentence


def test_a_folder_in_use_by_another_server(store: Store) -> None:
    assert why_not(store.folder) == (
        f"Another server already uses {store.folder}; --data names another."
    )


def test_a_folder_may_be_used_again_when_the_other_has_ended(tmp_path: Path) -> None:
    for _time in range(2):
        open_store(tmp_path).close()


def test_a_file_where_the_folder_should_be(tmp_path: Path) -> None:
    file = tmp_path / "data"
    file.write_text("mine")

    assert "is a file, not a folder" in why_not(file)
    assert "cannot be written" in why_not(file / "below")
    assert file.read_text() == "mine"


def damage_nothing(file: Path) -> None:
    file.write_text("This is no database, but a letter to my grandmother." * 100)


def damage_a_page(file: Path) -> None:
    open_store(file.parent).close()
    with closing(sqlite3.connect(file)) as base:
        rows = [("A", seq, "x" * 3000) for seq in range(50)]
        base.executemany("INSERT INTO log VALUES (?, ?, ?)", rows)
        base.commit()
    content = bytearray(file.read_bytes())
    content[4096 * 3 : 4096 * 12] = b"\xff" * (4096 * 9)
    file.write_bytes(content)


def cut_it_short(file: Path) -> None:
    damage_a_page(file)
    file.write_bytes(file.read_bytes()[:9000])


@pytest.mark.parametrize("damage", [damage_nothing, damage_a_page, cut_it_short])
def test_a_damaged_file_is_named_and_stays_as_it_is(
    tmp_path: Path, damage: Callable[[Path], None]
) -> None:
    file = tmp_path / FILE
    damage(file)
    before = file.read_bytes()

    sentence = why_not(tmp_path)

    assert str(file) in sentence
    assert "nothing was changed" in sentence
    assert file.read_bytes() == before


def test_a_file_of_a_newer_version_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / FILE
    open_store(tmp_path).close()
    with closing(sqlite3.connect(file)) as base:
        base.execute("UPDATE alembic_version SET version_num = '9999'")
        base.commit()
    before = file.read_bytes()

    assert "newer version" in why_not(tmp_path)

    assert file.read_bytes() == before


def test_a_database_of_somebody_else_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / FILE
    with closing(sqlite3.connect(file)) as base:
        base.execute("CREATE TABLE recipes (cake TEXT)")
        base.commit()
    before = file.read_bytes()

    assert "not a store of Tangled Bank" in why_not(tmp_path)

    assert file.read_bytes() == before


def test_after_a_refusal_the_folder_is_free(tmp_path: Path) -> None:
    file = tmp_path / FILE
    damage_nothing(file)
    why_not(tmp_path)
    file.unlink()

    open_store(tmp_path).close()
