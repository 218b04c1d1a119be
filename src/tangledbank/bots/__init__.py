"""Players made of code: they see views and choose among legal actions."""

from collections.abc import Callable

from tangledbank.bots.greedy import Greedy
from tangledbank.bots.levels import NAMES, level_of, style_of
from tangledbank.bots.random import Random
from tangledbank.bots.thinker import Thinker
from tangledbank.core.bot import Bot
from tangledbank.core.errors import UnknownGame
from tangledbank.core.game import Game
from tangledbank.core.thinking import Thinking

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


def can_play(game: Game, name: str) -> bool:
    """Whether there is such a bot: one that people are offered, or one for the lab."""
    return name in {**BOTS, **game.own_bots} or is_offered(game, name)


def in_style(game: Game) -> str:
    """The end of a sentence that lists bots: the styles that levels may have."""
    styles = styles_of(game)
    return f"; a level may have a style, as in '{NAMES[-2]} {styles[0]}'" if styles else ""


def usual_bot(game: Game) -> str:
    """The bot for people who just want to play: not the weakest, and not one that nobody beats."""
    return next(reversed(bot_names(game)[:2]), "")


def make_bot(game: Game, name: str, seconds: float = 0.0) -> Bot:
    """A bot by name; one that thinks takes at most this long for a decision, if it is more than 0.

    The older names stay, although people are no longer offered them: in tables that were laid with
    them, in the lab, and as a measure for everything that is newer.
    """
    makers = {**BOTS, **game.own_bots}
    if name in makers:
        return makers[name](game)
    if game.thinking is not None and is_offered(game, name):
        return make_thinker(game, game.thinking, name, seconds=seconds)
    known = [*makers, *(one for one in bot_names(game) if one not in makers)]
    raise UnknownGame(
        f"There is no bot {name!r} for {game.title}; there are {', '.join(known)}{in_style(game)}."
    )


def make_thinker(
    game: Game, thinking: Thinking, name: str, *, seconds: float = 0.0, aloud: bool = False
) -> Thinker:
    """A bot that thinks, at the level and in the style of its name; `aloud`, it can say why."""
    skill = thinking.skills[level_of(name)]
    return Thinker(game, skill, style_of(name), aloud=aloud, seconds=seconds)


def thinks(game: Game, name: str) -> bool:
    """Whether this bot weighs its actions, so that it takes its time and can say why."""
    return game.thinking is not None and name not in {**BOTS, **game.own_bots}


def is_pondered(game: Game) -> bool:
    """Whether all levels think, so that there are hints; levels may also race with their eyes."""
    return all(thinks(game, name) for name in NAMES)
