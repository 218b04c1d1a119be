"""§1 Set-up."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from tangledbank.core.containers import Pile
from tangledbank.games.clades.cards.qualities import CARDS, NO_CARD, is_bonus
from tangledbank.games.clades.rules.terms import RACE
from tangledbank.games.clades.rules.told import BEGAN, DREW, TURN

if TYPE_CHECKING:
    from tangledbank.games.clades.rules.position import Position


def deal(position: "Position") -> None:
    """§1 Shared and personal cards, none of them a bonus card (§1.5, ruling C4)."""
    clear(position)
    terms = position.terms
    bonuses = Pile(len(terms.deck))
    for card in terms.deck:
        if is_bonus(card):
            bonuses.add(card)
        else:
            position.deck.add(card)
    position.deck.shuffle(position.rng)
    if terms.solitaire == RACE:
        set_aside(position)
    for k in range(terms.layout):
        position.lay(position.deck.draw())
    for seat in range(position.seats):
        for k in range(terms.personal[seat]):
            card = position.deck.draw()
            position.hands[seat].add(card)
            position.tell(DREW, seat, card)
    position.deck.pour(bonuses)
    position.deck.shuffle(position.rng)
    if terms.untimed:
        position.turn = position.rng.below(position.seats)  # §9.1
    position.tell(BEGAN, -1, position.shared.count)
    if terms.untimed and position.seats > 1:
        position.tell(TURN, position.turn)


def set_aside(position: "Position") -> None:
    """§8.3 A race is run with so many cards that the deck is empty before the last triple."""
    wanted = position.terms.layout + 3 * (position.terms.race - 1)
    while position.deck.count > wanted:
        position.aside.add(position.deck.draw())


def clear(position: "Position") -> None:
    """Put everything away that a game before has left."""
    position.now = 0
    position.is_over = False
    position.ended_by = 0
    position.deck.clear()
    position.shared.clear()
    position.aside.clear()
    position.claims = []
    position.last_claims = []
    position.window_end = -1
    position.hands_open = False
    position.stall_from = 0
    position.resting = -1
    position.maker = -1
    position.turn = -1
    position.quiet_turns = 0
    for card in range(CARDS):
        clear_card(position, card)
    for seat in range(position.seats):
        clear_seat(position, seat)


def clear_card(position: "Position", card: i64) -> None:
    """Nobody has seen or taken it."""
    position.row[card] = 0
    position.column[card] = 0
    position.laid_at[card] = 0
    position.temporary[card] = 0
    position.is_known[card] = 0


def clear_seat(position: "Position", seat: i64) -> None:
    """Nobody has done anything."""
    position.hands[seat].clear()
    position.piles[seat].clear()
    position.locked_until[seat] = 0
    position.is_stuck[seat] = 0
    position.owed[seat] = 0
    position.hint[seat] = 0
    position.triples[seat] = 0
    position.clade_triples[seat] = 0
    position.extras[seat] = 0
    position.bonuses[seat] = 0
    position.gifts[seat] = 0
    position.lost[seat] = 0
    position.false_calls[seat] = 0
    position.late_false_calls[seat] = 0
    position.false_at[seat] = -1
    for place in range(3):
        position.false_cards[seat * 3 + place] = NO_CARD
