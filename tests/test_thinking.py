"""Thinking keeps secrets, and what a game's mind promises is so, in random games of all of them."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from tangledbank import GAMES, Actions, Game, Position, Rng, seed_from, seeded
from tangledbank.core.mind import Mind
from tangledbank.core.rng import derived_seed
from tangledbank.testing.contract import Promise, check_promises
from tangledbank.testing.playing import random_record
from tangledbank.testing.thinking import (
    THINKING,
    a_policy_looks_only_at_what_its_seat_sees,
    what_is_imagined_looks_the_same_to_whoever_imagines,
    what_nobody_has_seen_is_shuffled,
)
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


# -- what breaks a promise -----------------------------------------------------------------
class Peeking(Mind):
    """Looks at the cards of all, and does one thing or another."""

    def policy(self, position: Position, seat: int, actions: Actions, rng: Rng) -> int:
        cards = [card for place in position.places() for card in place]
        legal = position.legal(seat)
        return legal[sum(place * card for place, card in enumerate(cards)) % len(legal)]


class Careless(Mind):
    """Takes another deal for what it knows; and knows what is to come."""

    def imagine(self, position: Position, viewer: int, rng: Rng) -> None:
        position.deal(seed_from(rng))


def thought_about_by(mind: type[Mind]) -> Game:
    game = GAMES["phanerozoic"]
    assert game.thinking is not None
    return replace(game, thinking=replace(game.thinking, mind=lambda _cards: mind()))


@pytest.mark.parametrize(
    ("mind", "broken", "sentence"),
    [
        (Peeking, a_policy_looks_only_at_what_its_seat_sees, "looks at what is hidden"),
        (Careless, what_is_imagined_looks_the_same_to_whoever_imagines, "another view of seat"),
        (Careless, what_nobody_has_seen_is_shuffled, "what is to come is known"),
    ],
)
def test_a_broken_promise_is_noticed(mind: type[Mind], broken: Promise, sentence: str) -> None:
    with pytest.raises(AssertionError, match=sentence):
        check_promises([broken], thought_about_by(mind), 3, 1859, 5, None)


@pytest.mark.once
def test_compiled_and_uncompiled_the_same_is_thought() -> None:
    """By the minds of all games: what bots do does not depend on how we were installed."""
    said = subprocess.run(
        [sys.executable, "-m", "tests.thoughts", "--uncompiled"],
        cwd=ROOT, capture_output=True, text=True, check=True,
    )  # fmt: skip

    assert said.stdout.splitlines() == thoughts()
