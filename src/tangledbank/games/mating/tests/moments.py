"""When each sneaky card is played, and a scene in which all that it demands is true."""

from tangledbank.games.mating.rules.position import Position
from tangledbank.games.mating.scenes import scene
from tangledbank.games.mating.tests.words import combat, cost, environment, flashy, sneaky

WINDOW_OF = {
    "alarm-call": 1, "food-cache": 2, "level-up": 2, "satellite-male": 2, "female-mimic": 3,
    "nuptial-gift": 4, "sperm-competition": 4,
}  # fmt: skip
ANSWERS = ("camouflage", "mate-guarding")


def playable(effect: str, food: int | None = None, window: int | None = None) -> Position:
    """A window for the card, or another; its owner has just the food, or another amount."""
    card = sneaky(effect)
    return scene(
        hands=[card],
        males=[combat("mid", 2) if effect == "satellite-male" else flashy("mid", 2),
            combat("mid"), flashy("mid")],
        food=[cost(card) if food is None else food],
        blue=[1, 0, 1],
        mated=1,
        offspring=1,
        window=window or WINDOW_OF[effect],
        turned_up=environment(predators=0, scarcity=0),
    )  # fmt: skip


def sneaking(effect: str) -> str:
    """How the card is played there; on the third seat if it names a rival."""
    named = effect in ("female-mimic", "sperm-competition")
    return f"sneak {sneaky(effect)}" + (" on seat 3" if named else "")
