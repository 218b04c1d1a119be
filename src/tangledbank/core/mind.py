"""How a game is thought about: what its own `bots/mind.py` gives to the search in `core.search`.

A mind sees whole positions, real or guessed. What a seat may not know never comes in: the search
asks it about guesses only, and `imagine` fills in what is hidden from what is known.
"""

from math import exp
from typing import Final

from mypy_extensions import i64, mypyc_attr

from tangledbank.core.asking import OPEN, AskingPosition
from tangledbank.core.containers import Actions
from tangledbank.core.position import Position
from tangledbank.core.rng import Rng

MOST_TRIED: Final = 48  # actions that are worth a closer look in one decision


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """A game's way of thinking. It may keep scratch positions, so each thinker has its own.

    A game overrides `policy`, `promise`, `imagine` and `stir`; the rest if its rules ask for it.
    """

    # -- what a game says ------------------------------------------------------------------
    def policy(self, position: Position, seat: i64, actions: Actions, rng: Rng) -> i64:
        """A plain good action, quickly found; it looks only at what this seat sees.

        The buffer is free to be used.
        """
        return position.pick(seat, actions, rng)

    def promise(self, position: Position, seat: i64) -> float:
        """How well a seat stands in a game that is not over, in points."""
        return float(position.points(seat))

    def doubt(self, position: Position) -> float:
        """How many points of promise a lead must be worth to be about three in four."""
        return 3.0

    def imagine(self, position: Position, viewer: i64, rng: Rng) -> None:
        """Fill in what is hidden from this seat, as is likely from what rivals have done."""
        raise NotImplementedError

    def deal(self, position: Position, viewer: i64, rng: Rng) -> None:
        """Fill it in at random, as someone does who has not watched."""
        raise NotImplementedError

    def stir(self, position: Position, rng: Rng) -> None:
        """Let chance begin anew: what nobody has seen is shuffled, hands stay as they are."""
        position.rng.seed(int(rng.below(1 << 30)))

    def stage(self, position: Position) -> i64:
        """A number that changes where it is good to stop and judge, as at the end of a round."""
        return 0

    def propose(self, position: Position, seat: i64, actions: Actions, rng: Rng) -> None:
        """Leave in the buffer only the actions that deserve a closer look."""
        if actions.count > MOST_TRIED:
            kept: i64 = MOST_TRIED
            for i in range(kept):
                j = i + rng.below(actions.count - i)
                code = actions.codes[j]
                actions.codes[j] = actions.codes[i]
                actions.codes[i] = code
            actions.count = kept

    def is_mixed(self, position: Position, seat: i64) -> bool:
        """Whether this choice is made unseen beside others, so that a sure answer could be read."""
        return False

    def fill_choices(self, position: Position, seat: i64, actions: Actions) -> None:
        """What a rival may choose unseen; a game leaves out what nobody would do."""
        position.fill(seat, actions)

    def reopen(self, position: Position, seat: i64) -> None:
        """Let the rivals who have made a secret choice make it again."""
        assert isinstance(position, AskingPosition)
        for other in range(position.seats):
            if other != seat and position.chosen[other] != OPEN:
                position.chosen[other] = OPEN
        position.turn = position.next_chooser()

    def taste(self, position: Position, seat: i64, action: i64, style: str) -> float:
        """How much more a character likes this action than its chance of winning says."""
        return 0.0

    def look(self, position: Position, seat: i64, into: list[float]) -> None:
        """The numbers behind a sentence: one for each of the game's aspects."""

    def begin(self, known: Position, seat: i64, trials: i64, rng: Rng) -> None:
        """What is worth working out once before this many trials of a seat's decision.

        A look from above, which is nobody's decision, asks with -1: what was kept is forgotten.
        """

    # -- what follows from it --------------------------------------------------------------
    def chances(self, position: Position, into: list[float]) -> None:
        """Each seat's chance of winning, judged at once; together 1, or what rivals leave."""
        seats = position.seats
        if position.to_act() < 0:
            shares(position, into)
            return
        promises = [self.promise(position, seat) for seat in range(seats)]
        most = max(promises)
        scale = 1.1 / max(self.doubt(position), 0.01)
        total = 0.0
        for seat in range(seats):
            weight = exp(max(-40.0, scale * (promises[seat] - most)))
            into[seat] = weight
            total += weight
        for seat in range(seats):
            into[seat] /= total


def shares(position: Position, into: list[float]) -> None:
    """Each seat's part of the victory in a game that is over."""
    winners = position.winners()
    count = 0.0
    for seat in range(position.seats):
        if winners >> seat & 1:
            count += 1.0
    for seat in range(position.seats):
        into[seat] = 1.0 / count if winners >> seat & 1 else 0.0
