"""One round of our games. Runs in the compiled and in the uncompiled install."""

import random
from collections.abc import Callable
from functools import partial
from itertools import count

from benchmarks.windows import Row, microseconds, rate, tell
from tangledbank import GAMES, Actions, Game, Position, seeded
from tangledbank.cli.reading import version_of
from tangledbank.core.playout import PATIENCE, play_many, playout, wait
from tangledbank.core.search import Limits, Search
from tangledbank.lab.bench import is_compiled
from tangledbank.shelf import in_place

USUAL = 3  # seats, if the game allows it
CHECKED = 2  # games behind the checksum
TRIALS = 200
RNG = random.Random(7)


def drive(table: Position, seed: int, most: int = 1_000_000) -> int:
    """A random game from a loop in Python, as users of other libraries write it; its decisions."""
    table.deal(seed)
    races = table.in_real_time()
    decisions = 0
    while decisions < most and (seat := table.to_act()) >= 0:
        table.apply(seat, RNG.choice(table.legal(seat)))
        decisions += 1
        if races and decisions % PATIENCE == 0:
            wait(table)
    return decisions


def measure(game: Game, seats: int) -> Row:
    """One game at this number of seats."""
    table = game.table(seats, game.settle(seats, {}))
    decisions, checksum = play_many(table, CHECKED, 1)
    batch = 20 if is_compiled() else 1
    seeds = count(1, batch)
    figures = {mode(): rate(lambda: play_many(table, batch, next(seeds))[0])}
    if is_compiled():
        figures["driven"] = rate(lambda: drive(table, next(seeds)))
    drive(table, 1, decisions // CHECKED // 2)
    figures[f"copy {mode()}"] = microseconds(table.clone)
    usual = seats == min(max(USUAL, game.seats[0]), game.seats[-1])
    if usual and is_compiled() and game.thinking is not None:
        figures |= thinking(game, table)
    return Row(game.title, seats, figures, usual, checksum)


def thinking(game: Game, table: Position) -> dict[str, float]:
    """Trials of a thinker, by its policy to where its mind judges, and at random to the end."""
    assert game.thinking is not None, "asked only of games that are thought about"
    assert game.knowledge is not None, "and these say what a seat knows"
    while len(legal := table.legal(seat := table.to_act())) < 2:
        table.apply(seat, legal[0])
    known, actions, rng = table.clone(), Actions(), seeded(7)
    game.knowledge.hide(known, seat)
    search = Search(game.thinking.mind(game.cards), known)
    limits = Limits(TRIALS, game.thinking.skills["expert"].depth)
    deal, world, buffer = game.knowledge.deal, known.blank(), Actions()

    def think() -> int:
        known.fill(seat, actions)
        search.think(known, seat, actions, limits, rng)
        return int(search.trials)

    def try_out() -> int:
        for trial in range(TRIALS):
            world.copy_from(known)
            deal(world, seat, rng)
            world.apply(seat, legal[trial % len(legal)])
            playout(world, rng, buffer)
        return TRIALS

    return {"trials, policy": rate(think), "trials, random": rate(try_out)}


def mode() -> str:
    """How the rules run here."""
    return "compiled" if is_compiled() else "uncompiled"


def jobs() -> list[Callable[[], Row]]:
    """Each game with each number of seats."""
    return [partial(measure, game, seats) for game in in_place(GAMES) for seats in game.seats]


if __name__ == "__main__":
    tell(f"Tangled Bank {version_of()} {mode()}", jobs())
