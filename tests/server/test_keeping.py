"""Tables that are kept: listed for whoever hosts them, deleted by hand, or after some days."""

import asyncio
import json
import shutil
import sqlite3
import time
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from tangledbank.server.entries import read_entry
from tangledbank.server.keeping import kept_tables
from tangledbank.server.rows import SeatNotes
from tangledbank.server.serving import how_long
from tangledbank.server.store import FILE, open_store
from tests.commands import Run
from tests.commands import runner as commands
from tests.server.house import GAME, open_house

pytestmark = pytest.mark.once

DAY = 86_400


@dataclass
class Kept:
    """A folder with three tables: at one they gather, at one they play, one is over and old."""

    folder: Path
    gathering: str
    playing: str
    over: str

    def tables(self) -> set[str]:
        return {one.code for one in kept_tables(self.folder)}


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    return commands(capsys, monkeypatch)


@pytest.fixture(scope="module")
def filled(runner: asyncio.Runner, tmp_path_factory: pytest.TempPathFactory) -> Kept:
    return runner.run(fill(tmp_path_factory.mktemp("filled") / "data"))


@pytest.fixture
def kept(filled: Kept, tmp_path: Path) -> Kept:
    """A copy, with which a test may do as it likes."""
    folder = tmp_path / "data"
    shutil.copytree(filled.folder, folder)
    return replace(filled, folder=folder)


async def fill(folder: Path) -> Kept:
    """By playing at a real server; only the last table is made old by hand."""
    async with open_house(folder) as house:
        gathering = await house.lay(2)
        playing = await house.play(people=2, seats=3)
        over = await house.lay(2)
        await house.sit(over.code, "Zuleika")
        await house.store.append(SeatNotes(over.code, 1, {"a": "the fox is hers"}))
        code = playing[0].table.code
    change(folder, code, "playing", days=3)
    change(folder, over.code, "over", days=40)
    return Kept(folder, gathering.code, code, over.code)


def change(folder: Path, code: str, stage: str, days: int) -> None:
    """As if nobody had touched it for this many days."""
    with closing(sqlite3.connect(folder / FILE)) as base, base:
        row = stage, int(time.time()) - days * DAY, code
        base.execute("UPDATE tables SET stage = ?, changed = ? WHERE code = ?", row)


# -- the list ------------------------------------------------------------------------------
def test_tables_are_listed_with_their_players_the_last_touched_first(run: Run, kept: Kept) -> None:
    lines = run("tables", "--data", kept.folder).out.splitlines()

    found = [line.split() for line in lines[2:5]]
    assert [words[:3] for words in found] == [
        [kept.gathering, GAME.title, "gathering"],
        [kept.playing, GAME.title, "playing"],
        [kept.over, GAME.title, "over"],
    ]
    assert "Ana, Ben" in lines[3]
    assert "Ana, Zuleika" in lines[4]
    assert lines[5] == f"3 tables in {kept.folder}."


def test_programs_get_the_same_as_json(run: Run, kept: Kept) -> None:
    told = json.loads(run("tables", "--data", kept.folder, "--json").out)

    assert [one["code"] for one in told] == [kept.gathering, kept.playing, kept.over]
    assert told[2]["players"] == ["Ana", "Zuleika"]
    assert told[2]["stage"] == "over"
    assert abs(time.time() - 40 * DAY - told[2]["changed"]) < DAY


@pytest.mark.parametrize(
    ("wish", "found"),
    [
        ("--older-than 30d", "over"),
        ("--older-than 30", "over"),
        ("--older-than 2d", "playing over"),
        ("--older-than 2d --stage playing", "playing"),
        ("--stage gathering", "gathering"),
        ("--older-than 41d", ""),
    ],
)
def test_only_what_is_asked_for(run: Run, kept: Kept, wish: str, found: str) -> None:
    told = json.loads(run("tables", "--data", kept.folder, "--json", *wish.split()).out)

    assert [one["stage"] for one in told] == found.split()


def test_a_code_may_be_typed_in_any_case(run: Run, kept: Kept) -> None:
    told = json.loads(run("tables", kept.over.lower(), "--data", kept.folder, "--json").out)

    assert [one["code"] for one in told] == [kept.over]


