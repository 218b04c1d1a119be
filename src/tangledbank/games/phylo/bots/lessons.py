# Compiled: it plays a few dozen rounds before a mind's first decision.
"""What rounds are like with this deck, at this number of seats: learnt by playing some.

Other decks have other counts. A few rounds against itself tell a mind what a count is worth, what
events do to webs, and how many points a round brings.
"""

from typing import Final, final

from mypy_extensions import i64

from tangledbank.games.phylo.bots.prospects import MOST, Prospects, fractions
from tangledbank.games.phylo.bots.striking import Strikes
from tangledbank.games.phylo.cards.cards import (
    EVENTS,
    PROTECTED_AREA,
    RESEARCH_STATION,
    RESTORATION,
)
from tangledbank.games.phylo.rules.food_webs import has_three_levels
from tangledbank.games.phylo.rules.state import State

WIDTH: Final = 2  # a count stands for its neighbours, too
QUANTILES: Final = 16
STRIKE: Final = 1.1  # of the damage at a rival is gained, with two players
HELD: Final = 0.4  # harmful events that come at a seat in a round
RESTORED: Final = 0.42  # of what the average hand counts, a restoration brings


@final
class Lessons:
    """Hands and counts of the rounds that were played."""

    __slots__ = (
        "bites", "counts", "damages", "levels", "parts", "rounds", "seats", "strikes", "total",
        "winners",
    )  # fmt: skip

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.rounds: i64 = 0
        self.counts = fractions(MOST + 1)  # how often a hand counted that much
        self.winners: list[int] = []
        self.total = 0.0
        self.levels = 0.0
        self.damages = fractions(len(EVENTS))
        self.bites = fractions(len(EVENTS))  # how often an event takes effect
        self.parts = fractions(len(EVENTS))  # and how much of a count it takes then
        self.strikes = Strikes()

    def add_round(self, position: State) -> None:
        """§5.1 The hands of a round, and what they counted in the end."""
        cards, links = position.cards, position.links
        show = position.show
        if position.round > 1:
            show = position.last
        most: i64 = 0
        self.rounds += 1
        for seat in range(self.seats):
            count = position.counts[seat]
            most = max(most, count)
            self.total += float(count)
            for near in range(-WIDTH, WIDTH + 1):
                place = min(i64(MOST), max(i64(0), count + near))
                self.counts[place] += float(WIDTH + 1 - abs(near))
            self.strikes.lay(cards, links, show.hands[seat])
            if has_three_levels(cards, links, self.strikes.web):
                self.levels += 1.0
            for effect in range(PROTECTED_AREA):
                damage = self.strikes.damage(cards, links, effect)
                self.damages[effect] += damage
                if damage > 0.0:
                    self.bites[effect] += 1.0
                    self.parts[effect] += damage / max(1.0, float(count))
        if most > 0:
            self.winners.append(int(most))

    def prizes_of_rounds(self) -> list[int]:
        """Points that a round brings, each as likely as the others."""
        found = sorted(self.winners)
        if not found:
            return [1]
        return [found[(2 * i + 1) * len(found) // (2 * QUANTILES)] for i in range(QUANTILES)]

    def teach(self, prospects: Prospects, station: i64) -> None:
        """What counts and events are worth from now on."""
        rivals = int(self.seats) - 1
        total = 0.0
        for count in range(MOST + 1):
            total += self.counts[count]
        below = fractions(MOST + 2)  # the chance that all rivals count less than this
        part = 0.0
        for count in range(MOST + 2):
            chance = 1.0
            for _rival in range(rivals):
                chance *= part / total
            below[count] = chance
            if count <= MOST:
                part += self.counts[count]
        lost = 0.0  # what the best rival counts on average, where it counts more
        for k in range(MOST + 1):
            count = MOST - k
            level = below[count + 1] - below[count]
            wins = below[count] + 0.5 * level
            prospects.prizes[count] = wins * float(count) - (
                lost + 0.5 * level * float(count)
            ) / float(rivals)
            lost += level * float(count)
        hands = float(self.rounds) * float(self.seats)
        mean = self.total / hands
        harm = 0.0
        for effect in range(PROTECTED_AREA):
            damage = self.damages[effect] / hands
            if self.bites[effect] > 0.0:
                self.parts[effect] = min(1.0, self.parts[effect] / self.bites[effect])
            self.bites[effect] /= hands
            harm += damage / float(PROTECTED_AREA)
            prospects.worth[effect] = STRIKE * damage / float(rivals)
        prospects.worth[PROTECTED_AREA] = HELD * harm
        prospects.worth[RESTORATION] = RESTORED * mean
        prospects.worth[RESEARCH_STATION] = float(station) * self.levels / hands
