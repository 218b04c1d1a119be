"""What every game promises, checked on random games of all of them with random options."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tangledbank import Game, seeded
from tangledbank.testing.contract import (
    PROMISES,
    Promise,
    a_seat_that_is_not_there_has_nothing_to_do,
    every_option_says_what_it_does_and_its_default_can_be_dealt,
    guesses_vary_while_something_is_hidden,
    random_games_end,
)
from tangledbank.testing.playing import everyone
from tangledbank.testing.records import RECORDS
from tests.play import EVERY_TABLE, TABLE_NAMES, play_on, records
from tests.samples import Sample

tables = pytest.mark.parametrize(("game", "seats"), EVERY_TABLE, ids=TABLE_NAMES)
# What hardly depends on the number of seats is asked of a game's smallest and largest table.
ALIKE = {
    "a_pickled_position_is_the_same", "a_record_with_a_line_missing_is_refused",
    "a_view_can_be_described", "views_are_frozen_and_can_be_sent", "what_is_not_legal_is_refused",
}  # fmt: skip
KEPT = {
    f"{name}-{promise.__name__}": (game, seats, promise)
    for name, (game, seats) in zip(TABLE_NAMES, EVERY_TABLE, strict=True)
    for promise in (*PROMISES, *RECORDS)
    if promise.__name__ not in ALIKE or seats in (game.seats[0], game.seats[-1])
}


@pytest.mark.parametrize(("game", "seats", "promise"), KEPT.values(), ids=KEPT)
@given(data=st.data())
def test_a_promise_is_kept(game: Game, seats: int, promise: Promise, data: st.DataObject) -> None:
    record = data.draw(records(game, seats))

    promise(record, seeded(data.draw(st.integers(0, 2**63 - 1))))


@tables
@given(data=st.data())
def test_views_survive_json(game: Game, seats: int, data: st.DataObject) -> None:
    record = data.draw(records(game, seats))
    for position in play_on(record):
        for seat in everyone(position):
            view = position.view(seat)
            text = msgspec.json.encode(view)
            assert msgspec.json.decode(text, type=type(view)) == view


@tables
def test_guesses_vary(game: Game, seats: int) -> None:
    guesses_vary_while_something_is_hidden(game, seats)


@tables
def test_a_seat_that_is_not_there(game: Game, seats: int) -> None:
    a_seat_that_is_not_there_has_nothing_to_do(game, seats)


@tables
def test_random_games(game: Game, seats: int, sample: Sample) -> None:
    """Where nearly all legal actions are false calls, a game takes a thousand of them: fewer do."""
    games = sample(200, of=10_000) if game.likely is None else sample(5, of=100)

    random_games_end(game, seats, games)


@tables
def test_options(game: Game, seats: int) -> None:
    every_option_says_what_it_does_and_its_default_can_be_dealt(game, seats)
