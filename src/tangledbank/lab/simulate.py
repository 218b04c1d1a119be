"""A series played, counted and kept: `games.parquet` with a row per game, and `summary.json`."""

import json
from collections.abc import Callable, Sequence
from hashlib import blake2b
from pathlib import Path
from time import perf_counter
from typing import Any

from tangledbank.core.errors import TangledBankError
from tangledbank.extras import need
from tangledbank.lab.bench import is_compiled
from tangledbank.lab.processes import spread
from tangledbank.lab.series import Result, Series
from tangledbank.lab.summary import summarize

GAMES_FILE = "games.parquet"
SUMMARY_FILE = "summary.json"


def simulate(
    series: Series, games: int, workers: int, watch: Callable[[int], None] = lambda done: None
) -> tuple[list[Result], dict[str, Any]]:
    """Play a series; its results and its summary."""
    game = series.game()
    options = game.settle(len(series.bots), series.options)
    series.play([])  # what cannot be played is refused here, before any process starts
    began = perf_counter()
    results = spread(series.play, games, workers, watch)
    seconds = perf_counter() - began
    summary = {
        "game": game.id,
        "rules_version": game.rules_version,
        "seed": str(series.seed),
        "options": options,
        "cards": digest(series.cards_text),
        "rival": game.rival if results[0].rivals else None,
        **summarize(series.bots, results),
        "compiled": is_compiled(),
        "workers": workers,
        "seconds": seconds,
    }
    return results, {**summary, "decisions_per_second": summary["decisions"] / seconds}


def digest(cards_text: str | None) -> str | None:
    """Tells one deck from another; None: the game's own."""
    return None if cards_text is None else blake2b(cards_text.encode(), digest_size=8).hexdigest()


def check_folder(folder: Path, force: bool) -> None:
    """Refuse, before anything is played, a folder that cannot take results, or has some."""
    need("lab", "Results are written with polars")
    if folder.exists() and not folder.is_dir():
        raise TangledBankError(f"{folder} is a file; results go into a folder.")
    if not force:
        for name in (GAMES_FILE, SUMMARY_FILE):
            if (folder / name).exists():
                raise TangledBankError(f"{folder} has results already; --force replaces them.")
    folder.mkdir(parents=True, exist_ok=True)


def write_results(folder: Path, results: Sequence[Result], summary: dict[str, Any]) -> None:
    """Both files, the summary last. Seats count from 0, as in records."""
    import polars  # needed only to keep results

    seats = range(len(results[0].points))
    rivals = range(len(results[0].rivals))
    columns: dict[str, Any] = {
        "game": [result.number for result in results],
        "seed": [str(result.seed) for result in results],
        "actions": [result.actions for result in results],
        "winners": polars.Series(
            [list(result.winners) for result in results], dtype=polars.List(polars.Int64)
        ),
        **{f"points_{seat}": [result.points[seat] for result in results] for seat in seats},
        **{f"share_{seat}": [result.share(seat) for result in results] for seat in seats},
        **{f"rival_{place}": [result.rivals[place] for result in results] for place in rivals},
    }
    polars.DataFrame(columns).write_parquet(folder / GAMES_FILE)
    text = json.dumps(summary, indent=2, ensure_ascii=False)
    (folder / SUMMARY_FILE).write_text(text + "\n", encoding="utf-8")
