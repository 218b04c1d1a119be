"""A game that was played leaves nothing behind: a million of them fit into the same memory."""

import gc
import sys

import pytest

from tangledbank import GAMES
from tangledbank.lab.series import Series
from tests.samples import Sample

pytestmark = [pytest.mark.once, pytest.mark.slow]

QUICK = {"clades": "expert"}  # the bot that looks at views there; elsewhere it is `greedy`
LEFT = 20  # blocks of memory: what the test itself keeps


@pytest.mark.parametrize("name", list(GAMES))
def test_a_game_that_is_over_leaves_nothing_behind(name: str, sample: Sample) -> None:
    series = Series(name, (QUICK.get(name, "greedy"),) * 2, seed=1859)
    series.play(range(2))  # what is kept for good is made by now
    gc.collect()
    before = sys.getallocatedblocks()

    series.play(range(2, 2 + sample(3, of=1000)))
    gc.collect()

    assert sys.getallocatedblocks() - before < LEFT
