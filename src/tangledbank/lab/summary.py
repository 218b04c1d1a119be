"""A series in numbers: who wins how often, with intervals; points; lengths."""

from collections.abc import Sequence
from math import fsum, sqrt
from statistics import fmean, pstdev
from typing import Any

from tangledbank.lab.series import Result

Z = 1.959963984540054  # of a 95 % interval


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share of victories; shared ones count in parts."""
    share = wins / games
    centre = (share + Z * Z / (2 * games)) / (1 + Z * Z / games)
    spread = Z / (1 + Z * Z / games) * sqrt(share * (1 - share) / games + (Z / games) ** 2 / 4)
    return max(centre - spread, 0.0), min(centre + spread, 1.0)


def summarize(bots: Sequence[str], results: Sequence[Result]) -> dict[str, Any]:
    """The numbers of a series. Seats count from 0, as in records."""
    lengths = [result.actions for result in results]
    return {
        "games": len(results),
        "seats": [
            {"seat": seat, "bot": bot, **victories([seat], results), **points_of(seat, results)}
            for seat, bot in enumerate(bots)
        ],
        "bots": [
            {
                "bot": bot,
                "seats": [seat for seat, name in enumerate(bots) if name == bot],
                **victories([seat for seat, name in enumerate(bots) if name == bot], results),
            }
            for bot in dict.fromkeys(bots)
        ],
        "rivals": [
            mean_and_sd([result.rivals[place] for result in results])
            for place in range(len(results[0].rivals))
        ],
        "won_by_several": sum(len(result.winners) > 1 for result in results),
        "won_by_nobody": sum(not result.winners for result in results),
        "actions": {"mean": fmean(lengths), "min": min(lengths), "max": max(lengths)},
        "decisions": sum(lengths),
    }


def victories(seats: Sequence[int], results: Sequence[Result]) -> dict[str, float]:
    """The victories that these seats have won together, and their share of all games."""
    wins = fsum(result.share(seat) for result in results for seat in seats)
    low, high = wilson(wins, len(results))
    return {"wins": wins, "share": wins / len(results), "low": low, "high": high}


def points_of(seat: int, results: Sequence[Result]) -> dict[str, float]:
    """A seat's points."""
    numbers = mean_and_sd([result.points[seat] for result in results])
    return {f"points_{name}": number for name, number in numbers.items()}


def mean_and_sd(points: Sequence[int]) -> dict[str, float]:
    """The mean, and how far games lie from it."""
    return {"mean": fmean(points), "sd": pstdev(points)}
