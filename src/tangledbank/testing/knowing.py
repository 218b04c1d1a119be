"""What a seat knows: the same, whether it was hidden in the position or read from the view."""

from collections.abc import Mapping
from typing import Any, cast

from tangledbank.core.containers import Actions, Pile
from tangledbank.core.copying import ROW, UNCHANGING
from tangledbank.core.knowledge import SPECTATOR
from tangledbank.core.position import Position
from tangledbank.core.record import Record
from tangledbank.core.rng import Rng, seed_from, seeded
from tangledbank.testing.playing import everyone, play_on

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


def known_to(record: Record, position: Position, seat: int | None) -> Position:
    """What a seat, or a spectator, knows of the position of a game that can hide."""
    knowledge = record.game.knowledge
    assert knowledge is not None
    known = position.clone()
    knowledge.hide(known, SPECTATOR if seat is None else seat)
    return known


def what_a_seat_knows_is_what_its_view_says(record: Record, rng: Rng) -> None:
    """No field more, no field less; and so are the guesses, number for number."""
    game, knowledge = record.game, record.game.knowledge
    if knowledge is None:
        return
    for position in play_on(record):
        for seat in everyone(position):
            view = position.view(seat)
            known = known_to(record, position, seat)
            read = knowledge.read(game.cards, view)
            found = difference(contents(known), contents(read))
            assert not found, f"what seat {seat} knows is not what its view says: {found}"
            seed = seed_from(rng)
            knowledge.deal(known, SPECTATOR if seat is None else seat, seeded(seed))
            guessed = game.guess(view, seeded(seed))
            found = difference(contents(known), contents(guessed))
            assert not found, f"seat {seat} guesses otherwise than from its view: {found}"


def picking_is_choosing_from_the_list(record: Record, rng: Rng) -> None:
    """The same action for the same number from the generator, whether or not all are listed."""
    buffer = Actions()
    for position in play_on(record):
        for seat in position.actors():
            legal = position.legal(seat)
            for _time in range(3):
                seed = seed_from(rng)
                listing, picking = seeded(seed), seeded(seed)
                chosen = legal[listing.below(len(legal))]
                picked = position.pick(seat, buffer, picking)
                assert picked == chosen, f"seat {seat} picks {picked}, and lists {chosen}"
                assert picking.below(1 << 30) == listing.below(1 << 30), "chance goes on otherwise"
