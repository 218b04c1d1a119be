"""Clades measured: finding triples, games in real time, the levels of its bots. `make eyes`.

Writes `clades.md`. Shares are over seeded games and the same everywhere; times are this machine's.
"""

import platform
from itertools import pairwise
from pathlib import Path
from time import process_time

from tangledbank.core.containers import pile_of
from tangledbank.core.rng import seeded
from tangledbank.games.clades.bots.levels import LEVELS
from tangledbank.games.clades.cards.qualities import CARDS, FACES, SHARK
from tangledbank.games.clades.rules.triples import find_triples
from tangledbank.lab.bench import is_compiled
from tangledbank.lab.series import Series, play_game
from tangledbank.shelf import GAMES

REPORT = Path(__file__).with_suffix(".md")
GAMES_A_PAIR = 1000
DEALS = 400


def finding(cards: int) -> tuple[float, float]:
    """Microseconds to find all triples among this many cards, and their average number."""
    rng = seeded(1859)
    deals = []
    for _deal in range(DEALS):
        deck = pile_of(list(range(FACES if cards < 41 else SHARK)))
        deck.shuffle(rng)
        deals.append(pile_of(deck.as_list()[:cards]))
    found = sum(len(find_triples(deal)) for deal in deals) / DEALS
    times = []
    for _round in range(15):
        began = process_time()
        for deal in deals:
            find_triples(deal)
        times.append((process_time() - began) / DEALS)
    return sorted(times)[len(times) // 2] * 1e6, found


def duel(stronger: str, weaker: str) -> tuple[float, float]:
    """The stronger level's part of the victories, in both seats, and games a second."""
    began = process_time()
    half = GAMES_A_PAIR // 2
    first = Series("clades", (stronger, weaker), seed=1).play(range(half))
    second = Series("clades", (weaker, stronger), seed=2).play(range(half))
    won = sum(one.share(0) for one in first) + sum(one.share(1) for one in second)
    return won / GAMES_A_PAIR, GAMES_A_PAIR / (process_time() - began)


def table_time(level: str, seats: int) -> float:
    """How many seconds a game lasts at a table with such bots, on average."""
    game = GAMES["clades"]
    records = [play_game(game, (level,) * seats, seed, {}) for seed in range(50)]
    return sum(int(record.position.now) for record in records) / 50 / 1000


def main() -> None:
    """Measure, and write it down."""
    mode = "compiled" if is_compiled() else "uncompiled"
    lines = [
        "# Clades",
        "",
        "Written by `python -m benchmarks.clades` (`make eyes`): "
        f"rules {mode}, CPython {platform.python_version()}, one core, CPU time. "
        f"There are {CARDS} cards in both sets.",
        "",
        "| triples among | found on average | takes, µs |",
        "|---|--:|--:|",
    ]
    for cards, what in ((12, "12 cards"), (21, "21 cards"), (41, "41 cards of the genius deck")):
        took, found = finding(cards)
        lines.append(f"| {what} | {found:.2f} | {took:.1f} |")
    lines += [
        "",
        f"Games of two bots in real time, {GAMES_A_PAIR:,} each, half in either seat; ties share. "
        "Nobody waits for a clock: a game of minutes takes milliseconds.",
        "",
        "| level | against | wins | games a second |",
        "|---|---|--:|--:|",
    ]
    names = list(LEVELS)
    for weaker, stronger in pairwise(names):
        share, speed = duel(stronger, weaker)
        lines.append(f"| {stronger} | {weaker} | {100 * share:.1f} % | {speed:.0f} |")
    lines += ["", "| level | a game of two lasts | a game of four lasts |", "|---|--:|--:|"]
    for name in names:
        two, four = table_time(name, 2), table_time(name, 4)
        lines.append(f"| {name} | {two:.0f} s | {four:.0f} s |")
    REPORT.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print("\n".join(lines))


main()
