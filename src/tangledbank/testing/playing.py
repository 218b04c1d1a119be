"""Random games to check a game with: any options, any actions, played through the checked door."""

from collections.abc import Iterator, Mapping
from typing import TypeVar

from tangledbank.core.advance import advance
from tangledbank.core.errors import BadOption
from tangledbank.core.game import Game
from tangledbank.core.options import Number, Option, Pick, Switch, Value
from tangledbank.core.position import Position
from tangledbank.core.record import Record
from tangledbank.core.rng import Rng, derived_seed, seed_from, seeded

P = TypeVar("P", bound=Position)
LONGEST = 5000  # decisions; no game of ours comes near
IN_SO_MANY = 12  # decisions, everyone waits for what is due
MANY = 12  # of hundreds of legal actions, only this many are looked at
FEW = 6  # and if there are hundreds, only one position in this many
MOST_TURNED = 4  # options that differ from their defaults


def random_record(
    game: Game, seats: int, rng: Rng, options: Mapping[str, Value] | None = None
) -> Record:
    """A new record with any seed, and with some options turned; those given stay as they are."""
    given = dict(options or {})
    turnable = [one for one in game.options if one.is_for(seats) and one.name not in given]
    turned = {}
    for _option in range(rng.below(MOST_TURNED + 1) if turnable else 0):
        option = turnable[rng.below(len(turnable))]
        turned[option.name] = random_value(option, seats, rng)
    return dealt(game, seats, seed_from(rng), {**turned, **given}, given)


def dealt(
    game: Game, seats: int, seed: int, options: Mapping[str, Value], fallback: Mapping[str, Value]
) -> Record:
    """A new record with these options or, if they cannot be dealt together, with others."""
    try:
        return Record(game, seats, seed, dict(options))
    except BadOption:
        return Record(game, seats, seed, dict(fallback))


def random_value(option: Option, seats: int, rng: Rng) -> Value:
    """Any value that an option takes; a text with a parser of its own keeps its default."""
    if isinstance(option, Number):
        return option.low + int(rng.below(option.high - option.low + 1))
    if isinstance(option, Switch):
        return bool(rng.below(2))
    if isinstance(option, Pick):
        return option.words[rng.below(len(option.words))]
    return option.default_for(seats)


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
    raise AssertionError(f"A game of {LONGEST} decisions has not ended: {record.head()}.")


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


def everyone(position: Position) -> list[int | None]:
    """A spectator, and every seat."""
    return [None, *range(position.seats)]


def cards_of(position: Position) -> list[int]:
    """Every card, wherever it lies."""
    return sorted(card for place in position.places() for card in place)
