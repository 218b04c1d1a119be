"""Bots and advisers think in worker processes, where they hold up no table; they see only views.

Questions are taken in their order, from whichever table they come. Those that take time leave one
process free, so that reflexes and advice never stand behind an expert. And whoever thinks gives way
to the loop that serves all tables.
"""

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

from tangledbank.bots import make_bot, make_thinker, thinks
from tangledbank.bots.hints import Hint, hint_of
from tangledbank.bots.reasons import Reasons, reasons_of
from tangledbank.bots.thinker import Thinker, Thought
from tangledbank.core.bot import Bot, Choice
from tangledbank.core.containers import Actions
from tangledbank.core.game import Game
from tangledbank.core.rng import Rng, seeded
from tangledbank.shelf import GAMES
from tangledbank.workers import interrupts_held, serve

Q = TypeVar("Q")
A = TypeVar("A")
MOST = 4  # processes
LONGEST = 1.0  # seconds for a decision, if its trials take longer than that
GIVES_WAY = 10  # by so much is thinking less urgent than serving
GENTLE = 15  # and by so much is what nobody waits for at a table
ADVISER = "expert"  # gives hints
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
    aloud: bool = False  # it is to say what it weighs

    @property
    def takes_time(self) -> bool:
        """Whether somebody thinks about it, who may take up to a second."""
        return thinks(GAMES[self.game], self.bot) if self.game in GAMES else False


@dataclass(frozen=True)
class Explained:
    """What a bot does, and why; without reasons, if it is none that thinks."""

    choice: Choice
    reasons: Reasons | None


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
        self.processes = processes or max(2, min(MOST, (os.cpu_count() or 1) - 1))
        self.gives_way = GENTLE if gentle else GIVES_WAY
        self.pool: ProcessPoolExecutor | None = None
        self.room = asyncio.Semaphore(self.processes)  # both in the order of those who wait
        self.room_to_think = asyncio.Semaphore(max(1, self.processes - 1))

    async def choose(self, question: Question) -> Choice:
        """What the bot does."""
        return (await self.explain(question)).choice

    async def explain(self, question: Question) -> Explained:
        """What the bot does; and why, if it is to say so."""
        ask = self.ponder if question.takes_time else self.ask
        return await ask(think, question)

    async def hint(self, question: Question) -> Hint:
        """What an expert would do in this place, step by step."""
        return await self.ponder(hint, question)

    async def advise(self, wonder: Wonder) -> bytes:
        """What the game says of the action, as JSON."""
        return await self.ask(advise, wonder)

    async def ponder(self, work: Callable[[Q], A], question: Q) -> A:
        """What takes time, while a process is left for what does not."""
        async with self.room_to_think:
            return await self.ask(work, question)

    async def ask(self, work: Callable[[Q], A], question: Q) -> A:
        """In its turn."""
        async with self.room:
            return await self.ask_now(work, question)

    async def ask_now(self, work: Callable[[Q], A], question: Q) -> A:
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
                self.processes,
                mp_context=get_context("spawn"),
                initializer=begin,
                initargs=(self.gives_way,),
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


def begin(gives_way: int) -> None:
    """A worker process begins, and lets others go first."""
    serve()
    if hasattr(os, "nice"):
        os.nice(gives_way)


def think(question: Question) -> Explained:
    """In a worker process."""
    game, rng = the_game(question.game, question.cards_text), seeded(question.seed)
    if question.aloud and thinks(game, question.bot):
        thought = thought_of(game, question, rng)
        return Explained(Choice(thought.action), reasons_of(game, question.view, thought))
    bot = the_bot(question.game, question.cards_text, question.bot)
    return Explained(bot.choose(question.view, all_legal(game, question, rng), rng), None)


def hint(question: Question) -> Hint:
    """In a worker process."""
    game, rng = the_game(question.game, question.cards_text), seeded(question.seed)
    return hint_of(game, question.view, thought_of(game, question, rng))


def thought_of(game: Game, question: Question, rng: Rng) -> Thought:
    """All that the bot of a question weighs."""
    thinker = the_thinker(question.game, question.cards_text, question.bot)
    actions = Actions()
    for action in all_legal(game, question, rng):
        actions.add(action)
    known = thinker.read(game.cards, question.view)
    return thinker.think(known, question.view.seat, actions, rng)


def all_legal(game: Game, question: Question, rng: Rng) -> list[int]:
    """The listed actions; if these are not all, those of a guess from the seat's own view."""
    if game.listed is None:
        return list(question.legal)
    legal: list[int] = game.guess(question.view, rng).legal(question.view.seat)
    return legal


def advise(wonder: Wonder) -> bytes:
    """In a worker process."""
    game = the_game(wonder.game, wonder.cards_text)
    assert game.advise is not None, "only such games are asked"
    return msgspec.json.encode(game.advise(game.cards, wonder.view, wonder.action))


@lru_cache(MOST_DECKS)
def the_bot(game: str, cards_text: str | None, name: str) -> Bot:
    """Bots are made once per process."""
    return make_bot(the_game(game, cards_text), name, LONGEST)


@lru_cache(MOST_DECKS)
def the_thinker(game: str, cards_text: str | None, name: str) -> Thinker:
    """The same, for bots that say why."""
    played = the_game(game, cards_text)
    assert played.thinking is not None, "only such games are asked"
    return make_thinker(played, played.thinking, name, seconds=LONGEST, aloud=True)


@lru_cache(MOST_DECKS)
def the_game(game: str, cards_text: str | None) -> Game:
    """Decks are read once per process."""
    played: Game = GAMES[game]
    return played if cards_text is None else played.with_cards(cards_text)
