"""§3.3, §3.4 Who eats whom, from what is printed on the cards."""

from tangledbank.core.words import listed
from tangledbank.games.phylo.cards.deck import Species
from tangledbank.games.phylo.cards.words import in_a_sentence, spelled

ANY = {
    "plants": "any species of food chain 1",
    "both": "any species of food chain 1, or an animal",
    "meat": "an animal",
}
MANY = {  # groups as food
    "mammal": "mammals", "bird": "birds", "insect": "insects", "crustacean": "crustaceans",
    "mollusc": "molluscs", "echinoderm": "sea urchins and the like", "reptile": "reptiles",
    "amphibian": "amphibians", "spider": "spiders", "worm": "worms", "tree": "trees",
    "shrub": "shrubs", "herb": "herbs", "moss": "mosses", "alga": "algae", "fungus": "fungi",
    "lichen": "lichens", "fern": "ferns", "microbe": "microbes",
}  # fmt: skip


def eats(eater: Species, food: Species, by_size: bool) -> bool:
    """§3.3 Whether one species is food for another, wherever they live (P2, P26)."""
    if eater.id == food.id:
        return False  # P23
    if food.id in eater.also_eats:
        return True
    return is_in_reach(eater, food, by_size) and is_to_taste(eater, food)


def is_in_reach(eater: Species, food: Species, by_size: bool) -> bool:
    """§3.3 By food chain and diet; no animal is larger than its eater, except by §3.7 (P2, P4)."""
    fits = food.scale <= eater.scale or not by_size
    if eater.diet == "plants":
        return food.chain == 1
    if eater.diet == "both":
        return food.chain == 1 or fits
    if eater.diet == "meat":
        return food.chain > 1 and fits
    if eater.diet == "other":
        return eater.chain > 1 or eater.second_role > 1
    return False


def is_to_taste(eater: Species, food: Species) -> bool:
    """§3.4 By its food field, which narrows what would be in reach (P26)."""
    if eater.eats and food.id not in eater.eats and not set(eater.eats) & set(food.groups):
        return False
    if eater.prey_scale and not eater.prey_scale[0] <= food.scale <= eater.prey_scale[1]:
        return False
    return not eater.prey_terrains or bool(set(eater.prey_terrains) & set(food.terrains))


def links(eater: Species, food: Species, by_size: bool) -> bool:
    """§3.2 Food that shares a terrain and a climate (P5)."""
    return (
        bool(set(eater.terrains) & set(food.terrains))
        and bool(set(eater.climates) & set(food.climates))
        and eats(eater, food, by_size)
    )


def food_words(one: Species, names: dict[str, str], most: int = 99) -> str:
    """§3.4 What a species eats, in words; of more than `most` foods some go without a name."""
    words = [word_for(word, names) for word in one.eats]
    words = words or [ANY[one.diet]] if one.diet in ANY else words
    words += [in_a_sentence(names[word]) for word in one.also_eats]
    if len(words) > most:
        words = [*words[: most - 1], f"{len(words) - most + 1} other kinds"]
    size = f" of size {one.prey_scale[0]} to {one.prey_scale[1]}" if one.prey_scale else ""
    places = [spelled(word) for word in one.prey_terrains]
    return listed(words, "or") + size + (f" from {listed(places, 'or')}" if places else "")


def word_for(word: str, names: dict[str, str]) -> str:
    """A species or a group, as food."""
    return in_a_sentence(names[word]) if word in names else MANY.get(word, spelled(word))
