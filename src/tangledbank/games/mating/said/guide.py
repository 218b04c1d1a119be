"""A guided first game: to six offspring against one sneak, and a lesson at each new decision."""

from tangledbank.core.guide import Guide, Lesson
from tangledbank.games.mating.rules.state import (
    AFTER_MATING,
    BEFORE_ATTRACT,
    BEFORE_MATING,
    BEFORE_SURVIVE,
)
from tangledbank.games.mating.seen.view import View


def chooses(view: View) -> bool:
    """§2.2"""
    return view.phase == "choosing"


def before_survive(view: View) -> bool:
    """§6.2 The first window."""
    return view.phase == "window" and view.window == BEFORE_SURVIVE


def before_attract(view: View) -> bool:
    """§6.2 The second window."""
    return view.phase == "window" and view.window == BEFORE_ATTRACT


def before_mating(view: View) -> bool:
    """§6.2 The third window."""
    return view.phase == "window" and view.window == BEFORE_MATING


def after_mating(view: View) -> bool:
    """§6.2 The fourth window."""
    return view.phase == "window" and view.window == AFTER_MATING


def is_hunted(view: View) -> bool:
    """§3.4"""
    return view.phase == "threat"


def is_named(view: View) -> bool:
    """§6.5"""
    return view.phase == "answer"


def discards(view: View) -> bool:
    """§7.1"""
    return view.phase == "discarding"


GUIDE = Guide(
    opening="You are a male, a different one each round, and females choose. Fight for them, "
    "dazzle them or trick your rival, and stay alive. Each female that you win is one offspring; "
    "in this first game six of them win.",
    closing="A full game goes to ten offspring, with two to six players, and a host may choose "
    "harder environments. Play one against bots that fight, save or show off; nine questions "
    "below look back at this one.",
    bots=("sneak",),
    seed=233,
    options={"goal": 6},
    lessons=(
        Lesson(
            "choose", "Choose your strategy",
            "Red males fight, blue ones dazzle. Their dice or feathers are fitness: that many "
            "females they attract. Touch a card that you can pay for, and again to lay it; or go "
            "out to lunch.",
            "§2.2", chooses,
        ),
        Lesson(
            "before-survive", "A window for sneaky cards",
            "Green cards are for such moments. One that fits lies in the gap in the leaves: touch "
            "it twice to play it, or pass. Next the environment brings predators and food.",
            "§6.3", before_survive,
        ),
        Lesson(
            "before-attract", "Before the fight",
            "If two males are red, they fight now, with as many dice as their fitness: the loser "
            "is out, the winner attracts two females more. A lone red one need not fight.",
            "§4.2", before_attract,
        ),
        Lesson(
            "before-mating", "The females have chosen",
            "Red females went to red males, blue ones to blue, to the highest fitness first. "
            "Each will be an offspring, unless a sneaky card comes between.",
            "§4.6", before_mating,
        ),
        Lesson(
            "after-mating", "Offspring are counted",
            "The last window of a round. Whoever has reached the goal after it wins.",
            "§8.1", after_mating,
        ),
        Lesson(
            "named", "A card names you",
            "Your rival plays a sneaky card on you. Only Mate Guarding stops it; without it, let "
            "it happen.",
            "§6.5", is_named,
        ),
        Lesson(
            "hunted", "You are hunted",
            "Predators take the lowest predator value. Pay 3 food to escape, hide with a "
            "Camouflage, or give the male up and be back next round.",
            "§3.5", is_hunted,
        ),
        Lesson(
            "discard", "Discard and draw",
            "The males of this round are gone. Touch what you do not want to keep, and you draw "
            "up to five cards; then the next round begins.",
            "§7.1", discards,
        ),
    ),
)  # fmt: skip
