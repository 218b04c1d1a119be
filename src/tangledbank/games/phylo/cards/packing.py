"""A deck packed into tables for the rules."""

from collections.abc import Callable, Sequence

from tangledbank.core.containers import numbers, pile_of
from tangledbank.games.phylo.cards.cards import CLIMATES, EVENTS, TERRAINS, Cards
from tangledbank.games.phylo.cards.deck import Deck, Event, Species, card_ids
from tangledbank.games.phylo.cards.food import eats, food_words, links
from tangledbank.games.phylo.cards.words import in_a_sentence

FOODS = 3  # that are named where a card misses food


def read_cards(text: str) -> Cards:
    """The deck of a card file, ready for play."""
    deck = Deck(text)
    species = [one for one in deck.species for _copy in range(one.copies)]
    events = [one for one in deck.events for _copy in range(one.copies)]
    none = [0] * len(events)
    cards = Cards()
    cards.name = deck.name
    cards.about = deck.about
    pack_names(cards, deck)
    cards.points = numbers([one.worth() for one in species] + none)
    cards.chain = numbers([one.chain for one in species] + none)
    cards.second_role = numbers([one.second_role for one in species] + none)
    cards.scale = numbers([one.scale for one in species] + none)
    cards.terrains = numbers([bits(one.terrains, TERRAINS) for one in species] + none)
    cards.climates = numbers([bits(one.climates, CLIMATES) for one in species] + none)
    kinds = {one.id: number for number, one in enumerate(deck.species)}
    cards.species = numbers([kinds[one.id] for one in species] + [-1] * len(events))
    cards.effect = numbers([-1] * len(species) + [EVENTS.index(one.kind) for one in events])
    cards.by_size = numbers(matrix(species, len(events), lambda a, b: links(a, b, True)))
    cards.any_size = numbers(matrix(species, len(events), lambda a, b: links(a, b, False)))
    cards.anywhere = numbers(matrix(species, len(events), lambda a, b: eats(a, b, True)))
    cards.any_food = numbers(matrix(species, len(events), lambda a, b: eats(a, b, False)))
    return cards


def pack_names(cards: Cards, deck: Deck) -> None:
    """Species, then events, in the order of the file."""
    every: list[Species | Event] = [*deck.species, *deck.events]
    cards.ids = [name for one in every for name in card_ids(one)]
    cards.names = [one.name for one in every for _copy in range(one.copies)]
    cards.said = [in_a_sentence(name) for name in cards.names]
    known = {one.id: one.name for one in deck.species}
    cards.food = [
        food_words(one, known, FOODS) for one in deck.species for _copy in range(one.copies)
    ]
    cards.food += [""] * sum(one.copies for one in deck.events)
    cards.number_of = {name: number for number, name in enumerate(cards.ids)}
    cards.count = len(cards.ids)
    cards.deck = pile_of(list(range(len(cards.ids))))


def bits(words: Sequence[str], every: list[str]) -> int:
    """A set of words as bits."""
    return sum(1 << every.index(word) for word in words)


def matrix(
    species: list[Species], events: int, is_food: Callable[[Species, Species], bool]
) -> list[int]:
    """§3.2 By eater and food: 1 where it is so. Events eat nothing and are no food."""
    width = len(species) + events
    cells = []
    for eater in species:
        cells += [int(is_food(eater, food)) for food in species] + [0] * events
    return cells + [0] * (events * width)
