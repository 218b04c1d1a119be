"""What a refusal names, put right: with that changed, the same action no longer meets it.

Not here: `not-the-best` (an event never becomes a species), and what no table can put right, a seat
that is not there and a number that is no action.
"""

from collections.abc import Callable

from tangledbank.games.phylo.rules.actions import (
    AIM,
    DROP,
    RESTORE,
    STRIKE,
    aims_in,
    card_of,
    drops_in,
    event_of,
    kind_of,
)
from tangledbank.games.phylo.rules.position import Position
from tangledbank.games.phylo.rules.state import AIMING, DRAWING, NONE, RESTORING, STRIKING

PHASE_OF = {DROP: DRAWING, AIM: AIMING, STRIKE: STRIKING, RESTORE: RESTORING}


def begin_again(position: Position, seat: int, action: int) -> None:
    """§8.4 The game goes on."""
    position.phase, position.turn, position.ended_by = DRAWING, seat, NONE


def ask(position: Position, seat: int, action: int) -> None:
    """§2.1, §6.3, §6.9 It is this seat's turn."""
    position.turn = seat


def ask_again(position: Position, seat: int, action: int) -> None:
    """§4.1 The seat has not aimed yet."""
    position.chosen[seat] = NONE


def ask_for_it(position: Position, seat: int, action: int) -> None:
    """§2.2, §4.1, §6.3, §6.9 This kind of action is what is asked for."""
    position.phase, position.turn = PHASE_OF[int(kind_of(action))], seat


def hold(position: Position, seat: int, action: int) -> None:
    """§2.2, §4.2 The cards that are dropped, or the events that are aimed, are in the hand."""
    effects = list(position.cards.effect)  # our deck has a card of every kind
    if kind_of(action) == DROP:
        position.hands[seat].fill(drops_in(action))
    else:
        position.hands[seat].fill([effects.index(event_of(aim)) for aim in aims_in(action)])


def sit_down(position: Position, seat: int, action: int) -> None:
    """§4.2 There are as many opponents as a table has room for."""
    position.seats = 6


def raise_it(position: Position, seat: int, action: int) -> None:
    """§6.3 The card is the one with the most points."""
    position.candidates.fill([int(card_of(action))])


def clear_discards(position: Position, seat: int, action: int) -> None:
    """§6.9 Nothing lies in the discard pile."""
    for pile in position.dropped:
        pile.clear()


MEND: dict[str, Callable[[Position, int, int], None]] = {
    "over": begin_again,
    "not-your-turn": ask,
    "already-ready": ask_again,
    "wrong-phase": ask_for_it,
    "not-in-hand": hold,
    "no-such-opponent": sit_down,
    "not-the-highest": raise_it,
    "restore-it": clear_discards,
}
