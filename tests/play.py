"""Random games for the tests that span games: which games, which options."""

from hypothesis import strategies as st

from tangledbank import GAMES, Game, Position, Record
from tangledbank.core.options import Number, Option, Pick, Switch, Text, Value
from tangledbank.testing.playing import cards_of, dealt, play_on, random_game
from tests.pebbles import PEBBLES
from tests.toys import FIREFLY

__all__ = [
    "EVERY_GAME", "EVERY_TABLE", "SHORT", "TABLE_NAMES", "play_on", "random_game", "records",
    "same_for",
]  # fmt: skip

EVERY_GAME: list[Game] = [*(GAMES[name] for name in GAMES), FIREFLY, PEBBLES]
EVERY_TABLE = [
    (game, seats)
    for game in EVERY_GAME
    for seats in game.seats
    if seats <= 3 or seats == game.seats[-1]  # of large tables only the largest
]
TABLE_NAMES = [f"{game.id}-{seats}" for game, seats in EVERY_TABLE]

# With these a game is over soon; if games are long, most examples are played with them.
SHORT: dict[str, dict[str, Value]] = {
    "clades": {"cards": "teaching"},
    "mating": {"goal": 5},
    "phylo": {"target": 15, "rounds": 2, "longest": 5},
    "trex": {"target": 1, "rounds": 2},
}

# Options with a parser of their own.
TEXTS: dict[str, st.SearchStrategy[Value]] = {
    "personal_cards": st.sampled_from(["0", "1", "2", "3", "0 1", "2, 0, 1", "3 2 1 0"]),
    "own_deck": st.sampled_from(
        ["quiet-meadow", "hungry-winter x2, flood-pulse", "long-drought, late-autumn x3"]
    ),
}


def values(option: Option) -> st.SearchStrategy[Value]:
    """Any value that an option takes."""
    if isinstance(option, Number):
        return st.integers(option.low, option.high)
    if isinstance(option, Switch):
        return st.booleans()
    if isinstance(option, Pick):
        return st.sampled_from(option.words)
    assert isinstance(option, Text), "there are no other options"
    return TEXTS[option.name]


@st.composite
def records(draw: st.DrawFn, game: Game, seats: int) -> Record:
    """A new record of this game, with any seed and any options that can be dealt."""
    seed = draw(st.integers(0, 2**63 - 1))
    turnable = [option for option in game.options if option.is_for(seats)]
    some = st.lists(st.sampled_from(turnable), unique=True, max_size=4)
    turned = draw(some) if turnable else []
    options = {option.name: draw(values(option)) for option in turned}
    if draw(st.integers(0, 3)):
        options = {**SHORT.get(game.id, {}), **options}
    return dealt(game, seats, seed, options, {})


def same_for(table: Position, guessed: Position, seat: int | None) -> bool:
    """Whether the seat sees the same, is asked the same, and no card is lost."""
    return bool(
        guessed.view(seat) == table.view(seat)
        and guessed.actors() == table.actors()
        and (seat is None or guessed.legal(seat) == table.legal(seat))
        and cards_of(guessed) == cards_of(table)
    )
