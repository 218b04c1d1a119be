"""What every game promises, checked on random games of all of them with random options."""

import re

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tangledbank import Actions, Game, Position, Record, seeded
from tangledbank.core.record import read_record
from tests.play import EVERY_TABLE, TABLE_NAMES, pick, play_on, records, some, waits_for
from tests.samples import Sample
from tests.toys import FIREFLY

tables = pytest.mark.parametrize(("game", "seats"), EVERY_TABLE, ids=TABLE_NAMES)


def everyone(position: Position) -> list[int | None]:
    return [None, *range(position.seats)]


def cards_of(position: Position) -> list[int]:
    return sorted(card for place in position.places() for card in place)


@tables
@given(data=st.data())
def test_actors_have_legal_actions_and_nobody_else(
    game: Game, seats: int, data: st.DataObject
) -> None:
    record = data.draw(records(game, seats))
    buffer = Actions()
    rng = seeded(3)
    for position in play_on(record):
        actors = position.actors()
        assert position.to_act() == (actors[0] if actors else -1)
        assert actors == sorted(set(actors))
        for seat in range(seats):
            legal = position.legal(seat)
            position.fill(seat, buffer)
            assert buffer.as_list() == legal
            assert bool(legal) == (seat in actors)
            assert len(set(legal)) == len(legal)
            assert all(0 <= action < 2**31 for action in legal)
            assert all(position.why_not(seat, action) is None for action in some(legal, rng))


@tables
@given(data=st.data())
def test_notation_is_unique_and_reads_back(game: Game, seats: int, data: st.DataObject) -> None:
    record = data.draw(records(game, seats))
    rng = seeded(4)
    for position in play_on(record):
        for seat in position.actors():
            legal = sorted(set(some(position.legal(seat), rng)))
            texts = [game.notation(action) for action in legal]
            assert len(set(texts)) == len(texts)
            assert [game.parse(text) for text in texts] == legal


@tables
@given(data=st.data())
def test_every_card_is_in_exactly_one_place(game: Game, seats: int, data: st.DataObject) -> None:
    record = data.draw(records(game, seats))
    dealt = cards_of(record.position)
    assert len(set(dealt)) == len(dealt)
    for position in play_on(record):
        assert cards_of(position) == dealt


@tables
@given(data=st.data())
def test_the_outcome_is_there_exactly_when_nobody_is_asked(
    game: Game, seats: int, data: st.DataObject
) -> None:
    record = data.draw(records(game, seats))
    for position in play_on(record):
        assert (position.outcome() is None) == bool(position.actors())
    outcome = record.outcome()
    assert outcome is not None
    assert [score.points for score in outcome.scores] == [
        record.position.points(seat) for seat in range(seats)
    ]
    for score in outcome.scores + outcome.rivals:
        if score.parts:
            assert sum(part.points for part in score.parts) == score.points
    assert sum(outcome.share(seat) for seat in range(seats)) in (0, pytest.approx(1))


@tables
@given(data=st.data())
def test_a_guess_looks_the_same_to_whoever_guessed(
    game: Game, seats: int, data: st.DataObject
) -> None:
    record = data.draw(records(game, seats))
    rng = seeded(data.draw(st.integers(0, 2**63 - 1)))
    for position in play_on(record):
        for seat in everyone(position):
            view = position.view(seat)
            guessed = game.guess(view, rng)
            assert guessed.view(seat) == view
            if seat is not None:
                assert guessed.legal(seat) == position.legal(seat)
            assert guessed.actors() == position.actors()
            assert cards_of(guessed) == cards_of(position)


@tables
def test_guesses_vary_while_something_is_hidden(game: Game, seats: int) -> None:
    position = game.deal(seats, 11)
    rng = seeded(12)
    for seat in everyone(position):
        view = position.view(seat)
        found = {str(game.guess(view, rng).places()) for _guess in range(8)}
        assert len(found) > 1


@tables
@given(data=st.data())
def test_a_guess_can_be_played_to_the_end(game: Game, seats: int, data: st.DataObject) -> None:
    record = data.draw(records(game, seats))
    rng = seeded(data.draw(st.integers(0, 2**63 - 1)))
    stop = data.draw(st.integers(0, 60))
    position = record.position
    for place, each in enumerate(play_on(record)):
        position = each
        if place == stop:
            break
    guessed = game.guess(position.view(data.draw(st.sampled_from(everyone(position)))), rng)
    while (seat := guessed.to_act()) >= 0:
        if (due := waits_for(guessed, rng)) is not None:
            guessed.catch_up(due)
        else:
            guessed.apply(seat, pick(game, guessed, seat, rng))
    assert guessed.outcome() is not None


@tables
@given(data=st.data())
def test_a_clone_is_equal_and_independent(game: Game, seats: int, data: st.DataObject) -> None:
    record = data.draw(records(game, seats))
    rng = seeded(5)
    for position in play_on(record):
        if not position.actors():
            return
        twin = position.clone()
        seat = position.to_act()
        legal = position.legal(seat)
        before = [position.view(each) for each in everyone(position)]
        assert [twin.view(each) for each in everyone(position)] == before
        assert twin.places() == position.places()
        twin.apply(seat, legal[rng.below(len(legal))])
        assert [position.view(each) for each in everyone(position)] == before


@tables
@given(data=st.data())
def test_a_table_dealt_on_again_is_as_new(game: Game, seats: int, data: st.DataObject) -> None:
    record = data.draw(records(game, seats))
    for _position in play_on(record):
        pass
    used = record.position

    used.deal(record.seed)

    new = record.after(0)
    assert [used.view(each) for each in everyone(used)] == [new.view(e) for e in everyone(new)]
    assert used.places() == new.places()
    assert used.rng.below(1 << 30) == new.rng.below(1 << 30)


@tables
@given(data=st.data())
def test_the_same_record_is_the_same_game(game: Game, seats: int, data: st.DataObject) -> None:
    record = data.draw(records(game, seats))
    for _position in play_on(record):
        pass

    again = read_record(record.text(), {game.id: game})

    assert again.text() == record.text()
    assert again.outcome() == record.outcome()
    assert again.position.places() == record.position.places()


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
def test_a_seat_that_is_not_there_has_nothing_to_do(game: Game, seats: int) -> None:
    position = game.deal(seats, 1)

    assert [position.legal(seat) for seat in (-2, -1, seats, 99)] == [[]] * 4


@tables
def test_random_games_end(game: Game, seats: int, sample: Sample) -> None:
    """Where nearly all legal actions are false calls, a game takes a thousand of them: fewer do."""
    games = sample(200, of=10_000) if game.likely is None else sample(5, of=100)
    table = game.deal(seats, 0)
    rng = seeded(77)
    buffer = Actions()
    for seed in range(games):
        table.deal(seed)
        while (seat := table.to_act()) >= 0:
            table.fill(seat, buffer)
            table.apply(seat, buffer.pick(rng))
        assert table.outcome() is not None


@tables
def test_every_option_says_what_it_does_and_its_default_can_be_dealt(
    game: Game, seats: int
) -> None:
    settled = game.settle(seats, {})
    for option in game.options:
        assert re.fullmatch(r"[A-Z].*\.", option.sentence)
        assert game is FIREFLY or f"**{option.section}**" in game.rulebook()
        assert option.check(settled[option.name]) == settled[option.name]
    assert Record(game, seats, 1, settled).options == settled
