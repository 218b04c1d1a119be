# Not compiled: texts for people.
"""A guided first game: three rounds for three, and a lesson at each new kind of decision."""

from tangledbank.core.guide import Guide, Lesson
from tangledbank.games.phylo.view import View


def draws_first(view: View) -> bool:
    """§2.1"""
    return view.phase == "drawing" and view.draw == 1


def draws_again(view: View) -> bool:
    """§2.1"""
    return view.phase == "drawing" and view.draw > 1


def aims(view: View) -> bool:
    """§4.1"""
    return view.phase == "aiming"


def is_asked_by_an_event(view: View) -> bool:
    """§6.3, §6.9"""
    return view.phase in ("striking", "restoring")


GUIDE = Guide(
    opening="Five cards in your hand, and the plants and animals among them must make a food web "
    "that holds together. The web with the most points wins the round. This first game has "
    "three rounds.",
    closing="A full game goes to 50 points, with up to six players, and you may bring a deck of "
    "your own. Its rules are in the menu; play it now, and ask for the odds before you draw.",
    bots=("greedy", "greedy"),
    seed=202,
    options={"end": "rounds", "rounds": 3},
    lessons=(
        Lesson(
            "draw", "What floats counts",
            "A plant counts by itself, an animal if its food is in your hand and both share a "
            "terrain and a climate. Touch the cards to drop, then Draw; or keep all.",
            "§3.1", draws_first,
        ),
        Lesson(
            "again", "The last draw",
            "A species on the bank has no food in your hand, and counts nothing. Events have no "
            "points either, but they strike the webs of others: keep them.",
            "§3.5", draws_again,
        ),
        Lesson(
            "aim", "Aim in secret",
            "Touch an event, then whom it shall harm; one that helps is for you. Then you are "
            "Ready, and when all are, all hands are shown.",
            "§4.2", aims,
        ),
        Lesson(
            "event", "An event asks you",
            "Events strike the card with the most points, and bring back what helps most. Where "
            "several are level, you choose: touch one.",
            "§6.3", is_asked_by_an_event,
        ),
    ),
)  # fmt: skip
