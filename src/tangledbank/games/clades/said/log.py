"""What the rules told, with names, sentences and audiences."""

from tangledbank.games.clades.cards.cards import Cards
from tangledbank.games.clades.rules.ending import (
    ALL_STUCK,
    NOTHING_LEFT,
    RACE_WON,
    TIME_IS_UP,
    TIME_PASSED,
)

ENDINGS = {
    NOTHING_LEFT: "the deck is empty and no triple is left",
    ALL_STUCK: "the deck is empty and everyone is stuck",
    RACE_WON: "the race is won",
    TIME_IS_UP: "the time is up",
    TIME_PASSED: "the deck is empty and the time for a triple has passed",
}


def read_value(cards: Cards, what: str, number: int) -> int | str:
    """The id behind a number."""
    if what == "card":
        return cards.ids[number]
    return ENDINGS[number] if what == "ending" else number


def say_value(cards: Cards, what: str, value: int | str) -> str:
    """What people call it."""
    if what == "card":
        return cards.names[cards.number_of[str(value)]]
    return str(value)
