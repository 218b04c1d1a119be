"""How well each level sees. People are the measure: a deck of 81 alone takes good players two or
three minutes, others ten, and several triples are looked for independently, whoever is looking.
"""

from dataclasses import dataclass


@dataclass(frozen=True, kw_only=True)
class Level:
    """How a bot sees, in ms; each time is an average, and chance does the rest."""

    seeing: int  # until it sees a triple that differs in one quality
    harder: float = 1.5  # times that for every further quality in which the cards differ
    reacting: int  # until it can see a new card at all: a human minimum
    erring: int  # until it takes something else for a triple
    patience: int  # after which it says that it is stuck, whether or not there is a triple (C38)
    tires: float = 0.0  # by how much it has become slower when the deck is empty
    looking: int = 15_000  # before it passes, where turns are taken
    weighs: bool = False  # takes the triple that brings most there, not the first that it sees


LEVELS = {
    "beginner": Level(seeing=18_000, harder=1.74, reacting=1800, erring=30_000, patience=24_500,
                      tires=0.5, looking=7_500),
    "easy": Level(seeing=14_200, harder=1.68, reacting=1500, erring=42_000, patience=23_000,
                  tires=0.4, looking=8_000),
    "medium": Level(seeing=11_300, harder=1.6, reacting=1200, erring=70_000, patience=21_000,
                    tires=0.25, looking=8_700),
    "hard": Level(seeing=9_200, harder=1.5, reacting=950, erring=150_000, patience=18_000,
                  tires=0.1, looking=10_000),
    "expert": Level(seeing=7_500, harder=1.4, reacting=750, erring=600_000, patience=14_000,
                    looking=11_000, weighs=True),
}  # fmt: skip
