"""A guided first game: three rounds for three, and a lesson at each new kind of decision."""

from tangledbank.core.guide import Guide, Lesson
from tangledbank.games.phylo.seen.view import View


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
    closing="A full game goes to 50 points, with two to six players, and a table may bring a "
    "deck of its own. Play one, and look at the odds before you draw.",
    bots=("greedy", "greedy"),
    seed=202,
    options={"end": "rounds", "rounds": 3},
    lessons=(
        Lesson(
            "draw", "What is in the pond counts",
            "A plant counts by itself; an animal counts with its food, if both share a terrain "
            "and a climate. Touch what you drop, then draw as many; or keep all.",
            "§3.1", draws_first,
        ),
        Lesson(
            "again", "The last draw",
            "What lies on the bank finds no food in your hand, and counts nothing. Events lie "
            "there, too: they have no points, but they strike other webs or help yours.",
            "§3.5", draws_again,
        ),
        Lesson(
            "aim", "Aim in secret",
            "Touch an event that harms, then whom it is for; one that helps is for you. Then say "
            "that you are ready: when all are, all hands are shown.",
            "§4.2", aims,
        ),
        Lesson(
            "event", "An event asks",
            "An event strikes the card with the most points; Restoration brings back the one that "
            "helps you most. If several are level, you choose. Touch one.",
            "§6.3", is_asked_by_an_event,
        ),
    ),
)  # fmt: skip
