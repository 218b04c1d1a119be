"""A few thoughts about every game, to the last digit: `python -m tests.thoughts --uncompiled`.

They must be the same whether the rules, the search and the minds run compiled or not.
"""

import sys
from collections.abc import Sequence
from dataclasses import replace
from importlib.abc import MetaPathFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

TRIALS = 30
EVERY = 9  # so many decisions, somebody thinks
MOST = 6  # thoughts a game


class Uncompiled(MetaPathFinder):
    """Finds the .py of our package, though its compiled twin lies beside it."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        for folder in path if path and name.startswith("tangledbank.") else ():
            finder = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            if (spec := finder.find_spec(name)) is not None:
                return spec
        return None


def thoughts() -> list[str]:
    """In the middle of random games at the smallest table of each game, at all its levels."""
    from tangledbank import GAMES, seeded
    from tangledbank.testing.playing import play_on, random_record
    from tangledbank.testing.thinking import think

    found = []
    for game in GAMES.values():
        if game.thinking is None or game.knowledge is None:
            continue
        skills = list(game.thinking.skills.items())
        record, count = random_record(game, game.seats[0], seeded(3)), 0
        for decision, position in enumerate(play_on(record)):
            seat = int(position.to_act())
            if seat < 0 or decision % EVERY or len(position.legal(seat)) < 2:
                continue
            level, skill = skills[count % len(skills)]
            known = position.clone()
            game.knowledge.hide(known, seat)
            few = replace(skill, trials=min(skill.trials, TRIALS))
            found.append(f"{game.id} {level} {think(game, few, '', seat, decision, known)}")
            count += 1
            if count == MOST:
                break
    return found


if __name__ == "__main__":
    if "--uncompiled" in sys.argv:
        sys.meta_path.insert(0, Uncompiled())
    print("\n".join(thoughts()))
