"""Games between bots: one as a record, or a whole series with a few numbers for each game."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import NamedTuple

from tangledbank.core.game import Game
from tangledbank.core.options import Values
from tangledbank.core.playout import all_points
from tangledbank.core.record import Record
from tangledbank.core.rng import derived_seed
from tangledbank.lab.table import BotTable, choices, seat_bots
from tangledbank.shelf import GAMES


def play_game(game: Game, bots: Sequence[str], seed: int | str, options: Values) -> Record:
    """One whole game, as a record."""
    seated = seat_bots(game, bots)
    record = Record(game, len(bots), seed, options)
    for seat, action, at in choices(record.position, seated, record.seed):
        record.play(seat, action, at)
    return record


@cache
def seats_in(bits: int) -> tuple[int, ...]:
    """The seats whose bits are set."""
    return tuple([seat for seat in range(bits.bit_length()) if bits >> seat & 1])


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
        table = BotTable(position, bots, game.knowledge)
        has_rivals = bool(game.rival) and len(bots) == 1
        return [self.play_one(number, table, has_rivals) for number in numbers]

    def play_one(self, number: int, table: BotTable, has_rivals: bool) -> Result:
        """One game in a few numbers; only points without a seat have to be asked of its words."""
        seed = self.seed_of(number)
        actions = table.play(seed)
        rivals: tuple[int, ...] = ()
        if has_rivals and (outcome := table.position.outcome()) is not None:
            rivals = tuple([score.points for score in outcome.rivals])
        winners = seats_in(int(table.position.winners()))
        return Result(number, seed, actions, winners, tuple(all_points(table.position)), rivals)
