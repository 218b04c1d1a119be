"""The deck as people see it, for galleries and terminals."""

from tangledbank.core.game import CardFace
from tangledbank.games.phylo.cards.cards import EVENTS, PROTECTED_AREA
from tangledbank.games.phylo.cards.deck import Deck, Event, Species, card_ids
from tangledbank.games.phylo.cards.food import food_words
from tangledbank.games.phylo.cards.words import DIETS, DOES, STRIKES


def show_cards(text: str) -> list[CardFace]:
    """All cards as people see them, each copy by itself."""
    deck = Deck(text)
    names = {one.id: one.name for one in deck.species}
    faces = [species_face(one, id, names) for one in deck.species for id in card_ids(one)]
    return faces + [event_face(one, id) for one in deck.events for id in card_ids(one)]


def species_face(one: Species, id: str, names: dict[str, str]) -> CardFace:
    """A living thing."""
    return CardFace(
        id=id, kind="species", name=one.name, latin=one.latin, fact=one.fact, source=one.source,
        numbers={
            "points": one.worth(), "chain": one.chain, "diet": one.diet, "scale": one.scale,
            "terrains": one.terrains, "climates": one.climates, "groups": one.groups,
            "figure": one.figure or one.id, "eats": food_of(one, names),
        },
    )  # fmt: skip


def event_face(one: Event, id: str) -> CardFace:
    """Something that happens."""
    return CardFace(
        id=id, kind="event", name=one.name, latin="", fact=one.fact, source=one.source,
        numbers={
            "effect": one.kind, "harmful": EVENTS.index(one.kind) < PROTECTED_AREA,
            "does": DOES[one.kind], "strikes": STRIKES[one.kind],
        },
    )  # fmt: skip


def food_of(one: Species, names: dict[str, str]) -> str:
    """§3.3, §3.4 What it eats, in a sentence."""
    if one.chain == 1 and not one.second_role:
        return f"It {DIETS[one.diet]} and counts alone."
    alone = " It counts alone, too." if one.chain == 1 else ""
    return f"Eats {food_words(one, names)}.{alone}"
