"""A series in numbers: who wins how often, with intervals; points; lengths."""

from collections import Counter
from collections.abc import Sequence
from math import fsum, sqrt
from statistics import fmean
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
    games = len(results)
    lengths = [result.actions for result in results]
    won = Counter(result.winners for result in results)
    points = list(zip(*[result.points for result in results], strict=True))
    rivals = list(zip(*[result.rivals for result in results], strict=True))
    return {
        "games": games,
        "seats": [
            {"seat": seat, "bot": bot, **victories([seat], won), **points_of(points[seat])}
            for seat, bot in enumerate(bots)
        ],
        "bots": [
            {
                "bot": bot,
                "seats": [seat for seat, name in enumerate(bots) if name == bot],
                **victories([seat for seat, name in enumerate(bots) if name == bot], won),
            }
            for bot in dict.fromkeys(bots)
        ],
        "rivals": [mean_and_sd(place) for place in rivals],
        "won_by_several": sum(times for winners, times in won.items() if len(winners) > 1),
        "won_by_nobody": won[()],
        "actions": {"mean": fmean(lengths), "min": min(lengths), "max": max(lengths)},
        "decisions": sum(lengths),
    }


def victories(seats: Sequence[int], won: Counter[tuple[int, ...]]) -> dict[str, float]:
    """The victories that these seats have won together, and their share of all games."""
    games = won.total()
    wins = fsum(
        times * len(set(seats) & set(winners)) / len(winners)
        for winners, times in won.items()
        if winners
    )
    low, high = wilson(wins, games)
    return {"wins": wins, "share": wins / games, "low": low, "high": high}


def points_of(points: Sequence[int]) -> dict[str, float]:
    """A seat's points."""
    return {f"points_{name}": number for name, number in mean_and_sd(points).items()}


def mean_and_sd(points: Sequence[int]) -> dict[str, float]:
    """The mean, and how far games lie from it; sums of whole numbers lose nothing."""
    games, total = len(points), sum(points)
    squares = sum(one * one for one in points)
    return {"mean": total / games, "sd": sqrt(games * squares - total * total) / games}
