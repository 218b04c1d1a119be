"""Pebbles that can be thought about: a mind for a toy, with nothing hidden but what is to come."""

from dataclasses import replace
from typing import Any

from tangledbank import Actions, Knowledge, Record, Rng, shuffled
from tangledbank.core.mind import Mind
from tangledbank.core.thinking import Aspect, Skill, Thinking
from tests.pebbles import MOST, PEBBLES, ROLL, TAKE, Heap

HEAVY = 3


class HeapMind(Mind):
    """Takes what is heavy."""

    def policy(self, position: Any, seat: int, actions: Actions, rng: Rng) -> int:
        full = len(position.taken[seat]) >= MOST
        return ROLL if full or weight(position) < HEAVY else TAKE

    def promise(self, position: Any, seat: int) -> float:
        return float(position.points(seat))

    def imagine(self, position: Any, viewer: int, rng: Rng) -> None:
        fill_in(position, viewer, rng)

    def deal(self, position: Any, viewer: int, rng: Rng) -> None:
        fill_in(position, viewer, rng)

    def stir(self, position: Any, rng: Rng) -> None:
        position.heap = shuffled(position.heap[:-1], rng) + position.heap[-1:]

    def look(self, position: Any, seat: int, into: list[float]) -> None:
        into[0] = float(position.points(seat))


def weight(position: Heap) -> int:
    """Of the pebble on top."""
    return position.cards[position.heap[-1]].weight


def hide(position: Heap, _viewer: int) -> None:
    """Everyone sees the top, and nobody what lies below."""
    position.heap = [-1] * (len(position.heap) - 1) + position.heap[-1:]
    position.rng.forget()


def fill_in(position: Heap, _viewer: int, rng: Rng) -> None:
    """Any of the pebbles that nobody has seen."""
    seen = {one for pile in (*position.taken, position.away, position.heap[-1:]) for one in pile}
    unseen = [one for one in range(len(position.cards)) if one not in seen]
    position.heap = shuffled(unseen, rng) + position.heap[-1:]


def read(_cards: Any, view: Any) -> Heap:
    """Not needed here: nobody plays it, and the analysis hides for itself."""
    raise NotImplementedError


THINKING_PEBBLES = replace(
    PEBBLES,
    knowledge=Knowledge(hide=hide, read=read, deal=fill_in),
    thinking=Thinking(
        mind=lambda _cards: HeapMind(),
        skills={"expert": Skill(trials=200)},
        aspects=(Aspect(per=0.5, more="It brings {number} more.", less="It costs {number}."),),
        judging=100,
        nudge=lambda _cards, _view, _action: "Look at the heap.",
        about=lambda _cards, view, _action: (view.top,),
        advice=lambda _cards, view, action: (
            f"Take the {view.top}." if action == TAKE else f"Roll the {view.top} away."
        ),
    ),
)


def pebbles_played(seed: int, blunder: int = -1) -> Record:
    """A game of two who take what is heavy; this decision is the opposite of what they would do."""
    record = Record(THINKING_PEBBLES, 2, seed, {})
    mind = HeapMind()
    while record.position.actors():
        seat = record.position.to_act()
        action = mind.policy(record.position, seat, Actions(), record.position.rng)
        if len(record.entries) == blunder:
            action = ROLL if action == TAKE else TAKE
        record.play(seat, action)
    return record
