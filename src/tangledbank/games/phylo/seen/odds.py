# Compiled: for one piece of advice it looks at up to 150,000 draws.
"""§3.6 Draws looked at in advance: all of them, or a sample."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tangledbank.core.containers import Pile
from tangledbank.core.rng import Rng
from tangledbank.games.phylo.cards.cards import Cards
from tangledbank.games.phylo.rules.food_webs import count_of, counting


@final
@mypyc_attr(acyclic=True)
class Tally:
    """What the draws that were looked at count."""

    __slots__ = ("better", "looked_at", "now", "total")

    def __init__(self, now: i64) -> None:
        self.now: i64 = now  # what the hand counts before the draw
        self.looked_at: i64 = 0
        self.total: i64 = 0
        self.better: i64 = 0

    def add(self, count: i64) -> None:
        """One more draw."""
        self.looked_at += 1
        self.total += count
        if count > self.now:
            self.better += 1


def every_draw(
    cards: Cards, links: vec[i64], hand: Pile, unseen: Pile, first: i64, draws: i64, tally: Tally
) -> None:
    """Count every hand that this many unseen cards, from the first on, can make of this one."""
    if draws == 0:
        tally.add(count_of(cards, links, hand))
        return
    for i in range(first, unseen.count - draws + 1):
        hand.add(unseen[i])
        every_draw(cards, links, hand, unseen, i + 1, draws - 1, tally)
        hand.count -= 1


def some_draws(
    cards: Cards,
    links: vec[i64],
    hand: Pile,
    unseen: Pile,
    draws: i64,
    times: i64,
    rng: Rng,
    tally: Tally,
) -> None:
    """The same for a sample of draws."""
    for _time in range(times):
        shuffle_top(unseen, draws, rng)
        for i in range(draws):
            hand.add(unseen[unseen.count - 1 - i])
        tally.add(count_of(cards, links, hand))
        hand.count -= draws


def shuffle_top(pile: Pile, count: i64, rng: Rng) -> None:
    """Bring a random choice of cards, in random order, to the top."""
    cards = pile.cards
    for i in range(count):
        last = pile.count - 1 - i
        j = rng.below(last + 1)
        card = cards[last]
        cards[last] = cards[j]
        cards[j] = card


def feeds(cards: Cards, links: vec[i64], hand: Pile, card: i64, food: i64) -> bool:
    """§3.1 Whether a loose card of the hand would count with one card more."""
    hand.add(food)
    found = counting(cards, links, hand)
    hand.count -= 1
    for i in range(hand.count):
        if hand[i] == card:
            return found >> i & 1 != 0
    return False
