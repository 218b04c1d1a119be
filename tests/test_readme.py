"""The README's examples run as they stand there."""

import doctest
from pathlib import Path

import pytest

import tangledbank

pytestmark = pytest.mark.once

README = Path(__file__).parents[1] / "README.md"


def test_the_example_in_the_readme_runs() -> None:
    results = doctest.testfile(str(README), module_relative=False)

    assert results.attempted > 5
    assert results.failed == 0


def test_the_example_of_the_package_runs() -> None:
    assert doctest.testmod(tangledbank).attempted > 2
    assert doctest.testmod(tangledbank).failed == 0
