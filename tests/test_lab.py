"""The laboratory: series, their summaries and files, the clock."""

import json
import os
import signal
import sys
import time
from math import isclose
from pathlib import Path

import polars
import pytest

from tangledbank import GAMES, Record
from tangledbank.core.errors import TangledBankError
from tangledbank.core.options import Values
from tangledbank.lab import bench
from tangledbank.lab.bench import COUNTED, counted, measure
from tangledbank.lab.processes import chunks_of, spread
from tangledbank.lab.series import Result, Series, play_game
from tangledbank.lab.simulate import simulate
from tangledbank.lab.summary import summarize, wilson
from tests.commands import GAME, Run, runner, start

pytestmark = pytest.mark.once

MOST = GAME.seats[-1]
BOTS = ("greedy", *["random"] * (MOST - 1))
SERIES = Series(GAME.id, ("random",) * MOST, 5)
EYES = {"clades": "expert"}  # where the bots are not `greedy`


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    return runner(capsys, monkeypatch)


def numbers(games: range) -> list[int]:
    return list(games)


def fail(games: range) -> list[int]:
    raise TangledBankError("No such luck.")


# -- series --------------------------------------------------------------------------------
def test_a_game_of_a_series_is_the_record_with_its_seed() -> None:
    [result] = Series(GAME.id, BOTS, 5).play([3])
    record = play_game(GAME, BOTS, result.seed, {})
    outcome = record.outcome()
    assert outcome is not None

    assert result.number == 3
    assert result.actions == len(record.entries)
    assert result.winners == outcome.winners
    assert result.points == tuple(score.points for score in outcome.scores)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("is_random", [True, False], ids=["random", "greedy and random"])
def test_what_is_done_without_asking_the_rules_is_what_they_allow(
    name: str, is_random: bool
) -> None:
    """The record goes through the checked door, with views; the series has neither."""
    game = GAMES[name]
    seats = min(3, game.seats[-1])
    other = "random" if is_random else EYES.get(name, "greedy")
    bots, options = (other, *["random"] * (seats - 1)), {**game.unhurried}

    [result] = Series(name, bots, 1859, options).play([1])
    record = play_game(game, bots, result.seed, game.settle(seats, options))

    assert_alike(result, record)


@pytest.mark.parametrize("bots", [("random", "random"), ("expert", "random", "hard")])
def test_bots_race_in_a_series_as_in_a_record(bots: tuple[str, ...]) -> None:
    """In real time, with stamps."""
    game = GAMES["clades"]
    options: Values = {"cards": "teaching"}
    [result] = Series(game.id, bots, 1859, options).play([1])
    record = play_game(game, bots, result.seed, game.settle(len(bots), options))

    assert_alike(result, record)


def assert_alike(result: Result, record: Record) -> None:
    outcome = record.outcome()
    assert outcome is not None
    assert result.actions == len(record.entries) > 0
    assert result.points == tuple(score.points for score in outcome.scores)
    assert result.winners == outcome.winners


def test_a_game_does_not_depend_on_those_before() -> None:
    assert SERIES.play(range(6))[4:] == SERIES.play([4, 5])
    assert SERIES.play([0]) != Series(GAME.id, SERIES.bots, 6).play([0])


def test_a_series_has_its_own_options_and_cards() -> None:
    text = "# another deck\n" + GAME.card_file()

    assert Series(GAME.id, SERIES.bots, 5, cards_text=text).game().cards_text == text
    with pytest.raises(TangledBankError, match="There is no option 'dodo'"):
        Series(GAME.id, SERIES.bots, 5, {"dodo": 1}).play([])


# -- processes -----------------------------------------------------------------------------
@pytest.mark.parametrize("games", [1, 7, 1000, 12345])
def test_chunks_hold_every_game_once(games: int) -> None:
    assert [number for chunk in chunks_of(games, 2) for number in chunk] == list(range(games))


