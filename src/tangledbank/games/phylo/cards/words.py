"""What things are called, and how they are counted."""

from tangledbank.core import words
from tangledbank.games.phylo.cards.cards import CLIMATES, TERRAINS

PROPER = {  # first words of names that keep their capital
    "African", "Alpine", "American", "Antarctic", "Arctic", "Asian", "Atlantic", "Australian",
    "Canada", "Canadian", "Cape", "Chinese", "Darwin's", "Eurasian", "European", "Himalayan",
    "Indian", "Japanese", "Norway", "Pacific", "Peruvian", "Scots", "Siberian",
}  # fmt: skip
ENDINGS = (  # why, by its §
    ("§8.1", "The target is reached: the game ends."),
    ("§8.2", "The last round is over: the game ends."),
    ("§8.3", "The limit of rounds is reached: the game ends."),
)
DIETS = {  # colours of the printed cards
    "sun": "lives on light",
    "plants": "eats plants",
    "both": "eats plants and animals",
    "meat": "eats animals",
    "other": "has its own way to live",
}
STRIKES = {  # §6.4 what each event can harm, in a few words
    "wildfire": "forest only",
    "oil-spill": "ocean only",
    "water-pollution": "fresh water or ocean",
    "drought": "land, but no desert",
    "poaching": "size 6 or more",
    "blight": "food chain 1 only",
    "epidemic": "any, with its duplicates",
    "overpopulation": "food chain 2 or 3",
    "climate-shift": "any, and it spreads",
    "protected-area": "for you: cancels one",
    "restoration": "for you: brings one back",
    "research-station": "for you: adds points",
}
HARMS = {  # §6.4 the same within a sentence
    "wildfire": "species of the forest",
    "oil-spill": "species of the ocean",
    "water-pollution": "species of fresh water or the ocean",
    "drought": "species of land that is no desert",
    "poaching": "species of size 6 or more",
    "blight": "species of food chain 1",
    "overpopulation": "eaters with food in the web",
}
DOES = {  # §6.4-§6.12 what each event does
    "wildfire": "Takes the highest card of the target's web, if it lives in the forest.",
    "oil-spill": "Takes the highest card of the target's web, if it lives in the ocean.",
    "water-pollution": "Takes the highest card of the target's web, if it lives in fresh water "
    "or in the ocean.",
    "drought": "Takes the highest card of the target's web, if it lives on land and not in the "
    "desert.",
    "poaching": "Takes the highest card of the target's web, if its size is 6 or more.",
    "blight": "Takes the highest card of the target's web, if it stands at the start of the chain.",
    "epidemic": "Takes the highest card of the target's web, and all duplicates of it.",
    "overpopulation": "The highest card of the target's web, if it is an eater, eats up all its "
    "food.",
    "climate-shift": "Takes the highest card of the target's web; a coin may carry it on along "
    "the food links.",
    "protected-area": "Cancels the first event that would strike you.",
    "restoration": "Brings back the discarded species that helps your web most.",
    "research-station": "Adds points if your web has a chain of three levels in the end.",
}


def terrains(mask: int) -> tuple[str, ...]:
    """The terrains of a set of bits."""
    return tuple([name for bit, name in enumerate(TERRAINS) if mask >> bit & 1])


def climates(mask: int) -> tuple[str, ...]:
    """The climates of a set of bits."""
    return tuple([name for bit, name in enumerate(CLIMATES) if mask >> bit & 1])


def in_a_sentence(name: str) -> str:
    """`duckweed` for Duckweed, but `European rabbit`."""
    return words.in_a_sentence(name, PROPER)


def place(terrain: str) -> str:
    """A terrain where something lives: `fresh water`, `towns`."""
    return "towns" if terrain == "urban" else spelled(terrain)


def spelled(word: str) -> str:
    """`fresh water` for fresh-water."""
    return word.replace("-", " ")
