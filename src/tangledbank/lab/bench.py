"""How fast the rules are, on one core: whole games from the deal, copies, views, guesses."""

import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from statistics import fmean, median
from time import process_time

from tangledbank.core import rng
from tangledbank.core.containers import Actions
from tangledbank.core.game import Game
from tangledbank.core.playout import clone_many, play_many
from tangledbank.core.position import Position
from tangledbank.core.rng import seeded

COUNTED = 200  # games behind the checksum, compiled or not
ENOUGH = 32_000  # decisions: fewer games are counted if they are long
WINDOW = 0.3  # seconds of one measurement; the median of several counts
SAMPLES = 5  # mid-game positions that are copied and looked at


@dataclass(frozen=True)
class Speed:
    """The figures of one game at one number of seats."""

    game: str
    seats: int
    compiled: bool
    decisions_per_second: float
    games_per_second: float
    clone_us: float
    view_us: float
    guess_us: float  # what a bot needs to try things out: what its seat knows, and a guess of it
    checksum: int  # over all points of the first games: the same on every machine
    games: int  # how many games those were


def is_compiled(module: str = rng.__name__) -> bool:
    """Whether a module runs compiled; a game from outside need not be as the core is."""
    return not str(sys.modules[module].__file__).endswith(".py")


def measure(game: Game, seats: int, seconds: float) -> Speed:
    """All figures, in about this many seconds."""
    table = game.table(seats, game.settle(seats, {}))
    games = counted(table)
    began = process_time()
    decisions, checksum = play_many(table, games, 1)
    took = max(process_time() - began, 1e-6)
    batch = max(int(games * WINDOW / took), 1)
    paces = []
    for window in range(max(round(seconds * 0.7 / WINDOW), 1)):
        began = process_time()
        decided, _checksum = play_many(table, batch, 1 + window)
        took = max(process_time() - began, 1e-6)
        paces.append((decided / took, batch / took))
    samples = mid_games(table, decisions // games)
    pause = seconds * 0.1 / SAMPLES
    return Speed(
        game=game.id,
        seats=seats,
        compiled=is_compiled(type(table).__module__),
        decisions_per_second=median(pace[0] for pace in paces),
        games_per_second=median(pace[1] for pace in paces),
        clone_us=fmean(microseconds(copier(one), pause) for one in samples),
        view_us=fmean(microseconds(looker(one), pause) for one in samples),
        guess_us=fmean(microseconds(guesser(game, one), pause) for one in samples),
        checksum=checksum,
        games=games,
    )


def counted(table: Position) -> int:
    """How many games are behind the checksum: it follows from the first one, on every machine."""
    decisions, _checksum = play_many(table, 1, 1)
    return max(min(COUNTED, ENOUGH // max(decisions, 1)), 1)


def mid_games(table: Position, length: int) -> list[Position]:
    """Positions halfway through random games."""
    found = []
    actions = Actions()
    for seed in range(SAMPLES):
        table.deal(seed)
        chance = seeded(seed)
        for _decision in range(length // 2):
            if table.to_act() >= 0:
                table.fill(table.to_act(), actions)
                table.apply(table.to_act(), actions.pick(chance))
        found.append(table.clone())
    return found


def copier(position: Position) -> Callable[[int], None]:
    """Copies the position a given number of times."""
    return lambda count: clone_many(position, count)


def looker(position: Position) -> Callable[[int], None]:
    """Builds a given number of views for the seat that is asked."""
    seat = max(int(position.to_act()), 0)

    def look(count: int) -> None:
        for _view in range(count):
            position.view(seat)

    return look


def guesser(game: Game, position: Position) -> Callable[[int], None]:
    """Guesses a given number of times for the seat that is asked, as a bot does in the lab."""
    seat, chance = max(int(position.to_act()), 0), seeded(1)
    knowledge = game.knowledge
    if knowledge is None:

        def guess(count: int) -> None:
            for _guess in range(count):
                game.guess(position.view(seat), chance)

        return guess
    hide, deal = knowledge.hide, knowledge.deal
    known, guessed = position.blank(), position.blank()

    def look_and_guess(count: int) -> None:
        for _guess in range(count):
            known.copy_from(position)
            hide(known, seat)
            guessed.copy_from(known)
            deal(guessed, seat, chance)

    return look_and_guess


def microseconds(work: Callable[[int], None], seconds: float) -> float:
    """What one piece of work takes, measured for about this many seconds."""
    count = 16
    while True:
        began = process_time()
        work(count)
        took = process_time() - began
        if took >= seconds / 2:
            return took / count * 1e6
        count *= 2


def measure_all(games: Iterable[Game], seconds: float) -> Iterable[Speed]:
    """Every game with every number of seats, one after another."""
    for game in games:
        for seats in game.seats:
            yield measure(game, seats, seconds)
