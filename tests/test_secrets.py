"""Secrets: whatever a seat must not know may change, and all that reaches it stays the same."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tangledbank import Event, Game, Position, listening, seeded
from tangledbank.core.record import why_no_take_back
from tangledbank.core.rng import Rng
from tests.play import EVERY_TABLE, TABLE_NAMES, play_on, records

GUESSES = 20
tables = pytest.mark.parametrize(("game", "seats"), EVERY_TABLE, ids=TABLE_NAMES)


def all_that_reaches(position: Position, seat: int | None, asked: list[int]) -> bytes:
    """The view, the legal actions and the refusals of a seat, as bytes on a wire."""
    legal = [] if seat is None else position.legal(seat)
    refusals = [] if seat is None else [position.why_not(seat, action) for action in asked]
    return msgspec.json.encode((position.view(seat), position.actors(), legal, refusals))


def heard(game: Game, told: list[int], seat: int | None) -> list[Event]:
    return [event for event in game.facts(told) if event.heard_by(seat)]


@tables
@given(data=st.data())
def test_what_is_hidden_from_a_seat_changes_nothing_for_it(
    game: Game, seats: int, data: st.DataObject
) -> None:
    record = data.draw(records(game, seats))
    rng = seeded(data.draw(st.integers(0, 2**63 - 1)))
    seen: list[int] = []
    for position in play_on(record):
        for actor in position.actors():
            seen += position.legal(actor)
        asked = [seen[rng.below(len(seen))] for _question in range(5)]
        for seat in [None, *range(seats)]:
            other = game.guess(position.view(seat), rng)
            assert all_that_reaches(other, seat, asked) == all_that_reaches(position, seat, asked)
            if seat is not None and seat in position.actors():
                legal = position.legal(seat)
                tried = legal[rng.below(len(legal))]
                foreseen = game.what_if(position, seat, tried)
                assert game.what_if(other, seat, tried) == foreseen


@tables
@given(data=st.data())
def test_a_secret_choice_looks_the_same_whatever_is_chosen(
    game: Game, seats: int, data: st.DataObject
) -> None:
    record = data.draw(records(game, seats))
    rng = seeded(data.draw(st.integers(0, 2**63 - 1)))
    for position in play_on(record):
        actors = position.actors()
        if len(actors) < 2 or position.in_real_time():
            continue
        chooser = actors[rng.below(len(actors))]
        for seat in [None, *(each for each in range(seats) if each != chooser)]:
            reached = set()
            for twin in (position.clone(), game.guess(position.view(seat), rng)):
                legal = twin.legal(chooser)
                with listening(twin) as told:
                    twin.apply(chooser, legal[rng.below(len(legal))])
                events = msgspec.json.encode(heard(game, told, seat))
                reached.add((events, all_that_reaches(twin, seat, [])))
            assert len(reached) == 1


def guess_with(
    game: Game, position: Position, viewer: int | None, seat: int, action: int, rng: Rng
) -> Position | None:
    """A guess in which the seat may do this: a hidden card is not in every hand that is guessed."""
    for _try in range(GUESSES):
        guessed = game.guess(position.view(viewer), rng)
        if action in guessed.legal(seat):
            return guessed
    assert viewer != seat, "the seat itself knows what it may do"
    return None


@tables
@given(data=st.data())
def test_what_may_be_taken_back_has_shown_nobody_anything(
    game: Game, seats: int, data: st.DataObject
) -> None:
    """Whoever knew the action could have foreseen what everyone sees after it."""
    record = data.draw(records(game, seats))
    rng = seeded(data.draw(st.integers(0, 2**63 - 1)))
    for position in play_on(record):
        actors = position.actors()
        if len(actors) != 1:
            continue
        before = position.clone()
        seat = actors[0]
        legal = before.legal(seat)
        action = legal[rng.below(len(legal))]
        record.play(seat, action)
        allowed = why_no_take_back(record, seat) is None
        for each in [None, *range(seats)] if allowed else []:
            guessed = guess_with(game, before, each, seat, action, rng)
            if guessed is not None:
                guessed.apply(seat, action)
                assert guessed.view(each) == record.position.view(each)
