"""Where golden games lie; `python -m tests.golden` writes them again (`make golden`)."""

from pathlib import Path

from tangledbank import GAMES
from tangledbank.testing import write_golden

GAMES_FOLDER = Path(__file__).parents[1] / "src" / "tangledbank" / "games"


def golden_folder(name: str) -> Path:
    """The golden games of a game."""
    return GAMES_FOLDER / name / "tests" / "golden"


def write() -> None:
    """Play one game for each seat count of each game, and write it down."""
    for name in GAMES:
        for path in write_golden(GAMES[name], golden_folder(name)):
            lines = path.read_text(encoding="utf-8").splitlines()
            print(f"{name}, {path.stem}: {len(lines)} lines")


if __name__ == "__main__":
    write()
