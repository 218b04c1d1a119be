"""Ratings from games in which everyone was different, with intervals."""

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from tangledbank.core.rng import derived_seed, seeded

AGAIN = 100  # times, the deals are drawn anew; that makes the intervals
TAIL = 0.025  # cut off at both ends

Ranked = tuple[tuple[str, ...], tuple[int, ...]]  # who played, and how well: 0 has won


class Rating(NamedTuple):
    """How strong a bot is: 25 at first, and about six points more win three games of four."""

    value: float
    low: float
    high: float


def rate(
    deals: Sequence[Sequence[Ranked]], seed: int | str, again: int = AGAIN
) -> dict[str, Rating]:
    """Everyone's rating by these games; those of one deal stay together.

    Each time, as many deals are drawn as there are, some of them twice, in any order, and are
    rated one after another. The mean is the rating; what lies between the tails is its interval.
    """
    found: dict[str, list[float]] = {}
    for time in range(again if deals else 0):
        rng = seeded(derived_seed(seed, "ratings", time))
        drawn = [deals[rng.below(len(deals))] for _deal in deals]
        for name, value in rate_once([game for deal in drawn for game in deal]).items():
            found.setdefault(name, []).append(value)
    return {name: with_tails(sorted(values)) for name, values in found.items()}


def rate_once(games: Sequence[Ranked]) -> dict[str, float]:
    """One game after another. Nobody learns meanwhile, so no doubt is added between them."""
    from openskill.models import PlackettLuce  # of the extra `lab`

    model = PlackettLuce(tau=0.0)
    found = {name: model.rating() for names, _ranks in games for name in names}
    for names, ranks in games:
        rated = model.rate([[found[name]] for name in names], ranks=[float(one) for one in ranks])
        for name, [one] in zip(names, rated, strict=True):
            found[name] = one
    return {name: one.mu for name, one in found.items()}


def with_tails(values: Sequence[float]) -> Rating:
    """The mean of ascending values, and where their tails begin."""
    tail = int(TAIL * len(values))
    return Rating(fmean(values), values[tail], values[-1 - tail])
