"""Players made of code: they see views and choose among legal actions."""

from collections.abc import Callable

from tangledbank.bots.greedy import Greedy
from tangledbank.bots.levels import NAMES, level_of, style_of
from tangledbank.bots.random import Random
from tangledbank.bots.thinker import Thinker
from tangledbank.core.bot import Bot
from tangledbank.core.errors import UnknownGame
from tangledbank.core.game import Game

BOTS: dict[str, Callable[[Game], Bot]] = {"random": Random, "greedy": Greedy}


def bot_names(game: Game) -> list[str]:
    """The bots that people are offered, weakest first: the levels, if the game is thought about.

    If not, those that the game names, or all that can play it.
    """
    if game.thinking is not None:
        return list(NAMES)
    return [*BOTS, *game.own_bots] if game.bots is None else list(game.bots)


def styles_of(game: Game) -> list[str]:
    """The characters that a level may take on."""
    return [] if game.thinking is None else list(game.thinking.styles)


def is_offered(game: Game, name: str) -> bool:
    """Whether people may seat this bot: a level, perhaps with a style."""
    style = style_of(name)
    return level_of(name) in bot_names(game) and (not style or style in styles_of(game))


def usual_bot(game: Game) -> str:
    """The bot for people who just want to play: not the weakest, and not one that nobody beats."""
    return bot_names(game)[:2][-1]


def make_bot(game: Game, name: str) -> Bot:
    """A bot by name."""
    makers = {**BOTS, **game.own_bots}
    if name in makers:
        return makers[name](game)
    if game.thinking is not None and is_offered(game, name):
        return Thinker(game, game.thinking.skills[level_of(name)], style_of(name))
    known = [*makers, *(one for one in bot_names(game) if one not in makers)]
    raise UnknownGame(f"There is no bot {name!r} for {game.title}; there are {', '.join(known)}.")
