"""The games there are: every folder below `games`, and games from outside by entry point."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from tangledbank import games
from tangledbank.core.errors import UnknownGame
from tangledbank.core.game import Game


class Shelf(Mapping[str, Game]):
    """Games by id, ours first. A game is imported when it is first taken from the shelf."""

    def __init__(self) -> None:
        ours = sorted(found.name for found in iter_modules(games.__path__))
        self.places = {name: f"tangledbank.games.{name}" for name in ours}
        for found in sorted(entry_points(group="tangledbank.games"), key=lambda one: one.name):
            self.places.setdefault(found.name, found.value)

    def __getitem__(self, name: str) -> Game:
        if name not in self.places:
            raise UnknownGame(f"There is no game {name!r}; there are {', '.join(self)}.")
        game = import_module(self.places[name]).GAME
        assert isinstance(game, Game)
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(self.places)

    def __len__(self) -> int:
        return len(self.places)

    def __contains__(self, name: object) -> bool:
        return name in self.places


def in_place(shelf: Mapping[str, Game]) -> list[Game]:
    """Games as they stand on the shelf, from the left."""
    return sorted(shelf.values(), key=lambda game: game.place)


GAMES = Shelf()
