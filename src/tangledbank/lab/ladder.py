"""The ladder: a game's levels, characters and yardsticks play each other, with seats rotated.

There are two kinds of games. On a *rung* one bot meets another in all other seats: each level meets
the one below, the best one the yardsticks, each character its plain level. At a *mixed* table all
seats are different; these are what ratings are made of. A deal is played once from every seat.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import pairwise
from typing import NamedTuple

from tangledbank.bots import BOTS, bot_names, styles_of
from tangledbank.bots.random import Random
from tangledbank.core.errors import TangledBankError
from tangledbank.core.game import Game
from tangledbank.core.options import Values
from tangledbank.core.position import Position
from tangledbank.core.rng import Rng, derived_seed, seeded
from tangledbank.lab.clocks import Clock, clocked
from tangledbank.lab.processes import in_processes
from tangledbank.lab.series import game_with, seats_in
from tangledbank.lab.table import BotTable, seat_bots

YARDSTICKS = ("random", "greedy", "bluffer", "ecologist")  # as they were before levels came
STYLED = "hard"  # the level on which characters are shown
MIXED = -1  # the rung of a game that is on none
DEALS_A_CHUNK = 2


class Rung(NamedTuple):
    """One bot in one seat, another in all others."""

    one: str
    others: str


class Meeting(NamedTuple):
    """A game to be played."""

    rung: int
    deal: int  # games of the same deal differ in who sits where
    seed: int
    bots: tuple[str, ...]


class Played(NamedTuple):
    """How it went; clocks are decisions, seconds and trials by seat."""

    meeting: Meeting
    winners: tuple[int, ...]
    points: tuple[int, ...]
    clocks: tuple[Clock, ...]

    def share(self, seat: int) -> float:
        """The seat's part of the victory: ties share it."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def entrants(game: Game) -> list[str]:
    """Everyone who is on the ladder, the levels first and from the bottom up."""
    levels = list(bot_names(game))
    styled = STYLED if STYLED in levels else levels[-1]
    races = game.deal(game.seats[-1], 1).in_real_time()
    known = {**({} if races else BOTS), **game.own_bots}
    styles = [f"{styled} {style}" for style in styles_of(game)]
    return [*levels, *styles, *(name for name in YARDSTICKS if name in known.keys() - {*levels})]


def rungs_of(game: Game, names: Sequence[str]) -> list[Rung]:
    """Who is measured against whom: the levels from the top down, the yardsticks, the styles."""
    levels = [name for name in bot_names(game) if name in names]
    found = [Rung(one, below) for below, one in pairwise(levels)][::-1]
    for name in reversed(names):
        plain = name.partition(" ")[0]
        if name in levels:
            continue
        if plain != name:
            found += [Rung(name, plain)] if plain in names else []
        elif levels:
            found.append(Rung(levels[-1], name))
    return found


@dataclass(frozen=True)
class Ladder:
    """All games of a game at one number of seats; each is the same in any process."""

    game_id: str
    seats: int
    names: tuple[str, ...]
    seed: int | str
    games: int  # on each rung
    mixed: int  # that each bot plays at mixed tables
    options: Values
    cards_text: str | None = None  # a deck other than the game's own

    def game(self) -> Game:
        """The game, from the shelf, with the deck of the ladder."""
        return game_with(self.game_id, self.cards_text)

    def check(self) -> None:
        """Refuse what cannot be played, before any process starts."""
        game = self.game()
        if self.seats < 2:
            raise TangledBankError("On a ladder there are two seats or more.")
        game.settle(self.seats, self.options)
        for name in self.names:
            seat_bots(game, [name] * self.seats)

    @cached_property
    def rungs(self) -> list[Rung]:
        """Who is measured against whom."""
        return rungs_of(self.game(), self.names)

    @cached_property
    def plan(self) -> list[Meeting]:
        """Every game, deal after deal; the order is mixed, so that any part is a fair part."""
        deals = [*self.rung_deals(), *self.mixed_deals()]
        rng = seeded(derived_seed(self.seed, "order", self.seats))
        for last in range(len(deals) - 1, 0, -1):
            other = rng.below(last + 1)
            deals[last], deals[other] = deals[other], deals[last]
        return [meeting for deal in deals for meeting in deal]

    def rung_deals(self) -> Iterator[list[Meeting]]:
        """One in each seat in turn, against the other in all others."""
        for number, rung in enumerate(self.rungs):
            for deal in range(-(-self.games // self.seats)):
                bots = [rung.one, *[rung.others] * (self.seats - 1)]
                yield self.rotated(number, deal, bots)

    def mixed_deals(self) -> Iterator[list[Meeting]]:
        """Those who have played least come to the next table."""
        if len(self.names) < self.seats:
            return
        played = dict.fromkeys(self.names, 0)
        rng = seeded(derived_seed(self.seed, "mixed", self.seats))
        for deal in range(-(-self.mixed * len(self.names) // self.seats**2)):
            bots = sorted(self.names, key=lambda name: (played[name], rng.below(1 << 30)))
            for name in bots[: self.seats]:
                played[name] += 1
            yield self.rotated(MIXED, deal, seated(bots[: self.seats], rng))

    def rotated(self, rung: int, deal: int, bots: Sequence[str]) -> list[Meeting]:
        """The same deal, with everyone a seat further on each time."""
        seed = derived_seed(self.seed, "ladder", self.seats, rung, deal)
        return [
            Meeting(rung, deal, seed, (*bots[-turn:], *bots[:-turn]) if turn else tuple(bots))
            for turn in range(self.seats)
        ]


def play_meetings(
    game_id: str, cards_text: str | None, options: Values, meetings: list[Meeting]
) -> list[Played]:
    """These games, on one table."""
    game, seats = game_with(game_id, cards_text), len(meetings[0].bots)
    position = game.table(seats, game.settle(seats, options))
    return [play(game, position, meeting) for meeting in meetings]


def play(game: Game, position: Position, meeting: Meeting) -> Played:
    """One game; bots that pick any action at random go without a clock, which costs more."""
    clocks = tuple([Clock() for _bot in meeting.bots])
    bots = [
        bot if type(bot) is Random else clocked(bot, clock)
        for bot, clock in zip(seat_bots(game, meeting.bots), clocks, strict=True)
    ]
    BotTable(position, bots, game.knowledge).play(meeting.seed)
    winners = seats_in(int(position.winners()))
    points = tuple([int(position.points(seat)) for seat in range(position.seats)])
    return Played(meeting, winners, points, clocks)


def seated(names: list[str], rng: Rng) -> list[str]:
    """In any order."""
    return sorted(names, key=lambda _name: rng.below(1 << 30))


def climb(
    ladder: Ladder, workers: int, watch: Callable[[list[Played]], None] = lambda played: None
) -> list[Played]:
    """Play all games, or those that were done when somebody pressed Ctrl-C."""
    size = DEALS_A_CHUNK * ladder.seats
    plan = ladder.plan
    chunks = [plan[start : start + size] for start in range(0, len(plan), size)]
    work = partial(play_meetings, ladder.game_id, ladder.cards_text, ladder.options)
    played: list[Played] = []
    try:
        for part in map(work, chunks) if workers == 1 else in_processes(work, chunks, workers):
            played += part
            watch(played)
    except KeyboardInterrupt:
        pass  # what is done counts: the order is mixed
    return played
