"""§3.5 Why a species of a hand does not count: the link that is missing."""

from tangledbank.core.containers import Pile
from tangledbank.core.words import listed
from tangledbank.games.phylo.cards.cards import Cards
from tangledbank.games.phylo.cards.words import climates, place, terrains
from tangledbank.games.phylo.rules.food_webs import counting
from tangledbank.games.phylo.rules.state import State


def why_loose(position: State, hand: Pile, card: int) -> str:
    """The nearest miss: food that is loose itself, food that lives elsewhere, or no food at all."""
    cards = position.cards
    mask = counting(cards, position.links, hand)
    counts = [hand[i] for i in range(hand.count) if mask >> i & 1]
    others = [other for other in hand if other != card and not cards.is_event(other)]
    linked = [other for other in others if position.eats(card, other)]
    if linked:
        food = listed([f"the {cards.said[other]}" for other in linked])
        if len(linked) == 1:
            return f"Its food, {food}, does not count: it has no food itself."
        return f"Its food, {food}, do not count: they have no food themselves."
    wanted = [other for other in counts if cards.would_eat(card, other, position.terms.scale)]
    for other in wanted:
        if not cards.terrains[card] & cards.terrains[other]:
            return f"The {cards.said[other]} would be food, but they share no terrain."
    for other in wanted:
        return f"The {cards.said[other]} would be food, but they share no climate."
    return f"No food in this hand: needs {need(cards, card)}."


def need(cards: Cards, card: int) -> str:
    """What would feed it: kinds of food, where, and in which climate."""
    where = listed([place(word) for word in terrains(cards.terrains[card])], "or")
    weather = listed(list(climates(cards.climates[card])), "or")
    return f"{cards.food[card]}, in {where}, {weather}"
