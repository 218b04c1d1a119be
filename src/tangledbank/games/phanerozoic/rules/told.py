# Not compiled: read once, and its numbers are constants wherever rules name them.
"""What the rules tell: each event once, with its number, its sentence and who may hear it."""

from typing import Final

from tangledbank.core.events import Told

TOLD: Final = Told("card", "goal", "side")

# fmt: off
ROUND_BEGAN: Final = 0
TOLD.event(
    ROUND_BEGAN, "round began", "round", section="§1.6", passes=True,
    says="Round {round} begins.",
)
RETURNED: Final = 1
TOLD.event(
    RETURNED, "returned", "card:card", "population", section="§2.1",
    says="{card} returns with population {population}.",
)
RESHUFFLED: Final = 2
TOLD.event(
    RESHUFFLED, "reshuffled", "cards", section="§2.3", reveals=True,
    says="The discard pile is shuffled and becomes the new deck: {cards}.",
)
FILLED: Final = 3
TOLD.event(
    FILLED, "filled", "cards", section="§2.2",
    says="Cards in the hand of {who}: {cards}.",
)
DREW: Final = 4
TOLD.event(
    DREW, "drew", "card:card", section="§2.2", private=True, reveals=True,
    says="{who} draws {card}.",
)
CHOSE: Final = 5
TOLD.event(
    CHOSE, "chose", "card:card", section="§2.4", private=True,
    says="{who} lays {card} face down.",
)
REVEALED: Final = 6
TOLD.event(
    REVEALED, "revealed", "card:card", section="§2.5", reveals=True,
    says="{who} has chosen {card}.",
)
STARTED: Final = 7
TOLD.event(
    STARTED, "started", section="§2.5", passes=True,
    says="{who} is the starting player.",
)
POOLED: Final = 8
TOLD.event(
    POOLED, "pooled", "card:card", section="§2.6", reveals=True,
    says="{card} is in the pool.",
)
DRAFTED: Final = 9
TOLD.event(
    DRAFTED, "drafted", "card:card", section="§2.7",
    says="{who} drafts {card}.",
)
LEFT_OVER: Final = 10
TOLD.event(
    LEFT_OVER, "left over", "cards", section="§2.8",
    says="Cards left over and discarded: {cards}.",
)
KEPT: Final = 11
TOLD.event(
    KEPT, "kept", "card:card", section="§3.2",
    says="{who} keeps {card} for the next round.",
)
DISCARDED: Final = 12
TOLD.event(
    DISCARDED, "discarded", "card:card", section="§3.3",
    says="{who} discards {card}.",
)
RAISED: Final = 13
TOLD.event(
    RAISED, "raised", "card:card", "before", "after", section="§3.3",
    says="{card} grows from {before} to {after}.",
    unchanged="{card} stays at {after}.",
)
MUTATED: Final = 14
TOLD.event(
    MUTATED, "mutated", "card:card", "host:card", "face:side", section="§3.4",
    says="{who} gives {host} a mutation: {face}.",
)
FAVOURED: Final = 15
TOLD.event(
    FAVOURED, "favoured", "card:card", "target:card", "before", "after", section="§3.7",
    says="{who} plays {card}: {target} grows from {before} to {after}.",
    unchanged="{who} plays {card}: {target} stays at {after}.",
)
STRUCK: Final = 16
TOLD.event(
    STRUCK, "struck", "card:card", "target:card", "before", "after", section="§3.8",
    says="{who} plays {card}: {target} falls from {before} to {after}.",
)
RECOVERED: Final = 17
TOLD.event(
    RECOVERED, "recovered", "card:card", "target:card", section="§3.9",
    says="{who} plays {card} and takes {target} from the discard pile.",
)
EVOLVED: Final = 18
TOLD.event(
    EVOLVED, "evolved", "card:card", "parent:card", "population", section="§3.12",
    says="{who} evolves {card} from {parent}: {population} and {population}.",
)
TOOK_UP: Final = 19
TOLD.event(
    TOOK_UP, "took up", "card:card", section="§6.2",
    says="{who} chooses {card}.",
)
DIED_OUT: Final = 20
TOLD.event(
    DIED_OUT, "died out", "card:card", section="§4.7",
    says="{card} dies out.",
)
NATURE_BEGAN: Final = 21
TOLD.event(
    NATURE_BEGAN, "nature began", "round", section="§4.1", passes=True,
    says="Nature takes its course.",
)
GREW: Final = 22
TOLD.event(
    GREW, "grew", "card:card", "before", "after", section="§4.3",
    says="{card} grows from {before} to {after}.",
    unchanged="{card} thrives and stays at {after}.",
)
ATE: Final = 23
TOLD.event(
    ATE, "ate", "card:card", "prey:card", "eaten", "left", section="§4.6",
    says="{card} eats {eaten} of {prey}, {left} left.",
)
SHRANK: Final = 24
TOLD.event(
    SHRANK, "shrank", "card:card", "before", "after", section="§4.10",
    says="{card} goes hungry and shrinks from {before} to {after}.",
    unchanged="{card} goes hungry and stays at {after}.",
)
KEPT_GOAL: Final = 25
TOLD.event(
    KEPT_GOAL, "kept goal", "goal:goal", section="§5.1", private=True,
    says="{who} keeps the goal {goal}.",
)
GOALS_KEPT: Final = 26
TOLD.event(
    GOALS_KEPT, "goals kept", section="§5.1",
    says="Everyone has kept a goal.",
)
ENDED: Final = 27
TOLD.event(
    ENDED, "ended", "round", section="§5.2", reveals=True,
    says="The game ends after round {round}; the goals are revealed.",
)
ATTEMPTED: Final = 28
TOLD.event(
    ATTEMPTED, "attempted", "card:card", section="§6.3", reveals=True,
    says="{who} turns up {card}.",
)
POINTED: Final = 29
TOLD.event(
    POINTED, "pointed", "card:card", section="§6.4", reveals=True,
    says="{card} points the way.",
)
FAILED: Final = 30
TOLD.event(
    FAILED, "failed", "card:card", section="§6.3",
    says="{card} cannot be played.",
)
# fmt: on
