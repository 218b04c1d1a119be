"""Random games for the tests that span games: which games, which options, how they are played."""

from collections.abc import Iterator
from typing import TypeVar

from hypothesis import strategies as st

from tangledbank import GAMES, Game, Position, Record, seeded
from tangledbank.core.advance import advance
from tangledbank.core.errors import BadOption
from tangledbank.core.options import Number, Option, Pick, Switch, Text, Value
from tangledbank.core.rng import Rng, derived_seed
from tests.toys import FIREFLY

P = TypeVar("P", bound=Position)
EVERY_GAME: list[Game] = [*(GAMES[name] for name in GAMES), FIREFLY]
EVERY_TABLE = [
    (game, seats)
    for game in EVERY_GAME
    for seats in game.seats
    if seats <= 3 or seats == game.seats[-1]  # of large tables only the largest
]
TABLE_NAMES = [f"{game.id}-{seats}" for game, seats in EVERY_TABLE]
LONGEST = 5000  # decisions; no game of ours comes near
IN_SO_MANY = 12  # decisions, everyone waits for what is due
MANY = 12  # of hundreds of legal actions only this many are looked at
FEW = 6  # and if there are hundreds, only one position in this many

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
    turned = draw(st.lists(st.sampled_from(turnable), unique=True, max_size=4))
    options = {option.name: draw(values(option)) for option in turned}
    if draw(st.integers(0, 3)):
        options = {**SHORT.get(game.id, {}), **options}
    try:
        return Record(game, seats, seed, dict(options))
    except BadOption:
        return Record(game, seats, seed, {})


def play_on(record: Record, rng: Rng | None = None) -> Iterator[Position]:
    """The position before each action of a random game, or before some, and the one at its end."""
    rng = rng or seeded(derived_seed(record.seed, "test"))
    looks = seeded(derived_seed(record.seed, "looks"))
    for decision in range(LONGEST):
        is_over = not record.position.actors()
        if not decision or is_over or record.game.likely is None or looks.below(FEW) == 0:
            yield record.position
        actors = record.position.actors()  # a test may have acted meanwhile
        if not actors:
            if not is_over:
                yield record.position
            return
        if (due := waits_for(record.position, rng)) is not None:
            record.wait(due)
            continue
        seat = actors[rng.below(len(actors))]
        record.play(seat, pick(record.game, record.position, seat, rng))
    raise AssertionError("the game does not end")


def waits_for(position: Position, rng: Rng) -> int | None:
    """Now and then, what is due: if no action takes time, it would never happen by itself."""
    due = position.due()
    return due if due is not None and rng.below(IN_SO_MANY) == 0 else None


def pick(game: Game, position: Position, seat: int, rng: Rng) -> int:
    """Any legal action, or a likely one if nearly all of them would do nothing."""
    if game.likely is not None:
        return game.likely(position, seat, rng)
    legal = position.legal(seat)
    return legal[rng.below(len(legal))]


def some(actions: list[int], rng: Rng) -> list[int]:
    """The actions, or some of them if there are very many."""
    if len(actions) <= MANY:
        return actions
    return [actions[rng.below(len(actions))] for _action in range(MANY)]


def random_game(position: P, seed: int = 1859) -> Iterator[P]:
    """The position before each action of a random game of one's own, then its end."""
    rng = seeded(seed)
    while True:
        yield position
        actors = position.actors()
        if not actors:
            return
        seat = actors[rng.below(len(actors))]
        legal = position.legal(seat)
        advance(position, seat, legal[rng.below(len(legal))])


def same_for(table: Position, guessed: Position, seat: int | None) -> bool:
    """Whether the seat sees the same, is asked the same, and no card is lost."""
    return bool(
        guessed.view(seat) == table.view(seat)
        and guessed.actors() == table.actors()
        and (seat is None or guessed.legal(seat) == table.legal(seat))
        and sorted(card for place in guessed.places() for card in place)
        == sorted(card for place in table.places() for card in place)
    )
