"""Tables on which males are about to fight, and who has won."""

from tests.spoken import each

from tangledbank.games.mating.rules.position import Position
from tangledbank.games.mating.scenes import scene
from tangledbank.games.mating.tests.words import after, environment, events, fitness, loaded

HUNT = environment(predators=1, scarcity=0)
TIERS = ("low", "mid", "high")


def attracting(*strategies: str, dice: str = "", **words: object) -> Position:
    """Strategies before as many seats, in the window before the fight, and dice as they fall."""
    seats = max(2, len(strategies))
    return loaded(scene(seats=seats, males=strategies, window=2, **words), dice)  # type: ignore[arg-type]


def throws(*faces: tuple[str, int]) -> str:
    """The dice of fighters: each of a strategy's dice shows the same face."""
    return " ".join(f"{face} " * fitness(card) for card, face in faces)


def red(table: Position) -> list[int]:
    """The red females with each male, when they have chosen."""
    return each(after(table, "all pass").red_with)


def blue(table: Position) -> list[int]:
    """The blue females with each male, when they have chosen."""
    return each(after(table, "all pass").blue_with)


def rolls(table: Position, what: int) -> str:
    """Who rolled one more die, and what it showed: `2:5 3:1`."""
    rolled = [
        event for event in events(table, "rolled", "all pass") if event.values["what"] == what
    ]
    return " ".join(f"{event.seat + 1}:{event.values['die']}" for event in rolled)


def winners(table: Position) -> list[int]:
    """Who has won the fight."""
    return [event.seat for event in events(table, "won", "all pass")]
