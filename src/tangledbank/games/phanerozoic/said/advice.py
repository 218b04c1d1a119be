"""What a bot would do, in words: where to look, which cards, the action itself, what it brings."""

from typing import Final

from tangledbank.core.thinking import Aspect
from tangledbank.games.phanerozoic.cards.cards import Cards
from tangledbank.games.phanerozoic.rules.actions import (
    CHOOSE,
    DISCARD,
    DRAFT,
    EVOLVE,
    KEEP,
    KEEP_GOAL,
    MUTATE,
    NOTHING,
    PLAY,
    RECOVERY,
    card_of,
    kind_of,
    target_of,
)
from tangledbank.games.phanerozoic.said.log import say_value
from tangledbank.games.phanerozoic.seen.view import View

ASPECTS: Final = (
    Aspect(
        per=0.7,
        more="It brings {number} points more by the end.",
        less="It costs {number} points by the end.",
    ),
    Aspect(
        per=0.7,
        more="It gives a rival {number} points more.",
        less="It takes {number} points from a rival.",
    ),
    Aspect(
        per=1.0,
        more="It leaves {number} more of your points to nature.",
        less="It brings {number} of your points to safety.",
    ),
)

# What a mutation does to its host, by the icon on the side in use.
GIFTS: Final = {
    "roots": "Give {target} roots.",
    "woody": "Give {target} wood.",
    "flowering": "Give {target} flowers.",
    "seeds": "Give {target} seeds.",
    "legs": "Give {target} legs.",
    "wings": "Give {target} wings.",
    "shell": "Give {target} a shell.",
    "spine": "Give {target} a spine.",
    "warm": "Give {target} warm blood.",
    "large": "Make {target} larger.",
    "eats-plants": "Let {target} eat plants.",
    "eats-animals": "Let {target} eat animals.",
    "eats-both": "Let {target} eat plants and animals.",
}
ADVICE: Final = {
    CHOOSE: "Choose {card}.",
    DRAFT: "Draft {card}.",
    KEEP_GOAL: "Keep the goal {card}.",
    KEEP: "Keep {card} for the next round.",
    PLAY: "Play {card} on {target}.",
    RECOVERY: "Recover {target} from the discard pile.",
    EVOLVE: "Evolve {card} from {target}.",
}
NUDGES: Final = {
    CHOOSE: "Which card of your hand would you not like to see in the pool?",
    DRAFT: "Look at the pool: what do your goals count?",
    KEEP_GOAL: "Count what each of your goals gives, and what may still come.",
    KEEP: "Think about the next round.",
    MUTATE: "Look at {target}.",
    PLAY: "Look at the population of {target}.",
    RECOVERY: "Look at the discard pile.",
    EVOLVE: "Look at {target}: who could descend from it?",
}


def nudge(cards: Cards, view: View, action: int) -> str:
    """Where to look, and not what to do."""
    kind = int(kind_of(action))
    if kind == DISCARD:
        if target_of(action) == NOTHING:
            return "Which of your cards helps you least?"
        return say("Think about what nature will do to {target}.", cards, action)
    return say(NUDGES[kind], cards, action)


def about(cards: Cards, view: View, action: int) -> tuple[str, ...]:
    """The card and its target, by their ids; a goal is none."""
    card, target = int(card_of(action)), int(target_of(action))
    if kind_of(action) == KEEP_GOAL:
        return ()
    if target == NOTHING:
        return (cards.ids[card],)
    return cards.ids[card], cards.ids[target]


def advice(cards: Cards, view: View, action: int) -> str:
    """The action as one sentence."""
    kind = int(kind_of(action))
    if kind == MUTATE:
        return say(GIFTS[face_of(cards, action)], cards, action)
    if kind == DISCARD and target_of(action) != NOTHING:
        return say("Discard {card}, and let {target} grow.", cards, action)
    return say(ADVICE.get(kind, "Discard {card}."), cards, action)


def face_of(cards: Cards, action: int) -> str:
    """§3.4 The icon on the side of a mutation that its host's row brings into use."""
    row = cards.row[target_of(action)]
    return cards.faces[cards.side(card_of(action), row)]


def say(sentence: str, cards: Cards, action: int) -> str:
    """With the names of the cards."""
    card, target = int(card_of(action)), int(target_of(action))
    if kind_of(action) == KEEP_GOAL:
        return sentence.format(card=cards.goal_names[card])
    words = {"card": say_value(cards, "card", cards.ids[card])}
    if target != NOTHING:
        words["target"] = say_value(cards, "card", cards.ids[target])
    return sentence.format(**words)
