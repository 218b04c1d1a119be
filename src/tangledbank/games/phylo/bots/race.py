# Compiled: the end of every playout is judged with it.
"""Who will win the game, from the points so far and the rounds that are left.

Victories in rounds come to all seats alike often, as if each had a clock of its own that rings once
in as many rounds as there are seats. So the seats do not hinder each other, and a seat's chance is
that of reaching the target before all others.
"""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tangledbank.games.phylo.bots.prospects import fractions
from tangledbank.games.phylo.rules.terms import Terms

MOMENTS: Final = 48  # at which the race is looked at
LONG: Final = 3.0  # times the expected length: everybody is there


@final
class Race:
    """Chances by points, for one number of seats, one set of terms, and usual prizes of rounds."""

    __slots__ = ("apart", "length", "left", "prizes", "seats", "terms")

    def __init__(self, seats: i64, terms: Terms, prizes: list[int]) -> None:
        self.seats: i64 = seats
        self.terms: Terms = terms
        self.prizes = prizes  # of a round, each as likely as the others
        squares = 0.0
        total = 0.0
        for prize in prizes:
            total += float(prize)
            squares += float(prize) * float(prize)
        self.apart = (
            2.0 * squares / float(len(prizes)) / float(seats)
        )  # variance of a lead, a round
        usual = max(1.0, total / float(len(prizes)))
        self.length = LONG * (float(terms.target) / usual + 1.0) * float(seats)
        self.left = self.still_racing()  # by points missing and moment

    def still_racing(self) -> vec[float]:
        """The chance that a seat still misses points at each moment, by how many it misses now."""
        target = self.terms.target
        found = fractions((target + 1) * (MOMENTS + 1))
        before = fractions(target + 1)  # after some victories
        after = fractions(target + 1)
        for missing in range(1, target + 1):
            before[missing] = 1.0
        shares = fractions(MOMENTS + 1)  # the chance of that many victories by then
        for moment in range(MOMENTS + 1):
            shares[moment] = exp(-self.mean(moment))
        victories: i64 = 0
        while True:
            most = before[target]
            for missing in range(1, target + 1):
                for moment in range(MOMENTS + 1):
                    found[missing * (MOMENTS + 1) + moment] += shares[moment] * before[missing]
            if most < 1e-6 or victories > target:
                return found
            victories += 1
            for moment in range(MOMENTS + 1):
                shares[moment] *= self.mean(moment) / float(victories)
            part = 1.0 / float(len(self.prizes))
            for missing in range(target + 1):
                after[missing] = 0.0
            for prize in self.prizes:
                gain: i64 = max(1, prize)
                for missing in range(gain + 1, target + 1):
                    after[missing] += part * before[missing - gain]
            for missing in range(target + 1):
                before[missing] = after[missing]

    def mean(self, moment: i64) -> float:
        """How many victories a seat has by then, on average."""
        return self.length * float(moment) / float(MOMENTS) / float(self.seats)

    def judge(self, totals: vec[float], rounds: i64, into: list[float]) -> None:
        """Each seat's chance of winning the game with these points and rounds left."""
        if not self.terms.by_points:
            self.by_lead(totals, rounds, 1.0, into)
            return
        seats = self.seats
        target = self.terms.target
        width: i64 = MOMENTS + 1
        left = self.left
        open_ = 1.0
        for seat in range(seats):
            into[seat] = 0.0
        for seat in range(seats):
            if totals[seat] >= float(target):  # somebody is there, and the game over
                self.by_lead(totals, 0, 1.0, into)
                return
        for moment in range(MOMENTS):
            if self.length * float(moment) / float(MOMENTS) >= float(rounds):
                break
            all_open = 1.0
            for seat in range(seats):
                missing = target - i64(totals[seat])
                now = left[missing * width + moment]
                then = left[missing * width + moment + 1]
                arrives = now - then
                all_open *= then
                for other in range(seats):
                    if other != seat:
                        missing = target - i64(totals[other])
                        arrives *= 0.5 * (
                            left[missing * width + moment] + left[missing * width + moment + 1]
                        )
                into[seat] += arrives
            open_ = all_open
        total = 0.0
        for seat in range(seats):
            total += into[seat]
        if total > 0.0:
            for seat in range(seats):
                into[seat] *= (1.0 - open_) / total
        else:
            open_ = 1.0
        if open_ > 0.001:
            self.by_lead(totals, rounds, open_, into, True)

    def by_lead(
        self, totals: vec[float], rounds: i64, weight: float, into: list[float], adds: bool = False
    ) -> None:
        """By who is ahead, where the rounds come to an end."""
        doubt = 0.674 * (self.apart * float(rounds)) ** 0.5
        scale = 1.1 / max(doubt, 0.05)
        most = totals[0]
        for seat in range(1, self.seats):
            most = max(most, totals[seat])
        total = 0.0
        for seat in range(self.seats):
            total += exp(max(-40.0, scale * (totals[seat] - most)))
        for seat in range(self.seats):
            share = weight * exp(max(-40.0, scale * (totals[seat] - most))) / total
            into[seat] = into[seat] + share if adds else share
