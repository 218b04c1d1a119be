# Compiled: it plays hundreds of rounds for one decision.
"""Rounds played out from positions that may be true, to see which action does best."""

from mypy_extensions import i64

from tangledbank.core.containers import Actions
from tangledbank.core.rng import Rng
from tangledbank.games.trex.bots.evaluation import standing
from tangledbank.games.trex.bots.policy import decide
from tangledbank.games.trex.bots.prospects import POINT
from tangledbank.games.trex.rules.phases import OVER
from tangledbank.games.trex.rules.position import Position


def best_action(
    worlds: list[Position], seat: i64, legal: Actions, rollouts: i64, scratch: Position, rng: Rng
) -> i64:
    """The better half of the actions is tried on and on, until one is left."""
    left = legal.as_list()
    sums = [0.0] * len(left)
    halvings = 1
    while 1 << halvings < len(left):
        halvings += 1
    actions = Actions()
    world = 0
    while len(left) > 1:
        each = max(1, int(rollouts) // (halvings * len(left)))
        for _time in range(each):
            start = worlds[world % len(worlds)]
            world += 1
            luck = int(rng.below(1 << 30))
            for i in range(len(left)):
                scratch.copy_from(start)
                scratch.rng.seed(luck)
                sums[i] += float(play_out(scratch, seat, left[i], actions))
        order = sorted(range(len(left)), key=sums.__getitem__, reverse=True)
        kept = order[: (len(left) + 1) // 2]
        if len(left) == 2:
            kept = order[:1]
        left = [left[i] for i in kept]
        sums = [sums[i] for i in kept]
    return left[0]


def play_out(position: Position, seat: i64, action: i64, actions: Actions) -> i64:
    """Take the action, then everyone plays plainly until the round is over; what it brought."""
    last = position.round
    position.apply(seat, action)
    play_plainly(position, last, actions)
    if position.phase == OVER:
        return 1000 * POINT * (position.points(seat) - position.points(1 - seat))
    return standing(position, seat) - standing(position, 1 - seat)


def play_plainly(position: Position, last: i64, actions: Actions) -> None:
    """Everyone plays plainly to the end of this round, or of the game."""
    while position.round <= last and position.phase != OVER:
        seat = position.turn
        position.fill(seat, actions)
        position.apply(seat, decide(position, seat, actions))
