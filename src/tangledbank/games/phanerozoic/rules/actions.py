"""Actions as numbers: a kind, a card and a target, twelve bits for each card."""

from typing import Final

from mypy_extensions import i64

from tangledbank.games.phanerozoic.cards.cards import CARD_BITS, Cards

CHOOSE: Final = 1  # §2.4 a card of the hand, face down
DRAFT: Final = 2  # §2.7 a card of the pool
KEEP: Final = 3  # §3.2
DISCARD: Final = 4  # §3.3 with the species that its bonus raises, if any
MUTATE: Final = 5  # §3.4 a mutation and its host
PLAY: Final = 6  # §3.7, §3.8 an event and its target
RECOVERY: Final = 7  # §3.9 a Recover and the card it takes
EVOLVE: Final = 8  # §3.10 a species and its parent
KEEP_GOAL: Final = 9  # §5.1

NOTHING: Final = 4095  # no target: all bits of a card; written out, for the compiler


def encode(kind: i64, card: i64, target: i64) -> i64:
    """The number of an action."""
    return kind << 2 * CARD_BITS | card << CARD_BITS | target


def kind_of(action: i64) -> i64:
    """What is done."""
    return action >> 2 * CARD_BITS


def card_of(action: i64) -> i64:
    """With which card, or goal."""
    return action >> CARD_BITS & NOTHING


def target_of(action: i64) -> i64:
    """To which card; NOTHING if to none."""
    return action & NOTHING


def is_action(cards: Cards, action: i64) -> bool:
    """Whether a number stands for an action with cards of this deck, allowed or not."""
    kind = kind_of(action)
    target = target_of(action)
    if kind < CHOOSE or kind > KEEP_GOAL:
        return False
    if card_of(action) >= (cards.goals if kind == KEEP_GOAL else cards.count):
        return False
    if target == NOTHING:
        return kind <= DISCARD or kind == KEEP_GOAL
    return DISCARD <= kind <= EVOLVE and target < cards.count


def choose(card: i64) -> i64:
    """§2.4 Lay a card of the hand face down."""
    return encode(CHOOSE, card, NOTHING)


def draft(card: i64) -> i64:
    """§2.7 Take a card of the pool."""
    return encode(DRAFT, card, NOTHING)


def keep(card: i64) -> i64:
    """§3.2 Keep a card for the next round."""
    return encode(KEEP, card, NOTHING)


def discard(card: i64, raised: i64 = NOTHING) -> i64:
    """§3.3 Discard a card, and raise a species by its bonus."""
    return encode(DISCARD, card, raised)


def mutate(host: i64, mutation: i64) -> i64:
    """§3.4 Tuck a mutation under a living species."""
    return encode(MUTATE, mutation, host)


def play(event: i64, target: i64) -> i64:
    """§3.6 Play Ideal conditions or a Meteorite on a living species."""
    return encode(PLAY, event, target)


def recover(event: i64, card: i64) -> i64:
    """§3.9 Take a card from the discard pile with a Recover."""
    return encode(RECOVERY, event, card)


def evolve(species: i64, parent: i64) -> i64:
    """§3.10 Play a species that descends from a living parent."""
    return encode(EVOLVE, species, parent)


def keep_goal(goal: i64) -> i64:
    """§5.1 Keep this goal."""
    return encode(KEEP_GOAL, goal, NOTHING)
