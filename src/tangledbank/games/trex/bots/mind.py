# Compiled: search asks it millions of times.
"""How The T-Rex Game is thought about: rounds are played out plainly, and judged at their end."""

from mypy_extensions import i64, mypyc_attr

from tangledbank.core import position as core
from tangledbank.core.containers import Actions
from tangledbank.core.mind import Mind, shares
from tangledbank.core.rng import Rng
from tangledbank.games.trex.bots.chances import chance_of_first
from tangledbank.games.trex.bots.evaluation import evaluate
from tangledbank.games.trex.bots.imagining import imagine_hidden
from tangledbank.games.trex.bots.policy import decide
from tangledbank.games.trex.cards.cards import Cards
from tangledbank.games.trex.rules import phases as p
from tangledbank.games.trex.rules.hands import may_lose
from tangledbank.games.trex.rules.phases import NONE
from tangledbank.games.trex.rules.position import Position
from tangledbank.games.trex.rules.prehistoric import NEED_NOT
from tangledbank.games.trex.seen.dealing import MADE
from tangledbank.games.trex.seen.knowing import deal


@mypyc_attr(allow_interpreted_subclasses=True)
class TrexMind(Mind):
    """Plays the round out."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.actions = Actions()

    def policy(self, position: core.Position, seat: i64, actions: Actions, rng: Rng) -> i64:
        """The action that promises most."""
        assert isinstance(position, Position)
        position.fill(seat, actions)
        return decide(position, seat, actions)

    def promise(self, position: core.Position, seat: i64) -> float:
        """In points, against the rival."""
        return float(evaluate(position, int(seat))) / 100.0

    def chances(self, position: core.Position, into: list[float]) -> None:
        """§11 By places, cards and markers."""
        if position.to_act() < 0:
            shares(position, into)
            return
        assert isinstance(position, Position)
        into[0] = chance_of_first(position)
        into[1] = 1.0 - into[0]

    def stage(self, position: core.Position) -> i64:
        """Each round is one."""
        assert isinstance(position, Position)
        return position.round

    def imagine(self, position: core.Position, viewer: i64, rng: Rng) -> None:
        """As players lay their cards."""
        assert isinstance(position, Position)
        table: Position = position
        imagine_hidden(table, viewer, rng)
        for seat in range(table.seats):
            if table.chosen[seat] == MADE:
                if table.question == p.METEOR and not may_lose(table, seat):
                    table.chosen[seat] = NEED_NOT
                else:
                    table.chosen[seat] = NONE
                    table.chosen[seat] = self.policy(table, seat, self.actions, rng)

    def deal(self, position: core.Position, viewer: i64, rng: Rng) -> None:
        """At random."""
        deal(position, int(viewer), rng)
