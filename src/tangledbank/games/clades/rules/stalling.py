"""§5 Nobody sees a triple: Lucky 13, further cards, open hands (§7.2), hints."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from tangledbank.games.clades.cards.qualities import NO_CARD
from tangledbank.games.clades.rules.ending import ALL_STUCK, end, end_if_nothing_is_left
from tangledbank.games.clades.rules.replacing import draw
from tangledbank.games.clades.rules.told import (
    HANDS_OPEN,
    HINT,
    HINTS_FOR_ALL,
    LUCKY,
    RETURNS,
    STUCK,
    UNSTUCK,
)

if TYPE_CHECKING:
    from tangledbank.games.clades.rules.position import Position

STEPS: Final = 3  # of a hint
BESIDE_THE_DECK: Final = 3  # the row of Lucky 13


def press_stuck(position: "Position", seat: i64) -> None:
    """§5.1 A player sees no triple; when all who are active say so, something is done."""
    position.is_stuck[seat] = 1
    position.tell(STUCK, seat)
    stall_if_all_are_stuck(position)


def stall_if_all_are_stuck(position: "Position") -> None:
    """§5.1 Also when a window closes that has brought nothing new; it runs its full time."""
    if position.window_end >= 0 or position.is_over:
        return
    for each in range(position.seats):
        if not position.is_stuck[each] and each != position.resting:
            return
    stall(position, ALL_STUCK)


def take_back_stuck(position: "Position", seat: i64) -> None:
    """§5.6 A player looks on."""
    position.is_stuck[seat] = 0
    position.tell(UNSTUCK, seat)


def stall(position: "Position", how: i64) -> None:
    """§5.1 The next of the remedies, each after the other has not helped.

    `how` is what the game ends by if the deck is empty: all are stuck, or the time has passed.
    """
    position.stall_from = position.now
    if position.resting >= 0:
        return_early(position)
    elif can_open_hands(position):
        open_hands(position)
    elif position.deck.count == 0:
        end(position, how)
    elif position.shared.count < position.terms.limit:
        add_lucky_card(position)
    else:
        hint_for_all(position)


def return_early(position: "Position") -> None:
    """§6.1 The player on a break is needed (rulings C15, C28)."""
    position.tell(RETURNS, position.resting)
    position.resting = -1


def can_open_hands(position: "Position") -> bool:
    """§7.2 Whether there are personal cards that are not open yet."""
    if not position.terms.open_hand or position.hands_open:
        return False
    for seat in range(position.seats):
        if position.hands[seat].count > 0:
            return True
    return False


def open_hands(position: "Position") -> None:
    """§7.2 The first stall lays the personal cards open (ruling C29)."""
    position.hands_open = True
    for seat in range(position.seats):
        hand = position.hands[seat]
        for i in range(hand.count):
            position.is_known[hand[i]] = 1
    position.tell(HANDS_OPEN, -1)
    position.freshen()


def add_lucky_card(position: "Position") -> None:
    """§5.1, §5.3 One more shared card, beside the deck."""
    card = draw(position, position.maker)
    if card != NO_CARD:
        position.lay_in(card, BESIDE_THE_DECK)
        position.tell(LUCKY, -1, card, position.shared.count)
    position.freshen()
    end_if_nothing_is_left(position)


def hint_for_all(position: "Position") -> None:
    """§5.4 With so many cards there is a triple: everyone gets the next hint, free of charge."""
    for seat in range(position.seats):
        position.is_stuck[seat] = 0
        position.hint[seat] = min(position.hint[seat] + 1, STEPS)
    position.tell(HINTS_FOR_ALL, -1)


def all_hints_are_given(position: "Position") -> bool:
    """§5.4 Whether waiting would change nothing more."""
    if position.deck.count == 0 or position.shared.count < position.terms.limit:
        return False
    if position.resting >= 0 or can_open_hands(position):
        return False
    for seat in range(position.seats):
        if position.hint[seat] < STEPS:
            return False
    return True


def ask_hint(position: "Position", seat: i64) -> None:
    """§5.5 One more step of a hint; among others it costs as long a wait as a false call."""
    position.hint[seat] += 1
    position.tell(HINT, seat, position.hint[seat])
    if position.seats > 1:
        waits_until = max(position.locked_until[seat], position.now)
        position.locked_until[seat] = waits_until + position.terms.lock_out
