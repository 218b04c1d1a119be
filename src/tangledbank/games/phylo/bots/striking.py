# Compiled: playouts ask it at every strike.
"""What a harmful event would leave of a web."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.containers import Pile
from tangledbank.games.phylo.cards.cards import CLIMATE_SHIFT, EPIDEMIC, HAND, OVERPOPULATION, Cards
from tangledbank.games.phylo.rules.food_webs import counting, some, worth
from tangledbank.games.phylo.rules.harmful_events import can_harm


@final
class Strikes:
    """Looks at one web at a time."""

    __slots__ = ("left", "web")

    def __init__(self) -> None:
        self.web = Pile(2 * HAND)
        self.left = Pile(2 * HAND)

    def lay(self, cards: Cards, links: vec[i64], hand: Pile) -> None:
        """The species of a hand that count."""
        some(hand, counting(cards, links, hand), self.web)

    def left_after(self, cards: Cards, links: vec[i64], effect: i64, card: i64, hop: i64) -> i64:
        """§6.4, §6.6 What the web still counts if this card is struck."""
        web, left = self.web, self.left
        left.count = 0
        is_harmed = hop > 0 or can_harm(cards, effect, card)
        width = cards.count
        for i in range(web.count):
            other = web[i]
            if effect == OVERPOPULATION:
                falls = links[card * width + other] != 0
            elif effect == EPIDEMIC:
                falls = cards.species[other] == cards.species[card]
            else:
                falls = other == card
            if not (is_harmed and falls):
                left.add(other)
        return worth(cards, left, counting(cards, links, left))

    def damage(self, cards: Cards, links: vec[i64], effect: i64) -> float:
        """§6.2 What the event takes from this web, as its owner would choose; hops half the rest.

        A climate shift goes on as often as not, mostly to a card that the first one fed.
        """
        web = self.web
        all_ = worth(cards, web, -1)
        most: i64 = 0
        for i in range(web.count):
            most = max(most, cards.points[web[i]])
        least = all_
        for i in range(web.count):
            if cards.points[web[i]] == most:
                least = min(least, self.left_after(cards, links, effect, web[i], 0))
        found = float(all_ - least)
        if effect == CLIMATE_SHIFT and web.count > 1:
            found += 0.25 * float(least)
        return found
