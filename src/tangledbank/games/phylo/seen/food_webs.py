# Compiled: the server builds a view for everyone after every action.
"""§3 The food web of some cards, as people see it: what counts, the links, and what is loose."""

from tangledbank.core.containers import Pile, pile_of
from tangledbank.core.words import listed
from tangledbank.games.phylo.cards.cards import Cards
from tangledbank.games.phylo.cards.words import climates, place, terrains
from tangledbank.games.phylo.rules.food_webs import counting, worth
from tangledbank.games.phylo.rules.state import State
from tangledbank.games.phylo.seen.view import Link, Loose, Web


def web(position: State, hand: Pile) -> Web:
    """§3 The web of some cards."""
    cards = position.cards
    mask = counting(cards, position.links, hand)
    found = pile_of([hand[i] for i in range(hand.count) if mask >> i & 1])
    loose = [card for card in hand if card not in found and not cards.is_event(card)]
    return Web(
        counting=names(cards, found),
        links=links(position, found),
        loose=tuple([Loose(cards.ids[card], why_loose(position, hand, card)) for card in loose]),
        points=worth(cards, hand, mask),
    )


def links(position: State, hand: Pile) -> tuple[Link, ...]:
    """§3.2 Every food link among some cards."""
    cards = position.cards
    return tuple(
        [
            Link(
                cards.ids[food],
                cards.ids[eater],
                terrains(cards.terrains[food] & cards.terrains[eater]),
                climates(cards.climates[food] & cards.climates[eater]),
            )
            for eater in hand
            for food in hand
            if position.eats(eater, food)
        ]
    )


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


def names(cards: Cards, pile: Pile) -> tuple[str, ...]:
    """The ids of a pile's cards."""
    ids = cards.ids
    return tuple([ids[card] for card in pile.as_list()])
