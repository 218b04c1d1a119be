# Not compiled: values, made once a game.
"""What a game gives to bots that think: a mind, how strong each level is, what to say of it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tangledbank.core.mind import Mind


@dataclass(frozen=True, kw_only=True)
class Skill:
    """How well a level plays a game. Weaker ones see less far, forget, misjudge and overlook."""

    trials: int  # played out for one decision
    depth: int = 1000  # decisions ahead, at most to where the mind judges; 0: the next move only
    forgets: bool = False  # guesses at random, whatever rivals have shown
    misjudges: float = 0.0  # by how much of a chance of winning it is mistaken, as a rule
    overlooks: float = 0.0  # the share of its actions that it does not see at all


@dataclass(frozen=True, kw_only=True)
class Aspect:
    """Something that actions lead to more or less of, and how to say so."""

    per: float  # how much of it is worth a sentence
    more: str  # `{number}` is by how much
    less: str


@dataclass(frozen=True, kw_only=True)
class Missed:
    """Something that a seat could have done for a while, and has not, where nobody waits."""

    seat: int
    action: int
    step: int  # how many actions of the record there were when it could be done for the last time
    at: int  # table time then
    ms: int  # for how long it could be done
    turns: int  # how often the seat did something else meanwhile
    cards: tuple[str, ...]
    sentence: str


@dataclass(frozen=True, kw_only=True)
class Thinking:
    """How a game is thought about."""

    mind: Callable[[Any], Mind]  # from its cards; each thinker has its own
    skills: Mapping[str, Skill]  # by level
    aspects: tuple[Aspect, ...] = ()  # in the order of `Mind.look`
    styles: Mapping[str, str] = field(default_factory=dict)  # characters, each in a sentence
    judging: int = 200  # trials for a chance of winning in the analysis
    # What an action is about, from cards, the view of the seat that may take it, and the action.
    nudge: Callable[[Any, Any, int], str]  # "Look at your Eurypterus."; not what to do with it
    about: Callable[[Any, Any, int], tuple[str, ...]]  # the cards to look at, by their ids
    advice: Callable[[Any, Any, int], str]  # the action: "Give Dunkleosteus legs."
    # What was missed, from a record and the seats' names, where decisions do not tell: in games
    # in which the fastest acts first. The longest chances come first.
    missed: Callable[[Any, Callable[[int], str]], tuple[Missed, ...]] | None = None
