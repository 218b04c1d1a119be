# Not compiled: branches are read and written once per game.
"""Where a game left another one: part of its record."""

from dataclasses import dataclass
from typing import Any

from tangledbank.core.errors import BadRecord
from tangledbank.core.rng import read_seed

BRANCHED = 2  # the format of records that left another one; all others are as they ever were


@dataclass(frozen=True)
class Branch:
    """Where a game left another one: from here on its chance is new, and nothing is taken back.

    What lies hidden is as it was. What is drawn from chance later follows from this seed.
    """

    entries: int  # that both games have
    seed: int | str
    of: str = ""  # the table of the other one; "": it was a file's


def read_branches(head: dict[str, Any]) -> tuple[Branch, ...]:
    """Where the game left others, in their order."""
    if head["record"] != BRANCHED:
        return ()
    found = head.get("branches")
    kinds = {"entries": int, "seed": str, "of": str}
    if (
        not isinstance(found, list)
        or not found
        or not all(
            isinstance(one, dict)
            and one.keys() == kinds.keys()
            and all(type(one[key]) is kind for key, kind in kinds.items())
            for one in found
        )
    ):
        raise BadRecord("A branch of a record has its entries, a seed and where it comes from.")
    branches = tuple([Branch(**one | {"seed": read_seed(one["seed"])}) for one in found])
    places = [one.entries for one in branches]
    if places != sorted(places) or places[0] < 0:
        raise BadRecord("The branches of a record are in the order of its actions.")
    return branches
