"""How strong thinking is: by budget, below its ceiling, and against a reader. `make strength`.

Writes into `docs/strength.md` and `docs/strength.svg`; all that was ever measured stays in
`strength.json`, so that a game or a part can be measured anew alone.
"""

import argparse
import json
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from benchmarks.duels import Duel, Found, fight
from benchmarks.peers import ROOT
from benchmarks.players import ALL_KNOWING, BOT, EXPERT, READER, TIMED, Player
from benchmarks.plot import Point, plot
from tangledbank.bots import BOTS
from tangledbank.cli.reading import version_of
from tangledbank.core.game import Game
from tangledbank.lab.bench import is_compiled
from tangledbank.lab.marks import Marks
from tangledbank.shelf import GAMES, in_place

KEPT = Path(__file__).with_suffix(".json")
DOCUMENT = ROOT / "docs" / "strength.md"
PICTURE = ROOT / "docs" / "strength.svg"
BUDGETS, CEILING, EXPLOIT = "budgets", "ceiling", "exploit"
PARTS = (BUDGETS, CEILING, EXPLOIT)
YARDSTICK = "greedy"
MS = (20, 50, 100, 200, 500, 1000)
SEATS = (2, 4)
SECRETIVE = ("mating", "trex")  # where all choose at once, and a reader has something to read
SEED = 190_000_000  # no bot was tuned on what follows from it


def main() -> None:
    """Measure what was asked for, and write everything down."""
    chosen = asked()
    parts = [part for part in PARTS if getattr(chosen, part)] or list(PARTS)
    games = [game for game in in_place(GAMES) if is_measured(game)]
    if chosen.game:
        games = [GAMES[chosen.game]]
    kept = read_kept()
    try:
        for part in parts:
            for duel in duels(part, games, chosen):
                found = fight(duel, chosen.workers, chosen.minutes)
                if found is not None:
                    print(found, flush=True)
                    kept[key_of(part, found)] = {"part": part, **asdict(found), **how()}
                    write(kept)
    except KeyboardInterrupt:
        sys.exit("Stopped; what was measured before is written down.")


def asked() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(prog="make strength", description=__doc__.split("\n")[0])
    parser.add_argument("--budgets", action="store_true", help="the expert by its time")
    parser.add_argument("--ceiling", action="store_true", help="its twin that knows everything")
    parser.add_argument("--exploit", action="store_true", help="a reader that knows its ways")
    parser.add_argument("--game", default="", help="only this one")
    parser.add_argument("--games", type=int, default=200, help="of each pair")
    parser.add_argument("--minutes", type=float, default=20.0, help="for each pair, at most")
    parser.add_argument("--ms", default=",".join(map(str, MS)), help="budgets")
    parser.add_argument("--seats", default=",".join(map(str, SEATS)), help="for the ceiling")
    parser.add_argument("--trials", type=int, default=0, help="of twin and reader")
    parser.add_argument("--foresees", type=int, default=60, help="trials of the reader's rivals")
    parser.add_argument("--ahead", type=int, default=1, help="decisions of theirs it foresees")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    return parser.parse_args()


def is_measured(game: Game) -> bool:
    """Whether it has a mind and a yardstick."""
    return game.thinking is not None and YARDSTICK in {**BOTS, **game.own_bots}


def duels(part: str, games: Sequence[Game], chosen: argparse.Namespace) -> Iterator[Duel]:
    """All pairs of a part."""
    yardstick = Player(BOT, YARDSTICK)
    for game in games:
        if part == BUDGETS:
            for ms in whole_numbers(chosen.ms):
                timed = Player(TIMED, seconds=ms / 1000)
                yield Duel(game.id, 2, timed, yardstick, chosen.games, chosen.seed)
        elif part == CEILING:
            for seats in whole_numbers(chosen.seats):
                if seats in game.seats:
                    twin = Player(ALL_KNOWING, trials=chosen.trials)
                    for one in (Player(BOT, EXPERT), twin):
                        yield Duel(game.id, seats, one, yardstick, chosen.games, chosen.seed)
        elif game.id in SECRETIVE:
            reader = Player(
                READER, trials=chosen.trials, foresees=chosen.foresees, ahead=chosen.ahead
            )
            yield Duel(game.id, 2, reader, Player(BOT, EXPERT), chosen.games, chosen.seed)


def whole_numbers(text: str) -> list[int]:
    """Those between the commas."""
    return [int(word) for word in text.split(",")]


# -- what is kept --------------------------------------------------------------------------
def key_of(part: str, found: Found) -> str:
    """What a new figure replaces."""
    return "|".join([part, found.game, str(found.seats), found.one, found.others])


