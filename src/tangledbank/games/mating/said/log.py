"""What the rules told, with names, sentences and audiences."""

from collections.abc import Callable

from tangledbank.core.words import counted
from tangledbank.games.mating.cards.cards import COLOURS, Cards
from tangledbank.games.mating.cards.words import (
    WINDOWS,
    article,
    food,
    gain,
    lowest,
    predators,
    scarcity,
)
from tangledbank.games.mating.seen.build import dice


def read_value(cards: Cards, what: str, number: int) -> int | str:
    """The id behind a number."""
    if what in ("card", "male"):
        return cards.ids[number]
    if what in ("environment", "predator"):
        return cards.environment_ids[number]
    if what == "colour":
        return COLOURS[number]
    if what == "throw":
        return " ".join(str(face) for face in dice(number))
    return number


def say_value(cards: Cards, what: str, value: int | str) -> str:
    """What people call it."""
    if what == "card":
        return cards.names[cards.number_of[str(value)]]
    if what == "male":
        return cards.animals[cards.number_of[str(value)]]
    if what == "environment":
        return cards.environment_names[cards.environment_number_of[str(value)]]
    if what == "predator":
        hunter = cards.predator_names[cards.environment_number_of[str(value)]]
        return article(hunter).capitalize()
    if what == "throw":
        return str(value).replace(" ", " + ")
    return SAYINGS[what](int(value)) if what in SAYINGS else str(value)


SAYINGS: dict[str, Callable[[int], str]] = {
    "food": food,
    "gain": gain,
    "predators": predators,
    "scarcity": scarcity,
    "females": lambda count: counted(count, "female", "females"),
    "cards": lambda count: counted(count, "card", "cards"),
    "dice": lambda count: counted(count, "die", "dice"),
    "lowest": lowest,
    "window": lambda window: WINDOWS[window],
}
