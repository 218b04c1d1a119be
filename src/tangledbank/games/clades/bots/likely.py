"""A lively action: a random one among hundreds of false calls would hardly move the game."""

from tangledbank.core import position as core
from tangledbank.core.containers import Pile
from tangledbank.core.grounds import ALLOWED
from tangledbank.core.rng import Rng
from tangledbank.games.clades.cards.qualities import CARDS, NO_CARD
from tangledbank.games.clades.rules.actions import HINT, PASS, STUCK, UNSTUCK, call
from tangledbank.games.clades.rules.calling import fill_reach
from tangledbank.games.clades.rules.harder import has_to_choose
from tangledbank.games.clades.rules.position import Position
from tangledbank.games.clades.seen.hints import triples_in_reach

IN_TEN_A_TRIPLE = 6
IN_TEN_ANY_CALL = 7  # the rest: stuck, pass, hint
ONE_IN = 6  # a hint, or looking again


def likely_action(position: core.Position, seat: int, rng: Rng) -> int:
    """Mostly a triple, now and then a false call, or none at all."""
    assert isinstance(position, Position)
    chance = rng.below(10)
    if chance < IN_TEN_A_TRIPLE:
        triples = triples_in_reach(position, seat)
        three = list(triples[rng.below(len(triples))]) if triples else []
    else:
        three = any_three(position, seat, rng) if chance < IN_TEN_ANY_CALL else []
    if three:
        action = int(call(three[0], three[1], three[2], gift(position, seat, three, rng)))
        if position.ground(seat, action) == ALLOWED:
            return action
    if position.ground(seat, HINT) == ALLOWED and rng.below(ONE_IN) == 0:
        return HINT
    if position.terms.untimed:
        return PASS
    if not position.is_stuck[seat]:
        return STUCK
    return UNSTUCK if rng.below(ONE_IN) == 0 else wait(position, seat, rng)


def wait(position: Position, seat: int, rng: Rng) -> int:
    """A seat that is stuck stays so, as a rule, and lets a lock-out pass with a false call."""
    three = any_three(position, seat, rng)
    action = int(call(three[0], three[1], three[2])) if three else UNSTUCK
    return action if position.ground(seat, action) == ALLOWED else UNSTUCK


def any_three(position: Position, seat: int, rng: Rng) -> list[int]:
    """Three cards in reach, if there are that many."""
    cards = Pile(CARDS)
    fill_reach(position, seat, cards)
    if cards.count < 3:
        return []
    cards.shuffle(rng)
    return sorted(cards.as_list()[:3])


def gift(position: Position, seat: int, three: list[int], rng: Rng) -> int:
    """§7.3 The card that is given in exchange, if one has to be named."""
    hand = position.hands[seat]
    if has_to_choose(position, seat, three[0], three[1], three[2]):
        return int(hand[rng.below(hand.count)])
    return NO_CARD
