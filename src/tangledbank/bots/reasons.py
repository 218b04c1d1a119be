"""Why: what a bot weighed, in words. The same for hints, for thinking aloud and for analysis."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tangledbank.bots.thinker import Considered, Thought
from tangledbank.core.game import Game
from tangledbank.core.thinking import Aspect

MOST = 3  # actions
MOST_WHY = 2  # sentences
ALIKE = 0.02  # of a chance of winning: a difference that nobody would bet on
ONLY = "Nothing else can be done."
EQUAL = "The next best is about as good."


@dataclass(frozen=True)
class Reason:
    """An action that was weighed."""

    action: int
    notation: str
    sentence: str  # what it is, as one would say it at the table
    chance: int  # of winning, in per cent
    share: int = 0  # of a hundred such choices, how many take it; 0 if one is as good as decided


@dataclass(frozen=True)
class Reasons:
    """The action that was taken, then the next best, and why the first is better."""

    actions: tuple[Reason, ...]
    why: tuple[str, ...]


def reasons_of(game: Game, view: Any, thought: Thought) -> Reasons:
    """What was weighed, from the view of the seat that weighed it."""
    weighed = [one for one in thought.considered if one.action == thought.action]
    said = {advice(game, view, one.action) for one in weighed}
    for one in thought.considered:
        if len(weighed) < MOST and (sentence := advice(game, view, one.action)) not in said:
            weighed.append(one)
            said.add(sentence)
    return Reasons(tuple(reason(game, view, one) for one in weighed), why(game, weighed))


def reason(game: Game, view: Any, one: Considered) -> Reason:
    """An action in words."""
    return Reason(
        one.action, game.notation(one.action), advice(game, view, one.action),
        per_cent(one.chance), per_cent(one.share) if one.share < 1.0 else 0,
    )  # fmt: skip


def advice(game: Game, view: Any, action: int) -> str:
    """An action as one would say it; in notation, if the game has no words of its own."""
    own = "" if game.thinking is None else game.thinking.advice(game.cards, view, action)
    if own:
        return own
    notation = game.notation(action)
    return f"{notation[:1].upper()}{notation[1:]}."


def why(game: Game, weighed: Sequence[Considered]) -> tuple[str, ...]:
    """Why the first is better than the second, in the game's own aspects."""
    if len(weighed) < 2:
        return (ONLY,)
    best, other = weighed[0], weighed[1]
    aspects = () if game.thinking is None else game.thinking.aspects
    gaps = [
        (one, mine - theirs)
        for one, mine, theirs in zip(aspects, best.aspects, other.aspects, strict=False)
        if abs(mine - theirs) >= one.per
    ]
    gaps.sort(key=lambda gap: -abs(gap[1]) / gap[0].per)
    found = tuple(in_words(one, gap) for one, gap in gaps[:MOST_WHY])
    if abs(best.chance - other.chance) < ALIKE:
        return (EQUAL, *found[:1])
    return found


def in_words(aspect: Aspect, gap: float) -> str:
    """More or less of something, and by how much."""
    return (aspect.more if gap > 0 else aspect.less).format(number=number(abs(gap)))


def number(amount: float) -> str:
    """`0.4`, `3`, `12`: as exact as anyone would say it."""
    return f"{amount:.0f}" if amount >= 10 else f"{amount:.1f}".removesuffix(".0")


def per_cent(chance: float) -> int:
    """0 and 100 are for what is certain."""
    if chance <= 0.0 or chance >= 1.0:
        return round(100 * chance)
    return min(99, max(1, round(100 * chance)))
