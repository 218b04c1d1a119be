"""Records and copies: the same game wherever it is read, and wherever a process sends it."""

import pickle
from collections.abc import Mapping

from tangledbank.core.errors import BadRecord
from tangledbank.core.game import Game
from tangledbank.core.options import Value
from tangledbank.core.record import Record, read_record
from tangledbank.core.rng import Rng
from tangledbank.testing.contract import GAMES, Promise, check_contract, check_promises
from tangledbank.testing.playing import everyone, play_on
from tangledbank.testing.secrets import check_secrets
from tangledbank.testing.thinking import check_thinking


def check_game(
    game: Game,
    seats: int | None = None,
    seed: int = 1859,
    *,
    games: int = GAMES,
    options: Mapping[str, Value] | None = None,
) -> None:
    """All that every game promises: the contract, its secrets, its records and its mind."""
    check_contract(game, seats, seed, games=games, options=options)
    check_secrets(game, seats, seed, games=games, options=options)
    check_records(game, seats, seed, games=games, options=options)
    check_thinking(game, seats, seed, games=games, options=options)


def check_records(
    game: Game,
    seats: int | None = None,
    seed: int = 1859,
    *,
    games: int = GAMES,
    options: Mapping[str, Value] | None = None,
) -> None:
    """Play random games at a table of this size, or of each, and read their records again."""
    for size in game.seats if seats is None else [seats]:
        check_promises(RECORDS, game, size, seed, games, options)


def the_same_record_is_the_same_game(record: Record, rng: Rng) -> None:
    """Read from its text, it is the same to the last card."""
    for _position in play_on(record):
        pass
    try:
        again = read_record(record.text(), {record.game.id: record.game})
    except BadRecord as refused:
        raise AssertionError(f"a record that is read again is refused: {refused}") from refused
    assert again.text() == record.text(), "a record that is read again is another record"
    assert again.outcome() == record.outcome(), "a record that is read again ends differently"
    places = again.position.places()
    assert places == record.position.places(), "a record that is read again has cards elsewhere"


def a_record_with_a_line_missing_is_refused(record: Record, rng: Rng) -> None:
    """The seals tell, whichever line it is."""
    for _position in play_on(record):
        pass
    lines = record.text().splitlines()
    missing = int(rng.below(len(lines)))
    text = "\n".join(lines[:missing] + lines[missing + 1 :])
    try:
        read_record(text, {record.game.id: record.game})
    except BadRecord:
        return
    raise AssertionError(f"a record without its line {missing + 1} is read as if nothing was")


def a_pickled_position_is_the_same(record: Record, rng: Rng) -> None:
    """Pickled and unpickled, it looks the same and goes on with the same chance."""
    for position in play_on(record):
        if rng.below(5):
            continue
        again = pickle.loads(pickle.dumps(position))
        views = [again.view(seat) for seat in everyone(position)]
        assert views == [position.view(seat) for seat in everyone(position)], (
            "a pickled position looks different"
        )
        assert again.places() == position.places(), "a pickled position has cards elsewhere"
        chance = position.clone().rng.below(1 << 30)
        assert again.rng.below(1 << 30) == chance, "a pickled position has another chance"


RECORDS: list[Promise] = [
    the_same_record_is_the_same_game,
    a_record_with_a_line_missing_is_refused,
    a_pickled_position_is_the_same,
]
