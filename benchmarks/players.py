"""Who plays in `strength.py`: bots, thinkers with a clock, and two that nobody may seat.

The *all-knowing twin* of the expert sees the true position, and searches it with what is to come
shuffled anew: how strong the same thinking is without any guessing, a ceiling. The *reader* sees no
more than its seat, but knows how the expert plays: in the worlds that it imagines, rivals choose as
the expert itself would, and it takes the best answer to that.
"""

from dataclasses import dataclass, replace
from typing import Any

from tangledbank.bots import make_bot
from tangledbank.bots.thinker import Thinker
from tangledbank.core.bot import Bot, Choice
from tangledbank.core.containers import Actions
from tangledbank.core.game import Game
from tangledbank.core.position import Position
from tangledbank.core.rng import Rng, seeded
from tangledbank.core.search import Search
from tangledbank.core.thinking import Skill

EXPERT = "expert"
BOT, TIMED, ALL_KNOWING, READER = "bot", "timed", "all-knowing twin", "reader"


@dataclass(frozen=True)
class Player:
    """A bot, and how it is made in any process."""

    kind: str
    name: str = EXPERT
    seconds: float = 0.0  # for a decision, if it is timed
    trials: int = 0  # 0: as its level says
    foresees: int = 60  # trials of a rival in the reader's worlds
    ahead: int = 1  # decisions of each rival that the reader foresees; then they play plainly

    def __str__(self) -> str:
        if self.kind == TIMED:
            return f"{self.name}, {1000 * self.seconds:.0f} ms"
        return self.name if self.kind == BOT else self.kind

    def sit_down(self, game: Game, table: Position) -> Bot:
        """The bot, at a table that the all-knowing twin may look at."""
        if self.kind == BOT:
            return make_bot(game, self.name)
        assert game.thinking is not None, "only games with a mind are thought about"
        skill = game.thinking.skills[self.name]
        if self.kind == TIMED:
            return Thinker(game, replace(skill, trials=0), seconds=self.seconds)
        if self.trials:
            skill = replace(skill, trials=self.trials)
        if self.kind == ALL_KNOWING:
            return AllKnowing(game, skill, table)
        fewer = replace(game.thinking.skills[EXPERT], trials=self.foresees)
        return Reader(game, skill, fewer, self.ahead)


class Tester:
    """Tries actions in worlds, the better half again and again, as the common search does.

    What kind of worlds, and who plays how in them at first, is up to the two below; the rest of
    a trial is the search's own.
    """

    looks = True

    def __init__(self, game: Game, skill: Skill) -> None:
        assert game.thinking is not None
        assert game.knowledge is not None
        self.game = game
        self.skill = skill
        self.mind = game.thinking.mind(game.cards)
        self.hide = game.knowledge.hide
        self.search: Any = None
        self.world: Any = None

    def choose(self, view: Any, legal: Any, rng: Rng) -> Choice:
        """In benchmarks it is lent what it knows."""
        raise NotImplementedError

    def decide(self, known: Position, seat: int, actions: Actions, rng: Rng) -> int:
        """The action that did best."""
        if self.search is None:
            self.search, self.world = Search(self.mind, known), known.blank()
        self.search.depth, self.search.trials = self.skill.depth, 0
        if actions.count > 1:
            self.mind.propose(known, seat, actions, rng)
        left = actions.as_list()
        won = dict.fromkeys(left, 0.0)
        halvings = max(1, (len(left) - 1).bit_length())
        while len(left) > 1:
            for _time in range(max(1, self.skill.trials // (halvings * len(left)))):
                self.imagine(known, seat, rng)
                luck = int(rng.below(1 << 30))
                for action in left:
                    won[action] += self.try_out(seat, action, luck)
            left = sorted(left, key=lambda action: -won[action])[: (len(left) + 1) // 2]
        return left[0]

    def imagine(self, known: Position, seat: int, rng: Rng) -> None:
        """Lay out a world."""
        raise NotImplementedError

    def foresee(self, position: Position, seat: int, rng: Rng) -> None:
        """Let rivals act whom one knows better than by the plain policy."""

    def try_out(self, seat: int, action: int, luck: int) -> float:
        """The chance of winning after this action in this world."""
        search = self.search
        scratch = search.scratch
        scratch.copy_from(self.world)
        scratch.rng.seed(luck)
        search.luck.seed(luck + 1)
        stage = self.mind.stage(scratch)
        scratch.apply(seat, action)
        self.foresee(scratch, seat, seeded(luck + 2))
        search.play_on(stage)
        return float(search.chances[seat])


class AllKnowing(Tester):
    """Sees everything but the order in which cards will come."""

    def __init__(self, game: Game, skill: Skill, table: Position) -> None:
        super().__init__(game, skill)
        self.table = table

    def imagine(self, known: Position, seat: int, rng: Rng) -> None:
        """It is as it is; who has chosen unseen, has chosen."""
        self.world.copy_from(self.table)
        self.mind.stir(self.world, rng)


class Reader(Tester):
    """Answers what the expert would do, from what the expert would know."""

    def __init__(self, game: Game, skill: Skill, rivals: Skill, ahead: int) -> None:
        super().__init__(game, skill)
        self.rivals = rivals
        self.ahead = ahead
        self.experts: dict[int, Thinker] = {}
        self.known: dict[int, Position] = {}
        self.buffer = Actions()

    def imagine(self, known: Position, seat: int, rng: Rng) -> None:
        """A fair guess, in which rivals choose unseen what the expert would.

        What is chosen unseen but not mixed, the game's own mind imagines.
        """
        world = self.world
        world.copy_from(known)
        self.mind.imagine(world, seat, rng)
        if self.mind.is_mixed(known, seat):
            self.mind.reopen(world, seat)
            for other in range(world.seats):
                if other != seat and world.is_asked(other):
                    world.apply(other, self.expect(world, other, rng))

    def foresee(self, position: Position, seat: int, rng: Rng) -> None:
        """The next decisions of rivals, until the turn is one's own."""
        left = [self.ahead] * int(position.seats)
        stage = self.mind.stage(position)
        asked = int(position.to_act())
        while asked >= 0 and asked != seat and left[asked] and self.mind.stage(position) == stage:
            position.apply(asked, self.expect(position, asked, rng))
            left[asked] -= 1
            asked = int(position.to_act())

    def expect(self, position: Position, seat: int, rng: Rng) -> int:
        """What the expert would do here."""
        if seat not in self.experts:
            self.experts[seat] = Thinker(self.game, self.rivals)
            self.known[seat] = position.blank()
        known = self.known[seat]
        known.copy_from(position)
        self.hide(known, seat)
        position.fill(seat, self.buffer)
        return self.experts[seat].decide(known, seat, self.buffer, rng)
