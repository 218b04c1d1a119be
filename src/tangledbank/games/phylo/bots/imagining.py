# Compiled: every guess of a search is made with it.
"""Rivals' hands as they may have come about: dealt, and dropped from as a good player would.

How many cards a rival has dropped in each draw is public. Of several hands that it may have been
dealt, one is taken by how likely such a player drops just that many of it; and again after the
draw.
"""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from tangledbank.core.containers import Pile
from tangledbank.core.rng import Rng, seed_from
from tangledbank.games.phylo.bots.policy import Policy
from tangledbank.games.phylo.bots.prospects import Prospects, fractions
from tangledbank.games.phylo.cards.cards import HAND
from tangledbank.games.phylo.rules.state import AIMING, NONE, State
from tangledbank.games.phylo.seen.knowing import SECRET, fill_unseen

TRIED: Final = 6  # hands for each draw
FIRM: Final = 0.7  # points: by so much less a player may like what it does
SLIP: Final = 0.02  # anything at all may have been done


@final
class Past:
    """Scratch piles for one rival at a time."""

    __slots__ = ("fresh", "held", "kept", "masks", "weights")

    def __init__(self) -> None:
        self.weights = fractions(TRIED)
        self.masks = [0] * TRIED
        self.kept = Pile(HAND)
        self.fresh = Pile(TRIED * HAND)
        self.held = Pile(HAND)

    def imagine(self, position: State, viewer: i64, policy: Policy, rng: Rng) -> None:
        """Every rival's hand and drops; those who are ready aim by the policy."""
        position.rng.seed(seed_from(rng))
        for seat in range(position.seats):
            if seat != viewer:
                position.hands[seat].count = 0
                position.dropped[seat].count = 0
        fill_unseen(position, position.pickup)
        position.pickup.shuffle(rng)
        for seat in range(position.seats):
            if seat != viewer:
                self.live(position, seat, policy.prospects, rng)
        for seat in range(position.seats):
            if position.chosen[seat] == SECRET:
                position.chosen[seat] = policy.aim(position, seat, rng)

    def live(self, position: State, seat: i64, prospects: Prospects, rng: Rng) -> None:
        """Deal to a rival from the pickup pile, and let it drop as many as it did."""
        kept = self.kept
        kept.count = 0
        last = position.terms.draws if position.phase == AIMING else position.draw
        for draw in range(last):
            drew = position.drew[seat * position.terms.draws + draw]
            if drew == NONE:
                break
            self.take_draw(position, seat, draw, drew, prospects, rng)
        hand = position.hands[seat]
        hand.copy_from(kept)
        while hand.count < HAND:
            hand.slot_in(position.pickup.draw())

    def take_draw(
        self, position: State, seat: i64, draw: i64, drew: i64, prospects: Prospects, rng: Rng
    ) -> None:
        """Fill the hand up to five, drop this many, and keep the rest."""
        kept, fresh, hand = self.kept, self.fresh, position.hands[seat]
        pickup = position.pickup
        missing = HAND - kept.count
        tried: i64 = min(i64(TRIED), pickup.count // missing) if missing > 0 else 1
        fresh.count = 0
        for _card in range(tried * missing):
            fresh.add(pickup.draw())
        total = 0.0
        draws = position.terms.draws - draw
        for i in range(tried):
            self.fill(hand, i, missing)
            prospects.look(position, seat, draws)
            weight = self.likelihood(prospects, drew)
            self.weights[i] = weight
            self.masks[i] = int(prospects.best[drew])
            total += weight
        point = total * float(rng.below(1 << 30)) / float(1 << 30)
        chosen: i64 = 0
        while chosen + 1 < tried and point >= self.weights[chosen]:
            point -= self.weights[chosen]
            chosen += 1
        self.fill(hand, chosen, missing)
        for i in range(tried * missing):
            if not chosen * missing <= i < (chosen + 1) * missing:
                pickup.add(fresh[i])
        self.mix_in(pickup, (tried - 1) * missing, rng)
        mask: i64 = self.masks[chosen]
        kept.count = 0
        for i in range(hand.count):
            if mask >> i & 1:
                kept.add(hand[i])
            else:
                position.dropped[seat].add(hand[i])

    def fill(self, hand: Pile, i: i64, missing: i64) -> None:
        """The kept cards and the new ones of this try."""
        hand.copy_from(self.kept)
        for k in range(i * missing, (i + 1) * missing):
            hand.slot_in(self.fresh[k])

    def likelihood(self, prospects: Prospects, drew: i64) -> float:
        """How likely this many are dropped of the hand that was looked at."""
        most = -1e9
        for i in range(HAND + 1):
            most = max(most, prospects.by_size[i])
        total = 0.0
        for i in range(HAND + 1):
            total += exp(max(-30.0, (prospects.by_size[i] - most) / FIRM))
        return SLIP + exp(max(-30.0, (prospects.by_size[drew] - most) / FIRM)) / total

    def mix_in(self, pile: Pile, count: i64, rng: Rng) -> None:
        """Cards that were put back on top go anywhere."""
        cards = pile.cards
        for i in range(count):
            last = pile.count - 1 - i
            j = rng.below(pile.count)
            card = cards[last]
            cards[last] = cards[j]
            cards[j] = card


def can_retrace(position: State, viewer: i64) -> bool:
    """§2.5 Whether all that was dropped still lies there, and nobody went without."""
    draws = position.terms.draws
    lying: i64 = 0
    dropped: i64 = 0
    for seat in range(position.seats):
        if position.hands[seat].count != HAND:
            return False
        mine: i64 = 0
        for draw in range(draws):
            drew = position.drew[seat * draws + draw]
            if drew != NONE:
                mine += drew
        if seat == viewer and mine != position.dropped[seat].count:
            return False
        lying += position.dropped[seat].count
        dropped += mine
    return lying == dropped
