"""§3.6 What a drop would bring: odds from the cards that the seat has not seen.

And what a thinker says to a person: what to look at, which cards, which action, what it brings.
"""

from dataclasses import dataclass
from itertools import combinations
from math import comb

from tangledbank.core.containers import Pile, pile_of
from tangledbank.core.rng import seeded
from tangledbank.core.thinking import Aspect
from tangledbank.core.words import listed
from tangledbank.games.phylo.cards.cards import EVENTS, HAND, Cards
from tangledbank.games.phylo.cards.words import spelled
from tangledbank.games.phylo.rules.actions import (
    AIM,
    DROP,
    DROPS,
    NO_CARD,
    STRIKE,
    aims_in,
    card_of,
    drops_in,
    event_of,
    kind_of,
    opponent_of,
)
from tangledbank.games.phylo.rules.food_webs import count_of, counting
from tangledbank.games.phylo.seen.odds import Tally, every_draw, feeds, some_draws
from tangledbank.games.phylo.seen.view import View

MOST_DRAWS = 150_000  # that are all looked at: three cards of 95 unseen ones
SAMPLE = 20_000  # draws, if there are more
EXAMPLES = 3
HELPS = 5

# In the order of `PhyloMind.look`.
ASPECTS = (
    Aspect(
        per=0.5,
        more="Your web counts {number} points more on average.",
        less="Your web counts {number} points less on average.",
    ),
    Aspect(
        per=0.4,
        more="You hold {number} events more on average.",
        less="You hold {number} events fewer on average.",
    ),
    Aspect(
        per=0.5,
        more="The best rival counts {number} points more.",
        less="It costs the best rival {number} points.",
    ),
    Aspect(
        per=0.3,
        more="It wins {number} points more in this round, on average.",
        less="It wins {number} points less in this round, on average.",
    ),
)
PLACES = ("", "second ", "third ", "fourth ", "fifth ")  # of rivals, from the left


@dataclass(frozen=True)
class LooseOdds:
    """How likely a loose card finds food, if it is kept."""

    card: str
    feeders: int  # unseen cards that would make it count, each by itself
    now: float  # the chance that one of them comes with the cards of this draw
    draws_now: int
    later: float  # and with one card more in the next draw; the same in the last one
    draws_later: int
    examples: tuple[str, ...]  # up to three of the feeders


@dataclass(frozen=True)
class Help:
    """An unseen card, and how much more would count with it."""

    card: str
    gain: int


@dataclass(frozen=True)
class Advice:
    """One drop, looked at."""

    dropped: tuple[str, ...]
    draws: int
    unseen: int  # cards that the seat has not seen
    kept: int  # points that the kept cards count
    mean: float  # points after the draw, on average
    better: float  # the chance that more counts than now
    exact: bool  # every possible draw was looked at; if not, a sample
    looked_at: int  # how many draws
    odds: tuple[LooseOdds, ...]
    best: tuple[Help, ...]  # the cards that would help most, the best first


def advise(cards: Cards, view: View, action: int) -> Advice | None:
    """What a drop would bring, as far as the seat of the view can know; None for other actions."""
    if kind_of(action) != DROP or view.own is None or view.phase != "drawing":
        return None
    return Look(cards, view, DROPS.cards_of(action)).advice()


