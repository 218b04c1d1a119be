"""Tables on which predators are about to hunt."""

from tangledbank.games.mating.rules.position import Position
from tangledbank.games.mating.scenes import scene
from tangledbank.games.mating.tests.words import (
    after,
    environment,
    events,
    loaded,
    turning_up,
)

QUIET = environment(predators=0, scarcity=0)
HUNT = environment(predators=1, scarcity=0)
TWO = environment(predators=2, scarcity=0)


def hunting(predators: str, *strategies: str, dice: str = "", food: int = 9) -> Position:
    """Strategies before as many seats, when an environment is about to be turned up."""
    table = scene(seats=max(2, len(strategies)), males=strategies, food=food)
    return loaded(turning_up(table, predators), dice)


def threatened(table: Position) -> list[int]:
    """The seats that predators are after, in the order they decide."""
    return after(table, "all pass").threatened.as_list()


def rolls(table: Position) -> str:
    """Who rolled what when the environment was turned up: `2:5 3:1`."""
    rolled = events(table, "rolled", "all pass")
    return " ".join(f"{event.seat + 1}:{event.values['die']}" for event in rolled)
