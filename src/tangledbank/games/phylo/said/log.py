"""What the rules told, with names, sentences and audiences."""

from tangledbank.core.words import counted, listed
from tangledbank.games.phylo.cards.cards import EVENTS as EVENTS_OF
from tangledbank.games.phylo.cards.cards import Cards
from tangledbank.games.phylo.cards.words import HARMS
from tangledbank.games.phylo.rules.told import packed_cards


def read_value(cards: Cards, what: str, number: int) -> int | str:
    """The id, or the ids, behind a number."""
    if what in ("card", "species", "harms"):
        return cards.ids[number]
    if what == "set":
        return " ".join(cards.ids[card] for card in packed_cards(number))
    return number


def say_value(cards: Cards, what: str, value: int | str) -> str:
    """What people call it."""
    if what in ("card", "species"):
        return cards.said[cards.number_of[str(value)]]
    if what == "harms":
        return HARMS[EVENTS_OF[cards.effect[cards.number_of[str(value)]]]]
    if what == "set":
        return listed([cards.said[cards.number_of[name]] for name in str(value).split()])
    if what == "cards":
        return counted(int(value), "card", "cards")
    if what == "points":
        return counted(int(value), "point", "points")
    if what == "coin":
        return "heads: it goes on" if value else "tails: it ends"
    return str(value)
