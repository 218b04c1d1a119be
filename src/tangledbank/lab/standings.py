"""How a ladder stands: ratings, shares with intervals and the time it took, also as Markdown."""

import shlex
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tangledbank.core.game import Game
from tangledbank.lab.clocks import Clock
from tangledbank.lab.ladder import MIXED, Ladder, Played, Rung
from tangledbank.lab.marks import Marks
from tangledbank.lab.ratings import AGAIN, Ranked, Rating, rate
from tangledbank.lab.summary import wilson

FAIR = 2  # seats, at which an equal bot wins every other game


@dataclass(frozen=True)
class Share:
    """How often one bot beat another that sat in all other seats."""

    rung: Rung
    games: int
    wins: float
    low: float
    high: float

    @property
    def share(self) -> float:
        """Of the games."""
        return self.wins / self.games


@dataclass(frozen=True)
class Standing:
    """A ladder at one number of seats, as far as it was played."""

    seats: int
    planned: int
    games: int
    shares: tuple[Share, ...]
    ratings: dict[str, Rating]
    clocks: dict[str, Clock]


def stand(ladder: Ladder, played: Sequence[Played]) -> Standing:
    """The numbers of a ladder."""
    return Standing(
        seats=ladder.seats,
        planned=len(ladder.plan),
        games=len(played),
        shares=shares_of(ladder, played),
        ratings=rate(mixed_deals(played), ladder.seed),
        clocks=clocks_of(played),
    )


def shares_of(ladder: Ladder, played: Sequence[Played]) -> tuple[Share, ...]:
    """Each rung that somebody has stood on."""
    found = []
    for number, rung in enumerate(ladder.rungs):
        won = [
            one.share(one.meeting.bots.index(rung.one))
            for one in played
            if one.meeting.rung == number
        ]
        if won:
            found.append(Share(rung, len(won), sum(won), *wilson(sum(won), len(won))))
    return tuple(found)


def mixed_deals(played: Sequence[Played]) -> list[list[Ranked]]:
    """The games at mixed tables, deal by deal: whoever wins comes first, all others second."""
    deals: dict[int, list[Ranked]] = {}
    for one in played:
        if one.meeting.rung == MIXED:
            ranks = tuple(0 if seat in one.winners else 1 for seat in range(len(one.meeting.bots)))
            deals.setdefault(one.meeting.deal, []).append((one.meeting.bots, ranks))
    return list(deals.values())


def clocks_of(played: Sequence[Played]) -> dict[str, Clock]:
    """How long everyone thought, in all games together."""
    found: dict[str, Clock] = {}
    for one in played:
        for name, clock in zip(one.meeting.bots, one.clocks, strict=True):
            found.setdefault(name, Clock()).add_all(clock)
    return found


def plain(standing: Standing) -> dict[str, Any]:
    """The same for programs."""
    return {
        "seats": standing.seats,
        "planned": standing.planned,
        "games": standing.games,
        "shares": [
            {**asdict(one), "rung": one.rung._asdict(), "share": one.share}
            for one in standing.shares
        ],
        "ratings": {name: one._asdict() for name, one in standing.ratings.items()},
        "clocks": {
            name: {**asdict(one), "ms": one.ms, "trials_per_second": one.trials_per_second}
            for name, one in standing.clocks.items()
        },
    }


# -- for people ----------------------------------------------------------------------------
def marks_of(game: Game) -> Marks:
    """What the ladder writes, in a file of more."""
    return Marks(f"ladder {game.id}", "tangled-bank lab ladder")


def command_of(ladders: Sequence[Ladder], bots: str, cards: Path | None) -> str:
    """The command that plays exactly these games again."""
    first = ladders[0]
    seats = ",".join(str(one.seats) for one in ladders)
    words = ["tangled-bank", "lab", "ladder", first.game_id, "--games", str(first.games)]
    words += ["--mixed", str(first.mixed), "--seats", seats, "--seed", str(first.seed)]
    words += ["--bots", bots] if bots else []
    for name, value in first.options.items():
        words += ["--option", f"{name}={value}"]
    words += [] if cards is None else ["--cards", str(cards)]
    return shlex.join(words)


def about_text(told: dict[str, Any]) -> str:
    """What was measured, in a few sentences."""
    how = "compiled" if told["compiled"] else "uncompiled"
    return (
        f"`{told['command']}`: Tangled Bank {told['version']} {how}, rules "
        f"{told['rules_version']}. All deals follow from seed {told['seed']}, on which no bot was "
        "tuned. Shares have Wilson's 95 % interval; ratings are openskill's (Plackett-Luce), with "
        f"the interval of {AGAIN} draws of as many deals."
    )


def ladder_text(game: Game, about: str, standings: Sequence[Standing]) -> str:
    """All tables of a game in Markdown, with what was measured above them."""
    lines = [f"## {game.title}", "", about]
    for standing in standings:
        lines += ["", f"### {game.title}, {standing.seats} seats", ""]
        if standing.games < standing.planned:
            lines += [f"Stopped after {standing.games} of {standing.planned} games.", ""]
        lines += [*share_lines(standing), "", *bot_lines(standing)]
    return "\n".join(lines)


def share_lines(standing: Standing) -> list[str]:
    """Who wins how often against whom."""
    lines = [
        f"| one against {standing.seats - 1} | wins (95 %) | if equal | games |",
        "|---|--:|--:|--:|",
    ]
    if standing.seats == FAIR:
        lines[0] = "| | wins (95 %) | if equal | games |"
    for one in standing.shares:
        lines.append(
            f"| {one.rung.one} against {one.rung.others} | {percent(one)} "
            f"| {100 / standing.seats:.0f} % | {one.games} |"
        )
    return lines


def percent(one: Share) -> str:
    """`71.0 % (66–75)`."""
    return f"{100 * one.share:.1f} % ({100 * one.low:.0f}–{100 * one.high:.0f})"


def bot_lines(standing: Standing) -> list[str]:
    """Everyone, the strongest first, and what a decision takes."""
    names = sorted(
        standing.clocks,
        key=lambda name: -standing.ratings[name].value if name in standing.ratings else 0.0,
    )
    return [
        "| | rating (95 %) | ms a decision | trials/s |",
        "|---|--:|--:|--:|",
        *(
            f"| {name} | {rated(standing.ratings.get(name))} | {took(standing.clocks[name])} |"
            for name in names
        ),
    ]


def rated(one: Rating | None) -> str:
    """`31.2 (30.4–32.1)`."""
    return "–" if one is None else f"{one.value:.1f} ({one.low:.1f}–{one.high:.1f})"


def took(clock: Clock) -> str:
    """Milliseconds and trials; whoever takes any action at random has no clock."""
    ms = f"{clock.ms:.2g}" if clock.ms < 10 else f"{clock.ms:.0f}"
    speed = f"{float(f'{clock.trials_per_second:.2g}'):,.0f}"
    return f"{ms if clock.decisions else '–'} | {speed if clock.trials else '–'}"
