"""Random games for the tests that span games: which games, which options, how they are played."""

from collections.abc import Iterator

from hypothesis import strategies as st

from tangledbank import GAMES, Game, Position, Record, seeded
from tangledbank.core.errors import BadOption
from tangledbank.core.options import Number, Option, Pick, Switch, Value
from tangledbank.core.rng import Rng, derived_seed
from tests.toys import FIREFLY

EVERY_GAME: list[Game] = [*(GAMES[name] for name in GAMES), FIREFLY]
EVERY_TABLE = [(game, seats) for game in EVERY_GAME for seats in game.seats]
TABLE_NAMES = [f"{game.id}-{seats}" for game, seats in EVERY_TABLE]
LONGEST = 5000  # decisions; no game of ours comes near


def values(option: Option) -> st.SearchStrategy[Value]:
    """Any value that an option takes."""
    if isinstance(option, Number):
        return st.integers(option.low, option.high)
    if isinstance(option, Switch):
        return st.booleans()
    if isinstance(option, Pick):
        return st.sampled_from(option.words)
    raise AssertionError("an option with a parser needs a strategy of its own")


@st.composite
def records(draw: st.DrawFn, game: Game, seats: int) -> Record:
    """A new record of this game, with any seed and any options that can be dealt."""
    seed = draw(st.integers(0, 2**63 - 1))
    turnable = [option for option in game.options if option.is_for(seats)]
    turned = draw(st.lists(st.sampled_from(turnable), unique=True, max_size=4))
    options = {option.name: draw(values(option)) for option in turned}
    try:
        return Record(game, seats, seed, dict(options))
    except BadOption:
        return Record(game, seats, seed, {})


def play_on(record: Record, rng: Rng | None = None) -> Iterator[Position]:
    """The position before each action of a random game, then the one at its end."""
    rng = rng or seeded(derived_seed(record.seed, "test"))
    for _decision in range(LONGEST):
        yield record.position
        actors = record.position.actors()
        if not actors:
            return
        seat = actors[rng.below(len(actors))]
        legal = record.position.legal(seat)
        record.play(seat, legal[rng.below(len(legal))])
    raise AssertionError("the game does not end")