@pytest.mark.parametrize("workers", [1, 3])
def test_results_come_in_order_and_are_watched(workers: int) -> None:
    watched: list[int] = []

    assert spread(numbers, 50, workers, watched.append) == list(range(50))
    assert watched == sorted(watched)
    assert watched[-1] == 50


def test_what_goes_wrong_in_a_worker_is_told_here() -> None:
    with pytest.raises(TangledBankError, match="No such luck"):
        spread(fail, 5, 2)


def test_the_number_of_workers_changes_nothing() -> None:
    (alone, one), (together, two) = (simulate(SERIES, 12, workers) for workers in (1, 2))
    for summary in (one, two):
        for name in ("workers", "seconds", "decisions_per_second"):
            del summary[name]

    assert alone == together
    assert one == two


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="looks for processes in /proc")
@pytest.mark.parametrize("how", ["interrupted", "worker killed", "killed"])
def test_however_it_ends_no_process_stays(how: str) -> None:
    process = start("lab", "simulate", GAME.id, "--games", 10**6, "--workers", 2)
    assert process.stderr is not None
    workers = wait_for_workers(process.pid)
    if how == "interrupted":
        process.send_signal(signal.SIGINT)
    elif how == "worker killed":
        kill(workers[0])
    else:
        process.kill()
    try:
        out, error = process.communicate(timeout=60)
    finally:
        process.kill()

    assert out == ""
    if how == "interrupted":
        assert (process.returncode, error) == (130, "Stopped.\n")
    elif how == "worker killed":
        assert (process.returncode, error.count("\n")) == (2, 1)
    for _moment in range(100):
        if not any(is_running(worker) for worker in workers):
            return
        time.sleep(0.05)
    pytest.fail("a worker is still running")


def wait_for_workers(parent: int) -> list[int]:
    for _moment in range(200):
        time.sleep(0.05)
        found = [int(pid) for pid in children(parent) if b"spawn_main" in command(pid)]
        if len(found) == 2:
            time.sleep(0.5)  # they are at work
            return found
    pytest.fail("no workers have started")


def children(parent: int) -> list[str]:
    return Path(f"/proc/{parent}/task/{parent}/children").read_text().split()


def command(pid: str) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def is_running(pid: int) -> bool:
    try:
        return "(zombie)" not in Path(f"/proc/{pid}/status").read_text()
    except OSError:
        return False


def kill(pid: int) -> None:
    os.kill(pid, signal.SIGKILL)


# -- summaries -----------------------------------------------------------------------------
def test_the_interval_of_wilson() -> None:
    low, high = wilson(50, 100)  # Wilson 1927; values as in Newcombe 1998
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    low, high = wilson(0, 10)
    assert (low, round(high, 4)) == (0.0, 0.2775)
    assert isclose(wilson(10, 10)[1], 1.0)


def test_ties_share_the_victory_and_bots_add_up_their_seats() -> None:
    results = [
        Result(0, 1, 10, (0,), (5, 3, 1), ()),
        Result(1, 2, 14, (0, 1), (4, 4, 1), ()),
        Result(2, 3, 12, (), (0, 2, 1), ()),
        Result(3, 4, 12, (0, 1, 2), (1, 1, 1), ()),
    ]
    summary = summarize(["greedy", "random", "random"], results)

    assert [round(one["wins"], 6) for one in summary["seats"]] == [1.833333, 0.833333, 0.333333]
    assert [round(one["wins"], 6) for one in summary["bots"]] == [1.833333, 1.166667]
    assert summary["bots"][1]["seats"] == [1, 2]
    assert summary["seats"][0]["points_mean"] == 2.5
    assert summary["actions"] == {"mean": 12, "min": 10, "max": 14}
    assert summary["decisions"] == 48
    assert (summary["won_by_several"], summary["won_by_nobody"]) == (2, 1)


