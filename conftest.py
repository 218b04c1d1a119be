"""Tests beside the rules run against the installed package, and say which one that is.

A game's tests lie in src/, but `make test` wants them to meet the wheel in site-packages. Left
alone, pytest would import src/tangledbank/ a second time for them, under another name. So each
installed game is told where its tests are, and they are imported as `tangledbank.games.<id>.tests`.
"""

import gc
import os
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import settings
from tests.samples import Sample, how_many

import tangledbank

SOURCE = Path(__file__).parent / "src" / "tangledbank"
TESTED = Path(tangledbank.__file__).parent

# Here and not in a hook, because pytest reads the games' own conftest.py before it calls any.
for tests in SOURCE.glob("games/*/tests"):
    path = import_module(f"tangledbank.games.{tests.parent.name}").__path__
    if str(tests.parent) not in path:
        path.append(str(tests.parent))

# An example is a whole game, so a few go a long way. CI plays the same ones in every run.
settings.register_profile("dev", max_examples=20, deadline=None)
settings.register_profile("ci", max_examples=20, deadline=None, derandomize=True, print_blob=True)
# The same rules once more, uncompiled: they are slow there, and differ in few places.
settings.register_profile("again", max_examples=3, deadline=None, derandomize=True, print_blob=True)
# By night, with other games every night; what fails is printed, so that it can be tried again.
settings.register_profile("soak", max_examples=1000, deadline=None, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))


def pytest_configure() -> None:
    """Refuse to test any build except the one that TANGLEDBANK_EXPECT names."""
    gc.disable()  # thousands of tests are collected, and stay
    expected = os.environ.get("TANGLEDBANK_EXPECT", build())
    if build() != expected:
        raise pytest.UsageError(f"expected tangledbank {expected}, found {build()} in {TESTED}")


def pytest_report_header() -> str:
    """Name what is tested, so that nobody has to guess."""
    return f"tangledbank: {build()}, {TESTED}"


def pytest_collection_finish() -> None:
    """Garbage is made from here on; the collected tests are not garbage."""
    gc.freeze()
    gc.enable()


@pytest.fixture
def sample(record_property: Callable[[str, object], None]) -> Sample:
    """How many of something a test looks at; `tests.samples` says why."""

    def how_many_here(few: int, *, of: int) -> int:
        count = how_many(few, of=of)
        record_property("sample", count)
        return count

    return how_many_here


@pytest.hookimpl(tryfirst=True)  # before pytest chooses by marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever takes a sample is run again by `make soak`, which takes more."""
    for item in items:
        if isinstance(item, pytest.Function) and (
            "sample" in item.fixturenames or getattr(item.obj, "is_hypothesis_test", False)
        ):
            item.add_marker("sampled")


def build() -> str:
    """`source`, or a wheel: `compiled` if mypyc's library came with it, `pure` if not."""
    if TESTED == SOURCE:
        return "source"
    return "compiled" if find_spec("tangledbank__mypyc") else "pure"
