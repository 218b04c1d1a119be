"""Thinking keeps secrets, and what a game's mind promises is so, in random games of all of them."""

import subprocess
import sys
from pathlib import Path

import pytest

from tangledbank import Game, seeded
from tangledbank.core.rng import derived_seed
from tangledbank.testing.contract import Promise
from tangledbank.testing.playing import random_record
from tangledbank.testing.thinking import THINKING
from tests.play import EVERY_TABLE, SHORT
from tests.samples import Sample
from tests.thoughts import thoughts

ROOT = Path(__file__).parents[1]

THOUGHT_ABOUT = [
    pytest.param(game, seats, id=f"{game.id}-{seats}")
    for game, seats in EVERY_TABLE
    if game.thinking is not None
]


@pytest.mark.parametrize("promise", THINKING, ids=lambda one: one.__name__)
@pytest.mark.parametrize(("game", "seats"), THOUGHT_ABOUT)
def test_a_promise_is_kept(game: Game, seats: int, promise: Promise, sample: Sample) -> None:
    for number in range(sample(4, of=200)):
        rng = seeded(derived_seed(1859, promise.__name__, seats, number))
        options = SHORT.get(game.id, {}) if number % 2 else None
        promise(random_record(game, seats, rng, options), rng)


@pytest.mark.once
def test_compiled_and_uncompiled_the_same_is_thought() -> None:
    """By the minds of all games: what bots do does not depend on how we were installed."""
    said = subprocess.run(
        [sys.executable, "-m", "tests.thoughts", "--uncompiled"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip

    assert said.stdout.splitlines() == thoughts()
