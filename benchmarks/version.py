"""One round of one version of ours, by calls that older versions have too."""

from collections.abc import Callable
from functools import partial
from itertools import count
from typing import Any

from benchmarks.ours import USUAL, mode
from benchmarks.windows import Row, microseconds, rate, seconds, tell
from tangledbank import GAMES, Game, Position, seeded
from tangledbank.cli.reading import version_of
from tangledbank.core.playout import play_many
from tangledbank.lab.bench import is_compiled, mid_games
from tangledbank.lab.series import Series
from tangledbank.shelf import in_place

CHECKED = 3  # games behind the checksum, at each number of seats
CHUNK = 250  # games of a series on one table: as many as a worker of the lab is given, at most
EYES = {"clades": "expert"}  # where no bot is `greedy`


def measure(game: Game) -> Row:
    """One game at its usual number of seats; the checksum is over all numbers of seats."""
    seats = min(max(USUAL, game.seats[0]), game.seats[-1])
    tables = {size: game.table(size, game.settle(size, {})) for size in game.seats}
    counted = [play_many(tables[size], CHECKED, 1) for size in game.seats]
    table, batch, seeds = tables[seats], 20 if is_compiled() else 1, count(1)
    decisions = counted[game.seats.index(seats)][0] // CHECKED
    position = mid_games(table, decisions)[0]
    seat = max(int(position.to_act()), 0)
    games = rate(lambda: played(table, batch, next(seeds)))
    chunk = max(1, min(CHUNK, int(games * seconds() / 4)))
    eyes = EYES.get(game.id, "greedy")
    figures = {
        "random play": rate(lambda: play_many(table, batch, next(seeds))[0]),
        "random games": games,
        "random games in the lab": rate(partial(lab, game, "random", seats, chunk, seeds)),
        "games of bots that look in the lab": rate(partial(lab, game, eyes, seats, 1, seeds)),
        "look and guess": microseconds(guesser(game, position, seat)),
        "look": microseconds(partial(position.view, seat)),
        "evaluate": microseconds(partial(game.evaluate, position, seat)),
        "copy": microseconds(position.clone),
    }
    return Row(game.title, seats, figures, checksum=hash(tuple(counted)))


def played(table: Position, games: int, seed: int) -> int:
    """Random games in the compiled loop."""
    play_many(table, games, seed)
    return games


def lab(game: Game, bot: str, seats: int, games: int, seeds: Any) -> int:
    """Games of a series."""
    return len(Series(game.id, (bot,) * seats, next(seeds)).play(range(games)))


def guesser(game: Game, position: Position, seat: int) -> Callable[[], None]:
    """What a bot takes to have a position to try things on."""
    chance, knowledge = seeded(1), getattr(game, "knowledge", None)
    if knowledge is None:
        return lambda: void(game.guess(position.view(seat), chance))
    known, guessed = position.blank(), position.blank()

    def look_and_guess() -> None:
        known.copy_from(position)
        knowledge.hide(known, seat)
        guessed.copy_from(known)
        knowledge.deal(guessed, seat, chance)

    return look_and_guess


def void(_made: object) -> None:
    """It is only made."""


if __name__ == "__main__":
    jobs = [partial(measure, game) for game in in_place(GAMES)]
    tell(f"Tangled Bank {version_of()} {mode()}", jobs)
