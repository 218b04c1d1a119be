"""Mixtures: answers that are sure only in their shares, so that nobody can read them.

Regret matching: each action is taken as often as it is regretted that it was not taken.
"""

from typing import final

from mypy_extensions import i64

from tangledbank.core.containers import Actions
from tangledbank.core.rng import Rng


@final
class Mixture:
    """What regret matching makes of a seat's secret choice, by action."""

    __slots__ = ("regrets",)

    def __init__(self) -> None:
        self.regrets: dict[i64, float] = {}

    def weights(self, actions: Actions, default: i64) -> list[float]:
        """How likely each of these is to be chosen now; with no regrets, mostly the default."""
        found = [0.0] * int(actions.count)
        total = 0.0
        for i in range(actions.count):
            regret = self.regrets.get(actions.codes[i], 0.0)
            if regret > 0.0:
                found[i] = regret
                total += regret
        for i in range(actions.count):
            if total > 0.0:
                found[i] /= total
            else:
                found[i] = 1.0 if actions.codes[i] == default else 0.0
        return found


def matched(regrets: list[float]) -> list[float]:
    """Each action as often as it is regretted; all alike if none is."""
    total = 0.0
    for regret in regrets:
        total += regret
    if total <= 0.0:
        return [1.0 / float(len(regrets))] * len(regrets)
    return [regret / total for regret in regrets]


def draw(weights: list[float], rng: Rng) -> i64:
    """One of these, as likely as it weighs; the weights sum up to 1."""
    point = float(rng.below(1 << 30)) / float(1 << 30)
    last: i64 = 0
    for i in range(len(weights)):
        if weights[i] > 0.0:
            last = i
            point -= weights[i]
            if point < 0.0:
                return i
    return last
