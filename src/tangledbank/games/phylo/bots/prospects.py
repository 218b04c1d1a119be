# Compiled: every drop in a playout is chosen with it.
"""What keeping some cards of a hand promises, reckoned from what unseen cards could add to it.

The unseen cards are grouped by the cards of the hand that would feed them. For each set of kept
cards that gives, without trying any draw, about how much the hand will count, and how far that may
be off.
"""

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.core.containers import Pile, zeros
from tangledbank.games.phylo.cards.cards import EVENTS, HAND, Cards
from tangledbank.games.phylo.rules.state import State

SETS: Final = 1 << HAND
MOST: Final = 120  # no hand is worth more
NEVER: Final = -1e9
PLAIN: Final = 0.4  # how often a consumer that is drawn would itself be fed
OVER: Final = 3  # points that are kept if another draw could still replace the card
# Seven points stand for what may come; these are the weights of three on either side.
NEAR: Final = 0.835
HALFWAY: Final = 0.487
FAR: Final = 0.198


def fractions(n: i64) -> vec[float]:
    """A row of numbers, all 0."""
    return vec[float]([0.0] * int(n))


@final
class Prospects:
    """The sets of one hand at a time; all rows are used again for the next."""

    __slots__ = (
        "base", "best", "by_size", "events", "feeders", "food", "group", "group_count", "groups",
        "later", "means", "odds", "odds_square", "of_ones", "ones", "over", "points", "prizes",
        "rates", "species", "square", "sure", "sure_kept", "sure_over", "sure_square", "unseen",
        "values", "worth",
    )  # fmt: skip

    def __init__(self, cards: Cards, links: vec[i64]) -> None:
        self.worth = fractions(len(EVENTS))  # what an event adds, by its kind
        self.prizes = fractions(MOST + 1)  # what a count is worth
        for count in range(MOST + 1):
            self.prizes[count] = float(count)
        self.rates = feeding(cards, links)
        self.values = fractions(SETS)  # by set of kept cards
        self.means = fractions(SETS)
        self.by_size = fractions(HAND + 1)  # the best value, by how many are dropped
        self.best: vec[i64] = zeros(HAND + 1)  # and the set that has it
        # of the hand, by place
        self.food: vec[i64] = zeros(HAND)  # the places that feed it
        self.points = fractions(HAND)
        self.events = fractions(HAND)
        self.of_ones = fractions(HAND)  # unseen cards of chain 1 that feed it
        self.ones: i64 = 0  # the places of chain 1, a bit each
        self.species: i64 = 0  # and of all species
        # of unseen cards that need no others: how many there are, their points, and so on
        self.unseen = 0.0
        self.sure = 0.0
        self.sure_square = 0.0
        self.sure_over = 0.0
        self.sure_kept = 0.0
        # unseen consumers, by the places of the hand that feed them
        self.groups: vec[i64] = zeros(SETS)
        self.group: i64 = 0
        self.group_count = fractions(SETS)
        self.base = fractions(SETS)
        self.square = fractions(SETS)
        self.over = fractions(SETS)
        self.odds = fractions(SETS * HAND)  # points by luck: another new card feeds them
        self.odds_square = fractions(SETS * HAND)
        self.feeders = fractions(SETS * HAND)  # how many of the group feed each place
        # what a second draw adds to what is reckoned here, by cards dropped in the first
        self.later = fractions(HAND + 1)

    def look(self, position: State, seat: i64, draws: i64) -> i64:
        """Judge every set that the seat may keep, with this many draws to come; the best one."""
        hand = position.hands[seat]
        self.read_hand(position, hand)
        self.read_unseen(position, seat)
        for i in range(HAND + 1):
            self.by_size[i] = NEVER
            self.best[i] = 0
        best: i64 = 0
        for mask in range(1 << hand.count):
            new = self.judge(mask, hand.count, draws)
            value = self.values[mask]
            if value > self.values[best]:
                best = mask
            if value > self.by_size[new]:
                self.by_size[new] = value
                self.best[new] = mask
        return best

    def read_hand(self, position: State, hand: Pile) -> None:
        """What each card is worth by itself, and which others feed it."""
        cards, links = position.cards, position.links
        held, size, width = hand.cards, hand.count, cards.count
        self.ones = 0
        self.species = 0
        for i in range(size):
            card = held[i]
            effect = cards.effect[card]
            self.of_ones[i] = 0.0
            self.food[i] = 0
            self.events[i] = 0.0
            self.points[i] = float(cards.points[card])
            if effect >= 0:
                self.events[i] = self.worth[effect]
                continue
            self.species |= 1 << i
            if cards.chain[card] == 1:
                self.ones |= 1 << i
                continue
            for j in range(size):
                if links[card * width + held[j]]:
                    self.food[i] |= 1 << j

    def read_unseen(self, position: State, seat: i64) -> None:
        """What any of the cards may bring that this seat has not seen."""
        cards, links = position.cards, position.links
        hand, mine = position.hands[seat], position.dropped[seat]
        held, size, width = hand.cards, hand.count, cards.count
        for mask in range(1 << size):
            self.group_count[mask] = 0.0
        self.group = 0
        self.unseen = 0.0
        self.sure = 0.0
        self.sure_square = 0.0
        self.sure_over = 0.0
        self.sure_kept = 0.0
        for card in range(width):
            if card in hand or card in mine:
                continue
            self.unseen += 1.0
            effect = cards.effect[card]
            if effect >= 0:
                self.add_sure(self.worth[effect])
                continue
            fed: i64 = 0
            if cards.chain[card] == 1:
                self.add_sure(float(cards.points[card]))
                for i in range(size):
                    if links[held[i] * width + card]:
                        self.of_ones[i] += 1.0
                continue
            for i in range(size):
                if links[card * width + held[i]]:
                    fed |= 1 << i
            self.add_to_group(fed, card, float(cards.points[card]))
            for i in range(size):
                if links[held[i] * width + card]:
                    self.feeders[fed * HAND + i] += 1.0
        self.unseen = max(1.0, self.unseen)

    def add_sure(self, value: float) -> None:
        """An unseen card that needs no other: an event, or one of chain 1."""
        self.sure += value
        self.sure_square += value * value
        if value >= float(OVER):
            self.sure_over += value - float(OVER)
            self.sure_kept += 1.0

    def judge(self, mask: i64, size: i64, draws: i64) -> i64:
        """What keeping this set promises; how many cards are dropped."""
        counts = self.counting(mask, size)
        new: i64 = 0
        mean = 0.0
        for i in range(size):
            if counts >> i & 1:
                mean += self.points[i]
            elif mask >> i & 1:
                mean += self.events[i]
            else:
                new += 1
        spread = 0.0
        if new > 0:
            one, square, over, kept = self.new_card(counts, new)
            tries = float(new)
            if draws > 1:
                one += over
                tries += tries * (1.0 - kept) * float(draws - 1)
            mean += float(new) * one
            spread += float(new) * max(0.0, square - one * one)
            loose = mask & self.species & ~counts
            for i in range(size):
                if loose >> i & 1:
                    chance = self.chance_of_food(i, counts, tries)
                    mean += chance * self.points[i]
                    spread += chance * (1.0 - chance) * self.points[i] * self.points[i]
        if draws > 1:
            mean += self.later[new]
        self.means[mask] = mean
        self.values[mask] = self.prize(mean, spread)
        return new

    def counting(self, mask: i64, size: i64) -> i64:
        """§3.1 Which of the kept cards count, a bit each."""
        food = self.food
        counts = self.ones & mask
        grew = counts != 0
        while grew:
            grew = False
            for i in range(size):
                if (mask & ~counts) >> i & 1 and food[i] & counts:
                    counts |= 1 << i
                    grew = True
        return counts

    def new_card(self, counts: i64, new: i64) -> tuple[float, float, float, float]:
        """A new card's points and their square, what better ones are above, how many are kept."""
        one, square = self.sure, self.sure_square
        over, kept = self.sure_over, self.sure_kept
        for k in range(self.group):
            group = self.groups[k]
            if group & counts:
                one += self.base[group]
                square += self.square[group]
                over += self.over[group]
                kept += self.group_count[group]
            else:
                one += self.odds[group * HAND + new - 1]
                square += self.odds_square[group * HAND + new - 1]
        unseen = self.unseen
        return one / unseen, square / unseen, over / unseen, kept / unseen

    def chance_of_food(self, i: i64, counts: i64, tries: float) -> float:
        """How likely one of the new cards feeds a loose one."""
        feeders = self.of_ones[i]
        for k in range(self.group):
            group = self.groups[k]
            if group & counts:
                feeders += self.feeders[group * HAND + i]
        part = feeders / self.unseen
        miss = 1.0
        while tries >= 1.0:
            miss *= 1.0 - part
            tries -= 1.0
        return 1.0 - miss * (1.0 - tries * part)

    def add_to_group(self, fed: i64, card: i64, value: float) -> None:
        """An unseen consumer that these places of the hand would feed."""
        if self.group_count[fed] == 0.0:
            self.groups[self.group] = fed
            self.group += 1
            self.base[fed] = 0.0
            self.square[fed] = 0.0
            self.over[fed] = 0.0
            for i in range(HAND):
                self.odds[fed * HAND + i] = 0.0
                self.odds_square[fed * HAND + i] = 0.0
                self.feeders[fed * HAND + i] = 0.0
        self.group_count[fed] += 1.0
        self.base[fed] += value
        self.square[fed] += value * value
        if value > float(OVER):
            self.over[fed] += value - float(OVER)
        for i in range(HAND):
            chance = self.rates[card * HAND + i]
            self.odds[fed * HAND + i] += chance * value
            self.odds_square[fed * HAND + i] += chance * value * value

    def prize(self, mean: float, spread: float) -> float:
        """What a count is worth that may turn out higher or lower."""
        if spread <= 0.01:
            return self.prize_of(mean)
        deviation = sqrt(spread)
        found = self.prize_of(mean)
        found += NEAR * self.on_both_sides(mean, 0.665 * deviation)
        found += HALFWAY * self.on_both_sides(mean, 1.33 * deviation)
        found += FAR * self.on_both_sides(mean, 1.996 * deviation)
        return found / (1.0 + 2.0 * (NEAR + HALFWAY + FAR))

    def on_both_sides(self, mean: float, side: float) -> float:
        """What two counts are worth together, one as much higher as the other is lower."""
        return self.prize_of(mean - side) + self.prize_of(mean + side)

    def prize_of(self, count: float) -> float:
        """Between two counts as much as lies between."""
        if count <= 0.0:
            return self.prizes[0]
        below = i64(count)
        if below >= MOST:
            return self.prizes[MOST]
        part = count - float(below)
        return (1.0 - part) * self.prizes[below] + part * self.prizes[below + 1]


def feeding(cards: Cards, links: vec[i64]) -> vec[float]:
    """The chance that one of 0 to 4 other new cards feeds a consumer, by card."""
    found = fractions(cards.count * HAND)
    for card in range(cards.count):
        if cards.chain[card] <= 1:
            continue
        feeders = 0.0
        for other in range(cards.count):
            if links[card * cards.count + other]:
                feeders += 1.0 if cards.chain[other] == 1 else PLAIN
        miss = 1.0
        for others in range(HAND):
            found[card * HAND + others] = 1.0 - miss
            miss *= 1.0 - feeders / float(cards.count)
    return found
