"""A wheel as people get it: compiled, with its page, and playing every golden game line by line.

cibuildwheel runs this file against each wheel, even on systems that we do not have.
"""

import sys
from pathlib import Path

from tangledbank import GAMES
from tangledbank.core.golden import replay_golden
from tangledbank.lab.bench import is_compiled
from tangledbank.server.page import PAGE

GAMES_FOLDER = Path(__file__).parents[1] / "src" / "tangledbank" / "games"


def problems() -> list[str]:
    """What is wrong with the installed wheel, a sentence each."""
    found = [] if is_compiled() else ["The rules are not compiled."]
    if not (PAGE / "index.html").is_file():
        found.append("The page is missing.")
    for game in GAMES.values():
        for seats in game.seats:
            path = GAMES_FOLDER / game.id / "tests" / "golden" / f"{seats}-seats.txt"
            golden = path.read_text(encoding="utf-8")
            if replay_golden(game, seats, golden) != golden:
                found.append(f"{game.title} with {seats} seats does not play its golden game.")
    return found


if __name__ == "__main__":
    if found := problems():
        sys.exit("\n".join(found))
