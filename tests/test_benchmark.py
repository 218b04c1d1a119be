"""`make benchmark`: how rounds become tables, and what is said of those who are missing."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from benchmarks.report import Found, machine, table, thinking_table, write_between
from benchmarks.tables import measure
from benchmarks.versions import FIGURES, report
from benchmarks.windows import Row

pytestmark = pytest.mark.once


def round_of(rate: float, checksum: int = 7) -> list[Row]:
    """One round: our game compiled and not, and a peer."""
    return [
        Row(
            "Moss",
            1,
            {"compiled": rate, "driven": rate / 2, "copy compiled": 1.234},
            True,
            checksum,
        ),
        Row("Moss", 1, {"uncompiled": rate / 40, "copy uncompiled": 1234.5}, True, 7),
        Row("Peer gin rummy", 2, {"driven": 34_567.0}),
    ]


def found_in(*rounds: list[Row]) -> Found:
    return Found(
        rounds=len(rounds),
        heads={"Tangled Bank 1": "CPython 3.11", "Peer 2": "CPython 3.11"},
        calibrations=[10.0, 14.0, 99.0],
        rows=[row for rows in rounds for row in rows],
    )


def test_the_median_of_the_rounds_stands_side_by_side() -> None:
    found = found_in(round_of(1_000_000), round_of(2_345_678), round_of(9_000_000))

    assert table(found.merged()).splitlines()[2:] == [
        "| Moss, 1 seat | 2,350,000 | 1,170,000 | 58,600 | 1.2 µs | 1,200 µs |",
        "| Peer gin rummy, 2 seats | – | 34,600 | – | – | – |",
    ]


def test_those_who_search_stand_in_a_table_of_their_own() -> None:
    searching = Row("Moss", 3, {"trials, policy": 18_765.0, "trials, random": 91_234.0})
    peer = Row("Peer hearts", 4, {"driven": 3.0, "trials, random": 40_123.0})

    assert thinking_table([*round_of(1.0), searching, peer]).splitlines()[2:] == [
        "| Moss, 3 seats | 18,800 | 91,200 |",
        "| Peer hearts, 4 seats | – | 40,100 |",
    ]


def test_games_that_differ_compiled_and_uncompiled_are_noticed() -> None:
    assert found_in(round_of(1.0)).differing() == []
    assert found_in(round_of(1.0, checksum=8)).differing() == ["Moss, 1 seat"]


def test_the_machine_the_versions_and_the_missing_are_said() -> None:
    found = found_in(round_of(1.0))
    found.missing.append("rlcard==0 cannot be installed here (no such version).")

    assert machine(found, 2) == (
        "One run of `make benchmark`: Tangled Bank 1; Peer 2; CPython 3.11, one of 2 cores, on "
        "which a plain Python loop makes 14.0 million turns a second. "
        "rlcard==0 cannot be installed here (no such version)."
    )


def test_two_versions_stand_side_by_side() -> None:
    def measured(pace: float) -> Row:
        return Row("Moss", 1, {name: pace for name, _is_rate, _title in FIGURES}, checksum=7)

    lines = report([measured(2000.0)], [measured(5000.0)], "Here.").splitlines()

    assert "| Moss, 1 seat | 2,000 | 5,000 | 2.50 |" in lines  # decisions: more is better
    assert "| Moss, 1 seat | 2000 | 5000 | 0.40 |" in lines  # µs: less is


def test_a_quick_run_says_so() -> None:
    found = found_in(round_of(1.0))
    found.quick = True

    assert machine(found, 2).startswith("One quick run")
    assert machine(found, 2).endswith("take the figures as a hint.")


def test_only_what_stands_between_the_marks_is_written(tmp_path: Path) -> None:
    file = tmp_path / "README.md"
    file.write_text("a\n<!-- speed: written by make benchmark -->\nold\n<!-- end of speed -->\nb\n")

    write_between(file, "speed", "new")

    assert file.read_text() == (
        "a\n<!-- speed: written by make benchmark -->\n\nnew\n\n<!-- end of speed -->\nb\n"
    )


def test_a_file_without_marks_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "README.md"
    file.write_text("mine")

    with pytest.raises(ValueError, match="no part marked"):
        write_between(file, "speed", "new")

    assert file.read_text() == "mine"


@pytest.mark.slow
@pytest.mark.soak
def test_two_hundred_tables_lose_no_click_and_double_none(
    record_property: Callable[[str, object], None],
) -> None:
    found = measure(200, 60, sys.executable, {}, [])

    record_property("sample", found["clicks_done"])
    assert found["clicks_done"] > 2000
    assert (found["lost"], found["doubled"], found["saved_though_refused"]) == (0, 0, 0)
