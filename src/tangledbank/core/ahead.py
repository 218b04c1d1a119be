"""One action ahead: each is tried on a copy, and a game's own evaluation says what it promises."""

from collections.abc import Callable

from mypy_extensions import i64

from tangledbank.core.containers import Actions
from tangledbank.core.position import Position
from tangledbank.core.rng import Rng


def most_promising(
    position: Position,
    seat: i64,
    actions: Actions,
    evaluate: Callable[[Position, int], int],
    scratch: Position,
    rng: Rng,
) -> i64:
    """The action after which a position promises most; any of them if several do.

    All are tried on the scratch position. The best stand at the head of the buffer afterwards.
    """
    best: i64 = 0
    found: i64 = 0
    codes = actions.codes
    for i in range(actions.count):
        action = codes[i]
        scratch.copy_from(position)
        scratch.apply(seat, action)
        value: i64 = evaluate(scratch, int(seat))
        if found == 0 or value > best:
            best = value
            found = 0
        if value == best:
            codes[found] = action
            found += 1
    return codes[rng.below(found)]
