"""What the rules tell: each event once, with its number, its sentence and who may hear it."""

from typing import Final

from mypy_extensions import i64

from tangledbank.core.events import Told

TOLD: Final = Told()

# fmt: off
ROUND_BEGAN: Final[i64] = TOLD.event(
    "round began", "round", section="§1.6", passes=True,
    says="Round {round} begins.",
)
RETURNED: Final[i64] = TOLD.event(
    "returned", "card:card", "population", section="§2.1",
    says="{card} returns with population {population}.",
)
RESHUFFLED: Final[i64] = TOLD.event(
    "reshuffled", "cards", section="§2.3", reveals=True,
    says="The discard pile is shuffled and becomes the new deck: {cards}.",
)
FILLED: Final[i64] = TOLD.event(
    "filled", "cards", section="§2.2",
    says="Cards in the hand of {who}: {cards}.",
)
DREW: Final[i64] = TOLD.event(
    "drew", "card:card", section="§2.2", private=True, reveals=True,
    says="{who} draws {card}.",
)
CHOSE: Final[i64] = TOLD.event(
    "chose", "card:card", section="§2.4", private=True,
    says="{who} lays {card} face down.",
)
REVEALED: Final[i64] = TOLD.event(
    "revealed", "card:card", section="§2.5", reveals=True,
    says="{who} has chosen {card}.",
)
STARTED: Final[i64] = TOLD.event(
    "started", section="§2.5", passes=True,
    says="{who} is the starting player.",
)
POOLED: Final[i64] = TOLD.event(
    "pooled", "card:card", section="§2.6", reveals=True,
    says="{card} is in the pool.",
)
DRAFTED: Final[i64] = TOLD.event(
    "drafted", "card:card", section="§2.7",
    says="{who} drafts {card}.",
)
LEFT_OVER: Final[i64] = TOLD.event(
    "left over", "cards", section="§2.8",
    says="Cards left over and discarded: {cards}.",
)
KEPT: Final[i64] = TOLD.event(
    "kept", "card:card", section="§3.2",
    says="{who} keeps {card} for the next round.",
)
DISCARDED: Final[i64] = TOLD.event(
    "discarded", "card:card", section="§3.3",
    says="{who} discards {card}.",
)
RAISED: Final[i64] = TOLD.event(
    "raised", "card:card", "before", "after", section="§3.3",
    says="{card} grows from {before} to {after}.",
    unchanged="{card} stays at {after}.",
)
MUTATED: Final[i64] = TOLD.event(
    "mutated", "card:card", "host:card", "face:side", section="§3.4",
    says="{who} gives {host} a mutation: {face}.",
)
FAVOURED: Final[i64] = TOLD.event(
    "favoured", "card:card", "target:card", "before", "after", section="§3.7",
    says="{who} plays {card}: {target} grows from {before} to {after}.",
    unchanged="{who} plays {card}: {target} stays at {after}.",
)
STRUCK: Final[i64] = TOLD.event(
    "struck", "card:card", "target:card", "before", "after", section="§3.8",
    says="{who} plays {card}: {target} falls from {before} to {after}.",
)
RECOVERED: Final[i64] = TOLD.event(
    "recovered", "card:card", "target:card", section="§3.9",
    says="{who} plays {card} and takes {target} from the discard pile.",
)
EVOLVED: Final[i64] = TOLD.event(
    "evolved", "card:card", "parent:card", "population", section="§3.12",
    says="{who} evolves {card} from {parent}: {population} and {population}.",
)
TOOK_UP: Final[i64] = TOLD.event(
    "took up", "card:card", section="§6.2",
    says="{who} chooses {card}.",
)
DIED_OUT: Final[i64] = TOLD.event(
    "died out", "card:card", section="§4.7",
    says="{card} dies out.",
)
NATURE_BEGAN: Final[i64] = TOLD.event(
    "nature began", "round", section="§4.1", passes=True,
    says="Nature takes its course.",
)
GREW: Final[i64] = TOLD.event(
    "grew", "card:card", "before", "after", section="§4.3",
    says="{card} grows from {before} to {after}.",
    unchanged="{card} thrives and stays at {after}.",
)
ATE: Final[i64] = TOLD.event(
    "ate", "card:card", "prey:card", "eaten", "left", section="§4.6",
    says="{card} eats {eaten} of {prey}, {left} left.",
)
SHRANK: Final[i64] = TOLD.event(
    "shrank", "card:card", "before", "after", section="§4.10",
    says="{card} goes hungry and shrinks from {before} to {after}.",
    unchanged="{card} goes hungry and stays at {after}.",
)
KEPT_GOAL: Final[i64] = TOLD.event(
    "kept goal", "goal:goal", section="§5.1", private=True,
    says="{who} keeps the goal {goal}.",
)
GOALS_KEPT: Final[i64] = TOLD.event(
    "goals kept", section="§5.1",
    says="Everyone has kept a goal.",
)
ENDED: Final[i64] = TOLD.event(
    "ended", "round", section="§5.2", reveals=True,
    says="The game ends after round {round}; the goals are revealed.",
)
ATTEMPTED: Final[i64] = TOLD.event(
    "attempted", "card:card", section="§6.3", reveals=True,
    says="{who} turns up {card}.",
)
POINTED: Final[i64] = TOLD.event(
    "pointed", "card:card", section="§6.4", reveals=True,
    says="{card} points the way.",
)
FAILED: Final[i64] = TOLD.event(
    "failed", "card:card", section="§6.3",
    says="{card} cannot be played.",
)
# fmt: on
