"""Clades measured: finding triples, games in real time, the levels of its bots. `make eyes`.

Writes `clades.md`. Shares are over seeded games and the same everywhere; times are this machine's.
"""

import platform
from itertools import pairwise
from pathlib import Path
from time import process_time

from tangledbank.core.containers import pile_of
from tangledbank.core.options import Values
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


def duel(
    stronger: str, weaker: str, seats: int = 2, *, untimed: bool = False
) -> tuple[float, float]:
    """The stronger level's part of the victories, in each seat alike, and games a second."""
    began = process_time()
    part = GAMES_A_PAIR // seats
    won = 0.0
    for seat in range(seats):
        bots = [weaker] * seats
        bots[seat] = stronger
        series = Series("clades", tuple(bots), seed=1 + seat, options={"untimed": untimed})
        won += sum(one.share(seat) for one in series.play(range(part)))
    return won / (seats * part), seats * part / (process_time() - began)


def table_time(level: str, seats: int) -> float:
    """How many seconds a game lasts at a table with such bots, on average."""
    game = GAMES["clades"]
    options: Values = {"shared_cards": 12}
    records = [play_game(game, (level,) * seats, seed, options) for seed in range(50)]
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
        f"Games of one bot against others, {GAMES_A_PAIR:,} each, in every seat equally often; "
        "ties share. Nobody waits for a clock: a game of minutes takes milliseconds.",
        "",
        "| level | against | wins against one | games a second | wins without a clock "
        "| wins against three |",
        "|---|---|--:|--:|--:|--:|",
    ]
    names = list(LEVELS)
    for weaker, stronger in pairwise(names):
        share, speed = duel(stronger, weaker)
        calm, _speed = duel(stronger, weaker, untimed=True)
        many, _speed = duel(stronger, weaker, 4)
        lines.append(
            f"| {stronger} | {weaker} | {100 * share:.1f} % | {speed:.0f} | {100 * calm:.1f} % "
            f"| {100 * many:.1f} % |"
        )
    lines += [
        "",
        "| level | all triples of a deck, alone | a game of two lasts | a game of four lasts |",
        "|---|--:|--:|--:|",
    ]
    for name in names:
        times = [table_time(name, seats) for seats in (1, 2, 4)]
        lines.append(f"| {name} | " + " | ".join(f"{time:.0f} s" for time in times) + " |")
    REPORT.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print("\n".join(lines))


main()
