"""One round of our games: prints JSON rows. Runs in the compiled and in the uncompiled install."""

import json
from functools import partial

from windows import rate

from tangledbank import GAMES, Position
from tangledbank.core.playout import play_many
from tangledbank.lab.bench import is_compiled, measure


def decisions(table: Position, games: int) -> int:
    """The decisions of so many whole games, from the deal."""
    return play_many(table, games, 1)[0]


def main() -> None:
    """Each game with each number of seats; the checksum is over the first 200 games."""
    rows = []
    mode = "compiled" if is_compiled() else "uncompiled"
    for name, game in GAMES.items():
        for seats in game.seats:
            table = game.table(seats, game.settle(seats, {}))
            batch = 200 if is_compiled() else 5
            speed = measure(game, seats, 0.5)
            rows.append(
                {
                    "name": f"{game.title}, {seats} {'seat' if seats == 1 else 'seats'}, {mode}",
                    "game": name,
                    "seats": seats,
                    "decisions_per_second": rate(partial(decisions, table, batch)),
                    "clone_us": speed.clone_us,
                    "checksum": speed.checksum,
                }
            )
    print(json.dumps(rows))


main()