# -- lab simulate --------------------------------------------------------------------------
def test_simulate_prints_a_summary(run: Run) -> None:
    said = run("lab", "simulate", GAME.id, "--games", 4, "--seats", ",".join(BOTS), "--workers", 1)

    assert said.code == 0
    assert said.error == ""
    assert "share (95 %)" in said.out
    assert "4 games of " in said.out


def test_simulate_keeps_a_row_per_game_and_the_exact_command(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "results"
    words = ("lab", "simulate", GAME.id, "--games", 5, "--seats", ",".join(SERIES.bots),
             "--seed", 5, "--workers", 1, "--out", folder, "--json")  # fmt: skip
    said = run(*words)
    summary = json.loads((folder / "summary.json").read_text())
    rows = polars.read_parquet(folder / "games.parquet").to_dicts()
    results = SERIES.play(range(5))

    assert json.loads(said.out) == summary
    assert [row["seed"] for row in rows] == [str(result.seed) for result in results]
    assert [row["winners"] for row in rows] == [list(result.winners) for result in results]
    assert [row["points_0"] for row in rows] == [result.points[0] for result in results]
    again = run(*summary["command"].split()[1:], "--json")
    assert json.loads(again.out)["seats"] == summary["seats"]
    assert json.loads(again.out)["command"] == summary["command"]
    refusal = run(*words).refusal()
    assert refusal == f"{folder} has results already; --force replaces them."


def test_without_polars_it_says_what_to_install(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    said = run("lab", "simulate", GAME.id, "--games", 1, "--out", tmp_path / "results")

    assert said.refusal().endswith("pip install 'tangled-bank[lab]' brings it.")
    assert not (tmp_path / "results").exists()


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["dodo"], "There is no game 'dodo'; there are "),
        ([GAME.id, "--seats", "dodo,random"], "There is no bot 'dodo' for "),
        ([GAME.id, "--seats", ",".join(["random"] * (MOST + 1))], f"{GAME.title} is for "),
        ([GAME.id, "--seed", "x"], "'x' is not a seed: "),
        ([GAME.id, "--games", "0"], "Invalid value for '--games': "),
        ([GAME.id, "--games", "many"], "Invalid value for '--games': "),
        ([GAME.id, "--workers", "0"], "Invalid value for '--workers': "),
        ([GAME.id, "--option", "dodo=1"], "There is no option 'dodo'; "),
        ([GAME.id, "--cards", "no.toml"], "no.toml cannot be read: "),
        ([GAME.id, "--out", __file__], f"{__file__} is a file; results go into a folder."),
    ],
)
def test_what_cannot_be_simulated_is_refused(run: Run, arguments: list[str], sentence: str) -> None:
    assert run("lab", "simulate", *arguments).refusal().startswith(sentence)


# -- bench ---------------------------------------------------------------------------------
def test_bench_measures_every_number_of_seats(run: Run) -> None:
    speeds = json.loads(run("bench", GAME.id, "--seconds", 0.1, "--json").out)

    assert [one["seats"] for one in speeds] == list(GAME.seats)
    for one in speeds:
        assert one["decisions_per_second"] > one["games_per_second"] > 0
        assert one["clone_us"] > 0
        assert one["view_us"] > 0
        assert one["guess_us"] > 0
        assert one["games"] == COUNTED


def test_the_checksum_is_the_same_again() -> None:
    seats = GAME.seats[0]

    assert measure(GAME, seats, 0.1).checksum == measure(GAME, seats, 0.1).checksum


def test_of_long_games_fewer_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    table = GAME.table(2, GAME.settle(2, {}))
    assert counted(table) == COUNTED

    monkeypatch.setattr(bench, "ENOUGH", 1000)
    few = counted(table)
    monkeypatch.setattr(bench, "ENOUGH", 1)

    assert 1 < few < COUNTED
    assert counted(table) == 1


def test_bench_prints_a_table(run: Run) -> None:
    said = run("bench", GAME.id, "--seconds", 0.1)

    assert said.code == 0
    assert "decisions/s" in said.out
    assert said.out.count(GAME.id) == len(GAME.seats)
