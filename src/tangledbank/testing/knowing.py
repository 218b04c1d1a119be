"""What a seat knows: the same, whether it was hidden in the position or read from the view."""

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar, cast

from tangledbank.core.containers import Actions, Pile
from tangledbank.core.copying import ROW, UNCHANGING
from tangledbank.core.game import Game
from tangledbank.core.knowledge import SPECTATOR
from tangledbank.core.position import Position
from tangledbank.core.record import Record
from tangledbank.core.rng import Rng, seed_from, seeded
from tangledbank.testing.playing import play_on

P = TypeVar("P", bound=Position)

ASIDE = {"cards", "listening", "scratch", "told"}  # the deck, who listens, what rules work with


def contents(thing: Any) -> Any:
    """All that a position is made of, down to its numbers; what lies beyond a count is nothing."""
    if isinstance(thing, UNCHANGING):
        return thing
    if isinstance(thing, ROW):
        return [int(one) for one in cast(Any, thing)]
    if isinstance(thing, Pile):
        return thing.as_list()
    if isinstance(thing, list | tuple):
        return [contents(one) for one in thing]
    if isinstance(thing, Mapping):
        return {key: contents(one) for key, one in thing.items()}
    found: dict[str, Any] = {}
    for state in (thing.__getstate__(), object.__getstate__(thing)):
        for part in state if isinstance(state, tuple) else (state,):
            found.update(cast(dict[str, Any], part or {}))
    return {name: contents(one) for name, one in sorted(found.items()) if name not in ASIDE}


def difference(one: Any, other: Any, path: str = "") -> str:
    """Where two contents differ first; "" if nowhere."""
    if one == other:
        return ""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        parts = ((f"{path}.{key}", one[key], other[key]) for key in one)
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        parts = ((f"{path}[{i}]", a, b) for i, (a, b) in enumerate(zip(one, other, strict=True)))
    else:
        return f"{path.lstrip('.')} is {one!r} and {other!r}"
    return next((found for part in parts if (found := difference(part[1], part[2], part[0]))), "")


def known_to(game: Game, position: P, viewer: int) -> P:
    """What a seat, or a spectator, knows of it; its view says the same."""
    assert game.knowledge is not None
    known = position.clone()
    game.knowledge.hide(known, viewer)
    read = game.knowledge.read(game.cards, position.view(seat_of(viewer)))
    found = difference(contents(known), contents(read))
    assert not found, f"what seat {viewer} knows is not what its view says: {found}"
    return known


def possible(game: Game, position: P, viewer: int, times: int = 60) -> Iterator[P]:
    """What a seat, or a spectator, may hold possible, this many times."""
    assert game.knowledge is not None
    known = known_to(game, position, viewer)
    for seed in range(times):
        guess = known.clone()
        game.knowledge.deal(guess, viewer, seeded(seed))
        yield guess


def seat_of(viewer: int) -> int | None:
    """Whose view is the viewer's."""
    return None if viewer == SPECTATOR else viewer


def what_a_seat_knows_is_what_its_view_says(record: Record, rng: Rng) -> None:
    """No field more, no field less; and so are the guesses, number for number."""
    game, knowledge = record.game, record.game.knowledge
    if knowledge is None:
        return
    for position in play_on(record):
        for viewer in (*range(position.seats), SPECTATOR):
            known = known_to(game, position, viewer)
            seed = seed_from(rng)
            knowledge.deal(known, viewer, seeded(seed))
            guessed = game.guess(position.view(seat_of(viewer)), seeded(seed))
            found = difference(contents(known), contents(guessed))
            assert not found, f"seat {viewer} guesses otherwise than from its view: {found}"


def picking_is_choosing_from_the_list(record: Record, rng: Rng) -> None:
    """The same action for the same number from the generator, whether or not all are listed."""
    for position in play_on(record):
        for seat in position.actors():
            for _time in range(3):
                found = picked_otherwise(position, seat, seed_from(rng))
                assert not found, f"seat {seat} {found}"


def picked_otherwise(position: Position, seat: int, seed: int) -> str:
    """How picking with this generator differs from choosing from the list; "" if not at all."""
    legal, listing, picking = position.legal(seat), seeded(seed), seeded(seed)
    chosen = legal[listing.below(len(legal))]
    picked = position.pick(seat, Actions(), picking)
    if picked != chosen:
        return f"picks {picked}, and lists {chosen}"
    return "" if picking.below(1 << 30) == listing.below(1 << 30) else "goes on otherwise"
