"""Players made of code: they see views and choose among legal actions."""

from collections.abc import Callable

from tangledbank.bots.greedy import Greedy
from tangledbank.bots.random import Random
from tangledbank.core.bot import Bot
from tangledbank.core.errors import UnknownGame
from tangledbank.core.game import Game

BOTS: dict[str, Callable[[Game], Bot]] = {"random": Random, "greedy": Greedy}


def bot_names(game: Game) -> list[str]:
    """The bots that people are offered: those the game names, or all that can play it."""
    return [*BOTS, *game.own_bots] if game.bots is None else list(game.bots)


def usual_bot(game: Game) -> str:
    """The bot for people who just want to play: not the weakest, and not one that nobody beats."""
    return bot_names(game)[:2][-1]


def make_bot(game: Game, name: str) -> Bot:
    """A bot by name."""
    makers = {**BOTS, **game.own_bots}
    if name not in makers:
        raise UnknownGame(
            f"There is no bot {name!r} for {game.title}; there are {', '.join(makers)}."
        )
    return makers[name](game)
