"""§10.4 to §10.6 Find a card."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.games.trex.rules import told

if TYPE_CHECKING:
    from tangledbank.games.trex.rules.position import Position


def find(position: "Position", seat: i64, card: i64) -> bool:
    """§10.4 Look for a card in the deck; found, it is shown, and the deck is shuffled (§10.6)."""
    if card < 0 or card not in position.deck:
        position.tell(told.NOT_FOUND, seat, card)
        return False
    position.deck.take(card)
    position.deck.shuffle(position.rng)
    position.tell(told.FOUND, seat, card)
    return True
