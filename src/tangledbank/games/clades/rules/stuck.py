"""§5 When nobody sees a triple: Lucky 13, further cards, hints."""

from typing import Final

from mypy_extensions import i64

from tangledbank.core.grounds import ALLOWED
from tangledbank.games.clades.cards.qualities import NO_CARD
from tangledbank.games.clades.rules.balancing import return_early
from tangledbank.games.clades.rules.ending import end, end_if_nothing_is_left
from tangledbank.games.clades.rules.grounds import (
    NO_HINTS,
    NO_MORE_HINTS,
    NOT_STUCK,
    STUCK_ALREADY,
    TURNS,
)
from tangledbank.games.clades.rules.harder import can_open_hands, open_hands
from tangledbank.games.clades.rules.replacing import draw
from tangledbank.games.clades.rules.state import State
from tangledbank.games.clades.rules.told import HINT, HINTS_FOR_ALL, LUCKY, STUCK, UNSTUCK

STEPS: Final = 3  # §5.5 of a hint
BESIDE_THE_DECK: Final = 3  # §5.1 the row of Lucky 13


# -- to be stuck ---------------------------------------------------------------------------
def against_stuck(position: State, seat: i64) -> i64:
    """§5.1 Nobody says it twice; §9.1 where turns are taken, players pass instead."""
    if position.terms.untimed:
        return TURNS
    return STUCK_ALREADY if position.is_stuck[seat] else ALLOWED


def press_stuck(position: State, seat: i64) -> None:
    """§5.1 A player sees no triple."""
    position.is_stuck[seat] = 1
    position.tell(STUCK, seat)


def against_unstuck(position: State, seat: i64) -> i64:
    """§5.6 Only what was said can be taken back; §9.1 where turns are taken, nothing was."""
    if position.terms.untimed:
        return TURNS
    return ALLOWED if position.is_stuck[seat] else NOT_STUCK


def take_back_stuck(position: State, seat: i64) -> None:
    """§5.6 A player keeps looking."""
    position.is_stuck[seat] = 0
    position.tell(UNSTUCK, seat)


def are_all_stuck(position: State) -> bool:
    """§5.1 Whether all who are active have said so (ruling C28)."""
    for each in range(position.seats):
        if not position.is_stuck[each] and each != position.resting:
            return False
    return True


def stalls_at(position: State) -> i64:
    """§5.2 When the time for a triple has passed, if nobody calls before; -1: never."""
    if position.is_over or position.window_end >= 0 or position.terms.stall == 0:
        return -1
    if all_hints_are_given(position):
        return -1
    return max(position.now, position.stall_from + position.terms.stall)


# -- what is done about it -----------------------------------------------------------------
def stall(position: State, how: i64) -> None:
    """§5.1 The next remedy, since the one before has not helped.

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


def add_lucky_card(position: State) -> None:
    """§5.1, §5.3 One more shared card, beside the deck."""
    card = draw(position, position.maker)
    if card != NO_CARD:
        position.lay_in(card, BESIDE_THE_DECK)
        position.tell(LUCKY, -1, card, position.shared.count)
    position.freshen()
    end_if_nothing_is_left(position)


def hint_for_all(position: State) -> None:
    """§5.4 With this many cards there is a triple: everyone gets the next hint, free of charge."""
    for seat in range(position.seats):
        position.is_stuck[seat] = 0
        position.hint[seat] = min(position.hint[seat] + 1, STEPS)
    position.tell(HINTS_FOR_ALL, -1)


def all_hints_are_given(position: State) -> bool:
    """§5.4 Whether waiting would change nothing more."""
    if position.deck.count == 0 or position.shared.count < position.terms.limit:
        return False
    if position.resting >= 0 or can_open_hands(position):
        return False
    for seat in range(position.seats):
        if position.hint[seat] < STEPS:
            return False
    return True


# -- hints ---------------------------------------------------------------------------------
def against_hint(position: State, seat: i64) -> i64:
    """§5.5 A hint has three steps; a table may do without."""
    if not position.terms.hints:
        return NO_HINTS
    return ALLOWED if position.hint[seat] < STEPS else NO_MORE_HINTS


def ask_hint(position: State, seat: i64) -> None:
    """§5.5 One more step of a hint; among others it costs as long a wait as a false call."""
    position.hint[seat] += 1
    position.tell(HINT, seat, position.hint[seat])
    if position.seats > 1:
        waits_until = max(position.locked_until[seat], position.now)
        position.locked_until[seat] = waits_until + position.terms.lock_out
