"""Bots and advisers think in worker processes, where they hold up no table; they see only views."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import lru_cache
from multiprocessing import get_context
from typing import Any, TypeVar

import msgspec

from tangledbank.bots import make_bot
from tangledbank.core.bot import Bot, Choice
from tangledbank.core.game import Game
from tangledbank.core.rng import seeded
from tangledbank.shelf import GAMES
from tangledbank.workers import interrupts_held, serve

Q = TypeVar("Q")
A = TypeVar("A")
MOST = 4  # processes
GENTLE = 10  # how far behind others those come who are in no hurry
MOST_DECKS = 32  # that a process keeps in mind, since tables may bring their own


@dataclass(frozen=True)
class Question:
    """What a bot is asked: no more than its seat may know."""

    game: str
    cards_text: str | None
    bot: str
    view: Any
    legal: tuple[int, ...]  # those that the game lists
    seed: int


@dataclass(frozen=True)
class Wonder:
    """What a person would like to know about an action, from no more than the seat may know."""

    game: str
    cards_text: str | None
    view: Any
    action: int


class Thinkers:
    """The processes, started when the first bot or adviser is asked."""

    def __init__(self, processes: int | None = None, *, gentle: bool = False) -> None:
        self.processes = processes or max(1, min(MOST, (os.cpu_count() or 1) - 1))
        self.begin = serve_gently if gentle else serve
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, question: Question) -> Choice:
        """What the bot does."""
        return await self.ask(think, question)

    async def advise(self, wonder: Wonder) -> bytes:
        """What the game says of the action, as JSON."""
        return await self.ask(advise, wonder)

    async def ask(self, work: Callable[[Q], A], question: Q) -> A:
        """A process that was ended from outside is replaced, once."""
        pool = self.start()
        try:
            return await self.hand(pool, work, question)
        except BrokenProcessPool:
            if self.pool is pool:  # if not, somebody else who waited has replaced it already
                self.close()
            return await self.hand(self.start(), work, question)

    async def hand(self, pool: ProcessPoolExecutor, work: Callable[[Q], A], question: Q) -> A:
        """A process may start meanwhile; it never hears Ctrl-C, which is for us."""
        with interrupts_held():
            answer = asyncio.get_running_loop().run_in_executor(pool, work, question)
        return await answer

    def start(self) -> ProcessPoolExecutor:
        """The pool, made if there is none."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.processes, mp_context=get_context("spawn"), initializer=self.begin
            )
        return self.pool

    def close(self) -> None:
        """Let the processes go; what waits to be thought about is dropped."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None

    def end(self) -> None:
        """End the processes, whatever they are at; the next question starts new ones."""
        at_work = [] if self.pool is None else list((self.pool._processes or {}).values())
        self.close()
        for process in at_work:
            process.kill()


def serve_gently() -> None:
    """A worker begins that lets all others go first."""
    if hasattr(os, "nice"):
        os.nice(GENTLE)
    serve()


def think(question: Question) -> Choice:
    """In a worker process."""
    game, rng = the_game(question.game, question.cards_text), seeded(question.seed)
    legal = list(question.legal)
    if game.listed is not None:  # a guess from the seat's own view has all its legal actions
        legal = game.guess(question.view, rng).legal(question.view.seat)
    bot = the_bot(question.game, question.cards_text, question.bot)
    return bot.choose(question.view, legal, rng)


def advise(wonder: Wonder) -> bytes:
    """In a worker process."""
    game = the_game(wonder.game, wonder.cards_text)
    assert game.advise is not None, "only such games are asked"
    return msgspec.json.encode(game.advise(game.cards, wonder.view, wonder.action))


@lru_cache(MOST_DECKS)
def the_bot(game: str, cards_text: str | None, name: str) -> Bot:
    """Bots are made once per process."""
    return make_bot(the_game(game, cards_text), name)


@lru_cache(MOST_DECKS)
def the_game(game: str, cards_text: str | None) -> Game:
    """Decks are read once per process."""
    played: Game = GAMES[game]
    return played if cards_text is None else played.with_cards(cards_text)
