# Compiled: every trial of a drop is judged with it.
"""One seat's drop, pondered: what each count would be worth now, and what each drop promises."""

from typing import Final, final

from mypy_extensions import i64

from tangledbank.core.containers import Actions
from tangledbank.core.rng import Rng, seed_from
from tangledbank.games.phylo.bots.learning import Learnt
from tangledbank.games.phylo.bots.prospects import Prospects
from tangledbank.games.phylo.bots.standing import Standing
from tangledbank.games.phylo.cards.cards import (
    HAND,
    PROTECTED_AREA,
    RESEARCH_STATION,
    RESTORATION,
)
from tangledbank.games.phylo.rules.food_webs import count_of, has_three_levels
from tangledbank.games.phylo.rules.state import DRAWING, NONE, State

GUESSES: Final = 80  # at most, that are played out before a drop
FEWEST: Final = 8
TRIALS: Final = 10  # to come are worth one guess
FIRST_DRAWS: Final = 16  # that are tried for each first drop, before it is looked at closely
SHY: Final = 0.6  # a protected area has done less in games than is reckoned from guesses
MOST_WORTH: Final = 12.0  # points, for an event


@final
class Pondering:
    """The guesses of one decision, and what follows from them."""

    __slots__ = (
        "actions",
        "count",
        "guesses",
        "held",
        "learnt",
        "own",
        "played",
        "seat",
        "standing",
    )

    def __init__(self, position: State, learnt: Learnt) -> None:
        self.learnt = learnt
        self.seat: i64 = NONE  # who drops cards, if this is pondered at all
        self.count: i64 = 0  # guesses
        self.held: i64 = 0  # kinds of events in the hand, a bit each
        self.own = Prospects(position.cards, position.links)
        self.standing = Standing(position.seats, learnt.lessons)
        self.actions = Actions()
        self.guesses: list[State] = []
        for _guess in range(GUESSES):
            self.guesses.append(like(position))
        self.played = like(position)

    def begin(self, position: State, seat: i64, trials: i64) -> None:
        """§2.2 This seat is about to drop cards."""
        self.count = max(i64(FEWEST), min(i64(GUESSES), trials // TRIALS))
        self.held = 0
        hand = position.hands[seat]
        for i in range(hand.count):
            if position.cards.is_event(hand[i]):
                self.held |= 1 << position.cards.effect[hand[i]]
        self.standing.begin(position, seat, self.learnt.race)

    def play(self, guess: State, rng: Rng) -> None:
        """Play one guess to the end of the round."""
        played, policy = self.played, self.learnt.policy
        played.copy_from(guess)
        asked = played.to_act()
        while asked >= 0 and played.round == guess.round:
            played.apply(asked, policy.choose(played, asked, self.actions, rng))
            asked = played.to_act()
        self.standing.add(played, self.learnt.race, self.held)

    def finish(self, position: State, seat: i64) -> None:
        """What the guesses say."""
        self.standing.fill(self.own.prizes)
        self.standing.compare(self.held)
        self.price(position, seat)
        self.seat = seat

    def price(self, position: State, seat: i64) -> None:
        """What the seat's events are worth in points, where it stands now."""
        own, usual = self.own, self.learnt.prospects
        for effect in range(len(usual.worth)):
            own.worth[effect] = usual.worth[effect]
        for size in range(HAND + 1):
            own.later[size] = usual.later[size]
        draws = draws_left(position, seat)
        middle = max(3.0, usual.means[usual.look(position, seat, draws)])
        slope = (own.prize_of(middle + 2.0) - own.prize_of(middle - 2.0)) / 4.0
        if slope < 0.0001:
            return
        for effect in range(RESTORATION):
            if self.held >> effect & 1:
                gain = self.standing.gain(effect, middle)
                if effect == PROTECTED_AREA:
                    gain *= SHY
                own.worth[effect] = min(MOST_WORTH, max(0.0, gain / slope))

    def value_of(self, position: State, seat: i64) -> float:
        """The chance of winning with this hand, at a count that is still to come."""
        own = self.own
        draws = draws_left(position, seat)
        if draws > 0:
            return own.values[own.look(position, seat, draws)]
        cards, links, hand = position.cards, position.links, position.hands[seat]
        count = float(count_of(cards, links, hand))
        looked_at: i64 = 0  # events whose gain is known for each count
        for i in range(hand.count):
            effect = cards.effect[hand[i]]
            if effect == RESEARCH_STATION:
                if has_three_levels(cards, links, hand):
                    count += float(position.terms.station)
            elif 0 <= effect < RESTORATION and self.held >> effect & 1:
                looked_at |= 1 << effect
            elif effect >= 0:
                count += own.worth[effect]
        found = own.prize_of(count)
        for effect in range(RESTORATION):
            if looked_at >> effect & 1:
                gain = self.standing.gain(effect, count)
                found += SHY * gain if effect == PROTECTED_AREA else gain
        return min(1.0, max(0.0, found))

    def is_about(self, position: State, viewer: i64) -> bool:
        """Whether this is the decision that is pondered, and not another one."""
        guess = self.guesses[0]
        if (
            position.round != guess.round
            or position.draw != guess.draw
            or position.turn != guess.turn
            or position.phase != guess.phase
        ):
            return False
        hand, other = position.hands[viewer], guess.hands[viewer]
        for i in range(hand.count):
            if hand[i] not in other:
                return False
        return hand.count == other.count

    def recall(self, position: State, rng: Rng) -> None:
        """One of the guesses, with another order of the pickup pile."""
        position.copy_from(self.guesses[rng.below(self.count)])
        position.rng.seed(seed_from(rng))
        position.pickup.shuffle(rng)

    def try_draws(self, position: State, seat: i64, draws: i64, values: list[float]) -> None:
        """What each drop promises once its cards are drawn, the same ones for all drops."""
        table = self.played
        table.copy_from(position)
        table.drew[seat * table.terms.draws + table.draw - 1] = 0
        hand, new = position.hands[seat], table.hands[seat]
        size = hand.count
        tried: i64 = self.count if draws == 1 else min(i64(FIRST_DRAWS), self.count)
        for mask in range(len(values)):
            values[mask] = 0.0
        for number in range(tried):
            pickup = self.guesses[number].pickup
            for mask in range(len(values)):
                new.count = 0
                top: i64 = pickup.count
                for i in range(size):
                    if mask >> i & 1:
                        new.slot_in(hand[i])
                    elif top > 0:
                        top -= 1
                        new.slot_in(pickup[top])
                values[mask] += self.value_of(table, seat) / float(tried)


def like(position: State) -> State:
    """An empty table of the same kind."""
    found = position.blank()
    assert isinstance(found, State)
    return found


def draws_left(position: State, seat: i64) -> i64:
    """How often the seat may still draw in this round."""
    if position.phase != DRAWING:
        return 0
    draws = position.terms.draws
    left = draws - position.draw
    if position.drew[seat * draws + position.draw - 1] == NONE:
        left += 1
    return left


def is_fresh(position: State) -> bool:
    """Whether a round has just been dealt, and nobody has dropped anything."""
    if position.phase != DRAWING or position.draw != 1:
        return False
    return position.drew[position.after(position.dealer) * position.terms.draws] == NONE