class Look:
    """A hand, some cards of it that are dropped, and the cards that may come."""

    def __init__(self, cards: Cards, view: View, dropped: list[int]) -> None:
        assert view.own is not None
        self.cards = cards
        self.links = (
            cards.by_size if view.options["scale"] else cards.any_size
        )  # §3.7 who eats whom
        self.hand = [cards.number_of[name] for name in view.own.hand]
        self.dropped = dropped
        self.kept = [card for card in self.hand if card not in dropped]
        self.mine = [cards.number_of[name] for name in view.own.dropped]
        known = {*self.hand, *self.mine}
        self.unseen = [card for card in cards.deck if card not in known]
        self.pickup = view.pickup
        self.discard = view.discard
        self.is_last = view.draw == view.options["draws"]

    def advice(self) -> Advice:
        """All of it."""
        now = self.count(self.hand)
        mean, better, exact, looked_at = self.outlook(now)
        return Advice(
            dropped=self.ids(self.dropped),
            draws=len(self.dropped),
            unseen=len(self.unseen),
            kept=self.count(self.kept),
            mean=mean,
            better=better,
            exact=exact,
            looked_at=looked_at,
            odds=tuple([self.odds(card) for card in self.hand if self.is_loose(card)]),
            best=self.best(),
        )

    def ids(self, found: list[int]) -> tuple[str, ...]:
        """Cards by their names."""
        return tuple([self.cards.ids[card] for card in found])

    def count(self, hand: list[int]) -> int:
        """§7.1 What some cards count."""
        return int(count_of(self.cards, self.links, pile_of(hand)))

    def is_loose(self, card: int) -> bool:
        """§3.5 Whether a species does not count among the kept cards and itself."""
        if self.cards.is_event(card):
            return False
        hand = [other for other in self.hand if other in self.kept or other == card]
        found = counting(self.cards, self.links, pile_of(hand))
        return not found >> hand.index(card) & 1

    # -- what may come ---------------------------------------------------------------------
    def ways(self, draws: int) -> list[tuple[int, float]]:
        """§2.5 How many own discards come back with that many cards, and how likely that is.

        None, unless the pickup pile runs out and the discard pile is shuffled.
        """
        beyond = min(max(0, draws - self.pickup), self.discard)
        mine, others = len(self.mine), self.discard - len(self.mine)
        every = comb(self.discard, beyond)
        return [
            (back, comb(mine, back) * comb(others, beyond - back) / every)
            for back in range(min(mine, beyond) + 1)
            if beyond - back <= others
        ]

    def coming(self, draws: int) -> int:
        """§2.5 How many cards come: there may be too few."""
        return min(draws, self.pickup + self.discard)

    def outlook(self, now: int) -> tuple[float, float, bool, int]:
        """The mean count after the draw, and the chance to count more than now."""
        mean = better = 0.0
        looked_at, exact = 0, True
        draws = self.coming(len(self.dropped))
        for back, share in self.ways(draws):
            tally = Tally(now)
            returns = list(combinations(self.mine, back))
            exact_here = comb(len(self.unseen), draws - back) * len(returns) <= MOST_DRAWS
            for some in returns:
                self.look(list(some), draws - back, exact_here, tally)
            exact = exact and exact_here
            looked_at += int(tally.looked_at)
            mean += share * int(tally.total) / int(tally.looked_at)
            better += share * int(tally.better) / int(tally.looked_at)
        return mean, better, exact, looked_at

    def look(self, back: list[int], draws: int, exact: bool, tally: Tally) -> None:
        """Draws of unseen cards along with own ones that came back."""
        hand = Pile(HAND + 1)
        hand.fill([*self.kept, *back])
        unseen = pile_of(self.unseen)
        if exact:
            every_draw(self.cards, self.links, hand, unseen, 0, draws, tally)
        else:
            rng = seeded(0)  # the same question has the same answer
            some_draws(self.cards, self.links, hand, unseen, draws, SAMPLE, rng, tally)

    def odds(self, card: int) -> LooseOdds:
        """§3.6 How likely a loose card finds food, if it is kept."""
        hand = Pile(HAND + 1)
        hand.fill([other for other in self.hand if other in self.kept or other == card])
        feeders = [food for food in self.unseen if feeds(self.cards, self.links, hand, card, food)]
        mine = [food for food in self.mine if feeds(self.cards, self.links, hand, card, food)]
        now = len([other for other in self.dropped if other != card])
        later = now if self.is_last else now + 1
        return LooseOdds(
            card=self.cards.ids[card],
            feeders=len(feeders),
            now=self.chance(len(feeders), len(mine), now),
            draws_now=now,
            later=self.chance(len(feeders), len(mine), later),
            draws_later=later,
            examples=self.ids(sorted(feeders, key=self.rank)[:EXAMPLES]),
        )

    def rank(self, card: int) -> tuple[int, int]:
        """The most points first."""
        return (-int(self.cards.points[card]), card)

    def chance(self, feeders: int, mine: int, draws: int) -> float:
        """How likely that many cards bring one of the feeders, or own ones that come back."""
        draws = self.coming(draws)
        total = 0.0
        for back, share in self.ways(draws):
            none = comb(len(self.unseen) - feeders, draws - back)
            none_of_mine = comb(len(self.mine) - mine, back)
            every = comb(len(self.unseen), draws - back) * comb(len(self.mine), back)
            total += share * (1 - none * none_of_mine / every)
        return total

    def best(self) -> tuple[Help, ...]:
        """§3.6 The unseen cards that would add most to what is kept."""
        kept = self.count(self.kept)
        gains = [(self.count([*self.kept, card]) - kept, card) for card in self.unseen]
        found = sorted((-gain, card) for gain, card in gains if gain > 0)[:HELPS]
        return tuple([Help(self.cards.ids[card], -gain) for gain, card in found])


