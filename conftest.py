"""Tests beside the rules run against the installed package, and say which one that is.

A game's tests lie in src/, but `make test` wants them to meet the wheel in site-packages. Left
alone, pytest would import src/tangledbank/ a second time for them, under another name. So each
installed game learns where its tests are, and they are imported as `tangledbank.games.<id>.tests`.
"""

import os
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import settings

import tangledbank

SOURCE = Path(__file__).parent / "src" / "tangledbank"
TESTED = Path(tangledbank.__file__).parent

# Here and not in a hook, because pytest reads the games' own conftest.py before it calls any.
for tests in SOURCE.glob("games/*/tests"):
    path = import_module(f"tangledbank.games.{tests.parent.name}").__path__
    if str(tests.parent) not in path:
        path.append(str(tests.parent))

# An example is a whole game, so a few dozen go a long way. CI plays the same ones in every run.
settings.register_profile("dev", max_examples=20, deadline=None)
settings.register_profile("ci", max_examples=50, deadline=None, derandomize=True, print_blob=True)
# The same rules once more, uncompiled: they are slow there, and differ in few places.
settings.register_profile(
    "again", max_examples=12, deadline=None, derandomize=True, print_blob=True
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "dev"))


def pytest_configure() -> None:
    """Refuse to test another build than TANGLEDBANK_EXPECT names."""
    expected = os.environ.get("TANGLEDBANK_EXPECT", build())
    if build() != expected:
        raise pytest.UsageError(f"expected tangledbank {expected}, found {build()} in {TESTED}")


def pytest_report_header() -> str:
    """Name what is tested, so that nobody has to guess."""
    return f"tangledbank: {build()}, {TESTED}"


def build() -> str:
    """`source`, or a wheel: `compiled` if mypyc's library came with it, `pure` if not."""
    if TESTED == SOURCE:
        return "source"
    return "compiled" if find_spec("tangledbank__mypyc") else "pure"
