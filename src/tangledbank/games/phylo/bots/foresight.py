# Compiled: for one decision it tries every drop with 120 draws.
"""What keeping some cards of a hand promises, by draws that are tried out."""

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.containers import Pile
from tangledbank.core.rng import Rng
from tangledbank.games.phylo.cards.cards import HAND, Cards
from tangledbank.games.phylo.rules.food_webs import counting, worth
from tangledbank.games.phylo.rules.state import State
from tangledbank.games.phylo.seen.odds import shuffle_top


def promises(
    position: State,
    seat: i64,
    unseen: Pile,
    draws: i64,
    prizes: list[float],
    events: list[float],
    times: i64,
    rng: Rng,
) -> list[float]:
    """For every set of cards that the seat may keep the mean prize after that many draws.

    All sets are tried with the same luck. After this draw loose species are dropped, as long as
    draws are left. `prizes` is what a count is worth, `events` what holding an event adds to it.
    """
    cards, links, hand = position.cards, position.links, position.hands[seat]
    sets: i64 = 1 << hand.count
    totals = [0.0] * int(sets)
    tried = Pile(HAND)
    for _time in range(times):
        shuffle_top(unseen, min(unseen.count, HAND * draws), rng)
        for mask in range(sets):
            top = keep(hand, mask, unseen, tried)
            for _draw in range(draws - 1):
                top = keep(tried, settled(cards, links, tried), unseen, tried, top)
            totals[mask] += prize_of(cards, links, tried, prizes, events)
    return totals


def keep(hand: Pile, mask: i64, unseen: Pile, into: Pile, top: i64 = 0) -> i64:
    """Keep some cards and draw for the others, from `top` cards below the top on."""
    cards, held, coming = into.cards, hand.cards, unseen.cards
    count: i64 = 0
    size = hand.count
    for i in range(size):
        if mask >> i & 1:
            cards[count] = held[i]
            count += 1
    while count < size and top < unseen.count:
        cards[count] = coming[unseen.count - 1 - top]
        count += 1
        top += 1
    into.count = count
    return top


def settled_in(position: State, seat: i64) -> i64:
    """What counts in a hand, and events, a bit a place."""
    return settled(position.cards, position.links, position.hands[seat])


def settled(cards: Cards, links: vec[i64], hand: Pile) -> i64:
    """What counts, and events."""
    found = counting(cards, links, hand)
    for i in range(hand.count):
        if cards.is_event(hand[i]):
            found |= 1 << i
    return found


def prize_of(
    cards: Cards, links: vec[i64], hand: Pile, prizes: list[float], events: list[float]
) -> float:
    """What a hand is worth at the reveal."""
    count = float(worth(cards, hand, counting(cards, links, hand)))
    for i in range(hand.count):
        if cards.is_event(hand[i]):
            count += events[cards.effect[hand[i]]]
    return prizes[min(int(count), len(prizes) - 1)]
