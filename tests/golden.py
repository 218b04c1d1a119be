"""Where golden games lie; `python -m tests.golden` writes them again (`make golden`)."""

from pathlib import Path

from tangledbank import GAMES
from tangledbank.core.golden import eager_record, golden_text

SEED = 1859
GAMES_FOLDER = Path(__file__).parents[1] / "src" / "tangledbank" / "games"


def golden_path(name: str, seats: int) -> Path:
    """The golden game of a game for this many seats."""
    return GAMES_FOLDER / name / "tests" / "golden" / f"{seats}-seats.txt"


def write() -> None:
    """Play one game for each seat count of each game, and write it down."""
    for name in GAMES:
        for seats in GAMES[name].seats:
            path = golden_path(name, seats)
            path.parent.mkdir(parents=True, exist_ok=True)
            text = golden_text(eager_record(GAMES[name], seats, SEED + seats))
            path.write_text(text, encoding="utf-8")
            print(f"{name}, {seats} seats: {len(text.splitlines())} lines")


if __name__ == "__main__":
    write()
