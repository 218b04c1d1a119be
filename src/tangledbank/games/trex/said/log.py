"""What the rules tell, in sentences."""

from tangledbank.core.words import counted
from tangledbank.games.trex.cards.cards import Cards
from tangledbank.games.trex.cards.words import PERIOD_NAMES


def read_value(cards: Cards, what: str, number: int) -> int | str:
    """The id behind a number."""
    if what == "card":
        return cards.ids[number]
    if what == "period":
        return list(PERIOD_NAMES)[number]
    return number


def say_value(cards: Cards, what: str, value: int | str) -> str:
    """What people call it."""
    if what == "card":
        name = cards.names[cards.number_of[str(value)]]
        return f"a {name}" if value == "how-de-do" else name
    if what == "spot":
        return f"spot {int(value) + 1}"
    if what == "period":
        return PERIOD_NAMES[str(value)]
    if what == "cards":
        return counted(int(value), "card", "cards")
    if what == "points":
        return counted(int(value), "point", "points")
    return str(value)
