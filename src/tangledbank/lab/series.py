"""Games between bots: one as a record, or a whole series with a few numbers for each game."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple

from tangledbank.bots import make_bot
from tangledbank.core.advance import advance
from tangledbank.core.bot import Bot, Choice
from tangledbank.core.game import Game
from tangledbank.core.options import Values
from tangledbank.core.outcome import Outcome
from tangledbank.core.position import Position
from tangledbank.core.record import Record
from tangledbank.core.rng import Rng, derived_seed, seeded
from tangledbank.shelf import GAMES

# How long a bot takes if it does not say so, in ms, from and to: as at tables with people.
THINKING = (900, 2200)


def seat_bots(game: Game, names: Sequence[str]) -> list[Bot]:
    """A bot for every seat, by name."""
    game.check_seats(len(names))
    return [make_bot(game, name) for name in names]


def bot_rng(seed: int | str, seat: int) -> Rng:
    """The chance of the bot in this seat: it follows from the seed of the game."""
    return seeded(derived_seed(seed, "bot", seat))


Act = tuple[int, int, int | None]  # seat, action, stamp


def choices(position: Position, bots: Sequence[Bot], seed: int | str) -> Iterator[Act]:
    """What the bots do, one by one to the end of the game; the caller acts before the next."""
    rngs = [bot_rng(seed, seat) for seat in range(len(bots))]
    return (race if position.in_real_time() else turns)(position, bots, rngs)


def turns(position: Position, bots: Sequence[Bot], rngs: Sequence[Rng]) -> Iterator[Act]:
    """One seat after another, as the rules ask them; thinking takes no time."""
    seat = int(position.to_act())
    while seat >= 0:
        yield seat, ask(position, seat, bots[seat], rngs[seat]).action, None
        seat = int(position.to_act())


def race(position: Position, bots: Sequence[Bot], rngs: Sequence[Rng]) -> Iterator[Act]:
    """Whoever is first, in simulated time; after each change all are asked again.

    A bot that must wait for its moment waits. What is due at the same moment comes before it, and
    of two that act at the same moment the lower seat is first.
    """
    low, high = THINKING
    while seats := position.actors():
        plans = []
        for seat in seats:
            choice = ask(position, seat, bots[seat], rngs[seat])
            pause = choice.after_ms or low + int(rngs[seat].below(high - low))
            ready = int(position.now) + pause
            moment = max(ready, int(position.earliest(seat, choice.action)))
            plans.append((moment, seat, choice.action))
        at, seat, action = min(plans)
        due = position.due()
        if due is not None and due <= at:
            position.catch_up(due)
        else:
            yield seat, action, at


def ask(position: Position, seat: int, bot: Bot, rng: Rng) -> Choice:
    """What the bot makes of its view."""
    view = position.view(seat) if bot.looks else None
    return bot.choose(view, position.legal(seat), rng)


def play_game(game: Game, bots: Sequence[str], seed: int | str, options: Values) -> Record:
    """One whole game, as a record."""
    seated = seat_bots(game, bots)
    record = Record(game, len(bots), seed, options)
    for seat, action, at in choices(record.position, seated, record.seed):
        record.play(seat, action, at)
    return record


def play_out(position: Position, bots: Sequence[Bot], seed: int) -> tuple[Outcome, int]:
    """Deal and play a game without events or record: how it ended, and how many actions it took."""
    position.deal(seed)
    actions = 0
    for seat, action, at in choices(position, bots, seed):
        actions += advance(position, seat, action, at)
    outcome = position.outcome()
    assert outcome is not None, "nobody is asked, so the game is over"
    return outcome, actions


class Result(NamedTuple):
    """How one game of a series went."""

    number: int
    seed: int  # with which `play_game` plays the same game
    actions: int
    winners: tuple[int, ...]
    points: tuple[int, ...]
    rivals: tuple[int, ...]  # points of those who play without a seat

    def share(self, seat: int) -> float:
        """The seat's part of the victory: ties share it."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


@lru_cache(maxsize=8)
def game_with(game_id: str, cards_text: str | None) -> Game:
    """A game with another deck, which is read once and not for every chunk of a series."""
    game = GAMES[game_id]
    return game if cards_text is None else game.with_cards(cards_text)


@dataclass(frozen=True)
class Series:
    """Games alike except for their seeds. Game k is the same in any process, after any game."""

    game_id: str
    bots: tuple[str, ...]
    seed: int | str
    options: Values = field(default_factory=dict)
    cards_text: str | None = None  # a deck other than the game's own

    def game(self) -> Game:
        """The game, from the shelf, with the deck of the series."""
        return game_with(self.game_id, self.cards_text)

    def seed_of(self, number: int) -> int:
        """The seed of one game."""
        return derived_seed(self.seed, "game", number)

    def play(self, numbers: Iterable[int]) -> list[Result]:
        """The games with these numbers, all on one table."""
        game = self.game()
        bots = seat_bots(game, self.bots)
        position = game.table(len(bots), game.settle(len(bots), self.options))
        return [self.play_one(number, position, bots) for number in numbers]

    def play_one(self, number: int, position: Position, bots: Sequence[Bot]) -> Result:
        """One game in a few numbers."""
        seed = self.seed_of(number)
        outcome, actions = play_out(position, bots, seed)
        return Result(
            number,
            seed,
            actions,
            outcome.winners,
            tuple(score.points for score in outcome.scores),
            tuple(score.points for score in outcome.rivals),
        )
