"""Actions as numbers: sets of dropped cards, rows of aims, and single cards."""

from typing import Final

from mypy_extensions import i64

from tangledbank.core.containers import Pile
from tangledbank.core.sets import Sets
from tangledbank.games.phylo.cards.cards import EVENTS, HAND, MOST_CARDS, PROTECTED_AREA, Cards

STRIKE: Final = 1  # §6.3 the card that an event takes
RESTORE: Final = 2  # §6.9 the card that comes back
DROP: Final = 3  # §2.2
AIM: Final = 4  # §4.1

NO_CARD: Final = 255
KEEP_ALL: Final = 1 << 29
DROPS: Final = Sets(MOST_CARDS, HAND, KEEP_ALL)

# §4.2 An aim is an event and an opponent, counted clockwise from 1, or a helping event; a row of up
# to five of them is a number in this base, the first aim lowest. 0 ends the row.
OPPONENTS: Final = 5
AIM_NOTHING: Final = 1 << 30
HELPS: Final = PROTECTED_AREA * OPPONENTS  # how many harmful aims there are
BASE: Final = HELPS + 3 + 1
NO_AIM: Final = AIM_NOTHING + BASE**HAND  # from here on numbers mean nothing


def is_action(cards: Cards, action: i64) -> bool:
    """Whether the number means anything with this deck (§9.1)."""
    if action >= AIM_NOTHING:
        return action < NO_AIM and not has_gap(action)
    if action in DROPS:
        return is_drop(cards, action)
    card = card_of(action)
    if kind_of(action) == RESTORE:
        return card < cards.count or card == NO_CARD
    return kind_of(action) == STRIKE and card < cards.count


def has_gap(action: i64) -> bool:
    """Whether a row would go on after its end."""
    number = action - AIM_NOTHING
    while number > 0:
        if number % BASE == 0:
            return True
        number //= BASE
    return False


def is_drop(cards: Cards, action: i64) -> bool:
    """Whether these cards are in the deck: sets of its cards come first among those of a size."""
    size = DROPS.size_of(action)
    return action - DROPS.first_of[size] < DROPS.sets(cards.count, size)


def kind_of(action: i64) -> i64:
    """What is done."""
    if action >= AIM_NOTHING:
        return AIM
    return DROP if action >= KEEP_ALL else action >> 8


def card_of(action: i64) -> i64:
    """The card that is struck or restored; NO_CARD if none."""
    return action & 255


def strike(card: i64) -> i64:
    """§6.3 The event takes this card."""
    return STRIKE << 8 | card


def restore(card: i64 = NO_CARD) -> i64:
    """§6.9 This card comes back; none if none helps."""
    return RESTORE << 8 | card


def one_aim(event: i64, opponent: i64) -> i64:
    """§4.2 An event of this kind, for this opponent; 0 for oneself."""
    if event < PROTECTED_AREA:
        return event * OPPONENTS + opponent
    return HELPS + event - PROTECTED_AREA + 1


def event_of(aim: i64) -> i64:
    """The kind of event of an aim."""
    if aim > HELPS:
        return PROTECTED_AREA + aim - HELPS - 1
    return (aim - 1) // OPPONENTS


def opponent_of(aim: i64) -> i64:
    """The opponent of an aim; 0 for oneself."""
    return 0 if aim > HELPS else (aim - 1) % OPPONENTS + 1


def aim_row(aims: Pile) -> i64:
    """§4.1 The action that makes these aims in their order."""
    number: i64 = 0
    for i in range(aims.count):
        number = number * BASE + aims[aims.count - 1 - i]
    return AIM_NOTHING + number


def aims_of(action: i64, into: Pile) -> None:
    """§4.1 The aims of an action, in their order."""
    into.count = 0
    number = action - AIM_NOTHING
    while number > 0:
        into.add(number % BASE)
        number //= BASE


def aims_in(action: i64) -> list[int]:
    """§4.1 The same as a list, for cold code."""
    into = Pile(HAND)
    aims_of(action, into)
    return into.as_list()


def drops_in(action: i64) -> list[int]:
    """§2.2 The cards that an action drops, whatever it is."""
    return DROPS.cards_of(action) if kind_of(action) == DROP else []


assert len(EVENTS) == PROTECTED_AREA + 3  # §9.2 of every deck
assert DROPS.end <= AIM_NOTHING  # also for the largest deck (§9.1)
