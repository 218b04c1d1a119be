"""Bots think in worker processes: their thinking would stop the tables, and they see views only."""

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from typing import Any

from tangledbank.bots import make_bot
from tangledbank.core.bot import Bot, Choice
from tangledbank.core.game import Game
from tangledbank.core.rng import seeded
from tangledbank.shelf import GAMES
from tangledbank.workers import interrupts_held, serve

MOST = 4  # processes


@dataclass(frozen=True)
class Question:
    """What a bot is asked: no more than its seat may know."""

    game: str
    cards_text: str | None
    bot: str
    view: Any
    legal: tuple[int, ...]
    seed: int


class Thinkers:
    """The processes, started when the first bot is asked."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or max(1, min(MOST, (os.cpu_count() or 1) - 1))
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, question: Question) -> Choice:
        """What the bot does. A process that was ended from outside is replaced, once."""
        pool = self.start()
        try:
            return await self.ask(pool, question)
        except BrokenProcessPool:
            if self.pool is pool:  # else somebody else who waited has replaced it already
                self.close()
            return await self.ask(self.start(), question)

    async def ask(self, pool: ProcessPoolExecutor, question: Question) -> Choice:
        """A process may start meanwhile; it never hears Ctrl-C, which is for us."""
        with interrupts_held():
            answer = asyncio.get_running_loop().run_in_executor(pool, think, question)
        return await answer

    def start(self) -> ProcessPoolExecutor:
        """The pool, made if there is none."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.processes, mp_context=get_context("spawn"), initializer=serve
            )
        return self.pool

    def close(self) -> None:
        """Let the processes go; what waits to be thought about is dropped."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


def think(question: Question) -> Choice:
    """In a worker process."""
    bot = the_bot(question.game, question.cards_text, question.bot)
    return bot.choose(question.view, list(question.legal), seeded(question.seed))


@cache
def the_bot(game: str, cards_text: str | None, name: str) -> Bot:
    """Bots are made once a process."""
    played: Game = GAMES[game]
    return make_bot(played if cards_text is None else played.with_cards(cards_text), name)
