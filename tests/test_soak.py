"""What `make soak` says while it runs and in the end."""

from io import StringIO
from typing import Literal

import pytest
from rich.console import Console

from tests.soak import Soak

pytestmark = pytest.mark.once


def report(
    name: str, *, failed: bool = False, seconds: float = 1.0,
    when: Literal["setup", "call", "teardown"] = "call",
) -> pytest.TestReport:  # fmt: skip
    outcome: Literal["failed", "passed"] = "failed" if failed else "passed"
    return pytest.TestReport(
        nodeid=f"tests/test_contract.py::{name}", location=("", 0, ""), keywords={},
        outcome=outcome, longrepr=f"why {name} {outcome}", when=when,
        duration=seconds, user_properties=[("sample", 400)],
    )  # fmt: skip


@pytest.fixture
def soak() -> Soak:
    return Soak(Console(file=StringIO(), width=80))


def said(soak: Soak) -> str:
    assert isinstance(soak.console.file, StringIO)
    return soak.console.file.getvalue()


def test_what_failed_is_said_at_once_with_its_game_and_in_full_at_the_end(soak: Soak) -> None:
    soak.pytest_xdist_node_collection_finished(object(), ["one", "two"])
    soak.pytest_runtest_logreport(report("test_a_secret[phylo-3]", failed=True))

    assert said(soak) == "failed: tests/test_contract.py: test_a_secret[phylo-3]\n"

    soak.summary()

    assert "why test_a_secret[phylo-3] failed" in said(soak)
    assert "1 of 2 tests, 0:00 min, 1 failed." in said(soak)


def test_the_table_shows_what_took_longest_first_and_how_much_was_looked_at(soak: Soak) -> None:
    for name, seconds in ("test_short", 1.0), ("test_long[trex]", 20.0):
        soak.pytest_runtest_logreport(report(name, seconds=seconds))

    soak.summary()

    rows = [line for line in said(soak).splitlines() if "passed" in line]
    assert ["test_long[trex]" in rows[0], "test_short" in rows[1]] == [True, True]
    assert ["400" in rows[0], "20.0" in rows[0]] == [True, True]
    assert len(rows) == 2


def test_what_a_test_needed_counts_only_if_it_could_not_be_had(soak: Soak) -> None:
    soak.pytest_runtest_logreport(report("test_a_page", when="setup"))
    soak.pytest_runtest_logreport(report("test_a_page"))
    soak.pytest_runtest_logreport(report("test_another_page", when="setup", failed=True))

    assert [one.when for one in soak.reports] == ["call", "setup"]
