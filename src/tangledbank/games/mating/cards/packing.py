"""A deck packed into tables for the rules."""

from tangledbank.core.containers import numbers, pile_of
from tangledbank.games.mating.cards.cards import DECKS, EFFECTS, FLASHY, SNEAKY, TIERS, Cards
from tangledbank.games.mating.cards.deck import Deck, Environment
from tangledbank.games.mating.cards.words import EFFECT_NAMES, in_a_sentence


def read_cards(text: str) -> Cards:
    """The deck of a card file, ready for play."""
    deck = Deck(text)
    cards = Cards()
    pack_strategies(cards, deck)
    pack_environments(cards, deck.environments)
    return cards


def pack_strategies(cards: Cards, deck: Deck) -> None:
    """Strategies by kind, then sneaky cards."""
    strategies, sneaky = deck.strategies, deck.sneaky
    none = [0] * len(sneaky)
    cards.ids = [one.id for one in deck.cards]
    cards.names = [f"{one.name} ({one.behaviour.lower()})" for one in strategies] + [
        f"{EFFECT_NAMES[one.effect]} ({one.name})" for one in sneaky
    ]
    cards.animals = [in_a_sentence(one.name) for one in deck.cards]
    cards.number_of = {name: number for number, name in enumerate(cards.ids)}
    cards.count = len(cards.ids)
    cards.first_sneaky = len(strategies)
    cards.deck = pile_of(list(range(len(cards.ids))))
    kinds = [FLASHY if one.kind == "flashy" else 0 for one in strategies]
    cards.kind = numbers(kinds + [SNEAKY] * len(sneaky))
    cards.tier = numbers([TIERS.index(one.tier) for one in strategies] + none)
    cards.cost = numbers([one.cost for one in deck.cards])
    cards.fitness = numbers([one.fitness for one in strategies] + none)
    cards.predator = numbers([one.predator for one in strategies] + none)
    cards.effect = numbers([-1] * len(strategies) + [EFFECTS.index(one.effect) for one in sneaky])


def pack_environments(cards: Cards, environments: list[Environment]) -> None:
    """§3.1 Environments in the order of the file."""
    cards.environment_ids = [one.id for one in environments]
    cards.environment_names = [one.name for one in environments]
    cards.environment_number_of = {one.id: number for number, one in enumerate(environments)}
    cards.predator_names = [one.predator.replace("-", " ") for one in environments]
    cards.environments = len(environments)
    cards.environment_deck = [DECKS.index(one.deck) for one in environments]
    cards.food = numbers([one.food for one in environments])
    cards.predators = numbers([one.predators for one in environments])
    cards.scarcity = numbers([one.scarcity for one in environments])
