"""What things are called, and how they are counted."""

from tangledbank.core import words
from tangledbank.core.words import counted

EFFECT_NAMES = {
    "alarm-call": "Alarm Call",
    "camouflage": "Camouflage",
    "food-cache": "Food Cache",
    "level-up": "Level Up",
    "satellite-male": "Satellite Male",
    "female-mimic": "Female Mimic",
    "nuptial-gift": "Nuptial Gift",
    "sperm-competition": "Sperm Competition",
    "mate-guarding": "Mate Guarding",
}
PROPER = {"Hercules", "Indian", "Jamaican"}  # first words of names that keep their capital
WINDOWS = (
    "",
    "before the environment is turned up",
    "before the fight",
    "before mating",
    "after mating",
)
ROLLS = (  # for what, by its §
    ("§3.3", "the lowest is hunted first"),
    ("§4.2", "the highest wins the fight"),
    ("§4.8", "the highest attract the last females"),
    ("§8.2", "the highest wins the game"),
)
ENDINGS = (  # why, by its §
    ("§8.1", "The goal is reached, and mating is over: the game ends."),
    ("§8.3", "The limit of rounds is reached: the game ends."),
    ("§9.5", "The round of the reversed environment is over: the game ends."),
    ("§9.6", "The environments are used up: the game ends."),
)


def article(noun: str) -> str:
    """`a fox`, `an eagle owl`."""
    return f"{'an' if noun[:1] in 'aeiou' else 'a'} {noun}"


def in_a_sentence(name: str) -> str:
    """`red deer` for Red deer, but `Indian peafowl`."""
    return words.in_a_sentence(name, PROPER)


def food(count: int) -> str:
    """Food as it is paid."""
    return f"{count} food"


def gain(count: int) -> str:
    """Food as an environment gives it, or takes it."""
    return f"{count} food for everyone" if count >= 0 else f"everyone loses {-count} food"


def predators(count: int) -> str:
    """How many hunt."""
    return "no predator" if count == 0 else counted(count, "predator", "predators")


def lowest(hunters: int) -> str:
    """Why a strategy is hunted, by how many predators there are."""
    return "the lowest predator value" if hunters == 1 else "among the lowest predator values"


def scarcity(count: int) -> str:
    """How many females each stand loses."""
    if count == 0:
        return "females enough"
    return f"{counted(count, 'female', 'females')} fewer in each stand"
