"""§1.8, §1.9 The least and the most cards of a hand."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.trex.rules.phases import LIMIT, SEATS

if TYPE_CHECKING:
    from tangledbank.games.trex.rules.position import Position


def may_lose(position: "Position", seat: i64) -> bool:
    """§1.8 Whether a card of the hand may be discarded or given away: not the last one held."""
    return position.hands[seat].count > 1


def may_spend(position: "Position", seat: i64) -> bool:
    """§1.8 Whether a played card may be discarded: the hand size stays above zero."""
    return position.size(seat) > 1


def ask_limit(position: "Position") -> bool:
    """§1.9 Whoever has too many cards, and holds some, discards at once."""
    for k in range(SEATS):
        seat = position.first if k == 0 else 1 - position.first
        if position.hands[seat].count > 0 and position.size(seat) > position.terms.limit:
            position.ask(LIMIT, seat)
            return True
    return False
