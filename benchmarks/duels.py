"""One player against another in all other seats: seats take turns, and a deal serves each once."""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Any, NamedTuple

from benchmarks.players import Player
from tangledbank.core.rng import derived_seed
from tangledbank.lab.clocks import Clock, clocked
from tangledbank.lab.processes import in_processes
from tangledbank.lab.summary import wilson
from tangledbank.lab.table import BotTable
from tangledbank.shelf import GAMES


@dataclass(frozen=True)
class Duel:
    """Games of one kind; each is the same in any process, but for those who play by the clock."""

    game_id: str
    seats: int
    one: Player
    others: Player
    games: int
    seed: int


class Won(NamedTuple):
    """One game: the one's part of the victory, and how long it thought."""

    share: float
    clock: Clock


@dataclass(frozen=True)
class Found:
    """What a duel has shown so far."""

    game: str
    seats: int
    one: str
    others: str
    games: int
    share: float
    low: float
    high: float
    ms: float
    trials_per_second: float
    seed: int

    def __str__(self) -> str:
        shares = f"{100 * self.share:.1f} % ({100 * self.low:.0f}–{100 * self.high:.0f})"
        return f"{self.game}, {self.seats} seats: {self.one} against {self.others} {shares}"


def play(duel: Duel, numbers: range) -> list[Won]:
    """The games with these numbers."""
    game = GAMES[duel.game_id]
    table = game.table(duel.seats, game.settle(duel.seats, {}))
    found = []
    for number in numbers:
        seat, clock = number % duel.seats, Clock()
        bots = [duel.others.sit_down(game, table) for _seat in range(duel.seats)]
        bots[seat] = clocked(duel.one.sit_down(game, table), clock)
        seed = derived_seed(duel.seed, "duel", duel.game_id, duel.seats, number // duel.seats)
        BotTable(table, bots, game.knowledge).play(seed)
        winners = int(table.winners())
        share = 1 / winners.bit_count() if winners >> seat & 1 else 0.0
        found.append(Won(share, clock))
    return found


def summed_up(duel: Duel, won: list[Won]) -> Found:
    """Its share of the victories, with an interval."""
    total, clock = sum(one.share for one in won), Clock()
    for one in won:
        clock.add_all(one.clock)
    low, high = wilson(total, len(won))
    return Found(
        game=GAMES[duel.game_id].title,
        seats=duel.seats,
        one=str(duel.one),
        others=str(duel.others),
        games=len(won),
        share=total / len(won),
        low=low,
        high=high,
        ms=clock.ms,
        trials_per_second=clock.trials_per_second,
        seed=duel.seed,
    )


def fight(duel: Duel, workers: int, minutes: float) -> Found | None:
    """All games, or those that were done when time was up; None if none was."""
    until = perf_counter() + 60 * minutes
    chunks = [
        range(start, min(start + duel.seats, duel.games))
        for start in range(0, duel.games, duel.seats)
    ]
    won: list[Won] = []
    work: Callable[[range], list[Won]] = partial(play, duel)
    parts: Any = map(work, chunks) if workers == 1 else in_processes(work, chunks, workers)
    for part in parts:
        won += part
        show(f"{summed_up(duel, won)}, {len(won)} of {duel.games} games")
        if perf_counter() > until:
            break
    if workers > 1:
        parts.close()  # ends the processes
    show("")
    return summed_up(duel, won) if won else None


def show(text: str) -> None:
    """One line that changes, for whoever watches."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)
