"""§10.7, §10.8 Cards leave a hand: discarded, given, exchanged."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.core.containers import Actions
from tangledbank.games.trex.rules import told
from tangledbank.games.trex.rules.actions import DISCARD, encode
from tangledbank.games.trex.rules.phases import BOTH, NONE, SEATS
from tangledbank.games.trex.seen.sight import lose_sight

if TYPE_CHECKING:
    from tangledbank.games.trex.rules.position import Position


def fill_discards(position: "Position", seat: i64, actions: Actions) -> None:
    """Any card of the hand."""
    actions.add_each(encode(DISCARD, 0), position.hands[seat], 8)


def discard(position: "Position", seat: i64, card: i64) -> None:
    """§10.7 To the discards, face up."""
    position.discard(seat, card)
    position.tell(told.DISCARDED, seat, card)


def give(position: "Position", seat: i64, card: i64) -> None:
    """§10.7 A card of the hand goes to the rival's hand; the two of them know it."""
    lose_sight(position, seat)
    position.hands[seat].take(card)
    position.hold(1 - seat, card, BOTH)
    position.tell(told.GAVE, seat)
    position.tell(told.GAVE_IT, seat, card)
    position.tell(told.GOT, 1 - seat, card)


def exchange(position: "Position", mine: i64, theirs: i64) -> None:
    """§10.8 Two cards of the hands change places; both players know both."""
    for seat in range(SEATS):
        lose_sight(position, seat)
    position.hands[0].take(mine)
    position.hands[1].take(theirs)
    position.hold(0, theirs, BOTH)
    position.hold(1, mine, BOTH)
    position.tell(told.EXCHANGED, NONE)
    position.tell(told.GAVE_IT, 0, mine)
    position.tell(told.GOT, 0, theirs)
    position.tell(told.GAVE_IT, 1, theirs)
    position.tell(told.GOT, 1, mine)
