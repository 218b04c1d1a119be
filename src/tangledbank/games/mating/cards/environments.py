"""Which environments a table plays with: two of the printed decks, or one the host has written."""

import re

from tangledbank.core.errors import BadOption
from tangledbank.core.options import Values
from tangledbank.games.mating.cards.cards import DECKS, Cards

MOST_ENVIRONMENTS = 60
LONGEST = 4000  # letters of a host's own deck
ENTRY = re.compile(r"([a-z0-9-]+)(?:\s+x\s*(\d{1,2}))?")


def read_deck(text: str) -> list[str]:
    """§9.4 `quiet-meadow x2, late-autumn`: the environments of a host's deck, in their order."""
    if len(text) > LONGEST:
        raise BadOption(f"A deck of your own is written with {LONGEST} letters at most.")
    found: list[str] = []
    for entry in filter(None, (part.strip().lower() for part in re.split(r"[,;\n]", text))):
        read = ENTRY.fullmatch(entry)
        if read is None:
            raise BadOption(
                f"{entry!r} is no entry of a deck; write an environment, or one with a "
                "number, as in late-autumn x2."
            )
        found += [read[1]] * int(read[2] or 1)
    if len(found) > MOST_ENVIRONMENTS:
        raise BadOption(
            f"A deck of your own has {MOST_ENVIRONMENTS} environments at most; this one has "
            f"{len(found)}."
        )
    if not found:
        raise BadOption("A deck of your own has one environment or more.")
    return found


def environments_in_use(cards: Cards, options: Values) -> list[int]:
    """§1.5, §9.3, §9.4 The environments of the deck, the first to come first."""
    if options["environment"] == "own":
        names = read_deck(str(options["own_deck"]))
        for name in names:
            if name not in cards.environment_number_of:
                raise BadOption(
                    f"There is no environment {name!r}; there are "
                    f"{', '.join(cards.environment_ids)}."
                )
        return [cards.environment_number_of[name] for name in names]
    with_core = DECKS.index(str(options["environment"]))
    return [
        number
        for number, deck in enumerate(cards.environment_deck)
        if deck in (DECKS.index("core"), with_core)
    ]
