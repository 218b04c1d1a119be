"""Copies of a position, by `copy` and by `pickle`: equal, independent, and with the same chance."""

import copy
import pickle
from collections.abc import Callable
from importlib import import_module

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tangledbank import GAMES, Game, Position, seeded
from tangledbank.core.errors import TangledBankError
from tangledbank.core.events import listening
from tests.play import EVERY_TABLE, TABLE_NAMES, play_on, random_game, records

Copy = Callable[[Position], Position]


def pickled(position: Position) -> Position:
    found = pickle.loads(pickle.dumps(position))
    assert isinstance(found, Position)
    return found


tables = pytest.mark.parametrize(("game", "seats"), EVERY_TABLE, ids=TABLE_NAMES)
ours = pytest.mark.parametrize("game", [GAMES[name] for name in GAMES], ids=list(GAMES))
WAYS: list[Copy] = [copy.copy, copy.deepcopy, pickled]
ways = pytest.mark.parametrize("way", WAYS)


def shown(position: Position) -> list[object]:
    """All that anyone can know of a position, and where every card is."""
    seats = range(position.seats)
    return [
        position.actors(),
        position.places(),
        position.now,
        position.due(),
        position.outcome(),
        [position.view(seat) for seat in (None, *seats)],
        [position.legal(seat) for seat in seats],
        [position.points(seat) for seat in seats],
    ]


def future(position: Position, actions: int = 60) -> list[object]:
    """What becomes of it in random play, up to some actions from here."""
    told: list[int] = []
    for number, table in enumerate(random_game(position)):
        told += [table.now, *table.actors(), *table.places()[0]]
        if number == actions:
            break
    return [told, shown(position)]


def middle(game: Game, seats: int, seed: int | str = 1859, actions: int = 25) -> Position:
    """A position in the middle of a game."""
    position: Position = game.deal(seats, seed)
    for number, _table in enumerate(random_game(position)):
        if number == actions:
            break
    return position


@tables
@given(data=st.data())
def test_a_copy_shows_the_same_and_plays_on_the_same(
    game: Game, seats: int, data: st.DataObject
) -> None:
    record = data.draw(records(game, seats))
    late = data.draw(st.integers(0, 40))
    for number, position in enumerate(play_on(record)):
        if number < late and position.actors():
            continue
        before = shown(position)
        twins = [way(position) for way in WAYS]

        assert [type(twin) for twin in twins] == [type(position)] * len(WAYS)
        assert [shown(twin) for twin in twins] == [before] * len(WAYS)
        futures = [future(twin) for twin in twins]
        assert shown(position) == before
        assert [future(position)] * len(WAYS) == futures
        break


@ways
@ours
def test_a_copy_of_a_game_with_a_keyed_seed_goes_on_with_the_same_chance(
    way: Copy, game: Game
) -> None:
    position = middle(game, game.seats[-1], "ab" * 32)

    twin = way(position)

    assert [twin.rng.below(1000) for draw in range(40)] == [
        position.rng.below(1000) for draw in range(40)
    ]


@ways
@ours
def test_a_copy_of_a_game_with_another_deck_keeps_the_deck(way: Copy, game: Game) -> None:
    other = game.with_cards("# Another deck, if only by this line.\n" + game.card_file())
    position = middle(other, game.seats[-1])
    before = shown(position)

    twin = way(position)

    assert shown(twin) == before
    assert future(twin) == future(position)


@ways
@ours
def test_a_copy_of_a_guess_is_the_same_guess(way: Copy, game: Game) -> None:
    position = middle(game, game.seats[-1])
    guessed = game.guess(position.view(0), seeded(3))

    twin = way(guessed)

    assert shown(twin) == shown(guessed)
    assert future(twin) == future(guessed)


@ways
@ours
def test_a_copy_of_a_scene_is_the_same_scene(way: Copy, game: Game) -> None:
    table = import_module(f"tangledbank.games.{game.id}.scenes").scene()

    twin = way(table)

    assert shown(twin) == shown(table)


@ways
def test_nobody_listens_to_a_copy(way: Copy) -> None:
    position = middle(GAMES["phanerozoic"], 3)
    with listening(position) as told:
        position.tell(1, 0)

        twin = way(position)

    assert told
    assert not twin.listening
    assert twin.told == []


@ours
def test_a_pickled_position_is_small(game: Game) -> None:
    """The game's own deck goes by name."""
    assert len(pickle.dumps(middle(game, game.seats[-1]))) < 6000


def test_a_position_of_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["phanerozoic"]
    data = pickle.dumps(middle(game, 2))
    monkeypatch.setitem(game.__dict__, "rules_version", game.rules_version + 1)

    with pytest.raises(TangledBankError, match="this install plays rules"):
        pickle.loads(data)


@tables
def test_a_position_says_what_it_is_and_no_secret(game: Game, seats: int) -> None:
    position = game.deal(seats, 1)

    assert repr(position) == (
        f"<{type(position).__module__}.{type(position).__name__}: "
        f"{seats} seats, actors {position.actors()}>"
    )