def read_kept() -> dict[str, dict[str, Any]]:
    """All figures so far."""
    if not KEPT.is_file():
        return {}
    return dict(json.loads(KEPT.read_text(encoding="utf-8")))


def how() -> dict[str, Any]:
    """What was measured with."""
    return {"version": version_of(), "compiled": is_compiled(), "cores": os.cpu_count()}


# -- what is written -----------------------------------------------------------------------
def write(kept: dict[str, dict[str, Any]]) -> None:
    """Everything, from all figures."""
    KEPT.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    text = DOCUMENT.read_text(encoding="utf-8")
    for part, table in ((BUDGETS, budgets), (CEILING, ceiling), (EXPLOIT, exploit)):
        rows = [row for row in kept.values() if row["part"] == part]
        if rows:
            text = Marks(part, "make strength").replace(text, f"{table(rows)}\n\n{about(rows)}")
    DOCUMENT.write_text(text, encoding="utf-8")
    timed = [row for row in kept.values() if row["part"] == BUDGETS]
    if timed:
        PICTURE.write_text(picture(timed), encoding="utf-8")


def about(rows: Sequence[dict[str, Any]]) -> str:
    """Versions, seeds and games, in a sentence."""
    first = rows[0]
    games = sorted({row["games"] for row in rows})
    seeds = sorted({row["seed"] for row in rows})
    often = f"{games[0]}" if len(games) == 1 else f"{games[0]} to {games[-1]}"
    mode = "compiled" if first["compiled"] else "uncompiled"
    return (
        f"`make strength`: Tangled Bank {first['version']} {mode}, {often} games each, "
        f"{first['cores']} cores; all deals follow from seed {', '.join(map(str, seeds))}, on "
        "which no bot was tuned. Intervals are Wilson's, 95 %."
    )


def budgets(rows: Sequence[dict[str, Any]]) -> str:
    """A column for each budget."""
    times = sorted({ms_of(row) for row in rows})
    lines = [
        f"| wins against {YARDSTICK}, 2 seats | {' | '.join(f'{ms} ms' for ms in times)} |",
        "|---|" + "--:|" * len(times),
    ]
    for game in dict.fromkeys(row["game"] for row in rows):
        cells = {ms_of(row): percent(row) for row in rows if row["game"] == game}
        lines.append(f"| {game} | {' | '.join(cells.get(ms, '–') for ms in times)} |")
    return "\n".join(lines)


def ceiling(rows: Sequence[dict[str, Any]]) -> str:
    """The expert, its twin, and how far the expert is on the way there."""
    lines = [
        f"| one against {YARDSTICK} | if equal | {EXPERT} | its {ALL_KNOWING} | of the way |",
        "|---|--:|--:|--:|--:|",
    ]
    for game, seats in dict.fromkeys((row["game"], row["seats"]) for row in rows):
        found = {row["one"]: row for row in rows if (row["game"], row["seats"]) == (game, seats)}
        expert, twin, equal = found.get(EXPERT), found.get(ALL_KNOWING), 1 / seats
        way = "–"
        if expert and twin and twin["share"] > equal:
            way = f"{100 * (expert['share'] - equal) / (twin['share'] - equal):.0f} %"
        cells = [f"{100 * equal:.0f} %", *(percent(row) if row else "–" for row in (expert, twin))]
        lines.append(f"| {game}, {seats} seats | {' | '.join(cells)} | {way} |")
    return "\n".join(lines)


def exploit(rows: Sequence[dict[str, Any]]) -> str:
    """How often the reader wins."""
    lines = [f"| the {READER} against the {EXPERT} | wins (95 %) | games |", "|---|--:|--:|"]
    lines += [f"| {row['game']} | {percent(row)} | {row['games']} |" for row in rows]
    return "\n".join(lines)


def picture(rows: Sequence[dict[str, Any]]) -> str:
    """A line for each game."""
    lines = {
        game: sorted(
            Point(ms_of(row), row["share"], row["low"], row["high"])
            for row in rows
            if row["game"] == game
        )
        for game in dict.fromkeys(row["game"] for row in rows)
    }
    said = "; ".join(
        f"{game}: {', '.join(f'{100 * one.share:.0f} % at {one.ms:.0f} ms' for one in points)}"
        for game, points in lines.items()
    )
    return plot(f"The expert against {YARDSTICK}, by its time", f"{said}.", lines)


def ms_of(row: dict[str, Any]) -> int:
    """The budget: `expert, 20 ms`."""
    return int(row["one"].split(", ")[1].removesuffix(" ms"))


def percent(row: dict[str, Any]) -> str:
    """`71.0 % (66–75)`."""
    return f"{100 * row['share']:.1f} % ({100 * row['low']:.0f}–{100 * row['high']:.0f})"


if __name__ == "__main__":  # workers import this file too
    main()
