"""§3 The food web of a hand: which species count, and what that is worth."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.containers import Pile
from tangledbank.games.phylo.cards.cards import HAND, Cards
from tangledbank.games.phylo.rules.state import State
from tangledbank.games.phylo.rules.told import pack

ALL: Final = -1


def counting(cards: Cards, links: vec[i64], hand: Pile, held: i64 = ALL) -> i64:
    """§3.1 The species that count, a bit a place: first chain 1, then whatever they feed (P1).

    `held` says which places are looked at, as if the others were empty.
    """
    lying = hand.cards
    count = cards.count
    found: i64 = 0
    open_: i64 = 0  # consumers that nothing feeds yet
    for i in range(hand.count):
        if held >> i & 1 == 0:
            continue
        chain = cards.chain[lying[i]]
        if chain == 1:
            found |= 1 << i
        elif chain > 1:
            open_ |= 1 << i
    grew = found != 0
    while grew and open_ != 0:
        grew = False
        for i in range(hand.count):
            if open_ >> i & 1 and is_fed(links, lying[i] * count, hand, found):
                found |= 1 << i
                open_ &= ~(1 << i)
                grew = True
    return found


def is_fed(links: vec[i64], row: i64, hand: Pile, found: i64) -> bool:
    """§3.2, §3.3 Whether a species found so far is food for the eater of this row of links."""
    lying = hand.cards
    for j in range(hand.count):
        if found >> j & 1 and links[row + lying[j]]:
            return True
    return False


def worth(cards: Cards, hand: Pile, mask: i64) -> i64:
    """§7.1 The points (§3.8) of some cards of a hand."""
    lying = hand.cards
    total: i64 = 0
    for i in range(hand.count):
        if mask >> i & 1:
            total += cards.points[lying[i]]
    return total


def count_of(cards: Cards, links: vec[i64], hand: Pile) -> i64:
    """§7.1 What a hand counts."""
    return worth(cards, hand, counting(cards, links, hand))


def keeps(cards: Cards, links: vec[i64], hand: Pile) -> tuple[list[int], list[int]]:
    """For every set of kept cards which of them would count, and for how much."""
    found: list[int] = []
    points: list[int] = []
    for held in range(1 << hand.count):
        mask = counting(cards, links, hand, held)
        found.append(int(mask))
        points.append(int(worth(cards, hand, mask)))
    return found, points


def some(hand: Pile, mask: i64, into: Pile) -> None:
    """Those cards of a hand whose bits are set."""
    into.count = 0
    for i in range(hand.count):
        if mask >> i & 1:
            into.add(hand[i])


def fill_web(position: State, seat: i64, into: Pile) -> None:
    """§3.1 The species of a hand that count."""
    hand = position.hands[seat]
    some(hand, counting(position.cards, position.links, hand), into)


def packed_web(position: State, seat: i64) -> i64:
    """The same in one number, for events."""
    if not position.listening:
        return 0
    web = Pile(HAND)
    fill_web(position, seat, web)
    return pack(web)


def has_three_levels(cards: Cards, links: vec[i64], hand: Pile) -> bool:
    """§6.10 Whether a counting 3 eats a counting 2 that eats a counting 1 (P27, P30)."""
    found = counting(cards, links, hand)
    for i in range(hand.count):
        if found >> i & 1 and is_three(cards, hand[i]):
            for j in range(hand.count):
                prey = hand[j]
                if (
                    found >> j & 1
                    and cards.chain[prey] == 2
                    and links[hand[i] * cards.count + prey]
                    and eats_a_one(cards, links, hand, found, prey, hand[i])
                ):
                    return True
    return False


def is_three(cards: Cards, card: i64) -> bool:
    """§3.4 A 3 by either of its roles."""
    return cards.chain[card] == 3 or cards.second_role[card] == 3


def eats_a_one(
    cards: Cards, links: vec[i64], hand: Pile, found: i64, eater: i64, above: i64
) -> bool:
    """Whether the eater has a counting 1 for food, other than the one above it (P30)."""
    for j in range(hand.count):
        food = hand[j]
        is_one = found >> j & 1 and cards.chain[food] == 1 and food != above
        if is_one and links[eater * cards.count + food]:
            return True
    return False