def test_a_folder_without_tables_stays_as_it_is(run: Run, tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere"

    assert run("tables", "--data", nowhere).out == f"There are no tables in {nowhere}.\n"
    assert run("tables", "--data", nowhere, "--json").out == "[]\n"
    assert not nowhere.exists()


def test_a_line_that_cannot_be_read_hides_no_table(run: Run, kept: Kept) -> None:
    with closing(sqlite3.connect(kept.folder / FILE)) as base, base:
        base.execute("UPDATE log SET entry = 'moss' WHERE code = ? AND seq = 0", [kept.over])

    told = json.loads(run("tables", "--data", kept.folder, "--json").out)

    assert len(told) == 3
    assert told[2]["players"] == []


def test_a_damaged_store_is_named(run: Run, tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"SQLite format 3\x00" + b"\xff" * 10_000)

    assert run("tables", "--data", tmp_path).refusal().startswith(f"{tmp_path / FILE} ")


# -- deleting ------------------------------------------------------------------------------
def test_without_yes_it_only_says_what_would_be_deleted(run: Run, kept: Kept) -> None:
    said = run("tables", "--data", kept.folder, "--older-than", "2d", "--delete")

    assert said.out.endswith("2 tables would be deleted; --yes deletes.\n")
    assert kept.tables() == {kept.gathering, kept.playing, kept.over}


def test_what_is_deleted_leaves_no_trace(run: Run, kept: Kept) -> None:
    file = kept.folder / FILE
    assert b"Zuleika" in file.read_bytes()

    said = run("tables", "--data", kept.folder, "--delete", kept.over, "--yes")

    assert said.out.endswith("1 table deleted.\n")
    assert kept.tables() == {kept.gathering, kept.playing}
    for path in kept.folder.iterdir():
        for trace in (b"Zuleika", b"the fox is hers", kept.over.encode()):
            assert trace not in path.read_bytes()


def test_the_other_tables_can_be_played_on(run: Run, runner: asyncio.Runner, kept: Kept) -> None:
    run("tables", "--data", kept.folder, "--stage", "over", "--delete", "--yes")

    async def look() -> None:
        async with open_house(kept.folder) as house:
            assert (await house.look(kept.playing)).stage == "playing"
            await house.problem("GET", f"/api/tables/{kept.over}", 404)

    runner.run(look())


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        ("--delete --yes", "Say which tables: by their codes, --older-than or --stage."),
        ("--older-than 1d --yes", "--yes goes with --delete; a list changes nothing."),
        ("--older-than soon", "--older-than is a number of days, as in 30d, not 'soon'."),
        ("--older-than -3 --delete", "--older-than is a number of days, as in 30d, not '-3'."),
        (
            "--stage dusk",
            "There is no stage 'dusk'; there are gathering, playing, over and closed.",
        ),
        ("--delete QQQQQQ moss --yes", "There is no table QQQQQQ or moss in {folder}."),
    ],
)
def test_what_cannot_be_meant_is_refused(run: Run, kept: Kept, wish: str, sentence: str) -> None:
    said = run("tables", "--data", kept.folder, *wish.split())

    assert said.refusal() == sentence.format(folder=kept.folder)
    assert kept.tables() == {kept.gathering, kept.playing, kept.over}


def test_while_a_server_runs_tables_are_listed_and_none_is_deleted(run: Run, kept: Kept) -> None:
    with closing(open_store(kept.folder)):
        listed = run("tables", "--data", kept.folder)
        refused = run("tables", "--data", kept.folder, "--stage", "over", "--delete", "--yes")

    assert listed.out.endswith(f"3 tables in {kept.folder}.\n")
    assert refused.refusal().startswith(f"A server uses {kept.folder}, and may have these tables")
    assert kept.over in kept.tables()


# -- a server that deletes by itself -------------------------------------------------------
async def test_a_server_forgets_what_nobody_has_touched_for_that_many_days(kept: Kept) -> None:
    async with open_house(kept.folder, keep_days=30) as house:
        while await house.store.entries(kept.over):
            pass  # it is the first thing that the server does beside serving

        await house.problem("GET", f"/api/tables/{kept.over}", 404)
        assert await house.store.notes(kept.over) == {}
        assert kept.tables() == {kept.gathering, kept.playing}


async def test_it_does_so_again_and_again(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tangledbank.server.tables.DAY", 0.001)

    async with open_house(kept.folder, keep_days=30) as house:
        while await house.store.entries(kept.over):
            pass
        change(kept.folder, kept.playing, "playing", days=31)
        while await house.store.entries(kept.playing):
            pass

        assert kept.tables() == {kept.gathering}


async def test_a_table_that_somebody_has_open_stays(kept: Kept) -> None:
    async with open_house(kept.folder) as house:
        await house.open(kept.over)

        forgotten = await house.tables.forget(int(time.time()) - DAY)

        assert forgotten == [kept.playing]
        assert (await house.look(kept.over)).code == kept.over


async def test_unless_it_is_told_to_a_server_forgets_nothing(kept: Kept) -> None:
    change(kept.folder, kept.over, "over", days=4000)

    async with open_house(kept.folder) as house:
        await house.look(kept.over)

    assert kept.tables() == {kept.gathering, kept.playing, kept.over}


# -- a copy of everything ------------------------------------------------------------------
async def test_a_copy_made_while_the_server_runs_is_whole(tmp_path: Path) -> None:
    copy = tmp_path / "copy" / FILE
    copy.parent.mkdir()
    async with open_house(tmp_path / "data") as house:
        pages = await house.play(people=2, seats=3)
        code = pages[0].table.code
        saved = await house.store.entries(code)
        with closing(sqlite3.connect(tmp_path / "data" / FILE)) as base:
            base.execute("VACUUM INTO ?", [str(copy)])

    async with open_house(copy.parent) as house:
        page = await house.open(pages[0].ticket)

        assert page.seat == 0
        assert (await house.entries(code))[: len(saved)] == [read_entry(text) for text in saved]


def test_days_are_a_number_from_one_on(run: Run) -> None:
    assert "--keep-days" in run("play", "--keep-days", "0").refusal()
    assert how_long(None) == ""
    assert how_long(1) == " until untouched for 1 day"
    assert how_long(30) == " until untouched for 30 days"
