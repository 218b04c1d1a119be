"""What the rules told, with names, sentences and audiences."""

from tangledbank.games.phanerozoic.cards.cards import Cards


def read_value(cards: Cards, what: str, number: int) -> str:
    """The id behind a number."""
    if what == "goal":
        return cards.goal_ids[number]
    if what == "side":
        return cards.faces[number]
    return cards.ids[number]


def say_value(cards: Cards, what: str, value: int | str) -> str:
    """What people call it."""
    if what == "card":
        number = cards.number_of[str(value)]
        name = cards.names[number]
        is_species = number < cards.first_mutation
        return name if is_species else f"{name} ({cards.location[number]})"
    if what == "goal":
        return cards.goal_names[cards.goal_number_of[str(value)]]
    return str(value).replace("-", " ")
