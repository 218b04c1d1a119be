"""§10.9 Move a played card to a spot beside it."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.core.containers import Actions
from tangledbank.games.trex.rules import told
from tangledbank.games.trex.rules.actions import SHOVE, encode
from tangledbank.games.trex.rules.spots import has_room, may_move_at

if TYPE_CHECKING:
    from tangledbank.games.trex.rules.position import Position


def may_move(position: "Position", seat: i64, at: i64, to: i64) -> bool:
    """§10.9 Whether a card of this seat may go there: beside it, open, with room."""
    if to < 0 or to >= position.field.count or not has_room(position, seat, to):
        return False
    return may_move_at(position, at) and may_move_at(position, to)


def fill_moves(
    position: "Position", seat: i64, kind: i64, except_card: i64, actions: Actions
) -> None:
    """§7.3 Cards of the own side but this one; §7.4 cards that the rival has shown."""
    field = position.field
    for at in range(field.count):
        side = field.side(seat, at)
        for i in range(side.count):
            card = side[i]
            if card == except_card or not position.cards.is_period(card):
                continue
            if kind == SHOVE and field.shown[card] == 0:
                continue
            for step in range(2):
                to = at - 1 + 2 * step
                if may_move(position, seat, at, to):
                    actions.add(encode(kind, card, to))


def move(position: "Position", seat: i64, card: i64, to: i64) -> None:
    """§10.9 To another spot on the same side, shown or hidden as it was."""
    field = position.field
    at = field.spot_of(seat, card)
    field.side(seat, at).take(card)
    field.side(seat, to).add(card)
    if field.shown[card]:
        position.tell(told.MOVED, seat, card, at, to, field.number[card])
    else:
        position.tell(told.MOVED_HIDDEN, seat, at, to, field.number[card])
