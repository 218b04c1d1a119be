"""Actions as numbers: a small one for what has no cards, a large one for a call with its cards."""

from typing import Final

from mypy_extensions import i64

from tangledbank.games.clades.cards.qualities import CARDS, NO_CARD

STUCK: Final = 1  # §5.1 I see no triple
UNSTUCK: Final = 2  # §5.6 I keep looking
PASS: Final = 3  # §9.1 in untimed play
HINT: Final = 4  # §5.5
CALL: Final = 8  # §3.1 three cards, and the one given in exchange (§7.3)
GIFTS: Final = CARDS + 1


def call(a: i64, b: i64, c: i64, given: i64 = NO_CARD) -> i64:
    """§3.1 Call three cards, in ascending order, and give a card in exchange (§7.3) or none."""
    return CALL + ((a * CARDS + b) * CARDS + c) * GIFTS + given + 1


def is_action(action: i64) -> bool:
    """Whether the number stands for anything: a word, or a call of three cards in order."""
    if not is_call(action):
        return STUCK <= action <= HINT
    return first_of(action) < second_of(action) < third_of(action)


def is_call(action: i64) -> bool:
    """Whether it names three cards."""
    return action >= CALL


def first_of(action: i64) -> i64:
    """The lowest card of a call."""
    return (action - CALL) // GIFTS // (CARDS * CARDS)


def second_of(action: i64) -> i64:
    """The middle card of a call."""
    return (action - CALL) // GIFTS // CARDS % CARDS


def third_of(action: i64) -> i64:
    """The highest card of a call."""
    return (action - CALL) // GIFTS % CARDS


def given_of(action: i64) -> i64:
    """§7.3 The personal card that is given in exchange, or NO_CARD."""
    return (action - CALL) % GIFTS - 1