# -- what a thinker says -------------------------------------------------------------------
def nudge(cards: Cards, view: View, action: int) -> str:
    """What to look at; it is the same for all answers to one question."""
    kind = kind_of(action)
    if kind == DROP:
        if view.own is not None and view.own.web.loose:
            return "Look at your loose cards, and at what could still feed them."
        return "Look for the card of your web that you would miss least."
    if kind == AIM:
        if view.seats == 2:
            return "Think about which of your events should be played first."
        return "Think about who will win this round if nothing strikes."
    if kind == STRIKE:
        return "Look at what each of the level cards feeds."
    return "Look at what your web lacks."


def about(cards: Cards, view: View, action: int) -> tuple[str, ...]:
    """The cards that the action names; if all are kept, those that count."""
    assert view.own is not None, "only players act"
    kind = kind_of(action)
    if kind == DROP:
        return tuple([cards.ids[card] for card in drops_in(action)]) or view.own.web.counting
    if kind == AIM:
        return tuple(aimed(cards, view, action))
    card = int(card_of(action))
    return () if card == NO_CARD else (cards.ids[card],)


def aimed(cards: Cards, view: View, action: int) -> list[str]:
    """§4.2 The events of the hand that are aimed, in their order."""
    assert view.own is not None, "only players act"
    hand = [name for name in view.own.hand if cards.is_event(cards.number_of[name])]
    found = []
    for aim in aims_in(action):
        event = event_of(aim)
        name = next(one for one in hand if cards.effect[cards.number_of[one]] == event)
        hand.remove(name)
        found.append(name)
    return found


def advice(cards: Cards, view: View, action: int) -> str:
    """The action, as one says it across the table."""
    kind = kind_of(action)
    if kind == DROP:
        dropped = drops_in(action)
        if not dropped:
            return "Keep all cards."
        return f"Drop {listed([f'the {cards.said[card]}' for card in dropped])}."
    if kind == AIM:
        return advice_on_aims(view, aims_in(action))
    card = int(card_of(action))
    if kind == STRIKE:
        return f"Strike the {cards.said[card]}."
    return "Bring nothing back." if card == NO_CARD else f"Bring back the {cards.said[card]}."


def advice_on_aims(view: View, aims: list[int]) -> str:
    """§4.2 At whom, §4.3 or for oneself, §4.5 in this order."""
    parts = []
    for one in aims:
        event, opponent = spelled(EVENTS[event_of(one)]), int(opponent_of(one))
        if opponent == 0:
            parts.append(f"use {event}")
        elif view.seats == 2:
            parts.append(f"aim {event} at your rival")
        else:
            parts.append(f"aim {event} at the {PLACES[opponent - 1]}rival on your left")
    if not parts:
        return "Aim nothing."
    said = ", then ".join(parts)
    return f"{said[:1].upper()}{said[1:]}."
