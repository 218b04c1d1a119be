"""The deck as people see it, for galleries and terminals."""

from tangledbank.core.game import CardFace
from tangledbank.games.mating.cards.deck import Deck
from tangledbank.games.mating.cards.words import EFFECT_NAMES


def show_cards(text: str) -> list[CardFace]:
    """All cards as people see them."""
    deck = Deck(text)
    faces = [
        CardFace(
            id=one.id, kind=one.kind, name=one.name, latin=one.latin, fact=one.fact,
            source=one.source,
            numbers={
                "behaviour": one.behaviour, "tier": one.tier, "cost": one.cost,
                "fitness": one.fitness, "predator": one.predator, "figure": one.figure,
                "hypothesis": deck.hypotheses[one.hypothesis].name,
                "because": deck.hypotheses[one.hypothesis].sentence,
            },
        )
        for one in deck.strategies
    ]  # fmt: skip
    faces += [
        CardFace(
            id=one.id, kind="sneaky", name=one.name, latin=one.latin, fact=one.fact,
            source=one.source,
            numbers={
                "effect": one.effect, "title": EFFECT_NAMES[one.effect],
                "behaviour": one.behaviour, "cost": one.cost, "figure": one.figure,
                "hypothesis": deck.hypotheses[one.hypothesis].name,
                "because": deck.hypotheses[one.hypothesis].sentence,
            },
        )
        for one in deck.sneaky
    ]  # fmt: skip
    faces += [
        CardFace(
            id=one.id, kind="environment", name=one.name, latin="", fact=one.fact,
            source=one.source,
            numbers={
                "deck": one.deck, "food": one.food, "predators": one.predators,
                "scarcity": one.scarcity, "predator": one.predator,
            },
        )
        for one in deck.environments
    ]  # fmt: skip
    return faces
